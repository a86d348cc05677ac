import { move } from '../dom/nodes';
import { setClass, setAttribute } from '../dom/attributes';
import { fillAdded, insertLabel, isNodes, type Content, type Label } from '../core/insert';
import { selectMethods, sharedMethods } from '../core/methods';
import { isObject } from '../core/values';
import { finishAll } from '../core/select';
import { ensureInner } from '../core/panel';
import { insertItem, insertionIndex, panelFrom } from '../core/collection';
import { featureCommands, featureMethods } from '../features/all-features';
import { adoptTab } from './tabs.markup';
import type { Tabs } from './tabs.widget';
import type { NewTabSettings } from './tabs.types';
import { updateTab } from './tabs.view';

/**
 * Creates the elements of a new tab: `li`, link and panel, or a button in a list of buttons. They count as the author's
 * and stay after `destroy`.
 */
function makeNodes(
  { list }: Tabs,
  settings: NewTabSettings,
): { element: HTMLElement; trigger: HTMLElement; panel: HTMLElement } {
  const inList = list.matches('ul,ol');
  const trigger = document.createElement(inList ? 'a' : 'button');
  const element = inList ? document.createElement('li') : trigger;
  const panel = document.createElement('div');
  if (inList) element.appendChild(trigger);
  if (settings.name) setAttribute(element, 'data-link', settings.name);
  if (settings.disabled) setClass(element, 'z-disabled');
  if (settings.closable !== undefined)
    setAttribute(element, 'data-closable', String(settings.closable));
  if (settings.url) setAttribute(panel, 'data-content-url', settings.url);
  return { element, trigger, panel };
}

function add(tabs: Tabs, given: Label | NewTabSettings, content?: Content, name?: string): void {
  const isLabel = !isObject(given) || isNodes(given);
  const settings = (isLabel ? { tab: given, content, name } : given) as NewTabSettings;
  if (!finishAll(tabs)) return;
  const { list, container, items } = tabs;
  const index = insertionIndex(tabs, settings.index);
  if (index < 0) return;
  const next = items[index];
  const { element, trigger, panel } = makeNodes(tabs, settings);
  insertLabel(trigger, settings.tab);
  move(panel, container, panelFrom(items, index));
  move(element, list, next && next.element);
  const item = adoptTab(tabs, element, panel);
  updateTab(tabs, item);
  insertItem(tabs, item, index, items);
  fillAdded(item, ensureInner(item), settings.content);
}

/** The methods of tabs. `TabsInstance` says what each does. */
export const tabsMethods = Object.assign({}, sharedMethods, featureMethods, {
  add,
  active: ({ open }: Tabs): number => (open[0] ? open[0].index : -1),
});

/** What buttons with `command` can do. */
export const tabsCommands = Object.assign(selectMethods('click'), featureCommands);
