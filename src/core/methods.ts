import { nextUsable } from './keyboard';
import { setOptions } from './life';
import { option } from './options';
import { end } from './plugin';
import { openItem, selectItem } from './select';
import { itemAt, removeItem } from './structure';
import type { Item, Widget } from './widget';

/** A method that does something with the item at an index, where there is one. */
export const onItem =
  (name: string, act: (item: Item) => void) =>
  (widget: Widget, index: unknown): void => {
    const item = itemAt(widget, name, index);
    if (item) act(item);
  };

/** A method that opens the next item that can be opened, in steps of 1 or -1. */
const step =
  (by: number, fromEnd?: boolean) =>
  (widget: Widget): void => {
    const item = nextUsable(widget, by, fromEnd);
    if (item) openItem(item, 'api');
  };

/** The methods that mean the same in both widgets. */
export const sharedMethods = {
  select: onItem('select', (item) => selectItem(item, 'api')),
  prev: step(-1),
  next: step(1),
  first: step(1, true),
  last: step(-1, true),
  setOptions,
  remove: onItem('remove', (item) => removeItem(item, 'api')),
  destroy: end,
  count: ({ items }: Widget): number => items.length,
  option,
};
