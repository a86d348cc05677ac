import { isOneOf, setAttribute, words } from '../../dom/build';
import { treeOf } from '../../dom/query';
import { idOf, setItem } from '../items';
import type { Item, Kind, Widget } from '../widget';

/** What the author had on an element of the attributes that are written. */
export type Kept = Readonly<Record<string, string>>;

const records = new WeakMap<Element, Kept>();

/** Remembers what the author has of some attributes; most elements have none, and get no record. */
export function keep(element: Element, names: readonly string[]): Kept | undefined {
  if (!element.hasAttributes()) return undefined;
  let kept: Record<string, string> | undefined;
  names.forEach((name) => {
    const value = element.getAttribute(name);
    if (value !== null) (kept = kept || {})[name] = value;
  });
  if (kept) records.set(element, kept);
  return kept;
}

/** What is remembered of an element; it is remembered no more. */
export function takeKept(element: Element): Kept {
  const kept = records.get(element) || {};
  records.delete(element);
  return kept;
}

/** Whether an attribute was the author's before it could be ours. */
export const isAuthors = (element: Element, name: string): boolean =>
  name in (records.get(element) || {});

const writable: Record<string, readonly string[]> = {};

/** The attributes that may be written on parts with these classes. */
export function writableOn({ name, parts }: Kind, classes: string): readonly string[] {
  const key = name + classes;
  const lists = words(classes).map((one) => parts[one]);
  return (writable[key] = writable[key] || words(lists.join(' ')));
}

/** Takes a part over: remembers what the author has of its attributes, and adds its classes by one writing. */
export function claim(kind: Kind, element: Element, classes: string): void {
  const kept = keep(element, writableOn(kind, classes));
  const own = kept && kept['class'];
  element.setAttribute('class', own ? own + ' ' + classes : classes);
}

/** Gives the root these classes instead of those that it had from us, by one writing. */
export function paintClasses(widget: Widget, names: string): void {
  const { root, classes } = widget;
  const authors = words(root.getAttribute('class')).filter((name) => !isOneOf(name, classes));
  const added = words(names).filter((name) => authors.indexOf(name) < 0);
  widget.classes = added.join(' ');
  setAttribute(root, 'class', authors.concat(added).join(' '));
}

let count = 0;

/** Begins the ids of one widget; copies of other pages may have the first ones already. */
export function idPrefix(name: string): string {
  do count += 1;
  while (document.getElementById(`${name}${count}-header-1`));
  return name + count;
}

/** The id of a part, made where it has none; null where it has white space, or an earlier element has the same one. */
export function idFor(element: Element, wanted: string): string | null {
  const id = idOf(element);
  if (!id) element.setAttribute('id', wanted);
  else if (/\s/.test(id) || treeOf(element).getElementById(id) !== element) return null;
  return id || wanted;
}

/** Has the trigger of an item and its panel name each other. */
export function pair({ widget, trigger, panel }: Item): void {
  const { prefix } = widget;
  const serial = (widget.serial += 1);
  if (!panel) return;
  const label = idFor(trigger, `${prefix}-header-${serial}`);
  if (label) panel.setAttribute('aria-labelledby', label);
  const id = idFor(panel, `${prefix}-${serial}`);
  if (id) trigger.setAttribute('aria-controls', id);
}

/** Lets an item be found by its nodes, and closes its panel. */
export function register(item: Item): Item {
  const { widget, panel } = item;
  setItem(item, item);
  if (panel) {
    // Many pages hide all panels but the first themselves, until a script shows them; bindings of Alpine and Knockout mean it.
    const isUnseen =
      panel.hasAttribute('style') &&
      panel.style.display === 'none' &&
      !panel.matches('[x-show],[data-bind*=visible]');
    claim(widget.kind, panel, isUnseen ? 'z-content z-unhidden' : 'z-content');
    panel.setAttribute('hidden', '');
  }
  pair(item);
  return item;
}
