import { isObject, hasOwn } from '../values';
import { asText, warn } from '../warn';
import type { Widget } from '../widget';
import type { AnyRow, Classes, Rows, Table, Values } from './rows';

type Written = Record<string, unknown>;

export function createTable(rows: Rows): Table {
  const defaults: Written = {};
  const groups: Record<string, string> = {};
  const classed: string[] = [];
  Object.keys(rows).forEach((path) => {
    const row = rows[path] as AnyRow;
    const [group, name] = path.split('.') as [string, string?];
    if (name) groups[group] = row.switches ? path : groups[group] || '';
    if (row.classes) classed.push(path);
    defaults[path] = row.initial;
  });
  return { rows, defaults, groups, classed };
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

const warnOfValue = (widget: Widget, path: string, given: unknown, expected: string): void =>
  warn(widget, `option ${path} can't be ${asText(given)}, only ${expected}`);

/** Sets one option in `values`, to its `fallback` or default if the value is bad. Returns whether that changes anything. */
function put(widget: Widget, values: Written, path: string, given: unknown): boolean {
  const row = widget.kind.table.rows[path] as AnyRow;
  // What was in force may be another value than this default, such as a text in the page's language.
  const isNew = row.varies && !hasOwn(values, path);
  const before = values[path];
  let value: unknown = row.parse(given);
  if (value === undefined) {
    value = row.fallback || row.initial;
    warnOfValue(widget, path, given, row.expected);
  }
  values[path] = value;
  return isNew || !isSame(value, before);
}

/**
 * Merges the options of one source into `values`. Unknown names and bad values are warned about. Returns whether that
 * changes anything.
 */
export function merge(widget: Widget, values: Values, source: unknown): boolean {
  const { kind } = widget;
  const { rows, groups } = kind.table;
  const unknown: string[] = [];
  let changed = false;
  const read = (some: Values, prefix: string): void =>
    Object.keys(some).forEach((name) => {
      const path = prefix + name;
      const given = some[name];
      if (given === undefined) return;
      if (hasOwn(rows, path)) changed = put(widget, values, path, given) || changed;
      else if (prefix || !hasOwn(groups, path)) unknown.push(path);
      else if (isObject(given)) read(given, path + '.');
      else if (groups[path] && (given === false || given === null))
        changed = put(widget, values, groups[path], 0) || changed;
      else warnOfValue(widget, path, given, 'an object');
    });
  if (isObject(source)) {
    read(source, '');
    if (kind.setImplied) kind.setImplied(values, source);
    if (unknown.length) warn(widget, `there is no option ${unknown.join(', ')}`);
  } else if (source !== undefined && source !== null)
    warn(widget, `options can't be ${asText(source)}, only an object`);
  return changed;
}

const EASING = 'animation.easing';

/** Parses JSON. Returns the result of `otherwise` if that fails. */
function jsonIn(text: string, otherwise: (error: Error) => unknown): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return otherwise(error as Error);
  }
}

/** The options in attributes of their own, such as `data-theme` and `data-animation-duration`, by path. */
function attributesOf({ root, kind }: Widget): Values {
  const { rows } = kind.table;
  const source: Written = {};
  Object.entries(root.dataset).forEach(([name, value]) => {
    const inGroup = name.replace(/[A-Z]/, (letter) => '.' + letter.toLowerCase());
    const path = hasOwn(rows, name) ? name : inGroup;
    const given = value as string;
    if (!hasOwn(rows, path) || (rows[path] as AnyRow).callable) return;
    source[path] = /^\s*\[/.test(given) ? jsonIn(given, () => given) : given;
  });
  return source;
}

/** Sets the options of a new widget: those of the call, then those of the markup. */
export function readOptions(widget: Widget, given: unknown): void {
  const { rows, defaults } = widget.kind.table;
  // The Easing plugin may have been loaded meanwhile.
  defaults[EASING] = (rows[EASING] as AnyRow).initial;
  widget.values = Object.create(defaults) as Values;
  merge(widget, widget.values, given);
  readMarkup(widget);
}

/**
 * Takes over the options in the markup: `data-options`, then single attributes. If that was done before, only those
 * that have changed since.
 */
export function readMarkup(widget: Widget): void {
  const { root, markupValues: before = {} } = widget;
  const now: Values = {};
  const values = widget.values as Written;
  const json = root.getAttribute('data-options');
  const warnOfJson = (error: Error): void => warn(widget, `data-options: ${error.message}`);
  if (json && json.trim()) merge(widget, now, jsonIn(json, warnOfJson));
  merge(widget, now, attributesOf(widget));
  // Options that are no longer in the markup get their default.
  Object.keys(before).forEach((path) => {
    if (!hasOwn(now, path)) Reflect.deleteProperty(values, path);
  });
  Object.keys(now).forEach((path) => {
    if (!isSame(now[path], before[path])) values[path] = now[path];
  });
  widget.markupValues = now;
}

/** Creates values that inherit from others, and override some. */
export const withOverrides = (values: Values, changes: Values): Values =>
  Object.assign(Object.create(values) as Values, changes);

const copyOf = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[]).slice() : value;

/** A copy of all options in force, in groups, or the value of the option or the group with a path. */
export function option({ kind, options }: Widget, path?: unknown): unknown {
  const { rows } = kind.table;
  const all: Written = {};
  if (hasOwn(rows, path)) return copyOf(options[path]);
  Object.keys(rows).forEach((name) => {
    const [group, rest] = name.split('.') as [string, string?];
    const target = rest ? ((all[group] = all[group] || {}) as Written) : all;
    target[rest || name] = copyOf(options[name]);
  });
  if (path === undefined) return all;
  return hasOwn(all, path) ? all[path] : undefined;
}

/** The classes of the root, by its options. */
export function classesOf({ kind, options, stateClasses }: Widget): string {
  const { rows, classed } = kind.table;
  let all = stateClasses;
  classed.forEach((path) => {
    const classes = (rows[path] as AnyRow).classes as Classes<string>;
    const value = options[path] as string;
    const names = typeof classes === 'function' ? classes(value) : classes[value];
    if (names) all += ' ' + names;
  });
  return all;
}
