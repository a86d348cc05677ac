import { booleanAttribute, setAttribute, setClass } from '../dom/attributes';
import { buildButton, buttonTag, makePointerOnly, keepFocusOnPress } from '../dom/buttons';
import { holdsFocus } from '../dom/focus';
import { remove } from '../dom/nodes';
import { childWith } from '../dom/query';
import { labelText } from '../dom/text';
import { removeItem } from '../core/collection';
import { isDisabled } from '../core/items';
import { statusIn, say } from '../core/say';
import { emit } from '../core/signals';
import type { Item, Reason } from '../core/widget';
import type { Tabs } from './tabs.widget';

/** Whether users can close a tab. Its `data-closable` overrides the option. */
const isClosable = ({ options }: Tabs, { element }: Item): boolean =>
  booleanAttribute(element, 'data-closable', options.closable);

/** Closes a tab for a user, if users can close it. */
export function closeTab(tabs: Tabs, item: Item, reason: Reason): void {
  if (!isClosable(tabs, item) || isDisabled(item)) return;
  emit(tabs, 'userAction');
  removeItem(item, reason);
}

/**
 * How long the announcement waits, in milliseconds. Together with the changes around it, screen readers would miss it.
 */
const PAUSE = 100;

/**
 * Announces which tab a user has closed, and where the focus goes: if a focused tab disappears, Orca may take the next
 * one as known and not say it.
 */
export function announceClosed({ element, trigger, widget }: Item, next?: Item): void {
  const { container, options, cleanUps } = widget as Tabs;
  const status = statusIn(container);
  const place = next && holdsFocus(element) ? `. ${labelText(next.trigger)}` : '';
  const words = `${labelText(trigger)} ${options['texts.closed']}${place}`;
  const timer = setTimeout(() => say(widget, status, words), PAUSE);
  cleanUps.push(() => clearTimeout(timer));
}

/** The name of a button that closes a tab. */
const closeText = ({ options }: Tabs, { trigger }: Item): string =>
  `${options['texts.close']} ${labelText(trigger)}`;

/**
 * Gives a closable tab a close button, if its label isn't the trigger itself, or removes it. Screen readers don't see it:
 * tab lists may contain only tabs.
 */
export function paintCloseButton(tabs: Tabs, item: Item): void {
  const { element, trigger } = item;
  const closable = isClosable(tabs, item);
  const closes = closable && !isDisabled(item);
  const hasButton = closable && trigger !== element;
  const before = childWith<HTMLButtonElement>(element, 'z-close');
  setAttribute(trigger, 'aria-keyshortcuts', closes ? 'Delete' : null);
  // Few screen readers say `aria-keyshortcuts`.
  setAttribute(trigger, 'aria-description', closes ? tabs.options['texts.deleteCloses'] : null);
  setClass(element, 'z-closable', hasButton);
  if (!hasButton) {
    if (before) remove(before);
    return;
  }
  const button = before || element.appendChild(buildButton(buttonTag(element), 'z-close'));
  setAttribute(button, 'title', closeText(tabs, item));
  (button as HTMLButtonElement).disabled = !closes;
  button.tabIndex = -1;
  makePointerOnly(button, () => closeTab(tabs, item, 'click'));
}

/**
 * Writes the button that closes the selected tab for users of screen readers in browse mode or on touch screens, who
 * have neither pointer nor key for it. There is one for all tabs, in front of the panels. It is invisible and no tab
 * stop.
 */
export function paintScreenReaderClose(tabs: Tabs): void {
  const { container } = tabs;
  const [selected] = tabs.open;
  const closes = !!selected && isClosable(tabs, selected) && !isDisabled(selected);
  if (!closes && !tabs.closer) return;
  const button = (tabs.closer = tabs.closer || buildButton(buttonTag(container), 'z-close-open'));
  button.hidden = !closes;
  button.tabIndex = -1;
  keepFocusOnPress(button, () => tabs.open[0] && closeTab(tabs, tabs.open[0], 'click'));
  // Not as text: in the live region, screen readers would announce it.
  if (closes) setAttribute(button, 'aria-label', closeText(tabs, selected));
  if (button.parentNode !== container) container.insertBefore(button, container.firstChild);
}
