import { treeOf } from '../dom/nodes';
import { pathOf } from '../dom/query';
import { px } from '../dom/styles';
import { setClass, setAttribute, idOf } from '../dom/attributes';
import { focusedElement, focusInPlace, moveFocusOut } from '../dom/focus';
import { labelText, words } from '../dom/text';
import { isForeignKey } from '../core/input/keyboard';
import { isHeld } from '../core/input/press';
import { emit } from '../core/signals';
import type { Item } from '../core/widget';
import { makeBar } from './tabs.markup';
import { isDropdown, type Tabs } from './tabs.widget';

/* The dropdown: a bar with a button that shows and hides the tab list. */

/** A weak reference, so that a widget that has left the page isn't kept in memory. */
type Reference = WeakRef<Tabs> | undefined;

const tabsOf = (reference: Reference): Tabs | undefined => reference && reference.deref();

/** The widget whose dropdown is open (`aria-expanded`): at most one, because a press elsewhere closes it. */
let expanded: Reference;

/** The widget whose dropdown the last press has closed. */
let leftByPress: Reference;

export const isDropdownOpen = (tabs: Tabs): boolean => tabs === tabsOf(expanded);

/** The text of the bar. The bar's content is made again if the page has replaced it, as by setting the text of each `li`. */
function titleOf({ bar }: Tabs): HTMLElement {
  const title = '.z-link>.z-title';
  if (!bar.querySelector(title)) bar.replaceChildren(makeBar().firstChild as Node);
  return bar.querySelector(title) as HTMLElement;
}

/** The button in the bar. */
const buttonOf = (tabs: Tabs): HTMLElement => titleOf(tabs).parentElement as HTMLElement;

/** The element to focus for a tab: its trigger, or the button of a closed dropdown. */
export function focusTarget(item: Item): HTMLElement {
  const tabs = item.widget as Tabs;
  return isDropdown(tabs) && !isDropdownOpen(tabs) ? buttonOf(tabs) : item.trigger;
}

/** The name of the tab list, if the author gave it one. */
function authorsName({ list, options }: Tabs): string | null {
  const label = list.getAttribute('aria-label');
  const by = words(list.getAttribute('aria-labelledby'))
    .map((id) => treeOf(list).getElementById(id))
    .filter(Boolean) as HTMLElement[];
  if (by[0]) return by.map((one) => labelText(one)).join(' ');
  return label === options['texts.tabs'] ? null : label;
}

/**
 * Writes the selected tab's text on the button, as plain text, because nodes of the label can't be in two places.
 * Screen readers also get the name of the list.
 */
export function paintDropdownTitle(tabs: Tabs): void {
  if (!isDropdown(tabs)) return;
  const selected = tabs.open[0];
  const button = buttonOf(tabs);
  const title = (selected && labelText(selected.trigger)) || tabs.options['texts.moreTabs'];
  const name = authorsName(tabs);
  titleOf(tabs).textContent = title;
  setAttribute(button, 'aria-label', name && `${name}: ${title}`);
}

/** Connects the button with the list, and listens to it. */
function mountBar(tabs: Tabs): void {
  const { bar, list, prefix } = tabs;
  if (!idOf(list)) list.id = prefix + '-list';
  setAttribute(buttonOf(tabs), 'aria-controls', idOf(list));
  bar.onclick = (event) => toggle(tabs, event);
  bar.onkeydown = (event) => {
    if (isHeld(event)) return;
    if (/^(Enter| |ArrowDown)$/.test(event.key) && !isForeignKey(event)) toggle(tabs, event);
    else closeByKey(tabs, event);
  };
}

/** Shows the bar with the list open or closed; if the form is no dropdown, the list alone. */
export function paintDropdown(tabs: Tabs): void {
  const { bar, list, root, tabStop } = tabs;
  const isBar = isDropdown(tabs);
  if (!isBar && isDropdownOpen(tabs)) expanded = undefined;
  const isOpen = isDropdownOpen(tabs);
  const isClosed = isBar && !isOpen;
  if (isBar) mountBar(tabs);
  bar.style.display = isBar ? '' : 'none';
  setClass(bar, 'z-state-closed', isClosed);
  setClass(list, 'z-hide-menu', isClosed);
  setAttribute(buttonOf(tabs), 'aria-expanded', String(isOpen));
  paintDropdownTitle(tabs);
  if (!isOpen) moveFocusOut(isBar ? list : bar, tabStop && focusTarget(tabStop), root);
}

const focusBar = (tabs: Tabs): void => focusInPlace(buttonOf(tabs));

