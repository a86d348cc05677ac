import { setClass } from '../dom/attributes';
import { childHolding } from '../dom/query';
import { isRightToLeft, px } from '../dom/styles';
import { readHidden } from '../core/collection';
import { isHidden } from '../core/hidden';
import { isKeyStop } from '../core/input/keyboard';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { paintName, readBoxes } from './tabs.names';
import { paintRoot, paintTabStop } from './tabs.view';
import type { Tabs } from './tabs.widget';

/**
 * Keeps `widthProbe` from taking a cell, or making a gap, if the page makes its parent a grid or a flex box. If the
 * parent is a box around the list, the element is moved in front of that box. If it is the root itself, the element is
 * taken out of the flow. In a flex box whose list scrolls, it stays, because the box gets its width from it.
 */
function leaveLayout(tabs: Tabs): Step {
  const { root, widthProbe, options } = tabs;
  const box = widthProbe.parentElement as Element;
  const { display, columnGap, flexDirection } = getComputedStyle(box);
  const isOurs = root.matches('.vertical,.z-as-accordion,.z-row-grid');
  const isFlexible = /flex/.test(display);
  return () => {
    if (box === root) return setClass(root, 'z-page-layout', /flex|grid/.test(display) && !isOurs);
    if (isFlexible && options.overflow === 'scroll') {
      // Undoes the gap, and the pixel that scss/tabs/_parts.scss gives the element.
      if (/row/.test(flexDirection)) widthProbe.style.marginInlineEnd = -1 - px(columnGap) + 'px';
      return;
    }
    if (!isFlexible && display !== 'grid') return;
    root.insertBefore(widthProbe, childHolding(root, widthProbe));
    measureSoon(tabs);
  };
}

/**
 * After the first layout, and whenever the width changes, reads what style sheets say: hidden labels, direction,
 * scrolling, boxes in labels.
 */
export function watchStyles(tabs: Tabs): void {
  watchSize(tabs, () => leaveLayout(tabs));
  watchSize(tabs, () => {
    const { rightToLeft, hasBoxes, open, items, tabStop } = tabs;
    const writeHidden = readHidden(tabs, true);
    // If none is open, the tab stop may be hidden. Then no key would lead to the tabs.
    const stop = !open[0] && tabStop && isHidden(tabStop.element) && items.find(isKeyStop);
    tabs.rightToLeft = isRightToLeft(tabs.root);
    tabs.hasBoxes = readBoxes(tabs);
    const { overflowY } = getComputedStyle(tabs.container);
    // `clip` is our own style, while panels move.
    if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
    const write = (): void => {
      paintRoot(tabs);
      if (writeHidden) writeHidden();
      if (stop) paintTabStop(tabs, stop);
      tabs.items.forEach((item) => paintName(tabs, item));
    };
    return (
      (tabs.rightToLeft !== rightToLeft || tabs.hasBoxes !== hasBoxes || writeHidden || stop) &&
      write
    );
  });
}
