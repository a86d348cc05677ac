import $ from 'jquery';
import { isPressKey } from '../../dom/buttons';
import { isInteractive } from '../../dom/query';
import { words } from '../../dom/text';
import { callOnArrival } from '../arrival';
import { isDisabled } from '../items';
import { listen } from '../signals';
import { itemsHolding } from '../lookup';
import type { Item, Kind, Reason, Widget } from '../widget';
import { hasModifier, isForeignKey } from './keyboard';

/** What a press does. */
type Press = (item: Item, reason: Reason, event?: Event) => void;

/** A native event, or one that jQuery has triggered. */
type PressEvent = Event | JQuery.TriggeredEvent;

const HOVER = /over|enter|move/;

const placeOf = ({ screenX, screenY }: MouseEvent): string => `${screenX} ${screenY}`;

/**
 * Where the mouse was when it last moved. If it rests, and something that closes above brings another label under it,
 * that doesn't count as hovering.
 */
let mouseAt: string;

/**
 * Makes a listener that notes where the mouse moves. If all widgets had the same function, the first one that ends would
 * remove it for all.
 */
const moveListener =
  () =>
  (event: MouseEvent): void => {
    mouseAt = placeOf(event);
  };

/** The item of a widget whose header contains a node. */
export function itemByHeader(widget: Widget, node: EventTarget | null): Item | null {
  const item = itemsHolding(node as Node).pop();
  return item && item.widget === widget && item.header.contains(node as Node) ? item : null;
}

/** The item whose trigger has received a key; null if the key isn't for us, or is for a control in the trigger. */
export function itemForKey(widget: Widget, event: KeyboardEvent): Item | null {
  const target = event.target as Element;
  const item = isForeignKey(event) ? null : itemByHeader(widget, target);
  const trigger = item && item.trigger;
  return trigger && trigger.contains(target) && !isInteractive(target, trigger) ? item : null;
}

/** True while `pressByKey` clicks a trigger: such a click is handled before `click()` returns. */
let byKey: boolean;

/** Whether Enter, Space or Delete is being held down. A press counts once, but browsers repeat it again and again. */
export function isHeld(event: KeyboardEvent): boolean {
  const isHeldDown = event.repeat && (isPressKey(event) || event.key === 'Delete');
  if (isHeldDown) event.preventDefault();
  return isHeldDown;
}

/** Clicks the trigger for Enter or Space, so that the page's click listeners run, too. */
export function pressByKey({ trigger }: Item, event: KeyboardEvent): void {
  event.preventDefault();
  byKey = true;
  trigger.click();
  byKey = false;
}

/**
 * The element that was pressed: the trigger, or the header if it was pressed beside the trigger. Null if it was another
 * control. A control inside the trigger belongs to the trigger, except in a `summary`.
 */
function pressedPart({ trigger, header }: Item, target: Element): HTMLElement | null {
  const part = trigger.contains(target) ? trigger : header;
  const takesAll = part === trigger && !trigger.matches('summary');
  return takesAll || !isInteractive(target, part) ? part : null;
}

/**
 * Whether a click is to do nothing but what we do. A control inside the trigger still works, and so does a link to
 * another page, which has no panel.
 */
const isOurs = (item: Item, part: Element, target: Element): boolean =>
  !isInteractive(target, part) && (!!item.panel || isDisabled(item));

/**
 * Handles `$(link).trigger('click')` and triggered events of the option `event`, for which jQuery makes no native
 * event.
 */
function onTriggered(widget: Widget, press: Press, event: JQuery.TriggeredEvent): void {
  const target = event.target as Element;
  if (event.originalEvent || (event.type === 'click' && !target.matches('a'))) return;
  const item = itemByHeader(widget, target);
  if (item && pressedPart(item, target)) press(item, 'click');
}

/**
 * Listens to clicks on this document, for the widgets of a kind whose headers and panels are in the same element
 * (accordions). See `listenToPresses`.
 */
