import { setAttribute, setClass, tagOf } from '../dom/build';
import { childHolding, isRightToLeft, px, saysHidden } from '../dom/query';
import { idFor, isAuthors } from '../core/restore/claim';
import { nextUsable } from '../core/input/keyboard';
import { on } from '../core/signals';
import { measureSoon, watchSize, type Step } from '../core/sizes';
import { openItem } from '../core/select';
import { idOf, indexFor, ensureInner, isUsable, itemNamed } from '../core/items';
import { readHidden } from '../core/collection';
import { warn } from '../core/warn';
import type { Item, Kind } from '../core/widget';
import { firstOpen, mountFeatures } from '../core/features';
import { features } from '../features/features';
import { closeMenu } from './tabs.dropdown';
import { tabsEvents } from './tabs.events';
import { mountFit } from './tabs.fit';
import { mountKeys } from './tabs.keys';
import { paintName } from './tabs.names';
import { labelFor, tabsMarkup, type Tabs } from './tabs.markup';
import { tabsCommands, tabsMethods } from './tabs.methods';
import { tabsMotion } from './tabs.motion';
import { tabsRules } from './tabs.options';
import { mountScroll } from './tabs.scroll';
import { mountSwipe } from './tabs.swipe';
import { mountSticky, showWhenChosen } from './tabs.sticky';
import { mountSync } from './tabs.sync';
import { isAwaited, paintRoot, readTab, tabsView } from './tabs.view';

/** The tab that the options ask for, else the first that a user can select, else the first of all. */
function usual(tabs: Tabs): Item[] {
  const { items, options } = tabs;
  const name = options.defaultTab.trim();
  if (name === 'none' && options.collapsible) return [];
  const wanted = (name && itemNamed(tabs, name)) || items[indexFor(name, items.length)];
  if (!wanted && name && items[0]) warn(tabs, `option defaultTab: there is no tab "${name}"`);
  const all = [wanted, ...items];
  const first =
    all.find((item) => isUsable(item) && !saysHidden(item.element)) ||
    all.find((item) => item && item.panel);
  return first ? [first] : [];
}

/** Gives the list an accessible name unless the author gave it one: the root's, the heading before it, or a word. */
function nameList(tabs: Tabs): void {
  const { root, list, prefix, cleanUps } = tabs;
  const before = root.previousElementSibling;
  let by = root.getAttribute('aria-labelledby');
  if (isAuthors(list, 'aria-labelledby') || isAuthors(list, 'aria-label')) return;
  if (!by && !root.getAttribute('aria-label') && before && /^H[1-6]$/.test(tagOf(before))) {
    const name = prefix + '-name';
    by = idFor(before, name);
    cleanUps.push(() => idOf(before) === name && setAttribute(before, 'id', null));
  }
  setAttribute(list, 'aria-labelledby', by);
  setAttribute(list, 'aria-label', by ? null : labelFor(tabs));
}

/** Without tabs the root may have the focus: it has a role then, and its list's name (H7). */
function nameEmpty(tabs: Tabs, isEmpty: boolean): void {
  const { list, root, lent = [] } = tabs;
  const names = ['role', 'aria-label', 'aria-labelledby'];
  lent.forEach((name) => setAttribute(root, name, null));
  tabs.lent = names.filter((name) => isEmpty && !root.hasAttribute(name));
  tabs.lent.forEach((name) =>
    setAttribute(root, name, name === 'role' ? 'group' : list.getAttribute(name)),
  );
}

/**
 * In a grid or a flexible box of the page's own, what is measured would take a place and make a gap: it goes before such a
 * list box. In such a root it stands out of the flow. It stays in a flexible box that it tells how wide a row that scrolls
 * wants to be.
 */
function leaveLayout({ root, arrow, options }: Tabs): Step {
  const box = arrow.parentElement as Element;
  const { display, columnGap, flexDirection } = getComputedStyle(box);
  const isOurs = root.matches('.vertical,.z-as-accordion,.z-row-grid');
  const isFlexible = /flex/.test(display);
  return () => {
    if (box === root)
      return setClass(root, 'z-page-layout', (isFlexible || /grid/.test(display)) && !isOurs);
    if (isFlexible && options.overflow === 'scroll') {
      // The gap, and its pixel (_parts.scss).
      if (/row/.test(flexDirection)) arrow.style.marginInlineEnd = -1 - px(columnGap) + 'px';
      return;
    }
    if (!isFlexible && display !== 'grid') return;
    root.insertBefore(arrow, childHolding(root, arrow));
    measureSoon(arrow);
  };
}

/** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */
function watchStyles(tabs: Tabs): void {
  watchSize(tabs, tabs.arrow, () => leaveLayout(tabs));
  watchSize(tabs, tabs.arrow, () => {
    const before = tabs.mirrored;
    const mendHidden = readHidden(tabs, true);
    tabs.mirrored = isRightToLeft(tabs.root);
    const { overflowY } = getComputedStyle(tabs.container);
    // Ours while panels move.
    if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
    const write = (): void => {
      paintRoot(tabs);
      if (mendHidden) mendHidden();
    };
    return (tabs.mirrored !== before || mendHidden) && write;
  });
}

/** Where one has to be open and none is, the first that can be opened opens. */
function openOne(tabs: Tabs): void {
  const isFine = tabs.open.length || tabs.options.collapsible;
  const first = isFine ? undefined : nextUsable(tabs, 1);
  if (first) openItem(first, 'api');
}

function mount(tabs: Tabs): void {
  const { list, options, items } = tabs;
  paintRoot(tabs);
  nameList(tabs);
  mountKeys(tabs);
  const reads = tabs.started || options.closable || list.querySelector('[data-closable]');
  items.forEach((item) => (reads ? readTab : paintName)(tabs, item));
  on(tabs, 'structure', () => {
    nameEmpty(tabs, !tabs.items[0]);
    openOne(tabs);
  });
  if (!items[0]) nameEmpty(tabs, true);
  tabs.cleanUps.push(() => {
    closeMenu(tabs);
    nameEmpty(tabs, false);
  });
  watchStyles(tabs);
  // With the box that has the padding, or they would be lower as long as they weren't open.
  if (options.heightStyle === 'equal') items.filter(({ panel }) => panel).forEach(ensureInner);
  mountFit(tabs);
  if (options.overflow === 'scroll') mountScroll(tabs);
  if (options.swipe) mountSwipe(tabs);
  if (options.sticky) mountSticky(tabs);
  on(tabs, 'change', showWhenChosen);
  if (options.sync) mountSync(tabs);
  mountFeatures(tabs);
  if (tabs.started) openOne(tabs);
}

/** The plugin `$.fn.uiTabs`. */
export const tabsKind: Kind = {
  name: 'uiTabs',
  noun: 'tab',
  features,
  methods: tabsMethods,
  readers: ['active', 'count', 'option'],
  commands: tabsCommands,
  actionEndsPlay: true,
  mount,
  initial: (tabs: Tabs) => firstOpen(tabs, () => usual(tabs)),
  waits: (tabs: Tabs) => isAwaited(tabs, true),
  ...tabsMarkup,
  ...tabsView,
  ...tabsMotion,
  ...tabsEvents,
  ...tabsRules,
};
