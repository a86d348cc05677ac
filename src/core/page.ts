import { ROOTS } from '../dom/query';
import { openItem } from './select';
import { itemOn, widgetOn } from './items';
import type { Item, Reason, Widget } from './widget';

/*
 * Work for the whole page finds the running sets in the document: no list holds them, so that sets which
 * left the page by whatever means do nothing and are kept by nothing (C13).
 */

/** The widgets that run in the document, or in an element of it, outer ones before those in them. */
export function widgetsInPage(scope?: ParentNode): Widget[] {
  const roots = (scope || document).querySelectorAll(ROOTS);
  return Array.from(roots, widgetOn).filter(Boolean) as Widget[];
}

/** The items that an element is in, or a part of, the outermost first; also across shadow roots. */
export function itemsHolding(element: Node): Item[] {
  const path: Item[] = [];
  for (let at: Node | null = element; at; at = at.parentNode || (at as ShadowRoot).host) {
    const item = itemOn(at);
    if (item && path.indexOf(item) < 0) path.unshift(item);
  }
  return path;
}

/** Opens items, the outermost first, and at once: whoever looks for what is in them scrolls there next. */
export function openAll(items: readonly Item[], reason: Reason): void {
  items.forEach((item) => {
    openItem(item, reason);
    if (item.widget.finish) item.widget.finish();
  });
}

/** Scrolls to an element, or to the heading of the item that it is a part of, with the page's scroll margins. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const item = itemsHolding(element).pop();
  const { panel } = item || {};
  const isInside = panel && panel !== element && panel.contains(element);
  const target = item && !isInside ? item.widget.kind.heading(item) : element;
  target.scrollIntoView({ block });
}
