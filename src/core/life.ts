import $ from 'jquery';
import { hasClass, setClass } from '../dom/build';
import { keepFocus } from '../dom/focus';
import { tell } from './events';
import { idPrefix, keep } from './claim';
import { derive, merge, readOptions } from './options';
import { partsOf, releaseAll } from './release';
import { dropFirst, endPending, settle, tellFirstSoon } from './select';
import { forget, idOf, nameOf, setWidget } from './items';
import type { Kind, Widget } from './widget';

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
    prefix: idPrefix(kind.name),
    serial: 0,
    alive: true,
    cleanUps: [],
    listeners: {},
    classes: '',
    warned: {},
  } as unknown as Widget;
}

/** Takes over the root; a copy that was saved while a widget ran is cleaned first. */
function adopt(widget: Widget): boolean {
  const { kind, root } = widget;
  const isCopy = hasClass(root, kind.rootClass) && root.querySelector(partsOf(kind));
  if (isCopy) releaseAll(widget, true);
  // Not kept: given back, it would hide the page's content for good.
  setClass(root, kind.rootClass + '-loading', false);
  keep(root, ['class', 'style', 'tabindex']);
  return keepFocus(() => kind.adopt(widget));
}

/** Takes the markup over and opens what is open first, those with these names if there are any; nobody is asked about it. */
function begin(widget: Widget, names: readonly string[]): boolean {
  const { kind, root } = widget;
  widget.items = [];
  widget.ends = [];
  if (!adopt(widget)) return false;
  setWidget(root, widget);
  const same = widget.items.filter(
    (item) => names[0] && item.panel && names.indexOf(nameOf(item)) >= 0,
  );
  const { items, reason } = same.length ? { items: same } : kind.initial(widget);
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
  widget.values = readOptions(widget, given);
  widget.options = kind.effective(widget.values);
  return begin(widget, []) ? widget : null;
}

/** Tells the page that a widget has started, and soon of what is open first. */
export function tellReady(widget: Widget): void {
  const { root } = widget;
  const container = $(root) as unknown as Container;
  container.id = idOf(root);
  container.item = container;
  tell(widget, 'ready', container);
  if (widget.open.length) tellFirstSoon(widget);
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
    widget.options = widget.kind.effective(widget.values);
    widget.kind.mount(widget);
  });
}

/** Takes new options, each into effect at once; what is open stays (C20). */
export function setOptions(widget: Widget, given: unknown): void {
  const values = derive(widget.kind.table.defaults, widget.values);
  if (!merge(widget, values, given) || !settle(widget)) return;
  widget.values = values;
  remount(widget);
}

/** Ends what is under way, and takes all of ours off. */
function halt(widget: Widget): void {
  const { items, alive } = widget;
  endPending(widget);
  if (widget.finish) widget.finish();
  unmount(widget);
  keepFocus(() => releaseAll(widget, alive));
  items.forEach(forget);
}

/** Ends a widget; the markup is the author's again (C13). */
export function destroy(widget: Widget): void {
  // A callback may have ended it.
  if (!settle(widget)) return;
  dropFirst(widget);
  widget.alive = false;
  halt(widget);
  setWidget(widget.root, undefined);
}

/** Starts a widget anew on what is there, where the page has replaced its parts (C14). */
export function restart(widget: Widget): void {
  const names = widget.open.map(nameOf);
  halt(widget);
  begin(widget, names);
}
