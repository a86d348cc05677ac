import { build } from '../dom/build';
import { insertLabel, isNodes } from '../dom/content';
import { holdsFocus, textOf } from '../dom/query';
import { play, stop } from '../shared/autoplay';
import { load, preload } from '../shared/content';
import { fill, itemAt, option, takes, whole } from '../shared/methods';
import { reveal } from '../shared/reveal';
import { isObject } from '../widget/options';
import { indexOf } from '../widget/selection';
import { select } from '../widget/select';
import { destroyWidget, setOptions, settle, warn } from '../widget/widget';
import type { NewTab, Tab } from './tabs.item';
import { innerOf } from './tabs.panel';
import { insertTab, moveTab, syncMarkup } from './tabs.markup';
import { focusable } from './tabs.menu';
import { follow, remove } from './tabs.remove';
import type { Content, Index, NewTabSettings } from './tabs.types';
import {
  fillSelection,
  isSelectable,
  paintDisabled,
  paintNew,
  paintPanelStop,
  nextIndex,
  paintStop,
  selectedTab,
  type Tabs,
} from './tabs.view';
import { setClass } from '../widget/ledger';

const tabAt = (tabs: Tabs, method: string, given: unknown): Tab | undefined =>
  itemAt(tabs, tabs.parts.items, method, given);

/** Selects the next tab that can be selected, in steps of `by` from `from`. */
function selectFrom(tabs: Tabs, from: number, by: 1 | -1): void {
  const index = nextIndex(tabs, from, by);
  if (index >= 0) select(tabs, index, 'api');
}

/** Puts a tab at another place; whatever is selected stays so. */
function move(tabs: Tabs, from: Index, to: Index): void {
  settle(tabs);
  const tab = tabAt(tabs, 'move', from);
  const goal = tab && tabAt(tabs, 'move', to);
  if (!goal || goal === tab) return;
  const selected = selectedTab(tabs);
  moveTab(tabs.parts, tab, goal.index);
  follow(tabs, selected);
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
  if (settings.name) element.setAttribute('data-link', textOf(settings.name));
  if (settings.disabled) setClass(element, 'z-disabled');
  if (settings.closable !== undefined) {
    element.setAttribute('data-closable', textOf(settings.closable));
  }
  if (settings.url) panel.setAttribute('data-content-url', textOf(settings.url));
  return { element, label, panel };
}

function indexForNew(tabs: Tabs, given: Index | undefined): number {
  const end = tabs.parts.items.length;
  if (given === undefined) return end;
  const index = indexOf(given, end + 1);
  if (index >= 0) return index;
  warn(
    tabs.kind.name,
    tabs.root,
    `add(): index ${textOf(given)} is out of range; the tab goes to the end`,
  );
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
  if (!takes(tabs, settings.tab, settings.content)) return;
  settle(tabs);
  const selected = selectedTab(tabs);
  const nodes = makeNodes(tabs, settings);
  const index = indexForNew(tabs, settings.index);
  // What is new is not open, wherever it is.
  tabs.open = [];
  const tab = insertTab(tabs.parts, nodes, index, (tab) => paintNew(tabs, tab));
  follow(tabs, selected);
  // Its scripts run at once.
  if (tab.panel) fill(tabs, innerOf(tab.panel) || tab.panel, settings.content);
  fillSelection(tabs);
}

function setDisabled(tabs: Tabs, method: string, given: Index, disabled: boolean): void {
  const tab = tabAt(tabs, method, given);
  if (!tab) return;
  setClass(tab.element, 'z-disabled', disabled);
  paintDisabled(tabs, tab);
  fillSelection(tabs);
  paintStop(tabs);
}

function refresh(tabs: Tabs): void {
  settle(tabs);
  const selected = selectedTab(tabs);
  // Asked for now: WebKit takes the focus from what goes out of sight as soon as styles are asked for.
  const { container } = tabs.parts;
  const focused = holdsFocus(container) && document.activeElement;
  tabs.open = [];
  for (const tab of syncMarkup(tabs.parts)) paintNew(tabs, tab);
  follow(tabs, selected);
  fillSelection(tabs);
  const shown = selectedTab(tabs);
  if (shown) {
    paintPanelStop(shown);
    // It may be in a panel that has no label any more, and is out of sight therefore.
    const lost = focused && !shown.panel?.contains(focused);
    if (lost) focusable(tabs, shown).focus({ preventScroll: true });
  }
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
  remove: (tabs: Tabs, index: Index): void => {
    const tab = tabAt(tabs, 'remove', index);
    if (tab) remove(tabs, tab, 'api');
  },
  move: whole(move),
  enable: (tabs: Tabs, index: Index): void => setDisabled(tabs, 'enable', index, false),
  disable: (tabs: Tabs, index: Index): void => setDisabled(tabs, 'disable', index, true),
  refresh: whole(refresh),
  reveal,
  destroy: destroyWidget,
  active: (tabs: Tabs): number => current(tabs, -1),
  count: (tabs: Tabs): number => tabs.parts.items.length,
  option,
};
