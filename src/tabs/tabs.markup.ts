import {
  build,
  copies,
  hideByMark,
  holdsStateful,
  isStateful,
  MADE,
  move,
  setAttribute,
  setClass,
  tagOf,
  wrap,
} from '../dom/build';
import {
  childHolding,
  hideBlank,
  isBefore,
  isRealLink,
  isRoot,
  partsIn,
  saysYes,
} from '../dom/query';
import { claim, idFor, pair, register } from '../core/restore/claim';
import {
  areIntact,
  dropGone,
  dropMade,
  giveBack,
  hasCopies,
  partsOf,
} from '../core/restore/release';
import { markEnds, renumber } from '../core/collection';
import { idOf, isDisabled, itemOn } from '../core/items';
import { warn, warnOnce } from '../core/warn';
import type { Item, Kind, Markup, Widget } from '../core/widget';
import { findParts, isBox, labelsIn, matchPanels, targetOf, triggerIn } from './tabs.find';
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
  /** How far a finger has moved the open panel to the right, in pixels. */
  dragged: number;
  /** The button that closes the selected tab for screen readers, where that may be closed. */
  closer?: HTMLElement | undefined;
  /** The attributes that an empty set has given its root. */
  lent?: string[];
  /** The tab that Tab comes to. */
  stop: Item | undefined;
  /** Whether the box of the panels scrolls; known with the first measuring. */
  scrolls: boolean;
  /** Whether text runs from right to left; a start knows it of attributes alone. */
  mirrored: boolean;
}

const makeBar = copies(() => {
  const link = build('a', 'z-link', [build('span', 'z-title'), build('span', 'z-arrow')]);
  const item = build('li', '', [link]);
  const bar = build('ul', 'z-tabs-nav z-tabs-mobile', [item]);
  link.tabIndex = 0;
  setAttribute(link, 'role', 'button');
  setAttribute(item, 'role', 'presentation');
  setAttribute(bar, 'role', 'presentation');
  bar.style.display = 'none';
  return bar;
});

/** Puts what lies between the first panel and the last into a wrapper, in its order. */
function makeContainer(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const last = panels[panels.length - 1];
  const end = last ? last.nextSibling : null;
  return wrap(root, build('div', '', [], 'box'), panels[0] || null, end);
}

/** A list for a set that has none; unseen, as its labels are empty. */
function makeList(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const labels = panels.map(() => document.createElement('li'));
  const list = build('ul', '', labels);
  list.style.display = 'none';
  return root.insertBefore(list, root.firstChild);
}

/** The panel of a label: made where there is none, boxed where it has a meaning of its own. */
function panelFor(tabs: Tabs, found: HTMLElement | null, trigger: Element): HTMLElement | null {
  if (found) {
    if (found.getAttribute(MADE) === 'hidden') dropMade(tabs.kind, found);
    // What would begin anew in a box is the panel itself (C12).
    if (isBox(found) || (isStateful(found) && !isRoot(found))) return found;
    return wrap(found.parentNode as Node, build('div', '', [], 'box'), found, found.nextSibling);
  }
  if (isRealLink(trigger)) return null;
  if (!trigger.closest('[data-content-url]') && !tabs.options.contentUrls)
    warnOnce(tabs, 'fewer panels than labels');
  return tabs.container.appendChild(build('div', '', [], 'empty'));
}

/** Writes a tab's own element, where that isn't its trigger. */
function writeElement(kind: Kind, element: HTMLElement): void {
  claim(kind, element, 'z-tab');
  element.setAttribute('role', 'presentation');
  element.removeAttribute('tabindex');
  if (saysYes(element, 'data-disabled')) setClass(element, 'z-disabled');
}

/** What takes focus of a tab: the author's, or a link of ours around what the label holds. */
function takeTrigger(kind: Kind, element: HTMLElement): HTMLElement {
  const trigger = triggerIn(element) || build('a', '', [], 'box');
  if (!trigger.parentNode) wrap(element, trigger, element.firstChild, null);
  claim(kind, trigger, trigger === element ? 'z-tab z-link' : 'z-link');
  trigger.setAttribute('role', 'tab');
  trigger.setAttribute('tabindex', '-1');
  trigger.setAttribute('aria-selected', 'false');
  // Or it would be the button that Enter in a field of its form presses.
  if (tagOf(trigger) === 'BUTTON') trigger.setAttribute('type', 'button');
  return trigger;
}

