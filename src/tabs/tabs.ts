import { setAttribute } from '../dom/build';
import { isHidden, saysHidden } from '../dom/query';
import { nextItem } from '../core/keyboard';
import { idFor } from '../core/claim';
import { watchSize } from '../core/measure';
import type { Plugin } from '../core/plugin';
import { indexFor } from '../core/selection';
import { markEnds } from '../core/structure';
import { idOf, isUsable, nameOf } from '../core/items';
import { warn } from '../core/warn';
import type { Item, Kind } from '../core/widget';
import { featureMethods, firstOpen, mountFeatures } from '../features/all';
import { paintClosing } from './tabs.close';
import { entry, isMenu } from './tabs.dropdown';
import { describeTab, tellTabs } from './tabs.events';
import { mountFit } from './tabs.fit';
import { mountKeys } from './tabs.keys';
import { adoptTabs, isIntact, syncTabs, type Tabs } from './tabs.markup';
import { tabsMethods } from './tabs.methods';
import { moveTabs } from './tabs.motion';
import { tabsTable, tidyTabs } from './tabs.options';
import { mountScroll } from './tabs.scroll';
import {
  paintPanelStop,
  paintRoot,
  paintStop,
  paintTab,
  readDirection,
  restoreLabels,
  selectedTab,
  showDespiteRules,
} from './tabs.view';

/** The tab that `defaultTab` names (T3). */
function named({ items }: Tabs, name: string): Item | undefined {
  const isNamed = (item: Item): boolean => {
    const { element, panel } = item;
    return nameOf(item) === name || idOf(element) === name || (!!panel && idOf(panel) === name);
  };
  return (
    (name.slice(0, 3) === 'tab' && items[Number(name.slice(3)) - 1]) ||
    (name ? items.filter(isNamed)[0] : undefined) ||
    items[indexFor(name, items.length)]
  );
}

const isShown = (item: Item): boolean => isUsable(item) && !saysHidden(item.element);

/** The tab that the options ask for, else the first that a user can select, else the first of all. */
function usual(tabs: Tabs): Item[] {
  const { items, options } = tabs;
  const name = options.defaultTab.trim();
  const wanted = named(tabs, name);
  if (!wanted && name && name !== 'tab1' && items.length)
    warn(tabs, `option defaultTab: there is no tab "${name}"`);
  if (wanted && isShown(wanted)) return [wanted];
  const first =
    nextItem(tabs, -1, 1, isShown) ||
    (wanted?.panel ? wanted : items.filter(({ panel }) => panel)[0]);
  return first ? [first] : [];
}

/** Gives the list an accessible name unless the author gave it one: the container's, the heading before it, or a word. */
function nameList(tabs: Tabs): void {
  const { root, list, options, prefix } = tabs;
  if (list.hasAttribute('aria-labelledby') || (list.hasAttribute('aria-label') && !tabs.named))
    return;
  const before = root.previousElementSibling;
  const label = root.getAttribute('aria-label');
  let by = root.getAttribute('aria-labelledby');
  if (!label && !by && before && /^H[1-6]$/.test(before.tagName)) {
    if (!idOf(before)) tabs.heading = before;
    by = idFor(before, prefix + '-name');
  }
  setAttribute(list, 'aria-labelledby', by);
  setAttribute(list, 'aria-label', by ? null : label || options['texts.tabs']);
  tabs.named = true;
}

/** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */
function watchStyles(tabs: Tabs): void {
  let turned = false;
  let hides = false;
  let ends = false;
  watchSize(tabs, tabs.arrow, {
    read: () => {
      const panel = selectedTab(tabs)?.panel;
      turned = readDirection(tabs);
      hides = !tabs.hidesPanels && !!panel && isHidden(panel);
      ends = tabs.ends.some(({ element }) => isHidden(element));
      return turned || hides || ends;
    },
    write: () => {
      if (turned) paintRoot(tabs);
      if (hides) showDespiteRules(tabs);
      if (ends) markEnds(tabs, isHidden);
    },
  });
}

function mount(tabs: Tabs): void {
  const { options } = tabs;
  paintRoot(tabs);
  nameList(tabs);
  mountKeys(tabs);
  paintClosing(tabs);
  watchStyles(tabs);
  mountFit(tabs);
  if (options.overflow === 'scroll') mountScroll(tabs);
  mountFeatures(tabs);
}

/** Puts nodes back that were moved, and takes off what stands outside of the set. */
function release(tabs: Tabs): void {
  const { heading, prefix, closeMenu } = tabs;
  if (closeMenu) closeMenu();
  if (heading && idOf(heading) === prefix + '-name') heading.removeAttribute('id');
  restoreLabels(tabs);
}

const kind: Kind = {
  name: 'uiTabs',
  noun: 'tab',
  role: 'z-tabs',
  rootClass: 'z-tabs',
  innerClass: 'z-content-inner',
  table: tabsTable,
  parts: {
    'z-tabs-desktop': 'class role id style aria-label aria-labelledby aria-orientation',
    'z-container': 'class style aria-live',
    'z-tab': 'class role style tabindex data-link',
    'z-link':
      'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts',
    'z-content':
      'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label',
  },
  closingEvents: ['deactivate'],
  tidy: tidyTabs,
  adopt: adoptTabs,
  isIntact,
  sync: syncTabs,
  mount,
  first: (tabs: Tabs) => firstOpen(tabs, () => usual(tabs)),
  rules: () => ({ multiple: false, toggles: false, collapsible: false }),
  paint: paintTab,
  paintAll: paintStop,
  move: moveTabs,
  describe: describeTab,
  tellNow: () => undefined,
  tellSettled: tellTabs,
  paintRoot,
  sized: ({ arrow }: Tabs) => arrow,
  headingOf: ({ widget }: Item & { widget: Tabs }) => (isMenu(widget) ? widget.bar : widget.list),
  playing: ({ root, container }: Tabs) => ({
    element: root,
    live: container,
    first: root.firstChild as Node,
  }),
  waitsForContent: true,
  spinnerPlace: ({ widget }: Item & { widget: Tabs }) => widget.container,
  contentChanged: paintPanelStop,
  entry,
  release,
} as unknown as Kind;

/** The plugin `$.fn.uiTabs`. */
export const tabsPlugin: Plugin = {
  kind,
  methods: { ...tabsMethods, ...featureMethods } as unknown as Plugin['methods'],
  readers: ['active', 'count', 'option'],
  events: [
    'ready',
    'beforeSelect',
    'select',
    'deactivate',
    'beforeRemove',
    'remove',
    'contentLoad',
    'error',
  ],
};
