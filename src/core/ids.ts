import { idOf } from '../dom/attributes';
import { treeOf } from '../dom/nodes';

let count = 0;

/** The beginning of a widget's ids. Markup that was saved or loaded may contain the first ones already. */
export function idPrefix(name: string): string {
  do count += 1;
  while (document.getElementById(`${name}${count}-header-1`));
  return name + count;
}

/**
 * The id of an element, which gets the wanted one if it has none. Null if ARIA can't use it: it contains white space,
 * or an earlier element has the same one.
 */
export function idFor(element: Element, wanted: string): string | null {
  const id = idOf(element);
  if (!id) element.setAttribute('id', wanted);
  else if (/\s/.test(id) || treeOf(element).getElementById(id) !== element) return null;
  return id || wanted;
}
