import { media } from '../dom/query';
import { stopWaiting, wait, watchLate, watchSize, type Waiter } from '../shared/resize';
import { setClass } from '../widget/ledger';
import { onEnd, onMedia, type Scope } from '../widget/scope';
import { placeTab, type Tab } from './tabs.item';
import { isMenu, paintMenu, paintRoles } from './tabs.menu';
import { edgesOf, isVertical, marginsOf, px, roomOf, want } from './tabs.room';
import { placesOf, rowsOf } from './tabs.rows';
import { mountScroll } from './tabs.scroll';
import { mountSections, paintSections } from './tabs.sections';
import { isAccordion, type Tabs } from './tabs.view';

/** What is left for the content beside the labels of a column, at least. */
const CONTENT = 200;

/** A form that came by a change of this much in the same window may be a scroll bar's doing. */
const SCROLL_BAR = 20;

/** What is known of the room there is, and of what the labels take. */
interface Fit extends Waiter {
  readonly tabs: Tabs;
  /** What it lives as long as. */
  readonly scope: Scope;
  /** Whether the window is too narrow for rows. */
  readonly narrow: MediaQueryList;
  isNarrow: boolean;
  /** Whether the labels have to be measured. */
  stale: boolean;
  room: number;
  /** What lies between two tabs, in pixels. */
  gap: number;
  /** The margins of the last, which are less than nothing where borders are shared. */
  lap: number;
  /** How wide the list wants to be: as one row. */
  natural: number;
  /** The font size of the labels, which tells of style sheets that come late, or change with the width. */
  font: string;
  /** The form before the present one, and the room and the window when it was left. */
  before: string | null;
  at: number;
  window: number;
}

const fontOf = ({ parts: { items } }: Tabs): string =>
  items[0] ? getComputedStyle(items[0].label).fontSize : '';

/** Reads how much room there is. */
function readRoom(fit: Fit): void {
  fit.room = roomOf(fit.tabs);
  fit.isNarrow = fit.narrow.matches;
  if (isAccordion(fit.tabs) && !fit.isNarrow) fit.stale = true;
  if (fit.window !== innerWidth) fit.before = null;
  fit.window = innerWidth;
  // What is out of sight has no room, and is looked at when it shows.
  if (!fit.room || fit.font !== fontOf(fit.tabs)) fit.stale = true;
}

/** What a form is beside rows and columns: `menu`, `accordion` or nothing. */
const nameOf = (form: string): string => form.replace(/[\d+]/g, '');

/** The classes on the container that tell the form. */
function paintForm(tabs: Tabs, form: string): void {
  const { root, options } = tabs;
  const name = nameOf(form);
  const inRows = !!form && !name;
  setClass(root, 'responsive', inRows);
  setClass(root, 'z-stacked', inRows && !/[^1+]/.test(form));
  setClass(root, 'mobile', name === 'menu');
  setClass(root, 'z-sections', name === 'accordion');
  if (/^bottom/.test(options.position)) {
    setClass(root, 'bottom', name !== 'accordion');
    setClass(root, 'top', name === 'accordion');
  }
  // A column that has become something else looks as a row that has.
  if (!isVertical(tabs)) return;
  setClass(root, 'vertical', !name);
  setClass(root, 'horizontal', !!name);
}

/** Whether the labels of a row have the widths that they want as they lie; then nothing has to be written. */
function isNatural(fit: Fit): boolean {
  const { form, list } = fit.tabs.parts;
  if (form || isVertical(fit.tabs)) return false;
  measure(fit);
  fit.stale = !fit.room;
  const shown = shownIn(fit.tabs);
  const grows = shown[0] && getComputedStyle(shown[0].element).flexGrow !== '0';
  if (grows || getComputedStyle(list).flexWrap !== 'wrap') return false;
  return shown.every(({ width }) => width < fit.room - 1);
}

/** Every label takes the width that it wants. */
function prepare({ tabs }: Fit): void {
  paintForm(tabs, '');
  setClass(tabs.root, 'z-measure');
}

/** How wide is each? */
function measure(fit: Fit): void {
  const { list, items } = fit.tabs.parts;
  const { width } = list.getBoundingClientRect();
  const scale = Math.abs(width - list.offsetWidth) < 1 ? 1 : list.offsetWidth / width;
  for (const tab of items) tab.width = tab.element.getBoundingClientRect().width * scale;
  fit.font = fontOf(fit.tabs);
  readRoom(fit);
  const shown = shownIn(fit.tabs);
  fit.gap = px(getComputedStyle(list).columnGap) + marginsOf(shown[0]);
  fit.lap = marginsOf(shown[shown.length - 1]);
  const ends = fit.lap - fit.gap + edgesOf(fit.tabs, list);
  fit.natural = shown.reduce((sum, tab) => sum + tab.width + fit.gap, ends);
}

