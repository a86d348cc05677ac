import { idOf, nameOf } from '../core/items';
import type { Item, Widget } from '../core/widget';

/** The hash without its `#`. */
export const currentHash = (): string => location.hash.slice(1);

/** What a part of the hash says; empty where it can't be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** How a widget reads the hash: what its part begins with (T9, T20), and the parts, if it may speak to several widgets. */
export function reading({ options, root }: Widget): {
  start: string;
  parts: string[];
  isShared: boolean;
} {
  const separator = options['deeplinkingSeparator'] as string;
  const prefix = (options['deeplinkingPrefix'] as string) || idOf(root);
  const start = prefix && separator && separator !== 'none' ? prefix + separator : '';
  const isShared = options['deeplinkingMode'] === 'multiple' && start !== '';
  return { start, parts: isShared ? currentHash().split('&') : [currentHash()], isShared };
}

/** The item of this widget that the page's address names, if there is one. */
export function linkedItem(widget: Widget): Item | undefined {
  if (!widget.options['deeplinking']) return undefined;
  const { start, parts } = reading(widget);
  const texts = parts.map(decoded);
  return widget.items.find((item) => texts.indexOf(start + nameOf(item)) >= 0);
}

/** The hash, without its `#`, that names an item; what it says to others stays. */
export function hashFor(widget: Widget, item: Item | undefined): string {
  const { start, parts, isShared } = reading(widget);
  const own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
  const at = isShared ? parts.findIndex((part) => !decoded(part).indexOf(start)) : 0;
  parts.splice(at < 0 ? parts.length : at, 1, own);
  return parts.filter(Boolean).join('&');
}
