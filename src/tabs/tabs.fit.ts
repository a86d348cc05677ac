import { setClass, setAttribute } from '../dom/attributes';
import { px, usedSize } from '../dom/styles';
import { measureNow, measureSoon, watchSize, type Step } from '../core/sizes';
import { listen, on } from '../core/signals';
import type { Item } from '../core/widget';
import { paintDropdown } from './tabs.dropdown';
import { isAccordion, isColumn, isDropdown, isVertical, type Tabs } from './tabs.widget';
import { paintForm } from './tabs.view';

/** What is left for the content beside the labels of a column, at least, in pixels. */
const CONTENT = 200;

/**
 * A narrow form makes the page lower, or higher, and so may take a scroll bar away: it stays until there is more space
 * than that.
 */
const SCROLL_BAR = 20;

const lists: Record<number, MediaQueryList> = {};

/** Whether the window is too narrow for rows; sets share the lists of media queries, as they are expensive to make. */
function isNarrow({ options: { minWindowWidth: width } }: Tabs): boolean {
  lists[width] = lists[width] || matchMedia(`(max-width: ${width}px)`);
  return lists[width].matches;
}

/** Whether the window's width alone makes a dropdown of the labels. */
const isDropdownByWindow = (tabs: Tabs): boolean =>
  tabs.options.mobileNav === true && !!tabs.items[0] && isNarrow(tabs);

/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */
function spaceOf(tabs: Tabs): number {
  const { root, list, bar, arrow } = tabs;
  if (isVertical(tabs)) return root.clientWidth;
  // The list itself has no box then.
  if (isAccordion(tabs)) return arrow.clientWidth;
  const box = isDropdown(tabs) ? bar : list;
  if (!box.clientWidth) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const inside = usedSize(box, 'width') - (box.offsetWidth - box.clientWidth);
  // A hair of slack is for rounding.
  return inside - px(paddingLeft) - px(paddingRight) + 0.01;
}

/** Whether labels are as wide as they want, and break into rows by themselves. */
const isNatural = (tabs: Tabs): boolean =>
  !tabs.form && !isVertical(tabs) && tabs.options.position.indexOf('compact') < 0;

/** Whether such labels lie in one row: nothing has to be measured. */
function isOneRow({ list, items }: Tabs): boolean {
  const [first] = items;
  const last = items[items.length - 1];
  if (!first || !last || first.element.offsetTop !== last.element.offsetTop) return !last;
  return list.scrollWidth <= list.clientWidth + 1;
}

/**
 * The number of tabs in each row (T10): one row where their natural widths fit, else the fewest rows of equal tabs in
 * which every label fits, the first ones full. `gap` lies between neighbours.
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
  // A last tab alone in the second row takes its neighbour along, where both fit there.
  const isLone = !rows[1] && count === 1 && first > 2;
  return isLone && widths.slice(-2).every((width) => fits(2, width))
    ? [first - 1, 2]
    : rows.concat(count);
}

const narrowForm = ({ options: { mobileNav } }: Tabs): string =>
  mobileNav === 'accordion' ? mobileNav : 'dropdown';

/** The form for labels in sight of these widths; `narrowAt` is the space at which they took the narrow one. */
function formFor(tabs: Tabs, widths: number[], space: number, narrowAt?: number): string {
  const { mobileNav, maxRows } = tabs.options;
  const gap = px(getComputedStyle(tabs.list).columnGap);
  const vertical = isVertical(tabs);
  const rows = vertical ? [] : rowsOf(widths, space, gap);
  const most = mobileNav !== true && isNarrow(tabs) ? 1 : maxRows;
  const crowded = vertical ? widths.some((width) => space - width < CONTENT) : rows.length > most;
  const isClose = narrowAt !== undefined && space > narrowAt && space < narrowAt + SCROLL_BAR;
  if (mobileNav && widths.length && (crowded || isClose)) return narrowForm(tabs);
  return rows[1] ? rows.join('+') : '';
}

