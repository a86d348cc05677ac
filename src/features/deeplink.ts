import { reducedMotion } from '../dom/query';
import { itemsAround, openAll } from '../core/around';
import { widgetsInPage } from '../core/page';
import { openOnly } from '../core/select';
import type { Change } from '../core/selection';
import { idOf, isUsable, on, warnOnce, type Item, type Reason, type Widget } from '../core/widget';
import { currentHash, hashFor, isForOthers, linkedItem } from './hash';

interface Linked extends Widget {
  /** The hash that the page was opened with, where it was not ours. */
  entry?: string;
}

/** The items that the address names, and all that hold them. */
function neededItems(): Item[] {
  return widgetsInPage().reduce<Item[]>((all, widget) => {
    const item = linkedItem(widget);
    return item ? all.concat(itemsAround(item.element)) : all;
  }, []);
}

/** What is open first by the page's address (C16): what that names, or what holds a set that it names. */
export function linkedItems(widget: Linked): { items: Item[]; reason: Reason } | null {
  const linked = linkedItem(widget);
  if (!isUsable(linked)) widget.entry = currentHash();
  const item = linked || neededItems().filter((one) => one.widget === widget)[0];
  if (!isUsable(item)) return null;
  // With nested sets, the outer panels open first.
  openAll(itemsAround(widget.root), 'hash');
  return { items: [item], reason: 'hash' };
}

/** Scrolls to an item's heading where that is out of sight. */
function showHeading(item: Item): void {
  const heading = item.widget.kind.headingOf(item);
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) heading.scrollIntoView();
}

/** Shows what the page's address says now. */
export function readAddress(): void {
  const hash = currentHash();
  const needed = neededItems();
  widgetsInPage().forEach((widget: Linked) => {
    const item = linkedItem(widget);
    if (item && (item.open || isUsable(item))) {
      openAll(itemsAround(widget.root), 'hash');
      openOnly(widget, [item], 'hash');
      showHeading(item);
    } else if (
      widget.options['deeplinking'] &&
      (!hash || hash === widget.entry || isForOthers(widget)) &&
      !needed.some((one) => one.widget === widget)
    )
      openOnly(widget, widget.home, 'hash');
  });
}

/** Writes the item opened last into the page's address; the page doesn't move by that (T20, A11). */
function write(widget: Widget, { opened, closed }: Change): void {
  const { items, options, open } = widget;
  const last = opened.length ? items[open[open.length - 1] as number] : undefined;
  const linked = last ? last : linkedItem(widget);
  if (!last && (!linked || closed.indexOf(linked.index) < 0)) return;
  try {
    const hash = hashFor(widget, last);
    if (hash === currentHash()) return;
    const url = (location.href.split('#')[0] as string) + (hash && '#' + hash);
    if (options['history'] === 'push') history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // A page from a file, in a sandbox, or one that has changed too often goes on without.
  }
}

/** Scrolls to the set, or the section, that the address named at load, once the page has loaded (T21). */
function scrollWhenLoaded(item: Item): void {
  const { kind, root } = item.widget;
  const target = kind.noun === 'tab' ? root : item.header;
  const go = (): void =>
    target.scrollIntoView({ behavior: reducedMotion().matches ? 'auto' : 'smooth' });
  if (document.readyState === 'complete') setTimeout(go);
  else addEventListener('load', go, { once: true });
}

/** Keeps what is open and the page's address the same, as long as the present options. */
export function mountLinks(widget: Widget): void {
  const { options, root } = widget;
  if (options['deeplinkingSeparator'] && !options['deeplinkingPrefix'] && !idOf(root))
    warnOnce(widget, 'deeplinkingSeparator needs deeplinkingPrefix, or an id');
  const item = !widget.told && options['deeplinkingAutoScroll'] ? linkedItem(widget) : undefined;
  if (item && item.open) scrollWhenLoaded(item);
  if (options['history'] === 'none') return;
  on(widget, 'change', (change, reason) => {
    if (/click|key|api/.test(reason)) write(widget, change);
  });
}
