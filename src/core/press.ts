import $ from 'jquery';
import { isInteractive } from '../dom/query';
import { hasModifier } from './keyboard';
import { itemOn, widgetOn } from './items';
import { listen } from './listen';
import type { CleanUp, Item, Widget } from './widget';

/** What a kind does with presses. */
export interface Pressing {
  /** The container of the triggers; listens for all of them. */
  readonly list: HTMLElement;
  /** Selects, or whatever else a press means. */
  readonly press: (item: Item, event: Event | null) => void;
  /** Whether the browser is kept from what it does on a link or button. */
  readonly owns: (item: Item) => boolean;
}

const HOVER = /^(mouse|pointer)(over|enter|move)$/;

/** The item whose header is around a node, within one widget. */
export function itemOfHeader(widget: Widget, node: EventTarget | null): Item | null {
  for (let at = node as Node | null; at && at !== widget.root; at = at.parentNode) {
    const item = itemOn(at);
    if (item)
      return item.widget === widget && at !== item.panel && item.header.contains(node as Node)
        ? item
        : null;
  }
  return null;
}

/** The element that a press counts on: the trigger, or the header where it was hit beside it. */
function pressedPart({ trigger, header }: Item, target: Element): HTMLElement | null {
  if (trigger.contains(target)) return isInControl(trigger, target) ? null : trigger;
  return isInteractive(target, header) ? null : header;
}

/** Whether a node is in a control of the author's within a trigger, as a `summary` may have. */
const isInControl = (trigger: Element, target: Element): boolean =>
  trigger.tagName === 'SUMMARY' && isInteractive(target, trigger);

/** Ctrl, Meta, Shift, Alt or another button: what the browser does with a link comes first. */
const isForBrowser = (event: MouseEvent, { trigger }: Item): boolean =>
  event.type === 'click' &&
  trigger.hasAttribute('href') &&
  (hasModifier(event) || event.button > 0);

function react(pressing: Pressing, item: Item, event: Event): void {
  const { trigger } = item;
  const target = event.target as Element;
  // `return false` in a page's handler means that the press is not for us.
  const refused = event.defaultPrevented && event.cancelBubble;
  const nested = trigger.contains(target) && isInteractive(target, trigger);
  if (event.type === 'click' && !nested && pressing.owns(item)) event.preventDefault();
  if (refused || item.index < 0) return;
  pressing.press(item, event);
}

/**
 * Handles a press on the pressed element itself, after the page's own handlers there and before those
 * further up (T4), by a listener that was added for this event on its way down.
 */
function onDown(widget: Widget, pressing: Pressing, event: Event): CleanUp {
  const item = itemOfHeader(widget, event.target);
  const part = item && pressedPart(item, event.target as Element);
  if (!part || !item || isForBrowser(event as MouseEvent, item)) return () => undefined;
  const { open } = widget;
  const drop = (): void => part.removeEventListener(event.type, arrived);
  const arrived = (): void => {
    drop();
    // A handler of the page's may have made the change itself.
    if (widget.open === open) react(pressing, item, event);
  };
  part.addEventListener(event.type, arrived);
  return drop;
}

/** Presses that jQuery makes on links have no native event. */
function onTriggered(pressing: Pressing, event: JQuery.TriggeredEvent): void {
  const target = event.target as Element;
  if (event.originalEvent || event.isDefaultPrevented()) return;
  if (event.type === 'click' && target.tagName !== 'A') return;
  const widget = widgetOn(event.currentTarget as Element);
  const item = widget && itemOfHeader(widget, target);
  if (item && pressedPart(item, target)) pressing.press(item, null);
}

/** The native events that count as presses: clicks, and those of the option, without touches (T8). */
const pressTypes = (event: string): string[] =>
  (event + ' click')
    .split(/\s+/)
    .filter((type, n, all) => all.indexOf(type) === n && !/^touch/.test(type));

/** Listens to presses until the options change or the widget ends. */
export function listenToPresses(widget: Widget, pressing: Pressing): void {
  const { root, options, cleanUps } = widget;
  const { event } = options;
  const { list } = pressing;
  const types = event === 'click' ? [event] : pressTypes(event as string);
  // A finger makes the events that hovering makes, too.
  let byTouch = false;
  // What takes a listener off where the last event was stopped on its way.
  let drop = (): void => undefined;
  const down = (event: PointerEvent): void => {
    const { type, pointerType } = event;
    if (pointerType) byTouch = pointerType === 'touch';
    if (types.indexOf(type) < 0 || (byTouch && HOVER.test(type))) return;
    drop();
    drop = onDown(widget, pressing, event);
  };
  const triggered = (event: JQuery.TriggeredEvent): void => onTriggered(pressing, event);
  const handlers: Record<string, typeof down> = {};
  for (const type of types) handlers[type] = down;
  if (types[1]) handlers['pointerover'] = down;
  listen(widget, list, handlers, true);
  $(root).on(types.join(' '), triggered);
  cleanUps.push(() => {
    drop();
    $(root).off(types.join(' '), triggered);
  });
}
