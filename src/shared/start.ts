import { mountAutoplay } from './autoplay';
import type { Common } from './common';
import { mountContent } from './content';
import { currentHash, homeItems, linkedItems, mountLinks, openAround } from './deeplink';
import { decoded } from './hash';
import { itemWithTarget, mountReveal } from './reveal';
import { holdScroll, scrollWhenLoaded } from './scroll';
import { mountStorage, recall } from './storage';
import type { Item } from '../widget/widget';

/** What was stored, as far as it still fits; null where nothing was, or nothing fits. */
function restoredItems(widget: Common): Item[] | null {
  const stored = recall(widget);
  const left = stored && stored.filter(({ index }) => widget.kind.planOpen(widget, index));
  return left && (left.length || !stored.length) ? left : null;
}

/**
 * What is open first (rule C16): what the page's address names, or what holds a widget that it names;
 * else what was stored; else what the options say.
 */
export function firstItems(widget: Common, usual: () => Item[]): Item[] {
  const { options, parts, root } = widget;
  const { shared } = parts;
  const restored = restoredItems(widget);
  shared.home = restored || usual();
  if (restored) widget.startedBy = 'restore';
  const linked = linkedItems(widget);
  if (!linked) {
    shared.entry = currentHash();
    const target = itemWithTarget(widget);
    if (target) widget.startedBy = 'reveal';
    return target ? [target] : homeItems(widget);
  }
  widget.startedBy = 'hash';
  if (options.deeplinkingAutoScroll) scrollWhenLoaded(widget);
  else holdScroll(widget, decoded(currentHash()) || '');
  openAround(root, true);
  return linked;
}

/** Puts the parts into effect that follow what is open, in the order in which they hear of it. */
export function mountFollowers(widget: Common): void {
  mountContent(widget);
  mountStorage(widget);
  mountLinks(widget);
  mountAutoplay(widget);
  mountReveal(widget);
}
