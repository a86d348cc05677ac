import { setClass } from '../dom/attributes';
import { childHolding } from '../dom/query';
import { isRightToLeft } from '../dom/styles';
import { readHidden } from '../core/collection';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { paintRoot } from './tabs.view';
import type { Tabs } from './tabs.widget';

/**
 * In a grid of the page's own, what is measured would take a place and make a gap: it goes before such a list box. In
 * such a root, or one that is a flexible box, it stands out of the flow.
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

/** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */
export function watchStyles(tabs: Tabs): void {
  watchSize(tabs, tabs.arrow, () => leaveLayout(tabs));
  watchSize(tabs, tabs.arrow, () => {
    const before = tabs.mirrored;
    const mendHidden = readHidden(tabs, true);
    tabs.mirrored = isRightToLeft(tabs.root);
    const { overflowY } = getComputedStyle(tabs.container);
    // Ours while panels move.
    if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
    const write = (): void => {
      paintRoot(tabs);
      if (mendHidden) mendHidden();
    };
    return (tabs.mirrored !== before || mendHidden) && write;
  });
}
