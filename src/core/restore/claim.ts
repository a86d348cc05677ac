import { words } from '../../dom/text';
import type { Kind } from '../widget';

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
