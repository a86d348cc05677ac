import { isHidden } from '../dom/query';
import { dropClasses, setClass } from '../widget/ledger';
import type { Item } from '../widget/kind';

/** What may be hidden by the page; an element that is still to be made isn't. */
interface Shown {
  readonly element: HTMLElement | null;
}

/** The indexes of the first and the last of the items that the page shows (rule C12); none where it shows none. */
export function endsOf(items: readonly Shown[]): number[] {
  const isShown = (index: number): boolean => {
    const { element } = items[index] as Shown;
    return !element || !isHidden(element);
  };
  let last = items.length - 1;
  while (last >= 0 && !isShown(last)) last -= 1;
  let first = 0;
  while (first < last && !isShown(first)) first += 1;
  return last < 0 ? [] : [first, last];
}

function setEnds<I extends Item>(now: readonly I[], before: readonly I[]): readonly I[] {
  // Whoever watches the items would hear of each writing.
  if (now[0] === before[0] && now[1] === before[1]) return before;
  for (const { element } of before) dropClasses(element, ['z-first', 'z-last']);
  now.forEach(({ element }, n) => setClass(element, n ? 'z-last' : 'z-first'));
  return now;
}

/** Marks the ends, those there are now or those given, in place of those `before`. */
export function markEnds<I extends Item>(
  items: readonly I[],
  before: readonly I[],
  ends = endsOf(items),
): readonly I[] {
  return setEnds(
    ends.map((index) => items[index] as I),
    before,
  );
}

/** Takes in an item that is new, and so shown unless the page's styles hide it: who watches items looks again. */
export function addEnd<I extends Item>(item: I, before: readonly I[]): readonly I[] {
  const [first = item, last = item] = before;
  const isFirst = item.index < first.index;
  return setEnds([isFirst ? item : first, item.index > last.index ? item : last], before);
}

/** Marks the ends anew when an item that has gone was one. */
export const dropEnd = <I extends Item>(
  gone: I,
  items: readonly I[],
  before: readonly I[],
): readonly I[] => (before.indexOf(gone) < 0 ? before : markEnds(items, before));
