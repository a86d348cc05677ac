import { MADE } from '../dom/build';
import { keepFocus } from '../dom/focus';
import { innerOf } from '../core/inner';
import { insertContent, insertLabel, type Content, type Label } from '../core/insert';
import { remount, restart, setOptions } from '../core/life';
import { option } from '../core/options';
import { end } from '../core/plugin';
import { closeItem, openItem, select, selectItem } from '../core/select';
import { only, type Change } from '../core/selection';
import { settle } from '../core/settle';
import { changed, fill, insertItem, itemAt, removeItem, setDisabled } from '../core/structure';
import { isUsable } from '../core/items';
import type { Item } from '../core/widget';
import { adoptSection, type Accordion } from './accordion.section';
import type { Index } from './accordion.types';
import { nextSection } from './accordion.view';

/** Runs a method on the section at an index, where there is one. */
const onItem =
  (name: string, act: (item: Item) => void) =>
  (widget: Accordion, index: Index): void => {
    const item = itemAt(widget, name, index);
    if (item) act(item);
  };

/** Opens the next section that can be opened, by steps of 1 or -1. */
function step(widget: Accordion, by: number, fromEnd?: boolean): void {
  const item = nextSection(widget, by, fromEnd);
  if (item) openItem(item, 'api');
}

function planAll({ items, open, options }: Accordion): Change | null {
  const more = items.filter((item) => isUsable(item) && !item.open).map(({ index }) => index);
  return options.expandMode === 'multiple' ? only(open, open.concat(more)) : null;
}

const planNone = ({ open, options }: Accordion): Change | null =>
  only(open, options.collapsible ? [] : open.slice(0, 1));

/** Makes the nodes of a new section as those that are there; the author's, so that they stay. */
function makeSection({ root, items }: Accordion): HTMLElement {
  const last = items[items.length - 1];
  const level = last && /^H\d$/.test(last.header.tagName) ? last.header.tagName : 'h3';
  const isTerm = root.tagName === 'DL';
  const element = document.createElement(/^[UO]L$/.test(root.tagName) ? 'li' : 'div');
  // Where header and content stand in the container itself, they get a box of ours.
  if (isTerm || (last && last.element.hasAttribute(MADE))) element.setAttribute(MADE, 'box');
  element.appendChild(document.createElement(isTerm ? 'dt' : level));
  element.appendChild(document.createElement(isTerm ? 'dd' : 'div'));
  return element;
}

function add(widget: Accordion, label: Label, content?: Content): void {
  settle(widget);
  if (!widget.alive) return;
  const { root, items } = widget;
  const last = items[items.length - 1];
  const element = makeSection(widget);
  const header = element.firstChild as HTMLElement;
  insertLabel(header, label);
  root.insertBefore(element, last ? last.element.nextSibling : null);
  const item = adoptSection(widget, { element, header, end: null }, items.length + 1);
  insertItem(widget, item, items.length);
  fill(widget, innerOf(item), content, insertContent);
}

function refresh(widget: Accordion): void {
  settle(widget);
  if (!widget.alive) return;
  if (!widget.kind.isIntact(widget)) return restart(widget);
  keepFocus(() => widget.kind.sync(widget));
  changed(widget);
  remount(widget);
}

function active({ open, options }: Accordion): number | number[] {
  return options.expandMode === 'multiple' ? open.slice().sort((a, b) => a - b) : (open[0] ?? -1);
}

/** What can be called on an accordion; what each does is told in `AccordionInstance`. */
export const accordionMethods = {
  select: onItem('select', (item) => selectItem(item, 'api')),
  prev: (widget: Accordion): void => step(widget, -1),
  next: (widget: Accordion): void => step(widget, 1),
  first: (widget: Accordion): void => step(widget, 1, true),
  last: (widget: Accordion): void => step(widget, -1, true),
  setOptions,
  toggle: onItem('toggle', (item) => selectItem(item, 'api')),
  close: onItem('close', (item) => closeItem(item, 'api')),
  expandAll: (widget: Accordion): void => select(widget, () => planAll(widget), 'api'),
  collapseAll: (widget: Accordion): void => select(widget, () => planNone(widget), 'api'),
  add,
  remove: onItem('remove', (item) => removeItem(item, 'api')),
  enable: onItem('enable', (item) => setDisabled(item, false)),
  disable: onItem('disable', (item) => setDisabled(item, true)),
  refresh,
  destroy: end,
  active,
  count: ({ items }: Accordion): number => items.length,
  option,
};
