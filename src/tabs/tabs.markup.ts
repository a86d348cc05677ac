import { build, copies, hideByMark, move } from '../dom/build';
import { childHolding, hideBlank, partsIn } from '../dom/query';
import { claim } from '../core/claim';
import { areIntact, areMarked, dropGone } from '../core/parts';
import { markEnds, renumber } from '../core/structure';
import { itemOn } from '../core/items';
import { warn } from '../core/warn';
import type { CleanUp, Item, Widget } from '../core/widget';
import { findParts, labelsIn, matchPanels } from './tabs.find';
import { adoptTab } from './tabs.tab';
import type { TabsValues } from './tabs.options';

/** A running tab set. */
export interface Tabs extends Widget<TabsValues> {
  list: HTMLElement;
  /** Holds the panels. */
  container: HTMLElement;
  /** Stands for the labels in the dropdown form. */
  bar: HTMLElement;
  /** Named after an arrow that older pages style (T2): as wide as the set, of no height, and watched for its width. */
  arrow: HTMLElement;
  /** What the author has after the labels. */
  next: Node | null;
  /** How the labels lie: the counts of their rows, or `menu`; empty for one row, or a column. */
  form: string;
  /** The space and the window as the labels were fitted last; empty where they have to be looked at anew. */
  seen: string;
  /** The tab that Tab comes to. */
  stop: Item | undefined;
  /** Closes the open dropdown; null while it is closed. */
  closeMenu: CleanUp | null;
  /** Whether text runs from right to left; a start knows it of attributes alone. */
  mirrored: boolean;
}

const makeBar = copies(() => {
  const link = build('a', 'z-link', [build('span', 'z-title'), build('span', 'z-arrow')]);
  const item = build('li', '', [link]);
  const bar = build('ul', 'z-tabs-nav z-tabs-mobile', [item]);
  link.tabIndex = 0;
  link.setAttribute('role', 'button');
  item.setAttribute('role', 'presentation');
  bar.setAttribute('role', 'presentation');
  bar.style.display = 'none';
  return bar;
});
const makeArrow = copies(() => build('i', 'z-dropdown-arrow'));

/** Puts what lies between the first panel and the last into a wrapper, in its order. */
function makeContainer(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const container = build('div', '', [], 'box');
  const last = panels[panels.length - 1];
  root.insertBefore(container, panels[0] || null);
  while (last && last.parentNode !== container) move(container.nextSibling as Node, container);
  return container;
}

/** A list for a set that has none; unseen, as its labels are empty. */
function makeList(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const labels = panels.map(() => document.createElement('li'));
  const list = build('ul', '', labels);
  list.style.display = 'none';
  return root.insertBefore(list, root.firstChild);
}

/** Takes labels and panels over; panels that no label stands for stay hidden. */
function takeOver(
  tabs: Tabs,
  labels: readonly HTMLElement[],
  panels: readonly HTMLElement[],
): void {
  const fresh = labels.filter((label) => !itemOn(label));
  const matched = matchPanels(fresh, panels);
  fresh.forEach((label, n) => adoptTab(tabs, label, matched[n] || null));
  renumber(tabs, labels.map(itemOn) as Item[]);
  const extra = panels.filter((panel) => !panel.hidden && matched.indexOf(panel) < 0);
  extra.forEach(hideByMark);
  if (extra[0]) warn(tabs, `${extra.length} panel(s) without a label stay hidden`);
}

/** Takes over a tab set's markup and completes it to the form of T2. */
export function adoptTabs(tabs: Tabs): boolean {
  const { root, kind } = tabs;
  const { list: found, labels, panels, container: wrapper } = findParts(root);
  if (!found) {
    const more = panels[0] ? '; methods select the panels' : ', and no panel';
    warn(tabs, 'there is no list of labels (ul, nav > ul, buttons)' + more);
    if (!panels[0]) return false;
  }
  const list = found || makeList(root, panels);
  const container = wrapper || makeContainer(root, panels);
  claim(kind, list, 'z-tabs-nav z-tabs-desktop');
  list.setAttribute('role', 'tablist');
  claim(kind, container, 'z-container');
  [root, container].forEach(hideBlank);
  const parent = list.parentNode as Node;
  const arrow = parent.insertBefore(makeArrow(), list);
  const bar = parent.insertBefore(makeBar(), arrow);
  const next = (childHolding(root, list) as Node).nextSibling;
  const around = root.closest('[dir]');
  const mirrored = !!around && around.matches('[dir=rtl i]');
  const state = { open: [], serial: 0, form: '', stop: undefined, closeMenu: null };
  Object.assign(tabs, { list, container, bar, arrow, next, mirrored }, state);
  takeOver(tabs, found ? labels : labelsIn(list), panels);
  markEnds(tabs);
  return true;
}

/** Whether the parts still bear their marks (C14). */
export const isIntact = (tabs: Tabs): boolean =>
  areMarked(
    tabs.root,
    [tabs.root, tabs.list, tabs.container, tabs.bar],
    ['z-tabs', 'z-tabs-desktop', 'z-container', 'z-tabs-mobile'],
  ) && areIntact(tabs, tabs.list, ['z-tab', 'z-link', 'z-content']);

/** Takes over labels and panels that the page has added, and gives back tabs that it took out. */
export function syncTabs(tabs: Tabs): void {
  const { list, container } = tabs;
  dropGone(tabs, list);
  const free = partsIn(container).filter((panel) => !itemOn(panel));
  takeOver(tabs, labelsIn(list), free);
}
