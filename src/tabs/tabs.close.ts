import { setAttribute, setClass } from '../dom/build';
import { labelText } from '../dom/focus';
import { saysYes } from '../dom/query';
import { removeItem } from '../core/structure';
import { isDisabled } from '../core/items';
import { emit, listen } from '../core/listen';
import type { Item, Reason } from '../core/widget';
import type { Tabs } from './tabs.markup';
import { makeClose } from './tabs.tab';

/** Whether users may close a tab; its own word on that comes before the option's. */
const isClosable = ({ options }: Tabs, { element }: Item): boolean =>
  saysYes(element, 'data-closable', options.closable);

const buttonOf = ({ element }: Item): HTMLButtonElement | null =>
  element.querySelector<HTMLButtonElement>(':scope > .z-close');

/** Gives a tab its close button beside the label, where there is a place beside it, or takes that away. */
export function paintClose(tabs: Tabs, item: Item): void {
  const { element, trigger } = item;
  const closable = isClosable(tabs, item);
  setAttribute(trigger, 'aria-keyshortcuts', closable ? 'Delete' : null);
  let button = buttonOf(item);
  if (closable && !button && trigger !== element)
    button = element.appendChild(makeClose()) as HTMLButtonElement;
  setClass(element, 'z-closable', closable && !!button);
  if (!button) return;
  if (!closable) return button.remove();
  button.title = `${tabs.options['texts.close']} ${labelText(trigger)}`;
  button.disabled = isDisabled(item);
}

/** Closes a tab on a user's behalf, where users may; tells whether they may. */
export function close(tabs: Tabs, item: Item, reason: Reason): boolean {
  if (!isClosable(tabs, item) || isDisabled(item)) return false;
  emit(tabs, 'action');
  // A mouse gives the focus to no close button; where it was nowhere, the next key goes on from here.
  if (document.activeElement === document.body) item.trigger.focus({ preventScroll: true });
  removeItem(item, reason);
  return true;
}

/** Listens to close buttons; a press on one leaves the focus where it is. */
export function mountClosing(tabs: Tabs): void {
  const { list, items, options } = tabs;
  const some = options.closable || !!list.querySelector('[data-closable],[aria-keyshortcuts]');
  if (!some) return;
  for (const item of items) paintClose(tabs, item);
  const itemOf = (target: EventTarget | null): Item | undefined =>
    (target as Element).classList.contains('z-close')
      ? tabs.items.filter(({ element }) => element === (target as Element).parentNode)[0]
      : undefined;
  listen(tabs, list, {
    mousedown: (event: Event) => {
      if (itemOf(event.target)) event.preventDefault();
    },
    click: (event: Event) => {
      const item = itemOf(event.target);
      if (item && !event.defaultPrevented) close(tabs, item, 'click');
      if (item) event.preventDefault();
    },
  });
}
