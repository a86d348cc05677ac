import { focusInPlace } from '../dom/focus';
import { build, remove } from '../dom/nodes';
import { setClass, setAttribute } from '../dom/attributes';
import { reducedMotion, isRightToLeft } from '../dom/styles';
import { makePointerOnly } from '../dom/buttons';
import { hasModifier } from '../core/input/keyboard';
import { watchSize, type Step } from '../core/sizes';
import { listen, on } from '../core/signals';
import type { Tabs } from './tabs.widget';

/*
 * One row that scrolls. The browser handles swipes. The buttons are only for pointers, because moving the focus by keys
 * scrolls the row.
 */

/** The width of a button, which covers that much of an end of the row, plus a pixel for rounding. */
const EDGE = 33;

/** How far the row has to scroll, and can, so that no button covers the selected tab. */
function distanceToSelected({ list, open: [selected] }: Tabs): number {
  if (!selected) return 0;
  const { clientWidth, scrollLeft, scrollWidth } = list;
  const { offsetLeft, offsetWidth } = selected.element;
  // Not by rectangles, which include zoom and transforms.
  const at = offsetLeft - list.offsetLeft - scrollLeft;
  const left = at - EDGE;
  const right = at + offsetWidth - list.offsetWidth + EDGE;
  const goal = scrollLeft + (left < 0 ? left : Math.max(right, 0));
  const end = scrollWidth - clientWidth;
  const [least, most] = isRightToLeft(list) ? [-end, 0] : [0, end];
  return Math.min(Math.max(goal, least), most) - scrollLeft;
}

/** A mouse wheel scrolls the row to its end, and then the page. */
function onWheel(list: HTMLElement, event: WheelEvent): void {
  const { deltaX, deltaY } = event;
  if (hasModifier(event) || Math.abs(deltaX) >= Math.abs(deltaY)) return;
  const before = list.scrollLeft;
  list.scrollLeft += isRightToLeft(list) ? -deltaY : deltaY;
  if (list.scrollLeft !== before) event.preventDefault();
}

/** Adds a button that scrolls the row by about its width: -1 to the left, 1 to the right. */
function addButton({ list, cleanUps }: Tabs, direction: number, next: Node | null): HTMLElement {
  const button = build('span', 'z-shift z-link');
  button.append(build('span', 'z-arrow'));
  makePointerOnly(button, () => {
    const left = direction * Math.max(list.clientWidth - 2 * EDGE, EDGE);
    list.scrollBy({ left, behavior: reducedMotion().matches ? 'auto' : 'smooth' });
  });
  // Behind the list, so that it is painted over the labels.
  (list.parentNode as Node).insertBefore(button, next);
  cleanUps.push(() => remove(button));
  return button;
}

/**
 * Shows the buttons for directions in which the row can scroll. They are moved over the ends of the list, wherever the
 * box around them has put them.
 */
function paintButtons(list: HTMLElement, buttons: readonly HTMLElement[]): void {
  const { clientWidth, offsetHeight, offsetLeft, offsetTop, offsetWidth, scrollWidth } = list;
  const most = scrollWidth - clientWidth;
  const left = list.scrollLeft + (isRightToLeft(list) ? most : 0);
  buttons.forEach((button, n) => {
    const { style } = button;
    style.display = (n ? most - left : left) > 1 ? '' : 'none';
    style.height = offsetHeight + 'px';
    const x = offsetLeft - button.offsetLeft + (n ? offsetWidth - button.offsetWidth : 0);
    style.transform = `translate(${x}px, ${offsetTop - button.offsetTop}px)`;
  });
}

/**
 * Tells a parent that is as wide as its content how wide the labels are: a row that scrolls has no width of its own.
 * Calls `fit` at the end.
 */
function measureLabels({ items, root, widthProbe }: Tabs, fit: Step): Step {
  let sum = 0;
  let widest = 0;
  items.forEach(({ element: { offsetWidth } }) => {
    sum += offsetWidth;
    widest = Math.max(widest, offsetWidth);
  });
  return () => {
    setClass(root, 'z-measure', false);
    widthProbe.style.gridTemplateColumns = `minmax(0, ${Math.max(sum, widest + 2 * EDGE + 1)}px)`;
    return fit;
  };
}

/** If the labels don't fit, or only just, gives them their natural widths to measure them. Otherwise calls `fit` at once. */
function measureRow(tabs: Tabs, fit: Step): ReturnType<Step> {
  const { items, list, root } = tabs;
  const { clientWidth, scrollWidth } = list;
  // Labels are no wider than the row between its buttons. One that is about as wide may be wider by itself.
  const room = clientWidth - 2 * EDGE - 2;
  const isNarrow = items.some(({ element }) => element.offsetWidth > room);
  if (scrollWidth <= clientWidth && !isNarrow) return fit();
  setClass(root, 'z-measure');
  return () => measureLabels(tabs, fit);
}

/** By the option `overflow`, makes the labels scroll in one row, with buttons. */
export function mountScroll(tabs: Tabs): void {
  const { list, options } = tabs;
  if (options.overflow !== 'scroll') return;
  const before = list.getAttribute('tabindex');
  const next = list.nextSibling;
  const buttons = [-1, 1].map((direction) => addButton(tabs, direction, next));
  // Scrolls the row, and not the page. It writes nothing if the row needn't move: that would end a smooth scroll.
  const follow = (): void => {
    const distance = distanceToSelected(tabs);
    if (distance) list.scrollLeft += distance;
  };
  // How far the row was scrolled when the selected tab was last seen.
  let seenAt: number | undefined;
  const paint = (): void => {
    paintButtons(list, buttons);
    seenAt = Math.abs(distanceToSelected(tabs)) < 1 ? list.scrollLeft : undefined;
  };
  let size: string;
  const fit = (): void => {
    const last = size;
    // With another font, labels have another height.
    size = `${list.clientWidth} ${list.offsetHeight}`;
    // When tabs are added, removed or moved, the selected one stays in view, unless somebody has scrolled away from it.
    if (size !== last || list.scrollLeft === seenAt) follow();
    paint();
  };
  // Not in the first step, because it also writes.
  watchSize(tabs, () => () => measureRow(tabs, fit));
  // In Firefox, every box that scrolls is a tab stop.
  setAttribute(list, 'tabindex', '-1');
  tabs.cleanUps.push(() => setAttribute(list, 'tabindex', before));
  on(tabs, 'change', follow);
  listen(tabs, list, {
    scroll: paint,
    wheel: (event: WheelEvent) => onWheel(list, event),
    // A dialog that opens focuses what comes first in it and can take the focus.
    focus: () => tabs.tabStop && focusInPlace(tabs.tabStop.trigger),
  });
}
