import { isInteractive } from '../dom/query';
import { isForeignKey, isReachable, moveFocus } from '../core/keyboard';
import { itemAround, listenToPresses } from '../core/press';
import { openItem, selectItem } from '../core/select';
import { emit, isUsable, listen, type Item } from '../core/widget';
import type { Accordion, Section } from './accordion.section';

/** Whether the press under way is what a key on a link that is used as a button makes. */
let keyed = false;

/** Whether a click is what the browser makes of Enter or Space on a button. */
const isKeyClick = (event: Event | null): boolean =>
  !!event && event.isTrusted && event.type === 'click' && (event as MouseEvent).detail === 0;

/** Whether an element is a control of the author's in a trigger, as a `summary` may have. */
const isInside = ({ trigger }: Item, element: Element | null): boolean =>
  !!element && trigger.contains(element) && isInteractive(element, trigger);

function press(item: Item, event: Event | null): void {
  const widget = item.widget as Accordion;
  const byKey = keyed || isKeyClick(event);
  // Chrome presses a `summary` with a Space that is typed into a field in it.
  if (!isUsable(item) || (byKey && isInside(item, document.activeElement))) return;
  emit(widget, 'action');
  widget.pressed = item;
  // Coming over a header opens; only a press closes.
  if (event && event.type !== 'click') openItem(item, 'click');
  else selectItem(item, byKey ? 'key' : 'click');
  widget.pressed = null;
}

/** Enter and Space on a link that is used as a button; buttons do it by themselves. */
function pressByKey({ trigger, leads }: Section, event: KeyboardEvent): boolean {
  if (trigger.tagName !== 'A' || leads || !/^(Enter| )$/.test(event.key)) return false;
  event.preventDefault();
  keyed = true;
  trigger.click();
  keyed = false;
  return true;
}

function onKey(widget: Accordion, event: KeyboardEvent): void {
  const target = event.target as Element;
  const from = itemAround(widget, target) as Section | null;
  if (!from || isForeignKey(event) || !from.trigger.contains(target) || isInside(from, target))
    return;
  const { keyboard, slider, orientation } = widget.options;
  if (pressByKey(from, event) || !(keyboard || slider)) return;
  const item = moveFocus(from, event, orientation === 'vertical', isReachable);
  if (!item) return;
  emit(widget, 'action');
  if (slider) openItem(item, 'key');
}

/** Listens to what users do with the headers. */
export function mountKeys(widget: Accordion): void {
  const { root } = widget;
  listenToPresses(widget, { list: root, press, owns: (item) => !(item as Section).leads });
  listen(widget, root, { keydown: (event: KeyboardEvent) => onKey(widget, event) });
}
