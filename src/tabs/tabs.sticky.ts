import { hasClass } from '../dom/attributes';
import { childrenOf, isBefore, pathOf } from '../dom/query';
import { inlineStyle, px, windowPx } from '../dom/styles';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { isByUser } from '../core/reasons';
import { on } from '../core/signals';
import { scrollDown } from '../core/scroll';
import type { Change, Reason } from '../core/widget';
import { isColumn, isDropdown, type Tabs } from './tabs.widget';

/* Labels that stick to the window: by a style of the page, or by the option `sticky`. */

/** Labels may cover this much of the panel, its border, without being stuck, in pixels. */
const OVERLAP = 3;

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

/** The element that is sticky: the list, the bar or a box around them; null if there is none. */
function stickyIn(tabs: Tabs): Element | null {
  const { root, list, bar } = tabs;
  let at: Element | null = isDropdown(tabs) ? bar : list;
  // The page may have moved it out of the root.
  while (at && at !== root && !isSticky(at)) at = at.parentElement;
  return at === root ? null : at;
}

/** How much of the beginning of the panel is hidden above, in pixels of the window. */
function hiddenIn(scroller: Element, stuck: Element, tabs: Tabs): number {
  const { container, list } = tabs;
  const isWindow = scroller === document.scrollingElement;
  const port = isWindow ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const isBeside = isColumn(tabs) && !isDropdown(tabs);
  const covered = isBeside ? 0 : stuck.getBoundingClientRect().height;
  // Labels below the panel cover nothing of its beginning.
  const edge = isBefore(container, list) ? 0 : windowPx(stuck, 'top') + covered;
  return port + edge - container.getBoundingClientRect().top;
}

/** Scrolls to the beginning of the panel, if that is hidden above. */
function showBeginning(tabs: Tabs): void {
  const stuck = stickyIn(tabs);
  if (!stuck) return;
  const at = (pathOf(tabs.root).slice(1) as Element[]).find(({ scrollTop }) => scrollTop);
  if (!at) return;
  const hidden = hiddenIn(at, stuck, tabs);
  if (hidden > OVERLAP) scrollDown(at, -hidden);
}

/** When a user or the hash has selected a tab and the labels are sticky, shows the beginning of the panel. */
export function showWhenChosen({ opened: [item] }: Change, reason: Reason): void {
  if (item && (isByUser(reason) || reason === 'hash')) showBeginning(item.widget as Tabs);
}

/**
 * How many steps of measuring do nothing after the first one. All functions that are given to `watchSize` take their
 * steps together. In the fourth step, labels get their form (`fittingSteps` in tabs.fit.ts). So the work here begins in
 * the fourth step, too, and heights are read in the fifth.
 */
const STEPS = 2;

const after = (steps: number, last: Step): Step => (steps ? () => after(steps - 1, last) : last);

const writeHeight = ({ root }: Tabs, name: string, height: number): void =>
  inlineStyle(root).setProperty(name, height + 'px');

/** Measures the highest part that is sticky, and the row, which is without what overlaps the panel. */
function measureRow(tabs: Tabs): Step {
  const { root, list, widthProbe } = tabs;
  let highest = 0;
  let row = 0;
  childrenOf(root).forEach((part) => {
    if (part === widthProbe || (part === list && isDropdown(tabs)) || !isSticky(part)) return;
    // The buttons of a row that scrolls get their height from it.
    if (hasClass(part, 'z-shift')) return;
    const { marginTop, marginBottom } = getComputedStyle(part);
    highest = Math.max(highest, part.offsetHeight);
    row = Math.max(row, part.offsetHeight + px(marginTop) + px(marginBottom));
  });
  return () => {
    writeHeight(tabs, '--_row', row);
    writeHeight(tabs, '--_row-box', highest);
  };
}

/** By the option `sticky`, gives the style sheet the height of the sticky labels, which cover the panels. */
export function mountSticky(tabs: Tabs): void {
  if (!tabs.options.sticky) return;
  watchSize(tabs, () =>
    after(STEPS, () => {
      // The parts have their own heights while they are measured.
      writeHeight(tabs, '--_row-box', 0);
      return () => measureRow(tabs);
    }),
  );
  // The button of a dropdown may have another height with another text.
  on(tabs, 'change', () => isDropdown(tabs) && measureSoon(tabs));
}
