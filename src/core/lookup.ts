import { pathOf } from '../dom/query';
import { isHidden } from './hidden';
import { ROOTS } from './parts';
import { openItem } from './select';
import { itemOn, widgetOn } from './items';
import { finish } from './motion/motion';
import type { Item, Reason, Widget } from './widget';

/*
 * Widgets are found by their classes in the document. There is no list of them, so widgets that have left the page, by
 * whatever means, do nothing, and nothing keeps them in memory.
 */

/** The running widgets in the document, or in a part of it, outer ones first. */
export function widgetsInPage(scope?: ParentNode): Widget[] {
  const roots = (scope || document).querySelectorAll(ROOTS);
  // Without the second argument of `Array.from`, which Prototype's version lacks.
  return Array.from(roots).map(widgetOn).filter(Boolean) as Widget[];
}

/** The running widgets in the document, or in a part of it, also those in open shadow roots. */
export function allWidgets(scope: ParentNode = document): Widget[] {
  let found = widgetsInPage(scope);
  scope.querySelectorAll('*').forEach(({ shadowRoot }) => {
    if (shadowRoot) found = found.concat(allWidgets(shadowRoot));
  });
  return found;
}

/** The items that contain an element, or that it is a part of, outermost first. Also across shadow roots. */
export function itemsHolding(element: Node): Item[] {
  const path: Item[] = [];
  pathOf(element).forEach((node) => {
    const item = itemOn(node);
    if (item && !path.includes(item)) path.unshift(item);
  });
  return path;
}

/**
 * Opens items, outermost first, and without animation, because the caller scrolls into them next. It leaves out hidden
 * items, and those that have refused to open for the same press.
 */
export function openAll(items: readonly Item[], reason: Reason): void {
  items.forEach((item) => {
    if (item.open || item.refused || isHidden(item.element)) return;
    openItem(item, reason);
    finish(item.widget);
  });
}
