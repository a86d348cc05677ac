import { decoded } from '../dom/addresses';
import { idOf } from '../dom/attributes';
import { nameOf } from '../core/items';
import { flag, oneOf, text, type ValuesOf } from '../core/options/rows';
import type { Item, Widget } from '../core/widget';

/* What a hash says of widgets, and what they write into it. */

/** The options for links. */
export const linkRows = {
  /** Whether the hash of the page's URL names the open item. If a user opens an item, the hash changes. If the hash changes, the item opens. */
  deeplinking: flag(false),
  /** Whether the page scrolls to the tabs, or to the section, if it loads with the hash of an item. */
  deeplinkingAutoScroll: flag(false),
  /** Whether the hash names the open item of one widget (`single`), or of several (`multiple`): `a/tab1&b/tab2`. */
  deeplinkingMode: oneOf(['single', 'multiple']),
  /** The part of the hash before the separator. If empty, the container's id. Without a separator, there is no prefix. */
  deeplinkingPrefix: text(''),
  /** The part of the hash between the prefix and the item's name. If empty or `none`, the hash is the name alone. */
  deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
  /** What happens to the browser's history when an item opens: the new hash adds an entry (`push`), or replaces the current one (`replace`). `none`: the hash doesn't change. */
  history: oneOf(['push', 'replace', 'none']),
};

/** A widget as deep links see it. */
export interface Linked extends Widget<ValuesOf<typeof linkRows>> {
  /** The item that the hash named when it was last read or written. */
  named?: Item | undefined;
}

/** The hash without its `#`. */
export const currentHash = (): string => location.hash.slice(1);

/**
 * How a widget reads the hash: the prefix with the separator, and the entries, of which there may be several if the
 * hash is shared by widgets. In `a/tab1&b/tab2`, the prefix of the first widget is `a/`, and `b/tab2` is an entry.
 */
export function hashFormat(
  { options, root }: Linked,
  hash = currentHash(),
): {
  start: string;
  entries: string[];
  isShared: boolean;
} {
  const separator = options.deeplinkingSeparator;
  const prefix = options.deeplinkingPrefix || idOf(root);
  const start = prefix && separator && separator !== 'none' ? prefix + separator : '';
  const isShared = options.deeplinkingMode === 'multiple' && start !== '';
  return { start, entries: isShared ? hash.split('&') : [hash], isShared };
}

/** The part of the hash that belongs to a widget: the hash itself if it isn't shared. */
export function ownEntry(widget: Linked): string | undefined {
  const { start, entries, isShared } = hashFormat(widget);
  return entries.find((entry) => !isShared || decoded(entry).startsWith(start));
}

/** The item of this widget that the hash names. */
export function linkedItem(widget: Linked, hash?: string): Item | undefined {
  if (!widget.options.deeplinking) return undefined;
  const { start, entries } = hashFormat(widget, hash);
  const texts = entries.map(decoded);
  return widget.items.find((item) => texts.includes(start + nameOf(item)));
}

/** The hash, without its `#`, that names an item. Entries of other widgets stay. */
export function hashFor(widget: Linked, item: Item | undefined): string {
  const { start, entries } = hashFormat(widget);
  const own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
  const at = entries.indexOf(ownEntry(widget) as string);
  entries.splice(at < 0 ? entries.length : at, 1, own);
  return entries.filter(Boolean).join('&');
}
