import { setAttribute, setClass } from '../dom/attributes';
import { childWith } from '../dom/query';
import { isStateful, holdsStateful, build, move } from '../dom/nodes';
import { isMarkedHidden } from '../dom/styles';
import { isUsable } from './items';
import type { Item } from './widget';

/** Fields whose checks by pages' scripts depend on whether they have a box. */
const FIELDS = 'input,select,textarea';

export const canFindInPage = (): boolean => 'onbeforematch' in document;

/** Takes a panel out of sight; the browser's search may find what is in it (R1). */
export function hide(item: Item): void {
  const { findInPage } = item.widget.options;
  const panel = item.panel as HTMLElement;
  const mayFind = canFindInPage() && findInPage && isUsable(item) && !isMarkedHidden(item.element);
  const isFound = mayFind && (findInPage === true || !panel.querySelector(FIELDS));
  setAttribute(panel, 'hidden', isFound ? 'until-found' : '');
}

/** The same for one that is out of sight already, as what decides on it has changed. */
export function updateHidden(item: Item): void {
  if (item.panel && item.panel.hidden) hide(item);
}

/** While the browser shows what its search has found, no node may be moved, or it loses the place. */
let holding: boolean;

export function withoutMovingNodes(work: () => void): void {
  holding = true;
  work();
  holding = false;
}

/** Whether Knockout fills an element with items, which it finds by their place in there. */
const isCounted = (element: Element): boolean => element.matches('[data-bind*=foreach]');

/** The box in a panel that holds the author's nodes, if it has been made. */
const innerBoxOf = ({ panel, widget }: Item): HTMLElement | null =>
  panel && childWith<HTMLElement>(panel, widget.kind.innerClass);

/** What holds the author's nodes of an item with a panel: the box in the panel, or the panel itself. */
export const contentIn = (item: Item): HTMLElement | null => innerBoxOf(item) || item.panel;

/**
 * The same, for what is shown or filled: the box is made at a panel's first showing (T2). A panel stays bare if
 * something would begin anew in the box (C12). What the page has put beside the box is taken in.
 */
export function ensureInner(item: Item): HTMLElement {
  const box = item.panel as HTMLElement;
  const { innerClass } = item.widget.kind;
  const found = innerBoxOf(item);
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
