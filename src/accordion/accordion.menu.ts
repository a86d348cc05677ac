import { contentChildren, hasClass } from '../dom/query';
import { borrow, giveBack, setClass, type Undo } from '../widget/ledger';
import { onEnd } from '../widget/scope';
import type { Section } from './accordion.section';
import type { Accordion } from './accordion.view';

const pageOf = (address: string): string => address.split('#')[0] as string;

/** The links of a list that lead to the page that is shown, and not just to a place in it. */
function linksHere(list: HTMLElement): HTMLAnchorElement[] {
  const links = Array.prototype.slice.call(list.querySelectorAll('a[href]')) as HTMLAnchorElement[];
  const isPlace = (link: Element): boolean => /^#/.test(link.getAttribute('href') || '');
  return links.filter((link) => !isPlace(link) && pageOf(link.href) === pageOf(location.href));
}

/** Accordions inside are no menus, whether they run yet or not. */
const isMenu = (list: HTMLElement): boolean =>
  list.tagName === 'UL' &&
  !hasClass(list, 'z-accordion') &&
  list.getAttribute('data-role') !== 'z-accordion';

/** Makes a second-level menu of the lists in a section's content; true if one leads to this page. */
function adoptMenu({ inner }: Section, undo: Undo): boolean {
  const lists = contentChildren(inner).filter(isMenu);
  const current = lists.map(linksHere).reduce((all, links) => all.concat(links), []);
  for (const list of lists) {
    borrow(undo, list, ['class'], ['z-sub-nav']);
    setClass(list, 'z-sub-nav');
  }
  for (const link of current) {
    borrow(undo, link, ['aria-current'], []);
    link.setAttribute('aria-current', 'page');
  }
  return current.length > 0;
}

/** Marks the menus of all sections, and notes which of them lead to the page that is shown (rule A9). */
export function mountMenus({ parts, options, scope }: Accordion): void {
  const undo: Undo = [];
  const marked = options.contentNav
    ? parts.items.filter((section) => adoptMenu(section, undo))
    : [];
  parts.here = marked.map(({ index }) => index);
  onEnd(scope, () => giveBack(undo));
}
