import { hasClass } from '../dom/build';
import { forget } from './items';
import { releaseParts } from './release';
import type { Widget } from './widget';

/** Whether the items in a list still bear the marks of their parts (C14); those that the page took out don't count. */
export const areIntact = (
  { items }: Widget,
  list: Node,
  classes: readonly [string, string],
): boolean =>
  items.every(
    ({ element, trigger, panel }) =>
      element.parentNode !== list ||
      (element.contains(trigger) &&
        hasClass(element, classes[0]) &&
        hasClass(trigger, classes[1]) &&
        (!panel || hasClass(panel, 'z-content'))),
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
