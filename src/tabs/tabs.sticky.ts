import { isBefore } from '../dom/query';
import { px } from '../dom/styles';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { on } from '../core/signals';
import type { Change, Reason } from '../core/widget';
import { isColumn, isDropdown, type Tabs } from './tabs.widget';

/* Labels that stick to the window: by a style of the page's (R1), or by the option `sticky` (T27). */

/** How far labels may lie over their panel without being stuck, in pixels: over its border. */
const OVERLAP = 3;

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

/** What sticks, if something does: the list or the bar, or a box around them. */
function stuckIn({ root, list, bar }: Tabs, menu: boolean): Element | undefined {
  let at: Element = menu ? bar : list;
  while (at !== root && !isSticky(at)) at = at.parentElement as Element;
  return at === root ? undefined : at;
}

/** How much of the panel's beginning lies above what is in sight in a box that scrolls, in pixels of the window. */
function hiddenIn(scroller: Element, stuck: Element, tabs: Tabs): number {
  const { container, list } = tabs;
  const isWindow = scroller === document.scrollingElement;
  const port = isWindow ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const isBeside = isColumn(tabs) && !isDropdown(tabs);
  const covered = isBeside ? 0 : stuck.getBoundingClientRect().height;
  const top = px(getComputedStyle(stuck).top) * (stuck.currentCSSZoom || 1);
  // Nothing covers a panel whose labels lie below it.
  const edge = isBefore(container, list) ? 0 : top + covered;
  return port + edge - container.getBoundingClientRect().top;
}

/** Brings the beginning of the panel into sight where it lies above, in what scrolls around the set. */
function showBeginning(tabs: Tabs): void {
  const stuck = stuckIn(tabs, isDropdown(tabs));
  let at = stuck ? tabs.root.parentElement : null;
  while (at && !at.scrollTop) at = at.parentElement;
  const hidden = stuck && at ? hiddenIn(at, stuck, tabs) : 0;
  if (hidden > OVERLAP) (at as Element).scrollBy({ top: -hidden, behavior: 'instant' });
}

/** Has a choice of the user's, or of the address, show the beginning of the panel where the labels stick (R1). */
export function showWhenChosen({ opened: [item] }: Change, reason: Reason): void {
  if (item && /click|key|hash/.test(reason)) showBeginning(item.widget as Tabs);
}

/** The labels take their form in as many steps, before their height is read. */
const STEPS = 4;

const after = (steps: number, last: Step): Step => (steps ? () => after(steps - 1, last) : last);

/** The height of what sticks, with its margins. */
function heightOf(tabs: Tabs): number {
  const { root, container, list, arrow } = tabs;
  const parts = Array.from(root.children).filter(
    (part) => part !== container && part !== arrow && !(isDropdown(tabs) && part === list),
  );
  const heights = parts.filter(isSticky).map((part) => {
    const { marginTop, marginBottom } = getComputedStyle(part);
    return (part as HTMLElement).offsetHeight + px(marginTop) + px(marginBottom);
  });
  return Math.max(0, ...heights);
}

/** Tells the style sheet how high the labels are: what sticks takes no place of its own. */
export function mountSticky(tabs: Tabs): void {
  const { arrow, root } = tabs;
  watchSize(tabs, arrow, () =>
    after(STEPS, () => {
      const height = heightOf(tabs);
      return () => root.style.setProperty('--_row', `${height}px`);
    }),
  );
  // The title of a dropdown's bar may be of another height.
  on(tabs, 'change', () => isDropdown(tabs) && measureSoon(arrow));
}
