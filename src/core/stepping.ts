import { isHidden } from './hidden';
import { isUsable } from './items';
import type { Item, Widget } from './widget';

/**
 * The next item for which `fits` is true, in steps of 1 or -1 from an index, which may be -1 or the number of items. It
 * wraps around, and tries the item at the index last.
 */
export function nextItem(
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

/** The next displayed item that can be opened, in steps of 1 or -1, from the one opened last, or from an end. */
export function nextUsable(widget: Widget, by: number, fromEnd?: boolean): Item | undefined {
  const { open, items } = widget;
  const last = fromEnd ? undefined : open[open.length - 1];
  const end = by > 0 ? -1 : items.length;
  return nextItem(
    widget,
    last ? last.index : end,
    by,
    (item) => isUsable(item) && !isHidden(item.element),
  );
}
