import { build, copies, hasClass, MADE, move } from '../dom/build';
import { childHolding, partsIn } from '../dom/query';
import { claim } from '../core/claim';
import { releaseParts } from '../core/release';
import { markEnds, renumber } from '../core/structure';
import { forget, itemOn } from '../core/items';
import { warn } from '../core/warn';
import type { CleanUp, Item, Widget } from '../core/widget';
import { findParts, labelsIn, matchPanels, type Found } from './tabs.find';
import { adoptTab, nameTabs } from './tabs.tab';
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
  /** The heading that got an id to name the list. */
  heading: Element | null;
  /** Whether the name of the list is ours. */
  named: boolean;
  /** How the labels lie: the counts of their rows, or `menu`; empty for one row, or a column. */
  form: string;
  /** The tab that Tab comes to. */
  stop: Item | null;
  /** Closes the open dropdown; null while it is closed. */
  closeMenu: CleanUp | null;
  /** Whether text runs from right to left, where a style says so. */
  mirrored: boolean;
}

const makeBar = copies(() => {
  const link = build('a', 'z-link', [build('span', 'z-title'), build('span', 'z-arrow')]);
  const bar = build('ul', 'z-tabs-nav z-tabs-mobile', [build('li', '', [link])]);
  bar.style.display = 'none';
  return bar;
});
const makeArrow = copies(() => build('i', 'z-dropdown-arrow'));

/** Puts what lies between the first panel and the last into a wrapper, in its order. */
function makeContainer(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const container = build('div', '', [], 'box');
  const first = panels[0] || null;
  const last = panels[panels.length - 1];
  root.insertBefore(container, first);
  while (last && container.nextSibling && !container.contains(last))
    move(container.nextSibling, container, null);
  return container;
}

/** A list for a set that has none; unseen, as it has no labels. */
function makeList(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const list = build('ul', '');
  for (const panel of panels) {
    const name = panel.getAttribute('aria-label') || panel.getAttribute('title') || '';
    list.appendChild(build('li', '', [build('a', '', [document.createTextNode(name)])]));
    (list.lastChild as Element).removeAttribute(MADE);
  }
  if (panels.length) list.style.display = 'none';
  return root.insertBefore(list, root.firstChild);
}

/** Panels that no label stands for stay hidden. */
function hideExtras(
  tabs: Tabs,
  panels: readonly HTMLElement[],
  matched: readonly (HTMLElement | null)[],
): void {
  const taken = new Set(matched);
  let count = 0;
  for (const panel of panels) {
    if (taken.has(panel) || panel.hidden) continue;
    panel.hidden = true;
    panel.setAttribute(MADE, 'hidden');
    count += 1;
  }
  if (count) warn(tabs, `${count} panel(s) without a label stay hidden`);
}

/** Marks the list and the wrapper, and puts the parts of ours before the list. */
function adoptFrame(
  tabs: Tabs,
  { list, container }: { list: HTMLElement; container: HTMLElement },
): void {
  const { kind } = tabs;
  claim(kind, list, 'z-tabs-nav z-tabs-desktop');
  list.setAttribute('role', 'tablist');
  claim(kind, container, 'z-container');
  const parent = list.parentNode as Node;
  const arrow = parent.insertBefore(makeArrow(), list);
  const bar = parent.insertBefore(makeBar(), arrow);
  Object.assign(tabs, { list, container, bar, arrow });
  tabs.next = (childHolding(tabs.root, list) as Node).nextSibling;
}

/** What a warning says where nothing can be a label or a panel. */
const NOTHING =
  'nothing is started: there is neither a list of labels (ul, nav > ul, buttons) nor a box that could be a panel';

const initial = {
  form: '',
  stop: null,
  closeMenu: null,
  next: null,
  heading: null,
  named: false,
  mirrored: false,
};

/** Takes over a tab set's markup and completes it to the form of T2. */
export function adoptTabs(tabs: Tabs): boolean {
  const { root } = tabs;
  const found: Found = findParts(root);
  const { panels } = found;
  // A set that starts anew may have its dropdown open.
  if (tabs.closeMenu) tabs.closeMenu();
  Object.assign(tabs, initial);
  if (!found.list && !panels.length) {
    warn(tabs, NOTHING);
    return false;
  }
  if (!found.list) warn(tabs, 'there is no list of labels; methods select the panels');
  const list = found.list || makeList(root, panels);
  const container = found.container || makeContainer(root, panels);
  adoptFrame(tabs, { list, container });
  const labels = found.list ? found.labels : labelsIn(list);
  const matched = matchPanels(labels, panels);
  tabs.items = labels.map((label, n) => adoptTab(tabs, label, matched[n] as HTMLElement | null, n));
  nameTabs(tabs);
  hideExtras(tabs, panels, matched);
  markEnds(tabs);
  return true;
}

/** Whether the parts still bear their marks (C14). */
export function isIntact({ root, list, container, bar, items }: Tabs): boolean {
  return (
    hasClass(root, 'z-tabs') &&
    hasClass(list, 'z-tabs-desktop') &&
    hasClass(container, 'z-container') &&
    root.contains(list) &&
    root.contains(container) &&
    root.contains(bar) &&
    items.every(
      ({ element, trigger }) =>
        element.parentNode !== list ||
        (hasClass(element, 'z-tab') && hasClass(trigger, 'z-link') && element.contains(trigger)),
    )
  );
}

/** Takes over labels and panels that the page has added, and gives back tabs that it took out. */
export function syncTabs(tabs: Tabs): void {
  const { list, container, kind, root } = tabs;
  const labels = labelsIn(list);
  const known = new Set(labels.map(({ element }) => itemOn(element)));
  for (const item of tabs.items) {
    if (known.has(item)) continue;
    forget(item);
    releaseParts(kind, root, item.element, false);
  }
  const taken = new Set(tabs.items.map(({ index, panel }) => (index < 0 ? null : panel)));
  const free = partsIn(container).filter((panel) => !taken.has(panel));
  const fresh = labels.filter(({ element }) => !itemOn(element));
  const matched = matchPanels(fresh, free);
  fresh.forEach((label, n) => adoptTab(tabs, label, matched[n] as HTMLElement | null, 0));
  renumber(tabs, () => labels.map(({ element }) => itemOn(element) as Item));
  nameTabs(tabs);
  hideExtras(tabs, free, matched);
}
