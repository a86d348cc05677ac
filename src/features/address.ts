import { itemOn, type Item } from '../core/widget';

/** An address as the browser understands it, relative to the page; null for what is none. */
export function parse(address: string): URL | null {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

/** Whether the item lies in content from the same address: such content would never come to an end. */
function isInside(item: Item, { href }: URL): boolean {
  for (let at: Element | null = item.widget.root; at; at = at.parentElement) {
    const { load } = itemOn(at) || {};
    if (load && parse(load.url)?.href === href) return true;
  }
  return false;
}

/** Why content may not come from an address (C18, F7); an empty text where it may. */
export function refusalOf(item: Item, url: URL | null, framed: boolean): string {
  if (!url || !/^https?:$/.test(url.protocol)) return 'no http(s) address';
  if (framed) return '';
  if (url.origin !== location.origin) return 'another site needs the option iframe';
  return isInside(item, url) ? 'it would hold itself' : '';
}
