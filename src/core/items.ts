import { hasClass, idOf } from '../dom/attributes';
import { isHiddenByStyle, isMarkedHidden } from './hidden';
import { numberIn } from './values';
import { stopListening } from './arrival';
import type { Item, Widget } from './widget';
import { idFor } from './ids';
import { claim } from './restore/claim';

/**
 * The properties of elements that hold their widget or item. A list would keep widgets in memory whose elements are gone.
 * The names contain the version, so that two versions of the script on one page don't read each other's objects.
 */
const WIDGET = `zWidget ${VERSION}`;
const ITEM = `zItem ${VERSION}`;

type Known = Node & Record<string, Widget | Item | undefined>;

/** The widget that runs on an element, of either kind. */
export const widgetOn = (element: Node): Widget | undefined =>
  (element as Known)[WIDGET] as Widget | undefined;

export const setWidget = (root: Node, widget: Widget | undefined): unknown =>
  ((root as Known)[WIDGET] = widget);

/** The item with this element, header or panel. */
export const itemOn = (element: Node): Item | undefined =>
  (element as Known)[ITEM] as Item | undefined;

/** Sets what `itemOn` finds for the nodes of an item. */
const setItem = ({ element, header, panel }: Item, item: Item | undefined): void =>
  [element, header, panel].forEach((node: Node | null) => {
    if (node) (node as Known)[ITEM] = item;
  });

/** Ends an item: its nodes are no longer connected with it. */
export function endItem(item: Item): void {
  item.index = -1;
  if (item.load) item.load.stop();
  stopListening(item);
  setItem(item, undefined);
}

/** The index for a number, also as text; negative ones count from the end. Anything else gives -1. */
export function indexFor(given: unknown, count: number): number {
  const number = numberIn(given);
  const index = number < 0 ? number + count : number;
  return index >= 0 && index < count && index % 1 === 0 ? index : -1;
}

/** The value of an attribute on the first of an item's elements that has it. */
export function attributeOf({ header, panel, element }: Item, name: string): string | null {
  const found = [element, header, panel].find((one) => one && one.hasAttribute(name));
  return found ? found.getAttribute(name) : null;
}

/** The name of an item in hashes and in storage: its `data-link`, otherwise its position. */
export const nameOf = (item: Item): string =>
  attributeOf(item, 'data-link') || item.widget.kind.noun + (item.index + 1);

/** The elements of an item that may have an id. */
export const elementsOf = ({ element, header, trigger, panel }: Item): HTMLElement[] =>
  [element, header, trigger].concat(panel || []);

/** The item with a name: its position, such as `tab2`, its `data-link`, or the id of one of its elements. */
export const itemNamed = ({ items, kind }: Widget, name: string): Item | undefined =>
  items.find(({ index }) => name === kind.noun + (index + 1)) ||
  items.find((item) => nameOf(item) === name || elementsOf(item).some((one) => idOf(one) === name));

export const isDisabled = ({ element, trigger }: Item): boolean =>
  hasClass(element, 'z-disabled') || !!(trigger as HTMLButtonElement).disabled;

export const isLoading = ({ load }: Item): boolean => !!load && load.phase === 'loading';

/** Whether an item can be opened and closed: it has a panel and isn't disabled or removed. */
export const isUsable = (item: Item | undefined): item is Item =>
  !!item && item.index >= 0 && !!item.panel && !isDisabled(item);

/**
 * Whether users can open an item, as far as the markup tells: it can be opened, and no attribute or class hides it. A
 * start asks this, because it reads no styles.
 */
export const isSelectable = (item: Item | undefined): item is Item =>
  isUsable(item) && !isMarkedHidden(item.element);

/** Connects trigger and panel by `aria-controls` and `aria-labelledby`. */
export function linkByAria({ widget, trigger, panel }: Item): void {
  const { prefix } = widget;
  const serial = (widget.serial += 1);
  if (!panel) return;
  const label = idFor(trigger, `${prefix}-header-${serial}`);
  if (label) panel.setAttribute('aria-labelledby', label);
  const id = idFor(panel, `${prefix}-${serial}`);
  if (id) trigger.setAttribute('aria-controls', id);
}

/** Connects a new item with its elements, and hides its panel. */
export function register(item: Item): Item {
  const { widget, panel } = item;
  setItem(item, item);
  if (panel) {
    // Many pages hide all panels but the first by an inline style, until a script shows them. Bindings of Alpine and
    // Knockout write it, too, but for panels that are to stay hidden.
    const isUnseen = isHiddenByStyle(panel) && !panel.matches('[x-show],[data-bind*=visible]');
    claim(widget.kind, panel, isUnseen ? 'z-content z-unhidden' : 'z-content');
    panel.setAttribute('hidden', '');
  }
  linkByAria(item);
  return item;
}
