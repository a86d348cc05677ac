import { buildButton, setAttribute, setClass } from '../dom/build';
import { labelText } from '../dom/focus';
import { saysYes } from '../dom/query';
import { removeItem } from '../core/structure';
import { isDisabled } from '../core/items';
import { emit } from '../core/listen';
import type { Item, Reason } from '../core/widget';
import type { Tabs } from './tabs.markup';

/** Whether users may close a tab; its own word on that comes before the option's. */
const isClosable = ({ options }: Tabs, { element }: Item): boolean =>
  saysYes(element, 'data-closable', options.closable);

/** Closes a tab on a user's behalf, where users may; tells whether they may. */
export function close(tabs: Tabs, item: Item, reason: Reason): boolean {
  if (!isClosable(tabs, item) || isDisabled(item)) return false;
  emit(tabs, 'action');
  // A mouse gives the focus to no close button; where it was nowhere, the next key goes on from here.
  if (document.activeElement === document.body) item.trigger.focus({ preventScroll: true });
  removeItem(item, reason);
  return true;
}

/** Puts a close button beside a label; for the mouse and the finger alone, as lists hold nothing but tabs. */
function addButton(tabs: Tabs, item: Item): HTMLButtonElement {
  const button = buildButton('z-close') as HTMLButtonElement;
  button.tabIndex = -1;
  button.setAttribute('aria-hidden', 'true');
  // A press on it leaves the focus where it is.
  button.onmousedown = (event) => event.preventDefault();
  button.onclick = (event) => {
    event.preventDefault();
    close(tabs, item, 'click');
  };
  return item.element.appendChild(button);
}

/** Gives a tab its close button, where there is a place beside its label, or takes that away. */
export function paintClose(tabs: Tabs, item: Item): void {
  const { element, trigger } = item;
  const closable = isClosable(tabs, item);
  let button = element.querySelector<HTMLButtonElement>(':scope > .z-close');
  setAttribute(trigger, 'aria-keyshortcuts', closable ? 'Delete' : null);
  if (closable && !button && trigger !== element) button = addButton(tabs, item);
  setClass(element, 'z-closable', closable && !!button);
  if (!button) return;
  if (!closable) return button.remove();
  button.title = `${tabs.options['texts.close']} ${labelText(trigger)}`;
  button.disabled = isDisabled(item);
}

/** Gives tabs their close buttons, or takes away those that other options gave. */
export function paintClosing(tabs: Tabs): void {
  const { list, items, options } = tabs;
  if (options.closable || list.querySelector('[data-closable],[aria-keyshortcuts]'))
    for (const item of items) paintClose(tabs, item);
}
