import { hasClass } from '../dom/build';
import { releaseParts } from '../core/release';
import { markEnds, renumber } from '../core/structure';
import { forget, idOf, itemOn } from '../core/items';
import { warn } from '../core/warn';
import type { Item } from '../core/widget';
import { findSections, type Found } from './accordion.find';
import { adoptSection, type Accordion } from './accordion.section';

/** Begins the ids: with that of the container, unless an earlier accordion has the same one. */
function baseOf({ root, prefix }: Accordion): string {
  // ARIA names ids with spaces between them.
  const id = idOf(root).replace(/\s+/g, '-');
  return id && !document.getElementById(id + '-1') ? id : prefix;
}

/** Takes over an accordion's markup and completes it to the form of A1. */
export function adoptAccordion(widget: Accordion): boolean {
  const found = findSections(widget.root);
  if (!found.length)
    warn(widget, 'there is no section: each is an element with a header and content');
  Object.assign(widget, {
    base: baseOf(widget),
    returns: [],
    pressed: null,
    size: null,
    narrow: !!widget.narrow,
    wrapper: null,
  });
  widget.items = found.map((one, n) => {
    const section = adoptSection(widget, one, found.length);
    section.index = n;
    return section;
  });
  markEnds(widget);
  return true;
}

/** Whether the parts still bear their marks (C14). */
export const isIntact = ({ root, items }: Accordion): boolean =>
  hasClass(root, 'z-accordion') &&
  items.every(
    ({ element, trigger, panel }) =>
      element.parentNode !== root ||
      (hasClass(element, 'z-section') &&
        hasClass(trigger, 'z-trigger') &&
        element.contains(trigger) &&
        (!panel || hasClass(panel, 'z-content'))),
  );

/** Takes over sections that the page has added, and gives back those that it took out. */
export function syncSections(widget: Accordion): void {
  const { root, kind } = widget;
  for (const item of widget.items) {
    if (item.element.parentNode === root && item.element.contains(item.trigger)) continue;
    forget(item);
    releaseParts(kind, root, item.element, false);
  }
  const known = ({ element }: Found): Item | undefined => (element && itemOn(element)) || undefined;
  const found = findSections(root);
  const items = found.map((one) => known(one) || adoptSection(widget, one, found.length));
  renumber(widget, () => items);
}
