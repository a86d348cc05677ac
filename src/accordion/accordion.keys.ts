import { isInteractive } from '../dom/query';
import { isForeignKey, moveFocus } from '../core/keyboard';
import { itemOfHeader, listenToPresses } from '../core/press';
import { openItem, selectItem } from '../core/select';
import { isUsable } from '../core/items';
import { emit, listen } from '../core/listen';
import type { Item } from '../core/widget';
import type { Accordion } from './accordion.section';

/** Whether the press under way is what a key on a link that is used as a button makes. */
let keyed = false;

function press(item: Item, event: Event | null): void {
  const widget = item.widget as Accordion;
  if (!isUsable(item)) return;
  emit(widget, 'action');
  // Coming over a header opens; only a press closes.
  if (event && event.type !== 'click') openItem(item, 'click');
  // A click of no button is what the browser makes of Enter or Space.
  else
    selectItem(
      item,
      keyed || (event && event.isTrusted && !(event as UIEvent).detail) ? 'key' : 'click',
    );
}

function onKey(widget: Accordion, event: KeyboardEvent): void {
  const target = event.target as Element;
  const from = itemOfHeader(widget, target);
  if (!from || isForeignKey(event)) return;
  const { trigger, panel } = from;
  if (!trigger.contains(target) || isInteractive(target, trigger)) return;
  const { keyboard, orientation } = widget.options;
  // Buttons do it by themselves.
  if (trigger.tagName === 'A' && panel && /^(Enter| )$/.test(event.key)) {
    event.preventDefault();
    keyed = true;
    // A click, so that the page's own handlers on the link hear of it.
    trigger.click();
    keyed = false;
  }
  if (keyboard && moveFocus(from, event, orientation === 'vertical')) emit(widget, 'action');
}

/** Listens to what users do with the headers. */
export function mountKeys(widget: Accordion): void {
  const { root } = widget;
  listenToPresses(widget, { list: root, press, owns: ({ panel }) => !!panel });
  listen(widget, root, { keydown: (event: KeyboardEvent) => onKey(widget, event) });
}
