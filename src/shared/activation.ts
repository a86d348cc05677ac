import { isInteractive } from '../dom/query';
import { hasModifier } from './keyboard';
import { words } from '../widget/ledger';
import { on, onCapture, onEnd, sharing, type Scope } from '../widget/scope';

/** What a list of labels tells of itself, so that presses on it can be understood. */
export interface Activation {
  readonly scope: Scope;
  /** Holds the labels; the only element that is listened to. */
  readonly list: HTMLElement;
  /** DOM event names beside `click`, separated by spaces. */
  readonly events: string;
  /** The item's element and its label around an event's target, or null. */
  readonly find: (
    target: EventTarget | null,
  ) => { element: HTMLElement; label: HTMLElement } | null;
  /** Counts selections, so that one made by a page's own handler of the same event is seen. */
  readonly requests: () => number;
  /** The event is the browser's own; one that jQuery made is left out. */
  readonly activate: (element: HTMLElement, event?: Event) => void;
  /** Whether pressing the label must not do what the browser does on a link or a button. */
  readonly owns: (element: HTMLElement) => boolean;
}

const HOVER = /^(mouse|pointer)(over|enter|move)$/;

/** Ctrl, Meta, Shift, Alt or another button: what the browser does with a link comes first. */
export function isForBrowser(event: MouseEvent, label: HTMLElement): boolean {
  if (event.type !== 'click' || !label.hasAttribute('href')) return false;
  return hasModifier(event) || event.button > 0;
}

/**
 * Whether jQuery follows up an event of `$(…).trigger('click')` with a native one; it does so except
 * on links.
 */
const hasNativeSequel = (event: JQuery.TriggeredEvent): boolean =>
  event.type === 'click' &&
  (event.target as Element).tagName !== 'A' &&
  !event.isDefaultPrevented();

// How long a finger may rest, in milliseconds, and how far it may slip, in pixels, in a tap (T8).
const TAP_TIME = 500;
const TAP_SLIP = 10;

/** Whether a click is the end of a finger's press that took too long or went astray. */
function isNoTap(down: PointerEvent | null, event: Event): boolean {
  const { clientX, clientY, detail, timeStamp } = event as MouseEvent;
  // One that keys, scripts or assistive technology make is no finger's.
  if (!down || down.pointerType !== 'touch' || !detail) return false;
  return (
    timeStamp - down.timeStamp > TAP_TIME ||
    Math.abs(clientX - down.clientX) > TAP_SLIP ||
    Math.abs(clientY - down.clientY) > TAP_SLIP
  );
}

/** The click that no widget takes for a press, for a finger made it that didn't tap. */
let astray: Event | null = null;

const listenForTaps = sharing((scope) => {
  let down: PointerEvent | null = null;
  onCapture(scope, window, 'pointerdown', (event) => (down = event as PointerEvent));
  onCapture(scope, window, 'click', (event) => {
    astray = isNoTap(down, event) ? event : null;
    down = null;
  });
});

/** The element from which a press is reported: the label, or the item where it was hit beside it. */
function pressedPart(activation: Activation, target: EventTarget | null): HTMLElement | null {
  const found = activation.find(target);
  if (!found) return null;
  if (found.label.contains(target as Node)) return found.label;
  return isInteractive(target as Element, found.element) ? null : found.element;
}

/**
 * Runs `react` on `part` for this one event, after the handlers that the page has there and before
 * those further up (rule T4), with one listener on the list instead of one on every label. The
 * function returned takes the listener off an event that was stopped on the way.
 */
function reactOn(part: HTMLElement, event: Event, react: () => void): () => void {
  const drop = (): void => part.removeEventListener(event.type, listener);
  const listener = (arrived: Event): void => {
    drop();
    if (arrived === event) react();
  };
  part.addEventListener(event.type, listener);
  return drop;
}

function press(activation: Activation, part: HTMLElement, event: Event, before: number): void {
  const found = activation.find(part);
  if (!found) return;
  // `return false` in a page's handler means that the press is not for us.
  const refused = event.defaultPrevented && event.cancelBubble;
  // A field or a link of its own inside the label does what it does, and the press still counts.
  const target = event.target as Element;
  const nested = found.label.contains(target) && isInteractive(target, found.label);
  const owned = event.type === 'click' && !nested && activation.owns(found.element);
  if (owned) event.preventDefault();
  if (!refused && activation.requests() === before) activation.activate(found.element, event);
}

function listenTo(activation: Activation, type: string): void {
  const { scope, list } = activation;
  // A finger's tap is a click; the end of its touch may as well be that of a scroll.
  let byTouch = /^touch/.test(type);
  let drop = (): void => undefined;
  onEnd(scope, () => drop());
  if (HOVER.test(type)) {
    onCapture(scope, list, 'pointerover', (event) => {
      byTouch = (event as PointerEvent).pointerType === 'touch';
    });
  }
  onCapture(scope, list, type, (event) => {
    const part = pressedPart(activation, event.target);
    const found = part && activation.find(part);
    if (!found || byTouch || event === astray || isForBrowser(event as MouseEvent, found.label))
      return;
    const before = activation.requests();
    drop = reactOn(part, event, () => press(activation, part, event, before));
  });
  on(scope, list, type, (event) => {
    if (event.originalEvent || hasNativeSequel(event)) return;
    const part = pressedPart(activation, event.target as Element);
    const found = part && activation.find(part);
    if (found) activation.activate(found.element);
  });
}

/** Reports presses on labels: clicks always, and the events that the option `event` names. */
export function listenForActivation(activation: Activation): void {
  listenForTaps(activation.scope);
  words(activation.events + ' click')
    .filter((type, n, all) => all.indexOf(type) === n)
    .forEach((type) => listenTo(activation, type));
}
