let count = 0;

/** An id prefix of one widget; `name` keeps the ids of bundles that share a page apart. */
export function idPrefix(name: string): string {
  count += 1;
  return name + count;
}

/** The id of an element; a form may have a field of that name in the place of it. */
export const idOf = (element: Element): string => element.getAttribute('id') || '';

/**
 * The id by which ARIA may name the element: its own, or a new one from `wanted`. Null when its own
 * can't be used: it holds white space, or an earlier element has the same one.
 */
export function idFor(element: HTMLElement, wanted: string): string | null {
  const id = idOf(element);
  if (id) {
    const owner = document.getElementById(id);
    return /\s/.test(id) || (owner && owner !== element) ? null : id;
  }
  let free = wanted;
  for (let n = 2; document.getElementById(free); n++) free = `${wanted}-${n}`;
  element.setAttribute('id', free);
  return free;
}
