import { idFor } from '../dom/ids';
import { setAttribute } from '../widget/ledger';
import type { Tabs } from './tabs.view';

/** The heading right before the set, which names it for the eye. */
function headingOf(root: HTMLElement): HTMLElement | null {
  const before = root.previousElementSibling;
  return before && /^H[1-6]$/.test(before.tagName) ? (before as HTMLElement) : null;
}

/**
 * Gives the list an accessible name unless the author gave it one: the container's own, else the
 * heading before it, else the text of the option `texts.tabs`.
 */
export function nameList(tabs: Tabs): void {
  const { root, parts, options } = tabs;
  const { list } = parts;
  if (parts.named) return;
  const label = root.getAttribute('aria-label');
  let labelledBy = root.getAttribute('aria-labelledby');
  const heading = headingOf(root);
  if (!label && !labelledBy && heading) {
    const hadId = !!heading.id;
    labelledBy = idFor(heading, parts.prefix + '-name');
    if (!hadId && labelledBy) parts.undo.push(() => heading.removeAttribute('id'));
  }
  setAttribute(list, 'aria-labelledby', labelledBy);
  setAttribute(list, 'aria-label', labelledBy ? null : label || options.texts.tabs);
}
