import { attributeOf } from '../../core/items';
import { itemsHolding } from '../../core/lookup';
import { warnOnce } from '../../core/warn';
import type { Item, Load } from '../../core/widget';

/** An address as the browser understands it, relative to the page. */
export const resolved = (address: string): string =>
  Object.assign(document.createElement('a'), { href: address }).href;

/** Whether an address is of another site. */
export const isForeign = (url: string): boolean => url.indexOf(location.origin + '/') !== 0;

/** Whether an item lies in content from an address: the same content in it would never come to an end. */
function isInside({ widget }: Item, url: string): boolean {
  return itemsHolding(widget.root).some(({ load }) => load && load.url === url);
}

/**
 * Whether an item's content may be loaded (C18, F7): from the web, and from the page's own site where it isn't framed.
 */
export const isAllowed = (item: Item, { url, framed }: Load): boolean =>
  /^https?:/.test(url) && (framed || !(isForeign(url) || isInside(item, url)));

/** A hash alone is a place in the page, and no address of other content. */
export const isAddress = (url: string | null | undefined): url is string =>
  !!url && /^\s*[^\s#]/.test(url);

/** The address that an item's elements or options give, resolved; empty where there is none. */
export function addressOf(item: Item, given?: string | null): string {
  const address = isAddress(given) ? given : attributeOf(item, 'data-content-url');
  if (!item.panel || !isAddress(address)) return '';
  const url = resolved(address);
  if (/\S\s+\S/.test(address) && /^http/.test(url))
    warnOnce(item.widget, `"${address}": a URL has no blanks; to show a part of it, use render`);
  return url;
}
