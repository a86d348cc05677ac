import { isOneOf, move, setAttribute, setClass } from '../dom/build';
import { passFocus, startsWithoutFocus } from '../dom/focus';
import { childHolding, isRightToLeft, media, saysHidden } from '../dom/query';
import { hide } from '../core/hiding';
import { innerOf } from '../core/inner';
import { isAuthors, paintClasses } from '../core/claim';
import { classesOf } from '../core/options';
import { own } from '../core/rows';
import { isDisabled } from '../core/items';
import type { Item } from '../core/widget';
import { paintClose } from './tabs.close';
import { entry, isColumn, paintMenuTitle } from './tabs.dropdown';
import type { Tabs } from './tabs.markup';

export const selectedTab = ({ open }: Tabs): Item | undefined => open[0];

/** Themes whose labels are dark, and so take light icons. */
const DARK = 'black orange red green blue deepblue';

/** Whether the default position is to follow text that runs from right to left (T7). */
function isMirrored({ values, root, mirrored }: Tabs): boolean {
  if (own(values, 'position')) return false;
  const around = root.closest('[dir]');
  return around ? /^rtl$/i.test(around.getAttribute('dir') as string) : mirrored;
}

/** Puts the labels before or after the panels: with the box that holds them, or with what is ours. */
function placeLabels({ root, list, container, bar, arrow }: Tabs, last: boolean): void {
  const isLast = list.compareDocumentPosition(container) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!isLast === !last) return;
  const panels = childHolding(root, container) as HTMLElement;
  const before = last ? panels.nextSibling : panels;
  const box = childHolding(root, list) as HTMLElement;
  for (const node of box === list ? [bar, arrow, list] : [box]) move(node, root, before);
}

/** Puts the labels back where the author has them. */
export function restoreLabels({ root, list, next }: Tabs): void {
  const box = childHolding(root, list);
  if (box && box.nextSibling !== next)
    move(box, root, next && next.parentNode === root ? next : null);
}

/** Gives the container the classes of its options (T2). */
export function paintRoot(tabs: Tabs): void {
  const { options } = tabs;
  const filled = !isOneOf(options.style, 'underlined pills');
  const isLight = tabs.dark || options.dark === true || (filled && isOneOf(options.theme, DARK));
  let names = 'z-tabs' + classesOf(tabs) + (isLight ? ' z-icons-light' : ' z-icons-dark');
  if (isMirrored(tabs)) names = names.replace('top-left', 'top-right');
  if (media('(hover: hover)').matches) names += ' hover';
  paintClasses(tabs, names);
  setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
  placeLabels(tabs, options.position.charAt(0) === 'b');
}

/** The panel takes focus itself when what it begins with doesn't (AT14). */
export function paintPanelStop(item: Item | undefined): void {
  const panel = item && item.open && item.panel;
  if (!panel || isAuthors(panel, 'tabindex')) return;
  const isStop = startsWithoutFocus(panel);
  // One that has the focus stays a stop, or the focus would fall to the page's body.
  if (isStop || document.activeElement !== panel)
    setAttribute(panel, 'tabindex', isStop ? '0' : null);
}

/** Page rules hide panels until a script shows one: open ones get a `display` of their own. */
export function showDespiteRules(tabs: Tabs, panel: HTMLElement): void {
  tabs.hidesPanels = true;
  panel.style.display = 'block';
}

/** Writes whether a tab is selected: classes, ARIA, and what is in sight. */
export function paintTab(tabs: Tabs, item: Item, open: boolean): void {
  const { element, trigger } = item;
  const { hidesPanels } = tabs;
  const panel = item.panel as HTMLElement;
  item.open = open;
  setClass(element, 'z-active', open);
  setClass(panel, 'z-active', open);
  trigger.setAttribute('aria-selected', String(open));
  // None may be the author's own means, as against flashing.
  if (hidesPanels || panel.style.display === 'none')
    panel.style.display = open && hidesPanels ? 'block' : '';
  if (open) {
    innerOf(item);
    panel.removeAttribute('hidden');
    return paintPanelStop(item);
  }
  const selected = selectedTab(tabs);
  passFocus(panel, selected && entry(selected), tabs.root);
  if (!isAuthors(panel, 'tabindex')) panel.removeAttribute('tabindex');
  hide(item);
}

/** Writes what depends on which tab is selected: the one stop for Tab, and the dropdown's title. */
export function paintStop(tabs: Tabs): void {
  const { items, stop: before } = tabs;
  const fits = (item: Item): boolean =>
    !saysHidden(item.element) && (item.open || !isDisabled(item));
  const selected = selectedTab(tabs);
  const stop = selected && fits(selected) ? selected : items.find(fits) || selected;
  if (before && before !== stop && before.index >= 0) before.trigger.setAttribute('tabindex', '-1');
  if (stop) setAttribute(stop.trigger, 'tabindex', '0');
  tabs.stop = stop;
  paintMenuTitle(tabs);
}

/** Writes what a page may have changed of a tab by itself (C12). */
export function readTab(tabs: Tabs, item: Item): void {
  setAttribute(item.trigger, 'aria-disabled', isDisabled(item) ? 'true' : null);
  paintClose(tabs, item);
  if (item.panel && !item.open) hide(item);
}

/** Takes note of the direction that a style gives the text; whether it has changed. */
export function readDirection(tabs: Tabs): boolean {
  const before = tabs.mirrored;
  tabs.mirrored = isRightToLeft(tabs.root);
  return tabs.mirrored !== before;
}
