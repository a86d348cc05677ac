import { keepingFocus, move } from '../dom/build';
import { forget } from '../shared/content';
import { addEnd, endsOf, markEnds } from '../shared/ends';
import { idPrefix } from '../dom/ids';
import { contentChildren, dropPassing, filled, isRightToLeft } from '../dom/query';
import { borrow, giveBack, type Undo } from '../widget/ledger';
import { warn } from '../widget/widget';
import { findParts, labelsIn, matchPanels, type Found } from './tabs.find';
import { adoptArrow, adoptBar, adoptFrame, makeContainer, makeList } from './tabs.frame';
import { adoptTab, releaseTab, type NewTab, type Tab } from './tabs.item';

/** The parts of a tab set. */
export interface Markup {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  /** Holds the panels. */
  readonly container: HTMLElement;
  /** Stands for the labels in the narrow form. */
  readonly bar: HTMLElement;
  readonly arrow: HTMLElement;
  readonly items: Tab[];
  /** The tab of an `li`. */
  readonly byElement: WeakMap<Node, Tab>;
  /** The `data-link` names in use. */
  readonly names: Record<string, boolean>;
  /** The tabs that carry the classes of the first and the last one. */
  ends: readonly Tab[];
  /** Begins every id of ours. */
  readonly prefix: string;
  /** Numbers the ids, so that none comes twice. */
  serial: number;
  /** What gives the set as a whole back to the author; the newest runs first. */
  readonly undo: Undo;
}

const nameOf = ({ element }: Tab): string => element.getAttribute('data-link') || '';

/** Names a tab by its position, or the next number that is free, unless the author named it. */
function nameTab(tab: Tab, names: Markup['names']): void {
  let name = nameOf(tab);
  for (let n = tab.index + 1; !name; n++) if (!names['tab' + n]) name = 'tab' + n;
  names[name] = true;
  tab.element.setAttribute('data-link', name);
}

/** Numbers the tabs from `from` on. */
function renumber({ items }: Markup, from: number): void {
  for (let n = from; n < items.length; n++) (items[n] as Tab).index = n;
}

function adoptInto(markup: Markup, source: NewTab, index: number): Tab {
  const { prefix, container, undo } = markup;
  markup.serial += 1;
  const tab = adoptTab(source, { index, container, prefix, serial: markup.serial, undo });
  markup.items.splice(index, 0, tab);
  markup.byElement.set(tab.element, tab);
  return tab;
}

/** Puts a tab's nodes before those of another, or at the end. */
function place({ list, container }: Markup, { element, panel }: NewTab, next?: Tab): void {
  const nextIn = (parent: Node, node?: Node | null): Node | null =>
    node && node.parentNode === parent ? node : null;
  move(element, list, nextIn(list, next?.element));
  if (panel) move(panel, container, nextIn(container, next?.panel));
}

/** Puts a new tab at `index` into the page, once it is painted: it is watched there. */
export function insertTab(
  markup: Markup,
  source: NewTab,
  index: number,
  paint: (tab: Tab) => void,
): Tab {
  const tab = adoptInto(markup, source, index);
  renumber(markup, index);
  nameTab(tab, markup.names);
  paint(tab);
  place(markup, tab, markup.items[index + 1]);
  markup.ends = addEnd(tab, markup.ends);
  return tab;
}

/** Puts a tab and its panel at another place; focus stays where it is. */
export function moveTab(markup: Markup, tab: Tab, to: number): void {
  const { items } = markup;
  items.splice(tab.index, 1);
  items.splice(to, 0, tab);
  keepingFocus(() => place(markup, tab, items[to + 1]));
  renumber(markup, 0);
  markup.ends = markEnds(items, markup.ends);
}

/** Forgets a tab, whose nodes and marks are still in the page. */
export function forgetTab(markup: Markup, tab: Tab): void {
  markup.items.splice(tab.index, 1);
  markup.byElement.delete(tab.element);
  markup.names[nameOf(tab)] = false;
  renumber(markup, tab.index);
}

/**
 * Takes over labels and panels that the page has added, in the order the page has them now, and
 * forgets tabs that it took out. Returns the new tabs.
 */
