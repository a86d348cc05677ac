import { words } from '../../dom/text';
import type { Kind } from '../widget';

/** The original values of the attributes that we overwrite. */
export type Originals = Readonly<Record<string, string>>;

const records = new WeakMap<Element, Originals>();

/** Remembers the original values of some attributes. Most elements have none of them, and get no record. */
export function rememberAttributes(
  element: Element,
  names: readonly string[],
): Originals | undefined {
  if (!element.hasAttributes()) return undefined;
  let kept: Record<string, string> | undefined;
  names.forEach((name) => {
    const value = element.getAttribute(name);
    if (value !== null) (kept = kept || {})[name] = value;
  });
  if (kept) records.set(element, kept);
  return kept;
}

/** Returns and forgets the original attributes of an element. */
export function takeOriginals(element: Element): Originals {
  const kept = records.get(element) || {};
  records.delete(element);
  return kept;
}

/** Whether the original markup has this attribute. */
export const hadAttribute = (element: Element, name: string): boolean =>
  name in (records.get(element) || {});

const writable: Record<string, readonly string[]> = {};

/** The attributes that may be written on elements with these classes. */
export function writableOn({ name, writtenAttributes }: Kind, classes: string): readonly string[] {
  const key = name + classes;
  const known = writable[key];
  if (known) return known;
  const lists = words(classes).map((one) => writtenAttributes[one]);
  return (writable[key] = words(lists.join(' ')));
}

/**
 * Takes over an element: remembers its original attributes, and adds our classes. It removes the class `z-active`, which
 * pages may write for visitors without scripts. It writes the classes once, because each write costs time.
 */
export function claim(kind: Kind, element: Element, classes: string): void {
  const kept = rememberAttributes(element, writableOn(kind, classes));
  const authors = kept && kept['class'];
  const others = authors && authors.replace(/(^|\s)z-active(?!\S)/, '');
  element.setAttribute('class', others ? others + ' ' + classes : classes);
  // Pages may write `aria-hidden` on closed panels, for the time before the start.
  if (kept && kept['aria-hidden']) element.removeAttribute('aria-hidden');
}
