import { isRightToLeft } from '../../dom/styles';
import { isHidden } from '../hidden';
import { isDisabled } from '../items';
import { nextItem } from '../stepping';
import type { Item, Widget } from '../widget';

/** Whether a modifier key is held: then a key is a shortcut, and a link opens elsewhere. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether a key isn't for us: it was handled already, or is part of a shortcut or of typing. */
export const isForeignKey = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  hasModifier(event) ||
  event.isComposing ||
  (event.target as HTMLElement).isContentEditable;

/** The arrow keys for the previous and the next item. */
function arrowsFor({ root }: Widget, vertical: boolean): readonly [string, string] {
  if (vertical) return ['ArrowUp', 'ArrowDown'];
  return isRightToLeft(root) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

/** Whether arrow keys stop at an item: also at a link to another page, which has no panel to open. */
export const isKeyStop = (item: Item): boolean => !isDisabled(item) && !isHidden(item.element);

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
  const [back, forward] = arrowsFor(widget, vertical);
  if (!['Home', 'End', back, forward].includes(key)) return null;
  event.preventDefault();
  const goesBack = key === back || key === 'End';
  const end = goesBack ? widget.items.length : -1;
  const start = key === 'Home' || key === 'End' ? end : index;
  const item = nextItem(widget, start, goesBack ? -1 : 1, isKeyStop) || from;
  ((stops && stops[item.index]) || item.trigger).focus();
  return item;
}
