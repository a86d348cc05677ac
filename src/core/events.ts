import $ from 'jquery';
import { isObject } from './values';
import type { AnyRow } from './options/rows';
import type { Item, Kind, Reason, Widget } from './widget';

/** What callbacks are given first. */
export interface WidgetEvent extends JQuery.Event {
  /** The container. */
  target: HTMLElement;
}

/** A promise, by whatever library. */
interface Thenable {
  then(kept: (answer: unknown) => void, broken: () => void): unknown;
}

/** What a page may answer before a change: false refuses, and so does a promise of it, or a broken one. */
type Answer = boolean | void | Thenable;

/** A callback about an item or the root, and one that may refuse. */
export type ItemCallback<I> = (this: HTMLElement, event: WidgetEvent, item: I) => void;

export type ItemGuard<I> = (this: HTMLElement, event: WidgetEvent, item: I) => Answer;

/** An event on its way through the page, with what was answered. */
interface AskingEvent extends CustomEvent {
  zAnswers?: unknown[];
}

/** The type of an event: `uitabs:beforeselect`. */
const typeOf = (kind: Kind, name: string): string => `${kind.name}:${name}`.toLowerCase();

/** Lets the browser report what a page's function has thrown; ours goes on. */
export const report = (error: unknown): unknown =>
  setTimeout(() => {
    throw error;
  });

/**
 * Tells the page of something: a bubbling native event on the root, whose `detail` is `about`, then the callback of
 * that name; what that throws is reported by the browser and stops nothing (C9). Returns what was answered; false where
 * the default was prevented.
 */
export function dispatch(widget: Widget, name: string, about: unknown): unknown[] {
  const { kind, root, options } = widget;
  if (widget.isSilent) return [];
  const cancelable = name.slice(0, 6) === 'before';
  const init = { bubbles: true, composed: true, cancelable, detail: about };
  const native: AskingEvent = new CustomEvent(typeOf(kind, name), init);
  const answers: unknown[] = cancelable ? (native.zAnswers = []) : [];
  const callback = options[name] as ItemGuard<unknown> | null;
  root.dispatchEvent(native);
  try {
    if (callback) {
      const event = $.Event(native, { target: root }) as WidgetEvent;
      answers.push(callback.call(root, event, about));
    }
  } catch (error) {
    report(error);
  }
  answers.push(!native.defaultPrevented);
  return answers;
}

/** What a function of the page is given of an item that may never have been shown. */
export function detailOf(item: Item, reason?: Reason): ReturnType<Kind['describe']> {
  const { kind } = item.widget;
  if (kind.completeItem) kind.completeItem(item);
  return kind.describe(item, reason);
}

/** Tells of an item as it is now, but not of one that a callback has removed. */
export function dispatchFor(item: Item | undefined, name: string, reason?: Reason): void {
  if (item && item.index >= 0) dispatch(item.widget, name, item.widget.kind.describe(item, reason));
}

export const isThenable = (answer: unknown): answer is Thenable =>
  isObject(answer) && typeof answer['then'] === 'function';

type Handled = JQuery.TriggeredEvent & { handleObj: { handler: (...args: unknown[]) => unknown } };

/** Gives handlers by jQuery the `detail` as their second argument, and takes note of what they promise. */
function handle(this: Element, event: Handled): unknown {
  const native = event.originalEvent as AskingEvent | undefined;
  // No rest parameter, as it is long in ES5.
  // eslint-disable-next-line prefer-rest-params
  const given = native ? [event, native.detail] : arguments;
  const answer = event.handleObj.handler.apply(this, given as unknown[]);
  if (native && native.zAnswers && isThenable(answer)) native.zAnswers.push(answer);
  return answer;
}

/** Makes the events of a kind known to jQuery: one for each callback. */
export function registerEvents(kind: Kind): void {
  const special = $.event.special as Record<string, object>;
  const { rows } = kind.table;
  Object.keys(rows).forEach((name) => {
    if ((rows[name] as AnyRow).callable) special[typeOf(kind, name)] = { handle };
  });
}
