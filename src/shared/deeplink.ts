import { idOf } from '../dom/ids';
import { on, onCapture } from '../widget/scope';
import { runningOn } from '../widget/plugin';
import { placesOf } from '../widget/select';
import { change } from '../widget/change';
import { follow } from '../widget/follow';
import { isThinking } from '../widget/guard';
import type { Item, Reason } from '../widget/widget';
import { isForBrowser } from './activation';
import { itemWith, openAround } from './around';
import { isOpen, itemsNamed, nameOf, openItems, warnOnce, type Common } from './common';
import { hashFor, isForOthers, namesFrom, type LinkForm } from './hash';

export const currentHash = (): string => location.hash.replace(/^#/, '');

/**
 * Whether a press is one of a link to where the page's address points already: that changes nothing there,
 * so that no other event tells of it. What it opens elsewhere, or saves, is the browser's.
 */
export function leadsHere(event: Event): boolean {
  let at = event.defaultPrevented ? null : (event.target as HTMLAnchorElement | null);
  while (at && at.href !== location.href) at = at.parentElement as HTMLAnchorElement | null;
  if (!at || !currentHash() || isForBrowser(event as MouseEvent, at)) return false;
  return /^(_[stp].*)?$/i.test(at.target) && !at.hasAttribute('download');
}

/** The page's address without its hash. */
const page = (): string | undefined => location.href.split('#')[0];

/** The items of the names in a hash. */
function itemsFor(widget: Common, names: readonly string[]): Item[] {
  const items = itemsNamed(widget, names);
  // A link of the page's may hold a name with a comma as it is.
  return items.length < names.length ? itemsNamed(widget, [names.join(',')]) : items;
}

/** How this widget's part of the hash is written. */
function formOf(widget: Common): LinkForm {
  const { options, root } = widget;
  const { deeplinkingSeparator, deeplinkingPrefix, deeplinkingMode } = options;
  const prefix = deeplinkingPrefix || idOf(root);
  const separator = deeplinkingSeparator === 'none' || !prefix ? '' : deeplinkingSeparator;
  return {
    start: separator && prefix + separator,
    separator,
    many: deeplinkingMode === 'multiple' && separator !== '',
    has: (names) => itemsFor(widget, names).length > 0,
  };
}

/** Whether an item is open, or could be. */
const mayBeOpen = (widget: Common, item: Item): boolean =>
  isOpen(widget, item) || !!widget.kind.planOpen(widget, item.index);

/** The items that the page's address names and that may be open, if there are any (rule T20). */
export function linkedItems(widget: Common): Item[] | null {
  const { options } = widget;
  const names = options.deeplinking && namesFrom(currentHash(), formOf(widget));
  if (!names) return null;
  const items = itemsFor(widget, names).filter((item) => mayBeOpen(widget, item));
  return items.length ? items : null;
}

/**
 * Opens what holds a widget that the page's address names, unless that says what is open there. One that
 * comes late, with content that was loaded, takes nobody away from where they went meanwhile.
 */
export function openLinked(
  root: Element,
  reason: Reason,
  late: boolean,
  then: (late: boolean) => void,
): void {
  const stays = (outer: Common): boolean =>
    !!linkedItems(outer) || (late && outer.requests > 0 && !isThinking(outer));
  openAround(root, (outer) => (stays(outer) ? null : reason), then);
}

/** Opens items and no others, wherever they are by now, unless the widget has ended. */
export function openOnly(
  widget: Common,
  items: readonly Item[],
  reason: Reason,
  then?: () => void,
): void {
  const { alive, kind } = widget;
  if (alive) change(widget, () => kind.planOnly(widget, placesOf(widget, items)), reason, then);
}

/** The items that hold widgets which the page's address names; these have to be seen. */
function itemsAroundLinked(widget: Common): Item[] {
  if (!currentHash()) return [];
  const inner = widget.root.querySelectorAll('.z-tabs,.z-accordion');
  const around: unknown[] = Array.prototype.map.call(
    inner,
    (element: Element) =>
      (runningOn(element) as unknown as Common[]).some(linkedItems) && itemWith(widget, element),
  );
  return widget.parts.items.filter((item) => around.indexOf(item) >= 0 && mayBeOpen(widget, item));
}

/**
 * What is open where the page's address doesn't say what of this widget is: what was open first, and
 * what holds a widget that the address speaks of.
 */
export function homeItems(widget: Common): Item[] {
  const { home } = widget.parts.shared;
  const around = itemsAroundLinked(widget);
  return around.concat(home.filter((item) => around.indexOf(item) < 0));
}

/** Writes what is open into the page's address; the page doesn't move by that. */
function write(widget: Common, how: string): void {
  const hash = currentHash();
  const names = openItems(widget).map((item) => nameOf(widget, item));
  // With nothing to say, a hash that is somebody else's stays.
  if (!names.length && !linkedItems(widget)) return;
  const next = hashFor(names, hash, formOf(widget));
  if (how === 'none' || next === hash) return;
  const url = page() + (next && '#' + next);
  try {
    if (how === 'push') history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // A page from a file, in a sandbox, or one that has changed too often: it goes on without.
  }
}

/** Shows what the page's address says now. */
export function readAddress(widget: Common): void {
  const { parts, root } = widget;
  const hash = currentHash();
  const named = linkedItems(widget);
  // Without a word of ours it is the page as it was at first; any other hash is somebody else's.
  const isHome = hash === parts.shared.entry || isForOthers(hash, formOf(widget));
  const items = named || (isHome ? homeItems(widget) : null);
  const show = (): void => {
    if (items) openOnly(widget, items, 'hash');
  };
  if (named || itemsAroundLinked(widget).length) openLinked(root, 'hash', false, show);
  else show();
}

/** Whether the address names what the page hasn't just refused to the browser, which found it at `found`. */
function isToRead(widget: Common, found: Node): boolean {
  const named = linkedItems(widget);
  const isShut = (item: Item): boolean => !isOpen(widget, item) && !!item.panel?.contains(found);
  return !!named && (isThinking(widget) || !named.every(isShut));
}

/** Keeps what is open and the page's address the same. */
export function mountLinks(widget: Common): void {
  const { options, root, scope } = widget;
  if (!options.deeplinking) return;
  if (options.deeplinkingSeparator && !options.deeplinkingPrefix && !idOf(root)) {
    warnOnce(widget, 'deeplinkingSeparator needs deeplinkingPrefix, or an id on the container');
  }
  let known = page();
  // Whether the address was gone to, and nobody has done anything since.
  let arrived = false;
  // Where the browser has found here what the address looks for, and doesn't show to scripts.
  let found: Node | null = null;
  const act = (): void => {
    arrived = false;
  };
  const arrive = (): void => {
    arrived = true;
    found = null;
  };
  // Before any widget has read the address, and its callbacks have selected something here.
  onCapture(scope, window, 'popstate', arrive);
  onCapture(scope, window, 'beforematch', ({ target }) => {
    found = root.contains(target as Node) ? (target as Node) : null;
  });
  onCapture(scope, window, 'click keydown', act);
  on(scope, window, 'hashchange popstate', ({ type }) => {
    const stays = found && !isToRead(widget, found);
    arrive();
    // A change of the hash alone is told by both events.
    if (type === 'popstate' && known === page()) return;
    known = page();
    if (!stays) readAddress(widget);
  });
  follow(widget, (_, reason) => {
    if (!/click|key|api/.test(reason)) return;
    if (reason !== 'api') act();
    // What callbacks select at once would take away the step that Back has just made.
    write(widget, arrived && options.history === 'push' ? 'replace' : options.history);
    known = page();
  });
}
