import $ from 'jquery';
import { MADE } from '../dom/nodes';
import { hasClass, setClass, setAttribute, idOf } from '../dom/attributes';
import { keepFocus } from '../dom/focus';
import { ROOTS } from './parts';
import { dispatch } from './events';
import { hadAttribute, rememberAttributes } from './restore/claim';
import { idPrefix } from './ids';
import { emit } from './signals';
import { derive, merge, readMarkup, readOptions } from './options/merge';
import { inLanguage } from './texts';
import { openIn, partsOf, releaseAll } from './restore/release';
import { endPending, settle } from './select';
import { cancelFirst, dispatchFirstSoon } from './first-select';
import { attributeOf, unlink, setWidget } from './items';
import { itemsChanged } from './collection';
import type { Item, Kind, Widget } from './widget';

/** The container as a jQuery object, which also carries its id and itself (T16). */
export interface Container extends JQuery {
  id: string;
  item: JQuery;
}

/** A widget that has not been started yet; its options and items are still to come. */
function create(kind: Kind, root: HTMLElement): Widget {
  return {
    kind,
    root,
    values: {},
    options: {},
    prefix: idPrefix(kind.name),
    serial: 0,
    items: [],
    ends: [],
    open: [],
    initial: [],
    alive: true,
    cleanUps: [],
    listeners: {},
    classes: '',
    stateClasses: '',
    warned: {},
  };
}

/** Takes over the root; what was saved while a widget ran is cleaned first. */
function adopt(widget: Widget): boolean {
  const { kind, root } = widget;
  const isCopy = hasClass(root, kind.rootClass);
  const saved = root.querySelector(isCopy ? partsOf(kind) : `${kind.nodes},[${MADE}]`);
  if (saved) {
    const authors = root.getAttribute('class');
    setClass(root, kind.rootClass);
    // In another root they are saved as well, whose classes are the author's.
    if (isCopy || (saved.parentNode as Element).closest(ROOTS) === root) {
      widget.saved = openIn(root);
      releaseAll(widget, true);
    }
    if (!isCopy) setAttribute(root, 'class', authors);
  }
  // Not kept: given back, it would hide the page's content for good.
  setClass(root, kind.rootClass + '-loading', false);
  rememberAttributes(root, ['class', 'style', 'tabindex']);
  return keepFocus(() => kind.adopt(widget));
}

/** What the author may call an item. */
const namesOf = (item: Item): (string | null)[] => [
  attributeOf(item, 'data-link'),
  idOf(item.element),
  item.panel && hadAttribute(item.panel, 'id') ? idOf(item.panel) : null,
];

/**
 * Notes some items. Gives what is the same among other items later: by what is still there, by the author's names, or,
 * where all are others, by the places (C12).
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
          : namesOf(item).some((name) => name && names.indexOf(name) >= 0),
      ) || (areOthers ? now[index] : undefined);
    return noted.map(find).filter((item) => item && item.panel) as Item[];
  };
}

/** Takes the markup over and opens what is open first, or what was open before; nobody is asked about it. */
function begin(widget: Widget, wasOpen?: ReturnType<typeof remember>): boolean {
  const { kind, root } = widget;
  widget.options = kind.effective(inLanguage(widget));
  widget.items = [];
  widget.ends = [];
  if (!adopt(widget)) return false;
  setWidget(root, widget);
  const same = wasOpen ? wasOpen(widget.items) : [];
  const { items, reason } = same[0] ? { items: same } : kind.initial(widget);
  widget.startedBy = reason;
  // In place: `widget.initial` may be the same list.
  if (!kind.rules(widget).multiple) items.splice(1);
  widget.open = items;
  items.forEach((item) => kind.paint(widget, item, true));
  kind.paintAll(widget);
  kind.mount(widget);
  return true;
}

/** Starts a widget; null where there is nothing that it could be made of. */
export function start(kind: Kind, root: HTMLElement, given: unknown): Widget | null {
  const widget = create(kind, root);
  readOptions(widget, given);
  return begin(widget) ? widget : null;
}

/** Loads what is open, tells the page that a widget has started, and soon of what is open first. */
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

/** Ends what the options have started, and starts it anew. */
export function remount(widget: Widget): void {
  keepFocus(() => {
    unmount(widget);
    // Pages may end it as they hear of the focus, or of what is aborted.
    if (!widget.alive) return;
    widget.options = widget.kind.effective(inLanguage(widget));
    widget.kind.mount(widget);
  });
  emit(widget, 'mounted');
}

/** Takes new options, each into effect at once; what is open stays (C20). */
export function setOptions(widget: Widget, given: unknown): void {
  const values = derive(widget.kind.table.defaults, widget.values);
  if (!merge(widget, values, given) || !settle(widget)) return;
  widget.values = values;
  remount(widget);
}

/** Takes back what is loaded, as long as the markup is ours: it is written to. Pages hear of it. */
const stopLoads = ({ items }: Widget): void => items.forEach(({ load }) => load && load.stop());

/** Ends what is under way, and takes all of ours off. */
function halt(widget: Widget): void {
  const { items, alive } = widget;
  endPending(widget);
  if (widget.finish) widget.finish();
  unmount(widget);
  keepFocus(() => releaseAll(widget, alive));
  items.forEach(unlink);
}

/** Ends a widget; the markup is the author's again (C13). */
export function destroy(widget: Widget): void {
  // A callback may have ended it.
  if (!settle(widget)) return;
  cancelFirst(widget);
  widget.alive = false;
  stopLoads(widget);
  halt(widget);
  setWidget(widget.root, undefined);
}

/** Starts a widget anew on what is there, where the page has replaced its parts (C14). */
function restart(widget: Widget): void {
  const wasOpen = remember(widget, widget.open);
  const wasInitial = remember(widget, widget.initial);
  stopLoads(widget);
  if (!widget.alive) return;
  halt(widget);
  readMarkup(widget);
  begin(widget, wasOpen);
  // What Back leads to.
  const initial = wasInitial(widget.items);
  if (initial[0]) widget.initial = initial;
  emit(widget, 'mounted');
}

/** Takes over what the page has changed by itself; what was open stays so (C12). */
export function refresh(widget: Widget): void {
  const { kind } = widget;
  if (!settle(widget)) return;
  // For their sake, the set needn't start anew.
  widget.items.forEach(kind.restoreTrigger);
  if (!kind.isIntact(widget)) return restart(widget);
  const wasOpen = remember(widget, widget.open);
  keepFocus(() => {
    kind.sync(widget);
    // Also what is open still: the page may have put something into its panel.
    widget.open = wasOpen(widget.items);
    widget.open.forEach((item) => kind.paint(widget, item, true));
  });
  // A function of the page may have ended it.
  if (widget.alive) itemsChanged(widget);
  if (widget.alive) remount(widget);
}
