import { openItem } from './select';
import { itemOn } from './items';
import type { Item, Reason } from './widget';

/** The items that an element is in, or a part of, the outermost first; also across shadow roots. */
export function itemsHolding(element: Element): Item[] {
  const path: Item[] = [];
  for (let at: Node | null = element; at; at = at.parentNode || (at as ShadowRoot).host) {
    const item = itemOn(at);
    if (item && path.indexOf(item) < 0) path.unshift(item);
  }
  return path;
}

/** Opens items, the outermost first, and at once: whoever looks for what is in them scrolls there next. */
export function openAll(items: readonly Item[], reason: Reason): void {
  for (const item of items) {
    const { widget } = item;
    if (!item.open) openItem(item, reason);
    if (widget.finish) widget.finish();
  }
}

/** Scrolls to an element, or to the heading of the item that it is a part of, with the page's scroll margins. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const item = itemsHolding(element).pop();
  const { panel } = item || {};
  const isInside = panel && panel !== element && panel.contains(element);
  const target = item && !isInside ? item.widget.kind.headingOf(item) : element;
  target.scrollIntoView({ block });
}
