import { build, detach, move, unwrap } from '../dom/build';
import { contentChildren, hasClass } from '../dom/query';
import {
  borrow,
  dropAttributes,
  dropEmptyStyle,
  setClass,
  words,
  type Undo,
} from '../widget/ledger';
import { STALE_STYLES } from './tabs.panel';

/** Makes the wrapper where panels are the root's own children, and moves them into it. */
export function makeContainer(
  root: HTMLElement,
  panels: readonly HTMLElement[],
  undo: Undo,
): HTMLElement {
  const container = build('div', '');
  root.insertBefore(container, panels[0] || null);
  undo.push(() => {
    // What the page has added meanwhile stays, behind the others.
    const last = panels[panels.length - 1];
    if (last && last.parentNode === root) root.insertBefore(container, last.nextSibling);
    unwrap(container);
  });
  const places = panels.map((panel) => {
    const next = panel.nextSibling;
    move(panel, container, null);
    return next;
  });
  undo.push(() => {
    if (!isInOrder(contentChildren(container), panels)) return;
    for (let n = panels.length - 1; n >= 0; n--) {
      const panel = panels[n] as HTMLElement;
      const next = places[n] as Node | null;
      if (panel.parentNode !== container) continue;
      move(panel, root, !next || next.parentNode === root ? next : container);
    }
  });
  return container;
}

/** Whether panels lie in the order in which they came, and new ones behind them. */
function isInOrder(now: readonly HTMLElement[], before: readonly HTMLElement[]): boolean {
  // A new one, at -1, counts as behind all.
  const places = now.map((panel) => before.indexOf(panel) >>> 0);
  return places.every((place, n) => !n || place >= (places[n - 1] as number));
}

/** Makes a list for a set that has none; with panels in it, it is driven by methods and unseen. */
export function makeList(
  root: HTMLElement,
  panels: readonly HTMLElement[],
  undo: Undo,
): HTMLElement {
  const list = build('ul', '');
  for (const panel of panels) {
    const name = document.createTextNode(
      panel.getAttribute('aria-label') || panel.getAttribute('title') || '',
    );
    list.appendChild(build('li', '', build('a', '', name)));
  }
  if (panels.length) list.style.display = 'none';
  root.insertBefore(list, root.firstChild);
  undo.push(() => detach(list));
  return list;
}

/** The bar of the narrow form. */
export function adoptBar(found: HTMLElement | null, next: HTMLElement, undo: Undo): HTMLElement {
  const link = build('a', 'z-link', build('span', 'z-title'), build('span', 'z-arrow'));
  const bar = build('ul', 'z-tabs-nav z-tabs-mobile', build('li', '', link));
  bar.style.display = 'none';
  return insertOwn(bar, found, next, undo);
}

function replace(old: Node, by: Node): void {
  if (old.parentNode) old.parentNode.replaceChild(by, old);
}

/** Puts an element of ours into the page, before `next` or in the place of that of a saved copy. */
function insertOwn(
  element: HTMLElement,
  found: HTMLElement | null,
  next: HTMLElement,
  undo: Undo,
): HTMLElement {
  if (found) replace(found, element);
  else (next.parentNode as Node).insertBefore(element, next);
  undo.push(() => (found ? replace(element, found) : detach(element)));
  return element;
}

/** The arrow of the bar, before `next`: by it the script knows the room there is. */
export function adoptArrow(found: HTMLElement | null, next: HTMLElement, undo: Undo): HTMLElement {
  return insertOwn(build('i', 'z-dropdown-arrow'), found, next, undo);
}

const LIST_NAMES = words('class role aria-orientation aria-label aria-labelledby aria-owns');
const LIST_CLASSES = ['z-tabs-nav', 'z-tabs-desktop', 'z-hide-menu'];
const CONTAINER_CLASSES = ['z-container', 'z-animating'];

const RUN_STYLES = ['transition', 'height', 'margin', 'opacity', 'transform', 'grid-area'];

/** Takes off what a copy brings that was saved while panels moved. */
function clearRun(container: HTMLElement): void {
  if (!hasClass(container, 'z-animating')) return;
  setClass(container, 'z-animating', false);
  for (const element of [container].concat(contentChildren(container))) {
    const leaves = hasClass(element, 'z-leave');
    for (const name of leaves ? RUN_STYLES.concat(STALE_STYLES) : RUN_STYLES)
      element.style.removeProperty(name);
    dropEmptyStyle(element);
    if (!leaves) continue;
    setClass(element, 'z-leave', false);
    dropAttributes(element, 'inert aria-hidden');
  }
}

/** Marks list and container, and remembers where the author had the list. */
export function adoptFrame(list: HTMLElement, container: HTMLElement, undo: Undo): void {
  const root = list.parentNode as Node;
  const next = list.nextSibling;
  clearRun(container);
  // The outline of a saved copy is gone.
  if (/-outline$/.test(list.getAttribute('aria-owns') || '')) list.removeAttribute('aria-owns');
  borrow(undo, list, LIST_NAMES, LIST_CLASSES);
  borrow(undo, container, ['class'], CONTAINER_CLASSES);
  setClass(list, 'z-hide-menu', false);
  setClass(list, 'z-tabs-nav');
  setClass(list, 'z-tabs-desktop');
  list.setAttribute('role', 'tablist');
  setClass(container, 'z-container');
  undo.push(() => {
    if (list.parentNode !== root || list.nextSibling === next) return;
    move(list, root, next && next.parentNode === root ? next : null);
  });
}
