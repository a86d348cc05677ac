import { change, make } from './change';
import { ask, itemsOf } from './guard';
import type { Item, Reason } from './kind';
import type { Fill, Plan, Widget } from './widget';

/** The index of an item wherever it is by now; -1 where it is gone, or there is none. */
const placeOf = <O, P>(widget: Widget<O, P>, item: Item | undefined): number =>
  item && itemsOf(widget)[item.index] === item ? item.index : -1;

/** The indexes of items likewise; without those that are gone. */
export const placesOf = <O, P>(widget: Widget<O, P>, items: readonly Item[]): number[] =>
  items.map((item) => placeOf(widget, item)).filter((index) => index >= 0);

/** Whether the page thinks about opening something that could be open: until it answers `fill` waits. */
export function holdsBack<O, P>(widget: Widget<O, P>, fill: Fill): boolean {
  const { undo, plan } = widget.pending;
  // Also while it is being asked: what it writes meanwhile is no reason to ask anew.
  const wanted = undo && plan && plan();
  const awaited = !!wanted && wanted.opened.length > 0;
  if (awaited) widget.held = fill;
  return awaited;
}

/** Selects an item, wherever callbacks move it: a tab is shown, a section opened or closed. */
export function select<O, P>(widget: Widget<O, P>, index: number, reason: Reason): void {
  const item = itemsOf(widget)[index];
  change(widget, () => widget.kind.choose(widget, placeOf(widget, item)), reason);
}

/** Opens an item likewise, and never closes one; `then` is called once it is open, wherever it is. */
export function open<O, P>(
  widget: Widget<O, P>,
  index: number,
  reason: Reason,
  then?: (late: boolean) => void,
): void {
  const item = itemsOf(widget)[index];
  const place = (): number => placeOf(widget, item);
  const isOpen = (): boolean => widget.open.indexOf(place()) >= 0;
  const plan: Plan = () => widget.kind.planOpen(widget, place());
  change(widget, plan, reason, (late) => then && isOpen() && then(late));
}

/**
 * Whether the page lets something be open first; undefined while it has to think, and what it agrees to
 * then is opened.
 */
export function askFirst<O, P>(
  widget: Widget<O, P>,
  items: readonly Item[],
  reason: Reason,
  then: () => void,
): boolean | undefined {
  const plan: Plan = () => widget.kind.planOnly(widget, placesOf(widget, items));
  let answer: boolean | undefined;
  let late = false;
  const isAsked = ask(widget, plan, reason, (allowed, { opened }) => {
    answer = allowed;
    if (!late || !allowed) return;
    make(widget, plan, reason, !opened.length);
    then();
  });
  late = true;
  return isAsked ? answer : true;
}
