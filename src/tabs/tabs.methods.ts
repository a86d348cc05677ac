import { build } from '../dom/build';
import { insertContent, insertLabel, isNodes } from '../dom/content';
import { holdsFocus } from '../dom/query';
import { play, stop } from '../shared/autoplay';
import { forget, load, preload } from '../shared/content';
import { MOST_FINDABLE, sortHidden } from '../shared/hiding';
import { itemAt, option, whole } from '../shared/methods';
import { reveal } from '../shared/reveal';
import { isObject } from '../widget/options';
import { indexOf } from '../widget/selection';
import { destroyWidget, passOn, select, setOptions, settle, warn } from '../widget/widget';
import { tellChange, tellRemoved } from './tabs.events';
import { innerOf, type NewTab, type Tab } from './tabs.item';
import { focusable } from './tabs.menu';
import { insertTab, removeTab, syncMarkup } from './tabs.markup';
import type { Content, Index, NewTabSettings } from './tabs.types';
import {
  fillSelection,
  isReachable,
  isSelectable,
  paintDisabled,
  paintNew,
  paintPanelStop,
  paintSelected,
  nextIndex,
  paintStop,
  selectedTab,
  type Tabs,
} from './tabs.view';

const tabAt = (tabs: Tabs, method: string, given: unknown): Tab | undefined =>
  itemAt(tabs, tabs.parts.items, method, given);

/** Selects the next tab that can be selected, in steps of `by` from `from`. */
function selectFrom(tabs: Tabs, from: number, by: 1 | -1): void {
  const index = nextIndex(tabs, from, by);
  if (index >= 0) select(tabs, index, 'api');
}

/** The tab to select instead of one that goes from `index`: what comes next, else before it. */
function successor(tabs: Tabs, index: number): Tab | undefined {
  const usable = tabs.parts.items.filter((tab) => isSelectable(tab) && isReachable(tab));
  const later = usable.filter((tab) => tab.index >= index);
  return later[0] || usable[usable.length - 1];
}

/** Selects another tab, at once and without motion, for `gone`, which was selected at `index`. */
function replaceSelected(tabs: Tabs, gone: Tab): void {
  const next = successor(tabs, gone.index);
  tabs.open = next ? [next.index] : [];
  if (next) paintSelected(tabs, next, true);
  const change = { opened: tabs.open, closed: [], open: tabs.open };
  passOn(tabs, change, 'api');
  tellChange(tabs, change, 'api');
  tellRemoved(tabs, gone);
}

/** Lets the state follow after tabs were taken in or out; `selected` was selected before. */
function follow(tabs: Tabs, selected: Tab | undefined, refocus: boolean): void {
  const { parts } = tabs;
  if (selected && parts.items[selected.index] !== selected) replaceSelected(tabs, selected);
  else tabs.open = selected ? [selected.index] : [];
  // Where the number of tabs decides whether they may be found, all are hidden anew.
  if (Math.abs(parts.items.length - MOST_FINDABLE - 0.5) < 1) {
    for (const tab of parts.items) paintDisabled(tabs, tab);
  }
  paintStop(tabs);
  if (refocus && parts.stop) focusable(tabs, parts.stop).focus();
}

function remove(tabs: Tabs, given: Index): void {
  settle(tabs);
  const tab = tabAt(tabs, 'remove', given);
  if (!tab) return;
  const selected = selectedTab(tabs);
  const refocus = holdsFocus(tab.element) || holdsFocus(tab.panel);
  forget(tab);
  removeTab(tabs.parts, tab);
  follow(tabs, selected, refocus);
}

/** The nodes of a tab to be added, in the form that the list has. */
function makeNodes(tabs: Tabs, settings: NewTabSettings): NewTab {
  const { list } = tabs.parts;
  const inList = /^[UO]L$/.test(list.tagName);
  const label = build(inList ? 'a' : 'button', '');
  if (!inList) label.setAttribute('type', 'button');
  insertLabel(label, settings.tab);
  const element = inList ? build('li', '', label) : label;
  const panel = build('div', '');
  if (settings.name) element.setAttribute('data-link', settings.name);
  if (settings.disabled) element.classList.add('z-disabled');
  if (settings.closable) element.setAttribute('data-closable', 'true');
  if (settings.url) panel.setAttribute('data-content-url', settings.url);
  return { element, label, panel };
}

function indexForNew(tabs: Tabs, given: Index | undefined): number {
  const end = tabs.parts.items.length;
  if (given === undefined) return end;
  const index = indexOf(given, end + 1);
  if (index >= 0) return index;
  warn(tabs.kind.name, tabs.root, `add(): index ${given} is out of range; the tab goes to the end`);
  return end;
}

function isSettings(value: unknown): value is NewTabSettings {
  return isObject(value) && !isNodes(value);
}

function add(
  tabs: Tabs,
  given: NewTabSettings['tab'] | NewTabSettings,
  content?: Content,
  name?: string,
): void {
  const settings: NewTabSettings = isSettings(given)
    ? given
    : { tab: given, content, ...(name ? { name } : {}) };
  settle(tabs);
  const selected = selectedTab(tabs);
  const nodes = makeNodes(tabs, settings);
  const tab = insertTab(tabs.parts, nodes, indexForNew(tabs, settings.index));
  paintNew(tabs, tab);
  if (tab.panel) insertContent(innerOf(tab.panel) || tab.panel, settings.content);
  follow(tabs, selected, false);
  sortHidden(tabs, [tab]);
  fillSelection(tabs);
}

function setDisabled(tabs: Tabs, method: string, given: Index, disabled: boolean): void {
  const tab = tabAt(tabs, method, given);
  if (!tab) return;
  tab.element.classList[disabled ? 'add' : 'remove']('z-disabled');
  paintDisabled(tabs, tab);
  fillSelection(tabs);
  paintStop(tabs);
}

function refresh(tabs: Tabs): void {
  settle(tabs);
  const selected = selectedTab(tabs);
  for (const tab of syncMarkup(tabs.parts)) paintNew(tabs, tab);
  follow(tabs, selected, false);
  fillSelection(tabs);
  const shown = selectedTab(tabs);
  if (shown) paintPanelStop(shown);
  if (tabs.parts.refit) tabs.parts.refit();
}

const current = (tabs: Tabs, none: number): number => tabs.open[0] ?? none;

/** What can be called on a tab set; what each does is told in `TabsInstance`. */
export const tabsMethods = {
  select: (tabs: Tabs, index: Index): void => {
    const tab = tabAt(tabs, 'select', index);
    if (isSelectable(tab)) select(tabs, tab.index, 'api');
  },
  prev: (tabs: Tabs): void => selectFrom(tabs, current(tabs, tabs.parts.items.length), -1),
  next: (tabs: Tabs): void => selectFrom(tabs, current(tabs, -1), 1),
  first: (tabs: Tabs): void => selectFrom(tabs, -1, 1),
  last: (tabs: Tabs): void => selectFrom(tabs, tabs.parts.items.length, -1),
  setOptions,
  play,
  stop,
  load,
  preload,
  add: whole(add),
  remove: whole(remove),
  enable: (tabs: Tabs, index: Index): void => setDisabled(tabs, 'enable', index, false),
  disable: (tabs: Tabs, index: Index): void => setDisabled(tabs, 'disable', index, true),
  refresh: whole(refresh),
  reveal,
  destroy: destroyWidget,
  active: (tabs: Tabs): number => current(tabs, -1),
  count: (tabs: Tabs): number => tabs.parts.items.length,
  option,
};
