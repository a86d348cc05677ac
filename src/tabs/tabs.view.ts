import { move } from '../dom/nodes';
import { besideKeys, buildButton, buttonTag, forPointers } from '../dom/buttons';
import { isOneOf, labelText } from '../dom/text';
import { setClass, setAttribute, saysYes } from '../dom/attributes';
import { firstTakesFocus, focusedElement, holdsFocus } from '../dom/focus';
import { childHolding, childWith } from '../dom/query';
import { saysHidden } from '../dom/styles';
import { hide, ensureInner } from '../core/panel';
import { isAuthors } from '../core/restore/claim';
import { paintClasses } from '../core/root-classes';
import { classesOf } from '../core/options/merge';
import { own } from '../core/values';
import { isDisabled } from '../core/items';
import { emit } from '../core/signals';
import { say, statusIn } from '../core/say';
import { removeItem } from '../core/collection';
import type { Item, Reason, View } from '../core/widget';
import {
  focusTarget,
  isAccordion,
  isColumn,
  isMenu,
  isVertical,
  paintMenuTitle,
} from './tabs.dropdown';
import type { Tabs } from './tabs.markup';
import { paintName } from './tabs.names';

const hovering = matchMedia('(hover: hover)');

/** Themes whose labels are dark, and so take light icons. */
const DARK = 'black orange red green blue deepblue';

/** Puts the labels before or after the panels: with the box that holds them, or with what is ours. */
function placeLabels({ root, list, container, bar, arrow }: Tabs, last: boolean): void {
  const panels = childHolding(root, container) as HTMLElement;
  const box = childHolding(root, list) as HTMLElement;
  const parts = Array.from(root.children);
  if (parts.indexOf(panels) < parts.indexOf(box) === last) return;
  const before = last ? panels.nextSibling : panels;
  (box === list ? [bar, arrow, list] : [box]).forEach((node) => move(node, root, before));
}

/** The classes on the root that tell the form; a column that has taken another looks as a row that has. */
export function paintForm(tabs: Tabs, form: string): void {
  const { root, list } = tabs;
  const vertical = isVertical(tabs) && !form;
  setClass(root, 'responsive', /\d/.test(form));
  setClass(root, 'z-stacked', /^[1+]+$/.test(form));
  setClass(root, 'mobile', form === 'menu');
  [root, list].forEach((one) => setClass(one, 'z-as-accordion', form === 'accordion'));
  setClass(root, 'vertical', vertical);
  setClass(root, 'horizontal', !vertical);
}

/** Gives the root the classes of its options (T2). */
export function paintRoot(tabs: Tabs): void {
  const { options, root } = tabs;
  const filled = !isOneOf(options.style, 'underlined pills');
  const classes = classesOf(tabs);
  const isLight = classes.indexOf(' z-dark') >= 0 || (filled && isOneOf(options.theme, DARK));
  let names = 'z-tabs' + classes + (isLight ? ' z-icons-light' : ' z-icons-dark');
  // The default position follows the text (T7).
  if (tabs.mirrored && !own(tabs.values, 'position'))
    names = names.replace('top-left', 'top-right');
  if (hovering.matches) names += ' hover';
  if (options.sticky || childWith(root, 'z-tools')) names += ' z-row-grid';
  paintClasses(tabs, names);
  // In a narrow form, a vertical set is no column.
  if (tabs.form) paintForm(tabs, tabs.form);
  setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
  placeLabels(tabs, options.position.charAt(0) === 'b');
}

/** The panel takes focus itself when what it begins with doesn't (AT14). */
export function paintPanelStop(item: Item | undefined): void {
  const panel = item && item.open && item.panel;
  if (!panel || isAuthors(panel, 'tabindex')) return;
  const isStop = !firstTakesFocus(panel);
  // One that has the focus stays a stop, or the focus would fall to the page's body.
  if (isStop || focusedElement() !== panel) setAttribute(panel, 'tabindex', isStop ? '0' : null);
}

/** Writes whether a tab is selected: classes, ARIA, and what is in sight. */
export function paintTab(_: Tabs, item: Item, open: boolean): void {
  const { element, trigger } = item;
  const panel = item.panel as HTMLElement;
  item.open = open;
  setClass(element, 'z-active', open);
  setClass(panel, 'z-active', open);
  setAttribute(trigger, 'aria-selected', String(open));
  if (open) {
    ensureInner(item);
    setAttribute(panel, 'hidden', null);
    return;
  }
  if (!isAuthors(panel, 'tabindex')) setAttribute(panel, 'tabindex', null);
  hide(item);
}

