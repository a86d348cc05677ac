/** What a selection changes: the items that open and close, and all that are open afterwards. */
export interface Change {
  readonly opened: readonly number[];
  readonly closed: readonly number[];
  readonly open: readonly number[];
}

/** The change that selecting `index` makes when one item is open at a time, or null for none. */
export function choose(open: readonly number[], index: number): Change | null {
  if (open.indexOf(index) >= 0) return null;
  return { opened: [index], closed: open, open: [index] };
}

/**
 * A valid index for what a caller gave (rule C7): numbers and numeric strings, negative ones counted
 * from the end. -1 for anything else.
 */
export function indexOf(given: unknown, count: number): number {
  const text = typeof given === 'string' && /^\s*-?\d+\s*$/.test(given);
  const number = text || typeof given === 'number' ? Number(given) : NaN;
  const index = number < 0 ? number + count : number;
  return index >= 0 && index < count && Math.floor(index) === index ? index : -1;
}

/**
 * The next index from `from` in steps of `by` (1 or -1), wrapping, that `allowed` accepts; -1 for
 * none. `from` itself comes last, so that -1 (or `count`) starts at the first (or last) item.
 */
export function step(
  from: number,
  by: 1 | -1,
  count: number,
  allowed: (index: number) => boolean,
): number {
  for (let n = 1; n <= count; n++) {
    const index = (((from + n * by) % count) + count) % count;
    if (allowed(index)) return index;
  }
  return -1;
}
