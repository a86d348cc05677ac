import { mountAutoplay } from './autoplay';
import { openItems, type Common } from './common';
import { mountContent } from './content';
import { nothing } from './content.state';
import { currentHash, homeItems, linkedItems, mountLinks, openLinked } from './deeplink';
import { decoded } from './hash';
import { itemWithTarget, mountReveal } from './reveal';
import { holdScroll, scrollWhenLoaded } from './scroll';
import { mountStorage, recall } from './storage';
import { askFirst } from '../widget/select';
import { settle, type Item, type Reason } from '../widget/widget';

/** What was stored, as far as it still fits; null where nothing was, or nothing fits. */
function restoredItems(widget: Common): Item[] | null {
  const stored = recall(widget);
  const left = stored && stored.filter(({ index }) => widget.kind.planOpen(widget, index));
  return left && (left.length || !stored.length) ? left : null;
}

/** Whether the page allows that something is open first, and why it is. */
type Allows = (items: Item[], reason: Reason) => boolean;

/** What the page's address names, or what holds a widget that it names. */
function addressedItems(widget: Common, allows: Allows): Item[] | null {
  const { options, parts, root } = widget;
  const linked = linkedItems(widget);
  if (!linked) {
    parts.shared.entry = currentHash();
    const target = itemWithTarget(widget);
    return target && allows([target], 'reveal') ? [target] : null;
  }
  if (!allows(linked, 'hash')) return null;
  if (options.deeplinkingAutoScroll) scrollWhenLoaded(widget);
  else holdScroll(widget, decoded(currentHash()) || '');
  openLinked(root, true, nothing);
  return linked;
}

/**
 * What is open first (rule C16): what the page's address asks for, else what was stored, else what the
 * options say. The page may refuse all but the last (rule C10).
 */
export function firstItems(widget: Common, usual: () => Item[]): Item[] {
  const { shared } = widget.parts;
  let allowed: boolean | undefined = false;
  const allows: Allows = (items, reason) => {
    // What the page still thinks about may be opened later; until then nothing else is asked for.
    if (allowed === undefined) return false;
    allowed = askFirst(widget, items, reason);
    if (allowed) widget.startedBy = reason;
    return !!allowed;
  };
  const restored = restoredItems(widget);
  shared.home = restored || usual();
  let first = addressedItems(widget, allows);
  if (!first) {
    if (restored && !allows(restored, 'restore')) shared.home = usual();
    const home = homeItems(widget);
    const isHome = home.every((item) => shared.home.indexOf(item) >= 0);
    first = isHome || allows(home, 'hash') ? home : shared.home.slice();
  }
  // When it was asked, the page may have gone elsewhere.
  if (!widget.open.length) return first;
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
