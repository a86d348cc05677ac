import { mountAutoplay } from './autoplay';
import type { Common } from './common';
import { mountContent } from './content';
import { currentHash, itemAroundLinked, linkedItems, mountLinks, openAround } from './deeplink';
import { decoded } from './hash';
import { holdScroll, scrollWhenLoaded } from './scroll';
import { mountStorage, recall } from './storage';
import type { Item } from '../widget/widget';

/**
 * What is open first (rule C16): what the page's address names, or what holds a widget that it names;
 * else what was stored; else what the options say.
 */
export function firstItems(widget: Common, usual: () => Item[]): Item[] {
  const { kind, options, parts, root } = widget;
  const { shared } = parts;
  const usable = (items: Item[] | null): Item[] | null => {
    const left = items && items.filter(({ index }) => kind.planOpen(widget, index));
    return left && (left.length || !items.length) ? left : null;
  };
  const linked = usable(linkedItems(widget));
  const around = itemAroundLinked(widget);
  shared.home = usable(recall(widget)) || usual();
  shared.linked = !!linked;
  if (!linked) shared.entry = currentHash();
  else {
    if (options.deeplinkingAutoScroll) scrollWhenLoaded(widget);
    else holdScroll(widget, decoded(currentHash()) || '');
    openAround(root, 'hash');
  }
  return linked || (around ? [around] : shared.home.slice());
}

/** Puts the parts into effect that follow what is open, in the order in which they hear of it. */
export function mountFollowers(widget: Common): void {
  mountContent(widget);
  mountStorage(widget);
  mountLinks(widget);
  mountAutoplay(widget);
}
