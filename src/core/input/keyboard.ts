import { isHidden, isRightToLeft } from '../../dom/styles';
import { isDisabled, isUsable } from '../items';
import type { Item, Widget } from '../widget';

/** Whether a user can come to an item by keys or by stepping. */
export const isReachable = (item: Item): boolean => !isDisabled(item) && !isHidden(item.element);

/** The next item from an index that fits, in steps of 1 or -1, wrapping; the one at the index comes last. */
function nextItem(
  { items }: Widget,
  from: number,
  by: number,
  fits: (item: Item) => boolean,
): Item | undefined {
  const { length } = items;
  for (let n = 1; n <= length; n++) {
    const item = items[(from + n * by + 2 * length) % length] as Item;
    if (fits(item)) return item;
  }
  return undefined;
}

/** The next item that can be opened, in steps of 1 or -1 from the one opened last, or from an end. */
export function nextUsable(widget: Widget, by: number, fromEnd?: boolean): Item | undefined {
  const { open, items } = widget;
  const last = fromEnd ? undefined : open[open.length - 1];
  const from = last ? last.index : by > 0 ? -1 : items.length;
  return nextItem(widget, from, by, (item) => isUsable(item) && isReachable(item));
}

/** Whether a key is held that makes a shortcut of another, or has a link open elsewhere. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether a key is somebody else's: handled already, part of a shortcut, or of typing (AT15). */
export const isForeignKey = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  hasModifier(event) ||
  event.isComposing ||
  (event.target as HTMLElement).isContentEditable;

/**
 * Moves the focus from an item as a key says, on the triggers or on what stands for them; the item that has it then,
 * or null where the key isn't ours.
 */
export function moveFocus(
  from: Item,
  event: KeyboardEvent,
  vertical: boolean,
  stops?: ArrayLike<HTMLElement>,
): Item | null {
  const { widget, index } = from;
  const keys = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (!vertical && isRightToLeft(widget.root)) keys.reverse();
  // The first and the third go back.
  const at = keys.concat('End', 'Home').indexOf(event.key);
  if (at < 0) return null;
  const start = [index, index, widget.items.length, -1][at] as number;
  event.preventDefault();
  const item = nextItem(widget, start, at % 2 ? 1 : -1, isReachable) || from;
  ((stops && stops[item.index]) || item.trigger).focus();
  return item;
}