/** The labels' natural widths with their margins; 0 for those out of sight. */
function widthsOf(items: readonly Item[]): number[] {
  // All have the same margins, which overlap their borders.
  const { marginLeft, marginRight } = getComputedStyle((items[0] as Item).element);
  const margins = px(marginLeft) + px(marginRight);
  return items.map(({ element }) => element.offsetWidth && usedSize(element, 'width') + margins);
}

/** Tells the style sheet where each tab stands: how many share its row, and classes. */
function paintRows({ items }: Tabs, form: string, widths: readonly number[]): void {
  const rows = form.split('+');
  let row = 0;
  let col = 0;
  items.forEach(({ element }, n) => {
    const count = (widths[n] && Number(rows[row])) || 0;
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

/** The labels take a form. */
function applyForm(tabs: Tabs, form: string, widths: readonly number[]): void {
  const before = tabs.form;
  tabs.form = form;
  paintForm(tabs, form);
  setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
  if (/\d/.test(before + form)) paintRows(tabs, form, widths);
  if (isDropdown(tabs) || before === 'dropdown') paintDropdown(tabs);
}

/** What is measured of the labels, and done by that. */
function fittingSteps(tabs: Tabs): Step {
  let narrowAt: number | undefined;
  let labels: string;
  return () => {
    const { root, items } = tabs;
    let space = spaceOf(tabs);
    const wasAccordion = isAccordion(tabs);
    const isByWindow = isDropdownByWindow(tabs);
    let form = isByWindow ? 'dropdown' : '';
    let widths: number[] = [];
    const write = (): void => {
      setClass(root, 'z-measure', false);
      applyForm(tabs, form, widths);
    };
    const measure = (): Step => {
      widths = widthsOf(items);
      // A box of the author's around the labels may leave them less.
      if (wasAccordion) space = spaceOf(tabs);
      // A scroll bar changes no label: others are fitted anew.
      if (labels !== widths.join()) narrowAt = undefined;
      labels = widths.join();
      form = formFor(tabs, widths.filter(Boolean), space, narrowAt);
      // As long as a narrow form stays, it is measured against the space in which it began.
      if (!/^[ad]/.test(form)) narrowAt = undefined;
      else if (narrowAt === undefined) narrowAt = space;
      return write;
    };
    // A form that the window's width brought goes with it, whatever space there is.
    if (isByWindow) narrowAt = undefined;
    // Every label takes the width that it wants.
    const prepare = (): Step => {
      if (!isNatural(tabs)) {
        paintForm(tabs, '');
        if (wasAccordion) tabs.form = '';
        setClass(root, 'z-measure');
      }
      return items[0] ? measure : write;
    };
    if (!(space > 0) || (!form && isNatural(tabs) && isOneRow(tabs))) return false;
    return form ? write : prepare;
  };
}

/** Fits the labels into the width that there is, now and whenever that changes (T10 to T13). */
export function mountFit(tabs: Tabs): void {
  const { options, arrow, list } = tabs;
  const refit = (): void => measureSoon(arrow);
  listen(tabs, list, { load: refit }, true);
  on(tabs, 'structure', refit);
  // Where a panel above closes, the label that was pressed may go far.
  if (options.mobileNav === 'accordion')
    on(tabs, 'change', ({ opened: [item] }, reason) => {
      if (item && isAccordion(tabs) && /click|key/.test(reason))
        item.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  if (options.responsive && options.overflow !== 'scroll') {
    // As the style sheet has drawn it (R3): browsers count what moves with the first measuring, too.
    if (!tabs.started && isDropdownByWindow(tabs)) applyForm(tabs, 'dropdown', []);
    watchSize(tabs, arrow, fittingSteps(tabs));
    if (tabs.started) measureNow(arrow);
  } else if (tabs.form) applyForm(tabs, '', []);
}
