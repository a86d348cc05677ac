import {
  build,
  cloner,
  hideByMark,
  holdsStateful,
  isStateful,
  MADE,
  move,
  wrap,
} from '../dom/nodes';
import { childHolding, isBefore, isRealLink } from '../dom/query';
import { setClass, setAttribute, booleanAttribute, idOf } from '../dom/attributes';
import { hideBlank, isRoot, partsIn } from '../core/parts';
import { claim } from '../core/restore/claim';
import { linkByAria, register, isDisabled, itemOn } from '../core/items';
import { idFor } from '../core/ids';
import {
  areIntact,
  hasCopies,
  releaseRemoved,
  removeGenerated,
  releaseItem,
  partSelector,
} from '../core/restore/release';
import { markEnds, setItems } from '../core/collection';
import { warn, warnOnce } from '../core/warn';
import { THEMES } from '../core/themes';
import type { Item, Kind, Markup } from '../core/widget';
import { findParts, isBox, labelsIn, matchPanels, targetOf, triggerIn } from './tabs.find';
import { PLAIN, toolsBehind, type Tabs } from './tabs.widget';
import { isAuthors, release } from './tabs.restore';

/** Creates the bar of the dropdown, which is hidden as long as the form is another one. */
export const makeBar = cloner(() => {
  const link = build('a', 'z-link');
  const item = build('li', '');
  const bar = build('ul', 'z-tabs-nav z-tabs-mobile');
  link.append(build('span', 'z-title'), build('span', 'z-arrow'));
  item.append(link);
  bar.append(item);
  link.tabIndex = 0;
  setAttribute(link, 'role', 'button');
  setAttribute(item, 'role', 'presentation');
  setAttribute(bar, 'role', 'presentation');
  bar.style.display = 'none';
  return bar;
});

/** Wraps everything from the first panel to the last one. */
function makeContainer(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const last = panels[panels.length - 1];
  const end = last ? last.nextSibling : null;
  return wrap(root, build('div', '', 'box'), panels[0] || null, end);
}

/** Creates a list for a set that has none. It is hidden, because its labels are empty. */
function makeList(root: HTMLElement, panels: readonly HTMLElement[]): HTMLElement {
  const list = build('ul', '');
  panels.forEach(() => list.append(document.createElement('li')));
  list.style.display = 'none';
  return root.insertBefore(list, root.firstChild);
}

/**
 * The panel of a label. If there is none, it is created. If the element has a meaning of its own (a `table`, a form
 * field), it gets a box around it, which is the panel.
 */
function panelFor(tabs: Tabs, found: HTMLElement | null, trigger: Element): HTMLElement | null {
  if (found) {
    if (found.getAttribute(MADE) === 'hidden') removeGenerated(tabs.kind, found);
    // An element that would lose its state in a box is itself the panel.
    if (isBox(found) || (isStateful(found) && !isRoot(found))) return found;
    return wrap(found.parentNode as Node, build('div', '', 'box'), found, found.nextSibling);
  }
  if (isRealLink(trigger)) return null;
  if (!trigger.closest('[data-content-url]') && !tabs.options.contentUrls)
    warnOnce(tabs, 'fewer panels than labels');
  return tabs.container.appendChild(build('div', '', 'empty'));
}

/** Writes the attributes of a tab's element, if that isn't its trigger. */
function writeElement(kind: Kind, element: HTMLElement): void {
  claim(kind, element, 'z-tab');
  element.setAttribute('role', 'presentation');
  element.removeAttribute('tabindex');
  if (booleanAttribute(element, 'data-disabled')) setClass(element, 'z-disabled');
}

/** The trigger of a tab: the original link or button, or a generated link around the label's content. */
function completeTrigger(kind: Kind, element: HTMLElement): HTMLElement {
  const trigger = triggerIn(element) || build('a', '', 'box');
  if (!trigger.parentNode) wrap(element, trigger, element.firstChild, null);
  claim(kind, trigger, trigger === element ? 'z-tab z-link' : 'z-link');
  trigger.setAttribute('role', 'tab');
  trigger.setAttribute('tabindex', '-1');
  trigger.setAttribute('aria-selected', 'false');
  // Otherwise it could be the submit button of a form, which Enter in a field presses.
  if (trigger.matches('button')) trigger.setAttribute('type', 'button');
  return trigger;
}

/** Makes the trigger of a tab again, if the page has removed it by setting the text of the label. */
function repair(item: Item): boolean {
  const { element, trigger, widget, open } = item;
  if (element.contains(trigger) || !widget.root.contains(element)) return false;
  item.trigger = completeTrigger(widget.kind, element);
  item.trigger.setAttribute('aria-selected', String(open));
  linkByAria(item);
  return true;
}

