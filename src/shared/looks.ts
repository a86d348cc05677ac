import { setAttribute, words } from '../widget/ledger';
import type { Values } from '../widget/options';
import type { AnyRow, Table } from '../widget/rows';
import type { Common } from './common';
import { isDark } from './scheme';

/** The classes that options give the container; none of them stands in a group. */
export function optionClasses(
  table: Table,
  widget: Common,
  options: object = widget.options,
): string[] {
  const names: string[] = matchMedia('(hover: hover)').matches ? ['hover'] : [];
  for (const name of Object.keys(table)) {
    const { classes } = table[name] as AnyRow;
    if (classes) names.push(...classes((options as Values)[name] as never, name).split(' '));
  }
  if (widget.options.dark === 'auto' && isDark(widget)) names.push('z-dark');
  return names.filter(Boolean);
}

/** Changes the container's classes from `before` to `now`. */
export function changeClasses(
  root: HTMLElement,
  before: readonly string[],
  now: readonly string[],
): void {
  const stays = (name: string): boolean => before.indexOf(name) < 0 || now.indexOf(name) >= 0;
  const all = words(root.getAttribute('class')).filter(stays).concat(now);
  // Each writing has the browser look for what it changes.
  setAttribute(root, 'class', all.filter((name, n) => all.indexOf(name) === n).join(' '));
}
