import { build, detach } from '../dom/build';
import { childHolding, isRightToLeft } from '../dom/query';
import { isCalm } from '../shared/calm';
import { watchLate, watchSize } from '../shared/resize';
import { on, onCapture, onEnd } from '../widget/scope';
import { follow } from '../widget/follow';
import { selectedTab, type Tabs } from './tabs.view';

/*
 * One row that scrolls (rule T14). Swiping is the browser's own. The buttons repeat what keys and swipes
 * do, and so they are for pointers only.
 */

/** As wide as a button, which may cover that much of either end, and a pixel for rounding. */
const EDGE = 33;

/** How many pixels of the row lie beyond its left and its right end. */
function beyond(list: HTMLElement): readonly number[] {
  const before = Math.abs(list.scrollLeft);
  const after = list.scrollWidth - list.clientWidth - before;
  return isRightToLeft(list) ? [after, before] : [before, after];
}

/** Brings a tab into the row's view, clear of the buttons; the page stays where it is. */
function reveal(list: HTMLElement, element: HTMLElement | null | undefined): void {
  if (!element) return;
  const box = list.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const left = at.left - box.left - EDGE;
  const right = at.right - box.right + EDGE;
  if (left < 0 || right > 0) list.scrollLeft += left < 0 ? left : right;
}

/** Turns of a wheel move the row as long as it can move, and the page after that. */
function listenForWheel({ parts: { list }, scope }: Tabs): void {
  onCapture(scope, list, 'wheel', (event) => {
    const { ctrlKey, shiftKey, deltaMode, deltaX, deltaY } = event as WheelEvent;
    if (ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    const before = list.scrollLeft;
    const way = isRightToLeft(list) ? -1 : 1;
    // Some browsers count in lines.
    list.scrollLeft += way * deltaY * (deltaMode ? 16 : 1);
    if (list.scrollLeft !== before) event.preventDefault();
  });
}

/** A button that moves the row by about a page: -1 to the left, 1 to the right. */
function addButton({ parts: { root, list }, scope }: Tabs, way: -1 | 1): HTMLElement {
  const button = build('span', 'z-shift z-link', build('span', 'z-arrow'));
  button.setAttribute('aria-hidden', 'true');
  button.style.display = 'none';
  // The focus stays on its tab.
  on(scope, button, 'mousedown', (event) => event.preventDefault());
  on(scope, button, 'click', () => {
    const left = way * Math.max(list.clientWidth - 2 * EDGE, EDGE);
    if (typeof list.scrollBy === 'function') {
      list.scrollBy({ left, behavior: isCalm() ? 'auto' : 'smooth' });
    } else {
      list.scrollLeft += left;
    }
  });
  root.insertBefore(button, list);
  onEnd(scope, () => detach(button));
  return button;
}

/** Has the labels scroll in one row, with buttons where there is more. */
export function mountScroll(tabs: Tabs): void {
  const { parts, scope } = tabs;
  const { list } = parts;
  const buttons = [addButton(tabs, -1), addButton(tabs, 1)];
  const paint = (): void => {
    const more = beyond(list);
    const height = list.offsetHeight;
    buttons.forEach(({ style }, n) => {
      style.display = (more[n] as number) > 1 ? '' : 'none';
      style.height = height + 'px';
    });
  };
  const follows = (): void => reveal(list, selectedTab(tabs)?.element);
  const show = (): void => {
    follows();
    paint();
  };
  parts.refit = () => requestAnimationFrame(paint);
  onCapture(scope, list, 'scroll', paint);
  // Tells of the first size as well.
  watchSize(scope, list, show);
  watchLate(scope, list, show);
  follow(tabs, follows);
  on(scope, list, 'focusin', ({ target }) => {
    // What is pressed stays under the pointer.
    if (!list.querySelector(':active')) reveal(list, childHolding(list, target as Element));
  });
  listenForWheel(tabs);
  onEnd(scope, () => (list.scrollLeft = 0));
}
