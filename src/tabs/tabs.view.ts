import { build, detach } from '../dom/build';
import { hasClass, isHidden, startsWithoutFocus, wordsOf } from '../dom/query';
import type { Shared } from '../shared/common';
import { hide } from '../shared/hiding';
import { changeClasses, optionClasses } from '../shared/looks';
import { isDark } from '../shared/scheme';
import type { Heed } from '../shared/watch';
import { dropEmptyStyle, setAttribute, setClass } from '../widget/ledger';
import { derive } from '../widget/options';
import { isMarked } from '../widget/rows';
import type { Scope } from '../widget/scope';
import { step } from '../widget/selection';
import { holdsBack, select } from '../widget/select';
import type { Fill, Item, Widget } from '../widget/widget';
import { paintRole, paintState, type Tab } from './tabs.item';
import type { Markup } from './tabs.markup';
import { MADE_STOP } from './tabs.panel';
import type { TabsOptions } from './tabs.options';

/** A running tab set. */
export type Tabs = Widget<TabsOptions, TabsParts>;

export interface TabsParts extends Markup {
  readonly shared: Shared;
  /** Shown while the selected panel loads. */
  spinner: HTMLElement | null;
  /** The classes of the container that are ours, and what the author had there. */
  classes: readonly string[];
  /** All classes that were ever ours. */
  owned: readonly string[];
  /** Whether the author named the list for assistive technology. */
  readonly named: boolean;
  /** Whether text ran from right to left when that was looked at last. */
  mirrored: boolean;
  /** The tab that Tab enters the list on. */
  stop: Tab | null;
  /** How the labels lie: the counts of their rows, `menu` or `accordion`; empty for one row, or a column. */
  form: string;
  /** What lives as long as the menu is open; null while it is closed. */
  menu: Scope | null;
  /** What listens to the bar and the menu, in the narrow form. */
  narrow: Scope | null;
  /** Has the labels fitted anew; null where they aren't. */
  refit: (() => void) | null;
  /** Has the page's own changes of the labels heard by now, or those that are not its own forgotten. */
  heed: Heed;
  /** Has the order of headers and panel follow what is selected; null where there is one order only. */
  order: (() => void) | null;
}

/** Themes whose labels are dark, and so take light icons. */
const DARK_THEMES = /^(black|orange|red|green|blue|deepblue)$/;

/** The classes of the container (rule T2), in no special order. */
function rootClasses(tabs: Tabs): string {
  const { options, given, parts } = tabs;
  // A position that nobody chose follows the text (rule T7).
  const mirrored = !given['position'] && parts.mirrored;
  const looks = mirrored ? derive(options, { position: 'top-right' }) : options;
  const filled = !/^(underlined|pills)$/.test(options.style);
  const light = isDark(tabs) || (filled && DARK_THEMES.test(options.theme));
  return optionClasses(tabs, looks) + (light ? ' z-tabs z-icons-light' : ' z-tabs z-icons-dark');
}

/** Gives the container the classes of its looks. */
export function paintRoot(tabs: Tabs): void {
  const { root, parts } = tabs;
  changeClasses(root, parts, rootClasses(tabs));
}

/** Whether the tab is disabled now; pages set the class by themselves, too (rule T4). */
export const isDisabled = ({ element, label }: Tab): boolean =>
  hasClass(element, 'z-disabled') || !!(label as HTMLButtonElement).disabled;

/** Whether the tab may be selected at all; one that is out of sight may, by a method. */
export const isSelectable = (tab: Tab | undefined): tab is Tab =>
  !!tab && !!tab.panel && !isDisabled(tab);

/** Whether the page has shown the tab since it was measured, or hidden it. */
export const hasTurned = ({ element, width }: Tab): boolean => isHidden(element) !== !width;

/** Whether a user can come to the tab by keys or by stepping. */
export const isReachable = (tab: Tab): boolean => !isDisabled(tab) && !isHidden(tab.element);

/** The next tab that a user could select, in steps of `by` from `from`; -1 for none. */
export function nextIndex(
  { parts: { items } }: Tabs,
  from: number,
  by: 1 | -1,
  not: readonly unknown[] = [],
): number {
  return step(from, by, items.length, (n) => {
    const tab = items[n];
    return isSelectable(tab) && isReachable(tab) && not.indexOf(tab) < 0;
  });
}

/** Whether the set is an accordion for now (rule T14). */
export const isAccordion = ({ parts }: Tabs): boolean => parts.form === 'accordion';

/** The tabs below the panel in sight, as long as that lies among them. */
export const laterTabs = (tabs: Tabs): Tab[] =>
  isAccordion(tabs) && tabs.open.length ? tabs.parts.items.slice((tabs.open[0] as number) + 1) : [];

/** A set shows a tab as soon as there is one that can be selected. */
export function fillSelection(tabs: Tabs, refused: readonly Item[] = []): void {
  const again: Fill = (items) => fillSelection(tabs, items);
  const first =
    !tabs.parts.shared.started || tabs.open.length || holdsBack(tabs, again)
      ? -1
      : nextIndex(tabs, -1, 1, refused);
  if (first >= 0) select(tabs, first, 'api');
}

export const selectedTab = ({ parts, open }: Tabs): Tab | undefined => parts.items[open[0] ?? -1];

/** The tab that Tab enters the list on: the selected one, else the first that can be reached. */
export function stopOf(tabs: Tabs): Tab | null {
  const selected = selectedTab(tabs);
  if (selected && !isHidden(selected.element)) return selected;
  return tabs.parts.items.filter(isReachable)[0] || selected || null;
}

