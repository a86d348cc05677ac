import { pageOf } from '../dom/addresses';
import { hasClass, setClass, setAttribute } from '../dom/attributes';
import { isRoot } from '../core/parts';
import { on } from '../core/signals';
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

/** Marks the lists of a section, and their links to the current page, unless that is done. */
function markMenus(item: Item): void {
  const { cleanUps } = item.widget;
  menusIn(item).forEach((list) => {
    if (hasClass(list, 'z-sub-nav')) return;
    setClass(list, 'z-sub-nav');
    cleanUps.push(() => {
      setClass(list, 'z-sub-nav', false);
      setAttribute(list, 'class', list.className || null);
    });
  });
  currentLinks(item).forEach((link) => {
    if (link.hasAttribute('aria-current')) return;
    setAttribute(link, 'aria-current', 'page');
    cleanUps.push(() => setAttribute(link, 'aria-current', null));
  });
}

/** Marks the lists now, and those that come later: when their section opens, or has loaded. */
export function mountNav(widget: Accordion): void {
  if (!widget.options.contentNav) return;
  widget.items.forEach(markMenus);
  on(widget, 'change', ({ opened }) => opened.forEach(markMenus));
  on(widget, 'load', markMenus);
}
