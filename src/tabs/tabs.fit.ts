import { hasClass, setClass, setAttribute } from '../dom/attributes';
import { isWindowUpTo, px, usedSize } from '../dom/styles';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { isByUser } from '../core/reasons';
import { listen, on } from '../core/signals';
import type { Item } from '../core/widget';
import { paintDropdown } from './tabs.dropdown';
import {
  isAccordion,
  isColumn,
  isDropdown,
  isVertical,
  PLAIN,
  type Layout,
  type Tabs,
} from './tabs.widget';
import { paintLayout } from './tabs.view';

/** The least width of the panels beside a column of labels, in pixels. */
const CONTENT = 200;

/**
 * A narrow form changes the height of the page, so a scroll bar may appear or disappear. The form stays until there is
 * this much more space, in pixels. Otherwise it would switch for ever.
 */
const SCROLL_BAR = 20;

/** The class of tabs whose labels can only have one row, or a narrow form, until they are measured. */
const ONE_ROW = 'z-one-row';

/** Whether the window is narrow, by the option. */
const isNarrow = ({ options }: Tabs): boolean => isWindowUpTo(options.minWindowWidth);

/** Whether the labels are a dropdown because of the window's width alone. */
const isDropdownByWindow = (tabs: Tabs): boolean =>
  tabs.options.mobileNav === true && !!tabs.items[0] && isNarrow(tabs);

/** The width for the labels, or, for vertical tabs, for everything; 0 if it isn't displayed. */
function spaceOf(tabs: Tabs): number {
  const { root, list, bar, widthProbe } = tabs;
  if (isVertical(tabs)) return root.clientWidth;
  // The list has no box of its own then.
  if (isAccordion(tabs)) return widthProbe.clientWidth;
  const box = isDropdown(tabs) ? bar : list;
  if (!box.clientWidth) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const inside = usedSize(box, 'width') - (box.offsetWidth - box.clientWidth);
  // The fraction is for rounding.
  return inside - px(paddingLeft) - px(paddingRight) + 0.01;
}

/** Whether labels have their natural widths and wrap by themselves. */
const isNatural = (tabs: Tabs): boolean =>
  tabs.layout === PLAIN && !isVertical(tabs) && !tabs.options.position.includes('compact');

