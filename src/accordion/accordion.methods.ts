import { MADE, move } from '../dom/nodes';
import { HEADINGS } from '../dom/query';
import { setClass, setAttribute } from '../dom/attributes';
import { ensureInner } from '../core/panel';
import { fillAdded, insertLabel, isNodes, type Content, type Label } from '../core/insert';
import { itemMethod, selectMethods, sharedMethods } from '../core/methods';
import { openItem, openOnly, select, finishAll, withChanged } from '../core/select';
import { insertItem, insertionIndex } from '../core/collection';
import { isObject } from '../core/values';
import type { Reason } from '../core/widget';
import { featureCommands, featureMethods } from '../features/all-features';
import { adoptSection } from './accordion.section';
import type { Accordion } from './accordion.widget';
import type { NewSectionSettings } from './accordion.types';

/** The methods that open and close, for scripts (reason `api`) or for buttons with `command` (`click`). */
const toggling = (reason: Reason) => ({
  toggle: selectMethods(reason).select,
  close: itemMethod((item) => select(item.widget, withChanged(item, false), reason)),
  expandAll(widget: Accordion): void {
    if (widget.options.expandMode === 'multiple') openOnly(widget, widget.items, reason);
  },
  collapseAll(widget: Accordion): void {
    const opened = widget.items.filter(({ open }) => open);
    openOnly(widget, opened.slice(0, widget.options.collapsible ? 0 : 1), reason);
  },
});

/**
 * Creates the elements of a new section, with the same tags as the others. They count as the author's and stay after
 * `destroy`.
 */
function makeSection({ root, items }: Accordion): HTMLElement {
  const last = items[items.length - 1];
  const level = last && last.header.matches(HEADINGS) ? last.header.localName : 'h3';
  const isTerm = root.matches('dl');
  const element = document.createElement(root.matches('ul,ol') ? 'li' : 'div');
  // If headers and content are children of the root, the new ones get a generated box, too.
  if (isTerm || (last && last.element.hasAttribute(MADE))) element.setAttribute(MADE, 'box');
  element.appendChild(document.createElement(isTerm ? 'dt' : level));
  element.appendChild(document.createElement(isTerm ? 'dd' : 'div'));
  return element;
}

function add(widget: Accordion, given: Label | NewSectionSettings, content?: Content): void {
  const isLabel = !isObject(given) || isNodes(given);
  const settings = (isLabel ? { header: given, content } : given) as NewSectionSettings;
  if (!finishAll(widget)) return;
  const { root, items } = widget;
  const index = insertionIndex(widget, settings.index);
  if (index < 0) return;
  const before = items[index];
  const last = items[items.length - 1];
  const element = makeSection(widget);
  const header = element.firstChild as HTMLElement;
  insertLabel(header, settings.header);
  setAttribute(header, 'data-link', settings.name || null);
  setAttribute(header, 'data-content-url', settings.url || null);
  if (settings.disabled) setClass(element, 'z-disabled');
  // The page may have removed these.
  move(element, root, before ? before.element : last && last.element.nextSibling);
  const item = adoptSection(widget, { element, header, end: null });
  insertItem(widget, item, index, items);
  fillAdded(item, item.panel ? ensureInner(item) : element, settings.content);
}

function active({ items, options }: Accordion): number | number[] {
  const indexes = items.filter(({ open }) => open).map(({ index }) => index);
  return options.expandMode === 'multiple' ? indexes : (indexes.concat(-1)[0] as number);
}

/** The methods of the accordion. `AccordionInstance` says what each does. */
export const accordionMethods = Object.assign({}, sharedMethods, featureMethods, {
  ...toggling('api'),
  add,
  active,
});

/** What buttons with `command` can do. */
export const accordionCommands = Object.assign(
  selectMethods('click'),
  toggling('click'),
  featureCommands,
  {
    open: itemMethod((item) => openItem(item, 'click')),
  },
);
