import { textOf } from '../dom/query';
import type { AnyRow, Page, Table } from './rows';

export type Values = Record<string, unknown>;

/** Where values are merged: what the page offers, and who hears of what can't be used. */
export interface MergeContext {
  readonly page: Page;
  /** Gets one message for each value that can't be used. */
  readonly report: (message: string) => void;
  /** The paths of the options that any source gave, with the number of the last one that did. */
  readonly given: Record<string, number>;
  /** Gets the names that no option has. */
  readonly unknown: string[];
}

const own = (object: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(object, name);
const isRow = (entry: AnyRow | Table): entry is AnyRow => typeof entry['parse'] === 'function';

export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `visit` for every option of a table, also those in groups, with its path. */
export function eachRow(
  table: Table,
  visit: (row: AnyRow, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  for (const name of Object.keys(table)) {
    const entry = table[name] as AnyRow | Table;
    if (isRow(entry)) visit(entry, path.concat(name));
    else eachRow(entry, visit, path.concat(name));
  }
}

// What every object has, no option is called.
const isCommon = (name: string): boolean => name in {};

/** The value at a path, or undefined. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (isObject(at) && !isCommon(name) ? at[name] : undefined),
    values,
  );
}

/** The values with some changes; what they have in common is kept once. */
export function derive<T extends object>(values: T, changes: Partial<T>): T {
  let derived = values;
  for (const name of Object.keys(changes) as (keyof T)[]) {
    if (changes[name] === values[name]) continue;
    if (derived === values) derived = Object.create(values) as T;
    derived[name] = changes[name] as T[keyof T];
  }
  return derived;
}

function initialOf(row: AnyRow, page: Page): unknown {
  const initial: unknown = row.initial;
  return typeof initial === 'function' ? (initial as (page: Page) => unknown)(page) : initial;
}

/** The default of every option. */
export function defaultsOf(table: Table, page: Page): Values {
  const values: Values = {};
  for (const name of Object.keys(table)) {
    const entry = table[name] as AnyRow | Table;
    values[name] = isRow(entry) ? initialOf(entry, page) : defaultsOf(entry, page);
  }
  return values;
}

/** A copy that shares no group or array with the original. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.slice() as T;
  if (!isObject(value)) return value;
  const copy: Values = {};
  for (const name in value) if (!isCommon(name)) copy[name] = copyOf(value[name]);
  return copy as T;
}

/** A value in a warning, in short. */
function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A structure that JSON can't hold, such as a cycle.
  }
  return (text === undefined ? textOf(value) : text).slice(0, 80);
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b));

function valueFor(row: AnyRow, value: unknown, path: string, context: MergeContext): unknown {
  const parsed: unknown = row.parse(value, context.page);
  if (parsed !== undefined) return parsed;
  const fallback: unknown =
    row.fallback === undefined ? initialOf(row, context.page) : row.fallback;
  context.report(
    `option ${path}: ${shown(value)} can't be used, it takes ${row.expected}; ` +
      `using ${shown(fallback)}`,
  );
  return fallback;
}

/** The values by which `autoplay: false` and its like switch a group off. */
function offValues(table: Table): Values {
  const off: Values = {};
  for (const name of Object.keys(table)) {
    const { off: value } = table[name] as AnyRow;
    if (value !== undefined) off[name] = value;
  }
  return off;
}

/**
 * Merges what a source gives into `values`, which hold a value for every option of the table. Only
 * the table's own names are read; a value that can't be used is reported and replaced by the
 * default (rule C5). Says whether anything differs from before.
 */
export function mergeOptions(
  table: Table,
  values: Values,
  source: Values,
  context: MergeContext,
): boolean {
  const { given } = context;
  const turn = Object.keys(given).reduce((last, path) => Math.max(last, given[path] || 0), 0) + 1;
  let changed = false;
  /** A group to write to; the one there is may be that of all widgets. */
  const group = (into: Values, name: string): Values => {
    if (!own(into, name)) into[name] = copyOf(into[name]);
    return into[name] as Values;
  };
  const merge = (rows: Table, into: Values, from: Values, prefix: string): void => {
    for (const name of Object.keys(from)) {
      const entry = own(rows, name) ? rows[name] : undefined;
      const value = from[name];
      const path = prefix + name;
      if (!entry) {
        context.unknown.push(path);
      } else if (value === undefined) {
        continue;
      } else if (isRow(entry)) {
        const next = valueFor(entry, value, path, context);
        const isNew = !!entry.follows && !context.given[path];
        if (isNew || !same(next, into[name])) changed = true;
        context.given[path] = turn;
        into[name] = next;
      } else if (isObject(value)) {
        merge(entry, group(into, name), value, path + '.');
      } else if (value === false || value === null) {
        merge(entry, group(into, name), offValues(entry), path + '.');
      } else {
        context.report(`option ${path}: ${shown(value)} can't be used, it takes an object`);
      }
    }
  };
  merge(table, values, source, '');
  return changed;
}
