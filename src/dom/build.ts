import { isInPage } from './query';

/** Makes an element with a class and children. */
export function build(tag: string, className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const child of children) element.appendChild(child);
  return element;
}

interface Mover {
  moveBefore?: (node: Node, before: Node | null) => void;
}

/**
 * Puts `node` into `parent` before `before` (null: at the end). Where the browser can move a node
 * without taking it out of the page, frames keep their document and media go on playing.
 */
export function move(node: Node, parent: Node, before: Node | null): void {
  const mover = parent as Node & Mover;
  if (mover.moveBefore && node.isConnected && parent.isConnected) mover.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** Moves nodes by `work`; focus that is lost on the way comes back. */
export function keepingFocus<T>(work: () => T): T {
  const focused = document.activeElement as HTMLElement | null;
  const result = work();
  if (focused && focused !== document.activeElement && isInPage(focused)) {
    focused.focus({ preventScroll: true });
  }
  return result;
}

/** Puts all children of `element` into `target`, and `target`, or what it lies in, into `element`. */
export function wrapContent(element: Element, outer: Element, target = outer): void {
  element.insertBefore(outer, element.firstChild);
  while (outer.nextSibling) move(outer.nextSibling, target, null);
}

/** Puts the children of `element` in its place. */
export function unwrap(element: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  while (element.firstChild) move(element.firstChild, parent, element);
  parent.removeChild(element);
}

/** Takes a node out of the page, if it is in one. */
export function detach(node: Node): void {
  if (node.parentNode) node.parentNode.removeChild(node);
}

/** Gives an element the focus, also one that is no stop for Tab; returns what takes that back. */
export function focusOn(element: HTMLElement): () => void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return () => undefined;
  const left = (): void => {
    element.removeEventListener('blur', left);
    if (element.getAttribute('tabindex') === '-1') element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', left);
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return left;
}
