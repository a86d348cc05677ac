import $ from 'jquery';
import { move } from '../dom/nodes';
import { setClass } from '../dom/attributes';
import { keepFocus, moveFocusOut } from '../dom/focus';
import { isHidden, isMarkedHidden } from '../dom/styles';
import { dispatch } from './events';
import { isReachable } from './stepping';
import { ask, forceOnly, settle } from './select';
import { unlink, indexFor, isUsable, itemNamed } from './items';
import { keepListening } from './arrival';
import { emit } from './signals';
import { numberIn } from './values';
import { shown, warn } from './warn';
import type { Item, Reason, Widget } from './widget';

/** The item with the index or the name that a method was given; a warning where there is none (C6, C7). */
export function itemAt(widget: Widget, given: unknown): Item | undefined {
  const { items, kind } = widget;
  const isName = given && typeof given === 'string' && isNaN(numberIn(given));
  const item = isName ? itemNamed(widget, given) : items[indexFor(given, items.length)];
  if (!item) warn(widget, `there is no ${kind.noun} ${isName ? '' : 'with index '}${shown(given)}`);
  return item;
}

/**
 * The index for an item that is added: that of the one it is to stand before, or the end; -1, with a warning, where
 * there is no such place.
 */
export function insertionIndex(widget: Widget, given?: unknown): number {
  const { length } = widget.items;
  const index = indexFor(given === undefined ? length : given, length + 1);
  const before = index < 0 ? itemAt(widget, given) : undefined;
  return before ? before.index : index;
}

const ENDS = ['z-first', 'z-last'];

/** The classes of the first and the last item that the author shows. */
export function markEnds(widget: Widget, isAway?: typeof isMarkedHidden): void {
  const { items, ends } = widget;
  const shown = items.filter(({ element }) => !(isAway || isMarkedHidden)(element));
  const some = shown[0] ? shown : items;
  widget.ends = some.slice(0, 1).concat(some.slice(-1));
  ends.forEach(({ element }, n) => setClass(element, ENDS[n] as string, false));
  widget.ends.forEach(({ element }, n) => setClass(element, ENDS[n] as string));
}

/** Numbers the items, and lets what is open stay so. */
export function renumber(widget: Widget, items: Item[]): void {
  widget.items = items;
  items.forEach((item, n) => (item.index = n));
  const open = widget.open.filter(({ index }) => index >= 0);
  // The same list as long as nothing of it is gone: a press is still for what it was for.
  if (open.length < widget.open.length) widget.open = open;
}

/** Puts right what depends on which items there are. */
export function itemsChanged(widget: Widget): void {
  widget.items.forEach(keepListening);
  markEnds(widget);
  widget.kind.paintAll(widget);
  emit(widget, 'structure');
}

/** The items but for one. */
const without = ({ items }: Widget, item: Item): Item[] => items.filter((other) => other !== item);

/** Takes in an item whose nodes are in the page, among the others. */
export function insertItem(widget: Widget, item: Item, at: number, others: Item[]): void {
  renumber(widget, others.slice(0, at).concat(item, others.slice(at)));
  itemsChanged(widget);
}

/** The item that comes instead of one that goes, or can't be seen: the next, else the one before. */
export function successor({ items }: Widget, gone: Item): Item | undefined {
  const fits = (item: Item): boolean => item !== gone && isUsable(item) && isReachable(item);
  const before = items.slice(0, gone.index).reverse();
  return items.slice(gone.index).concat(before).find(fits);
}

/**
 * Reads which items can't be seen, and gives what puts right their classes and what is open (C12): where one has to be
 * open, those that are seen stay, else another one comes, or nobody could see what a panel belongs to.
 */
export function readHidden(widget: Widget, needsOne: unknown): (() => void) | undefined {
  const { open, ends } = widget;
  const isAway = ({ element }: Item): boolean => isHidden(element);
  const seen = open.filter((item) => !isAway(item));
  const gone = needsOne ? open.find(isAway) : undefined;
  const next = gone && (seen[0] || successor(widget, gone));
  if (!next && !ends.some(isAway)) return undefined;
  return () => {
    markEnds(widget, isHidden);
    if (!next) return;
    forceOnly(widget, seen[0] ? seen : [next], 'restore');
    if (widget.finish) widget.finish();
  };
}

/** Takes an item out of the page for good. */
function removeNow(item: Item, reason: Reason): void {
  const { widget, element, panel } = item;
  const { kind, root } = widget;
  if (!settle(widget) || item.index < 0) return;
  const { open } = item;
  item.open = false;
  const about = kind.describe(item, reason);
  const next = successor(widget, item);
  const nodes = $(element).add(panel || []);
  if (reason !== 'api' && kind.sayRemoved) kind.sayRemoved(item, next);
  [element, panel].forEach((node) => moveFocusOut(node, next && kind.focusTarget(next), root));
  unlink(item);
  renumber(widget, without(widget, item));
  // Before anything is told, or `refresh` in a callback would take them in again.
  nodes.remove();
  if (open) {
    // Where one has to be open, another one opens, and at once.
    if (next && !widget.open.length && !kind.rules(widget).collapsible)
      forceOnly(widget, [next], reason);
    if (widget.finish) widget.finish();
    kind.closingEvents.forEach((name) => dispatch(widget, name, about));
  }
  if (!widget.alive) return;
  itemsChanged(widget);
  dispatch(widget, 'remove', about);
}

/** Removes an item unless `beforeRemove` refuses; waits where that promises an answer. */
export const removeItem = (item: Item, reason: Reason): void =>
  ask(item, item, item.widget.kind.describe(item, reason), () => removeNow(item, reason));

/** Puts an item at another place; what is open stays so. */
export function moveItem(item: Item, to: number): void {
  const { widget } = item;
  if (!settle(widget) || item.index < 0) return;
  const others = without(widget, item);
  const next: Partial<Item> = others[to] || {};
  const place = (node: Node | null, before?: Node | null): void => {
    if (node && node.parentNode) move(node, node.parentNode, before);
  };
  keepFocus(() => {
    place(item.element, next.element);
    // A section holds its panel.
    if (!item.element.contains(item.panel)) place(item.panel, next.panel);
  });
  insertItem(widget, item, to, others);
}
