import { widgetsInPage } from '../core/page';
import { idOf, nameOf, type Item, type Widget } from '../core/widget';

/** Nobody writes a longer hash, and reading it would take long. */
const LONGEST = 10000;

/** The hash without its `#`; one that is too long names nothing. */
export function currentHash(): string {
  const hash = location.hash.slice(1);
  return hash.length > LONGEST ? '?' : hash;
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

const isShared = (widget: Widget): boolean =>
  widget.options['deeplinkingMode'] === 'multiple' && startOf(widget) !== '';

function partsOf(widget: Widget): string[] {
  const hash = currentHash();
  return isShared(widget) ? hash.split('&') : [hash];
}

/** The names in the parts of the hash; empty for those that don't speak to this widget. */
function namesOf(widget: Widget): string[] {
  const start = startOf(widget);
  return partsOf(widget).map((part) => {
    const text = decoded(part);
    return text.indexOf(start) ? '' : text.slice(start.length);
  });
}

/** The item of this widget that the page's address names, if there is one. */
export function linkedItem(widget: Widget): Item | undefined {
  if (!widget.options['deeplinking']) return undefined;
  const names = namesOf(widget);
  return widget.items.filter((item) => names.indexOf(nameOf(item)) >= 0)[0];
}

/** Whether the address speaks to other widgets only, in a hash that several share. */
export const isForOthers = (widget: Widget): boolean =>
  isShared(widget) && !namesOf(widget).some(Boolean) && widgetsInPage().some(linkedItem);

/** The hash, without its `#`, that names an item; what it says to others stays. */
export function hashFor(widget: Widget, item: Item | undefined): string {
  const own = item
    ? encodeURI(startOf(widget) + nameOf(item)).replace(/[#&]/g, encodeURIComponent)
    : '';
  if (!isShared(widget)) return own;
  const parts = partsOf(widget);
  const at = namesOf(widget).map(Boolean).indexOf(true);
  parts.splice(at < 0 ? parts.length : at, 1, own);
  return parts.filter(Boolean).join('&');
}
