/**
 * Marks generated elements, and original ones that we hide. The value says what the end of a widget does with one:
 * `box`: unwrap it. `back`: move its children into the element before it, and remove it. `empty`: remove it if it is
 * still empty. `hidden`: show it again, because it is an original one. Without a value: remove it.
 */
export const MADE = 'data-z-made';

export type Made = '' | 'box' | 'back' | 'empty' | 'hidden';

/** The document or the shadow root that a node is in. */
export function treeOf(node: Node): Document | ShadowRoot {
  const tree = node.getRootNode() as Document | ShadowRoot;
  return 'getElementById' in tree ? tree : document;
}

/** Creates an element with the mark. It uses DOM calls, because a page's Trusted Types policy may refuse HTML text. */
export function build(tag: string, className: string, made?: Made): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.setAttribute(MADE, made || '');
  return element;
}

/** Hides an original element until the widget ends. */
export function hideByMark(element: HTMLElement): void {
  element.setAttribute('hidden', '');
  element.setAttribute(MADE, 'hidden');
}

/**
 * Returns a function that returns a new clone of an element at each call. Cloning is faster than creating each one. The
 * element is created at the first call, because pages without a set need none.
 */
export function cloner(make: () => HTMLElement): () => HTMLElement {
  let model: HTMLElement | undefined;
  return () => (model = model || make()).cloneNode(true) as HTMLElement;
}

/** A node that can move others without reloading them, if the browser supports that. */
interface Movable extends Node {
  moveBefore(node: Node, before: Node | null): void;
}

/**
 * Moves `node` into `parent`, before `next` if that is a child of it. Frames aren't reloaded if the browser supports
 * `moveBefore`.
 */
export function move(node: Node, parent: Node, next?: Node | null): void {
  const mover = parent as Node & Partial<Movable>;
  const before = next && next.parentNode === parent ? next : null;
  if (mover.moveBefore && node.isConnected && parent.isConnected) mover.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * Elements that lose their state when they are moved without `moveBefore`: frames reload, editors lose their selection.
 */
const STATEFUL = 'iframe,object,embed,[contenteditable]';

/** The frame of CKEditor 4, which starts again whenever its frame is moved, even if the frame has kept its state. */
const WATCHED = 'iframe[src=""]';

/**
 * Whether an element loses its state when it is moved: one of `STATEFUL` (only of `WATCHED`, if the browser supports
 * `moveBefore`), or a custom element without `connectedMoveCallback`.
 */
export function isStateful(element: Element): boolean {
  const isMovable = (element as Partial<Movable>).moveBefore;
  const custom = customElements.get(element.getAttribute('is') || element.localName);
  if (custom) return !(isMovable && 'connectedMoveCallback' in custom.prototype);
  return element.matches(isMovable ? WATCHED : STATEFUL);
}

/** Whether an element contains one that loses its state when it is moved. */
export const holdsStateful = (element: Element): boolean =>
  Array.from(element.getElementsByTagName('*')).some(isStateful);

/**
 * Removes a node, if it is anywhere. Not by the node's own `remove`: Prototype has another one, which fails for a node
 * that the page has taken out already.
 */
export function remove(node: Node): void {
  if (node.parentNode) node.parentNode.removeChild(node);
}

/** Wraps the children of `parent` from `first` to before `end` in `box`. If `end` is null, it wraps all that follow. */
export function wrap(
  parent: Node,
  box: HTMLElement,
  first: Node | null,
  end: Node | null,
): HTMLElement {
  parent.insertBefore(box, first);
  while (box.nextSibling !== end) move(box.nextSibling as Node, box);
  return box;
}

/** Replaces a box with its children. */
export function unwrap(box: Element): void {
  const parent = box.parentNode;
  while (parent && box.firstChild) move(box.firstChild, parent, box);
  remove(box);
}

/** Replaces a box of content with its children. It stays, without attributes, if something in it would lose its state. */
export function unwrapContent(box: Element): void {
  if (!holdsStateful(box)) return unwrap(box);
  Array.from(box.attributes).forEach(({ name }) => box.removeAttribute(name));
}
