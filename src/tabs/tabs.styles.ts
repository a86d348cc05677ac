import { setClass } from '../dom/attributes';
import { childHolding } from '../dom/query';
import { isRightToLeft } from '../dom/styles';
import { readHidden } from '../core/collection';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { paintRoot } from './tabs.view';
import type { Tabs } from './tabs.widget';

/**
 * If the page makes the parent of `arrow` a grid or a flex box, that element would take a cell, and make a gap. So it
 * is moved in front of a grid that holds the list; if it is the root itself, the element is taken out of the flow.
 */
function leaveLayout({ root, arrow }: Tabs): Step {
  const box = arrow.parentElement as Element;
  const { display } = getComputedStyle(box);
  const isOurs = root.matches('.vertical,.z-as-accordion,.z-row-grid');
  return () => {
    if (box === root) return setClass(root, 'z-page-layout', /grid|flex/.test(display) && !isOurs);
    if (display !== 'grid') return;
    root.insertBefore(arrow, childHolding(root, arrow));
    measureSoon(arrow);
  };
}

/**
 * After the first layout, and whenever the width changes, reads what style sheets say: hidden labels, direction,
 * scrolling.
 */
export function watchStyles(tabs: Tabs): void {
  watchSize(tabs, tabs.arrow, () => leaveLayout(tabs));
  watchSize(tabs, tabs.arrow, () => {
    const before = tabs.mirrored;
    const mendHidden = readHidden(tabs, true);
    tabs.mirrored = isRightToLeft(tabs.root);
    const { overflowY } = getComputedStyle(tabs.container);
    // `clip` is our own style, while panels move.
    if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
    const write = (): void => {
      paintRoot(tabs);
      if (mendHidden) mendHidden();
    };
    return (tabs.mirrored !== before || mendHidden) && write;
  });
}
