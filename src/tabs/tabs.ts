import { idOf } from '../dom/ids';
import { contentChildren, hasClass, isRightToLeft } from '../dom/query';
import { dropCarousel } from '../shared/carousel';
import { createShared } from '../shared/common';
import { startContent } from '../shared/content';
import { nothing, whenLoaded } from '../shared/content.state';
import { readers } from '../shared/methods';
import { tellReady } from '../shared/ready';
import { followScheme } from '../shared/scheme';
import { firstItems, mountFollowers } from '../shared/start';
import { dropClasses, keep, restore, setClass, words } from '../widget/ledger';
import { choose, indexOf, type Change } from '../widget/selection';
import { lookLast, type Plugin } from '../widget/plugin';
import { tellFirst, warn, type Kind } from '../widget/widget';
import { askChange, tellChange } from './tabs.events';
import { view } from './tabs.content';
import { mountFit } from './tabs.fit';
import { listen } from './tabs.input';
import { innerOf } from './tabs.panel';
import type { Tab } from './tabs.item';
import { adoptMarkup, lookAt, releaseMarkup, type Seen } from './tabs.markup';
import { tabsMethods } from './tabs.methods';
import { showChange } from './tabs.motion';
import { nameList } from './tabs.name';
import { followPage } from './tabs.page';
import { placeList } from './tabs.sections';
import { tabsOptions, tidyOptions, type TabsOptions } from './tabs.options';
import {
  isReachable,
  isSelectable,
  nextIndex,
  paintDisabled,
  paintRoot,
  paintSelected,
  paintStop,
  selectedTab,
  showPanel,
  type Tabs,
  type TabsParts,
} from './tabs.view';

/** The index of the tab that `defaultTab` names, or -1 (rule T3). */
function indexNamed({ parts }: Tabs, name: string): number {
  const { items: tabs } = parts;
  const [, position] = /^tab(\d+)$/.exec(name) || [];
  if (position && tabs[Number(position) - 1]) return Number(position) - 1;
  for (const { index, element } of tabs) {
    if (element.getAttribute('data-link') === name) return index;
  }
  for (const { index, element, panel } of tabs) {
    // A panel may be a box around what the author has.
    const named = panel ? [element, panel, ...contentChildren(innerOf(panel) || panel)] : [element];
    if (name && named.some((one) => idOf(one) === name)) return index;
  }
  return indexOf(name, tabs.length);
}

/** Whether the tab is known to be in sight, as the first one or the last. */
const isEnd = ({ parts }: Tabs, tab: Tab): boolean => parts.ends.indexOf(tab) >= 0;

/** The tab that the options ask for, or the first that a user can select, or the first. */
function usualTabs(tabs: Tabs): Tab[] {
  const all = tabs.parts.items;
  const name = tabs.options.defaultTab.trim();
  const named = indexNamed(tabs, name);
  const isDefault = name === '' || name === 'tab1';
  if (named < 0 && !isDefault && all.length) {
    warn(tabs.kind.name, tabs.root, `option defaultTab: there is no tab "${name}"`);
  }
  const wanted = all[named];
  // Nothing has changed since the ends were marked, and what was written since makes asking dear.
  const isUsable = (tab: Tab | undefined): boolean =>
    isSelectable(tab) && (isEnd(tabs, tab) || isReachable(tab));
  if (wanted && isUsable(wanted)) return [wanted];
  const usable = all[nextIndex(tabs, -1, 1)];
  if (usable) return [usable];
  return (wanted?.panel ? [wanted] : all.filter(({ panel }) => panel)).slice(0, 1);
}

/** Asks how a panel shows, which is the same for all sets that start now, when they have all been written. */
function showLast(tabs: Tabs, tab: Tab): void {
  const { panel } = tab;
  tab.display = '';
  lookLast(() => {
    tab.display = null;
    if (panel && tabs.alive && selectedTab(tabs) === tab) showPanel(tabs, tab, panel);
  });
}

