import { setAttribute } from '../dom/attributes';
import { focusedElement, isField, moveFocusOut } from '../dom/focus';
import { watchLeaving } from '../dom/query';
import { detailOf, isThenable, dispatch } from './events';
import { isUsable } from './items';
import { emit } from './signals';
import { animate, canMove } from './motion/motion';
import type { Change, Item, Reason, Widget } from './widget';
import { dispatchFirst } from './first-select';

/** How many animations in a row are ended, at most: each callback may start the next one, for ever. */
const MOST_IN_A_ROW = 9;

/**
 * Dispatches the first `select`, unless that is done. Then jumps to the end of the running animation, and of those that
 * callbacks start meanwhile. Returns false if the widget has been destroyed.
 */
export function finishAll(widget: Widget): boolean {
  dispatchFirst(widget);
  for (let n = 0; widget.finish && n < MOST_IN_A_ROW; n++) widget.finish();
  return widget.alive;
}

/** Returns what is to be open, given what is open now. It is called again after callbacks, which may have changed that. */
type WhatToOpen = (open: readonly Item[]) => readonly Item[];

/** What is to be open when an item opens or closes. A disabled one can't be closed. */
export const withChanged =
  (item: Item, opens: boolean): WhatToOpen =>
  (open) => {
    const others = open.filter((other) => other !== item);
    if (opens) return others.concat(item);
    return isUsable(item) ? others : open;
  };

/**
 * What is to be open after a press: it shows a tab; it opens or closes a section. Whether it opens or closes is decided
 * now, before callbacks run.
 */
export const afterPress = (item: Item): WhatToOpen =>
  withChanged(item, !item.open || !item.widget.kind.rules(item.widget).toggles);

/**
 * Plans a change that leaves these items open; only the last one, unless several may be open. Items that can't be opened
 * are left out; an open one may stay, even if it is disabled. Returns null if nothing would change, or if none would be
 * open although one has to be.
 */
function plan(widget: Widget, whatToOpen: WhatToOpen): Change | null {
  const before = widget.open;
  const { multiple, collapsible } = widget.kind.rules(widget);
  const possible = whatToOpen(before).filter(
    (item) => (item.index >= 0 && item.open) || isUsable(item),
  );
  if (!possible.length && !collapsible) return null;
  const open = multiple ? possible : possible.slice(-1);
  const opened = open.filter((item) => !before.includes(item));
  const closed = before.filter((item) => !open.includes(item));
  return opened.length || closed.length ? { opened, closed, open } : null;
}

/** Cancels the wait for a promise, because of a newer request. */
export function endPending(asker: Widget | Item): void {
  if (asker.cancel) asker.cancel();
  asker.cancel = null;
}

/**
 * Dispatches a `before…` event, and calls `then` if nobody refuses. While a promise is pending, the trigger is
 * `aria-busy`. A newer request replaces that: a widget waits for one `beforeSelect`, an item for one `beforeRemove`.
 */
export function ask(
  item: Item,
  name: 'beforeSelect' | 'beforeRemove',
  detail: object,
  then: () => void,
): void {
  const { widget, trigger } = item;
  const asker = name === 'beforeSelect' ? widget : item;
  endPending(asker);
  const answers = dispatch(widget, name, detail);
  const waits = answers.some(isThenable);
  const hasLeft = watchLeaving(widget.root);
  const cancel = (): void => setAttribute(trigger, 'aria-busy', null);
  const decided = (allowed: boolean): void => {
    if (asker.cancel !== cancel) return;
    endPending(asker);
    // A widget that has left the page meanwhile does nothing more.
    if (allowed && !hasLeft()) then();
  };
  // Promises are awaited even if another answer refuses: the browser would report a rejected one that nobody handles.
  if (waits)
    Promise.all(answers).then(
      (all) => decided(!all.includes(false)),
      () => decided(false),
    );
  if (answers.includes(false) || !widget.alive) return;
  if (!waits) return then();
  // A callback may have made another request.
  endPending(asker);
  setAttribute(trigger, 'aria-busy', 'true');
  asker.cancel = cancel;
}

/**
 * Moves the focus out of the panels that a change has closed. This comes after everything is written, because the
 * page's focus listeners may do anything. A form field keeps the focus until the calling script has ended: validation
 * scripts open panels, and would take a field that loses the focus meanwhile as validated.
 */
function moveFocusFromClosed(
  widget: Widget,
  closed: readonly Item[],
  focused: HTMLElement | null,
): void {
  const { kind, root } = widget;
  const work = (): void =>
    closed.forEach((item) => {
      if (widget.alive && !item.open)
        moveFocusOut(item.panel, kind.focusAfter(item), root, focused);
    });
  if (isField(focused)) queueMicrotask(work);
  else work();
}

/**
 * Makes a change that is allowed: measures, writes, dispatches the first events, animates, and dispatches the other
 * events.
 */
function commit(widget: Widget, whatToOpen: WhatToOpen, reason: Reason): void {
  // Planned a second time, because callbacks may have changed what is open.
  const change = finishAll(widget) ? plan(widget, whatToOpen) : null;
  if (!change) return;
  const { kind } = widget;
  const { opened, closed, open } = change;
  const focused = focusedElement();
  const startMotion = kind.prepareMotion(widget, change);
  widget.open = open;
  // Screen readers say the states in this order: that of the pressed item has to come last.
  closed.forEach((item) => kind.paint(item, false));
  opened.forEach((item) => kind.paint(item, true));
  kind.paintAll(widget);
  // From here on, listeners of the page may do anything.
  emit(widget, 'change', change, reason);
  moveFocusFromClosed(widget, closed, focused);
  if (widget.alive && kind.onChanged) kind.onChanged(change, reason);
  if (!widget.alive) return;
  // A listener may have made the next change, or switched animation off.
  const isLatest = widget.open === open;
  const hasLeft = watchLeaving(widget.root);
  const settled = (): void => {
    if (isLatest) emit(widget, 'settled');
    if (!hasLeft()) kind.onSettled(change, reason);
  };
  if (startMotion && isLatest && canMove(widget)) animate(widget, startMotion(), settled);
  else settled();
}

/**
 * What users and methods ask for: dispatches `beforeSelect`, and makes the change if nobody refuses. If a callback
 * returns a promise, it waits, until the next request replaces this one.
 */
export function select(widget: Widget, whatToOpen: WhatToOpen, reason: Reason): void {
  endPending(widget);
  const change = widget.alive ? plan(widget, whatToOpen) : null;
  if (!change) return;
  const { opened, closed } = change;
  const [closing] = closed;
  const item = (opened[opened.length - 1] || closing) as Item;
  const detail: { open?: boolean; from?: number } = detailOf(item, reason);
  if ('open' in detail) detail.open = opened.length > 0;
  detail.from = closing ? closing.index : -1;
  // Not by `bind`: MooTools has another one.
  ask(item, 'beforeSelect', detail, () => commit(widget, whatToOpen, reason));
}

/** Opens these items and closes all others, as far as the options allow, without `beforeSelect`. */
export function forceOnly(widget: Widget, items: readonly Item[], reason: Reason): void {
  endPending(widget);
  commit(widget, () => items, reason);
}

/** Asks, by `beforeSelect`, to open these items and to close all others, as far as the options allow. */
export const openOnly = (widget: Widget, items: readonly Item[], reason: Reason): void =>
  select(widget, () => items, reason);

export const openItem = (item: Item, reason: Reason): void =>
  select(item.widget, withChanged(item, true), reason);
