import { childHolding, hasClass, holdsFocus, wordsOf } from '../dom/query';
import { noteAction } from '../shared/autoplay';
import { passFocus } from '../shared/common';
import { isForeignKey, keyName } from '../shared/keyboard';
import { setClass } from '../widget/ledger';
import { after, createScope, endScope, on, onCapture, onEnd } from '../widget/scope';
import { step } from '../widget/selection';
import { paintRole, type Tab } from './tabs.item';
import { isReachable, selectedTab, type Tabs } from './tabs.view';

/*
 * The narrow form: the bar is a button that opens the list as a menu, whose choices are radio items,
 * since one of them is in force. It is what screen readers know best beside a native `select`, which
 * could not hold the author's nodes. Panels are regions then: a tab panel without tabs tells nothing.
 */

export const isMenu = ({ parts }: Tabs): boolean => parts.form === 'menu';

const linkOf = ({ parts }: Tabs): HTMLElement => parts.bar.querySelector('a') as HTMLElement;

/** What has the focus for a tab: its label, or the bar as long as the menu is closed. */
export const focusable = (tabs: Tabs, tab: Tab): HTMLElement =>
  isMenu(tabs) && !tabs.parts.menu ? linkOf(tabs) : tab.label;

/** What Tab comes to first, beside what is there for a time. */
export const entryOf = (tabs: Tabs): HTMLElement | null =>
  tabs.parts.stop && focusable(tabs, tabs.parts.stop);

/** The bar tells what is selected; as text, so that the author's nodes stay the only ones. */
export function paintTitle(tabs: Tabs): void {
  if (!isMenu(tabs)) return;
  const title = linkOf(tabs).firstChild as HTMLElement;
  const selected = selectedTab(tabs);
  const text = selected ? wordsOf(selected.label) : tabs.options.texts.moreTabs;
  if (title.textContent !== text) title.textContent = text;
}

function paintOpen(tabs: Tabs, open: boolean): void {
  const { bar, list } = tabs.parts;
  const closed = isMenu(tabs) && !open;
  setClass(bar, 'z-state-closed', closed);
  setClass(list, 'z-hide-menu', closed);
  linkOf(tabs).setAttribute('aria-expanded', String(open));
}

function paintBar({ parts: { bar } }: Tabs, link: HTMLElement): void {
  for (const box of [bar, bar.firstElementChild as Element])
    box.setAttribute('role', 'presentation');
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'menu');
  link.tabIndex = 0;
}

/** What the list and each tab is in the form in force. */
export function paintRoles(tabs: Tabs): void {
  const { form, items, list, menu } = tabs.parts;
  list.setAttribute('role', { menu: 'menu', accordion: 'group' }[form] || 'tablist');
  for (const tab of items) paintRole(tab, form);
  paintTitle(tabs);
  // New options close a menu that is open.
  if (isMenu(tabs) && !menu && holdsFocus(list)) linkOf(tabs).focus({ preventScroll: true });
}

/** Shows the bar for the list, or the list again; the form is in force already. */
export function paintMenu(tabs: Tabs): void {
  const { bar, list } = tabs.parts;
  const on = isMenu(tabs);
  closeMenu(tabs, false);
  if (on) {
    paintBar(tabs, linkOf(tabs));
    listenToMenu(tabs);
  } else stopMenu(tabs);
  bar.style.display = on ? '' : 'none';
  paintOpen(tabs, false);
  passFocus(tabs, on ? list : bar, entryOf(tabs));
}

/** Closes the menu; `refocus` gives the focus to the bar. */
export function closeMenu(tabs: Tabs, refocus: boolean): void {
  const { parts } = tabs;
  if (!parts.menu) return;
  endScope(parts.menu);
  parts.menu = null;
  paintOpen(tabs, false);
  if (refocus) linkOf(tabs).focus({ preventScroll: true });
}

function openMenu(tabs: Tabs): void {
  const { parts, scope } = tabs;
  const { bar, list, stop } = parts;
  if (!stop) return;
  parts.menu = createScope();
  paintOpen(tabs, true);
  stop.label.focus();
  const isInside = (target: EventTarget | null): boolean =>
    bar.contains(target as Node) || list.contains(target as Node);
  // Safari has no pointer events before 13, and no mouse ones on what can't be clicked.
  onCapture(parts.menu, document, 'mousedown touchstart focus', ({ target }) => {
    if (isInside(target)) return;
    closeMenu(tabs, false);
    // What was pressed may take the focus; the page's body doesn't count, nor what has just been hidden.
    after(scope, 0, () => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || list.contains(activeElement)) {
        linkOf(tabs).focus({ preventScroll: true });
      }
    });
  });
}

/** Moves the focus to the next tab that begins with what is typed; one letter again goes on. */
function listenForTyping(tabs: Tabs): (key: string, at: number) => void {
  let typed = '';
  let last = 0;
  return (key, at) => {
    typed = (at - last > 500 || typed === key ? '' : typed) + key;
    last = at;
    const { items, list } = tabs.parts;
    const around = childHolding(list, document.activeElement);
    const from = items.map(({ element }) => element as Element | null).indexOf(around);
    // One more letter may still fit the tab that has the focus.
    const found = step(typed === key ? from : from - 1, 1, items.length, (n) => {
      const tab = items[n] as Tab;
      return isReachable(tab) && !wordsOf(tab.label).toLowerCase().indexOf(typed);
    });
    items[found]?.label.focus();
  };
}

/** Ends what listens to the bar and the menu. */
export function stopMenu({ parts }: Tabs): void {
  if (parts.narrow) endScope(parts.narrow);
}

/** Listens to the bar and to the keys of the open menu, as long as the form is in force. */
export function listenToMenu(tabs: Tabs): void {
  const { parts } = tabs;
  const { bar, list } = parts;
  const type = listenForTyping(tabs);
  stopMenu(tabs);
  const scope = (parts.narrow = createScope());
  onEnd(scope, () => closeMenu(tabs, false));
  on(scope, bar, 'click keydown', (event) => {
    const isKey = event.type === 'keydown';
    if (!isMenu(tabs) || hasClass(bar.firstElementChild as Element, 'z-disabled')) return;
    if (isKey && (isForeignKey(event) || !/^(Enter| |ArrowDown)$/.test(keyName(event)))) return;
    event.preventDefault();
    noteAction(tabs);
    if (parts.menu) closeMenu(tabs, true);
    else openMenu(tabs);
  });
  on(scope, list, 'keydown', (event) => {
    const key = keyName(event);
    if (!parts.menu || event.isDefaultPrevented()) return;
    if (key === 'Escape' || key === 'Esc' || key === 'Tab') {
      event.preventDefault();
      closeMenu(tabs, true);
    } else if (key.length === 1 && key !== ' ' && !isForeignKey(event)) {
      type(key.toLowerCase(), event.timeStamp);
    }
  });
}
