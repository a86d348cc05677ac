import { build, move } from '../dom/build';
import { hasClass } from '../dom/query';

/** What the author had on an element of the attributes that a widget writes; null for nothing. */
export type Kept = {
  readonly values: Readonly<Record<string, string>>;
  /** The names of all attributes, in the author's order. */
  readonly order: readonly string[];
} | null;

const namesOf = (element: Element): string[] =>
  Array.prototype.map.call(element.attributes, ({ name }: Attr) => name) as string[];

/** Remembers what the author had under `names`; most elements have nothing, and cost nothing. */
export function keep(element: Element, names: readonly string[]): Kept {
  if (!element.hasAttributes()) return null;
  let values: Record<string, string> | null = null;
  for (const name of names) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    values = values || {};
    values[name] = value;
  }
  return values && { values, order: namesOf(element) };
}

/** Puts attributes that went and came back into the author's order. */
function reorder(element: Element, order: readonly string[]): void {
  const wanted = order.filter((name) => element.hasAttribute(name));
  const now = namesOf(element).filter((name) => order.indexOf(name) >= 0);
  if (now.join() === wanted.join()) return;
  for (const name of wanted) {
    const value = element.getAttribute(name) as string;
    element.removeAttribute(name);
    element.setAttribute(name, value);
  }
}

const NOTHING: readonly Kept[] = [];

/** Most items have nothing that has to be kept; they share that. */
export const keepAll = (all: readonly Kept[]): readonly Kept[] =>
  all.some(Boolean) ? all : NOTHING;

export function setAttribute(element: Element, name: string, value: string | null): void {
  // Reading comes first: Chrome leaves style="" behind where it has not written the attribute yet.
  const now = element.getAttribute(name);
  if (now === value) return;
  if (value === null) {
    element.removeAttribute(name);
    return;
  }
  // A strict Content-Security-Policy refuses the attribute; what a script set comes back without it.
  if (name === 'style') (element as HTMLElement).style.cssText = value;
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Takes attributes off, whose names stand in one text. */
export const dropAttributes = (element: Element, names: string): void =>
  names.split(' ').forEach((name) => element.removeAttribute(name));

/** Takes a `style` off that says nothing any more. */
export function dropEmptyStyle(element: Element): void {
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}

/** Takes a panel's stop for Tab off that came of an earlier run: it stands behind the name that we gave. */
export function dropStop(panel: Element): void {
  const isBehind = /aria-label.* tabindex/.test(namesOf(panel).join(' '));
  if (isBehind && panel.getAttribute('tabindex') === '0') panel.removeAttribute('tabindex');
}

export function setClass(element: Element, name: string, on = true): void {
  // Browsers write the attribute, and tell those who watch it, also where nothing changes.
  if (hasClass(element, name) === on) return;
  if (element.className) element.classList.toggle(name);
  else element.className = name;
}

/** Takes classes off, one at a time. Support: IE 11, which knows no other way. */
export function dropClasses(element: Element, names: readonly string[]): void {
  for (const name of names) setClass(element, name, false);
}

/** Names written in one text, as in an attribute. */
export const words = (text: string | null): string[] => (text || '').split(/\s+/).filter(Boolean);

/**
 * Takes the widget's classes off. What the author wrote comes back to the letter, unless the page
 * has changed other classes meanwhile.
 */
function restoreClasses(element: Element, kept: string | null, ours: readonly string[]): void {
  const isOurs = (name: string): boolean => ours.indexOf(name) >= 0;
  // Browsers write each once.
  const others = (names: string[]): string =>
    names.filter((name, n) => !isOurs(name) && names.indexOf(name) === n).join(' ');
  const authors = words(kept);
  const now = others(words(element.getAttribute('class')));
  const changed = now !== others(authors);
  setAttribute(
    element,
    'class',
    changed ? authors.filter(isOurs).concat(now).join(' ').trim() : kept,
  );
}

/** What the widget writes inline: its measures, and on what it shows and hides, `display`. */
const isOurs = (name: string, hides: boolean): boolean =>
  name.indexOf('--_') === 0 || (hides && name === 'display');

/** The same for inline styles: to the letter, unless the page has changed some meanwhile. */
function restoreStyle(element: HTMLElement, kept: string | null, hides: boolean): void {
  if (element.getAttribute('style') === kept) return;
  const { style } = element;
  const before = document.createElement('i').style;
  before.cssText = kept || '';
  const names = (Array.prototype.slice.call(style) as string[]).concat('display');
  const isChanged = (name: string): boolean =>
    !isOurs(name, hides) && style.getPropertyValue(name) !== before.getPropertyValue(name);
  if (!names.some(isChanged)) return setAttribute(element, 'style', kept);
  for (const name of names) {
    if (!isOurs(name, hides)) continue;
    style.setProperty(name, before.getPropertyValue(name), before.getPropertyPriority(name));
  }
}

/** Gives an element back: `names` as they were kept, and without the classes `ours`. */
export function restore(
  element: Element,
  kept: Kept | undefined,
  names: readonly string[],
  ours: readonly string[],
): void {
  for (const name of names) {
    const value = kept?.values[name] ?? null;
    if (name === 'class') restoreClasses(element, value, ours);
    else if (name === 'style')
      restoreStyle(element as HTMLElement, value, names.indexOf('hidden') >= 0);
    else setAttribute(element, name, value);
  }
  if (kept) reorder(element, kept.order);
}

/** What gives something back to the author; the newest runs first. */
export type Undo = (() => void)[];

/** Gives back all that was taken. */
export function giveBack(undo: Undo): void {
  while (undo.length) (undo.pop() as () => void)();
}

/** Remembers what the author had on an element, to be restored in the end. */
export function borrow(
  undo: Undo,
  element: Element,
  names: readonly string[],
  ours: readonly string[],
): void {
  const kept = keep(element, names);
  undo.push(() => restore(element, kept, names, ours));
}

/** Puts a box around an element that has a meaning of its own; it is the box that is hidden and shown. */
export function boxIn(element: HTMLElement, undo: Undo): HTMLElement {
  const box = build('div', '');
  (element.parentNode as Node).insertBefore(box, element);
  move(element, box, null);
  if (element.hidden || element.style.display === 'none') {
    borrow(undo, element, ['hidden', 'style'], []);
    element.removeAttribute('hidden');
    element.style.removeProperty('display');
  }
  return box;
}
