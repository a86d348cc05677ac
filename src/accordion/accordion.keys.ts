import { isInteractive } from '../dom/query';
import { isForeignKey, isReachable, moveFocus } from '../core/keyboard';
import { itemOfHeader, listenToPresses } from '../core/press';
import { openItem, selectItem } from '../core/select';
import { isUsable } from '../core/items';
import { emit, listen } from '../core/listen';
import type { Item } from '../core/widget';
import type { Accordion, Section } from './accordion.section';

/** Whether a click is what the browser makes of Enter or Space on a button. */
const isKeyClick = (event: Event | null): boolean =>
  !!event && event.isTrusted && event.type === 'click' && (event as MouseEvent).detail === 0;

function press(item: Item, event: Event | null, byKey = isKeyClick(event)): void {
  if (!isUsable(item)) return;
  emit(item.widget, 'action');
  // Coming over a header opens; only a press closes.
  if (event && event.type !== 'click') openItem(item, 'click');
  else selectItem(item, byKey ? 'key' : 'click');
}

function onKey(widget: Accordion, event: KeyboardEvent): void {
  const target = event.target as Element;
  const from = itemOfHeader(widget, target) as Section | null;
  if (!from || isForeignKey(event)) return;
  const { trigger, leads } = from;
  if (!trigger.contains(target) || isInteractive(target, trigger)) return;
  const { keyboard, orientation } = widget.options;
  // Buttons do it by themselves.
  if (trigger.tagName === 'A' && !leads && /^(Enter| )$/.test(event.key)) {
    event.preventDefault();
    press(from, null, true);
  }
  if (keyboard && moveFocus(from, event, orientation === 'vertical', isReachable))
    emit(widget, 'action');
}

/** Listens to what users do with the headers. */
export function mountKeys(widget: Accordion): void {
  const { root } = widget;
  listenToPresses(widget, { list: root, press, owns: (item) => !(item as Section).leads });
  listen(widget, root, { keydown: (event: KeyboardEvent) => onKey(widget, event) });
}
