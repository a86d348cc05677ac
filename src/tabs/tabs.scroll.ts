import { build, detach } from '../dom/build';
import { isRightToLeft } from '../dom/query';
import { isCalm } from '../shared/calm';
import { watchLate, watchSize } from '../shared/resize';
import { on, onCapture, onEnd } from '../widget/scope';
import { follow } from '../widget/widget';
import { selectedTab, type Tabs } from './tabs.view';

/*
 * One row that scrolls (rule T14). Swiping is the browser's, and so is showing what has the focus, by
 * the sheet's scroll padding. The buttons repeat what keys and swipes do, and so are for pointers only.
 */

/** As wide as a button, which may cover that much of either end, and a pixel for rounding. */
const EDGE = 33;

/** How many pixels of the row lie beyond its left and its right end; reads positions alone. */
function beyond({ parts: { list, items } }: Tabs): readonly [number, number] {
  const { left, right } = list.getBoundingClientRect();
  let [before, after] = [0, 0];
  for (const { element } of items) {
    const at = element.getBoundingClientRect();
    if (!at.width) continue;
    before = Math.max(before, left - at.left);
    after = Math.max(after, at.right - right);
  }
  return [before, after];
}

/** Brings the selected tab into the row's view; the page stays where it is. */
function reveal(tabs: Tabs): void {
  const { list } = tabs.parts;
  const selected = selectedTab(tabs);
  if (!selected) return;
  const box = list.getBoundingClientRect();
  const at = selected.element.getBoundingClientRect();
  const left = at.left - box.left - EDGE;
  const right = at.right - box.right + EDGE;
  if (at.width && (left < 0 || right > 0)) list.scrollLeft += left < 0 ? left : right;
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
  const side = way < 0 ? '' : ' z-right';
  const button = build('span', 'z-shift z-link' + side, build('span', 'z-arrow'));
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
    const more = beyond(tabs);
    const height = list.offsetHeight;
    buttons.forEach(({ style }, n) => {
      style.display = (more[n] as number) > 1 ? '' : 'none';
      style.height = height + 'px';
    });
  };
  const show = (): void => {
    reveal(tabs);
    paint();
  };
  parts.refit = () => requestAnimationFrame(paint);
  onCapture(scope, list, 'scroll', paint);
  // Tells of the first size as well.
  watchSize(scope, list, show);
  watchLate(scope, list, show);
  follow(tabs, () => reveal(tabs));
  listenForWheel(tabs);
  onEnd(scope, () => (list.scrollLeft = 0));
}
