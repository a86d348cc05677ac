import { focusOn } from '../dom/build';
import { removeForGood } from '../dom/content';
import { holdsFocus } from '../dom/query';
import { noteAction } from '../shared/autoplay';
import { forget } from '../shared/content';
import { dropEnd } from '../shared/ends';
import { MOST_FINDABLE } from '../shared/hiding';
import { weigh } from '../widget/guard';
import { holding } from '../widget/moments';
import { createScope, endScope, onEnd } from '../widget/scope';
import { passOn } from '../widget/follow';
import { settle, type Reason } from '../widget/widget';
import { askRemoval, tell, tellChange } from './tabs.events';
import type { Tab } from './tabs.item';
import { forgetTab } from './tabs.markup';
import { closeMenu, focusable, paintTitle } from './tabs.menu';
import {
  isClosable,
  isDisabled,
  isReachable,
  isSelectable,
  paintDisabled,
  paintSelected,
  paintStop,
  selectedTab,
  type Tabs,
} from './tabs.view';

/** The tab that comes instead of one that goes, or has gone: the next, else the one before. */
function successor(tabs: Tabs, gone: Tab): Tab | undefined {
  const usable = tabs.parts.items.filter(
    (tab) => tab !== gone && isSelectable(tab) && isReachable(tab),
  );
  const later = usable.filter((tab) => tab.index >= gone.index);
  return later[0] || usable[usable.length - 1];
}

/** Selects another tab, at once and without motion, for `gone`, which was selected. */
function replaceSelected(tabs: Tabs, gone: Tab, reason: Reason): void {
  const next = successor(tabs, gone);
  tabs.open = next ? [next.index] : [];
  if (next) paintSelected(tabs, next, true);
  const change = { opened: tabs.open, closed: [], open: tabs.open };
  passOn(tabs, change, reason);
  tellChange(tabs, change, reason);
  tell(tabs, 'deactivate', gone, reason);
}

/** Lets the state follow after tabs were taken in, out or elsewhere; `selected` was selected before. */
export function follow(tabs: Tabs, selected: Tab | undefined, reason: Reason = 'api'): void {
  const { parts } = tabs;
  if (selected && parts.items[selected.index] !== selected) replaceSelected(tabs, selected, reason);
  else tabs.open = selected ? [selected.index] : [];
  // Where the number of tabs decides whether they may be found, all are hidden anew.
  if (Math.abs(parts.items.length - MOST_FINDABLE - 0.5) < 1) {
    for (const tab of parts.items) paintDisabled(tabs, tab);
  }
  // As long as it stays, the page is asked for nothing.
  paintTitle(tabs);
  paintStop(tabs, selected && parts.stop === selectedTab(tabs) ? selected : undefined);
}

/** Gives the focus to what comes instead of a tab that goes, or the container where nothing does. */
function leave(tabs: Tabs, tab: Tab): void {
  const next = successor(tabs, tab);
  if (next) return focusable(tabs, next).focus();
  closeMenu(tabs, false);
  onEnd(tabs.life, focusOn(tabs.root));
}

const isThere = ({ alive, parts }: Tabs, tab: Tab): boolean =>
  alive && parts.items[tab.index] === tab;

function drop(tabs: Tabs, tab: Tab, reason: Reason): void {
  settle(tabs);
  const { activeElement, body } = document;
  // A press doesn't take the focus; where it was nowhere, the next press of a key goes on from here.
  const lost = reason !== 'api' && (!activeElement || activeElement === body);
  if (lost || holdsFocus(tab.element) || holdsFocus(tab.panel)) leave(tabs, tab);
  // The page may hear of the focus.
  if (!isThere(tabs, tab)) return;
  const { parts } = tabs;
  const selected = selectedTab(tabs);
  forget(tab);
  forgetTab(parts, tab);
  follow(tabs, selected, reason);
  // Whoever hears of nodes that go may select another tab.
  removeForGood(tab.element);
  if (tab.panel) removeForGood(tab.panel);
  if (tabs.alive) parts.ends = dropEnd(tab, parts.items, parts.ends);
  tell(tabs, 'remove', tab, reason);
}

/** Removes a tab, unless the page refuses; of several answers, that to the last question counts. */
export function remove(tabs: Tabs, tab: Tab, reason: Reason): void {
  // The page does it itself while it is asked.
  if (!tab.pending) return;
  endScope(tab.pending);
  tab.pending = null;
  const answer = askRemoval(tabs, tab, reason);
  tab.pending = createScope();
  // Heard all the same: what the page promised may break.
  if (!isThere(tabs, tab)) endScope(tab.pending);
  weigh(tab.pending, [[tab.label, answer]], (allowed) => {
    if (allowed && isThere(tabs, tab)) holding(tabs.moments, () => drop(tabs, tab, reason));
  });
}

/** Removes a tab on a user's behalf, where users may; tells whether they may. */
export function close(tabs: Tabs, tab: Tab, reason: Reason): boolean {
  if (!isClosable(tabs, tab) || isDisabled(tab)) return false;
  noteAction(tabs);
  remove(tabs, tab, reason);
  return true;
}
