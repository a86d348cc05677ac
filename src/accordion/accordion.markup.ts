import { words } from '../dom/build';
import { hideBlank } from '../dom/query';
import { areIntact, dropGone } from '../core/release';
import { markEnds, renumber } from '../core/structure';
import { idOf, itemOn } from '../core/items';
import { warn } from '../core/warn';
import { findSections } from './accordion.find';
import { adoptSection, type Accordion } from './accordion.section';

/** Begins the ids: with that of the root, unless an earlier accordion has the same one. */
function prefixOf({ root, prefix }: Accordion): string {
  // ARIA names ids with spaces between them.
  const id = words(idOf(root)).join('-');
  return id && !document.getElementById(id + '-1') ? id : prefix;
}

/** Whether the parts are still ours (C14). */
export const isIntact = (widget: Accordion): boolean =>
  (!widget.items.length || widget.items.some(({ element }) => widget.root.contains(element))) &&
  areIntact(widget, widget.root);

/** Takes over sections that the page has added, and gives back those that it took out. */
export function syncSections(widget: Accordion): void {
  const { root } = widget;
  dropGone(widget, root);
  const items = findSections(root).map((one) => {
    const known = one.element && itemOn(one.element);
    return known && known.widget === widget ? known : adoptSection(widget, one);
  });
  renumber(widget, items);
}

/** Takes over an accordion's markup and completes it to the form of A1. */
export function adoptAccordion(widget: Accordion): boolean {
  const prefix = prefixOf(widget);
  Object.assign(widget, { prefix, open: [], returns: [], narrow: !!widget.narrow, wrapper: null });
  hideBlank(widget.root);
  syncSections(widget);
  if (!widget.items.length) warn(widget, 'there is no section');
  markEnds(widget);
  return true;
}