/** Closes the dropdown if it is open. If the focus is in the list, it goes to the button. */
export function closeDropdown(tabs: Tabs): void {
  if (!isDropdownOpen(tabs)) return;
  expanded = undefined;
  paintDropdown(tabs);
}

/** Closes an open dropdown for a user: the button gets the focus. */
export function leaveDropdown(tabs: Tabs): void {
  if (!isDropdownOpen(tabs)) return;
  closeDropdown(tabs);
  focusBar(tabs);
}

/**
 * Closes the dropdown if something else is pressed or focused. A press on nothing focusable moves the focus to the
 * page's body, a touch only at its end; then the button gets the focus.
 */
function onPage(event: Event): void {
  const { type } = event;
  // Also in an open shadow root.
  const [target] = event.composedPath();
  if (type === 'mouseup') {
    const tabs = tabsOf(leftByPress);
    if (tabs && document.activeElement === document.body) focusBar(tabs);
    leftByPress = undefined;
    return;
  }
  const tabs = tabsOf(expanded);
  const isIn = tabs && [tabs.bar, tabs.list].some((one) => one.contains(target as Node));
  if (type === 'pointerdown') leftByPress = isIn ? undefined : expanded;
  if (tabs && !isIn) closeDropdown(tabs);
}

/**
 * Listens to presses and to the focus, once for the page. A press in a frame is noticed only because the window loses the
 * focus.
 */
export function listenOutside(): void {
  ['pointerdown', 'mouseup', 'focusin'].forEach((type) =>
    document.addEventListener(type, onPage, true),
  );
  addEventListener('blur', () => {
    const focused = focusedElement();
    const tabs = tabsOf(expanded);
    if (tabs && focused && focused.matches('iframe,object,embed')) closeDropdown(tabs);
  });
}

/**
 * The lowest position that ancestors show, up to one that scrolls. They cut off everything below it. A fixed one ends at
 * the bottom of the window, because nobody can scroll to what it has below.
 */
function lowestOf(list: HTMLElement): number {
  let lowest = Infinity;
  (pathOf(list).slice(1) as HTMLElement[]).some((at) => {
    if (at.nodeType !== 1) return false;
    const style = getComputedStyle(at);
    const { overflowY, contain, contentVisibility, clipPath, maskImage } = style;
    // Shapes and pictures are functions, such as `inset(0)`.
    const cuts = [overflowY, contain, contentVisibility, clipPath, maskImage].join();
    const { bottom } = at.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY)) return true;
    // The page itself, which may be one that can't be scrolled.
    if (/^(body|html)$/.test(at.localName)) {
      if (/hidden|clip/.test(overflowY)) lowest = Math.min(lowest, innerHeight);
    } else if (/hidden|clip|paint|content|strict|auto|\(/.test(cuts))
      lowest = Math.min(lowest, bottom - px(style.borderBottomWidth));
    if (style.position === 'fixed') lowest = Math.min(lowest, innerHeight);
    return false;
  });
  return lowest;
}

/**
 * Keeps the open list reachable: if an ancestor would cut it off, the list is in the flow instead of above the panel,
 * and only as high as there is room.
 */
function keepInReach(list: HTMLElement): void {
  const isCut = (): boolean => list.getBoundingClientRect().bottom > lowestOf(list);
  setClass(list, 'z-in-flow', false);
  list.style.setProperty('--_reach', '');
  setClass(list, 'z-in-flow', isCut());
  if (!isCut()) return;
  const { top, height } = list.getBoundingClientRect();
  // In CSS pixels, also with zoom and transforms.
  const reach = ((lowestOf(list) - top) / height) * list.offsetHeight;
  list.style.setProperty('--_reach', reach + 'px');
}

function toggle(tabs: Tabs, event: Event): void {
  const { tabStop } = tabs;
  event.preventDefault();
  emit(tabs, 'userAction');
  if (isDropdownOpen(tabs)) return leaveDropdown(tabs);
  if (!tabStop) return;
  const other = tabsOf(expanded);
  if (other) closeDropdown(other);
  expanded = new WeakRef(tabs);
  paintDropdown(tabs);
  keepInReach(tabs.list);
  tabStop.trigger.focus();
}

/** Escape and Tab close the dropdown, on the bar and in the list. */
export function closeByKey(tabs: Tabs, event: KeyboardEvent): void {
  if (!isDropdownOpen(tabs) || event.defaultPrevented || !/^(Escape|Tab)$/.test(event.key)) return;
  // A dialog around the tabs stays open.
  if (event.key === 'Escape') event.stopPropagation();
  event.preventDefault();
  leaveDropdown(tabs);
}
