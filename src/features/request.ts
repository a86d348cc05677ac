import $ from 'jquery';
import { warnOnce } from '../core/warn';
import type { Item } from '../core/widget';
import type { AjaxOption } from './options';

/** What a failed request leaves: jQuery's XHR object, or what stands for it where nothing was sent. */
export type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

/** What stands for jQuery's XHR object where nothing was sent. */
export const noAnswer = (statusText: string): Failed => ({
  status: 0,
  statusText,
  responseText: '',
});

/** Asks for an address, with the settings of the page; null where nothing is sent. */
export function request(item: Item, url: string): JQuery.jqXHR | null {
  const { widget } = item;
  const { options, root, kind } = widget;
  const ajax = options['ajax'] as AjaxOption;
  // jQuery says by itself that it is AJAX, as only the page's own origin is asked.
  const settings = { cache: options['cacheAjax'] };
  if (!($ as Partial<JQueryStatic>).ajax) {
    warnOnce(widget, 'this build of jQuery has no $.ajax');
    return null;
  }
  const more = typeof ajax === 'function' ? ajax.call(root, settings, kind.describe(item)) : ajax;
  if (more === false) return null;
  return $.ajax($.extend({}, settings, more, { url, dataType: 'html' }) as JQuery.AjaxSettings);
}
