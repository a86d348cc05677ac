import { idOf } from '../dom/ids';
import { follow } from '../widget/follow';
import type { Item } from '../widget/widget';
import { itemsNamed, nameOf, openItems, warnOnce, type Common } from './common';

const keyOf = ({ kind, root }: Common): string => `${kind.name}:${location.pathname}#${idOf(root)}`;

/** The names that are stored for a widget; null where there is nothing that can be used (rule C16). */
function read(widget: Common): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(widget)) || 'null');
    const fits = Array.isArray(stored) && stored.every((name) => typeof name === 'string');
    return fits ? (stored as string[]) : null;
  } catch {
    return null;
  }
}

/** What was open when the page was left; null where that isn't known, or no longer there. */
export function recall(widget: Common): Item[] | null {
  const { options, root } = widget;
  const names = options.rememberState && idOf(root) ? read(widget) : null;
  if (!names) return null;
  const items = itemsNamed(widget, names);
  // Only an accordion that can be closed as a whole is restored so.
  const { collapsible } = options as { collapsible?: boolean };
  return items.length || (!names.length && collapsible) ? items : null;
}

/** Stores what is open at every change but those that nobody made. */
export function mountStorage(widget: Common): void {
  const { options, root } = widget;
  if (!options.rememberState) return;
  if (!idOf(root)) return warnOnce(widget, 'rememberState needs an id on the container');
  follow(widget, (_, reason) => {
    if (reason === 'autoplay') return;
    const names = openItems(widget).map((item) => nameOf(widget, item));
    try {
      localStorage.setItem(keyOf(widget), JSON.stringify(names));
    } catch {
      // Blocked or full: the page goes on without.
    }
  });
}
