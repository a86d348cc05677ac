/** What a selection changes: the items that open and close, and all that are open afterwards. */
export interface Change {
  readonly opened: readonly number[];
  readonly closed: readonly number[];
  readonly open: readonly number[];
}

/** What selecting an item may do to the others and to itself. */
export interface Rules {
  /** Whether several items may be open at a time. */
  readonly multiple: boolean;
  /** Whether selecting an open item closes it, and whether the last one may be closed. */
  readonly collapsible: boolean;
}

/** One item is open at a time, and stays open until another one is selected. */
const ONE: Rules = { multiple: false, collapsible: false };

/** The change that closing the items at `closed` makes, or null for none. */
export function shut(open: readonly number[], closed: readonly number[]): Change | null {
  if (!closed.length) return null;
  return { opened: [], closed, open: open.filter((index) => closed.indexOf(index) < 0) };
}

/** The change that selecting `index` makes, or null for none. */
export function choose(open: readonly number[], index: number, rules: Rules = ONE): Change | null {
  if (open.indexOf(index) >= 0) {
    return rules.collapsible || (rules.multiple && open.length > 1) ? shut(open, [index]) : null;
  }
  if (!rules.multiple) return { opened: [index], closed: open, open: [index] };
  return { opened: [index], closed: [], open: open.concat(index).sort((a, b) => a - b) };
}

/** The change after which the items at `wanted` are open and no other, or null for none. */
export function only(open: readonly number[], wanted: readonly number[]): Change | null {
  const opened = wanted.filter((index) => open.indexOf(index) < 0);
  const closed = open.filter((index) => wanted.indexOf(index) < 0);
  const sorted = wanted.slice().sort((a, b) => a - b);
  return opened.length || closed.length ? { opened, closed, open: sorted } : null;
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
