import { tagOf } from './build';
import { hideByMark, MADE } from './build';

/** The roots of both kinds of widget. */
export const ROOTS = '.z-tabs,.z-accordion';

/** What pages put behind floats. */
const CLEARING = ':empty:not([id]):is(.clear,[class=clearfix],[style*=clear])';

/** Elements that may stand among the parts of a widget without being one of them: boxes of ours can, as they hold the author's nodes. */
const IGNORED = `style,script,noscript,template,link,meta,br,hr,.z-tools,${CLEARING},[${MADE}]:not([${MADE}=box],[${MADE}=hidden])`;

/** Those that fit of a node and its following siblings; not by `childNodes`, which is slow to make an array of. */
export function nodesFrom<N extends Node>(first: Node | null, fits: (node: N) => unknown): N[] {
  const found: N[] = [];
  for (let node = first; node; node = node.nextSibling) if (fits(node as N)) found.push(node as N);
  return found;
}

/** The first child element with a class of ours. */
export const childWith = <E extends Element>(parent: Element, className: string): E | null =>
  parent.querySelector<E>(':scope > .' + className);

/** The browser’s constant, which is long. */
const FOLLOWING = 4;

/** Whether a node stands before another in the page. */
export const isBefore = (node: Node, other: Node): boolean =>
  !!(node.compareDocumentPosition(other) & FOLLOWING);

/** A node and all that is around it, also across shadow roots. */
export function pathOf(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at.parentNode || (at as ShadowRoot).host) path.push(at);
  return path;
}

/** Where the ids around a node are: the page, or a shadow root. */
export function treeOf(node: Node): Document | ShadowRoot {
  const tree = node.getRootNode() as Document | ShadowRoot;
  return 'getElementById' in tree ? tree : document;
}

/** Whether an element is a paragraph without text, as editors leave it behind. */
const isBlank = (node: Element): boolean =>
  tagOf(node) === 'P' && !node.querySelector(':not(br)') && !(node.textContent as string).trim();

/** Whether a node is an element that can be a part. */
export const isPart = (node: HTMLElement): boolean =>
  node.nodeType === 1 && !node.matches(IGNORED) && !isBlank(node);

/** Takes paragraphs without text out of sight: no style sheet can tell them (T1). */
export const hideBlank = (parent: Element): void =>
  nodesFrom(parent.firstChild, (node: HTMLElement) => !node.hidden && isBlank(node)).forEach(
    hideByMark,
  );

/** The child elements that can be parts, without those of ours. */
export const partsIn = (parent: Element): HTMLElement[] => nodesFrom(parent.firstChild, isPart);

/** Whether a set starts, or runs, on the element. */
export const isRoot = (element: Element): boolean => element.matches(ROOTS + ',[data-role^="z-"]');

/** The child of `parent` that `node` is or lies in; null when it lies elsewhere. */
export function childHolding(parent: Element, node: Node | null): HTMLElement | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at as HTMLElement | null;
}

/** Whether something is so of an item's element, or of the link in it, which pages of tabs hide instead. */
function holds(element: HTMLElement, isSo: (part: HTMLElement) => boolean): boolean {
  const part = element.firstElementChild as HTMLElement | null;
  return isSo(element) || (!!part && part.matches('.z-link') && isSo(part));
}

/** Whether the author hid an item, as far as it says so itself: a start asks for no styles. */
export const saysHidden = (element: HTMLElement): boolean =>
  holds(
    element,
    (part) =>
      part.matches('[hidden],.hide') ||
      (part.hasAttribute('style') && part.style.display === 'none'),
  );

/** Whether an item is out of display, by whatever rule; hidden ancestors don't count. */
export const isHidden = (element: HTMLElement): boolean =>
  saysHidden(element) || holds(element, (part) => getComputedStyle(part).display === 'none');

/** The number in a length of CSS. */
export const px = (value: string): number => parseFloat(value) || 0;

/** The size of a box as CSS counts it: with fractions, as its `box-sizing` says, and without the zoom and the transforms that are in rectangles. */
export const usedSize = (element: Element, side: 'width' | 'height'): number =>
  px(getComputedStyle(element)[side]);

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** What a part of an address says; empty where it can't be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The id that a link to a place in this page names, as `#there` or by the page's whole address; else an empty text. */
export function placeIn(link: Element): string {
  const href = link.getAttribute('href') || '';
  const at = href.indexOf('#');
  const place = href.slice(at + 1);
  const page = (address: string): string => address.split('#')[0] as string;
  // Of `#there` alone, `base` makes another address.
  if (at < 0 || (at && page((link as HTMLAnchorElement).href) !== page(location.href))) return '';
  return decoded(place) || place;
}

/** Whether a link leads to another page, and not just to a place in this one. */
export const isRealLink = (element: Element): boolean =>
  /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '') && !placeIn(element);

/** Elements that react to a press or take focus by themselves. */
export const CONTROLS =
  'a,button,input,select,textarea,label,summary,[tabindex],[contenteditable],[controls]';

/** Whether the element, or what lies between it and `end`, reacts to a press by itself. */
export function isInteractive(element: Element, end: Element): boolean {
  const control = element.closest(CONTROLS);
  return !!control && control !== end && end.contains(control);
}

/** Whether an attribute of the author's says yes, as one without a value does. */
export function saysYes(element: Element, name: string, otherwise?: boolean): boolean {
  const value = element.getAttribute(name);
  return value === null ? !!otherwise : !/^(false|0)$/.test(value);
}

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
