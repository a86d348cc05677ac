import { isPressKey } from '../dom/buttons';
import { moveFocus } from '../core/input/keyboard';
import { isHeld, itemForKey, listenToPresses, pressByKey } from '../core/input/press';
import { afterPress, openItem, select } from '../core/select';
import { isUsable } from '../core/items';
import { emit, listen } from '../core/signals';
import type { Item, Reason } from '../core/widget';
import type { Accordion } from './accordion.widget';
import { paintStops, readStops } from './accordion.view';

/**
 * Handles a press of a header: a click, also by a key, or an event of the option `event`. Without `event` if jQuery has
 * triggered it.
 */
function press(item: Item, reason: Reason, event?: Event): void {
  const { widget } = item;
  if (!isUsable(item)) return;
  emit(widget, 'userAction');
  // Hovering opens; only a click closes.
  if (event && event.type !== 'click') return openItem(item, reason);
  // For Enter and Space on a button, browsers make a click without `detail`.
  const isKey = event && event.isTrusted && !(event as UIEvent).detail;
  select(widget, afterPress(item), isKey ? 'key' : reason);
}

function onKey(widget: Accordion, event: KeyboardEvent): void {
  const from = itemForKey(widget, event);
  if (!from || isHeld(event)) return;
  const { trigger, panel } = from;
  const { keyboard, orientation } = widget.options;
  // Browsers do it for buttons.
  if (trigger.matches('a,span') && panel && isPressKey(event)) pressByKey(from, event);
  if (keyboard && moveFocus(from, event, orientation === 'vertical')) emit(widget, 'userAction');
}

/** Listens to presses and keys on headers. */
export function mountInput(widget: Accordion): void {
  listenToPresses(widget, widget.root, press);
  listen(widget, widget.root, {
    keydown: (event: KeyboardEvent) => onKey(widget, event),
    // Content of a fixed height may have grown.
    focusin: () => paintStops(readStops(widget)),
  });
}
