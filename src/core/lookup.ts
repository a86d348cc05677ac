import { pathOf } from '../dom/query';
import { isHidden } from '../dom/styles';
import { ROOTS } from './parts';
import { openItem } from './select';
import { itemOn, widgetOn } from './items';
import type { Item, Reason, Widget } from './widget';

/*
 * Work for the whole page finds the running sets in the document: no list holds them, so that sets which left the page
 * by whatever means do nothing and are kept by nothing (C13).
 */

/** The widgets that run in the document, or in a part of it, outer ones before those in them. */
export function widgetsInPage(scope?: ParentNode): Widget[] {
  const roots = (scope || document).querySelectorAll(ROOTS);
  // Not by the second argument of `Array.from`, which Prototype's has not.
  return Array.from(roots).map(widgetOn).filter(Boolean) as Widget[];
}

/** The same with those in open shadow roots. */
export function allWidgets(scope: ParentNode = document): Widget[] {
  let found = widgetsInPage(scope);
  scope.querySelectorAll('*').forEach(({ shadowRoot }) => {
    if (shadowRoot) found = found.concat(allWidgets(shadowRoot));
  });
  return found;
}

/** The items that an element is in, or a part of, the outermost first; also across shadow roots. */
export function itemsHolding(element: Node): Item[] {
  const path: Item[] = [];
  pathOf(element).forEach((node) => {
    const item = itemOn(node);
    if (item && path.indexOf(item) < 0) path.unshift(item);
  });
  return path;
}

/**
 * Opens items, the outermost first, and at once: whoever looks for what is in them scrolls there next. Those that the
 * author has hidden stay closed (C12).
 */
export function openAll(items: readonly Item[], reason: Reason): void {
  items.forEach((item) => {
    if (item.open || isHidden(item.element)) return;
    openItem(item, reason);
    if (item.widget.finish) item.widget.finish();
  });
}
