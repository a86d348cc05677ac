import { itemsHolding } from './lookup';
import type { Item } from './widget';

/** How much space the page wants above an element that is scrolled to, in pixels of the window. */
export const scrollMarginOf = (element: Element): number =>
  parseFloat(getComputedStyle(element).scrollMarginTop) * (element.currentCSSZoom || 1) || 0;

/**
 * What is scrolled to for an item: its heading, or the set or section that begins with it, where the page gives that a
 * margin.
 */
export function scrollTargetOf(item: Item): HTMLElement {
  const { kind } = item.widget;
  const block = kind.blockOf(item);
  return scrollMarginOf(block) ? block : kind.heading(item);
}

/** Scrolls to an element, or to the heading of the item that it is a part of, with the page's scroll margins. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const item = itemsHolding(element).pop();
  const { panel } = item || {};
  const isInside = panel && panel !== element && panel.contains(element);
  const target = item && !isInside ? scrollTargetOf(item) : element;
  target.scrollIntoView({ block });
}
