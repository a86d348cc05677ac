/**
 * Marks nodes of ours; `box` holds nodes of the author's, `back` holds what belongs into the element before it, `empty`
 * goes only as long as nothing is in it, `hidden` is the author's and only hidden by us.
 */
export const MADE = 'data-z-made';

export type Made = '' | 'box' | 'back' | 'empty' | 'hidden';

/** Makes an element that carries our mark. By DOM calls, as pages may refuse strings of markup. */
export function build(
  tag: string,
  className: string,
  children?: readonly Node[],
  made?: Made,
): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.setAttribute(MADE, made || '');
  if (children) children.forEach((child) => element.appendChild(child));
  return element;
}

/** Hides an element of the author's until the widget ends. */
export function hideByMark(element: HTMLElement): void {
  element.hidden = true;
  element.setAttribute(MADE, 'hidden');
}

/** Gives copies of an element that is made once: quicker than making each. */
export function cloner(make: () => HTMLElement): () => HTMLElement {
  let model: HTMLElement | undefined;
  return () => (model = model || make()).cloneNode(true) as HTMLElement;
}

/** What can move nodes as they are, where the browser can. */
interface Movable extends Node {
  moveBefore(node: Node, before: Node | null): void;
}

/** Puts `node` into `parent`, before `next` where that is in there; frames go on where the browser can move them. */
export function move(node: Node, parent: Node, next?: Node | null): void {
  const mover = parent as Node & Partial<Movable>;
  const before = next && next.parentNode === parent ? next : null;
  if (mover.moveBefore && node.isConnected && parent.isConnected) mover.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** What begins anew where the browser can't move it as it is: what it loads, and what is being edited. */
const STATEFUL = 'iframe,object,embed,[contenteditable]';

/**
 * Whether an element itself begins anew when it is moved: one of those, or a custom element that knows nothing of
 * moves.
 */
export function isStateful(element: Element): boolean {
  const isMovable = !!(element as Partial<Movable>).moveBefore;
  const custom = customElements.get(element.getAttribute('is') || element.localName);
  if (custom) return !(isMovable && 'connectedMoveCallback' in custom.prototype);
  return !isMovable && element.matches(STATEFUL);
}

/** Whether something in an element begins anew when it is moved (C12). */
export const holdsStateful = (element: Element): boolean =>
  Array.from(element.getElementsByTagName('*')).some(isStateful);

/** Puts a new box around the children of `parent` from `first` on, up to `end`, or around all that follow (null). */
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

/** Puts the nodes of a box in its place. */
export function unwrap(box: Element): void {
  const parent = box.parentNode;
  while (parent && box.firstChild) move(box.firstChild, parent, box);
  box.remove();
}

/** The same for a box of content; where something in it would begin anew, the box stays, as a plain one. */
export function unwrapContent(box: Element): void {
  if (!holdsStateful(box)) return unwrap(box);
  Array.from(box.attributes).forEach(({ name }) => box.removeAttribute(name));
}
