import { setAttribute, setClass } from '../dom/build';
import { labelText, passFocus } from '../dom/focus';
import { isForeignKey } from '../core/keyboard';
import { idOf } from '../core/items';
import { emit } from '../core/listen';
import type { CleanUp, Item } from '../core/widget';
import type { Tabs } from './tabs.markup';

/* The dropdown form (T12): the bar is a button that shows and hides the author's tab list. */

export const isMenu = ({ form }: Tabs): boolean => form === 'menu';

export const isVertical = ({ options }: Tabs): boolean => options.orientation === 'vertical';

/** Whether the labels lie one below the other. */
export const isColumn = (tabs: Tabs): boolean => isMenu(tabs) || isVertical(tabs);

const linkOf = ({ bar }: Tabs): HTMLElement => bar.querySelector('a') as HTMLElement;

/** What has the focus for a tab: its trigger, or the bar as long as the dropdown is closed. */
export function focusTarget(item: Item): HTMLElement {
  const tabs = item.widget as Tabs;
  return isMenu(tabs) && !tabs.closeMenu ? linkOf(tabs) : item.trigger;
}

/** The bar says what is selected; as text, so that the author's nodes stay the only ones. */
export function paintMenuTitle(tabs: Tabs): void {
  if (!isMenu(tabs)) return;
  const selected = tabs.open[0];
  const title = linkOf(tabs).firstChild as HTMLElement;
  title.textContent = selected ? labelText(selected.trigger) : tabs.options['texts.moreTabs'];
}

/** Has the bar's button open and close the list. */
function mountBar(tabs: Tabs): void {
  const { bar, list, prefix } = tabs;
  if (!idOf(list)) list.id = prefix + '-list';
  linkOf(tabs).setAttribute('aria-controls', idOf(list));
  bar.onclick = (event) => toggle(tabs, event);
  bar.onkeydown = (event) => {
    if (/^(Enter| |ArrowDown)$/.test(event.key) && !isForeignKey(event)) toggle(tabs, event);
    else closeByKey(tabs, event);
  };
}

/** Shows the bar in place of the list, closed or open, or the list alone; the form is in force already. */
export function paintMenu(tabs: Tabs): void {
  const { bar, list, root, stop } = tabs;
  const on = isMenu(tabs);
  if (!on && tabs.closeMenu) tabs.closeMenu();
  const closed = on && !tabs.closeMenu;
  if (on) mountBar(tabs);
  bar.style.display = on ? '' : 'none';
  setClass(bar, 'z-state-closed', closed);
  setClass(list, 'z-hide-menu', closed);
  linkOf(tabs).setAttribute('aria-expanded', String(!!tabs.closeMenu));
  setAttribute(list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
  paintMenuTitle(tabs);
  passFocus(closed ? list : on ? null : bar, stop && focusTarget(stop), root);
}

const focusBar = (tabs: Tabs): void => linkOf(tabs).focus({ preventScroll: true });

/** Closes an open dropdown on a user's behalf: the bar gets the focus back. */
export function leaveMenu(tabs: Tabs): void {
  if (!tabs.closeMenu) return;
  tabs.closeMenu();
  focusBar(tabs);
}

/** Listens to the whole page, until what is returned is called. */
function listenToPage(types: readonly string[], hear: (event: Event) => void): CleanUp {
  types.forEach((type) => document.addEventListener(type, hear, true));
  return () => types.forEach((type) => document.removeEventListener(type, hear, true));
}

/** A press outside may move the focus to the page's body, with a finger as it is lifted: gives it back to the bar. */
function refocus(tabs: Tabs): void {
  const drop = listenToPage(['mouseup', 'pointerdown'], ({ type }) => {
    drop();
    if (type === 'mouseup' && document.activeElement === document.body) focusBar(tabs);
  });
}

function openMenu(tabs: Tabs): void {
  const { bar, list, stop } = tabs;
  if (!stop) return;
  const drop = listenToPage(['pointerdown', 'focusin'], ({ type, target }) => {
    if (bar.contains(target as Node) || list.contains(target as Node)) return;
    close();
    if (type === 'pointerdown') refocus(tabs);
  });
  const close = (tabs.closeMenu = (): void => {
    tabs.closeMenu = null;
    drop();
    paintMenu(tabs);
  });
  paintMenu(tabs);
  stop.trigger.focus();
}

function toggle(tabs: Tabs, event: Event): void {
  event.preventDefault();
  emit(tabs, 'action');
  if (tabs.closeMenu) leaveMenu(tabs);
  else openMenu(tabs);
}

/** Escape and Tab close the dropdown, on the bar and in the list. */
export function closeByKey(tabs: Tabs, event: KeyboardEvent): void {
  if (!tabs.closeMenu || event.defaultPrevented || !/^(Escape|Tab)$/.test(event.key)) return;
  // A dialog around the set stays open.
  if (event.key === 'Escape') event.stopPropagation();
  event.preventDefault();
  leaveMenu(tabs);
}
