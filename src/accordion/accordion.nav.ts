import { setAttribute, setClass } from '../dom/build';
import { isRoot } from '../dom/query';
import type { Item } from '../core/widget';
import type { Accordion } from './accordion.section';

/* Lists in the content as a second level of navigation (A9). */

/** The lists that stand in a section's content itself, but for sets, whether they run yet or not. */
const menusIn = ({ panel }: Item): Element[] =>
  panel
    ? Array.from(panel.querySelectorAll(':scope > ul, :scope > .z-auto-g > ul')).filter(
        (list) => !isRoot(list),
      )
    : [];

const addressOf = ({ href }: { href: string }): string => href.split('#')[0] as string;

/** The links of a section's menus to the page that is shown, and not just to a place in it. */
const currentLinks = (item: Item): HTMLAnchorElement[] =>
  menusIn(item)
    .flatMap((list) => Array.from(list.querySelectorAll<HTMLAnchorElement>('a[href]')))
    .filter(
      (link) =>
        !/^#/.test(link.getAttribute('href') as string) && addressOf(link) === addressOf(location),
    );

/** Whether a section's menu leads to the page that is shown. */
export const isCurrent = (item: Item): boolean => currentLinks(item).length > 0;

/** Marks the menus, and their links to the page that is shown. */
export function mountNav({ options, items, cleanUps }: Accordion): void {
  if (!options.contentNav) return;
  const menus = items.flatMap(menusIn);
  const links = items.flatMap(currentLinks).filter((link) => !link.hasAttribute('aria-current'));
  const mark = (on: boolean): void => {
    for (const list of menus) {
      setClass(list, 'z-sub-nav', on);
      setAttribute(list, 'class', list.className || null);
    }
    for (const link of links) setAttribute(link, 'aria-current', on ? 'page' : null);
  };
  mark(true);
  cleanUps.push(() => mark(false));
}
