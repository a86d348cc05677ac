import { isInteractive } from '../dom/query';
import { isForeignKey, moveFocus } from '../core/keyboard';
import { itemOfHeader, listenToPresses } from '../core/press';
import { selectItem } from '../core/select';
import { isDisabled, isUsable } from '../core/items';
import { emit, listen } from '../core/listen';
import type { Item } from '../core/widget';
import { isRemote } from '../features/content';
import { closeByKey, isColumn, isMenu, leaveMenu } from './tabs.dropdown';
import type { Tabs } from './tabs.markup';
import { close, paintPanelStop, readTab, selectedTab } from './tabs.view';

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
  leaveMenu(tabs);
}

const owns = (item: Item): boolean => !!item.panel || isDisabled(item);

/** Arrows, Home and End move the focus, and may select. */
function moveByKey(tabs: Tabs, from: Item, event: KeyboardEvent): void {
  const item = moveFocus(from, event, isColumn(tabs));
  if (!item) return;
  emit(tabs, 'action');
  // Not in a dropdown, nor what a server would have to be asked for (AT11).
  const selects = tabs.options.activation === 'auto' && !isMenu(tabs) && !isRemote(tabs, item);
  if (selects && isUsable(item)) selectItem(item, 'key');
}

function onKey(tabs: Tabs, event: KeyboardEvent): void {
  const { key, target } = event;
  closeByKey(tabs, event);
  const from = isForeignKey(event) ? null : itemOfHeader(tabs, target);
  const trigger = from && from.trigger;
  if (!trigger || !trigger.contains(target as Node) || isInteractive(target as Element, trigger))
    return;
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    byKey = true;
    // A click, so that the page's own handlers on the label hear of it.
    trigger.click();
    byKey = false;
  } else if (key === 'Delete') close(tabs, from, 'key');
  else moveByKey(tabs, from, event);
}

/** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */
export function mountKeys(tabs: Tabs): void {
  const { list } = tabs;
  listenToPresses(tabs, { list, owns, press });
  listen(tabs, list, {
    keydown: (event: KeyboardEvent) => onKey(tabs, event),
    // What a panel begins with may have changed since it was shown.
    focusin: () => paintPanelStop(selectedTab(tabs)),
  });
}
