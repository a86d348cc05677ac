import { words } from '../../dom/text';
import type { Kind } from '../widget';

/** What the author had on an element of the attributes that are written. */
export type Originals = Readonly<Record<string, string>>;

const records = new WeakMap<Element, Originals>();

/** Remembers what the author has of some attributes; most elements have none, and get no record. */
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

/** What is remembered of an element; it is remembered no more. */
export function takeOriginals(element: Element): Originals {
  const kept = records.get(element) || {};
  records.delete(element);
  return kept;
}

/** Whether an attribute was the author's before it could be ours. */
export const hadAttribute = (element: Element, name: string): boolean =>
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
  const kept = rememberAttributes(element, writableOn(kind, classes));
  const own = kept && kept['class'];
  element.setAttribute('class', own ? own + ' ' + classes : classes);
}
