import { itemsHolding } from './lookup';
import type { Item } from './widget';

/** The `scroll-margin-top` that the page has set for an element, in pixels of the window. */
export const scrollMarginOf = (element: Element): number =>
  parseFloat(getComputedStyle(element).scrollMarginTop) * (element.currentCSSZoom || 1) || 0;

/**
 * The element to scroll to for an item: its heading, or the set or section that begins with it, if the page has set a
 * scroll margin there.
 */
export function scrollTargetOf(item: Item): HTMLElement {
  const { kind } = item.widget;
  const block = kind.blockOf(item);
  return scrollMarginOf(block) ? block : kind.heading(item);
}

/**
 * Scrolls to an element; if that is a part of an item outside the panel, to the item's heading. Does so again when sets
 * around it that were closed until now have been measured, by a frame.
 */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const item = itemsHolding(element).pop();
  const { panel } = item || {};
  const isInside = panel && panel !== element && panel.contains(element);
  const target = item && !isInside ? scrollTargetOf(item) : element;
  const scroll = (): void => target.scrollIntoView({ block });
  scroll();
  requestAnimationFrame(() => setTimeout(scroll));
}
