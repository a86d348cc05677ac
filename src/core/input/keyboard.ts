import { isRightToLeft } from '../../dom/styles';
import { nextItem, isReachable } from '../stepping';
import type { Item } from '../widget';

/** Whether a modifier key is held: then a key is a shortcut, and a link opens elsewhere. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether a key isn't for us: it was handled already, or is part of a shortcut or of typing. */
export const isForeignKey = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  hasModifier(event) ||
  event.isComposing ||
  (event.target as HTMLElement).isContentEditable;

/**
 * Moves the focus by an arrow key, Home or End, to another trigger (or to another of `stops`, which stand for the
 * triggers). Returns the item that has the focus then; null for any other key.
 */
export function moveFocus(
  from: Item,
  event: KeyboardEvent,
  vertical: boolean,
  stops?: ArrayLike<HTMLElement>,
): Item | null {
  const { widget, index } = from;
  const { key } = event;
  const arrows = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (!vertical && isRightToLeft(widget.root)) arrows.reverse();
  const isBack = key === arrows[0] || key === 'End';
  let start = index;
  if (key === 'Home') start = -1;
  else if (key === 'End') start = widget.items.length;
  else if (arrows.indexOf(key) < 0) return null;
  event.preventDefault();
  const item = nextItem(widget, start, isBack ? -1 : 1, isReachable) || from;
  ((stops && stops[item.index]) || item.trigger).focus();
  return item;
}