function start(tabs: Tabs): void {
  const { parts } = tabs;
  const [first] = firstItems(tabs, () => usualTabs(tabs)) as Tab[];
  if (!tabs.alive) return;
  // What the page itself has opened by now is told of already.
  const told = tabs.open.length > 0;
  parts.stop = null;
  if (first) showLast(tabs, first);
  for (const tab of parts.items) {
    tab.label.tabIndex = -1;
    paintSelected(tabs, tab, tab === first);
  }
  parts.shared.started = true;
  if (first) tabs.open = [first.index];
  paintStop(tabs, first && isEnd(tabs, first) ? first : undefined);
  startContent(tabs);
  if (first && !told) tellFirst(tabs, (tell) => whenLoaded(tabs, first, tell));
}

function mount(tabs: Tabs): void {
  const { parts } = tabs;
  if (parts.stop) parts.mirrored = isRightToLeft(tabs.root);
  paintRoot(tabs);
  followScheme(tabs, () => paintRoot(tabs));
  followPage(tabs);
  placeList(tabs);
  nameList(tabs);
  for (const tab of parts.items) paintDisabled(tabs, tab);
  mountFollowers(tabs);
  listen(tabs);
  mountFit(tabs);
}

/** The classes that tell how labels are fitted in, and of options: a saved copy may have others. */
const FORMS = words(
  'responsive z-stacked mobile z-measure z-scroll z-sections top bottom horizontal vertical ' +
    'top-left top-center top-right top-compact ' +
    'bottom-left bottom-center bottom-right bottom-compact ' +
    'z-dark z-dark-auto z-print-current z-rounded z-shadows z-bordered z-multiline z-spaced ' +
    'z-icons-light z-icons-dark',
);

function adopt(tabs: Tabs, seen: Seen): TabsParts {
  const { root } = tabs;
  const markup = adoptMarkup(root, seen);
  const { list, container } = markup;
  // Not kept: given back, it would hide the page's content for good.
  setClass(root, 'z-tabs-loading', false);
  const kept = keep(root, ['class']);
  // A saved copy may have been in another form.
  const saved = hasClass(root, 'z-tabs');
  if (saved) {
    dropClasses(root, FORMS);
    dropCarousel(tabs, container);
  }
  const named = list.hasAttribute('aria-label') || list.hasAttribute('aria-labelledby');
  // Not by another object that is put together from this one: that takes four times the room.
  const parts = markup as { -readonly [Name in keyof TabsParts]: TabsParts[Name] };
  parts.shared = createShared(view);
  parts.spinner = null;
  parts.classes = parts.owned = [];
  parts.named = named;
  parts.mirrored = seen.mirrored;
  parts.stop = null;
  parts.form = '';
  parts.menu = parts.narrow = null;
  parts.refit = null;
  parts.heed = nothing;
  parts.order = null;
  parts.undo.push(() => restore(root, kept, ['class'], FORMS.concat(parts.owned)));
  return parts;
}

/** A tab set always shows one: selecting and opening are the same. */
const plan = (tabs: Tabs, index: number): Change | null =>
  isSelectable(tabs.parts.items[index]) ? choose(tabs.open, index) : null;

const kind: Kind<TabsOptions, TabsParts> = {
  name: 'uiTabs',
  noun: 'tab',
  table: tabsOptions,
  tidy: tidyOptions,
  look: lookAt,
  adopt,
  mount,
  start,
  choose: plan,
  planOpen: plan,
  planOnly: (tabs, [index = -1]) => plan(tabs, index),
  ask: askChange,
  apply: showChange,
  tell: tellChange,
  release: ({ parts }) => releaseMarkup(parts),
};

/** The plugin `$.fn.uiTabs`. */
export const tabsPlugin: Plugin<TabsOptions, TabsParts> = {
  kind,
  role: 'z-tabs',
  methods: tabsMethods,
  readers,
  ready: ({ root, options }) => tellReady(root, 'uitabs:ready', options.ready),
};
