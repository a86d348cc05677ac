import { textOf } from '../dom/query';
import { kebab, own, type AnyRow, type Rows } from './rows';
import { warn } from './warn';
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

export function createTable(rows: Rows, off: Readonly<Record<string, Values>>): Table {
  const defaults: Written = {};
  const groups: Record<string, Values> = {};
  const classed: string[] = [];
  const attributes: Record<string, string> = {};
  for (const path of Object.keys(rows)) {
    const row = rows[path] as AnyRow;
    const [group = '', name] = path.split('.');
    if (name) groups[group] = off[group] || {};
    if (row.classes) classed.push(path);
    if (!row.callable) attributes['data-' + kebab(path)] = path;
    if (typeof row.initial !== 'function') defaults[path] = row.initial;
  }
  return { rows, defaults, groups, classed, attributes };
}

/** The value of an option; a default that depends on the page is asked for when it is read. */
export function valueOf({ rows }: Table, values: Values, path: string): unknown {
  const value = values[path];
  return value === undefined ? ((rows[path] as AnyRow).initial as () => unknown)() : value;
}

/** A value in a warning, in short. */
function shown(value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch {
    // JSON can't hold it, as a cycle.
  }
  return (json === undefined ? textOf(value) : json).slice(0, 80);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

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
    value = 'fallback' in row ? row.fallback : row.initial;
    const problem = `${shown(given)} can't be used, it takes ${row.expected}`;
    warn(widget, `option ${path}: ${problem}; using ${shown(value)}`);
  }
  const isNew = !!row.follows && !own(values, path);
  if (isNew || !isSame(value, valueOf(table, values, path))) merging.changed = true;
  values[path] = value;
}

function mergeInto(merging: Merging, source: Values, prefix: string): void {
  const { rows, groups } = merging.widget.kind.table;
  for (const name of Object.keys(source)) {
    const path = prefix + name;
    const value = source[name];
    const group = !prefix && own(groups, path) ? groups[path] : undefined;
    if (own(rows, path)) {
      if (value !== undefined) mergeValue(merging, path, value);
    } else if (!group) merging.unknown.push(path);
    else if (isObject(value)) mergeInto(merging, value, path + '.');
    else if (value === false || value === null) mergeInto(merging, group, path + '.');
    else if (value !== undefined)
      warn(merging.widget, `option ${path}: ${shown(value)} can't be used, it takes an object`);
  }
}

/**
 * Merges what a source gives into `values`. Only the table's own names are read; a value that can't be
 * used gets a warning and the default (C5). Whether anything differs from before.
 */
export function merge(widget: Widget, values: Values, source: unknown): boolean {
  if (source === undefined || source === null) return false;
  if (!isObject(source)) {
    warn(widget, `options are given as an object, not as ${typeof source}`);
    return false;
  }
  const merging: Merging = { widget, values: values as Written, unknown: [], changed: false };
  mergeInto(merging, source, '');
  if (widget.kind.given) widget.kind.given(values, source);
  if (merging.unknown.length) warn(widget, `there is no option ${merging.unknown.join(', ')}`);
  return merging.changed;
}

/** Merges `data-options`, read as JSON and never evaluated. */
function mergeJson(widget: Widget, values: Values): void {
  const json = widget.root.getAttribute('data-options');
  if (!json || !json.trim()) return;
  let problem = 'it is not an object';
  try {
    const parsed: unknown = JSON.parse(json);
    if (isObject(parsed)) return void merge(widget, values, parsed);
  } catch (error) {
    problem = (error as Error).message;
  }
  warn(widget, `data-options is not used: ${problem}`);
}

/** The array that an attribute holds as JSON; any other text as it is. */
function listIn(given: string): unknown {
  try {
    return /^\s*\[/.test(given) ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}

/** What the attributes of single options say: `data-theme`, `data-animation-duration`. */
function attributesOf({ root, kind }: Widget): Values | undefined {
  const { attributes } = kind.table;
  let source: Record<string, unknown> | undefined;
  for (const name of root.getAttributeNames()) {
    if (!own(attributes, name)) continue;
    const [group = '', rest] = (attributes[name] as string).split('.');
    const value = listIn(root.getAttribute(name) as string);
    source ||= {};
    if (rest) ((source[group] ||= {}) as Written)[rest] = value;
    else source[group] = value;
  }
  return source;
}

/** The options of all sources, each before the next: the call, `data-options`, single attributes (C4). */
export function readOptions(widget: Widget, given: unknown): Values {
  const values = Object.create(widget.kind.table.defaults) as Values;
  merge(widget, values, given);
  mergeJson(widget, values);
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
  for (const name of Object.keys(table.rows)) {
    const value = copyOf(valueOf(table, options, name));
    const [group = '', rest] = name.split('.');
    if (name === path) return value;
    if (rest) ((all[group] ||= {}) as Written)[rest] = value;
    else all[name] = value;
  }
  if (path === undefined) return all;
  return own(all, textOf(path)) ? all[textOf(path)] : undefined;
}

/** The classes that the options give the container. */
export function classesOf({ kind, options, dark }: Widget): string {
  const { rows, classed } = kind.table;
  let all = dark ? ' z-dark' : '';
  for (const path of classed) {
    const { classes = true } = rows[path] as AnyRow;
    const value = options[path] as string;
    const names =
      classes === true ? value : typeof classes === 'function' ? classes(value) : classes[value];
    if (names) all += ' ' + names;
  }
  return all;
}
