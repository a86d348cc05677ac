import $ from 'jquery';
import { isObject } from './values';
import type { AnyRow } from './options/rows';
import type { Item, Kind, Reason, Widget } from './widget';

/** The first argument of callbacks. */
export interface WidgetEvent extends JQuery.Event {
  /** The container. */
  target: HTMLElement;
}

/** A promise of any library. */
interface Thenable {
  then(kept: (answer: unknown) => void, broken: () => void): unknown;
}

/** The result of a `before…` callback. `false`, a promise of `false` and a rejected promise prevent the change. */
type Answer = boolean | void | Thenable;

/** A callback about an item or the root, and one that may prevent the change. */
export type ItemCallback<I> = (this: HTMLElement, event: WidgetEvent, item: I) => void;

export type ItemGuard<I> = (this: HTMLElement, event: WidgetEvent, item: I) => Answer;

/** A `before…` event, with what jQuery's handlers have returned. */
interface AskingEvent extends CustomEvent {
  zAnswers?: unknown[];
}

/** The type of an event: `uitabs:beforeselect`. */
const typeOf = (kind: Kind, name: string): string => `${kind.name}:${name}`.toLowerCase();

/** Lets the browser report an exception of the page's function, without stopping ours. */
export const report = (error: unknown): unknown =>
  setTimeout(() => {
    throw error;
  });

/**
 * Dispatches a bubbling native event on the root, and calls the callback of that name. If that throws, the browser
 * reports it, and nothing stops. Returns the answers of the handlers and the callback. One more answer is `false` if
 * somebody has prevented the default, otherwise `true`.
 */
export function dispatch(widget: Widget, name: string, detail: unknown): unknown[] {
  const { kind, root, options } = widget;
  const cancelable = /^before/.test(name);
  const init = { bubbles: true, composed: true, cancelable, detail };
  const native: AskingEvent = new CustomEvent(typeOf(kind, name), init);
  const answers: unknown[] = cancelable ? (native.zAnswers = []) : [];
  const callback = options[name] as ItemGuard<unknown> | null;
  root.dispatchEvent(native);
  try {
    if (callback) {
      const event = $.Event(native, { target: root }) as WidgetEvent;
      answers.push(callback.call(root, event, detail));
    }
  } catch (error) {
    report(error);
  }
  answers.push(!native.defaultPrevented);
  return answers;
}

/** Describes an item for a function of the page. Completes the item first, if it was never shown. */
export function detailOf(item: Item, reason?: Reason): ReturnType<Kind['describe']> {
  const { kind } = item.widget;
  if (kind.completeItem) kind.completeItem(item);
  return kind.describe(item, reason);
}

/** Dispatches an event about each of these items as it is now, unless a callback has removed it. */
export function dispatchFor(items: readonly Item[], name: string, reason?: Reason): void {
  items.forEach((item) => {
    if (item.index >= 0) dispatch(item.widget, name, item.widget.kind.describe(item, reason));
  });
}

export const isThenable = (answer: unknown): answer is Thenable =>
  isObject(answer) && typeof answer['then'] === 'function';

type Handled = JQuery.TriggeredEvent & { handleObj: { handler: (...args: unknown[]) => unknown } };

/** Calls a jQuery handler with `detail` as its second argument, and collects the promise that it returns. */
function callHandler(this: Element, event: Handled): unknown {
  const native = event.originalEvent as AskingEvent | undefined;
  // A rest parameter would become a loop in ES5.
  // eslint-disable-next-line prefer-rest-params
  const given = native ? [event, native.detail] : arguments;
  const answer = event.handleObj.handler.apply(this, given as unknown[]);
  if (native && native.zAnswers && isThenable(answer)) native.zAnswers.push(answer);
  return answer;
}

/** Registers the events of a kind with jQuery: one for each callback. */
export function registerEvents(kind: Kind): void {
  const special = $.event.special as Record<string, object>;
  const { rows } = kind.table;
  Object.keys(rows).forEach((name) => {
    if ((rows[name] as AnyRow).callable) special[typeOf(kind, name)] = { handle: callHandler };
  });
}
