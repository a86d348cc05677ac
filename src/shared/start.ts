import { itemWith, widgetsAround } from './around';
import { mountAutoplay } from './autoplay';
import { openItems, type Common } from './common';
import { mountContent } from './content';
import { nothing } from './content.state';
import { currentHash, homeItems, linkedItems, mountLinks, openLinked, openOnly } from './deeplink';
import { decoded } from './hash';
import { mountReveal, placeOpenedAt } from './reveal';
import { holdScroll, scrollWhenLoaded } from './scroll';
import { mountStorage, recall } from './storage';
import { askFirst, placesOf } from '../widget/select';
import { settle, type Item, type Reason } from '../widget/widget';

/** What was stored, as far as it still fits; null where nothing was, or nothing fits. */
function restoredItems(widget: Common): Item[] | null {
  const stored = recall(widget);
  const left = stored && stored.filter(({ index }) => widget.kind.planOpen(widget, index));
  return left && (left.length || !stored.length) ? left : null;
}

/** Whether the page allows that something is open first, and why it is. */
type Allows = (items: Item[], reason: Reason, then: () => void) => boolean;

/**
 * What the page's address names, or what holds what it points to, once the widgets around are open; what
 * they have to think about is opened then.
 */
function addressedItems(widget: Common, allows: Allows): Item[] | null {
  const { options, parts, root } = widget;
  const linked = linkedItems(widget);
  if (!linked) parts.shared.entry = currentHash();
  const place = linked ? null : placeOpenedAt(widget);
  const named = linked || (place ? [place.item] : []);
  const reason = place ? place.reason : 'hash';
  const isRefused = (outer: Common): boolean => {
    const item = itemWith(outer, root);
    return !!item && outer.refused.indexOf(item) >= 0;
  };
  if (!named.length || widgetsAround(root).some(isRefused)) return null;
  let first: Item[] | null = null;
  const found = (late: boolean): void => {
    if (place) {
      if (late) place.show();
    } else if (options.deeplinkingAutoScroll) scrollWhenLoaded(widget);
    else holdScroll(widget, decoded(currentHash()) || '');
  };
  openLinked(root, reason, true, (late) => {
    if (late) return openOnly(widget, named, reason, () => found(true));
    if (!allows(named, reason, () => found(true))) return;
    first = named;
    found(false);
  });
  return first;
}

/**
 * What is open first (rule C16): what the page's address asks for, else what was stored, else what the
 * options say. The page may refuse all but the last (rule C10).
 */
export function firstItems(widget: Common, usual: () => Item[]): Item[] {
  const { shared } = widget.parts;
  const restored = restoredItems(widget);
  let allowed: boolean | undefined = false;
  const allows: Allows = (items, reason, then) => {
    // What the page still thinks about may be opened later; until then nothing else is asked for.
    if (allowed === undefined) return false;
    allowed = askFirst(widget, items, reason, () => {
      shared.home = restored || shared.home;
      then();
    });
    if (allowed) widget.startedBy = reason;
    return !!allowed;
  };
  shared.home = restored || usual();
  let first = addressedItems(widget, allows);
  if (!first) {
    if (restored && !allows(restored, 'restore', nothing)) shared.home = usual();
    const home = homeItems(widget);
    const isHome = home.every((item) => shared.home.indexOf(item) >= 0);
    first = isHome || allows(home, 'hash', nothing) ? home : shared.home.slice();
  }
  const left = placesOf(widget, first).map((index) => widget.parts.items[index] as Item);
  // When it was asked, the page may have gone elsewhere, or taken out what it was asked about.
  if (!widget.open.length) {
    if (left.length || !first.length) return left;
    widget.startedBy = undefined;
    return usual();
  }
  settle(widget);
  return openItems(widget);
}

/** Puts the parts into effect that follow what is open, in the order in which they hear of it. */
export function mountFollowers(widget: Common): void {
  mountContent(widget);
  mountStorage(widget);
  mountLinks(widget);
  if (widget.parts.shared.player || widget.options.autoplay.interval) mountAutoplay(widget);
  mountReveal(widget);
}
