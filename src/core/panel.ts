import { setAttribute, setClass } from '../dom/attributes';
import { focusedElement } from '../dom/focus';
import { childWith } from '../dom/query';
import { isStateful, holdsStateful, build, move, remove } from '../dom/nodes';
import { isSelectable } from './items';
import { hadAttribute } from './restore/claim';
import type { Item } from './widget';

/** Form fields. Validation scripts skip fields without a box, so panels with fields aren't findable by default. */
const FIELDS = 'input,select,textarea';

export const canFindInPage = (): boolean => 'onbeforematch' in document;

/** Hides a panel: by `hidden="until-found"` if find-in-page may find what is in it, otherwise by `hidden`. */
export function hide(item: Item): void {
  const { findInPage } = item.widget.options;
  const panel = item.panel as HTMLElement;
  const mayFind = canFindInPage() && findInPage && isSelectable(item);
  const isFindable = mayFind && (findInPage === true || !panel.querySelector(FIELDS));
  setAttribute(panel, 'hidden', isFindable ? 'until-found' : '');
}

/** Updates how a hidden panel is hidden. */
export function updateHidden(item: Item): void {
  if (item.panel && item.panel.hasAttribute('hidden')) hide(item);
}

/** True during `beforematch`: if nodes were moved then, the browser would lose the match. */
let mayNotMove: boolean;

export function withoutMovingNodes(work: () => void): void {
  mayNotMove = true;
  work();
  mayNotMove = false;
}

/**
 * Whether a framework fills an element, and so expects its nodes there. React, Preact, Mithril and Vue keep what they have
 * rendered in properties. Knockout's `foreach` finds its items by their position among the children. JsViews inserts
 * between `script` elements, into the element that it was linked to.
 */
const isRendered = (element: Element): boolean =>
  element.matches('[data-bind*=foreach]') ||
  !!element.querySelector(':scope>[type^=jsv]') ||
  /react|vnode|__vue|__k\b/.test(Object.keys(element).join());

/** The inner box of a panel, which holds the original nodes; null if it hasn't been made. */
const innerBoxOf = ({ panel, widget }: Item): HTMLElement | null =>
  panel && childWith<HTMLElement>(panel, widget.kind.innerClass);

/** What holds the content of an item: the inner box, or the panel itself. */
export const contentIn = (item: Item): HTMLElement | null => innerBoxOf(item) || item.panel;

/**
 * Returns what holds the content of an item, and makes the inner box if there is none. That happens when a panel is
 * first shown or filled, because moving the nodes of all panels would be slow at the start. There is no box if something
 * in the panel would lose its state, or if a framework fills the panel. Nodes that the page has put beside the box are
 * moved into it.
 */
export function ensureInner(item: Item): HTMLElement {
  const panel = item.panel as HTMLElement;
  const found = innerBoxOf(item);
  const isBare =
    mayNotMove || isRendered(panel) || (!found && (isStateful(panel) || holdsStateful(panel)));
  if (!mayNotMove) setClass(panel, 'z-bare', isBare);
  if (isBare) {
    // It was made before a framework filled the panel.
    if (found && !found.firstChild) remove(found);
    return contentIn(item) as HTMLElement;
  }
  const inner =
    found || panel.insertBefore(build('div', item.widget.kind.innerClass, 'box'), panel.firstChild);
  const stays = (element: Element): boolean =>
    element.matches('.z-failure,.z-spinner') ||
    isStateful(element) ||
    (!!found && holdsStateful(element));
  let next = inner.firstChild;
  Array.from(panel.childNodes).forEach((node) => {
    if (node === inner) next = null;
    else if (node.nodeType !== 1 || !stays(node as Element)) move(node, inner, next);
  });
  return inner;
}

/**
 * Makes a panel a tab stop, or no longer. An original `tabindex` stays, and so does that of a panel that has the focus:
 * otherwise it would lose the focus.
 */
export function paintPanelTabStop(panel: HTMLElement, isStop: boolean): void {
  if (!hadAttribute(panel, 'tabindex') && (isStop || focusedElement() !== panel))
    setAttribute(panel, 'tabindex', isStop ? '0' : null);
}

/** Writes whether an item is open, as far as that is the same in both kinds: its class, and whether its panel is visible. */
export function paintItem(item: Item, open: boolean): void {
  const panel = item.panel as HTMLElement;
  item.open = open;
  setClass(item.element, 'z-active', open);
  if (open) {
    ensureInner(item);
    setAttribute(panel, 'hidden', null);
    return;
  }
  if (!hadAttribute(panel, 'tabindex')) setAttribute(panel, 'tabindex', null);
  hide(item);
}
