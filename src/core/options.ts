import { textOf } from '../dom/query';
import { kebab, own, type AnyRow, type Rows } from './rows';
import { shown, warn } from './warn';
import type { Widget } from './widget';

/** Values of options by path. */
export type Values = Readonly<Record<string, unknown>>;
type Written = Record<string, unknown>;

/** A table of options with what is looked up in it often. */
export interface Table {
  readonly rows: Rows;
  /** The default of every option; the values of a widget inherit from them. */
  readonly defaults: Written;
  /** What a group is set to when it is given as false or null; empty for nothing. */
  readonly groups: Readonly<Record<string, Values>>;
  /** The options that give the container classes. */
  readonly classed: readonly string[];
  /** Options by the attributes that may give them. */
  readonly attributes: Readonly<Record<string, string>>;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What groups are set to when they are switched off. */
const OFF: Readonly<Record<string, Values>> = {
  autoplay: { interval: 0 },
  animation: { effects: 'none' },
};

export function createTable(rows: Rows): Table {
  const defaults: Written = {};
  const groups: Record<string, Values> = {};
  const classed: string[] = [];
  const attributes: Record<string, string> = {};
  Object.keys(rows).forEach((path) => {
    const row = rows[path] as AnyRow;
    const [group = '', name] = path.split('.');
    if (name) groups[group] = OFF[group] || {};
    if (row.classes) classed.push(path);
    if (!row.callable) attributes['data-' + kebab(path)] = path;
    if (typeof row.initial !== 'function') defaults[path] = row.initial;
  });
  return { rows, defaults, groups, classed, attributes };
}

/** The value of an option; a default that depends on the page is asked for when it is read. */
export function valueOf({ rows }: Table, values: Values, path: string): unknown {
  const value = values[path];
  return value === undefined ? ((rows[path] as AnyRow).initial as () => unknown)() : value;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

const refuse = (widget: Widget, path: string, given: unknown, expected: string): void =>
  warn(widget, `option ${path}: ${shown(given)} can't be used, it takes ${expected}`);

/** Where values are merged, and the names that no option has. */
interface Merging {
  readonly widget: Widget;
  readonly values: Written;
  readonly unknown: string[];
  changed: boolean;
}

function mergeValue(merging: Merging, path: string, given: unknown): void {
  const { widget, values } = merging;
  const { table } = widget.kind;
  const row = table.rows[path] as AnyRow;
  let value: unknown = row.parse(given);
  if (value === undefined) {
    value = row.fallback || row.initial;
    refuse(widget, path, given, `${row.expected}; using ${shown(value)}`);
  }
  const isNew = row.follows && !own(values, path);
  if (isNew || !isSame(value, valueOf(table, values, path))) merging.changed = true;
  values[path] = value;
}

function mergeInto(merging: Merging, source: Values, prefix: string): void {
  const { widget, unknown } = merging;
  const { rows, groups } = widget.kind.table;
  Object.keys(source).forEach((name) => {
    const path = prefix + name;
    const value = source[name];
    const group = (value === false || value === null) && groups[path] ? groups[path] : value;
    if (own(rows, path)) {
      if (value !== undefined) mergeValue(merging, path, value);
    } else if (prefix || !own(groups, path)) unknown.push(path);
    else if (isObject(group)) mergeInto(merging, group, path + '.');
    else if (value !== undefined) refuse(widget, path, value, 'an object');
  });
}

/**
 * Merges what a source gives into `values`. Only the table's own names are read; a value that can't be
 * used gets a warning and the default (C5). Whether anything differs from before.
 */
export function merge(widget: Widget, values: Values, source: unknown): boolean {
  const merging: Merging = { widget, values: values as Written, unknown: [], changed: false };
  const { unknown } = merging;
  if (isObject(source)) {
    mergeInto(merging, source, '');
    if (widget.kind.conclude) widget.kind.conclude(values, source);
    if (unknown.length) warn(widget, `there is no option ${unknown.join(', ')}`);
  } else if (source !== undefined && source !== null)
    warn(widget, `options are given as an object, not as ${shown(source)}`);
  return merging.changed;
}

/** The JSON that an attribute holds, read and never evaluated; `otherwise` gives what stands for any other text. */
function jsonIn(text: string, otherwise: (error: unknown) => unknown): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return otherwise(error);
  }
}

/** What the attributes of single options say, by path: `data-theme`, `data-animation-duration`. */
function attributesOf({ root, kind }: Widget): Values {
  const { attributes } = kind.table;
  const source: Written = {};
  root.getAttributeNames().forEach((name) => {
    const given = root.getAttribute(name) as string;
    if (own(attributes, name))
      source[attributes[name] as string] = /^\s*\[/.test(given)
        ? jsonIn(given, () => given)
        : given;
  });
  return source;
}

/** The options of all sources, each before the next: the call, `data-options`, single attributes (C4). */
export function readOptions(widget: Widget, given: unknown): Values {
  const values = Object.create(widget.kind.table.defaults) as Values;
  const json = widget.root.getAttribute('data-options');
  merge(widget, values, given);
  const refused = (error: unknown): void =>
    warn(widget, `data-options: ${(error as Error).message}`);
  if (json && json.trim()) merge(widget, values, jsonIn(json, refused));
  merge(widget, values, attributesOf(widget));
  return values;
}

/** Some changes to values, for as long as these options are in force. */
export const derive = (values: Values, changes: Values): Values =>
  Object.assign(Object.create(values) as Values, changes);

const copyOf = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[]).slice() : value;

/** A copy of all options in force, or of the one at a path (C6). */
export function option({ kind, options }: Widget, path?: unknown): unknown {
  const { table } = kind;
  const all: Record<string, unknown> = {};
  Object.keys(table.rows).forEach((name) => {
    const [group, rest] = name.split('.') as [string, string?];
    const value = copyOf(valueOf(table, options, name));
    const of = rest ? ((all[group] = all[group] || {}) as Written) : all;
    of[rest || name] = value;
    if (rest && name === path) all[name] = value;
  });
  if (path === undefined) return all;
  return own(all, textOf(path)) ? all[textOf(path)] : undefined;
}

/** The classes that the options give the container. */
export function classesOf({ kind, options, dark }: Widget): string {
  const { rows, classed } = kind.table;
  let all = dark ? ' z-dark' : '';
  classed.forEach((path) => {
    const classes = (rows[path] as AnyRow).classes || true;
    const value = options[path] as string;
    const names =
      typeof classes === 'function' ? classes(value) : classes === true ? value : classes[value];
    if (names) all += ' ' + names;
  });
  return all;
}
