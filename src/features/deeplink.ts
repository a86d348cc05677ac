import { reducedMotion } from '../dom/query';
import { itemsHolding, openAll, scrollTo } from '../core/holding';
import { widgetsInPage } from '../core/page';
import { openOnly } from '../core/select';
import type { Change } from '../core/selection';
import { isUsable } from '../core/items';
import { on } from '../core/listen';
import type { Item, Reason, Widget } from '../core/widget';
import { currentHash, decoded, hashFor, linkedItem, reading } from './hash';

/** What the page's address asks for: the items that it names, or the element that it points to (T20, R1). */
interface Wanted {
  readonly named: readonly Item[];
  readonly target: Element | null | undefined;
  /** The items that have to be open for that. */
  readonly needed: readonly Item[];
}

function wantedItems(widgets: readonly Widget[]): Wanted {
  const named = widgets.map(linkedItem).filter(Boolean) as Item[];
  const id = named.length ? '' : decoded(currentHash());
  const target = id ? document.getElementById(id) || document.getElementsByName(id)[0] : null;
  const around = target ? [target] : named.map(({ element }) => element);
  const needed = around.reduce<Item[]>((all, one) => all.concat(itemsHolding(one)), []);
  return { named, target, needed };
}

/** What of a widget that starts is open by the page's address (C16). */
export function addressedItem(widget: Widget): { items: Item[]; reason: Reason } | null {
  // The page doesn't know of it yet.
  const { target, needed } = wantedItems(widgetsInPage().concat(widget));
  const item = needed.find((one) => one.widget === widget);
  if (!isUsable(item)) return null;
  const reason = target ? 'reveal' : 'hash';
  // With nested sets, the outer panels open first.
  openAll(itemsHolding(widget.root), reason);
  if (target) setTimeout(() => scrollTo(target, 'start'));
  return { items: [item], reason };
}

/** The hash that the page was opened with: Back to it leads to what was open then. */
const entry = currentHash();

/** Whether the address has a widget show what was open at its start. */
function leadsBack(widget: Widget, { named, needed }: Wanted): boolean {
  const hash = currentHash();
  const isOthers = named.length > 0 && reading(widget).isShared;
  return (
    !!widget.options['deeplinking'] &&
    (isOthers || !hash || hash === entry) &&
    !needed.some((one) => one.widget === widget)
  );
}

/** Opens an item that the address names, and scrolls to its heading where that is out of sight. */
function showNamed(item: Item): void {
  const { widget } = item;
  if (!item.open && !isUsable(item)) return;
  openAll(itemsHolding(widget.root), 'hash');
  openOnly(widget, [item], 'hash');
  const heading = widget.kind.headingOf(item);
  const { top, bottom } = heading.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) heading.scrollIntoView();
}

/** Shows what the page's address says now. */
export function readAddress(): void {
  const widgets = widgetsInPage();
  const wanted = wantedItems(widgets);
  const { named, target, needed } = wanted;
  widgets.forEach((widget) => {
    if (leadsBack(widget, wanted)) openOnly(widget, widget.initial, 'hash');
  });
  named.forEach(showNamed);
  if (!target || !needed.length) return;
  openAll(needed, 'reveal');
  scrollTo(target, 'start');
  // The browser couldn't focus what was out of sight.
  (target as HTMLElement).focus({ preventScroll: true });
}

/** Writes the item opened last into the page's address; the page doesn't move by that (T20, A11). */
function write(widget: Widget, { opened }: Change): void {
  const { items, options, open } = widget;
  const last = opened.length ? items[open[open.length - 1] as number] : undefined;
  const linked = linkedItem(widget);
  if (!last && (!linked || linked.open)) return;
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
function scrollWhenLoaded({ widget, header }: Item): void {
  const target = widget.kind.noun === 'tab' ? widget.root : header;
  const go = (): void =>
    target.scrollIntoView({ behavior: reducedMotion().matches ? 'auto' : 'smooth' });
  if (document.readyState === 'complete') setTimeout(go);
  else addEventListener('load', go, { once: true });
}

/** Keeps what is open and the page's address the same, until the options change or the widget ends. */
export function mountLinks(widget: Widget): void {
  const { options, told } = widget;
  const item = !told && options['deeplinkingAutoScroll'] ? linkedItem(widget) : undefined;
  if (item && item.open) scrollWhenLoaded(item);
  if (options['history'] === 'none') return;
  on(widget, 'change', (change, reason) => {
    if (/click|key|api/.test(reason)) write(widget, change);
  });
}
