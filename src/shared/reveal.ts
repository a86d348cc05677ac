import { isNodes } from '../dom/content';
import { isThinking } from '../widget/guard';
import { after, onCapture, onEnd, sharing } from '../widget/scope';
import { warn, type Item, type Reason } from '../widget/widget';
import { itemWith, openAround, widgetsAround } from './around';
import { isOpen, type Common } from './common';
import { leadsHere, linkedItems, readAddress } from './deeplink';
import { hide } from './hiding';
import { isAt } from './scroll';
import { elementWithWords, targetElement } from './target';

let running: Common[] = [];

/**
 * Whether what is around an element is ours to open: a page with tabs and accordions has all this twice,
 * and asks the page once.
 */
const isOurs = ([outermost]: Common[]): boolean => running.indexOf(outermost as Common) >= 0;

const showNear = (element: Element): void => element.scrollIntoView({ block: 'nearest' });

type Field = HTMLElement &
  Partial<Pick<HTMLInputElement, 'form' | 'validity' | 'willValidate' | 'reportValidity'>>;

/**
 * Opens what holds an event's element (rule R1). Where the page has to think first, the browser, which
 * looks for it, has not found it by then.
 */
function openHolding(event: Event, reason: Reason): void {
  const target = event.target as Field;
  const { activeElement } = document;
  openAround(
    target,
    () => reason,
    (late) => {
      if (!late) return;
      showNear(target);
      const isLeft = event.defaultPrevented || document.activeElement !== activeElement;
      // The browser reports what a form refuses, unless the page does.
      if (isLeft || target.form?.noValidate !== false) return;
      if (typeof target.reportValidity === 'function') target.reportValidity();
    },
  );
}

/**
 * What the page has refused to show since the user, or the browser, went there: of one way to it the
 * browser tells several times.
 */
let refused: Element | null = null;

const isRefused = (target: Element): boolean =>
  !!refused && (refused.contains(target) || target.contains(refused));

/** Opens the item whose content the browser's search has found something in. */
function openFound(event: Event): void {
  const target = event.target as Element;
  const around = widgetsAround(target);
  const widget = around[around.length - 1];
  const item = widget?.parts.items.filter(({ panel }) => panel === target)[0];
  if (!widget || !item || !isOurs(around)) return;
  if (!isRefused(target)) openHolding(event, 'find');
  if (!item.panel?.hidden) return;
  if (!around.some(isThinking)) refused = target;
  // What doesn't open is not for the browser to show, whatever the page writes before it looks again.
  item.plain = undefined;
  hide(widget, item, false);
}

/** Opens the items around an element, and scrolls to it. */
export function reveal(widget: Common, target: Node | JQuery): void {
  const { kind, root } = widget;
  const found = isNodes(target) && ('jquery' in target ? target[0] : target);
  const element = found instanceof Element ? found : null;
  if (!element || !itemWith(widget, element)) {
    warn(kind.name, root, `reveal(): the element is in no ${kind.noun}`);
    return;
  }
  openAround(
    element,
    () => 'reveal',
    () => showNear(element),
  );
}

/** What a page was opened at, in an item. */
interface Place {
  readonly item: Item;
  readonly reason: Reason;
  /** Shows it, where it came into sight late. */
  show(): void;
}

/**
 * What holds what the page's address points to; none where it points elsewhere. What closes at the start
 * may move that away from where the browser has gone: that is put right.
 */
export function placeOpenedAt(widget: Common): Place | null {
  // Once users do something, it isn't what they come for any more.
  const withWords = sends === undefined ? elementWithWords() : null;
  const target = withWords || targetElement();
  const item = itemWith(widget, target);
  if (!target || !item) return null;
  const show = (): void => target.scrollIntoView(withWords ? { block: 'center' } : undefined);
  if (withWords || isAt(target)) after(widget.life, 0, show);
  return { item, reason: withWords ? 'find' : 'reveal', show };
}

function hides(widget: Common, target: Element | null): boolean {
  const item = itemWith(widget, target);
  return !!item && !isOpen(widget, item);
}

/** Opens what holds the element that the page's address points to, and shows it. */
function openTarget(): void {
  const target = targetElement();
  const around = target ? widgetsAround(target) : [];
  const isAway = (widget: Common): boolean => hides(widget, target);
  // What the address names is asked about as that.
  const isNamed = (widget: Common): boolean =>
    isAway(widget) &&
    !isThinking(widget) &&
    !!linkedItems(widget)?.some((item) => item === itemWith(widget, target));
  if (around.some(isNamed)) refused = target;
  if (!target || !isOurs(around) || !around.some(isAway) || isRefused(target)) return;
  openAround(
    target,
    () => 'reveal',
    () => {
      // The browser gave neither to what was out of sight.
      target.focus({ preventScroll: true });
      target.scrollIntoView();
    },
  );
  if (!around.some(isThinking) && around.some(isAway)) refused = target;
}

function onArrival(): void {
  openTarget();
  refused = null;
}

function onLink(event: Event): void {
  if (!leadsHere(event)) return;
  for (const widget of running) if (widget.options.deeplinking) readAddress(widget);
  openTarget();
}

// Whether what the user did last may have sent a form; undefined before they did anything. Pages check
// their forms as well while they load, with each letter, and when a field is left.
let sends: boolean | undefined;

function noteAction(event: Event): void {
  const { type, key, ctrlKey, metaKey } = event as KeyboardEvent;
  const isClick = type === 'click';
  if (isClick || key) refused = null;
  sends = isClick || key === 'Enter' || !!(ctrlKey || metaKey);
}

/** Whether no field before it in its form is invalid. */
const isFirstInvalid = (field: Field): boolean =>
  !field.form ||
  Array.prototype.filter.call(
    field.form.elements,
    // What is read only, or disabled, is never asked.
    ({ validity, willValidate }: Field) => willValidate && validity && !validity.valid,
  )[0] === field;

const listenForSeeking = sharing((scope) => {
  window.addEventListener('hashchange', onArrival);
  window.addEventListener('click', onLink);
  onEnd(scope, () => {
    window.removeEventListener('hashchange', onArrival);
    window.removeEventListener('click', onLink);
  });
  onCapture(scope, window, 'click keydown input change focusout', noteAction);
  onCapture(scope, window, 'beforematch', openFound);
  // The browser focuses the first field that it refuses, if it can.
  onCapture(scope, window, 'invalid', (event) => {
    const asked = sends ?? document.readyState === 'complete';
    const field = event.target as Field;
    const around = widgetsAround(field);
    // Pages check their forms also while they are asked.
    const isLost = around.some((widget) => isThinking(widget) || hides(widget, field));
    if (asked && isFirstInvalid(field) && isOurs(around) && isLost) openHolding(event, 'reveal');
  });
});

/** Opens what a person looks for in closed items by means of the browser (rule R1). */
export function mountReveal(widget: Common): void {
  const { scope } = widget;
  running.push(widget);
  listenForSeeking(scope);
  onEnd(scope, () => {
    running = running.filter((other) => other !== widget);
  });
}
