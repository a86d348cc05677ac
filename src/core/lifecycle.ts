import $ from 'jquery';
import { MADE } from '../dom/nodes';
import { hasClass, setClass, setAttribute, idOf } from '../dom/attributes';
import { focusedElement, focusInPlace, keepFocus } from '../dom/focus';
import { ROOTS } from './parts';
import { dispatch } from './events';
import { hadAttribute, rememberAttributes } from './restore/claim';
import { idPrefix } from './ids';
import { emit } from './signals';
import { withOverrides, merge, readMarkup, readOptions } from './options/options';
import { inLanguage } from './texts';
import { openHeadersIn, partSelector, releaseAll } from './restore/release';
import { endPending, finishAll } from './select';
import { cancelFirst, dispatchFirstSoon } from './first-select';
import { attributeOf, elementsOf, endItem, setWidget } from './items';
import { itemsChanged, replacing } from './collection';
import { finish } from './motion/motion';
import { firstOpen } from './feature-hooks';
import type { Item, Kind, Opening, Widget } from './widget';

/** What the callback `ready` gets: the root as a jQuery object, which also has its id, and itself as `item`. */
export interface Container extends JQuery {
  id: string;
  item: JQuery;
}

/** Creates a widget that has no options and items yet. */
function create(kind: Kind, root: HTMLElement): Widget {
  return {
    kind,
    root,
    widthProbe: root,
    values: {},
    options: {},
    prefix: idPrefix(kind.name),
    serial: 0,
    items: [],
    ends: [],
    open: [],
    withoutHash: [],
    alive: true,
    cleanUps: [],
    listeners: {},
    classes: [],
    stateClasses: '',
    warned: {},
  };
}

/** Takes over the root and its parts. If the markup was saved while a widget ran, it is cleaned first. */
function adopt(widget: Widget): boolean {
  const { kind, root } = widget;
  const isCopy = hasClass(root, kind.rootClass);
  const saved = root.querySelector(isCopy ? partSelector(kind) : `${kind.generated},[${MADE}]`);
  if (saved) {
    const authors = root.getAttribute('class');
    // `releaseAll` finds the root of each part by this class.
    setClass(root, kind.rootClass);
    // Otherwise, what was found belongs to a widget inside, which was saved, too.
    if (isCopy || (saved.parentNode as Element).closest(ROOTS) === root) {
      widget.saved = openHeadersIn(root);
      releaseAll(widget, true);
    }
    if (!isCopy) setAttribute(root, 'class', authors);
  }
  // Before the attributes are remembered: if `destroy` restored this class, it would hide the content for good.
  setClass(root, kind.rootClass + '-loading', false);
  rememberAttributes(root, ['class', 'style', 'tabindex']);
  return kind.adopt(widget);
}

/** The names that the author has given an item. An id of a trigger or a panel may be a generated one, which is no name. */
const namesOf = (item: Item): (string | null)[] =>
  elementsOf(item)
    .filter((one) => hadAttribute(one, 'id') || (one !== item.trigger && one !== item.panel))
    .map((one): string | null => idOf(one))
    .concat(attributeOf(item, 'data-link'));

/**
 * Remembers items, and returns a function that finds the same ones later, among items that the page may have replaced:
 * by their header if it is still there, otherwise by the author's names, or, if all items were replaced, by position.
 */
function remember(
  { root, items }: Widget,
  some: readonly Item[],
): (now: readonly Item[]) => Item[] {
  const noted = some.map((item) => [item.header, namesOf(item), item.index] as const);
  return (now) => {
    const areOthers = !items.some(({ header }) => root.contains(header));
    const find = ([header, names, index]: (typeof noted)[0]): Item | undefined =>
      now.find((item) =>
        root.contains(header)
          ? item.header === header
          : namesOf(item).some((name) => name && names.includes(name)),
      ) || (areOthers ? now[index] : undefined);
    return noted.map(find).filter((item) => item && item.panel) as Item[];
  };
}

/** Opens items without events. */
function openNow(widget: Widget, { items, reason }: Opening): void {
  const { kind } = widget;
  widget.startedBy = reason;
  // In place, because `widget.withoutHash` may be the same array.
  if (!kind.rules(widget).multiple) items.splice(1);
  widget.open = items;
  items.forEach((item) => kind.paint(item, true));
}

/** Takes over the markup, and opens what is open at the start, or was open before. `beforeSelect` isn't dispatched. */
function adoptAndOpen(widget: Widget, findOpen?: ReturnType<typeof remember>): boolean {
  const { kind, root } = widget;
  widget.options = kind.effective(inLanguage(widget));
  if (!adopt(widget)) return false;
  setWidget(root, widget);
  const same = findOpen ? findOpen(widget.items) : [];
  openNow(widget, same[0] ? { items: same } : firstOpen(widget));
  kind.paintAll(widget);
  kind.mount(widget);
  return true;
}

/** Starts a widget. Returns null if there is no markup for one. */
export function start(kind: Kind, root: HTMLElement, given: unknown): Widget | null {
  const widget = create(kind, root);
  readOptions(widget, given);
  return keepFocus(() => adoptAndOpen(widget)) ? widget : null;
}

