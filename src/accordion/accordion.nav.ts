import { setClass } from '../dom/build';
import { isRoot } from '../dom/query';
import type { Item } from '../core/widget';
import type { Accordion } from './accordion.section';

/* Lists in the content as a second level of navigation (A9). */

/** The lists that stand in a section's content itself, but for sets, whether they run yet or not. */
function menusIn({ panel }: Item): HTMLElement[] {
  const lists = panel
    ? panel.querySelectorAll<HTMLElement>(':scope > ul, :scope > .z-auto-g > ul')
    : [];
  return Array.from(lists).filter((list) => !isRoot(list));
}

const addressOf = ({ href }: { href: string }): string => href.split('#')[0] as string;

/** The links of a list to the page that is shown, and not just to a place in it. */
const currentLinks = (list: Element): HTMLAnchorElement[] =>
  Array.from(list.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')).filter(
    (link) => addressOf(link) === addressOf(location),
  );

/** Whether a section's menu leads to the page that is shown. */
export const isCurrent = (item: Item): boolean =>
  menusIn(item).some((list) => currentLinks(list).length > 0);

/** Marks the menus, and their links to the page that is shown. */
export function mountNav({ options, items, cleanUps }: Accordion): void {
  if (!options.contentNav) return;
  for (const list of ([] as HTMLElement[]).concat(...items.map(menusIn))) {
    setClass(list, 'z-sub-nav');
    for (const link of currentLinks(list).filter((one) => !one.hasAttribute('aria-current'))) {
      link.setAttribute('aria-current', 'page');
      cleanUps.push(() => link.removeAttribute('aria-current'));
    }
    cleanUps.push(() => {
      setClass(list, 'z-sub-nav', false);
      if (!list.className) list.removeAttribute('class');
    });
  }
}
