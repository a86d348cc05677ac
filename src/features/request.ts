import $ from 'jquery';
import { itemOn } from '../core/items';
import { warnOnce } from '../core/warn';
import type { Item, Load } from '../core/widget';
import type { AjaxOption } from './options';

/** An address as the browser understands it, relative to the page. */
export function resolved(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return 'invalid: ' + address;
  }
}

/** Whether an address is of another site. */
export const isForeign = (url: string): boolean => url.indexOf(location.origin + '/') !== 0;

/** Whether an item lies in content from an address: the same content in it would never come to an end. */
function isInside({ widget }: Item, url: string): boolean {
  for (let at: Element | null = widget.root; at; at = at.parentElement) {
    const { load } = itemOn(at) || {};
    if (load && load.url === url) return true;
  }
  return false;
}

/** Whether an item's content may be loaded (C18, F7): from the web, and from the page's own site where it isn't framed. */
export const isAllowed = (item: Item, { url, framed }: Load): boolean =>
  /^https?:/.test(url) && (framed || !(isForeign(url) || isInside(item, url)));

/** What a failed request leaves: jQuery's XHR object, or what stands for it where nothing was sent. */
export type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

/** What stands for jQuery's XHR object where nothing was sent. */
export const unsent = (statusText: string): Failed => ({ status: 0, statusText, responseText: '' });

/** Asks for an address, with the settings of the page; undefined where nothing is sent. */
export function request(item: Item, url: string): JQuery.jqXHR | undefined {
  const { widget } = item;
  const { options, root, kind } = widget;
  const ajax = options['ajax'] as AjaxOption;
  // jQuery says by itself that it is AJAX, as only the page's own origin is asked.
  const settings = { cache: options['cacheAjax'] };
  if (!($ as Partial<JQueryStatic>).ajax)
    return void warnOnce(widget, 'this build of jQuery has no $.ajax');
  const more = typeof ajax === 'function' ? ajax.call(root, settings, kind.describe(item)) : ajax;
  return more === false
    ? undefined
    : $.ajax($.extend({}, settings, more, { url, dataType: 'html' }) as JQuery.AjaxSettings);
}
