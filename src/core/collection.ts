import $ from 'jquery';
import { move } from '../dom/nodes';
import { setClass } from '../dom/attributes';
import { keepFocus, moveFocusOut } from '../dom/focus';
import { isHidden, isMarkedHidden } from './hidden';
import { dispatch } from './events';
import { nextItem } from './stepping';
import { ask, forceOnly, finishAll } from './select';
import { endItem, indexFor, isUsable, itemNamed } from './items';
import { keepListening } from './arrival';
import { emit } from './signals';
import { numberIn } from './values';
import { asText, warn } from './warn';
import { finish } from './motion/motion';
import type { Item, Reason, Widget } from './widget';

/** The item with the index or the name that a method was given. Warns if there is none. */
export function itemAt(widget: Widget, given: unknown): Item | undefined {
  const { items, kind } = widget;
  const isName = given && typeof given === 'string' && isNaN(numberIn(given));
  const item = isName ? itemNamed(widget, given) : items[indexFor(given, items.length)];
  if (!item)
    warn(widget, `there is no ${kind.noun} ${isName ? '' : 'with index '}${asText(given)}`);
  return item;
}

/**
 * The index at which an item is to be inserted: that of the item with this index or name, or the end. Warns and returns
 * -1 if there is no such item.
 */
export function insertionIndex(widget: Widget, given?: unknown): number {
  const { length } = widget.items;
  const index = indexFor(given === undefined ? length : given, length + 1);
  const before = index < 0 ? itemAt(widget, given) : undefined;
  return before ? before.index : index;
}

const ENDS = ['z-first', 'z-last'];

/** Writes the classes of the first and the last visible item. */
export function markEnds(widget: Widget, isHiddenElement = isMarkedHidden): void {
  const { items, ends } = widget;
  const { length } = items;
  const isShown = ({ element }: Item): boolean => !isHiddenElement(element);
  const first = nextItem(widget, -1, 1, isShown) || items[0];
  const last = nextItem(widget, length, -1, isShown) || items[length - 1];
  widget.ends = [first, last].filter(Boolean) as Item[];
  ends.forEach(({ element }, n) => setClass(element, ENDS[n] as string, false));
  widget.ends.forEach(({ element }, n) => setClass(element, ENDS[n] as string));
}

/** Sets the items with their indexes. What is open stays open. */
export function setItems(widget: Widget, items: Item[]): void {
  widget.items = items;
  items.forEach((item, n) => (item.index = n));
  const open = widget.open.filter(({ index }) => index >= 0);
  // If no item was removed, the array stays the same: `takeEffect` compares it while a press is handled.
  if (open.length < widget.open.length) widget.open = open;
}

/** Updates everything that depends on the set of items, and emits `structure`. */
export function itemsChanged(widget: Widget): void {
  widget.items.forEach(keepListening);
  markEnds(widget);
  widget.kind.paintAll(widget);
  emit(widget, 'structure');
}

/** The items of a widget except one. */
const without = ({ items }: Widget, item: Item): Item[] => items.filter((other) => other !== item);

/** Inserts an item whose nodes are in the page already. */
export function insertItem(widget: Widget, item: Item, at: number, others: Item[]): void {
  setItems(widget, others.slice(0, at).concat(item, others.slice(at)));
  itemsChanged(widget);
}

/**
 * The item to open instead of one that is removed or hidden: the next displayed one that can be opened, otherwise the
 * one before.
 */
function successor(items: readonly Item[], gone: Item, at: number): Item | undefined {
  const fits = (item: Item): boolean => item !== gone && isUsable(item) && !isHidden(item.element);
  return items.slice(at).concat(items.slice(0, at).reverse()).find(fits);
}

/** Opens an item in the place of the only open one that has gone, without animation, unless all may be closed then. */
function replaceGone(widget: Widget, next: Item | undefined, reason: Reason): void {
  if (next && !widget.open.length && widget.kind.rules(widget).replaces)
    forceOnly(widget, [next], reason);
  finish(widget);
}

/** Returns a function that opens another item in the place of the open one, if the page has removed that meanwhile. */
export function replacing(widget: Widget): () => void {
  const { items, open } = widget;
  const [gone] = open;
  const at = gone ? gone.index : 0;
  return () => {
    if (gone && gone.index < 0) replaceGone(widget, successor(items, gone, at), 'api');
  };
}

/**
 * Reads which items style sheets hide. If that changes anything, it returns a function that writes the changes: it
 * updates the classes of the ends, and if one item has to be open and the open one is hidden, it opens another one.
 * (Without its label, nobody could see what a panel belongs to.)
 */
export function readHidden(widget: Widget, needsOne: boolean): (() => void) | undefined {
  const { open, ends } = widget;
  const shown = open.filter(({ element }) => !isHidden(element));
  const gone = needsOne ? open.find((item) => !shown.includes(item)) : undefined;
  const next = gone && (shown[0] || successor(widget.items, gone, gone.index));
  if (!next && !ends.some(({ element }) => isHidden(element))) return undefined;
  return () => {
    markEnds(widget, isHidden);
    if (!next) return;
    forceOnly(widget, shown[0] ? shown : [next], 'restore');
    finish(widget);
  };
}

/** Removes an item, without asking. */
function removeNow(item: Item, reason: Reason): void {
  const { widget, element, panel } = item;
  const { kind, root } = widget;
  if (!finishAll(widget) || item.index < 0) return;
  const { open } = item;
  item.open = false;
  const detail = kind.describe(item, reason);
  const next = successor(widget.items, item, item.index);
  const nodes = $(element).add(panel || []);
  // First the focus and the announcement, while the nodes are there.
  if (reason !== 'api' && kind.announceRemoved) kind.announceRemoved(item, next);
  [element, panel].forEach((node) => moveFocusOut(node, next && kind.focusTarget(next), root));
  // Then the list and the nodes. Events come last, because `refresh` in a callback would adopt the nodes again.
  endItem(item);
  setItems(widget, without(widget, item));
  nodes.remove();
  if (open) {
    replaceGone(widget, next, reason);
    kind.closingEvents.forEach((name) => dispatch(widget, name, detail));
  }
  if (!widget.alive) return;
  itemsChanged(widget);
  dispatch(widget, 'remove', detail);
}

/** Removes an item unless `beforeRemove` prevents it. Waits if that returns a promise. */
export const removeItem = (item: Item, reason: Reason): void =>
  ask(item, 'beforeRemove', item.widget.kind.describe(item, reason), () => removeNow(item, reason));

/** The first panel from an index on. Tabs that are links to other pages have none. */
export const panelFrom = (items: readonly Item[], index: number): HTMLElement | null =>
  items
    .slice(index)
    .map(({ panel }) => panel)
    .find(Boolean) || null;

/** Moves an item to another index. What is open stays open. */
export function moveItem(item: Item, to: number): void {
  const { widget } = item;
  if (!finishAll(widget) || item.index < 0) return;
  const others = without(widget, item);
  const next: Partial<Item> = others[to] || {};
  const moveNode = (node: Element | null, before?: Node | null): void => {
    if (!node || !node.parentNode) return;
    // In content that `content-visibility` skips, Chromium 156 never draws what is moved before it has been styled.
    getComputedStyle(node).getPropertyValue('display');
    move(node, node.parentNode, before);
  };
  keepFocus(() => {
    moveNode(item.element, next.element);
    // A section contains its panel, which has moved with it.
    if (!item.element.contains(item.panel)) moveNode(item.panel, panelFrom(others, to));
  });
  insertItem(widget, item, to, others);
}