/** Loads what is open, dispatches `ready`, and soon the first `select`. */
export function dispatchReady(widget: Widget): void {
  const { root } = widget;
  emit(widget, 'mounted');
  if (!widget.alive) return;
  const container = $(root) as Container;
  container.id = idOf(root);
  container.item = container;
  dispatch(widget, 'ready', container);
  if (widget.alive && widget.open.length) dispatchFirstSoon(widget);
}

function unmount(widget: Widget): void {
  const { cleanUps } = widget;
  widget.cleanUps = [];
  widget.listeners = {};
  cleanUps.reverse().forEach((cleanUp) => cleanUp());
}

/** Undoes what the options did, and puts them into effect again. */
function remount(widget: Widget): void {
  keepFocus(() => {
    unmount(widget);
    // A listener of the page may have ended it, when the focus moved or a request was aborted.
    if (!widget.alive) return;
    widget.options = widget.kind.effective(inLanguage(widget));
    widget.kind.mount(widget);
  });
  emit(widget, 'mounted');
}

/** Changes options, which are in effect at once. What is open stays open. */
export function setOptions(widget: Widget, given: unknown): void {
  const values = withOverrides(widget.kind.table.defaults, widget.values);
  if (!merge(widget, values, given) || !finishAll(widget)) return;
  widget.values = values;
  remount(widget);
}

/**
 * Aborts loading. That writes to the markup, and calls functions of the page, so it is done before anything is
 * released.
 */
const stopLoads = ({ items }: Widget): void => items.forEach(({ load }) => load && load.stop());

/**
 * Cancels promises, ends animations, and restores the markup. With `isCopy`, the page has rewritten the markup, so it is
 * cleaned like a saved copy.
 */
function halt(widget: Widget, isCopy: boolean): void {
  const { items } = widget;
  endPending(widget);
  finish(widget);
  unmount(widget);
  keepFocus(() => releaseAll(widget, isCopy));
  items.forEach(endItem);
  widget.items = [];
  widget.ends = [];
  widget.open = [];
}

const destroyed = new WeakSet<Element>();

/** Whether a widget on this element was destroyed: calling a method by name doesn't start it again. */
export const wasDestroyed = (root: Element): boolean => destroyed.has(root);

/** Ends a widget, restores the original markup, and removes the instance from `$.data`. */
export function destroy(widget: Widget): void {
  const { root, kind, instance } = widget;
  // A callback that `finishAll` calls may end it, too.
  if (finishAll(widget)) {
    cancelFirst(widget);
    widget.alive = false;
    stopLoads(widget);
    halt(widget, false);
    setWidget(root, undefined);
  }
  destroyed.add(root);
  if ($.data(root, kind.name) === instance) $.removeData(root, kind.name);
}

/** Starts a widget again, because the page has replaced its parts. */
function restart(widget: Widget): void {
  const findOpen = remember(widget, widget.open);
  const findWithoutHash = remember(widget, widget.withoutHash);
  stopLoads(widget);
  if (!widget.alive) return;
  halt(widget, true);
  readMarkup(widget);
  keepFocus(() => adoptAndOpen(widget, findOpen));
  const withoutHash = findWithoutHash(widget.items);
  if (withoutHash[0]) widget.withoutHash = withoutHash;
  emit(widget, 'mounted');
}

/**
 * Runs `work`, which may replace triggers. If the trigger of an item had the focus, its new one gets it: otherwise the
 * focus would be lost.
 */
function keepFocusOnTrigger(widget: Widget, work: () => void): void {
  const before = focusedElement();
  const focused = widget.items.filter(({ trigger }) => trigger === before);
  const findFocused = remember(widget, focused);
  work();
  const [item] = findFocused(widget.items);
  if (item && before && !before.isConnected) focusInPlace(widget.kind.focusTarget(item));
}

function readAgain(widget: Widget): void {
  const { kind } = widget;
  // If only triggers are missing, they are made again, and the widget needn't restart.
  widget.items.forEach(kind.repair);
  if (!kind.isIntact(widget)) return restart(widget);
  const wasEmpty = !widget.items[0];
  const reason = widget.startedBy;
  const findOpen = remember(widget, widget.open);
  const replaceIfGone = replacing(widget);
  keepFocus(() => {
    kind.adoptChanges(widget);
    // An empty one starts when it gets items: many pages load them, and show them then. Otherwise items that are still open
    // are painted, too: the page may have put something into their panels.
    openNow(widget, wasEmpty ? firstOpen(widget) : { items: findOpen(widget.items), reason });
  });
  const starts = wasEmpty && widget.items[0];
  if (starts) widget.started = false;
  replaceIfGone();
  // A listener of the page may have ended it.
  if (widget.alive) itemsChanged(widget);
  if (widget.alive) remount(widget);
  if (starts && widget.alive) dispatchFirstSoon(widget);
}

/** Takes over what the page has changed by itself. What was open stays open. */
export function refresh(widget: Widget): void {
  if (finishAll(widget)) keepFocusOnTrigger(widget, () => readAgain(widget));
}
