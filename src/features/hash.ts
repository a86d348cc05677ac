import { idOf, nameOf } from '../core/items';
import type { Item, Widget } from '../core/widget';

/** Nobody writes a longer hash, and reading it would take long. */
const LONGEST = 10000;

/** The hash without its `#`; one that is too long names nothing. */
export function currentHash(): string {
  const { hash } = location;
  return hash.length > LONGEST ? '?' : hash.slice(1);
}

/** What a part of the hash says; empty where it can't be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** What a widget's part of the hash begins with: prefix and separator, or nothing (T9, T20). */
function startOf({ options, root }: Widget): string {
  const separator = options['deeplinkingSeparator'] as string;
  const prefix = (options['deeplinkingPrefix'] as string) || idOf(root);
  return prefix && separator && separator !== 'none' ? prefix + separator : '';
}

/** Whether the hash may speak to several widgets. */
export const isShared = (widget: Widget): boolean =>
  widget.options['deeplinkingMode'] === 'multiple' && startOf(widget) !== '';

const partsOf = (widget: Widget): string[] =>
  isShared(widget) ? currentHash().split('&') : [currentHash()];

/** The item of this widget that the page's address names, if there is one. */
export function linkedItem(widget: Widget): Item | undefined {
  if (!widget.options['deeplinking']) return undefined;
  const texts = partsOf(widget).map(decoded);
  const start = startOf(widget);
  return widget.items.find((item) => texts.indexOf(start + nameOf(item)) >= 0);
}

/** The hash, without its `#`, that names an item; what it says to others stays. */
export function hashFor(widget: Widget, item: Item | undefined): string {
  const start = startOf(widget);
  const own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
  if (!isShared(widget)) return own;
  const parts = partsOf(widget);
  const at = parts.findIndex((part) => !decoded(part).indexOf(start));
  parts.splice(at < 0 ? parts.length : at, 1, own);
  return parts.filter(Boolean).join('&');
}
