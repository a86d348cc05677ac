import $ from 'jquery';
import { itemOn } from '../core/items';
import { warnOnce } from '../core/warn';
import type { Item, Load } from '../core/widget';
import type { AjaxOption } from './options';

/** An address as the browser understands it, relative to the page; null for what is none. */
function parse(address: string): URL | null {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

/** Whether an address is of another site. */
export const isForeign = (address: string): boolean => parse(address)?.origin !== location.origin;

/** Whether the item lies in content from the same address: such content would never come to an end. */
function isInside(item: Item, href: string): boolean {
  for (let at: Element | null = item.widget.root; at; at = at.parentElement) {
    const { load } = itemOn(at) || {};
    if (load && parse(load.url)?.href === href) return true;
  }
  return false;
}

/** Where content comes from, if that is allowed (C18, F7): from the web, and from the page's own site where it isn't framed. */
export function addressOf(item: Item, { url, framed }: Load): string | undefined {
  const { protocol, href } = parse(url) || { protocol: '', href: '' };
  const isOwn = !isForeign(url) && !isInside(item, href);
  return /^https?:$/.test(protocol) && (framed || isOwn) ? href : undefined;
}

/** What a failed request leaves: jQuery's XHR object, or what stands for it where nothing was sent. */
export type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

/** What stands for jQuery's XHR object where nothing was sent. */
export const noAnswer = (statusText: string): Failed => ({
  status: 0,
  statusText,
  responseText: '',
});

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
