import { dropEmptyStyle, setAttribute, setClass } from '../dom/build';
import { holdsFocus, labelText, passFocus } from '../dom/focus';
import { isForeignKey } from '../core/keyboard';
import { idOf } from '../core/items';
import { emit, listen } from '../core/listen';
import type { Item } from '../core/widget';
import type { Tabs } from './tabs.markup';

/* The dropdown form (T12): the bar is a button that shows and hides the author's tab list. */

export const isMenu = ({ form }: Tabs): boolean => form === 'menu';

const linkOf = ({ bar }: Tabs): HTMLElement => bar.querySelector('a') as HTMLElement;

/** What has the focus for a tab: its trigger, or the bar as long as the dropdown is closed. */
export function entry(item: Item): HTMLElement {
  const tabs = item.widget as Tabs;
  return isMenu(tabs) && !tabs.closeMenu ? linkOf(tabs) : item.trigger;
}

/** The bar says what is selected; as text, so that the author's nodes stay the only ones. */
export function paintMenuTitle(tabs: Tabs): void {
  if (!isMenu(tabs)) return;
  const { items, open, options } = tabs;
  const selected = items[open[0] ?? -1];
  const title = linkOf(tabs).firstChild as HTMLElement;
  title.textContent = selected ? labelText(selected.trigger) : options['texts.moreTabs'];
}

function paintOpen(tabs: Tabs, open: boolean): void {
  const closed = isMenu(tabs) && !open;
  setClass(tabs.bar, 'z-state-closed', closed);
  setClass(tabs.list, 'z-hide-menu', closed);
  linkOf(tabs).setAttribute('aria-expanded', String(open));
}

/** Makes the bar's link a button; it is written where the bar is needed first. */
function paintBar(tabs: Tabs): void {
  const { bar, list, prefix } = tabs;
  const link = linkOf(tabs);
  if (!idOf(list)) list.id = prefix + '-list';
  for (const box of [bar, bar.firstElementChild as Element])
    box.setAttribute('role', 'presentation');
  link.setAttribute('role', 'button');
  link.setAttribute('aria-controls', idOf(list));
  link.tabIndex = 0;
}

/** Shows the bar in place of the list, or the list again; the form is in force already. What is open stays so. */
export function paintMenu(tabs: Tabs): void {
  const { bar, list, options, root, stop } = tabs;
  const on = isMenu(tabs);
  if (tabs.closeMenu) {
    if (on) return;
    tabs.closeMenu(false);
  }
  if (on) paintBar(tabs);
  bar.style.display = on ? '' : 'none';
  dropEmptyStyle(bar);
  paintOpen(tabs, false);
  paintMenuTitle(tabs);
  const vertical = on || options.orientation === 'vertical';
  setAttribute(list, 'aria-orientation', vertical ? 'vertical' : null);
  passFocus(on ? list : bar, stop && entry(stop), root);
}

function openMenu(tabs: Tabs): void {
  const { bar, list, stop } = tabs;
  if (!stop) return;
  const outside = ({ target }: Event): void => {
    const isInside = bar.contains(target as Node) || list.contains(target as Node);
    if (isInside || !tabs.closeMenu) return;
    tabs.closeMenu(false);
    // What was pressed may take the focus; the page's body doesn't count.
    setTimeout(() => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) linkOf(tabs).focus({ preventScroll: true });
    });
  };
  tabs.closeMenu = (refocus) => {
    tabs.closeMenu = null;
    for (const type of ['pointerdown', 'focusin'])
      document.removeEventListener(type, outside, true);
    const had = holdsFocus(list);
    paintOpen(tabs, false);
    if (refocus || had) linkOf(tabs).focus({ preventScroll: true });
  };
  paintOpen(tabs, true);
  stop.trigger.focus();
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, outside, true);
}

/** Presses and keys on the bar; the dropdown's own keys. */
export function mountMenu(tabs: Tabs): void {
  const { bar, list, cleanUps } = tabs;
  tabs.hasMenu = true;
  const toggle = (event: Event): void => {
    event.preventDefault();
    emit(tabs, 'action');
    if (tabs.closeMenu) tabs.closeMenu(true);
    else openMenu(tabs);
  };
  const keydown = (event: KeyboardEvent): void => {
    const { key, currentTarget } = event;
    if (currentTarget === bar && !isForeignKey(event) && /^(Enter| |ArrowDown)$/.test(key))
      return toggle(event);
    if (!tabs.closeMenu || event.defaultPrevented || !/^(Escape|Tab)$/.test(key)) return;
    // A dialog around the set stays open.
    if (key === 'Escape') event.stopPropagation();
    event.preventDefault();
    tabs.closeMenu(true);
  };
  listen(tabs, bar, { click: toggle, keydown });
  listen(tabs, list, { keydown });
  cleanUps.push(() => {
    if (tabs.closeMenu) tabs.closeMenu(false);
  });
}
