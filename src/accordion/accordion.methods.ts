import { innerOf } from '../core/inner';
import { fill, insertLabel, type Content, type Label } from '../core/insert';
import { onItem, sharedMethods } from '../core/methods';
import { closeItem, openOnly, selectItem, settle } from '../core/select';
import { insertItem } from '../core/structure';
import type { Item } from '../core/widget';
import { featureMethods } from '../features/all';
import { adoptSection, type Accordion } from './accordion.section';

function expandAll(widget: Accordion): void {
  if (widget.options.expandMode === 'multiple') openOnly(widget, widget.items, 'api');
}

function collapseAll(widget: Accordion): void {
  const opened = widget.items.filter(({ open }) => open);
  openOnly(widget, opened.slice(0, widget.options.collapsible ? 0 : 1), 'api');
}

/** An empty element like another one. */
const like = (model: Element | null | undefined, otherwise: string): HTMLElement =>
  document.createElement(model ? model.tagName : otherwise);

function add(widget: Accordion, label: Label, content?: Content): void {
  settle(widget);
  if (!widget.alive) return;
  const { root, items } = widget;
  const last: Partial<Item> = items[items.length - 1] || {};
  // The new nodes are the author's, so that they stay.
  const element = like(last.element, /^[UO]L$/.test(root.tagName) ? 'li' : 'div');
  const header = element.appendChild(like(last.header, 'h3'));
  element.appendChild(like(last.panel, 'div'));
  insertLabel(header, label);
  root.insertBefore(element, last.element ? last.element.nextSibling : null);
  const item = adoptSection(widget, { element, header, end: null }, items.length + 1);
  insertItem(widget, item, items.length);
  fill(widget, item.panel ? innerOf(item) : element, content);
}

function active({ open, options }: Accordion): number | number[] {
  const indexes = open.map(({ index }) => index);
  return options.expandMode === 'multiple'
    ? indexes.sort((a, b) => a - b)
    : (indexes.concat(-1)[0] as number);
}

/** What can be called on an accordion; what each does is told in `AccordionInstance`. */
export const accordionMethods = Object.assign({}, sharedMethods, featureMethods, {
  toggle: onItem('toggle', (item) => selectItem(item, 'api')),
  close: onItem('close', (item) => closeItem(item, 'api')),
  expandAll,
  collapseAll,
  add,
  active,
});
