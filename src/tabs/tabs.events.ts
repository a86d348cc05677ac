import $ from 'jquery';
import { announce, enqueue, holding } from '../widget/moments';
import type { Change } from '../widget/selection';
import type { Reason } from '../widget/widget';
import type { Tab } from './tabs.item';
import type { TabsItem } from './tabs.types';
import type { Tabs } from './tabs.view';

/** What the page is given of a tab as it is now. */
function itemOf({ index, element, panel }: Tab, reason: Reason | undefined): () => TabsItem {
  return () => {
    const item: TabsItem = { index, tab: $(element), content: panel ? $(panel) : $() };
    if (reason) item.reason = reason;
    return item;
  };
}

/** Tells the page of a moment of one tab: the event `uitabs:<name>`, then the callback `name`. */
export function tell(
  tabs: Tabs,
  name: 'select' | 'deactivate' | 'remove' | 'contentLoad',
  tab: Tab | undefined,
  reason?: Reason,
): void {
  if (!tab) return;
  const item = itemOf(tab, reason);
  const type = `uitabs:${name.toLowerCase()}`;
  enqueue(tabs.moments, () => announce(tabs.root, type, item, tabs.options[name]));
}

/** Asks the page whether a tab may be selected (rule C10). */
export function askChange(
  tabs: Tabs,
  { opened, closed }: Change,
  reason: Reason,
): [HTMLElement, unknown][] {
  const { root, options, parts } = tabs;
  return opened.map((index) => {
    const tab = parts.items[index] as Tab;
    const item = (): unknown => ({ ...itemOf(tab, reason)(), from: closed[0] ?? -1 });
    return [tab.label, announce(root, 'uitabs:beforeselect', item, options.beforeSelect)];
  });
}

/** Asks the page whether a tab may be removed. */
export const askRemoval = ({ root, options }: Tabs, tab: Tab, reason: Reason): unknown =>
  announce(root, 'uitabs:beforeremove', itemOf(tab, reason), options.beforeRemove);

/** Tells that a tab's content has come, or why it hasn't. */
export function tellContent(
  tabs: Tabs,
  tab: Tab,
  name: 'contentLoad' | 'error',
  xhr: unknown,
): void {
  if (name === 'contentLoad') return tell(tabs, name, tab);
  enqueue(tabs.moments, () => announce(tabs.root, 'uitabs:error', () => xhr, tabs.options.error));
}

/** Tells of a change: the tab selected first, then the one that was left (rule T16). */
export function tellChange(tabs: Tabs, { opened, closed }: Change, reason?: Reason): void {
  const items = tabs.parts.items;
  // What a callback of the first selects is told of after the others.
  holding(tabs.moments, () => {
    for (const index of opened) tell(tabs, 'select', items[index], reason);
    for (const index of closed) tell(tabs, 'deactivate', items[index], reason);
  });
}
