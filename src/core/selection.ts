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
  /** Whether selecting an open item closes it. */
  readonly toggles: boolean;
  /** Whether nothing may be open. */
  readonly collapsible: boolean;
}

/** The change after which the items at `wanted` are open and no other; null for none. */
export function only(open: readonly number[], wanted: readonly number[]): Change | null {
  const opened = wanted.filter((index) => open.indexOf(index) < 0);
  const closed = open.filter((index) => wanted.indexOf(index) < 0);
  return opened.length || closed.length ? { opened, closed, open: wanted } : null;
}

/** The change that opens an item, or closes it; null where it is so already, or has to stay open. */
export function choose(
  open: readonly number[],
  index: number,
  opens: boolean,
  { multiple, collapsible }: Rules,
): Change | null {
  const others = open.filter((other) => other !== index);
  const isOpen = others.length < open.length;
  if (opens === isOpen || (isOpen && !collapsible && !others.length)) return null;
  return only(open, opens ? (multiple ? others : []).concat(index) : others);
}

/**
 * The index for what a caller gave (C7): numbers and numeric strings, negative ones counted from the
 * end; -1 for anything else.
 */
export function indexFor(given: unknown, count: number): number {
  const text = typeof given === 'string' && /^\s*-?\d+\s*$/.test(given);
  const number = text || typeof given === 'number' ? Number(given) : NaN;
  const index = number < 0 ? number + count : number;
  return index >= 0 && index < count && index % 1 === 0 ? index : -1;
}

/** The next index from `from` in steps of 1 or -1, wrapping, that is allowed; `from` comes last; -1 for none. */
export function step(
  from: number,
  by: number,
  count: number,
  allowed: (index: number) => boolean,
): number {
  for (let n = 1; n <= count; n++) {
    const index = (((from + n * by) % count) + count) % count;
    if (allowed(index)) return index;
  }
  return -1;
}