export function listenToClicks(kind: Kind): void {
  const onClick = (event: PressEvent): void => {
    const [pressed] = 'composedPath' in event ? event.composedPath() : [event.target];
    const item = itemsHolding(pressed as Node).pop();
    const { widget } = item || {};
    if (widget && widget.kind === kind && widget.onPress) widget.onPress(event);
  };
  document.addEventListener('click', onClick, true);
  $(document).on('click', onClick);
}

/**
 * Handles presses in `list` until the options change or the widget ends: clicks, and the events of the option `event`.
 * Hovering by a touch doesn't count.
 */
export function listenToPresses(widget: Widget, list: HTMLElement, press: Press): void {
  const { root, options, cleanUps } = widget;
  // Old jQuery keeps handlers in plain objects, so inherited names such as `toString` aren't possible. Dots begin
  // namespaces. A key that presses makes a click, and so does a touch: they would count twice.
  const named = words(options['event'] as string).filter(
    (type) => !/^(click$|touch|key)|\./.test(type) && !(type in {}),
  );
  // A click listener around panels would make screen readers call everything in them clickable. `listenToClicks` does
  // it instead.
  const types = list === root ? named : named.concat('click');
  // Whether the last pointer was a finger: touches cause the events of hovering, too.
  let byTouch: boolean;
  // The item that an event such as `mousedown` has just opened: the click that ends the same press doesn't close it.
  let opened: Item | null;
  const isPress = (event: PointerEvent): boolean => {
    const { type, isTrusted } = event;
    const rests = isTrusted && type !== 'mousemove' && placeOf(event) === mouseAt;
    return (type === 'click' || types.includes(type)) && !((byTouch || rests) && HOVER.test(type));
  };
  // A press is noticed in the capture phase. It takes effect on the pressed element itself, after the page's own listeners
  // there and before those on its ancestors, as pages written for older plugins expect.
  const onPress = (event: PressEvent): void => {
    if (!('composedPath' in event)) return onTriggered(widget, press, event);
    const { pointerType } = event as PointerEvent;
    if (pointerType) byTouch = pointerType === 'touch';
    if (!isPress(event as PointerEvent)) return;
    const tree = root.getRootNode();
    // If the press was in a shadow root inside the widget, its host was pressed.
    const isInTree = (node: EventTarget): boolean => (node as Node).getRootNode() === tree;
    const target = event.composedPath().find(isInTree) as Element;
    const item = itemByHeader(widget, target);
    const part = item && pressedPart(item, target);
    if (!part) return;
    const { type, detail } = event as UIEvent;
    const isClick = type === 'click';
    // The browser opens a link in a new tab or window then.
    if (isClick && item.trigger.hasAttribute('href') && hasModifier(event as MouseEvent)) return;
    const { open: before } = widget;
    // Keys make clicks without `detail`.
    const endsPress = isClick && detail > 0;
    const beginsPress = !isClick && !HOVER.test(type);
    callOnArrival(part, event, byKey, function takeEffect() {
      // `return false` in a jQuery handler of the page does both: then the press isn't for us.
      if (event.defaultPrevented && event.cancelBubble) return;
      if (isClick && isOurs(item, part, target)) event.preventDefault();
      // A listener of the page may have made a change itself.
      if (item.index < 0 || widget.open !== before) return;
      if (!endsPress || item !== opened) press(item, byKey ? 'key' : 'click', event);
      opened = beginsPress && widget.open !== before ? item : null;
    });
  };
  // `listenToClicks` doesn't hear clicks in the document of a frame.
  const { ownerDocument: page } = root;
  if (list === root && page !== document) listen(widget, page, { click: onPress }, true);
  // `pointerover` tells whether it is a finger that hovers.
  const nativeTypes = named.length ? types.concat('pointerover') : types;
  if (named.length) listen(widget, page, { mousemove: moveListener() }, true);
  widget.onPress = onPress;
  nativeTypes.forEach((type) => listen(widget, list, { [type]: onPress }, true));
  $(list).on(types.join(' '), onPress);
  cleanUps.push(() => $(list).off(types.join(' '), onPress));
}
