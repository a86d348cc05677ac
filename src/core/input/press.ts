import $ from 'jquery';
import { isPressKey } from '../../dom/buttons';
import { tagOf, isInteractive } from '../../dom/query';
import { isOneOf, words } from '../../dom/text';
import { onArrival } from '../arrival';
import { isDisabled } from '../items';
import { listen } from '../signals';
import { itemsHolding } from '../lookup';
import type { Item, Kind, Reason, Widget } from '../widget';
import { hasModifier, isForeignKey } from './keyboard';

/** Selects, or whatever else a press means. */
type Press = (item: Item, reason: Reason, event?: Event) => void;

/** An event of the browser's, or one that jQuery made. */
type Heard = Event | JQuery.TriggeredEvent;

const HOVER = /over|enter|move/;

/** The item whose header is around a node, within one widget. */
export function itemOfHeader(widget: Widget, node: EventTarget | null): Item | null {
  const item = itemsHolding(node as Node).pop();
  return item && item.widget === widget && item.header.contains(node as Node) ? item : null;
}

/** The item whose trigger a key is for; null where it is somebody else's, or for a control in the trigger. */
export function itemOfKey(widget: Widget, event: KeyboardEvent): Item | null {
  const target = event.target as Element;
  const item = isForeignKey(event) ? null : itemOfHeader(widget, target);
  const trigger = item && item.trigger;
  return trigger && trigger.contains(target) && !isInteractive(target, trigger) ? item : null;
}

/** Whether a key on a trigger makes the click that is on its way. */
let byKey: boolean;

/**
 * Whether a key that presses is only held: a press counts once, however long it takes. Browsers would make another
 * click of each repetition.
 */
export function isHeld(event: KeyboardEvent): boolean {
  const isHeldDown = event.repeat && isPressKey(event);
  if (isHeldDown) event.preventDefault();
  return isHeldDown;
}

/** Has a key press a trigger, by a click, so that the page's own handlers hear of it. */
export function pressByKey({ trigger }: Item, event: KeyboardEvent): void {
  event.preventDefault();
  byKey = true;
  trigger.click();
  byKey = false;
}

/** The element that a press counts on: the trigger, or the header beside it; null in a control of the author's. */
function pressedPart({ trigger, header }: Item, target: Element): HTMLElement | null {
  const part = trigger.contains(target) ? trigger : header;
  const takesAll = part === trigger && tagOf(trigger) !== 'SUMMARY';
  return takesAll || !isInteractive(target, part) ? part : null;
}

/**
 * Handles a press on the pressed element itself, after the page's own handlers there and before those further up (T4).
 */
function onCapture(widget: Widget, press: Press, event: Event, target: Element): void {
  const isClick = event.type === 'click';
  const item = itemOfHeader(widget, target);
  const part = item && pressedPart(item, target);
  if (!part) return;
  const { trigger } = item;
  // What the browser does with a link and such a key comes first.
  if (isClick && trigger.hasAttribute('href') && hasModifier(event as MouseEvent)) return;
  const { open } = widget;
  onArrival(part, event, byKey, () => {
    // `return false` in a page's handler means that the press is not for us.
    const refused = event.defaultPrevented && event.cancelBubble;
    const nested = trigger.contains(target) && isInteractive(target, trigger);
    // A link to another page goes on there, but for one that is disabled.
    if (isClick && !nested && (item.panel || isDisabled(item))) event.preventDefault();
    // A handler of the page's may have made the change itself.
    if (!refused && item.index >= 0 && widget.open === open)
      press(item, byKey ? 'key' : 'click', event);
  });
}

/** Presses that jQuery makes on links have no native event. */
function onTriggered(widget: Widget, press: Press, event: JQuery.TriggeredEvent): void {
  const target = event.target as Element;
  if (event.originalEvent || (event.type === 'click' && tagOf(target) !== 'A')) return;
  const item = itemOfHeader(widget, target);
  if (item && pressedPart(item, target)) press(item, 'click');
}

/** Hears clicks on the page, for the sets of a kind whose panels are in the list of their labels. */
export function listenToClicks(kind: Kind): void {
  const hear = (event: Heard, path: EventTarget[]): void => {
    const item = itemsHolding(path[0] as Node).pop();
    const { widget } = item || {};
    if (!widget || widget.kind !== kind || !widget.handlePress) return;
    const tree = widget.root.getRootNode();
    // What is in a shadow of its own is a part of the element around that.
    widget.handlePress(
      event,
      path.find((node) => (node as Node).getRootNode() === tree) as Element,
    );
  };
  document.addEventListener('click', (event) => hear(event, event.composedPath()), true);
  $(document).on('click', (event) => hear(event, [event.target as Node]));
}

/**
 * Handles presses in `list` until the options change or the widget ends: clicks, and the option's events but for
 * touches (T8).
 */
export function listenToPresses(widget: Widget, list: HTMLElement, press: Press): void {
  const { root, options, cleanUps } = widget;
  // A finger makes the events that hovering makes, too.
  let byTouch: boolean;
  const hear = (event: Heard, target: Element): void => {
    if (!('composedPath' in event)) return onTriggered(widget, press, event);
    const { type, pointerType } = event as PointerEvent;
    if (pointerType) byTouch = pointerType === 'touch';
    const isPress = type === 'click' || isOneOf(type, types);
    if (!isPress || (byTouch && HOVER.test(type))) return;
    onCapture(widget, press, event, target);
  };
  const onList = (event: Heard): void => hear(event, event.target as Element);
  // Around panels, a listener to clicks would have screen readers call all that is in them clickable (H5).
  const handlers: Record<string, typeof onList> = list === root ? {} : { click: onList };
  words(options['event'] as string).forEach((type) => {
    // Old jQuery keeps handlers in plain objects, where it would find inherited names; dots begin namespaces.
    if (!/^click$|^touch|\./.test(type) && !(type in {})) handlers[type] = onList;
  });
  const types = Object.keys(handlers).join(' ');
  if (types && types !== 'click') handlers['pointerover'] = onList;
  widget.handlePress = hear;
  listen(widget, list, handlers, true);
  $(list).on(types, onList);
  cleanUps.push(() => $(list).off(types, onList));
}
