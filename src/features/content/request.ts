import $ from 'jquery';
import { detailOf, report } from '../../core/events';
import { warnOnce } from '../../core/warn';
import type { Item, Load } from '../../core/widget';
import type { AjaxOption, Failed } from './rows';

/** Stands for jQuery's XHR object if nothing was sent. */
export const unsent = (statusText: string): Failed => ({ status: 0, statusText, responseText: '' });

/**
 * Sends a request with the page's settings. Returns undefined if nothing is sent, for example because the page's
 * function refused.
 */
export function request(item: Item, { url, stop }: Load): JQuery.jqXHR | undefined {
  const { widget } = item;
  const { options, root } = widget;
  const ajax = options['ajax'] as AjaxOption;
  // jQuery adds the header `X-Requested-With` itself, as the request is for the page's origin.
  const fixed = { url, dataType: 'html' };
  // `type` is set because of `$.ajaxSetup`, whose method is for the page's own requests.
  const settings = { type: 'GET', cache: options['cacheAjax'] as boolean, ...fixed };
  if (!($ as Partial<JQueryStatic>).ajax) return void warnOnce(widget, 'this jQuery has no $.ajax');
  try {
    const more = typeof ajax === 'function' ? ajax.call(root, settings, detailOf(item)) : ajax;
    const isWanted = item.load && item.load.stop === stop;
    if (more !== false && isWanted) return $.ajax($.extend(settings, more as object, fixed));
  } catch (error) {
    report(error);
  }
  return undefined;
}
