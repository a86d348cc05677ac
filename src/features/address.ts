import { itemOn } from '../core/items';
import type { Item } from '../core/widget';

/** An address as the browser understands it, relative to the page; null for what is none. */
export function parse(address: string): URL | null {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

/** Whether an address is of another site. */
export const isForeign = (address: string): boolean => parse(address)?.origin !== location.origin;

/** Whether the item lies in content from the same address: such content would never come to an end. */
function isInside(item: Item, { href }: URL): boolean {
  for (let at: Element | null = item.widget.root; at; at = at.parentElement) {
    const { load } = itemOn(at) || {};
    if (load && parse(load.url)?.href === href) return true;
  }
  return false;
}

/** Whether content may come from an address (C18, F7): of the web, and of the page's own site where it isn't framed. */
export const isAllowed = (item: Item, url: URL, framed: boolean): boolean =>
  /^https?:$/.test(url.protocol) &&
  (framed || (url.origin === location.origin && !isInside(item, url)));

/** What an item's elements say, the first of them that says something. */
export function attributeOf({ header, panel, element }: Item, name: string): string | null {
  const found = [panel, header, element].find((one) => one && one.hasAttribute(name));
  return found ? found.getAttribute(name) : null;
}
