import { hasClass } from '../dom/build';
import { forget } from './items';
import { releaseParts } from './release';
import type { Widget } from './widget';

/** Whether parts are still in their set and bear their marks (C14); null where there is none. */
export const areMarked = (
  root: Node,
  parts: readonly (Element | null)[],
  marks: readonly string[],
): boolean =>
  parts.every((part, n) => !part || (root.contains(part) && hasClass(part, marks[n] as string)));

/** The same of the items in a list; those that the page took out don't count. */
export const areIntact = ({ items, root }: Widget, list: Node, marks: readonly string[]): boolean =>
  items.every(
    ({ element, trigger, panel }) =>
      element.parentNode !== list || areMarked(root, [element, trigger, panel], marks),
  );

/** Gives back the items that the page took out of a list, or rewrote. */
export function dropGone({ items, kind, root }: Widget, list: Node): void {
  items.forEach((item) => {
    const { element, trigger } = item;
    if (element.parentNode === list && element.contains(trigger)) return;
    forget(item);
    releaseParts(kind, root, element, false);
  });
}