function release(fit: Fit): void {
  const { root, parts } = fit.tabs;
  setClass(root, 'z-measure', false);
  paintForm(fit.tabs, parts.form);
  // Out of sight nothing has a width.
  fit.stale = !fit.room;
}

let waiting: Fit[] = [];

/**
 * Fits all sets that wait: what one writes doesn't make the next one wait for its layout. Those that
 * have changed are measured, with one layout for all of them.
 */
function fitWaiting(): void {
  const all = waiting.filter(({ scope }) => scope.undo);
  waiting = [];
  const there = all.filter((fit) => {
    if (fit.stale) return true;
    readRoom(fit);
    return fit.room;
  });
  const stale = there.filter((fit) => fit.stale && !isNatural(fit));
  for (const step of [prepare, measure, release]) stale.forEach(step);
  there.forEach(settle);
}

/** Has a set fitted before the next frame and, in a page that is read, before a mouse has it laid out. */
function fitSoon(fit: Fit): void {
  if (waiting.indexOf(fit) < 0 && waiting.push(fit) === 1) requestAnimationFrame(fitWaiting);
  const early = document.readyState === 'loading' && 'queueMicrotask' in window;
  if (early) queueMicrotask(fitWaiting);
}

/** The room may have changed. */
function resized(fit: Fit): void {
  // What has just come into sight is right when it shows.
  if (fit.stale) fitNow(fit);
  else wait(fit, fit.tabs.options.responsiveDelay, fitSoon);
}

function fitNow(fit: Fit): void {
  fitSoon(fit);
  fitWaiting();
}

const shownIn = ({ parts }: Tabs): Tab[] => parts.items.filter(({ width }) => width);

/** The form for the room there is. */
function formOf({ tabs, isNarrow, room, gap, lap }: Fit): string {
  const { mobileNav, maxRows, overflow } = tabs.options;
  const widths = shownIn(tabs).map(({ width }) => width);
  const vertical = isVertical(tabs);
  const rows = vertical ? [] : rowsOf(widths, room - lap, gap);
  const crowded = vertical ? room - Math.max(...widths) < CONTENT : rows.length > maxRows;
  if (overflow === 'accordion' && isNarrow && widths.length) return 'accordion';
  if (mobileNav && widths.length && (isNarrow || crowded)) return 'menu';
  return rows.length > 1 ? rows.join('+') : '';
}

/** The labels take the form that fits. */
function settle(fit: Fit): void {
  const { parts } = fit.tabs;
  if (fit.stale) return;
  const form = formOf(fit);
  const growth = fit.room - fit.at;
  if (form === fit.before && growth > 0 && growth < SCROLL_BAR) return;
  if (form !== parts.form) {
    fit.before = parts.form;
    fit.at = fit.room;
  }
  const full = isVertical(fit.tabs) || (fit.isNarrow && nameOf(form));
  want(fit.tabs, full ? '100vw' : form && Math.ceil(fit.natural) + 'px');
  arrange(fit.tabs, form);
}

/** Puts a form into effect: a name, the counts of rows, or nothing for one row or a column. */
function arrange(tabs: Tabs, form: string): void {
  const { parts } = tabs;
  const before = nameOf(parts.form);
  const name = nameOf(form);
  if (form !== parts.form) {
    parts.form = form;
    paintForm(tabs, form);
  }
  // Tabs may have come, gone or moved in the same form.
  const places = placesOf(form);
  for (const tab of parts.items) placeTab(tab, (tab.width && places.shift()) || '');
  if (!before && !name) return;
  if ((before === 'menu') !== isMenu(tabs)) paintMenu(tabs);
  paintRoles(tabs);
  paintSections(tabs);
}

/** Fits the labels into the width there is, now and whenever it changes (rules T10 to T13). */
export function mountFit(tabs: Tabs): void {
  const { options, scope, parts } = tabs;
  parts.refit = null;
  const scrolls = options.overflow === 'scroll';
  if (scrolls || !options.responsive) {
    arrange(tabs, '');
    want(tabs, scrolls ? '100vw' : '');
    return scrolls ? mountScroll(tabs) : undefined;
  }
  const fit: Fit = {
    tabs,
    scope,
    narrow: media(`(max-width: ${options.minWindowWidth}px)`),
    isNarrow: false,
    stale: true,
    room: 0,
    gap: 0,
    lap: 0,
    natural: 0,
    font: '',
    wave: null,
    before: null,
    at: 0,
    window: 0,
  };
  const refit = (): void => {
    fit.stale = true;
    fitSoon(fit);
  };
  const look = (): void => resized(fit);
  parts.refit = refit;
  // As wide as the set, and of no height, so that it never changes by what it causes.
  watchSize(scope, parts.arrow, look);
  onMedia(scope, fit.narrow, look);
  onEnd(scope, () => stopWaiting(fit));
  watchLate(scope, parts.list, refit);
  if (options.overflow === 'accordion') mountSections(tabs);
  // New options take effect at once; at the start all sets of a page share one layout.
  if (parts.stop) fitNow(fit);
  else refit();
}
