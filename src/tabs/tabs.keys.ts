import { isInteractive } from '../dom/query';
import { isForeignKey, isReachable, moveFocus } from '../core/keyboard';
import { itemOfHeader, listenToPresses } from '../core/press';
import { selectItem } from '../core/select';
import { isDisabled, isUsable } from '../core/items';
import { emit, listen } from '../core/listen';
import type { Item } from '../core/widget';
import { isRemote } from '../features/content';
import { close } from './tabs.close';
import { closeByKey, isColumn, isMenu } from './tabs.dropdown';
import type { Tabs } from './tabs.markup';
import { paintPanelStop, readTab, selectedTab } from './tabs.view';

/** Whether a key on a trigger makes the click that is on its way. */
let byKey = false;

function press(item: Item, event: Event | null): void {
  const tabs = item.widget as Tabs;
  readTab(tabs, item);
  // A dropdown that opens under the mouse isn't a choice yet.
  const hovers = event && event.type !== 'click' && tabs.closeMenu;
  if (hovers || !isUsable(item)) return;
  emit(tabs, 'action');
  selectItem(item, byKey ? 'key' : 'click');
  if (tabs.closeMenu) tabs.closeMenu();
}

const owns = (item: Item): boolean => !!item.panel || isDisabled(item);

/** Whether arrows select a tab at once: not in a dropdown, nor what a server would have to be asked for (AT11). */
function selectsOnFocus(item: Item): boolean {
  const tabs = item.widget as Tabs;
  return tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, item);
}

/** Arrows, Home and End move the focus, and may select. */
function moveByKey(tabs: Tabs, from: Item, event: KeyboardEvent): void {
  const item = moveFocus(from, event, isColumn(tabs), isReachable);
  if (!item) return;
  emit(tabs, 'action');
  if (selectsOnFocus(item) && isUsable(item)) selectItem(item, 'key');
}

function onKey(tabs: Tabs, event: KeyboardEvent): void {
  const from = itemOfHeader(tabs, event.target);
  const target = event.target as Element;
  if (!from || isForeignKey(event) || !from.trigger.contains(target)) return;
  if (isInteractive(target, from.trigger)) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    byKey = true;
    // A click, so that the page's own handlers on the label hear of it.
    from.trigger.click();
    byKey = false;
  } else if (/^(Delete|Backspace)$/.test(event.key)) {
    if (close(tabs, from, 'key')) event.preventDefault();
  } else moveByKey(tabs, from, event);
}

/** What a panel begins with may have changed since it was shown. */
function onFocus(tabs: Tabs): void {
  const selected = selectedTab(tabs);
  if (selected) paintPanelStop(selected);
}

/** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */
export function mountKeys(tabs: Tabs): void {
  const { list } = tabs;
  listenToPresses(tabs, { list, owns, press });
  listen(tabs, list, {
    keydown: (event: KeyboardEvent) => {
      closeByKey(tabs, event);
      onKey(tabs, event);
    },
    focusin: () => onFocus(tabs),
  });
}
