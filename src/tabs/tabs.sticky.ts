import { childrenOf, isBefore } from '../dom/query';
import { inlineStyle, px } from '../dom/styles';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { on } from '../core/signals';
import type { Change, Reason } from '../core/widget';
import { isColumn, isDropdown, type Tabs } from './tabs.widget';

/* Labels that stick to the window: by a style of the page, or by the option `sticky`. */

/** Labels may cover this much of the panel, its border, without being stuck, in pixels. */
const OVERLAP = 3;

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

/** The element that is sticky: the list, the bar or a box around them. */
function stuckIn({ root, list, bar }: Tabs, menu: boolean): Element | undefined {
  let at: Element | null = menu ? bar : list;
  // The page may have moved it out of the root.
  while (at && at !== root && !isSticky(at)) at = at.parentElement;
  return at && at !== root ? at : undefined;
}

/** How much of the beginning of the panel is hidden above, in pixels of the window. */
function hiddenIn(scroller: Element, stuck: Element, tabs: Tabs): number {
  const { container, list } = tabs;
  const isWindow = scroller === document.scrollingElement;
  const port = isWindow ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const isBeside = isColumn(tabs) && !isDropdown(tabs);
  const covered = isBeside ? 0 : stuck.getBoundingClientRect().height;
  const top = px(getComputedStyle(stuck).top) * (stuck.currentCSSZoom || 1);
  // Labels below the panel cover nothing of its beginning.
  const edge = isBefore(container, list) ? 0 : top + covered;
  return port + edge - container.getBoundingClientRect().top;
}

/** Scrolls to the beginning of the panel, if that is hidden above. */
function showBeginning(tabs: Tabs): void {
  const stuck = stuckIn(tabs, isDropdown(tabs));
  let at = stuck ? tabs.root.parentElement : null;
  while (at && !at.scrollTop) at = at.parentElement;
  const hidden = stuck && at ? hiddenIn(at, stuck, tabs) : 0;
  if (hidden > OVERLAP) (at as Element).scrollBy({ top: -hidden, behavior: 'instant' });
}

/** When a user or the hash has selected a tab and the labels are sticky, shows the beginning of the panel. */
export function showWhenChosen({ opened: [item] }: Change, reason: Reason): void {
  if (item && /click|key|hash/.test(reason)) showBeginning(item.widget as Tabs);
}

/** The number of measuring steps in which the labels get their form. Their height is read after them. */
const STEPS = 4;

const after = (steps: number, last: Step): Step => (steps ? () => after(steps - 1, last) : last);

/** The height of the highest part that is sticky, and that of the row, which is without what overlaps the panel. */
function heightsOf(tabs: Tabs): [highest: number, row: number] {
  const { root, container, list, widthProbe } = tabs;
  const parts = childrenOf(root).filter(
    (part) =>
      part !== container &&
      part !== widthProbe &&
      !(isDropdown(tabs) && part === list) &&
      isSticky(part),
  );
  const heights = parts.map((part) => part.offsetHeight);
  const rows = parts.map((part, n) => {
    const { marginTop, marginBottom } = getComputedStyle(part);
    return (heights[n] as number) + px(marginTop) + px(marginBottom);
  });
  return [Math.max(0, ...heights), Math.max(0, ...rows)];
}

/** Gives the style sheet the height of the sticky labels, which cover the panels. */
export function mountSticky(tabs: Tabs): void {
  const write = (name: string, value: number): void =>
    inlineStyle(tabs.root).setProperty(name, `${value}px`);
  watchSize(tabs, () =>
    after(STEPS, () => {
      // The parts have their own heights while they are measured.
      write('--_highest', 0);
      return () => {
        const [highest, row] = heightsOf(tabs);
        return () => {
          write('--_highest', highest);
          write('--_row', row);
        };
      };
    }),
  );
  // The button of a dropdown may have another height with another text.
  on(tabs, 'change', () => isDropdown(tabs) && measureSoon(tabs));
}
