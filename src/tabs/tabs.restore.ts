import { setAttribute, setClass } from '../dom/attributes';
import { move } from '../dom/nodes';
import { childHolding } from '../dom/query';
import { labelFor } from './tabs.names';
import type { Tabs } from './tabs.widget';

/* Restores what `core/restore` can't find by marks and tables, when a widget ends or starts on a saved copy. */

/** Moves the tools, and the labels before them, back to their original place. */
function restoreLabels({ root, list, next, toolsNext, moved }: Tabs): void {
  const box = moved && childHolding(root, list);
  const isThere = ([tools]: [HTMLElement, Node | null]): boolean => tools.parentNode === root;
  // The last one first: it may be the node behind another one.
  if (box)
    toolsNext
      .filter(isThere)
      .reverse()
      .forEach(([tools, behind]) => move(tools, root, behind));
  if (box && box.nextSibling !== next) move(box, root, next);
}

/** Removes generated names from a saved copy: they aren't the author's. */
function dropNames(tabs: Tabs): void {
  const { root, list, items } = tabs;
  const isOwn = (one: Element): boolean => one === list || one.closest('.z-tabs') === root;
  root.querySelectorAll('.z-tabs-desktop').forEach((one) => {
    if (isOwn(one) && one.getAttribute('aria-label') === labelFor(tabs))
      setAttribute(one, 'aria-label', null);
  });
  items.forEach(({ element }) => {
    if (/^tab\d+$/.test(element.getAttribute('data-link') || ''))
      setAttribute(element, 'data-link', null);
  });
}

/**
 * Moves the labels back to their original place, unless this is a saved copy: there, nobody knows it. Generated names are
 * removed from copies. Gives list and container their classes again, as `releaseAll` does for items.
 */
export function release(tabs: Tabs, isCopy: boolean): void {
  const { root, list, container } = tabs;
  if (root.contains(list)) setClass(list, 'z-tabs-desktop');
  if (root.contains(container)) setClass(container, 'z-container');
  if (isCopy) dropNames(tabs);
  restoreLabels(tabs);
}

/** Whether an attribute that we write is the author's, by its value. `dropNames` has removed generated names already. */
export function isAuthors(
  element: Element,
  name: string,
  value: string,
  isCopy?: boolean,
): boolean {
  switch (name) {
    case 'id':
      return !/^uiTabs\d+-|-\d+$/.test(value);
    case 'data-link':
      return isCopy || !/^tab\d+$/.test(value);
    case 'type':
      return !!isCopy;
    case 'aria-label':
      return !!isCopy && !element.matches('a,button,li');
    case 'aria-labelledby':
      return !!isCopy && !/^uiTabs\d+-|-header-\d+$/.test(value);
    case 'role':
      // Nothing else tells that it is the list.
      return !!isCopy && value === 'tablist' && !element.matches('ul,ol');
    default:
      return false;
  }
}
