import { tagOf, treeOf } from '../dom/query';
import { px } from '../dom/styles';
import { setClass, setAttribute, idOf } from '../dom/attributes';
import { moveFocusOut } from '../dom/focus';
import { labelText } from '../dom/text';
import { isForeignKey } from '../core/input/keyboard';
import { isHeld } from '../core/input/press';
import { emit } from '../core/signals';
import type { Item } from '../core/widget';
import { isDropdown, type Tabs } from './tabs.widget';

/* The dropdown form (T12): the bar is a button that shows and hides the author's tab list. */

/** A set of the page, which is no longer there once nothing else keeps it (C13). */
type Reference = WeakRef<Tabs> | undefined;

const setOf = (reference: Reference): Tabs | undefined => reference && reference.deref();

/** The set whose dropdown is open; one at most, as what happens elsewhere closes it. */
let opened: Reference;

/** The set whose dropdown the last press has closed. */
let left: Reference;

export const isDropdownOpen = (tabs: Tabs): boolean => tabs === setOf(opened);

const linkOf = ({ bar }: Tabs): HTMLElement => bar.querySelector('a') as HTMLElement;

/** What has the focus for a tab: its trigger, or the bar as long as the dropdown is closed. */
export function focusTarget(item: Item): HTMLElement {
  const tabs = item.widget as Tabs;
  return isDropdown(tabs) && !isDropdownOpen(tabs) ? linkOf(tabs) : item.trigger;
}

/** The name that the author gave the list, or what is around it. */
function authorsName({ list, options }: Tabs): string | null {
  const label = list.getAttribute('aria-label');
  const by = treeOf(list).getElementById(list.getAttribute('aria-labelledby') || '');
  if (by) return labelText(by);
  return label === options['texts.tabs'] ? null : label;
}

/**
 * The bar says what is selected; as text, so that the author's nodes stay the only ones. To a screen reader it says
 * also of what (H6).
 */
export function paintDropdownTitle(tabs: Tabs): void {
  if (!isDropdown(tabs)) return;
  const selected = tabs.open[0];
  const link = linkOf(tabs);
  const title = selected ? labelText(selected.trigger) : tabs.options['texts.moreTabs'];
  const name = authorsName(tabs);
  (link.firstChild as HTMLElement).textContent = title;
  setAttribute(link, 'aria-label', name && `${name}: ${title}`);
}

/** Has the bar's button open and close the list. */
function mountBar(tabs: Tabs): void {
  const { bar, list, prefix } = tabs;
  if (!idOf(list)) list.id = prefix + '-list';
  setAttribute(linkOf(tabs), 'aria-controls', idOf(list));
  bar.onclick = (event) => toggle(tabs, event);
  bar.onkeydown = (event) => {
    if (isHeld(event)) return;
    if (/^(Enter| |ArrowDown)$/.test(event.key) && !isForeignKey(event)) toggle(tabs, event);
    else closeByKey(tabs, event);
  };
}

/** Shows the bar in place of the list, closed or open, or the list alone; the form is in force already. */
export function paintDropdown(tabs: Tabs): void {
  const { bar, list, root, tabStop: stop } = tabs;
  const on = isDropdown(tabs);
  if (!on) closeDropdown(tabs);
  const closed = on && !isDropdownOpen(tabs);
  if (on) mountBar(tabs);
  bar.style.display = on ? '' : 'none';
  setClass(bar, 'z-state-closed', closed);
  setClass(list, 'z-hide-menu', closed);
  setAttribute(linkOf(tabs), 'aria-expanded', String(isDropdownOpen(tabs)));
  paintDropdownTitle(tabs);
  moveFocusOut(closed ? list : on ? null : bar, stop && focusTarget(stop), root);
}

const focusBar = (tabs: Tabs): void => linkOf(tabs).focus({ preventScroll: true });

/** Closes the dropdown if it is open; focus in its list goes to the bar. */
export function closeDropdown(tabs: Tabs): void {
  if (!isDropdownOpen(tabs)) return;
  opened = undefined;
  paintDropdown(tabs);
}

/** Closes an open dropdown on a user's behalf: the bar gets the focus back. */
export function leaveDropdown(tabs: Tabs): void {
  if (!isDropdownOpen(tabs)) return;
  closeDropdown(tabs);
  focusBar(tabs);
}

/**
 * The focus elsewhere closes the dropdown, and so does a press; that may move the focus to the page's body, with a
 * finger as it is lifted.
 */
function onPage(event: Event): void {
  const { type } = event;
  // In an open shadow root, too.
  const [target] = event.composedPath();
  if (type === 'mouseup') {
    const tabs = setOf(left);
    if (tabs && document.activeElement === document.body) focusBar(tabs);
    left = undefined;
    return;
  }
  const tabs = setOf(opened);
  const isIn = tabs && [tabs.bar, tabs.list].some((one) => one.contains(target as Node));
  if (type === 'pointerdown') left = isIn ? undefined : opened;
  if (tabs && !isIn) closeDropdown(tabs);
}

/** One set of listeners for the page. A press in a frame is seen only by the focus that the window loses to it. */
export function listenOutside(): void {
  ['pointerdown', 'mouseup', 'focusin'].forEach((type) =>
    document.addEventListener(type, onPage, true),
  );
  addEventListener('blur', () => {
    const { activeElement } = document;
    const tabs = setOf(opened);
    if (tabs && activeElement && tagOf(activeElement) === 'IFRAME') closeDropdown(tabs);
  });
}

/** How far down ancestors show the open list; nobody could come to what they cut off. */
function lowestOf(list: HTMLElement): number {
  let lowest = Infinity;
  let at = list.parentElement;
  while (at && at !== document.body) {
    const { overflowY, borderBottomWidth } = getComputedStyle(at);
    const { bottom } = at.getBoundingClientRect();
    if (/hidden|clip/.test(overflowY)) lowest = Math.min(lowest, bottom - px(borderBottomWidth));
    at = at.parentElement;
  }
  return lowest;
}

/**
 * Keeps all of the open list in reach: in the flow, where something around it would cut it off, and no higher than fits
 * there.
 */
function keepInReach(list: HTMLElement): void {
  const isCut = (): boolean => list.getBoundingClientRect().bottom > lowestOf(list);
  setClass(list, 'z-in-flow', false);
  list.style.setProperty('--_reach', '');
  setClass(list, 'z-in-flow', isCut());
  if (!isCut()) return;
  const { top, height } = list.getBoundingClientRect();
  // In pixels of CSS, which zoom and transforms change.
  const reach = ((lowestOf(list) - top) / height) * list.offsetHeight;
  list.style.setProperty('--_reach', reach + 'px');
}

function toggle(tabs: Tabs, event: Event): void {
  const { tabStop: stop } = tabs;
  event.preventDefault();
  emit(tabs, 'action');
  if (isDropdownOpen(tabs)) return leaveDropdown(tabs);
  if (!stop) return;
  const other = setOf(opened);
  if (other) closeDropdown(other);
  opened = new WeakRef(tabs);
  paintDropdown(tabs);
  keepInReach(tabs.list);
  stop.trigger.focus();
}

/** Escape and Tab close the dropdown, on the bar and in the list. */
export function closeByKey(tabs: Tabs, event: KeyboardEvent): void {
  if (!isDropdownOpen(tabs) || event.defaultPrevented || !/^(Escape|Tab)$/.test(event.key)) return;
  // A dialog around the set stays open.
  if (event.key === 'Escape') event.stopPropagation();
  event.preventDefault();
  leaveDropdown(tabs);
}
