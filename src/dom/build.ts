/**
 * Marks nodes of ours; `box` holds nodes of the author's, `back` holds what belongs into the element
 * before it, `empty` goes only as long as nothing is in it, `hidden` is the author's and only hidden by us.
 */
export const MADE = 'data-z-made';

type Made = '' | 'box' | 'back' | 'empty' | 'hidden';

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

/** Whether a key presses a button. */
export const isPressKey = ({ key }: KeyboardEvent): boolean => /^(Enter| )$/.test(key);

/** The tag of a button of ours at a place: in a `fieldset`, which may be disabled, browsers let nobody press a real one. */
export const buttonTag = (place: Element): 'button' | 'span' =>
  place.closest('fieldset') ? 'span' : 'button';

/** A button that submits no form. */
export function buildButton(
  tag: ReturnType<typeof buttonTag>,
  className: string,
  children?: readonly Node[],
  made?: Made,
): HTMLElement {
  const button = build(tag, className, children, made);
  if (tag === 'button') {
    button.setAttribute('type', 'button');
    return button;
  }
  button.setAttribute('role', 'button');
  button.tabIndex = 0;
  button.addEventListener('keydown', (event) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  });
  return button;
}

/** Gives copies of an element that is made once: quicker than making each. */
export function copies(make: () => HTMLElement): () => HTMLElement {
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

/** Whether an element itself begins anew when it is moved: one of those, or a custom element that knows nothing of moves. */
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

/** Sets an attribute, or takes it off (null); says nothing to the browser where nothing changes. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The name of an element in capitals, as XHTML has it in small letters. */
export const tagOf = ({ nodeName }: Node): string => nodeName.toUpperCase();

/** Sets a class or takes it off; lists of classes are made only where there are classes. */
export function setClass(element: Element, name: string, on = true): void {
  if (element.className) element.classList.toggle(name, on);
  else if (on) element.className = name;
}

/** Whether an element has a class of ours; asked by a selector, as lists of classes stay in memory. */
export const hasClass = (element: Element, name: string): boolean => element.matches('.' + name);

/** Whether a word is one of those in a text; at a start this is quicker than a pattern, which has to be compiled. */
export const isOneOf = (word: string, all: string): boolean => ` ${all} `.indexOf(` ${word} `) >= 0;

/** Words between white space. */
export const words = (text: string | null): string[] => (text || '').split(/\s+/).filter(Boolean);
