import { setClass } from '../dom/attributes';
import { updateHidden } from './panel';
import { nextUsable } from './stepping';
import { destroy, refresh, setOptions } from './lifecycle';
import { option } from './options/options';
import { afterPress, openItem, select } from './select';
import { itemsChanged, itemAt, moveItem, removeItem } from './collection';
import type { Item, Reason, Widget } from './widget';

/** Makes a method that does something with the item with an index or a name. */
export const itemMethod =
  (act: (item: Item) => void) =>
  (widget: Widget, index: unknown): void => {
    const item = itemAt(widget, index);
    if (item) act(item);
  };

/** Makes a method that opens the next item that can be opened, in steps of 1 or -1. */
const stepMethod =
  (reason: Reason, by: number, fromEnd?: boolean) =>
  (widget: Widget): void => {
    const item = nextUsable(widget, by, fromEnd);
    if (item) openItem(item, reason);
  };

type Method = (widget: Widget, index?: unknown) => void;
type Selecting = 'select' | 'prev' | 'next' | 'first' | 'last';

/** The methods that select, for scripts (reason `api`) or for buttons with `command` (`click`). */
export const selectMethods = (reason: Reason): Record<Selecting, Method> => ({
  select: itemMethod((item) => select(item.widget, afterPress(item), reason)),
  prev: stepMethod(reason, -1),
  next: stepMethod(reason, 1),
  first: stepMethod(reason, 1, true),
  last: stepMethod(reason, -1, true),
});

/** Makes a method that disables or enables an item. */
const disableMethod = (disabled: boolean): ReturnType<typeof itemMethod> =>
  itemMethod((item) => {
    const { element, widget } = item;
    setClass(element, 'z-disabled', disabled);
    widget.kind.updateItem(widget, item);
    // Disabled items aren't findable.
    updateHidden(item);
    itemsChanged(widget);
  });

/**
 * Ends a widget, for good. If its markup still has `data-role`, the style sheet would draw it as a widget that is about
 * to start; the class `z-ended` on the page prevents that. The class is added when the page has been parsed: until
 * then, widgets that have yet to start need that style.
 */
function endForGood(widget: Widget): void {
  destroy(widget);
  if (!widget.root.hasAttribute('data-role')) return;
  const stop = (): void => setClass(document.documentElement, 'z-ended');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', stop, { once: true });
  else stop();
}

/** The methods that are the same in both widgets. */
export const sharedMethods = {
  ...selectMethods('api'),
  setOptions,
  enable: disableMethod(false),
  disable: disableMethod(true),
  refresh,
  move: (widget: Widget, from: unknown, to: unknown): void => {
    const item = itemAt(widget, from);
    const goal = item && itemAt(widget, to);
    if (item && goal && goal !== item) moveItem(item, goal.index);
  },
  remove: itemMethod((item) => removeItem(item, 'api')),
  destroy: endForGood,
  count: ({ items }: Widget): number => items.length,
  option,
};
