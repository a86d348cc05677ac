import { idOf, isUsable, nameOf } from '../core/items';
import { saysHidden } from '../dom/query';
import { on } from '../core/listen';
import { warnOnce } from '../core/warn';
import type { Item, Reason, Widget } from '../core/widget';

const keyOf = ({ kind, root }: Widget): string => `${kind.name}:${location.pathname}#${idOf(root)}`;

/** What keeps it: for good, or for this visit alone. The browser may refuse. */
const storageOf = ({ options }: Widget): Storage =>
  options['rememberState'] === 'session' ? sessionStorage : localStorage;

/** What was open when the page was left, as far as it still fits (C16). */
export function storedItems(widget: Widget): { items: Item[]; reason: Reason } | null {
  try {
    let names = JSON.parse(storageOf(widget).getItem(keyOf(widget)) as string) as
      string | unknown[];
    // Prototype has lists turn themselves into text before they are written.
    if (typeof names === 'string') names = JSON.parse(names) as unknown[];
    const found = widget.items.filter(
      (item) => isUsable(item) && !saysHidden(item.element) && names.indexOf(nameOf(item)) >= 0,
    );
    const fits = found.length || (widget.kind.rules(widget).collapsible && !names.length);
    if (idOf(widget.root) && fits) return { items: found, reason: 'restore' };
  } catch {
    // Blocked, or rubbish.
  }
  return null;
}

/** Stores what is open at every change but those of autoplay, until the options change or the widget ends. */
export function mountStorage(widget: Widget): void {
  if (!idOf(widget.root)) return warnOnce(widget, 'rememberState: no id');
  const store = (): void => {
    try {
      storageOf(widget).setItem(keyOf(widget), JSON.stringify(widget.open.map(nameOf)));
    } catch {
      // Blocked or full: the page goes on without.
    }
  };
  on(widget, 'change', (_, reason) => {
    // Nor what opens in place of what the page hides just now.
    if (!/autoplay|restore/.test(reason)) store();
  });
  on(widget, 'structure', store);
}
