import $ from 'jquery';
import { detailOf, report } from '../../core/events';
import { warnOnce } from '../../core/warn';
import type { Item, Load } from '../../core/widget';
import type { AjaxOption, Failed } from './rows';

/** What stands for jQuery's XHR object where nothing was sent. */
export const unsent = (statusText: string): Failed => ({ status: 0, statusText, responseText: '' });

/**
 * Asks for an address, with the settings of the page; undefined where nothing is sent, as where the page's function has
 * stopped the load.
 */
export function request(item: Item, { url, stop }: Load): JQuery.jqXHR | undefined {
  const { widget } = item;
  const { options, root } = widget;
  const ajax = options['ajax'] as AjaxOption;
  // jQuery says by itself that it is AJAX, as only the page's own origin is asked.
  const fixed = { url, dataType: 'html' };
  // Of the page's `$.ajaxSetup`, the method is for its own requests.
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
