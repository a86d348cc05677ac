import { decoded } from '../dom/addresses';
import { idOf } from '../dom/attributes';
import { nameOf } from '../core/items';
import type { Item, Widget } from '../core/widget';

/* What a hash says of widgets, and what they write into it. */

/** The hash without its `#`. */
export const currentHash = (): string => location.hash.slice(1);

/**
 * How a widget reads the hash: the prefix with the separator, and the entries, of which there may be several if the
 * hash is shared by widgets. In `a/tab1&b/tab2`, the prefix of the first widget is `a/`, and `b/tab2` is an entry.
 */
export function hashFormat(
  { options, root }: Widget,
  hash = currentHash(),
): {
  start: string;
  entries: string[];
  isShared: boolean;
} {
  const separator = options['deeplinkingSeparator'] as string;
  const prefix = (options['deeplinkingPrefix'] as string) || idOf(root);
  const start = prefix && separator && separator !== 'none' ? prefix + separator : '';
  const isShared = options['deeplinkingMode'] === 'multiple' && start !== '';
  return { start, entries: isShared ? hash.split('&') : [hash], isShared };
}

/** The part of the hash that belongs to a widget: the hash itself if it isn't shared. */
export function ownEntry(widget: Widget): string | undefined {
  const { start, entries, isShared } = hashFormat(widget);
  return entries.find((entry) => !isShared || decoded(entry).startsWith(start));
}

/** The item of this widget that the hash names. */
export function linkedItem(widget: Widget, hash?: string): Item | undefined {
  if (!widget.options['deeplinking']) return undefined;
  const { start, entries } = hashFormat(widget, hash);
  const texts = entries.map(decoded);
  return widget.items.find((item) => texts.includes(start + nameOf(item)));
}

/** The hash, without its `#`, that names an item. Entries of other widgets stay. */
export function hashFor(widget: Widget, item: Item | undefined): string {
  const { start, entries } = hashFormat(widget);
  const own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
  const at = entries.indexOf(ownEntry(widget) as string);
  entries.splice(at < 0 ? entries.length : at, 1, own);
  return entries.filter(Boolean).join('&');
}
