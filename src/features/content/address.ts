import { attributeOf } from '../../core/items';
import { itemsHolding } from '../../core/lookup';
import { warnOnce } from '../../core/warn';
import type { Item, Load } from '../../core/widget';

/** Resolves a URL against the page. */
const resolved = (address: string): string =>
  Object.assign(document.createElement('a'), { href: address }).href;

/** Whether a URL has another origin. */
export const isForeign = (url: string): boolean => !url.startsWith(location.origin + '/');

/** Whether an item is inside content that was loaded from this URL: it would load itself for ever. */
function isInside({ widget }: Item, url: string): boolean {
  return itemsHolding(widget.root).some(({ load }) => load && load.url === url);
}

/** Whether an item's content may be loaded: `http(s)` only, and without a frame from the page's origin only. */
export const isAllowed = (item: Item, { url, framed }: Load): boolean =>
  /^https?:/.test(url) && (framed || !(isForeign(url) || isInside(item, url)));

/** Whether a text is a URL of other content. A hash alone is a place in this page. */
export const isAddress = (url: string | null | undefined): url is string =>
  !!url && /^\s*[^\s#]/.test(url);

/** The resolved URL of an item: that of the options, otherwise that of its elements. Empty if there is none. */
export function addressOf(item: Item, given?: string | null): string {
  const address = isAddress(given) ? given : attributeOf(item, 'data-content-url');
  if (!item.panel || !isAddress(address)) return '';
  const url = resolved(address);
  if (/\S\s+\S/.test(address) && /^http/.test(url))
    warnOnce(item.widget, `"${address}": a URL has no blanks; to show a part of it, use render`);
  return url;
}
