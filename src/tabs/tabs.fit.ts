import { media } from '../dom/query';
import { setClass } from '../dom/build';
import { measureNow, measureSoon, watchSize } from '../core/measure';
import { widgetsInPage } from '../core/page';
import { listen, on } from '../core/listen';
import type { Item } from '../core/widget';
import { isMenu } from './tabs.dropdown';
import { arrange, isVertical, paintForm } from './tabs.form';
import type { Tabs } from './tabs.markup';
import { rowsOf } from './tabs.rows';

/** What is left for the content beside the labels of a column, at least, in pixels. */
const CONTENT = 200;

/** A width that grows by less may be the doing of a scroll bar alone, in pixels. */
const SCROLL_BAR = 20;

/** What is known of the space that there is, and of what the labels take. */
interface Fit {
  readonly tabs: Tabs;
  /** Matches windows that are too narrow for rows. */
  readonly narrow: MediaQueryList;
  isNarrow: boolean;
  space: number;
  /** The labels' natural widths; null where they haven't been measured. */
  widths: readonly number[] | null;
  /** What lies between two tabs, in pixels. */
  gap: number;
  /** The margins of the last tab, in pixels. */
  lap: number;
  /** Whether the labels have to be looked at, though the space is the same. */
  stale: boolean;
  /** The form before the present one. */
  before: string | null;
  /** The space there was when the form changed. */
  at: number;
}

const px = (value: string): number => parseFloat(value) || 0;

/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */
function spaceOf(tabs: Tabs): number {
  const { root, list, bar } = tabs;
  if (isVertical(tabs)) return root.clientWidth;
  const box = isMenu(tabs) ? bar : list;
  if (!box.clientWidth) return 0;
  const { width } = box.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const inside = width - (box.offsetWidth - box.clientWidth);
  // A hair of slack is for rounding.
  return inside - px(paddingLeft) - px(paddingRight) + 0.01;
}

/** Whether labels are as wide as they want, and break into rows by themselves. */
const isNatural = ({ form, options }: Tabs): boolean =>
  !form && options.orientation === 'horizontal' && options.position.indexOf('compact') < 0;

/** Whether the labels lie in one row, as wide as they want: nothing has to be measured. */
function isOneRow({ list, items }: Tabs): boolean {
  const first = items[0];
  const last = items[items.length - 1];
  if (!first || !last) return true;
  return (
    first.element.offsetTop === last.element.offsetTop && list.scrollWidth <= list.clientWidth + 1
  );
}

/** Reads how much space there is; whether that asks for another form. */
function read(fit: Fit): boolean {
  const { tabs, narrow } = fit;
  const space = spaceOf(tabs);
  const isNew = fit.stale || space !== fit.space || narrow.matches !== fit.isNarrow;
  if (!space) fit.stale = true;
  if (!space || !isNew || !tabs.alive) return false;
  fit.space = space;
  fit.isNarrow = narrow.matches;
  fit.widths = null;
  const { mobileNav } = tabs.options;
  fit.stale = !isNatural(tabs) || (fit.isNarrow && mobileNav === true) || !isOneRow(tabs);
  return fit.stale;
}

/** Whether the labels have to be measured: not where any would become a dropdown. */
const measures = ({ tabs, isNarrow }: Fit): boolean =>
  !(isNarrow && tabs.options.mobileNav === true);

/** Has every label take the width that it wants. */
function prepare(fit: Fit): void {
  if (!measures(fit) || isNatural(fit.tabs)) return;
  paintForm(fit.tabs, '');
  setClass(fit.tabs.root, 'z-measure');
}

function marginsOf(item: Item | undefined): number {
  if (!item) return 0;
  const { marginLeft, marginRight } = getComputedStyle(item.element);
  return px(marginLeft) + px(marginRight);
}

/** Measures the labels. */
function measure(fit: Fit): void {
  if (!measures(fit)) return;
  const { list, items } = fit.tabs;
  fit.widths = items.map(({ element }) => element.getBoundingClientRect().width);
  const shown = items.filter((_, n) => (fit.widths as number[])[n]);
  fit.gap = px(getComputedStyle(list).columnGap) + marginsOf(shown[0]);
  fit.lap = marginsOf(shown[shown.length - 1]);
}

/** The form for the space that there is. */
function formOf({ tabs, isNarrow, space, gap, lap, widths }: Fit): string {
  const { mobileNav, maxRows } = tabs.options;
  if (!widths) return tabs.items.length ? 'menu' : '';
  const shown = widths.filter(Boolean);
  if (!shown.length) return '';
  const rows = isVertical(tabs) ? [] : rowsOf(shown, space - lap, gap);
  const most = mobileNav === 'auto' && isNarrow ? 1 : maxRows;
  const crowded = isVertical(tabs) ? space - Math.max(...shown) < CONTENT : rows.length > most;
  if (mobileNav && crowded) return 'menu';
  return rows.length > 1 ? rows.join('+') : '';
}

/** The labels take the form that fits. */
function write(fit: Fit): void {
  const { tabs } = fit;
  setClass(tabs.root, 'z-measure', false);
  const form = formOf(fit);
  const growth = fit.space - fit.at;
  fit.stale = false;
  const flickers = form === fit.before && growth > 0 && growth < SCROLL_BAR;
  if (!flickers && form !== tabs.form) {
    fit.before = tabs.form;
    fit.at = fit.space;
  }
  arrange(tabs, flickers ? tabs.form : form, fit.widths);
}

/** Fonts that come late change the widths of labels, in all sets that are in the page. */
export const hearFonts = (): void =>
  document.fonts.addEventListener('loadingdone', () => {
    for (const widget of widgetsInPage()) {
      const { refit } = widget as Tabs;
      if (refit) refit();
    }
  });

const createFit = (tabs: Tabs): Fit => ({
  tabs,
  narrow: media(`(max-width: ${tabs.options.minWindowWidth}px)`),
  isNarrow: false,
  space: 0,
  widths: null,
  gap: 0,
  lap: 0,
  stale: true,
  before: null,
  at: 0,
});

/** Fits the labels into the width that there is, now and whenever that changes (T10 to T13). */
export function mountFit(tabs: Tabs): void {
  const { options, arrow, list } = tabs;
  tabs.refit = null;
  tabs.hasMenu = false;
  if (!options.responsive || options.overflow === 'scroll') {
    if (tabs.form) arrange(tabs, '', null);
    return;
  }
  const fit = createFit(tabs);
  const refit = (): void => {
    fit.stale = true;
    measureSoon(arrow);
  };
  tabs.refit = refit;
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
