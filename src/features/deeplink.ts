import $ from 'jquery';
import { decoded, isHidden, reducedMotion, saysHidden } from '../dom/query';
import {
  itemsHolding,
  marginOf,
  openAll,
  placeOf,
  scrollTo,
  allWidgets,
  widgetsInPage,
} from '../core/lookup';
import { openOnly } from '../core/select';
import { hasModifier } from '../core/input/keyboard';
import { flag, oneOf, text } from '../core/options/rows';
import type { Change, Feature, Item, Opening, Reason, Widget } from '../core/widget';
import { idOf, isUsable, nameOf } from '../core/items';
import { on } from '../core/signals';
import { quotedElement } from './quote';

const rows = {
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

/** The hash without its `#`. */
const currentHash = (): string => location.hash.slice(1);

/** How a widget reads the hash: what its part begins with (T9, T20), and the parts, if it may speak to several widgets. */
function reading({ options, root }: Widget): { start: string; parts: string[]; isShared: boolean } {
  const separator = options['deeplinkingSeparator'] as string;
  const prefix = (options['deeplinkingPrefix'] as string) || idOf(root);
  const start = prefix && separator && separator !== 'none' ? prefix + separator : '';
  const isShared = options['deeplinkingMode'] === 'multiple' && start !== '';
  return { start, parts: isShared ? currentHash().split('&') : [currentHash()], isShared };
}

/** The item of this widget that the page's address names, if there is one. */
function linkedItem(widget: Widget): Item | undefined {
  if (!widget.options['deeplinking']) return undefined;
  const { start, parts } = reading(widget);
  const texts = parts.map(decoded);
  return widget.items.find((item) => texts.indexOf(start + nameOf(item)) >= 0);
}

/** The hash, without its `#`, that names an item; what it says to others stays. */
function hashFor(widget: Widget, item: Item | undefined): string {
  const { start, parts, isShared } = reading(widget);
  const own = item ? encodeURI(start + nameOf(item)).replace(/[#&]/g, encodeURIComponent) : '';
  const at = isShared ? parts.findIndex((part) => !decoded(part).indexOf(start)) : 0;
  parts.splice(at < 0 ? parts.length : at, 1, own);
  return parts.filter(Boolean).join('&');
}

/** What the page's address asks for (T20, R1): the items that it names, else the element that it quotes or points to; and what has to be open for that. */
function wantedItems(
  widgets: readonly Widget[],
  quoted?: Element,
): {
  named: Item[];
  target: Element | null | undefined;
  needed: Item[];
} {
  const named = widgets.map(linkedItem).filter(Boolean) as Item[];
  const id = named.length ? '' : decoded(currentHash());
  const target =
    quoted || (id ? document.getElementById(id) || document.getElementsByName(id)[0] : null);
  const targets = target ? [target] : named.map(({ element }) => element);
  let needed: Item[] = [];
  targets.forEach((one) => (needed = needed.concat(itemsHolding(one))));
  return { named, target, needed };
}

/** Does something once the page has loaded, and the browser has scrolled by itself; nothing if the widget has ended by then. */
function afterLoad(widget: Widget, work: () => void): void {
  const soon = (): unknown => setTimeout(() => widget.alive && work());
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** What of a widget that starts is open by the page's address (C16). */
function addressedItem(widget: Widget, quoted?: Element): Opening | null {
  // The page doesn't know of it yet.
  const { target, needed } = wantedItems(widgetsInPage().concat(widget), quoted);
  const item = needed.find((one) => one.widget === widget);
  if (!isUsable(item) || saysHidden(item.element)) return null;
  const reason: Reason = target ? 'reveal' : 'hash';
  // With nested sets, the outer panels open first.
  openAll(itemsHolding(widget.root), reason);
  if (target) afterLoad(widget, () => scrollTo(target, quoted ? 'center' : 'start'));
  return { items: [item], reason };
}

/** Opens an item that the address names, and scrolls to its heading where that isn't in sight. */
function showNamed(item: Item): void {
  const { widget } = item;
  if (!item.open && (!isUsable(item) || isHidden(item.element))) return;
  openAll(itemsHolding(widget.root), 'hash');
  openOnly(widget, [item], 'hash');
  // Where it ends decides, as what closes above may move it far.
  if (widget.finish) widget.finish();
  const place = placeOf(item);
  const { top, bottom } = widget.kind.heading(item).getBoundingClientRect();
  const isSeen = bottom > marginOf(place) && top < innerHeight;
  if (!isSeen) place.scrollIntoView();
  else widget.kind.heading(item).scrollIntoView({ block: 'nearest' });
}

/** Whether the address was changed by a press on a link, or by a script, and not by Back or Forward. */
let isNew: boolean;

/** Notes how the address changes; where browsers don't tell, a press on `href="#"` does. */
function hearNavigation(): void {
  const { navigation } = window as unknown as { navigation?: EventTarget };
  if (navigation)
    navigation.addEventListener('navigate', (event) => {
      isNew = (event as unknown as { navigationType: string }).navigationType === 'push';
    });
  else {
    addEventListener('click', (event) => {
      const [target] = event.composedPath();
      const pressed = target as Partial<Element>;
      const link = pressed.closest && pressed.closest('a,area');
      isNew = !!link && link.getAttribute('href') === '#';
    });
    addEventListener('hashchange', () => setTimeout(() => (isNew = false)));
  }
}

/** Shows what the page's address says now. */
function readAddress(): void {
  const widgets = allWidgets();
  const { named, target, needed } = wantedItems(widgets);
  widgets.forEach((widget) => {
    const isOthers = named.length > 0 && reading(widget).isShared;
    const isFree = widget.options['deeplinking'] && (isOthers || (!currentHash() && !isNew));
    if (isFree && !needed.some((one) => one.widget === widget))
      openOnly(widget, widget.initial, 'hash');
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
  const { options, open } = widget;
  const last = opened.length ? open[open.length - 1] : undefined;
  const linked = linkedItem(widget);
  if (!last && (!linked || linked.open)) return;
  try {
    const hash = hashFor(widget, last);
    if (hash === currentHash()) return;
    const url = (location.href.split('#')[0] as string) + (hash && '#' + hash);
    if (options['history'] === 'push') history.pushState(history.state, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // A page from a file, in a sandbox, or one that has changed too often goes on without.
  }
}

/** Scrolls to the set, or the section, that the address named at load, once the page has loaded (T21). */
function scrollWhenLoaded(item: Item): void {
  const { widget } = item;
  const target = widget.kind.linkTarget(item);
  afterLoad(widget, () =>
    target.scrollIntoView({ behavior: reducedMotion().matches ? 'auto' : 'smooth' }),
  );
}

/** Keeps what is open and the page's address the same, until the options change or the widget ends. */
function mount(widget: Widget): void {
  const { options, started } = widget;
  if (!options['deeplinking']) return;
  const item = !started && options['deeplinkingAutoScroll'] ? linkedItem(widget) : undefined;
  if (item && item.open) scrollWhenLoaded(item);
  if (options['history'] === 'none') return;
  on(widget, 'change', (change, reason) => {
    if (/click|key|api/.test(reason)) write(widget, change);
  });
}

/** Listens to the address for the sets of both scripts, once for each jQuery and version. */
function hearPage(): void {
  if ($.zPage === VERSION) return;
  $.zPage = VERSION;
  hearNavigation();
  // By jQuery, so that the hashchange plugin and `trigger` are heard, too.
  $(window).on('hashchange', readAddress);
  // Nothing else tells of a press on a link to where the address points already.
  addEventListener('click', (event) => {
    const link = $(event.composedPath()[0] as Element).closest<HTMLAnchorElement>(
      'a[href*="#"]',
    )[0];
    if (link && link.href === location.href && !event.defaultPrevented && !hasModifier(event)) {
      readAddress();
      // Once more after the browser's own scrolling.
      setTimeout(readAddress);
    }
  });
}

/** What the address quotes, or names; Back leads to what would be open without it. */
function opening(widget: Widget, otherwise: () => Opening): Opening {
  const initial = otherwise();
  const quoted = quotedElement();
  widget.initial = initial.items;
  return (
    (quoted && addressedItem(widget, quoted)) || (location.hash && addressedItem(widget)) || initial
  );
}

/** What is open by the page's address, and the address by what is open. */
export const links = { rows, mount, opening, hearPage } satisfies Feature;
