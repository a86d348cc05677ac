/** The author's values of attributes that a widget writes, by name; null when there were none. */
export type Kept = Readonly<Record<string, string>> | null;

/** Attribute values to be written; null removes. */
export type Attributes = Readonly<Record<string, string | null>>;

/** Remembers what the author had under `names`; most elements have nothing, and cost nothing. */
export function keep(element: Element, names: readonly string[]): Kept {
  let kept: Record<string, string> | null = null;
  for (const name of names) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    kept = kept || {};
    kept[name] = value;
  }
  return kept;
}

export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const name of Object.keys(attributes)) setAttribute(element, name, attributes[name] ?? null);
}

export function setClass(element: Element, name: string, on: boolean): void {
  if (on) element.classList.add(name);
  else element.classList.remove(name);
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Takes the widget's classes off. What the author wrote comes back to the letter, unless the page
 * has changed the classes meanwhile.
 */
function restoreClasses(element: Element, kept: string | undefined, ours: readonly string[]): void {
  const authors = words(kept || '');
  for (const name of ours) if (authors.indexOf(name) < 0) element.classList.remove(name);
  const now = words(element.getAttribute('class') || '');
  const missing = authors.filter((name) => now.indexOf(name) < 0);
  const removable = missing.every((name) => ours.indexOf(name) >= 0);
  if (removable && now.every((name) => authors.indexOf(name) >= 0)) {
    setAttribute(element, 'class', kept ?? null);
  }
}

/** Gives an element back: `names` as they were kept, and without the classes `ours`. */
export function restore(
  element: Element,
  kept: Kept,
  names: readonly string[],
  ours: readonly string[],
): void {
  for (const name of names) {
    if (name === 'class') restoreClasses(element, kept?.[name], ours);
    else setAttribute(element, name, kept?.[name] ?? null);
  }
}
