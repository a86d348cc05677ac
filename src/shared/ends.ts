import { isHidden } from '../dom/query';
import type { Item } from '../widget/kind';

const isShown = (item: Item | undefined): item is Item => !!item && !isHidden(item.element);

/** Marks the first and the last of the items that the page shows (rule C12), in place of those `before`, unless what has gone was none. */
export function markEnds<I extends Item>(
  items: readonly I[],
  before: readonly I[],
  gone?: I,
): readonly I[] {
  if (gone && before.indexOf(gone) < 0) return before;
  let last = items.length - 1;
  while (last >= 0 && !isShown(items[last])) last -= 1;
  let first = 0;
  while (first < last && !isShown(items[first])) first += 1;
  const now = last < 0 ? [] : [items[first] as I, items[last] as I];
  return setEnds(now, before);
}

/** Takes in an item that is new, and so shown unless the page's styles hide it: who watches items looks again. */
export function addEnd<I extends Item>(item: I, before: readonly I[]): readonly I[] {
  const [first = item, last = item] = before;
  const isFirst = item.index < first.index;
  return setEnds([isFirst ? item : first, item.index > last.index ? item : last], before);
}

function setEnds<I extends Item>(now: readonly I[], before: readonly I[]): readonly I[] {
  // Whoever watches the items would hear of each writing.
  if (now[0] === before[0] && now[1] === before[1]) return before;
  for (const { element } of before) element.classList.remove('z-first', 'z-last');
  now.forEach(({ element }, n) => element.classList.add(n ? 'z-last' : 'z-first'));
  return now;
}
