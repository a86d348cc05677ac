import { placeIn } from './addresses';

/** Filters a node and the siblings after it. This is faster than an array made of `childNodes`. */
export function siblingsFrom<N extends Node>(first: Node | null, fits: (node: N) => unknown): N[] {
  const found: N[] = [];
  for (let node = first; node; node = node.nextSibling) if (fits(node as N)) found.push(node as N);
  return found;
}

/** The child elements. Not `parent.children`: in a form, that can be a field with the name `children`. */
export const childrenOf = (parent: Element): HTMLElement[] =>
  siblingsFrom(parent.firstChild, ({ nodeType }) => nodeType === 1);

/** The first child element with a class. */
export const childWith = <E extends Element>(parent: Element, className: string): E | null =>
  parent.querySelector<E>(':scope > .' + className);

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

/** Whether a node comes before another one in the document. */
export const isBefore = (node: Node, other: Node): boolean =>
  !!(node.compareDocumentPosition(other) & FOLLOWING);

/** A node and all that it is shown in: its ancestors, across shadow roots and their slots. */
export function pathOf(node: Node): Node[] {
  const path: Node[] = [];
  let at: Node | null = node;
  while (at) {
    path.push(at);
    const { assignedSlot, host } = at as Partial<Element & ShadowRoot>;
    at = assignedSlot || at.parentNode || (at.nodeType === 11 && host) || null;
  }
  return path;
}

/** Returns a function that tells whether a node has left the document since this call. */
export function watchLeaving(node: Node): () => boolean {
  const { isConnected } = node;
  return () => isConnected && !node.isConnected;
}

/** The child of `parent` that is `node` or contains it; null if `parent` doesn't contain it. */
export function childHolding(parent: Element, node: Node | null): HTMLElement | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at as HTMLElement | null;
}

/**
 * The target of an event if it matches a selector, otherwise its nearest ancestor that does. Null for an event that a
 * script has dispatched on the document or the window.
 */
export function closestOf<E extends Element>(event: Event, selector: string): E | null {
  const target = event.composedPath()[0] as Partial<Element>;
  return target.closest ? target.closest<E>(selector) : null;
}

/** Whether a link leads to another page, and not to a place in this one. */
export const isRealLink = (element: Element): boolean =>
  /^\s*(?!#|javascript:)\S/i.test(element.getAttribute('href') || '') && !placeIn(element);

export const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Elements that react to a press, or are focusable, by themselves. */
export const CONTROLS =
  'a,button,input,select,textarea,label,summary,[tabindex],[contenteditable],[controls]';

/** Whether the element, or an ancestor of it inside `end`, reacts to a press by itself. */
export function isInteractive(element: Element, end: Element): boolean {
  const control = element.closest(CONTROLS);
  return !!control && control !== end && end.contains(control);
}