export function syncMarkup(markup: Markup): Tab[] {
  const { items: tabs, list, container, byElement } = markup;
  const labels = labelsIn(list);
  const staying = tabs.filter(({ element }) => element.parentNode === list);
  for (const tab of tabs) {
    if (tab.element.parentNode === list) continue;
    byElement.delete(tab.element);
    markup.names[nameOf(tab)] = false;
    forget(tab);
    releaseTab(tab, markup.prefix);
  }
  const taken = staying.map(({ panel }) => panel);
  const free = without(filled(contentChildren(container)), taken);
  const added = labels.filter(({ element }) => !byElement.has(element));
  const matched = matchPanels(added, free);
  hideExtras(without(free, matched), markup.undo);
  const fresh = added.map((label, n) =>
    adoptInto(markup, { ...label, panel: matched[n] || null }, 0),
  );
  const sorted = labels.map(({ element }) => byElement.get(element) as Tab);
  tabs.splice(0, tabs.length, ...sorted);
  renumber(markup, 0);
  markup.ends = markEnds(tabs, markup.ends);
  for (const tab of fresh) nameTab(tab, markup.names);
  return fresh;
}

const without = (
  panels: readonly HTMLElement[],
  others: readonly (HTMLElement | null)[],
): HTMLElement[] => panels.filter((panel) => others.indexOf(panel) < 0);

/** Panels that no label stands for stay hidden. */
function hideExtras(panels: readonly HTMLElement[], undo: Undo): void {
  for (const panel of panels) {
    borrow(undo, panel, ['hidden'], []);
    panel.hidden = true;
  }
}

/** What is known of a tab set before anything is written: its parts, and the ends of its labels. */
export interface Seen {
  readonly found: Found;
  readonly ends: number[];
  /** Whether text runs from right to left. */
  readonly mirrored: boolean;
}

export function lookAt(root: HTMLElement): Seen {
  const found = findParts(root);
  return { found, ends: endsOf(found.labels), mirrored: isRightToLeft(root) };
}

/** Takes over a tab set's markup and completes it to the form of rule T2. */
export function adoptMarkup(root: HTMLElement, seen: Seen): Markup {
  const undo: Undo = [];
  // A set around it may have wrapped what is in it since.
  const { found, ends } = seen.found.list?.parentNode === root ? seen : lookAt(root);
  dropPassing(root);
  const panels = found.panels.slice();
  const list = found.list || makeList(root, panels, undo);
  const labels = found.list ? found.labels : labelsIn(list);
  const container = found.container || makeContainer(root, panels, undo);
  dropPassing(container);
  adoptFrame(list, container, undo);
  const arrow = adoptArrow(found.arrow, list, undo);
  const bar = adoptBar(found.bar, arrow, undo);
  const markup: Markup = {
    root,
    list,
    container,
    bar,
    arrow,
    items: [],
    byElement: new WeakMap(),
    names: {},
    ends: [],
    prefix: idPrefix('uiTabs'),
    serial: 0,
    undo,
  };
  const matched = matchPanels(labels, panels);
  labels.forEach((label, n) => {
    adoptInto(markup, { ...label, panel: matched[n] || null }, n);
  });
  for (const tab of markup.items) markup.names[nameOf(tab)] = true;
  for (const tab of markup.items) nameTab(tab, markup.names);
  markup.ends = markEnds(markup.items, [], found.list ? ends : undefined);
  const extras = without(panels, matched);
  hideExtras(extras, undo);
  if (extras.length) warn('uiTabs', root, `${extras.length} panel(s) without a label stay hidden`);
  return markup;
}

/** Puts the labels before or after the panels; focus stays where it is. */
export function placeLabels({ root, bar, arrow, list, container }: Markup, last: boolean): void {
  const isLast = list.compareDocumentPosition(container) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!!isLast === last) return;
  const before = last ? container.nextSibling : container;
  keepingFocus(() => {
    for (const node of [bar, arrow, list]) move(node, root, before);
  });
}

/** Gives the whole set back as the author wrote it. */
export function releaseMarkup(markup: Markup): void {
  for (const tab of markup.items) releaseTab(tab, markup.prefix);
  giveBack(markup.undo);
}
