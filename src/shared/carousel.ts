import { hasClass } from '../dom/query';
import { dropAttributes, keep, restore, words } from '../widget/ledger';
import { onEnd, type Scope } from '../widget/scope';
import type { Common } from './common';
import { giveName } from './naming';

const NAMES = words('role aria-roledescription aria-label aria-labelledby');

/** Takes off what a copy brings that was saved while the set played. */
export function dropCarousel(
  { root, options }: Pick<Common, 'root' | 'options'>,
  live: Element,
): void {
  live.removeAttribute('aria-live');
  if (root.getAttribute('aria-roledescription') !== options.texts.carousel) return;
  dropAttributes(root, 'role aria-roledescription');
  if (root.getAttribute('aria-label') === options.texts.slides) root.removeAttribute('aria-label');
}

/** Tells assistive technology that `element` holds things that take turns (rule S7). */
export function describeCarousel(
  { root, options }: Pick<Common, 'root' | 'options'>,
  scope: Scope,
  { element, prefix }: { element: HTMLElement; prefix: string },
): void {
  // A list would lose its meaning, and an author's role says more.
  if (/^[UO]L$/.test(element.tagName) || element.hasAttribute('role')) return;
  const { texts } = options;
  const kept = keep(element, NAMES);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-roledescription', texts.carousel);
  const id = prefix + '-name';
  const before = element.previousElementSibling as HTMLElement | null;
  const block = before && hasClass(before, 'z-autoplay') ? before : element;
  const undo = giveName({ element, root, block, id, otherwise: texts.slides });
  onEnd(scope, () => {
    if (undo) undo();
    restore(element, kept, NAMES, []);
  });
}
