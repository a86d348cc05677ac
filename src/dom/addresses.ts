import { treeOf } from './nodes';

/** Decodes a part of an address. If that fails, it stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A URL without its hash. */
export const pageOf = (url: string): string => url.split('#')[0] as string;

/** The id of the place in a page that a fragment names. Like browsers, it looks for the fragment as it is, then decoded. */
export function idFrom(fragment: string, tree: Document | ShadowRoot = document): string {
  const id = decoded(fragment);
  return id !== fragment && tree.getElementById(fragment) ? fragment : id;
}

/** The id of the place in this page that a link leads to (`#id`, or the page's whole address with it); otherwise empty. */
export function placeIn(link: Element): string {
  const href = link.getAttribute('href') || '';
  const at = href.indexOf('#');
  const place = href.slice(at + 1);
  // `#id` alone is a place here even if a `base` element makes the address of another page of it.
  if (at < 0 || (at && pageOf((link as HTMLAnchorElement).href) !== pageOf(location.href)))
    return '';
  return idFrom(place, treeOf(link));
}
