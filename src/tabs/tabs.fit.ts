import { media } from '../dom/query';
import { dropEmptyStyle, setClass } from '../dom/build';
import { measureNow, measureSoon, watchSize } from '../core/measure';
import { listen, on } from '../core/listen';
import { isMenu, paintMenu } from './tabs.dropdown';
import type { Tabs } from './tabs.markup';

/** What is left for the content beside the labels of a column, at least, in pixels. */
const CONTENT = 200;

/** A dropdown makes the page lower, and so may take a scroll bar away: it stays one until there is more space than that. */
const SCROLL_BAR = 20;

/** What is known of the space that there is, and of what the labels take. */
interface Fit {
  readonly tabs: Tabs;
  /** Matches windows that are too narrow for rows. */
  readonly narrow: MediaQueryList;
  /** In pixels. */
  space: number;
  /** The space and the window as they were looked at last; empty where the labels have to be looked at anew. */
  seen: string;
  /** The form that the labels take; empty until they are measured. */
  form: string;
  /** The labels' natural widths with their margins; 0 for those out of sight. */
  widths: readonly number[];
  /** The space there was when the labels became a dropdown. */
  menuAt: number;
}

const px = (value: string): number => parseFloat(value) || 0;

const isVertical = ({ options }: Tabs): boolean => options.orientation === 'vertical';

/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */
function spaceOf(tabs: Tabs): number {
  const { root, list, bar } = tabs;
  if (isVertical(tabs)) return root.clientWidth;
  const box = isMenu(tabs) ? bar : list;
  if (!box.clientWidth) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const inside = box.getBoundingClientRect().width - (box.offsetWidth - box.clientWidth);
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

/** Reads how much space there is; whether that may ask for another form. */
function read(fit: Fit): boolean {
  const { tabs, narrow } = fit;
  const space = spaceOf(tabs);
  const seen = space ? `${space} ${narrow.matches}` : '';
  const isNew = seen && seen !== fit.seen;
  fit.seen = seen;
  fit.space = space;
  fit.widths = [];
  fit.form = narrow.matches && tabs.options.mobileNav === true && tabs.items[0] ? 'menu' : '';
  return !!isNew && (!!fit.form || !isNatural(tabs) || !isOneRow(tabs));
}

/** Has every label take the width that it wants. */
function prepare({ tabs, form }: Fit): void {
  if (form || isNatural(tabs)) return;
  paintForm(tabs, '');
  setClass(tabs.root, 'z-measure');
}

/**
 * The number of tabs in each row (T10): one row where their natural widths fit, else the fewest rows of
 * equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
 */
function rowsOf(widths: readonly number[], space: number, gap: number): number[] {
  const fits = (count: number, width: number): boolean => count * (width + gap) - gap <= space;
  const rows: number[] = [];
  let count = 0;
  let widest = 0;
  if (widths.reduce((sum, width) => sum + width + gap, -gap) <= space) return [widths.length];
  for (const width of widths) {
    widest = Math.max(widest, width);
    if (count && !fits(count + 1, widest)) {
      rows.push(count);
      count = 0;
      widest = width;
    }
    count += 1;
  }
  const [first = 0] = rows;
  // A last tab alone in the second row takes its neighbour along, where both fit there.
  const isLone = !rows[1] && count === 1 && first > 2;
  return isLone && fits(2, Math.max(...widths.slice(-2))) ? [first - 1, 2] : rows.concat(count);
}

/** The form for labels in sight of these widths. */
function formFor({ tabs, space, narrow, menuAt }: Fit, widths: number[], gap: number): string {
  const { mobileNav, maxRows } = tabs.options;
  const vertical = isVertical(tabs);
  const rows = vertical ? [] : rowsOf(widths, space, gap);
  const most = mobileNav === 'auto' && narrow.matches ? 1 : maxRows;
  const crowded = vertical ? space - Math.max(...widths) < CONTENT : rows.length > most;
  const isClose = isMenu(tabs) && space > menuAt && space < menuAt + SCROLL_BAR;
  if (mobileNav && widths.length && (crowded || isClose)) return 'menu';
  return rows[1] ? rows.join('+') : '';
}

/** Measures the labels. */
function measure(fit: Fit): void {
  const { list, items } = fit.tabs;
  const first = items[0];
  if (fit.form || !first) return;
  // All have the same margins, which overlap their borders.
  const { marginLeft, marginRight } = getComputedStyle(first.element);
  const margins = px(marginLeft) + px(marginRight);
  fit.widths = items.map(({ element }) => {
    const { width } = element.getBoundingClientRect();
    return width && width + margins;
  });
  fit.form = formFor(fit, fit.widths.filter(Boolean), px(getComputedStyle(list).columnGap));
}

/** The classes on the container that tell the form; a column that has become a dropdown looks as a row that has. */
function paintForm(tabs: Tabs, form: string): void {
  const { root } = tabs;
  const menu = form === 'menu';
  const vertical = isVertical(tabs) && !menu;
  setClass(root, 'responsive', !!form && !menu);
  setClass(root, 'z-stacked', /^[1+]+$/.test(form));
  setClass(root, 'mobile', menu);
  setClass(root, 'vertical', vertical);
  setClass(root, 'horizontal', !vertical);
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
    dropEmptyStyle(element);
    if (isEnd) row += 1;
    if (count) col = isEnd ? 0 : col + 1;
  });
}

/** The labels take a form. */
function arrange(tabs: Tabs, form: string, widths: readonly number[]): void {
  const before = tabs.form;
  tabs.form = form;
  paintForm(tabs, form);
  if (/\d/.test(before + form)) paintRows(tabs, form, widths);
  if (isMenu(tabs) || before === 'menu') paintMenu(tabs);
}

/** The labels take the form that fits. */
function write(fit: Fit): void {
  const { tabs } = fit;
  setClass(tabs.root, 'z-measure', false);
  if (!isMenu(tabs)) fit.menuAt = fit.space;
  arrange(tabs, fit.form, fit.widths);
}

/** Fonts that come late change labels as images in them do, in all sets of the page. */
export const hearFonts = (): void =>
  document.fonts.addEventListener('loadingdone', () => {
    for (const list of Array.from(document.querySelectorAll('.z-tabs-desktop')))
      list.dispatchEvent(new Event('load'));
  });

/** Fits the labels into the width that there is, now and whenever that changes (T10 to T13). */
export function mountFit(tabs: Tabs): void {
  const { options, arrow, list } = tabs;
  if (!options.responsive || options.overflow === 'scroll') {
    if (tabs.form) arrange(tabs, '', []);
    return;
  }
  const narrow = media(`(max-width: ${options.minWindowWidth}px)`);
  const fit: Fit = { tabs, narrow, space: 0, seen: '', form: '', widths: [], menuAt: 0 };
  const refit = (): void => {
    fit.seen = '';
    measureSoon(arrow);
  };
  watchSize(tabs, arrow, {
    read: () => read(fit),
    prepare: () => prepare(fit),
    measure: () => measure(fit),
    write: () => write(fit),
  });
  listen(tabs, list, { load: refit }, true);
  on(tabs, 'structure', refit);
  if (tabs.told) measureNow(arrow);
}
