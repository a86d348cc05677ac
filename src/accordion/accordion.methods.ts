import { MADE, tagOf } from '../dom/build';
import { innerOf } from '../core/items';
import { fill, insertLabel, type Content, type Label } from '../core/insert';
import { onItem, sharedMethods } from '../core/methods';
import { openItem, openOnly, selectItem, settle } from '../core/select';
import { changed, renumber } from '../core/structure';
import { featureMethods } from '../features/all';
import { adoptSection, type Accordion } from './accordion.section';

function expandAll(widget: Accordion): void {
  if (widget.options.expandMode === 'multiple') openOnly(widget, widget.items, 'api');
}

function collapseAll(widget: Accordion): void {
  const opened = widget.items.filter(({ open }) => open);
  openOnly(widget, opened.slice(0, widget.options.collapsible ? 0 : 1), 'api');
}

/** Makes the nodes of a new section as those that are there; the author's, so that they stay. */
function makeSection({ root, items }: Accordion): HTMLElement {
  const last = items[items.length - 1];
  const level = last && /^H\d$/.test(tagOf(last.header)) ? tagOf(last.header).toLowerCase() : 'h3';
  const isTerm = tagOf(root) === 'DL';
  const element = document.createElement(/^[UO]L$/.test(tagOf(root)) ? 'li' : 'div');
  // Where header and content stand in the root itself, they get a box of ours.
  if (isTerm || (last && last.element.hasAttribute(MADE))) element.setAttribute(MADE, 'box');
  element.appendChild(document.createElement(isTerm ? 'dt' : level));
  element.appendChild(document.createElement(isTerm ? 'dd' : 'div'));
  return element;
}

function add(widget: Accordion, label: Label, content?: Content): void {
  if (!settle(widget)) return;
  const { root, items } = widget;
  const last = items[items.length - 1];
  const element = makeSection(widget);
  const header = element.firstChild as HTMLElement;
  insertLabel(header, label);
  root.insertBefore(element, last ? last.element.nextSibling : null);
  const item = adoptSection(widget, { element, header, end: null });
  renumber(widget, items.concat(item));
  changed(widget);
  fill(widget, item.panel ? innerOf(item) : element, content);
}

function active({ items, options }: Accordion): number | number[] {
  const indexes = items.filter(({ open }) => open).map(({ index }) => index);
  return options.expandMode === 'multiple' ? indexes : (indexes.concat(-1)[0] as number);
}

/** What can be called on an accordion; what each does is told in `AccordionInstance`. */
export const accordionMethods = Object.assign({}, sharedMethods, featureMethods, {
  toggle: onItem((item) => selectItem(item, 'api')),
  close: onItem((item) => openItem(item, 'api', true)),
  expandAll,
  collapseAll,
  add,
  active,
});
