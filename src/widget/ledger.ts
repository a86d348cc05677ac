/** The author's values of attributes that a widget writes, by name; null when there were none. */
export type Kept = Readonly<Record<string, string>> | null;

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

export function setClass(element: Element, name: string, on: boolean): void {
  if (on) element.classList.add(name);
  else element.classList.remove(name);
}

const words = (text: string | null): string[] => (text || '').split(/\s+/).filter(Boolean);

/**
 * Takes the widget's classes off. What the author wrote comes back to the letter, unless the page
 * has changed other classes meanwhile.
 */
function restoreClasses(element: Element, kept: string | null, ours: readonly string[]): void {
  const isOurs = (name: string): boolean => ours.indexOf(name) >= 0;
  const isOther = (name: string): boolean => !isOurs(name);
  const authors = words(kept);
  const now = words(element.getAttribute('class')).filter(isOther).join(' ');
  const changed = now !== authors.filter(isOther).join(' ');
  setAttribute(
    element,
    'class',
    changed ? authors.filter(isOurs).concat(now).join(' ').trim() : kept,
  );
}

/** Gives an element back: `names` as they were kept, and without the classes `ours`. */
export function restore(
  element: Element,
  kept: Kept,
  names: readonly string[],
  ours: readonly string[],
): void {
  for (const name of names) {
    const value = kept?.[name] ?? null;
    if (name === 'class') restoreClasses(element, value, ours);
    else setAttribute(element, name, value);
  }
}

/** What gives something back to the author; the newest runs first. */
export type Undo = (() => void)[];

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
