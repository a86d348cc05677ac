import { isPressKey } from '../dom/buttons';
import { moveFocus } from '../core/input/keyboard';
import { isHeld, itemByHeader, itemForKey, listenToPresses, pressByKey } from '../core/input/press';
import { afterPress, openItem, select } from '../core/select';
import { isUsable } from '../core/items';
import { emit, listen } from '../core/signals';
import type { Item, Reason } from '../core/widget';
import { needsLoad } from '../features/content/content';
import { closeByKey, isDropdownOpen, leaveDropdown } from './tabs.dropdown';
import { isColumn, isDropdown, type Tabs } from './tabs.widget';
import { paintName } from './tabs.names';
import { paintPanelStop, updateTab } from './tabs.view';
import { closeTab } from './tabs.closing';

/**
 * Handles a press of a tab: a click, also by a key, or an event of the option `event`. Without `event` if jQuery has
 * triggered it.
 */
function press(item: Item, reason: Reason, event?: Event): void {
  const tabs = item.widget as Tabs;
  // The page may have disabled or enabled it, or changed its label.
  updateTab(tabs, item);
  const isClick = !event || event.type === 'click';
  // With `event: 'mouseover'`, a dropdown may open under the mouse: that selects nothing yet.
  if (!isUsable(item) || (!isClick && isDropdownOpen(tabs))) return;
  emit(tabs, 'userAction');
  // Hovering opens; only a click may close.
  if (isClick) select(tabs, afterPress(item), reason);
  else openItem(item, reason);
  leaveDropdown(tabs);
}

/** Arrow keys, Home and End move the focus, and may select. */
function moveByKey(tabs: Tabs, from: Item, event: KeyboardEvent): void {
  const item = moveFocus(from, event, isColumn(tabs));
  if (!item) return;
  emit(tabs, 'userAction');
  // Not in a dropdown, and not if that would load something.
  const selects = tabs.options.activation === 'auto' && !isDropdown(tabs) && !needsLoad(item);
  if (selects && isUsable(item)) openItem(item, 'key');
}

function onKey(tabs: Tabs, event: KeyboardEvent): void {
  closeByKey(tabs, event);
  const from = itemForKey(tabs, event);
  if (!from || isHeld(event)) return;
  if (isPressKey(event)) pressByKey(from, event);
  else if (event.key === 'Delete') closeTab(tabs, from, 'key');
  else moveByKey(tabs, from, event);
}

/** Listens to what users do with the labels: presses, arrows, Home, End, Enter, Space, Delete. */
export function mountInput(tabs: Tabs): void {
  listenToPresses(tabs, tabs.list, press);
  listen(tabs, tabs.list, {
    keydown: (event: KeyboardEvent) => onKey(tabs, event),
    // The page may have changed the label, or the beginning of the panel.
    focusin: ({ target }: Event) => {
      const item = itemByHeader(tabs, target as Element);
      if (item) paintName(tabs, item);
      paintPanelStop(tabs.open[0]);
    },
  });
}
