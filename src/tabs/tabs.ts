import { nextUsable } from '../core/stepping';
import { on } from '../core/signals';
import { openItem } from '../core/select';
import { indexFor, isLoading, isSelectable, itemNamed } from '../core/items';
import { ensureInner } from '../core/panel';
import { measureNow, measureSoon } from '../core/sizes';
import { warn } from '../core/warn';
import type { Item, Kind, Load } from '../core/widget';
import { mountFeatures } from '../core/feature-hooks';
import { features } from '../features/all-features';
import { closeDropdown } from './tabs.dropdown';
import { tabsEvents } from './tabs.events';
import { mountFit } from './tabs.fit';
import { mountInput } from './tabs.input';
import { nameList, nameIfEmpty, paintName } from './tabs.names';
import { tabsMarkup } from './tabs.markup';
import type { Tabs } from './tabs.widget';
import { tabsCommands, tabsMethods } from './tabs.methods';
import { tabsMotion } from './tabs.motion';
import { tabsRules } from './tabs.options';
import { mountScroll } from './tabs.scroll';
import { mountSwipe } from './tabs.swipe';
import { mountSticky, showWhenChosen } from './tabs.sticky';
import { mountSync } from './tabs.sync';
import { paintRoot, updateTab, tabsView } from './tabs.view';
import { watchStyles } from './tabs.computed-styles';

/**
 * What is open by default: the tab that the options name, otherwise the first that a user can select, otherwise the
 * first one.
 */
function defaultTabs(tabs: Tabs): Item[] {
  const { items, options } = tabs;
  const name = options.defaultTab.trim();
  if (name === 'none' && options.collapsible) return [];
  const wanted = (name && itemNamed(tabs, name)) || items[indexFor(name, items.length)];
  if (!wanted && name && items[0]) warn(tabs, `option defaultTab: there is no tab "${name}"`);
  const all = [wanted].concat(items);
  const first = all.find(isSelectable) || all.find((item) => item && item.panel);
  return first ? [first] : [];
}

/** If one has to be open and none is, opens the first that can be opened. */
function openOne(tabs: Tabs): void {
  if (tabs.open[0] || tabs.options.collapsible) return;
  const first = nextUsable(tabs, 1);
  if (first) openItem(first, 'api');
}

/** Whether the content of the selected tab is loading. Frames don't count. */
const isAwaited = ({ open }: Tabs): boolean =>
  open.some((item) => isLoading(item) && !(item.load as Load).framed);

function mount(tabs: Tabs): void {
  const { list, options, items } = tabs;
  paintRoot(tabs);
  nameList(tabs);
  mountInput(tabs);
  // At the start, the markup has just been read. What is missing is names, and close buttons, which few sets have.
  const updatesAll = tabs.started || options.closable || list.querySelector('[data-closable]');
  items.forEach((item) => (updatesAll ? updateTab : paintName)(tabs, item));
  on(tabs, 'structure', () => {
    nameIfEmpty(tabs, !tabs.items[0]);
    openOne(tabs);
  });
  on(tabs, 'headerText', () => {
    tabs.items.forEach((item) => updateTab(tabs, item));
    measureSoon(tabs);
  });
  nameIfEmpty(tabs, !items[0]);
  tabs.cleanUps.push(() => {
    closeDropdown(tabs);
    nameIfEmpty(tabs, false);
  });
  watchStyles(tabs);
  // All panels need the inner box now, because it has the padding, which is part of their height.
  if (options.heightStyle === 'equal') items.filter(({ panel }) => panel).forEach(ensureInner);
  mountFit(tabs);
  mountScroll(tabs);
  mountSwipe(tabs);
  mountSticky(tabs);
  mountSync(tabs);
  // After the listener of `mountSync`, which may have moved the panel.
  on(tabs, 'change', showWhenChosen);
  mountFeatures(tabs);
  if (!tabs.started) return;
  // Last, because both call functions of the page, which may end the widget.
  openOne(tabs);
  measureNow(tabs);
}

/** The plugin `$.fn.uiTabs`. */
export const tabsKind: Kind = {
  name: 'uiTabs',
  noun: 'tab',
  features,
  methods: tabsMethods,
  commands: tabsCommands,
  actionEndsPlay: true,
  mount,
  defaultItems: defaultTabs,
  waits: isAwaited,
  ...tabsMarkup,
  ...tabsView,
  ...tabsMotion,
  ...tabsEvents,
  ...tabsRules,
};