/** Every header of an accordion is a stop for Tab; in a menu none is, for the bar is. */
export function paintTabIndex({ parts: { form, stop } }: Tabs, tab: Tab): void {
  const isStop = form === 'accordion' || (tab === stop && form !== 'menu');
  const tabIndex = isStop ? 0 : -1;
  // Browsers tell of each writing, also where nothing changes.
  if (tab.label.tabIndex !== tabIndex) tab.label.tabIndex = tabIndex;
}

/** Moves the one `tabindex="0"` of the list to where it belongs. */
export function paintStop(tabs: Tabs, stop = stopOf(tabs)): void {
  const { parts } = tabs;
  if (stop !== parts.stop) {
    const before = parts.stop;
    parts.stop = stop;
    // One that is gone is the page's again.
    for (const tab of [before, stop])
      if (tab && parts.items[tab.index] === tab) paintTabIndex(tabs, tab);
  }
  if (parts.order) parts.order();
}

/** The panel takes focus itself when what it begins with doesn't (ARIA practice for tabs). */
export function paintPanelStop({ panel, made }: Tab): void {
  if (!panel || !(made & MADE_STOP)) return;
  const isStop = startsWithoutFocus(panel);
  // One that has the focus stays a stop, or the focus would fall to the page's body.
  if (isStop || document.activeElement !== panel)
    setAttribute(panel, 'tabindex', isStop ? '0' : null);
}

/** The same of what is selected, as the page may have changed it since it was shown. */
export function judgeStop(tabs: Tabs): void {
  const selected = selectedTab(tabs);
  if (selected) paintPanelStop(selected);
}

/** Whether users may close the tab; its own word on that comes before the option's. */
export const isClosable = ({ options }: Tabs, { element }: Tab): boolean =>
  isMarked(element, 'data-closable', options.closable);

/**
 * The close button beside a label, where there is a place beside it. It is the mouse's and the finger's
 * alone: a list of tabs holds nothing but tabs for assistive technology, which is told of the key.
 */
function paintClose(tabs: Tabs, tab: Tab): void {
  const { element, label } = tab;
  const closable = isClosable(tabs, tab);
  setAttribute(label, 'aria-keyshortcuts', closable ? 'Delete' : null);
  if (closable !== !!tab.close && label !== element) {
    setClass(element, 'z-closable', closable);
    if (tab.close) detach(tab.close);
    tab.close = closable ? element.appendChild(makeClose()) : null;
  }
  if (!tab.close) return;
  setAttribute(tab.close, 'title', `${tabs.options.texts.close} ${wordsOf(tab.label)}`);
  tab.close.disabled = isDisabled(tab);
}

function makeClose(): HTMLButtonElement {
  const button = build('button', 'z-close') as HTMLButtonElement;
  button.type = 'button';
  button.tabIndex = -1;
  button.setAttribute('aria-hidden', 'true');
  return button;
}

/** What depends on whether the tab may be selected, or closed; the open header of an accordion can't close. */
export function paintDisabled(tabs: Tabs, tab: Tab): void {
  const isOpen = isAccordion(tabs) && tab.index === tabs.open[0];
  setClass(tab.element, 'z-above', isOpen);
  setAttribute(tab.label, 'aria-disabled', isOpen || isDisabled(tab) ? 'true' : null);
  paintClose(tabs, tab);
  if (tab.panel?.hidden) hide(tabs, tab, isSelectable(tab));
}

/**
 * The inline `display` with which a panel shows: the author's own, or `block` where a page's style
 * sheet hides all panels until a script shows one; empty for none, and null where that can't be told.
 */
function displayOf({ parts }: Tabs, panel: HTMLElement): string | null {
  const { style } = panel;
  const computed = getComputedStyle(panel);
  if (style.display || computed.display !== 'none') return style.display;
  style.display = 'block';
  // Support: Safari, whose answers about what is out of sight may be older than what was written.
  const isKnown = computed.display !== 'none';
  if (isKnown || parts.items.some(({ display }) => display === 'block')) return 'block';
  style.removeProperty('display');
  dropEmptyStyle(panel);
  return null;
}

export function showPanel(tabs: Tabs, tab: Tab, panel: HTMLElement): void {
  panel.removeAttribute('hidden');
  // A page's script may have hidden it, too.
  if (panel.style.display === 'none') panel.style.removeProperty('display');
  if (tab.display === null) tab.display = displayOf(tabs, panel);
  if (tab.display) panel.style.display = tab.display;
  paintPanelStop(tab);
}

function hidePanel(tabs: Tabs, tab: Tab, panel: HTMLElement): void {
  hide(tabs, tab, isSelectable(tab));
  if (!panel.hasAttribute('style') || /^(none)?$/.test(panel.style.display)) return;
  if (tab.display === null) tab.display = panel.style.display;
  panel.style.removeProperty('display');
}

/** Everything that tells whether a tab is selected: classes, ARIA, and what is in sight. */
export function paintSelected(tabs: Tabs, tab: Tab, selected: boolean): void {
  const { panel } = tab;
  setClass(tab.element, 'z-active', selected);
  paintState(tab, selected);
  if (isAccordion(tabs)) paintDisabled(tabs, tab);
  if (!panel) return;
  setClass(panel, 'z-active', selected);
  if (selected) showPanel(tabs, tab, panel);
  else hidePanel(tabs, tab, panel);
}

/** What a tab looks like before it has been selected once. */
export function paintNew(tabs: Tabs, tab: Tab): void {
  tab.label.tabIndex = isAccordion(tabs) ? 0 : -1;
  paintRole(tab, tabs.parts.form);
  paintDisabled(tabs, tab);
  paintSelected(tabs, tab, false);
}
