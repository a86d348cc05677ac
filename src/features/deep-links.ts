import $ from 'jquery';
import { reducedMotion } from '../dom/styles';
import { idFrom, pageOf } from '../dom/addresses';
import { focusInPlace } from '../dom/focus';
import { closestOf } from '../dom/query';
import { afterFrame } from '../core/idle';
import { isHidden } from '../core/hidden';
import { itemsHolding, openAll, allWidgets, widgetsInPage } from '../core/lookup';
import { scrollMarginOf, scrollTargetOf, scrollTo } from '../core/scroll';
import { openOnly } from '../core/select';
import { hasModifier } from '../core/input/keyboard';
import type { Change, Feature, Item, Opening, Reason, Widget } from '../core/widget';
import { isSelectable, isUsable } from '../core/items';
import { isByUser } from '../core/reasons';
import { on } from '../core/signals';
import { finish } from '../core/motion/motion';
import {
  currentHash,
  hashFor,
  hashFormat,
  linkedItem,
  linkRows,
  ownEntry,
  type Linked,
} from './hash';
import { isNewEntry, noteNavigation } from './navigation';
import { textFragmentTarget } from './text-fragment';

/**
 * What the URL's fragment asks for: `named` are the items that it names. Otherwise `target` is the element with that
 * id, or with the text that it quotes. `needed` are the items that have to be open.
 */
function targetsOfHash(
  widgets: readonly Linked[],
  quoted?: Element,
): {
  named: Item[];
  target: Element | null | undefined;
  needed: Item[];
} {
  const named = widgets.map((widget) => linkedItem(widget)).filter(Boolean) as Item[];
  const id = named.length ? '' : idFrom(currentHash());
  const target =
    quoted || (id ? document.getElementById(id) || document.getElementsByName(id)[0] : null);
  const targets = target ? [target] : named.map(({ element }) => element);
  return { named, target, needed: targets.flatMap(itemsHolding) };
}

/**
 * Calls `work` when the page has loaded, the browser has scrolled by itself and sizes have been measured, unless the
 * widget has ended by then.
 */
