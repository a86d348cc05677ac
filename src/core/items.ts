import { hasClass, idOf } from '../dom/attributes';
import { numberIn } from './values';
import { stopListening } from './arrival';
import type { Item, Widget } from './widget';
import { idFor } from './ids';
import { claim } from './restore/claim';

/**
 * The properties of elements by which sets and items are found without any list of them; not those of another version.
 */
const WIDGET = `zWidget ${VERSION}`;
const ITEM = `zItem ${VERSION}`;

type Known = Node & Record<string, Widget | Item | undefined>;

/** The widget that runs on an element, of either kind. */
export const widgetOn = (element: Node): Widget | undefined =>
  (element as Known)[WIDGET] as Widget | undefined;

export const setWidget = (root: Node, widget: Widget | undefined): unknown =>
  ((root as Known)[WIDGET] = widget);

/** The item whose element, header or panel this is. */
export const itemOn = (element: Node): Item | undefined =>
  (element as Known)[ITEM] as Item | undefined;

/** Lets an item be found by its nodes, or no more. */
export const setItem = ({ element, header, panel }: Item, item: Item | undefined): void =>
  [element, header, panel].forEach((node: Node | null) => {
    if (node) (node as Known)[ITEM] = item;
  });

/** An item that goes is found by its nodes no more. */
export function unlink(item: Item): void {
  item.index = -1;
  if (item.load) item.load.stop();
  stopListening(item);
  setItem(item, undefined);
}

/** The index for what a caller gave (C7): a number, also as text, a negative one from the end; -1 for anything else. */
export function indexFor(given: unknown, count: number): number {
  const number = numberIn(given);
  const index = number < 0 ? number + count : number;
  return index >= 0 && index < count && index % 1 === 0 ? index : -1;
}

/** What an item's elements say, the first of them that says something. */
export function attributeOf({ header, panel, element }: Item, name: string): string | null {
  const found = [element, header, panel].find((one) => one && one.hasAttribute(name));
  return found ? found.getAttribute(name) : null;
}

/** What an item is called in addresses and in storage: the author's name for it, else its position. */
export const nameOf = (item: Item): string =>
  attributeOf(item, 'data-link') || item.widget.kind.noun + (item.index + 1);

/**
 * The item that a name means (C6): by its position, such as `tab2`, by the author, or by the id of its element or its
 * panel.
 */
export const itemNamed = ({ items, kind }: Widget, name: string): Item | undefined =>
  items.find(({ index }) => name === kind.noun + (index + 1)) ||
  items.find(
    (item) =>
      nameOf(item) === name ||
      idOf(item.element) === name ||
      (item.panel && idOf(item.panel) === name),
  );

export const isDisabled = ({ element, trigger }: Item): boolean =>
  hasClass(element, 'z-disabled') || !!(trigger as HTMLButtonElement).disabled;

/** Whether an item may be opened at all. */
export const isUsable = (item: Item | undefined): item is Item =>
  !!item && item.index >= 0 && !!item.panel && !isDisabled(item);

/** Has the trigger of an item and its panel name each other. */
export function linkByAria({ widget, trigger, panel }: Item): void {
  const { prefix } = widget;
  const serial = (widget.serial += 1);
  if (!panel) return;
  const label = idFor(trigger, `${prefix}-header-${serial}`);
  if (label) panel.setAttribute('aria-labelledby', label);
  const id = idFor(panel, `${prefix}-${serial}`);
  if (id) trigger.setAttribute('aria-controls', id);
}

/** Lets an item be found by its nodes, and closes its panel. */
export function register(item: Item): Item {
  const { widget, panel } = item;
  setItem(item, item);
  if (panel) {
    // Many pages hide all panels but the first themselves, until a script shows them.
    const isUnseen = panel.hasAttribute('style') && panel.style.display === 'none';
    claim(widget.kind, panel, isUnseen ? 'z-content z-unhidden' : 'z-content');
    panel.setAttribute('hidden', '');
  }
  linkByAria(item);
  return item;
}
