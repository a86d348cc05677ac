import { media } from '../dom/query';
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
  const names: string[] = media('(hover: hover)').matches ? ['hover'] : [];
  for (const name of Object.keys(table)) {
    const { classes } = table[name] as AnyRow;
    if (classes) names.push(...classes((options as Values)[name] as never, name).split(' '));
  }
  if (widget.options.dark === 'auto' && isDark(widget)) names.push('z-dark');
  return names.filter(Boolean);
}

/** What is ours of the container's classes, or was. */
export interface Painted {
  classes: readonly string[];
  owned: readonly string[];
}

// Sets that look alike have the same lists.
const lists: Record<string, readonly string[]> = {};

const listOf = (names: readonly string[]): readonly string[] => {
  const own = names.filter((name, n) => names.indexOf(name) === n);
  const key = own.join(' ');
  return (lists[key] = lists[key] || own);
};

/** Gives the container these classes instead of those that it had from us. */
export function changeClasses(root: HTMLElement, painted: Painted, now: readonly string[]): void {
  const { classes: before } = painted;
  const stays = (name: string): boolean => before.indexOf(name) < 0 || now.indexOf(name) >= 0;
  const all = words(root.getAttribute('class')).filter(stays).concat(now);
  // Each writing has the browser look for what it changes.
  setAttribute(root, 'class', all.filter((name, n) => all.indexOf(name) === n).join(' '));
  painted.classes = listOf(now);
  painted.owned = listOf(painted.owned.concat(now));
}