/** Gives a tab its trigger again if the page has wiped it out with the text of the label. */
function mendTab(item: Item): boolean {
  const { element, trigger, widget, open } = item;
  if (element.contains(trigger) || !widget.root.contains(element)) return false;
  item.trigger = takeTrigger(widget.kind, element);
  item.trigger.setAttribute('aria-selected', String(open));
  pair(item);
  return true;
}

/** Makes one tab of its nodes, in one pass, and each attribute written once (T2). */
export function adoptTab(tabs: Tabs, element: HTMLElement, found: HTMLElement | null): Item {
  const trigger = takeTrigger(tabs.kind, element);
  const panel = panelFor(tabs, found, trigger);
  if (trigger !== element) writeElement(tabs.kind, element);
  // prettier-ignore
  const item = register({
    index: 0, widget: tabs, element, header: element, trigger, panel, open: false, load: undefined,
  });
  if (panel) panel.setAttribute('role', 'tabpanel');
  // By that of the first tab, another copy of the script sees that ids are taken.
  else idFor(trigger, `${tabs.prefix}-header-${tabs.serial}`);
  const name = element.getAttribute('data-link');
  // Names by position that repeat are of a copy that a framework has made of a label.
  const isCopied =
    /^tab\d+$/.test(name || '') && tabs.list.querySelectorAll(`[data-link=${name}]`).length > 1;
  if (!name || isCopied) element.setAttribute('data-link', 'tab' + tabs.serial);
  if (isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
  return item;
}

/** Takes labels and panels in; panels that no label stands for stay hidden. */
function takeIn(tabs: Tabs, labels: readonly HTMLElement[], panels: readonly HTMLElement[]): void {
  const matched = matchPanels(labels, panels);
  labels.forEach((label, n) => {
    const item = itemOn(label);
    const { panel = null } = item || {};
    const isThere = panel && tabs.container.contains(panel);
    if (item && panel !== (matched[n] || (isThere ? panel : null))) giveBack(item, [label, panel]);
  });
  labels.forEach((label, n) => itemOn(label) || adoptTab(tabs, label, matched[n] || null));
  renumber(tabs, labels.map(itemOn) as Item[]);
  // A box of ours may be around one that a label stands for.
  const isExtra = (panel: HTMLElement): boolean =>
    !panel.hidden && matched.indexOf(panel) < 0 && !itemOn(panel);
  const extra = panels.filter(isExtra);
  extra.forEach(hideByMark);
  if (extra[0]) warn(tabs, `${extra.length} panel(s) without a label`);
}

/** Takes over a tab set's markup and completes it to the form of T2. */
function adoptTabs(tabs: Tabs): boolean {
  const { root, kind } = tabs;
  const { list: found, labels, panels, container: wrapper } = findParts(root);
  if (!found) {
    warn(tabs, 'there is no list of labels (ul, nav > ul, buttons)');
    if (!panels[0]) return false;
  }
  const list = found || makeList(root, panels);
  const container = wrapper || makeContainer(root, panels);
  claim(kind, list, 'z-tabs-nav z-tabs-desktop');
  setAttribute(list, 'role', 'tablist');
  claim(kind, container, 'z-container');
  const box = childHolding(root, container) as HTMLElement;
  if (box !== container) claim(kind, box, 'z-panels');
  [root, container].forEach(hideBlank);
  const parent = list.parentNode as Node;
  const arrow = parent.insertBefore(build('i', 'z-dropdown-arrow'), list);
  const bar = parent.insertBefore(makeBar(), arrow);
  const next = (childHolding(root, list) as Node).nextSibling;
  const directed = root.closest('[dir]');
  const mirrored = !!directed && directed.matches('[dir=rtl i]');
  const state = { open: [], serial: 0, form: '', stop: undefined, dragged: 0, scrolls: false };
  Object.assign(tabs, { list, container, bar, arrow, next, mirrored }, state);
  takeIn(tabs, found ? labels : labelsIn(list), panels);
  markEnds(tabs);
  return true;
}

/** Whether the parts are still ours (C14). */
const isIntact = (tabs: Tabs): boolean =>
  areIntact(tabs, tabs.list) &&
  !hasCopies(tabs, tabs.container) &&
  [tabs.list, tabs.container, tabs.bar].every(
    (part) => tabs.root.contains(part) && part.matches(partsOf(tabs.kind)),
  );

/** Takes in panels that the page has put beside the box of the others: those that labels name, and all behind a box of ours. */
function takeStrays({ root, list, container }: Tabs, labels: readonly HTMLElement[]): void {
  const names = labels.map(targetOf).filter(Boolean);
  const isStray = (part: HTMLElement): boolean =>
    isBox(part) &&
    !part.contains(list) &&
    !part.contains(container) &&
    (names.indexOf(idOf(part)) >= 0 || (container.hasAttribute(MADE) && isBefore(container, part)));
  partsIn(root)
    .filter(isStray)
    .forEach((part) => move(part, container));
}

/** Puts panels that no label names into the order of the labels, by which the next start goes. */
function sortPanels({ items, container }: Tabs): void {
  let next: HTMLElement | undefined;
  items
    .slice()
    .reverse()
    .forEach(({ element, panel }) => {
      if (!panel || targetOf(element) === idOf(panel)) return;
      if (next && isBefore(next, panel) && !holdsStateful(panel)) move(panel, container, next);
      next = panel;
    });
}

/** Takes over labels and panels that the page has added, took out, or put elsewhere. */
function syncTabs(tabs: Tabs): void {
  const { list, container } = tabs;
  dropGone(tabs, list);
  const labels = labelsIn(list);
  takeStrays(tabs, labels);
  takeIn(tabs, labels, partsIn(container));
  sortPanels(tabs);
}

/** What the list is called: as the root, or by a word. */
export const labelFor = ({ root, options }: Tabs): string =>
  root.getAttribute('aria-label') || options['texts.tabs'];

/** Puts the labels back where the author has them. */
function restoreLabels({ root, list, next }: Tabs): void {
  const box = childHolding(root, list);
  if (box && box.nextSibling !== next) move(box, root, next);
}

/** Takes the names off a copy that a set has given: they are no author's as it starts anew. */
function dropNames(tabs: Tabs): void {
  const { list, items } = tabs;
  if (list && list.getAttribute('aria-label') === labelFor(tabs))
    setAttribute(list, 'aria-label', null);
  items.forEach(({ element }) => {
    if (/^tab\d+$/.test(element.getAttribute('data-link') || ''))
      setAttribute(element, 'data-link', null);
  });
}

/** Puts the labels back; of a copy, nobody knows where they were. */
const release = (tabs: Tabs, isCopy: boolean): void => (isCopy ? dropNames : restoreLabels)(tabs);

export const tabsMarkup = {
  rootClass: 'z-tabs',
  innerClass: 'z-content-inner',
  itemClasses: ['z-tab', 'z-tab', 'z-link', 'z-content'],
  parts: {
    'z-tabs-desktop': 'class role id style tabindex aria-label aria-labelledby aria-orientation',
    'z-container': 'class style aria-live',
    'z-panels': 'class',
    'z-tab': 'class role style tabindex data-link',
    'z-link':
      'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts aria-description',
    'z-named': 'aria-label',
    'z-said': 'class aria-hidden',
    'z-content':
      'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label',
  },
  nodes: '.z-content-inner,.z-tabs-mobile,.z-dropdown-arrow',
  ownClasses:
    /^z-(?!\d|demo-|(auto|disabled|icons-large|nopadding|video|wide-screen|four-by-three)$)/,
  optionClasses:
    /^(hover|responsive|mobile|horizontal|vertical|(top|bottom)(-(left|center|right|compact))?|flat(-[a-z-]+)?|mini|small|medium|x{0,2}large|normal|contained|underlined|clean|pills|white|crystal|silver|gray|black|orange|red|green|(deep|light)?blue|yellow|purple)$/,
  authored:
    /(^| )id=(?!uiTabs\d+-|.*-\d+$)|^data-link=(?!tab\d+$)| (data-link|type)=|^(?!A |BUTTON |LI )\S+ aria-label=| aria-labelledby=(?!uiTabs\d+-|.+-header-\d+$)|[^L] role=tablist/,
  adopt: adoptTabs,
  isIntact,
  mend: mendTab,
  sync: syncTabs,
  release,
} satisfies Markup;
