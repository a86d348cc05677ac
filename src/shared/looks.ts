import { eachRow, valueAt } from '../widget/options';
import type { AnyRow, Table } from '../widget/rows';
import type { Common } from './common';
import { isDark } from './scheme';

/** The classes that options give the container; `instead` has other values for some. */
export function optionClasses(
  table: Table,
  widget: Common,
  instead: Readonly<Record<string, unknown>> = {},
): string[] {
  const names: string[] = matchMedia('(hover: hover)').matches ? ['hover'] : [];
  eachRow(table, (row: AnyRow, path) => {
    const name = path[path.length - 1] as string;
    const value = name in instead ? instead[name] : valueAt(widget.options, path);
    if (row.classes) names.push(...row.classes(value as never, name).split(' '));
  });
  if (widget.options.dark === 'auto' && isDark(widget)) names.push('z-dark');
  return names.filter(Boolean);
}

/** Changes the container's classes from `before` to `now`. */
export function changeClasses(
  root: HTMLElement,
  before: readonly string[],
  now: readonly string[],
): void {
  for (const name of before) if (now.indexOf(name) < 0) root.classList.remove(name);
  for (const name of now) root.classList.add(name);
}
