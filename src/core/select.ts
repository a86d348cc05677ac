import { settle } from './settle';
import { ask } from './events';
import { choose, only, type Change } from './selection';
import { isUsable } from './items';
import { emit } from './listen';
import type { Item, Reason, Widget } from './widget';

/** The change for the state there is when it is called; callbacks may have changed that. */
export type Plan = () => Change | null;

/** Waiting for a promise ends: something else was asked for. */
export function endPending(asker: Widget | Item): void {
  if (asker.pending) asker.pending();
  asker.pending = null;
}

/**
 * Asks the page about what is to be done with an item: about its removal, if the item itself asks, else about a
 * change; `then` is called when it is allowed. While the page thinks about it, the item is busy.
 */
export function askFirst(
  asker: Widget | Item,
  { widget, trigger }: Item,
  about: object,
  then: () => void,
): void {
  endPending(asker);
  const name = asker === widget ? 'beforeSelect' : 'beforeRemove';
  const answer = ask(widget, name, about, (allowed) => {
    endPending(asker);
    if (allowed) then();
  });
  if (answer === true) then();
  if (typeof answer === 'boolean') return;
  // A callback may have asked for something else.
  endPending(asker);
  trigger.setAttribute('aria-busy', 'true');
  asker.pending = () => {
    answer();
    trigger.removeAttribute('aria-busy');
  };
}

/** Writes a change: state, then classes, ARIA and what is in sight. */
function paint(widget: Widget, { opened, closed, open }: Change): void {
  const { kind, items } = widget;
  for (const index of opened) kind.paint(widget, items[index] as Item, true);
  for (const index of closed) kind.paint(widget, items[index] as Item, false);
  widget.open = open;
  kind.paintAll(widget);
}

/** Makes a change that is allowed; one that still moves is settled first. */
function make(widget: Widget, plan: Plan, reason: Reason): void {
  settle(widget);
  const change = widget.alive ? plan() : null;
  if (!change) return;
  const { kind, items } = widget;
  widget.open = change.open;
  let over = false;
  const done = (): void => {
    over = true;
    widget.finish = null;
    kind.tellSettled(widget, change, reason, items);
  };
  const apply = (): void => {
    paint(widget, change);
    emit(widget, 'change', change, reason);
    kind.tellNow(widget, change, reason);
  };
  const finish = kind.move(widget, change, apply, done);
  if (!over && widget.alive) widget.finish = finish;
}

/**
 * The one way in (C11): asks the page, writes the change, moves it, and tells of it. Waits if the page
 * promises an answer; the next request takes its place.
 */
export function select(widget: Widget, plan: Plan, reason: Reason): void {
  endPending(widget);
  const change = widget.alive ? plan() : null;
  if (!change) return;
  const { opened, closed } = change;
  const index = opened.length ? opened[opened.length - 1] : closed[0];
  const item = widget.items[index as number] as Item;
  const about: { open?: boolean } = widget.kind.describe(item, reason);
  if ('open' in about) about.open = opened.length > 0;
  Object.assign(about, { from: closed.length ? closed[0] : -1 });
  askFirst(widget, item, about, () => make(widget, plan, reason));
}

/** Makes a change that nobody is asked about. */
export function force(widget: Widget, plan: Plan, reason: Reason): void {
  endPending(widget);
  make(widget, plan, reason);
}

const change = (item: Item, reason: Reason, opens: boolean): void => {
  const { widget } = item;
  select(
    widget,
    () =>
      isUsable(item) ? choose(widget.open, item.index, opens, widget.kind.rules(widget)) : null,
    reason,
  );
};

/** Selects an item: a tab is shown, a section opened or closed; which it is stays, whatever callbacks do first. */
export const selectItem = (item: Item, reason: Reason): void =>
  change(item, reason, !item.open || !item.widget.kind.rules(item.widget).toggles);

/** Opens an item, and never closes it. */
export const openItem = (item: Item, reason: Reason): void => change(item, reason, true);

/** Closes an item where that may be. */
export const closeItem = (item: Item, reason: Reason): void => change(item, reason, false);

/** The change until these items are open and no other, as far as that may be. */
export function planOnly(widget: Widget, items: readonly Item[]): Change | null {
  const { kind, open } = widget;
  const { multiple, collapsible } = kind.rules(widget);
  const usable = items
    .filter((item) => (item.index >= 0 && item.open) || isUsable(item))
    .map(({ index }) => index);
  if (!usable.length && !collapsible) return null;
  return only(open, multiple ? usable : usable.slice(0, 1));
}

export const openOnly = (widget: Widget, items: readonly Item[], reason: Reason): void =>
  select(widget, () => planOnly(widget, items), reason);