/** Makes a tab of its elements. It writes each attribute once. */
export function adoptTab(tabs: Tabs, element: HTMLElement, found: HTMLElement | null): Item {
  const trigger = completeTrigger(tabs.kind, element);
  const panel = panelFor(tabs, found, trigger);
  if (trigger !== element) writeElement(tabs.kind, element);
  // prettier-ignore
  const item = register({
    index: 0, widget: tabs, element, header: element, trigger, panel, open: false, load: undefined,
  });
  if (panel) panel.setAttribute('role', 'tabpanel');
  // The first trigger always gets an id, because `idPrefix` looks for it.
  else idFor(trigger, `${tabs.prefix}-header-${tabs.serial}`);
  const name = element.getAttribute('data-link');
  // A repeated name comes from a label that a framework has copied.
  const isCopied =
    /^tab\d+$/.test(name || '') && tabs.list.querySelectorAll(`[data-link=${name}]`).length > 1;
  if (!name || isCopied) element.setAttribute('data-link', 'tab' + tabs.serial);
  if (isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
  return item;
}

/** Makes tabs of labels and panels. Panels without a label are hidden. */
function matchTabs(
  tabs: Tabs,
  labels: readonly HTMLElement[],
  panels: readonly HTMLElement[],
): void {
  const matched = matchPanels(labels, panels);
  labels.forEach((label, n) => {
    const item = itemOn(label);
    if (!item) return;
    const { panel } = item;
    const found = matched[n];
    // It has another panel now, or its panel has gone.
    const isOther = found ? found !== panel : panel && !tabs.container.contains(panel);
    if (isOther) releaseItem(item, [label, panel]);
  });
  labels.forEach((label, n) => itemOn(label) || adoptTab(tabs, label, matched[n] || null));
  setItems(tabs, labels.map(itemOn) as Item[]);
  // A generated box may be around the panel of a label.
  const isExtra = (panel: HTMLElement): boolean =>
    !panel.hasAttribute('hidden') && !matched.includes(panel) && !itemOn(panel);
  const extra = panels.filter(isExtra);
  extra.forEach(hideByMark);
  if (extra[0]) warn(tabs, `${extra.length} panel(s) without a label`);
}

/** Takes over the markup of a tab set, and completes it. */
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
  const widthProbe = parent.insertBefore(build('i', 'z-dropdown-arrow'), list);
  const bar = parent.insertBefore(makeBar(), widthProbe);
  const next = (childHolding(root, list) as Node).nextSibling;
  const toolsNext = toolsBehind(childHolding(root, list) as Node).map((tools) => [
    tools,
    tools.nextSibling,
  ]);
  const directed = root.closest('[dir]');
  const rightToLeft = !!directed && directed.matches('[dir=rtl i]');
  const state = {
    serial: 0,
    layout: PLAIN,
    tabStop: undefined,
    moved: false,
    dragged: 0,
    hasBoxes: false,
    scrolls: false,
    attributesWhenEmpty: [],
  };
  Object.assign(tabs, { list, container, bar, widthProbe, next, toolsNext, rightToLeft }, state);
  matchTabs(tabs, found ? labels : labelsIn(list), panels);
  markEnds(tabs);
  return true;
}

/** Whether the page has left the parts in place. */
const isIntact = (tabs: Tabs): boolean =>
  areIntact(tabs, tabs.list) &&
  !hasCopies(tabs, tabs.container) &&
  [tabs.list, tabs.container, tabs.bar].every(
    (part) => tabs.root.contains(part) && part.matches(partSelector(tabs.kind)),
  );

/**
 * Moves panels that the page has put beside the container into it: those that labels name, and, if the container is
 * generated, all that are behind it.
 */
function moveStrays({ root, list, container }: Tabs, labels: readonly HTMLElement[]): void {
  const names = labels.map(targetOf).filter(Boolean);
  const isStray = (part: HTMLElement): boolean =>
    isBox(part) &&
    !part.contains(list) &&
    !part.contains(container) &&
    (names.includes(idOf(part)) || (container.hasAttribute(MADE) && isBefore(container, part)));
  partsIn(root)
    .filter(isStray)
    .forEach((part) => move(part, container));
}

/** Sorts panels that no label names by their labels, because after `destroy`, the next start matches them by order. */
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

/** Takes over labels and panels that the page has added, removed or moved. */
function adoptChanges(tabs: Tabs): void {
  const { list, container, items } = tabs;
  releaseRemoved(tabs, list);
  // Panels without a label stay hidden, until they get one.
  items.forEach(({ index, panel }) => {
    if (index < 0 && container.contains(panel)) hideByMark(panel as HTMLElement);
  });
  const labels = labelsIn(list);
  // If all labels are new, their names begin with `tab1` again.
  if (!labels.some(itemOn)) tabs.serial = 0;
  moveStrays(tabs, labels);
  matchTabs(tabs, labels, partsIn(container));
  sortPanels(tabs);
}

export const tabsMarkup = {
  rootClass: 'z-tabs',
  innerClass: 'z-content-inner',
  itemClasses: ['z-tab', 'z-tab', 'z-link', 'z-content'],
  writtenAttributes: {
    'z-tabs-desktop': 'class role id style tabindex aria-label aria-labelledby aria-orientation',
    'z-container': 'class style aria-live',
    'z-panels': 'class',
    'z-tab': 'class role style tabindex data-link',
    'z-link':
      'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts aria-description',
    'z-named': 'aria-label',
    'z-said': 'class aria-hidden',
    'z-plain': 'class role',
    'z-content':
      'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label',
  },
  generated: '.z-content-inner,.z-tabs-mobile,.z-dropdown-arrow',
  ownClasses:
    /^z-(?!\d|demo-|(auto|disabled|icon|icons-large|nopadding|video|wide-screen|four-by-three)$)/,
  optionClasses: [
    /^(hover|responsive|mobile|horizontal|vertical|(top|bottom)(-(left|center|right|compact))?)$/,
    /^(mini|small|medium|large|xlarge|xxlarge|normal|contained|underlined|clean|pills)$/,
    /^flat(-[a-z-]+)?$/,
    THEMES,
  ],
  isAuthors,
  adopt: adoptTabs,
  isIntact,
  repair,
  adoptChanges,
  release,
} satisfies Markup;
