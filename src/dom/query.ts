/** Those that fit of a node and its following siblings; not by `childNodes`, which is slow to make an array of. */
export function siblingsFrom<N extends Node>(first: Node | null, fits: (node: N) => unknown): N[] {
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

/** The child of `parent` that `node` is or lies in; null when it lies elsewhere. */
export function childHolding(parent: Element, node: Node | null): HTMLElement | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at as HTMLElement | null;
}

/** Whether a link leads to another page, and not just to a place in this one. */
export const isRealLink = (element: Element): boolean =>
  /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '');

/** Elements that react to a press or take focus by themselves. */
export const CONTROLS =
  'a,button,input,select,textarea,label,summary,[tabindex],[contenteditable],[controls]';

/** Whether the element, or what lies between it and `end`, reacts to a press by itself. */
export function isInteractive(element: Element, end: Element): boolean {
  const control = element.closest(CONTROLS);
  return !!control && control !== end && end.contains(control);
}

/** The name of an element in capitals, as XHTML has it in small letters. */
export const tagOf = ({ nodeName }: Node): string => nodeName.toUpperCase();
