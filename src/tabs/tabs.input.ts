import { childHolding, isInteractive, isRightToLeft } from '../dom/query';
import { listenForActivation } from '../shared/activation';
import { noteAction } from '../shared/autoplay';
import { isRemote } from '../shared/content.state';
import { markEnds } from '../shared/ends';
import { isForeignKey, keyName, keyStep, stepFrom, type KeyStep } from '../shared/keyboard';
import { watchPage } from '../shared/watch';
import { setClass } from '../widget/ledger';
import { isMarked } from '../widget/rows';
import { on, onCapture, onEnd } from '../widget/scope';
import { select } from '../widget/select';
import { type Reason } from '../widget/widget';
import type { Tab } from './tabs.item';
import { closeMenu, isMenu, listenToMenu, stopMenu } from './tabs.menu';
import { close } from './tabs.remove';
import {
  fillSelection,
  hasTurned,
  isAccordion,
  isDisabled,
  isReachable,
  isSelectable,
  judgeStop,
  paintDisabled,
  paintStop,
  type Tabs,
} from './tabs.view';

const tabAround = ({ parts }: Tabs, target: EventTarget | null): Tab | null => {
  const element = childHolding(parts.list, target);
  return (element && parts.byElement.get(element)) || null;
};

/** Selects a tab on a user's behalf. */
function selectTab(tabs: Tabs, tab: Tab, reason: Reason): void {
  if (isSelectable(tab)) select(tabs, tab.index, reason);
}

/** The tab that a key leads to from `from`, or null. */
function tabAt(tabs: Tabs, key: KeyStep, from: Tab): Tab | null {
  const all = tabs.parts.items;
  const index = stepFrom(from.index, key, all.length, (n) => isReachable(all[n] as Tab));
  return all[index] || null;
}

/** Presses on labels. */
function listenForPresses(tabs: Tabs, keyPress: { active: boolean }): void {
  listenForActivation({
    scope: tabs.scope,
    list: tabs.parts.list,
    events: tabs.options.event,
    find: (target) => tabAround(tabs, target),
    requests: () => tabs.requests,
    activate: (element, event) => {
      const tab = tabs.parts.byElement.get(element);
      if (!isSelectable(tab)) return;
      // A menu that opens under the mouse isn't a choice yet.
      if (event && event.type !== 'click' && tabs.parts.menu) return;
      noteAction(tabs);
      select(tabs, tab.index, keyPress.active ? 'key' : 'click');
      closeMenu(tabs, true);
    },
    owns: (element) => {
      const tab = tabs.parts.byElement.get(element);
      return !!tab && (!!tab.panel || isDisabled(tab));
    },
  });
}

/** Whether arrows select; a menu, and what a server would be asked for, wait for Enter or Space. */
const selectsOnFocus = (tabs: Tabs, tab: Tab): boolean =>
  tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, tab);

/** What a key does in the form in force; in an accordion the arrows are the browser's. */
function stepOf(tabs: Tabs, name: string): KeyStep | null {
  const vertical = isMenu(tabs) || tabs.options.orientation === 'vertical';
  const key = keyStep(name, vertical, isRightToLeft(tabs.parts.list));
  return isAccordion(tabs) && key !== 'press' ? null : key;
}

/** The tab whose label has the focus, when a key on it is ours to understand. */
function keyedTab(tabs: Tabs, event: JQuery.TriggeredEvent): Tab | null {
  const target = event.target as HTMLElement;
  const tab = tabAround(tabs, target);
  if (!tab || isForeignKey(event) || !tab.label.contains(target)) return null;
  return isInteractive(target, tab.label) ? null : tab;
}

/** Keys on labels: arrows along the list, Home, End, Enter and Space; Delete and Backspace. */
function listenForKeys(tabs: Tabs, keyPress: { active: boolean }): void {
  const { list } = tabs.parts;
  on(tabs.scope, list, 'keydown', (event) => {
    const from = keyedTab(tabs, event);
    if (!from) return;
    const name = keyName(event);
    if (/^(Delete|Backspace)$/.test(name) && close(tabs, from, 'key')) event.preventDefault();
    const key = stepOf(tabs, name);
    if (!key) return;
    event.preventDefault();
    if (key === 'press') {
      // A click, so that the page's own handlers on the label hear of it.
      keyPress.active = true;
      from.label.click();
      keyPress.active = false;
      return;
    }
    const tab = tabAt(tabs, key, from);
    if (!tab) return;
    tab.label.focus();
    noteAction(tabs);
    if (selectsOnFocus(tabs, tab)) selectTab(tabs, tab, 'key');
  });
}

/** Presses on close buttons; they leave the focus where it is. */
function listenForClosing(tabs: Tabs): void {
  const { scope, parts } = tabs;
  const tabOf = (button: EventTarget | null): Tab | null => {
    const tab = tabAround(tabs, button);
    return tab && tab.close === button ? tab : null;
  };
  onCapture(scope, parts.list, 'mousedown', (event) => {
    if (tabOf(event.target)) event.preventDefault();
  });
  on(scope, parts.list, 'click', (event) => {
    const tab = tabOf(event.target as Element);
    if (tab && !event.isDefaultPrevented()) close(tabs, tab, 'click');
    if (tab) event.preventDefault();
  });
}

/** Pages disable, hide and show tabs by their own means; ARIA and Tab order follow. */
function watchLabels(tabs: Tabs): void {
  const { parts, options } = tabs;
  const { list, byElement } = parts;
  const scrolls = options.overflow === 'scroll';
  const [observer, heed] = watchPage(tabs.scope, (records) => {
    for (const { target, type, attributeName } of records) {
      const tab = byElement.get(target);
      if (tab && attributeName === 'data-disabled') {
        setClass(tab.element, 'z-disabled', isMarked(tab.element, attributeName));
      }
      const around = tabAround(tabs, target);
      if (around) paintDisabled(tabs, around);
      const fits = type === 'attributes' && (tab ? !hasTurned(tab) : target === list);
      // Tabs of a row that scrolls aren't measured.
      if (parts.refit && (!fits || scrolls)) parts.refit();
    }
    parts.ends = markEnds(parts.items, parts.ends);
    fillSelection(tabs);
    paintStop(tabs);
    // What a guard writes that refuses would have it asked for ever.
    if (!tabs.open.length) observer.takeRecords();
  });
  observer.observe(list, {
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden', 'data-disabled', 'data-closable'],
    characterData: true,
    childList: true,
    subtree: true,
  });
  parts.heed = heed;
}

/** Listens to what users do with the labels. */
export function listen(tabs: Tabs): void {
  const keyPress = { active: false };
  listenForPresses(tabs, keyPress);
  listenForKeys(tabs, keyPress);
  listenForClosing(tabs);
  watchLabels(tabs);
  if (isMenu(tabs)) listenToMenu(tabs);
  onEnd(tabs.scope, () => stopMenu(tabs));
  // What a panel begins with may have changed since it was shown.
  onCapture(tabs.scope, tabs.parts.list, 'focusin', () => judgeStop(tabs));
}