/** Whether labels of natural widths are in one row. Then nothing has to be measured. */
function isOneRow({ list, items }: Tabs): boolean {
  const [first] = items;
  if (!first) return true;
  const ends = [first, items[items.length - 1] as Item].map(({ element }) => element);
  const [top, lastTop] = ends.map(({ offsetTop }) => offsetTop);
  const left = Math.min(...ends.map(({ offsetLeft }) => offsetLeft));
  const right = Math.max(...ends.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  // Not `scrollWidth`, which is without what overflows at the start, as labels at the right do.
  return top === lastTop && right - left <= list.clientWidth + 1;
}

/**
 * The number of tabs in each row: one row if their natural widths fit, otherwise the fewest rows of equally wide tabs
 * in which every label fits, full from the first row on. `gap` is the space between two tabs.
 */
function rowsOf(widths: readonly number[], space: number, gap: number): number[] {
  const fits = (count: number, width: number): boolean => count * (width + gap) - gap <= space;
  const rows: number[] = [];
  let count = 0;
  let widest = 0;
  let sum = -gap;
  widths.forEach((width) => (sum += width + gap));
  if (sum <= space) return [widths.length];
  widths.forEach((width) => {
    widest = Math.max(widest, width);
    if (count && !fits(count + 1, widest)) {
      rows.push(count);
      count = 0;
      widest = width;
    }
    count += 1;
  });
  const first = rows[0] || 0;
  // Instead of one tab alone in the second row, there are two, if they fit.
  const isLone = !rows[1] && count === 1 && first > 2;
  return isLone && widths.slice(-2).every((width) => fits(2, width))
    ? [first - 1, 2]
    : rows.concat(count);
}

const DROPDOWN: Layout = { form: 'dropdown', rows: [] };

const ACCORDION: Layout = { form: 'accordion', rows: [] };

const narrowLayout = ({ options: { mobileNav } }: Tabs): Layout =>
  mobileNav === 'accordion' ? ACCORDION : DROPDOWN;

/** The largest number of rows. In a narrow window, labels are in one row or have the narrow form. */
const mostRows = (tabs: Tabs): number =>
  tabs.options.mobileNav !== true && isNarrow(tabs) ? 1 : tabs.options.maxRows;

/** Decides the layout of visible labels of these widths. `narrowAt` is the space at which the narrow form began. */
function layoutFor(tabs: Tabs, widths: number[], space: number, narrowAt?: number): Layout {
  const { mobileNav } = tabs.options;
  const gap = px(getComputedStyle(tabs.list).columnGap);
  const vertical = isVertical(tabs);
  const rows = vertical ? [] : rowsOf(widths, space, gap);
  const crowded = vertical
    ? widths.some((width) => space - width < CONTENT)
    : rows.length > mostRows(tabs);
  const isClose = narrowAt !== undefined && space > narrowAt && space < narrowAt + SCROLL_BAR;
  if (mobileNav && widths[0] && (crowded || isClose)) return narrowLayout(tabs);
  return rows[1] ? { form: 'rows', rows } : PLAIN;
}

const rectWidth = (element: Element): number => element.getBoundingClientRect().width;

/** The natural widths of the labels with their margins; 0 for hidden ones. */
function widthsOf(items: readonly Item[]): number[] {
  const shown = items.map(({ element }) => element).find(({ offsetWidth }) => offsetWidth);
  if (!shown) return items.map(() => 0);
  // All have the same margins, because neighbours share a border.
  const { marginLeft, marginRight } = getComputedStyle(shown);
  const margins = px(marginLeft) + px(marginRight);
  // Rectangles are faster to read than styles, but they include zoom and transforms.
  const isScaled = Math.abs(rectWidth(shown) - usedSize(shown, 'width')) > 0.05;
  const widthOf = (element: Element): number =>
    isScaled ? usedSize(element, 'width') : rectWidth(element);
  return items.map(({ element }) => element.offsetWidth && widthOf(element) + margins);
}

/** Writes the position of each tab in its row, by classes, and the number of tabs in the row, for the style sheet. */
function paintRows({ items, layout: { rows } }: Tabs, widths: readonly number[]): void {
  let row = 0;
  let col = 0;
  items.forEach(({ element }, n) => {
    const count = (widths[n] && rows[row]) || 0;
    const isEnd = col === count - 1;
    setClass(element, 'z-first-row', !!count && !row);
    setClass(element, 'z-last-row', !!count && row === rows.length - 1);
    setClass(element, 'z-first-col', !!count && !col);
    setClass(element, 'z-last-col', isEnd);
    element.style.setProperty('--_cols', String(count || ''));
    if (isEnd) row += 1;
    if (count) col = isEnd ? 0 : col + 1;
  });
}

/** Applies a layout to labels of these widths. */
function applyLayout(tabs: Tabs, layout: Layout, widths: readonly number[]): void {
  const before = tabs.layout;
  tabs.layout = layout;
  paintLayout(tabs);
  setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
  if (before.form === 'rows' || layout.form === 'rows') paintRows(tabs, widths);
  if (before.form === 'dropdown' || layout.form === 'dropdown') paintDropdown(tabs);
}

/**
 * Creates the measuring step that chooses a layout for the labels. If that depends on their widths, it writes, reads and
 * writes again.
 */
function fittingSteps(tabs: Tabs): Step {
  // The circumstances in which a narrow form began, because the labels didn't fit.
  let began: { space: number; windowWidth: number; labels: string } | undefined;
  return () => {
    const { root, items, layout: before } = tabs;
    const space = spaceOf(tabs);
    const isByWindow = isDropdownByWindow(tabs);
    // A dropdown that is only due to the window's width ends when the window is wider, whatever space there is then.
    if (isByWindow) began = undefined;
    if (!(space > 0) || (!isByWindow && isNatural(tabs) && isOneRow(tabs)))
      return hasClass(root, ONE_ROW) && (() => setClass(root, ONE_ROW, false));
    if (isByWindow || !items[0]) return () => applyLayout(tabs, isByWindow ? DROPDOWN : PLAIN, []);
    const measure = (): Step => {
      const widths = widthsOf(items);
      // The space again, now that labels have their natural widths: a box of the author around them may leave them less, or
      // be as wide as what is in it.
      const room = Math.max(before === DROPDOWN ? space : 0, spaceOf(tabs));
      const labels = widths.join();
      // If labels have changed, or the window has grown, it isn't because of a scroll bar.
      if (began && (began.labels !== labels || innerWidth >= began.windowWidth + SCROLL_BAR))
        began = undefined;
      const layout = layoutFor(tabs, widths.filter(Boolean), room, began && began.space);
      // While a narrow form stays, it is compared with the space in which it began.
      if (layout !== DROPDOWN && layout !== ACCORDION) began = undefined;
      else began = began || { space: room, windowWidth: innerWidth, labels };
      return () => {
        setClass(root, 'z-measure', false);
        setClass(root, ONE_ROW, false);
        tabs.layout = before;
        applyLayout(tabs, layout, widths);
      };
    };
    return () => {
      // Gives every label its natural width.
      if (!isNatural(tabs)) {
        tabs.layout = PLAIN;
        paintLayout(tabs);
        setClass(root, 'z-measure');
      }
      return measure;
    };
  };
}

/** Fits the labels into the width, now and whenever it changes. */
export function mountFit(tabs: Tabs): void {
  const { options, list } = tabs;
  const refit = (): void => measureSoon(tabs);
  listen(tabs, list, { load: refit }, true);
  on(tabs, 'structure', refit);
  // The panel that closes above may move the pressed label out of the window.
  if (options.mobileNav === 'accordion')
    on(tabs, 'change', ({ opened: [item] }, reason) => {
      if (item && isAccordion(tabs) && isByUser(reason))
        item.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  if (options.responsive && options.overflow !== 'scroll') {
    // The layout that the style sheet shows before the start: otherwise everything below would move at the first
    // measuring.
    if (!tabs.started && isDropdownByWindow(tabs)) applyLayout(tabs, DROPDOWN, []);
    else if (!tabs.started && options.mobileNav && mostRows(tabs) === 1 && !isVertical(tabs))
      setClass(tabs.root, ONE_ROW);
    watchSize(tabs, fittingSteps(tabs));
  } else if (tabs.layout !== PLAIN) applyLayout(tabs, PLAIN, []);
}
