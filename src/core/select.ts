import { setAttribute } from '../dom/attributes';
import { focusedElement, isField, moveFocusOut } from '../dom/focus';
import { detailOf, isThenable, dispatch } from './events';
import { isUsable } from './items';
import { emit } from './signals';
import { canMove } from './motion/motion';
import type { Change, Item, Reason, Widget } from './widget';
import { dispatchFirst } from './first-select';

/** How many animations are ended, if each callback starts the next one. */
const MOST = 9;

/**
 * Dispatches the first `select`, unless that is done. Then jumps to the end of the running animation, and of those that
 * callbacks start meanwhile. Returns false if the widget has been destroyed.
 */
export function settle(widget: Widget): boolean {
  dispatchFirst(widget);
  for (let n = 0; widget.finish && n < MOST; n++) widget.finish();
  return widget.alive;
}

/**
 * Computes a change from the current state. It is called again after callbacks, because they may have changed that
 * state.
 */
type Plan = () => Change | null;

/**
 * Plans a change that leaves exactly these items open; only the last one, unless several may be open. Items that can't
 * be opened are left out. Returns null if nothing would change.
 */
function planOnly(widget: Widget, items: readonly Item[]): Change | null {
  const { open } = widget;
  const { multiple, collapsible } = widget.kind.rules(widget);
  const usable = items.filter((item) => (item.index >= 0 && item.open) || isUsable(item));
  if (!usable.length && !collapsible) return null;
  const wanted = multiple ? usable : usable.slice(-1);
  const opened = wanted.filter((item) => open.indexOf(item) < 0);
  const closed = open.filter((item) => wanted.indexOf(item) < 0);
  return opened.length || closed.length ? { opened, closed, open: wanted } : null;
}

/** Plans a change that opens or closes one item. Returns null if nothing would change, or if it isn't allowed. */
function planItem(item: Item, opens: boolean): Change | null {
  const { widget } = item;
  const others = widget.open.filter((other) => other !== item);
  return isUsable(item) ? planOnly(widget, opens ? others.concat(item) : others) : null;
}

/** Cancels the wait for a promise, because of a newer request. */
export function endPending(asker: Widget | Item): void {
  if (asker.pending) asker.pending();
  asker.pending = null;
}

/**
 * Dispatches `beforeRemove` (if `asker` is the item) or `beforeSelect` (if it is the widget), and calls `then` if
 * nobody refuses. While a promise is pending, the trigger is `aria-busy`.
 */
export function ask(asker: Widget | Item, item: Item, detail: object, then: () => void): void {
  const { widget, trigger } = item;
  endPending(asker);
  const answers = dispatch(widget, asker === widget ? 'beforeSelect' : 'beforeRemove', detail);
  const waits = answers.some(isThenable);
  const { isConnected } = widget.root;
  const pending = (): void => setAttribute(trigger, 'aria-busy', null);
  const decided = (allowed: boolean): void => {
    if (asker.pending !== pending) return;
    endPending(asker);
    // A widget that has left the page meanwhile does nothing more.
    if (allowed && (!isConnected || widget.root.isConnected)) then();
  };
  // Even if another answer refuses: the browser would report a rejected promise that nobody handles.
  if (waits)
    Promise.all(answers).then(
      (all) => decided(all.indexOf(false) < 0),
      () => decided(false),
    );
  if (answers.indexOf(false) >= 0 || !widget.alive) return;
  if (!waits) return then();
  // A callback may have made another request.
  endPending(asker);
  setAttribute(trigger, 'aria-busy', 'true');
  asker.pending = pending;
}

/** Moves the focus out of a panel that has closed. */
function moveFocusFrom(item: Item, before: HTMLElement | null): void {
  const { widget, panel, open } = item;
  const { kind, root, alive } = widget;
  if (open || !alive) return;
  moveFocusOut(panel, kind.focusAfter(item), root, before);
}

/**
 * Moves the focus out of the panels that a change has closed. This comes after everything is written, because the
 * page's focus listeners may do anything. A form field keeps the focus until the calling script has ended: validation
 * scripts open panels, and would take a field that loses the focus meanwhile as validated.
 */
function moveFocusFromClosed(closed: readonly Item[], before: HTMLElement | null): void {
  const work = (): void => closed.forEach((item) => moveFocusFrom(item, before));
  if (isField(before)) void Promise.resolve().then(work);
  else work();
}

/** Writes a change, and dispatches its first events. Listeners may do anything then. */
function apply(widget: Widget, change: Change, reason: Reason): void {
  const { kind } = widget;
  const { opened, closed } = change;
  const focused = focusedElement();
  // Screen readers say the states in this order: that of the pressed item has to come last.
  closed.forEach((item) => kind.paint(widget, item, false));
  opened.forEach((item) => kind.paint(widget, item, true));
  kind.paintAll(widget);
  emit(widget, 'change', change, reason);
  moveFocusFromClosed(closed, focused);
  if (widget.alive && kind.onChanged) kind.onChanged(widget, change, reason);
}

/**
 * Makes a change that is allowed: measures, writes, dispatches the first events, animates, and dispatches the other
 * events.
 */
function commit(widget: Widget, plan: Plan, reason: Reason): void {
  // Planned a second time, because callbacks may have changed what is open.
  const change = settle(widget) ? plan() : null;
  if (!change) return;
  const { kind } = widget;
  widget.open = change.open;
  const play = kind.prepareMotion(widget, change);
  apply(widget, change, reason);
  // A listener may have ended the widget, made the next change, or switched animation off.
  const isLatest = widget.alive && widget.open === change.open;
  const settled = (): void => {
    if (isLatest) emit(widget, 'settled');
    kind.onSettled(widget, change, reason);
  };
  if (play && isLatest && canMove(widget)) play(settled);
  else if (widget.alive) settled();
}

/**
 * What users and methods ask for: dispatches `beforeSelect`, and makes the change if nobody refuses. If a callback
 * returns a promise, it waits, until the next request replaces this one.
 */
function select(widget: Widget, plan: Plan, reason: Reason): void {
  endPending(widget);
  const change = widget.alive ? plan() : null;
  if (!change) return;
  const { opened, closed } = change;
  const [left] = closed;
  const item = (opened[opened.length - 1] || left) as Item;
  const detail: { open?: boolean; from?: number } = detailOf(item, reason);
  if ('open' in detail) detail.open = opened.length > 0;
  detail.from = left ? left.index : -1;
  ask(widget, item, detail, () => commit(widget, plan, reason));
}

/** Opens these items and closes all others, as far as the options allow, without `beforeSelect`. */
export function forceOnly(widget: Widget, items: readonly Item[], reason: Reason): void {
  endPending(widget);
  commit(widget, () => planOnly(widget, items), reason);
}

/** The same, with `beforeSelect`. */
export const openOnly = (widget: Widget, items: readonly Item[], reason: Reason): void =>
  select(widget, () => planOnly(widget, items), reason);

/** Opens an item, or closes it. */
export const openItem = (item: Item, reason: Reason, closes?: boolean): void =>
  select(item.widget, () => planItem(item, !closes), reason);

/**
 * Selects an item, as a press does: shows a tab; opens or closes a section. Whether it opens or closes is decided now,
 * before callbacks run.
 */
export function selectItem(item: Item, reason: Reason): void {
  const { widget, open } = item;
  const closes = open && widget.kind.rules(widget).toggles;
  select(widget, () => planItem(item, !closes), reason);
}
