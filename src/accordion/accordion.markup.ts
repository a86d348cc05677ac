import { MADE, treeOf, unwrapContent } from '../dom/nodes';
import { words } from '../dom/text';
import { hasClass, idOf, setAttribute } from '../dom/attributes';
import { hideBlank } from '../core/parts';
import { areIntact, releaseRemoved, removeGenerated, releaseItem } from '../core/restore/release';
import { markEnds, setItems } from '../core/collection';
import { itemOn } from '../core/items';
import { warn } from '../core/warn';
import { THEMES } from '../core/themes';
import type { Item, Markup } from '../core/widget';
import { contentOf, findSections } from './accordion.find';
import { adoptSection, repair } from './accordion.section';
import { dropButtonRole } from './accordion.trigger';
import type { Accordion } from './accordion.widget';

/** The beginning of ids: the id of the root, unless an earlier accordion has the same one. */
function prefixOf({ root, prefix }: Accordion): string {
  // In ARIA, spaces separate ids.
  const id = words(idOf(root)).join('-');
  return id && !treeOf(root).getElementById(id + '-1') ? id : prefix;
}

/** Whether the page has left the parts in place. */
const isIntact = (widget: Accordion): boolean =>
  (!widget.items.length || widget.items.some(({ element }) => widget.root.contains(element))) &&
  areIntact(widget, widget.root);

/** Whether a section has the same content as before. */
function hasSameContent({ element, header, panel }: Item): boolean {
  const [first, more] = contentOf(header);
  if (!panel) return true;
  return first ? first === panel && !more : element.contains(panel);
}

/** Takes over sections that the page has added, and releases those that it has removed or given other content. */
function adoptChanges(widget: Accordion): void {
  const { root } = widget;
  releaseRemoved(widget, root);
  // The page may have moved a header out of its generated box.
  widget.items.forEach((item) => {
    const { element, header, panel } = item;
    if (!element.contains(header)) releaseItem(item, [element, header, panel]);
  });
  const items = findSections(root).map((one) => {
    const { element, header } = one;
    const known = element && itemOn(element);
    if (!known || known.widget !== widget) return adoptSection(widget, one);
    if (hasSameContent(known)) return known;
    const end = element.nextSibling;
    releaseItem(known, [element]);
    // Its generated box is gone now.
    return adoptSection(widget, element.parentNode ? one : { element: null, header, end });
  });
  setItems(widget, items);
}

/** Takes over the markup of an accordion, and completes it. */
function adoptAccordion(widget: Accordion): boolean {
  const prefix = prefixOf(widget);
  // Later, a page may empty it for a while, without a warning.
  const isStart = !widget.markupCleanUps;
  const narrow = !!widget.narrow;
  Object.assign(widget, { prefix, markupCleanUps: [], narrow, slack: 0, wrapper: null });
  dropButtonRole(widget, widget.root);
  hideBlank(widget.root);
  adoptChanges(widget);
  if (isStart && !widget.items.length) warn(widget, 'there is no section');
  markEnds(widget);
  return true;
}

/** Moves the original controls back into headings, and removes what was generated around the root. */
function release({ kind, root, wrapper, markupCleanUps }: Accordion, isCopy: boolean): void {
  const before = root.previousElementSibling;
  const outer = wrapper || root.parentElement;
  // A saved copy has none.
  if (markupCleanUps) markupCleanUps.reverse().forEach((cleanUp) => cleanUp());
  if (before && hasClass(before, 'z-autoplay')) removeGenerated(kind, before);
  // Autoplay has written it.
  if (isCopy) setAttribute(root, 'aria-live', null);
  // `panelFor` has written it.
  const definitions = `[${MADE}]>dd[role=definition]`;
  if (isCopy) root.querySelectorAll(definitions).forEach((one) => one.removeAttribute('role'));
  if (!outer || !outer.matches(`.z-slider-wrapper[${MADE}]`)) return;
  Array.from(outer.children).forEach((child) => removeGenerated(kind, child));
  unwrapContent(outer);
}

/** Whether an attribute that we write is the author's, by its value. */
function isAuthors(_: Element, name: string, value: string, isCopy?: boolean): boolean {
  if (name === 'id') return !/-\d+$/.test(value);
  if (name === 'type') return !!isCopy;
  return !!isCopy && name === 'aria-labelledby' && !/-(header|label)-\d+$/.test(value);
}

export const accordionMarkup = {
  rootClass: 'z-accordion',
  innerClass: 'z-auto-g',
  itemClasses: ['z-section', 'z-header', 'z-trigger', 'z-content'],
  writtenAttributes: {
    'z-section': 'class style open name',
    'z-header': 'class',
    'z-trigger':
      'class id role type tabindex aria-expanded aria-controls aria-labelledby aria-disabled aria-busy',
    'z-content': 'class id role tabindex aria-labelledby aria-busy aria-hidden hidden inert style',
    'z-sub-nav': 'class',
  },
  generated: '.z-auto-g',
  ownClasses: /^z-(?!\d|demo-|(auto|disabled)$)/,
  optionClasses: [/^(transition|horizontal|vertical)$/, THEMES],
  isAuthors,
  adopt: adoptAccordion,
  isIntact,
  repair,
  adoptChanges,
  release,
} satisfies Markup;