function afterLoad(widget: Widget, work: () => void): void {
  const soon = (): unknown => afterFrame(() => widget.alive && work());
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** The item of a widget that is open at the start because of the URL. */
function addressedItem(widget: Linked, quoted?: Element): Opening | null {
  // The widget that starts isn't found in the page yet.
  const { target, needed } = targetsOfHash((widgetsInPage() as Linked[]).concat(widget), quoted);
  const item = needed.find((one) => one.widget === widget);
  if (!isSelectable(item)) return null;
  const reason: Reason = target ? 'reveal' : 'hash';
  if (target) afterLoad(widget, () => scrollTo(target, quoted ? 'center' : 'start'));
  return { items: [item], reason };
}

/** Opens an item that the hash names, and scrolls to its label if that isn't visible. */
function showNamed(item: Item): void {
  const { widget } = item;
  if (!item.open && (item.refused || !isUsable(item) || isHidden(item.element))) return;
  openAll(itemsHolding(widget.root), 'hash');
  openOnly(widget, [item], 'hash');
  // Without animation: items that close above it move it.
  finish(widget);
  const place = scrollTargetOf(item);
  const labelArea = widget.kind.labelArea(item);
  const { top, bottom } = labelArea.getBoundingClientRect();
  const isSeen = bottom > scrollMarginOf(place) && top < innerHeight;
  if (!isSeen) place.scrollIntoView();
  else labelArea.scrollIntoView({ block: 'nearest' });
}

/** The page and the hash that were last read or written. */
let known: readonly string[];
const address = (): string[] => [location.pathname, location.hash];

let refused: readonly Item[] = [];

/**
 * Marks the items that have refused to open for the pressed link. Otherwise `beforematch` and `hashchange`, which follow,
 * would ask them again.
 */
function noteRefused(items: readonly Item[]): void {
  refused.forEach((item) => (item.refused = false));
  refused = items.filter(({ open }) => !open);
  refused.forEach((item) => (item.refused = true));
}

/**
 * Opens what the hash names now. Items that the hash named before are left as they are, because it may have changed for
 * another widget. With `again`, the same link was pressed again, so these items open, too.
 */
function followHash(again?: boolean): void {
  const widgets = allWidgets() as Linked[];
  const { named, target, needed } = targetsOfHash(widgets);
  const changed = named.filter(
    (item) => again || !item.open || (item.widget as Linked).named !== item,
  );
  known = address();
  // A widget opens what it opens without a hash if a shared hash has lost its entry and names only items of others, or if
  // Back or Forward has emptied the hash.
  widgets.forEach((widget) => {
    const hasLostEntry = named.length > 0 && hashFormat(widget).isShared && widget.named;
    const goesBack =
      widget.options.deeplinking && (hasLostEntry || (!currentHash() && !isNewEntry()));
    if (goesBack && !needed.some((one) => one.widget === widget))
      openOnly(widget, widget.withoutHash, 'hash');
  });
  changed.forEach(showNamed);
  widgets.forEach((widget) => (widget.named = linkedItem(widget)));
  if (target) openAll(needed, 'reveal');
  noteRefused(needed);
  if (!target || !needed.length) return;
  scrollTo(target, 'start');
  // The browser couldn't focus it while it was hidden.
  focusInPlace(target as HTMLElement);
}

/** Opens what the hash names, and forgets which items have refused, because nothing more follows a press. */
function followHashAndForget(again?: boolean): void {
  followHash(again);
  noteRefused([]);
}

/** Writes the hash that names an item, or none, so that the page doesn't scroll. */
function writeHash(widget: Linked, item: Item | undefined, adds: boolean): void {
  try {
    const hash = hashFor(widget, item);
    if (hash === currentHash()) return;
    const url = pageOf(location.href) + (hash && '#' + hash);
    if (adds) history.pushState(history.state, '', url);
    else history.replaceState(history.state, '', url);
    known = address();
  } catch {
    // The browser refuses it for files, in a sandbox, or after too many changes.
  }
}

/** Writes the item that was opened last into the hash. */
function writeChange(widget: Linked, { opened }: Change): void {
  const { options, open } = widget;
  const last = opened.length ? open[open.length - 1] : undefined;
  const linked = linkedItem(widget);
  if (last || (linked && !linked.open)) writeHash(widget, last, options.history === 'push');
}

/**
 * Writes what users open into the hash. If the item that it names is removed, the name goes; if it gets another name by
 * its new position, that is written.
 */
function writeHashes(widget: Linked): void {
  let entry: string | undefined;
  const note = (): void => {
    widget.named = linkedItem(widget);
    entry = ownEntry(widget);
  };
  note();
  on(widget, 'change', (change, reason) => {
    if (isByUser(reason) || reason === 'api') writeChange(widget, change);
    note();
  });
  on(widget, 'structure', () => {
    const { named } = widget;
    if (named && entry === ownEntry(widget) && named !== linkedItem(widget))
      writeHash(widget, named.index < 0 ? undefined : named, false);
    note();
  });
}

/** Scrolls to the set, or the section, that the hash has named, once the page has loaded. */
function scrollWhenLoaded(item: Item): void {
  const { widget } = item;
  const target = widget.kind.hashTarget(item);
  afterLoad(widget, () =>
    target.scrollIntoView({ behavior: reducedMotion().matches ? 'auto' : 'smooth' }),
  );
}

/** Writes what users open into the hash, until the options change or the widget ends. */
function mount(widget: Linked): void {
  const { options, started, startedBy } = widget;
  // With nested sets, the outer panels open first.
  if (!started && (startedBy === 'hash' || startedBy === 'reveal'))
    on(widget, 'mounted', () => openAll(itemsHolding(widget.root), startedBy));
  if (!options.deeplinking) return;
  const item = !started && options.deeplinkingAutoScroll ? linkedItem(widget) : undefined;
  if (item && item.open) scrollWhenLoaded(item);
  if (options.history !== 'none') writeHashes(widget);
}

/** The link with a hash that was pressed, unless it opens elsewhere. */
const pressedLink = (event: MouseEvent): HTMLAnchorElement | null =>
  hasModifier(event)
    ? null
    : closestOf<HTMLAnchorElement>(event, 'a[href*="#"]:not([target=_blank],[download])');

/**
 * Opens what contains the target of a pressed link before the page's own listeners: those that scroll by themselves
 * measure where the target is.
 */
function openTarget(event: MouseEvent): void {
  const link = pressedLink(event);
  noteRefused([]);
  // Links in SVG have no `hash`.
  if (!link || !link.hash || link.href !== pageOf(location.href) + link.hash) return;
  const hash = link.hash.slice(1);
  const target = document.getElementById(idFrom(hash));
  const needed = target ? itemsHolding(target) : [];
  const isLabel = itemsHolding(link).some(({ header }) => header.contains(link));
  const namesItem = (): boolean =>
    (allWidgets() as Linked[]).some((widget) => linkedItem(widget, hash));
  if (!isLabel && needed.some(({ open }) => !open) && !namesItem()) {
    openAll(needed, 'reveal');
    noteRefused(needed);
  }
}

/** Listens to the hash for the widgets of both scripts, once for each jQuery and version. */
function listenToPage(): void {
  if ($.zPage === VERSION) return;
  $.zPage = VERSION;
  noteNavigation();
  // By jQuery, for its hashchange plugin and `trigger`.
  $(window).on('hashchange', () => followHashAndForget());
  known = address();
  // If the query has changed, too, Back and Forward cause no `hashchange`.
  addEventListener('popstate', () =>
    setTimeout(() => {
      const [path, hash] = address();
      if (path === known[0] && hash !== known[1]) followHashAndForget();
    }),
  );
  addEventListener('click', openTarget, true);
  // A press on a link to the current hash causes no `hashchange`.
  addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (event.defaultPrevented) return noteRefused([]);
    if (link && link.href === location.href) {
      followHash(true);
      // Again, after the browser has scrolled.
      setTimeout(() => followHashAndForget(true));
    }
  });
}

/** What the URL quotes or names. Going back to the address without a hash opens what would be open without it. */
function opening(widget: Linked, byDefault: Opening): Opening {
  const quoted = textFragmentTarget();
  widget.withoutHash = byDefault.items;
  return (
    (quoted && addressedItem(widget, quoted)) ||
    (location.hash && addressedItem(widget)) ||
    byDefault
  );
}

/** Deep links: opens what the hash names, and writes what is open into the hash. */
export const deepLinks = { rows: linkRows, mount, opening, listenToPage } satisfies Feature;
