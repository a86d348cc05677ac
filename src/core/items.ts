import { build, holdsStateful, isStateful, move } from '../dom/nodes';
import { hasClass, idOf, setClass } from '../dom/attributes';
import { childWith } from '../dom/query';
import { numberIn } from './options/rows';
import { stopListening } from './arrival';
import type { Item, Widget } from './widget';

/** The properties of elements by which sets and items are found without any list of them; not those of another version. */
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
export function forget(item: Item): void {
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

/** The item that a name means (C6): by its position, such as `tab2`, by the author, or by the id of its element or its panel. */
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

/** While the browser shows what its search has found, no node may be moved, or it loses the place. */
let holding: boolean;

export function holdNodes(work: () => void): void {
  holding = true;
  work();
  holding = false;
}

/** Whether Knockout fills an element with items, which it finds by their place in there. */
const isCounted = (element: Element): boolean => element.matches('[data-bind*=foreach]');

/** The box in a panel that holds the author's nodes, if it has been made. */
const innerIn = ({ panel, widget }: Item): HTMLElement | null =>
  panel && childWith<HTMLElement>(panel, widget.kind.innerClass);

/** What holds the author's nodes of an item with a panel: the box in the panel, or the panel itself. */
export const contentIn = (item: Item): HTMLElement | null => innerIn(item) || item.panel;

/**
 * The same, for what is shown or filled: the box is made at a panel's first showing (T2). A panel stays bare if something
 * would begin anew in the box (C12). What the page has put beside the box is taken in.
 */
export function ensureInner(item: Item): HTMLElement {
  const box = item.panel as HTMLElement;
  const { innerClass } = item.widget.kind;
  const found = innerIn(item);
  if (holding) return found || box;
  if (!found) {
    const isBare = isStateful(box) || holdsStateful(box) || isCounted(box);
    setClass(box, 'z-bare', isBare);
    if (isBare) return box;
  }
  const inner = found || box.insertBefore(build('div', innerClass, [], 'box'), box.firstChild);
  const first = inner.firstChild;
  let isBefore = true;
  if (box.firstChild !== box.lastChild)
    Array.from(box.childNodes).forEach((node) => {
      const element = node.nodeType === 1 && (node as Element);
      const stays = element && (element.matches('.z-failure,.z-spinner') || isStateful(element));
      if (node === inner) isBefore = false;
      else if (!stays && !(element && found && holdsStateful(element)))
        move(node, inner, isBefore ? first : null);
    });
  return inner;
}