/** Writes what depends on which tab is selected: what Tab comes to, and the dropdown's title. */
export function paintAll(tabs: Tabs): void {
  const { items, open, stop: before } = tabs;
  const fits = (item: Item): boolean =>
    !saysHidden(item.element) && (item.open || !isDisabled(item));
  const [selected] = open;
  // With none selected, it is the one that was so last.
  const last = selected || before;
  const stop = last && last.index >= 0 && fits(last) ? last : items.find(fits) || selected;
  if (before && before !== stop && before.index >= 0)
    setAttribute(before.trigger, 'tabindex', '-1');
  if (stop) setAttribute(stop.trigger, 'tabindex', '0');
  tabs.stop = stop;
  paintPanelStop(selected);
  paintMenuTitle(tabs);
  paintCloser(tabs);
}

/** Whether users may close a tab; its own word on that comes before the option's. */
const isClosable = ({ options }: Tabs, { element }: Item): boolean =>
  saysYes(element, 'data-closable', options.closable);

/** Closes a tab on a user's behalf, where users may. */
export function close(tabs: Tabs, item: Item, reason: Reason): void {
  if (!isClosable(tabs, item) || isDisabled(item)) return;
  emit(tabs, 'action');
  removeItem(item, reason);
}

/** How long a word waits for browsers to tell of what has changed around its place, in milliseconds; with that, none is heard. */
const PAUSE = 100;

/**
 * Says which tab a user has closed, wherever the focus goes (H7). Of the one that becomes the first and has the focus
 * then, Orca says nothing by itself.
 */
export function sayClosed({ element, index, trigger, widget }: Item, next?: Item): void {
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
 * Gives a tab its close button, where there is a place beside its label, or takes that away; lists
 * hold nothing but tabs for a screen reader. A button that is right already stays, as each press comes here.
 */
function paintClose(tabs: Tabs, item: Item): void {
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
  forPointers(button, () => close(tabs, item, 'click'));
}

/**
 * Closes the selected tab for who has neither a pointer nor a key for it, as with a screen reader in browse mode or on a
 * touch screen: one button for all tabs, heard before the panel, unseen and no tab stop (H8).
 */
function paintCloser(tabs: Tabs): void {
  const { container } = tabs;
  const [selected] = tabs.open;
  const closes = !!selected && isClosable(tabs, selected) && !isDisabled(selected);
  if (!closes && !tabs.closer) return;
  const button = (tabs.closer = tabs.closer || buildButton(buttonTag(container), 'z-close-open'));
  button.hidden = !closes;
  button.tabIndex = -1;
  besideKeys(button, () => tabs.open[0] && close(tabs, tabs.open[0], 'click'));
  // Not as text: some screen readers would say that as a change of the panels.
  if (closes) setAttribute(button, 'aria-label', closeText(tabs, selected));
  if (button.parentNode !== container) container.insertBefore(button, container.firstChild);
}

/** Writes what a page may have changed of a tab by itself (C12). */
export function readTab(tabs: Tabs, item: Item): void {
  setAttribute(item.trigger, 'aria-disabled', isDisabled(item) ? 'true' : null);
  paintName(tabs, item);
  paintClose(tabs, item);
  if (item.open) paintCloser(tabs);
}

/** Whether the content of the selected tab is on its way; that of a frame doesn't always count. */
export const isAwaited = ({ open }: Tabs, unframed?: boolean): boolean =>
  open.some(({ load }) => load && load.phase === 'loading' && !(unframed && load.framed));

type Tab = Item & { widget: Tabs };

function showBusy({ widget, open }: Tab, busy: boolean): HTMLElement | null {
  setClass(widget.root, 'z-busy', isAwaited(widget));
  return busy && open ? widget.container : null;
}

function heading({ widget, element }: Tab): HTMLElement {
  if (isMenu(widget)) return widget.bar;
  return isAccordion(widget) ? element : widget.list;
}

const rootOf = ({ widget }: Item): HTMLElement => widget.root;

export const tabsView = {
  paintRoot,
  paint: paintTab,
  readState: readTab,
  paintAll,
  showBusy,
  contentChanged: paintPanelStop,
  sayRemoved: sayClosed,
  printsLabels: true,
  focusTarget,
  focusAfter: (item: Item) => focusTarget(item.widget.open[0] || item),
  heading,
  blockOf: rootOf,
  linkTarget: rootOf,
  sizeProbe: ({ arrow }: Tabs) => arrow,
  outerBox: ({ root }: Tabs) => root,
  liveRegion: ({ container }: Tabs) => container,
  placeControl: ({ root }: Tabs, control: HTMLElement) => root.prepend(control),
} satisfies View;
