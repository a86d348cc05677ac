import { isRightToLeft } from '../../dom/styles';
import { nextItem, isReachable } from '../stepping';
import type { Item } from '../widget';

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
 * Moves the focus from an item as a key says, on the triggers or on what stands for them; the item that has it then, or
 * null where the key isn't ours.
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
