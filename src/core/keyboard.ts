import { isHidden, isRightToLeft } from '../dom/query';
import { step } from './selection';
import { isDisabled, isUsable } from './items';
import type { Item, Widget } from './widget';

/** Whether a user can come to an item by keys or by stepping. */
export const isReachable = (item: Item): boolean => !isDisabled(item) && !isHidden(item.element);

/** The next item from an index, in steps of 1 or -1, wrapping. */
export function nextItem(
  { items }: Widget,
  from: number,
  by: number,
  fits: (item: Item) => boolean,
): Item | undefined {
  return items[step(from, by, items.length, (n) => fits(items[n] as Item))];
}

/** The next item that can be opened, in steps of 1 or -1 from the one opened last, or from an end. */
export function nextUsable(widget: Widget, by: number, fromEnd?: boolean): Item | undefined {
  const { open, items } = widget;
  const end = by > 0 ? -1 : items.length;
  const last = fromEnd ? undefined : open[open.length - 1];
  return nextItem(widget, last ?? end, by, (item) => isUsable(item) && isReachable(item));
}

/** Whether a key is held that makes a shortcut of another, or has a link open elsewhere. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether a key is somebody else's: handled already, part of a shortcut, or of typing (AT15). */
export const isForeignKey = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || hasModifier(event) || event.isComposing || event.keyCode === 229;

/** Where a key leads along the items: from which index, and which way; null where it isn't ours. */
function wayOf(
  { root, items }: Widget,
  from: number,
  key: string,
  vertical: boolean,
): [number, number] | null {
  if (key === 'Home') return [-1, 1];
  if (key === 'End') return [items.length, -1];
  if (vertical) return key === 'ArrowUp' ? [from, -1] : key === 'ArrowDown' ? [from, 1] : null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return [from, (key === 'ArrowLeft') === isRightToLeft(root) ? 1 : -1];
}

/** Moves the focus from an item as a key says; the item that has it then, or null where the key isn't ours. */
export function moveFocus(
  from: Item,
  event: KeyboardEvent,
  vertical: boolean,
  fits: (item: Item) => boolean,
): Item | null {
  const { widget } = from;
  const way = wayOf(widget, from.index, event.key, vertical);
  if (!way) return null;
  event.preventDefault();
  const item = nextItem(widget, way[0], way[1], fits) || from;
  item.trigger.focus();
  return item;
}
