import { booleanAttribute, setAttribute, setClass } from '../dom/attributes';
import { buildButton, buttonTag, makePointerOnly, keepFocusOnPress } from '../dom/buttons';
import { holdsFocus } from '../dom/focus';
import { childWith } from '../dom/query';
import { labelText } from '../dom/text';
import { removeItem } from '../core/collection';
import { isDisabled } from '../core/items';
import { statusIn, say } from '../core/say';
import { emit } from '../core/signals';
import type { Item, Reason } from '../core/widget';
import type { Tabs } from './tabs.widget';

/** Whether users may close a tab; its own word on that comes before the option's. */
const isClosable = ({ options }: Tabs, { element }: Item): boolean =>
  booleanAttribute(element, 'data-closable', options.closable);

/** Closes a tab on a user's behalf, where users may. */
export function closeTab(tabs: Tabs, item: Item, reason: Reason): void {
  if (!isClosable(tabs, item) || isDisabled(item)) return;
  emit(tabs, 'action');
  removeItem(item, reason);
}

/**
 * How long a word waits for browsers to tell of what has changed around its place, in milliseconds; with that, none is
 * heard.
 */
const PAUSE = 100;

/**
 * Says which tab a user has closed, wherever the focus goes (H7). Of the one that becomes the first and has the focus
 * then, Orca says nothing by itself.
 */
export function announceClosed({ element, index, trigger, widget }: Item, next?: Item): void {
  const { container, options, cleanUps } = widget as Tabs;
  const status = statusIn(container);
  const isUnsaid = next && holdsFocus(element) && next.index === (index ? 0 : 1);
  const place = isUnsaid ? `. ${labelText(next.trigger)}` : '';
  const words = `${labelText(trigger)} ${options['texts.closed']}${place}`;
  const timer = setTimeout(() => say(widget, status, words), PAUSE);
  cleanUps.push(() => clearTimeout(timer));
}

/** What a button that closes a tab is called. */
const closeText = ({ options }: Tabs, { trigger }: Item): string =>
  `${options['texts.close']} ${labelText(trigger)}`;

/**
 * Gives a tab its close button, where there is a place beside its label, or takes that away; lists hold nothing but
 * tabs for a screen reader. A button that is right already stays, as each press comes here.
 */
export function paintClose(tabs: Tabs, item: Item): void {
  const { element, trigger } = item;
  const closable = isClosable(tabs, item);
  const hasButton = closable && trigger !== element;
  const before = childWith<HTMLButtonElement>(element, 'z-close');
  const title = hasButton ? closeText(tabs, item) : '';
  const disabled = isDisabled(item);
  setAttribute(trigger, 'aria-keyshortcuts', closable ? 'Delete' : null);
  // Few screen readers say the key (H8).
  setAttribute(trigger, 'aria-description', closable ? tabs.options['texts.deleteCloses'] : null);
  setClass(element, 'z-closable', hasButton);
  if (before && before.title === title && before.disabled === disabled) return;
  if (before) before.remove();
  if (!hasButton) return;
  const button = element.appendChild(
    buildButton(buttonTag(element), 'z-close'),
  ) as HTMLButtonElement;
  button.title = title;
  button.disabled = disabled;
  button.tabIndex = -1;
  makePointerOnly(button, () => closeTab(tabs, item, 'click'));
}

/**
 * Closes the selected tab for who has neither a pointer nor a key for it, as with a screen reader in browse mode or on
 * a touch screen: one button for all tabs, heard before the panel, unseen and no tab stop (H8).
 */
export function paintCloser(tabs: Tabs): void {
  const { container } = tabs;
  const [selected] = tabs.open;
  const closes = !!selected && isClosable(tabs, selected) && !isDisabled(selected);
  if (!closes && !tabs.closer) return;
  const button = (tabs.closer = tabs.closer || buildButton(buttonTag(container), 'z-close-open'));
  button.hidden = !closes;
  button.tabIndex = -1;
  keepFocusOnPress(button, () => tabs.open[0] && closeTab(tabs, tabs.open[0], 'click'));
  // Not as text: some screen readers would say that as a change of the panels.
  if (closes) setAttribute(button, 'aria-label', closeText(tabs, selected));
  if (button.parentNode !== container) container.insertBefore(button, container.firstChild);
}
