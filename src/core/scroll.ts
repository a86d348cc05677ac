import { setAttribute } from '../dom/attributes';
import { scaleOf, windowPx } from '../dom/styles';
import { afterFrame } from './idle';
import { itemsHolding } from './lookup';
import type { Item } from './widget';

/** The `scroll-margin-top` that the page has set for an element, in pixels of the window. */
export const scrollMarginOf = (element: Element): number => windowPx(element, 'scrollMarginTop');

/**
 * The element to scroll to for an item: the area of its label, or the set or section that begins with it, if the page
 * has set a scroll margin there.
 */
export function scrollTargetOf(item: Item): HTMLElement {
  const { kind } = item.widget;
  const block = kind.blockOf(item);
  return scrollMarginOf(block) ? block : kind.labelArea(item);
}

/**
 * Scrolls a box by pixels of the window. A zoomed or transformed box scrolls by pixels of its own, the page always by
 * those of the window.
 */
export function scrollDown(box: Element, by: number): void {
  const scale = box === document.scrollingElement ? 1 : scaleOf(box as HTMLElement);
  box.scrollBy({ top: by / scale, behavior: 'instant' });
}

/** Scrolls to an element. If it is in an item, but not in its panel, this scrolls to the item's label. */
export function scrollTo(element: Element, block: ScrollLogicalPosition): void {
  const item = itemsHolding(element).pop();
  const { panel } = item || {};
  const isInside = panel && panel !== element && panel.contains(element);
  const target = item && !isInside ? scrollTargetOf(item) : element;
  const top = (): number => target.getBoundingClientRect().top;
  const scroll = (): void => {
    // Sticky labels don't cover an element with this attribute: the style sheet gives it a scroll margin of their height.
    setAttribute(target, 'data-z-goal', '');
    target.scrollIntoView({ block });
    setAttribute(target, 'data-z-goal', null);
  };
  scroll();
  const before = top();
  const { scrollY } = window;
  // Widgets around it that were closed until now are measured in the next frame, which may move it. Not if a user has
  // scrolled meanwhile.
  afterFrame(() => {
    if (top() !== before && window.scrollY === scrollY) scroll();
  });
}
