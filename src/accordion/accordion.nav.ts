import { pageOf } from '../dom/addresses';
import { setClass, setAttribute } from '../dom/attributes';
import { isRoot } from '../core/parts';
import type { Item } from '../core/widget';
import type { Accordion } from './accordion.widget';

/* Lists in the content as a second level of navigation. */

/** The lists at the top level of a section's content, except nested widgets. */
const menusIn = ({ panel }: Item): Element[] =>
  Array.from(panel ? panel.querySelectorAll(':scope > ul, :scope > .z-auto-g > ul') : []).filter(
    (list) => !isRoot(list),
  );

/** The links of a section's lists to the current page. */
const currentLinks = (item: Item): HTMLAnchorElement[] =>
  menusIn(item)
    .flatMap((list) => Array.from(list.querySelectorAll('a')))
    .filter(({ href }) => href === pageOf(location.href));

/** Whether a section's list has a link to the current page. */
export const isCurrent = (item: Item): boolean => currentLinks(item).length > 0;

/** Marks the lists, and their links to the current page. */
export function mountNav({ options, items, cleanUps }: Accordion): void {
  if (!options.contentNav) return;
  items.flatMap(menusIn).forEach((list) => {
    setClass(list, 'z-sub-nav');
    cleanUps.push(() => {
      setClass(list, 'z-sub-nav', false);
      setAttribute(list, 'class', list.className || null);
    });
  });
  items.flatMap(currentLinks).forEach((link) => {
    if (link.hasAttribute('aria-current')) return;
    setAttribute(link, 'aria-current', 'page');
    cleanUps.push(() => setAttribute(link, 'aria-current', null));
  });
}
