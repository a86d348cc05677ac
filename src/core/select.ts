import { setAttribute } from '../dom/attributes';
import { focusedElement, isField, moveFocusOut } from '../dom/focus';
import { detailOf, isThenable, dispatch } from './events';
import { isUsable } from './items';
import { emit } from './signals';
import { canMove } from './motion/motion';
import type { Change, Item, Reason, Widget } from './widget';
import { dispatchFirst } from './first-select';

/** How often callbacks may begin another motion as one ends. */
const MOST = 9;

/** Ends a motion in progress at its end, and what callbacks begin then; whether the widget still runs. */
export function settle(widget: Widget): boolean {
  dispatchFirst(widget);
  for (let n = 0; widget.finish && n < MOST; n++) widget.finish();
  return widget.alive;
}

/** The change for the state there is when it is called; callbacks may have changed that. */
type Plan = () => Change | null;

/**
 * The change after which these items are open and no other, as far as may be; the last of them, where one can be open;
 * null for no change.
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

/** The change that opens an item, or closes it; null where it is so already, may not be, or has to stay open. */
function planItem(item: Item, opens: boolean): Change | null {
  const { widget } = item;
  const others = widget.open.filter((other) => other !== item);
  return isUsable(item) ? planOnly(widget, opens ? others.concat(item) : others) : null;
}

/** Waiting for a promise ends: something else was asked for. */
export function endPending(asker: Widget | Item): void {
  if (asker.pending) asker.pending();
  asker.pending = null;
}

/**
 * Asks the page about what is to be done with an item: about its removal, if the item itself asks, else about a change;
 * `then` is called when it is allowed. While the page thinks about it, the item is busy.
 */
export function ask(asker: Widget | Item, item: Item, about: object, then: () => void): void {
  const { widget, trigger } = item;
  endPending(asker);
  const answers = dispatch(widget, asker === widget ? 'beforeSelect' : 'beforeRemove', about);
  const waits = answers.some(isThenable);
  const { isConnected } = widget.root;
  const pending = (): void => setAttribute(trigger, 'aria-busy', null);
  const decided = (allowed: boolean): void => {
    if (asker.pending !== pending) return;
    endPending(asker);
    // A set that left the page while the page thought about it does nothing more.
    if (allowed && (!isConnected || widget.root.isConnected)) then();
  };
  // Also where another answer refuses, or the browser would report a broken promise that nobody listens to.
  if (waits)
    Promise.all(answers).then(
      (all) => decided(all.indexOf(false) < 0),
      () => decided(false),
    );
  if (answers.indexOf(false) >= 0 || !widget.alive) return;
  if (!waits) return then();
  // A callback may have asked for something else.
  endPending(asker);
  setAttribute(trigger, 'aria-busy', 'true');
  asker.pending = pending;
}

/** Takes the focus out of a panel that has closed, and had it before (AA8). */
function moveFocusFrom(item: Item, before: HTMLElement | null): void {
  const { widget, panel, open } = item;
  const { kind, root, alive } = widget;
  if (open || !alive) return;
  moveFocusOut(panel, kind.focusAfter(item), root, before);
}

/**
 * The same for all of a change, once all is written: pages that hear of it may do anything. Out of a field only when
 * the present call has returned: scripts that check a form open panels while they do so, and take a field that loses
 * the focus then as checked.
 */
function moveFocusFromClosed(closed: readonly Item[], before: HTMLElement | null): void {
  const work = (): void => closed.forEach((item) => moveFocusFrom(item, before));
  if (isField(before)) void Promise.resolve().then(work);
  else work();
}

/** Writes a change, and tells the page of it, which may do anything then. */
function apply(widget: Widget, change: Change, reason: Reason): void {
  const { kind } = widget;
  const { opened, closed } = change;
  const focused = focusedElement();
  // Screen readers say the states in this order, so that of what was pressed comes last (H4).
  closed.forEach((item) => kind.paint(widget, item, false));
  opened.forEach((item) => kind.paint(widget, item, true));
  kind.paintAll(widget);
  emit(widget, 'change', change, reason);
  moveFocusFromClosed(closed, focused);
  if (widget.alive && kind.onChanged) kind.onChanged(widget, change, reason);
}

/** Makes a change that is allowed: measures, writes it, tells the page, animates, and tells the page again. */
function commit(widget: Widget, plan: Plan, reason: Reason): void {
  // Planned a second time, because callbacks may have changed what is open.
  const change = settle(widget) ? plan() : null;
  if (!change) return;
  const { kind } = widget;
  widget.open = change.open;
  const motion = kind.prepareMotion(widget, change);
  apply(widget, change, reason);
  // By now the page may have ended the widget, made the next change, or switched motion off.
  const isLatest = widget.alive && widget.open === change.open;
  const settled = (): void => {
    if (isLatest) emit(widget, 'settle');
    kind.onSettled(widget, change, reason);
  };
  if (motion && isLatest && canMove(widget)) return motion.play(settled);
  if (motion) motion.drop();
  if (widget.alive) settled();
}

/**
 * The one way in (C11): asks the page, and makes the change if it is allowed. Waits if the page promises an answer; the
 * next request takes its place.
 */
function select(widget: Widget, plan: Plan, reason: Reason): void {
  endPending(widget);
  const change = widget.alive ? plan() : null;
  if (!change) return;
  const { opened, closed } = change;
  const [left] = closed;
  const item = (opened[opened.length - 1] || left) as Item;
  const about: { open?: boolean; from?: number } = detailOf(item, reason);
  if ('open' in about) about.open = opened.length > 0;
  about.from = left ? left.index : -1;
  ask(widget, item, about, () => commit(widget, plan, reason));
}

/** Opens these items and closes all others, as far as that may be, and asks nobody. */
export function forceOnly(widget: Widget, items: readonly Item[], reason: Reason): void {
  endPending(widget);
  commit(widget, () => planOnly(widget, items), reason);
}

/** The same, if the page allows it. */
export const openOnly = (widget: Widget, items: readonly Item[], reason: Reason): void =>
  select(widget, () => planOnly(widget, items), reason);

/** Opens an item, or closes it where that may be. */
export const openItem = (item: Item, reason: Reason, closes?: boolean): void =>
  select(item.widget, () => planItem(item, !closes), reason);

/** Selects an item: a tab is shown, a section opened or closed; which it is stays, whatever callbacks do first. */
export function selectItem(item: Item, reason: Reason): void {
  const { widget, open } = item;
  const closes = open && widget.kind.rules(widget).toggles;
  select(widget, () => planItem(item, !closes), reason);
}
