import { media } from '../dom/query';
import { setAttribute, words } from '../widget/ledger';
import type { Values } from '../widget/options';
import type { AnyRow } from '../widget/rows';
import type { Common } from './common';
import { isDark } from './scheme';

/** The classes that options give the container, separated by spaces; none of them stands in a group. */
export function optionClasses(widget: Common, options: object = widget.options): string {
  const { table } = widget.kind;
  let names = media('(hover: hover)').matches ? 'hover' : '';
  for (const name of Object.keys(table)) {
    const { classes } = table[name] as AnyRow;
    if (classes) names += ' ' + classes((options as Values)[name] as never, name);
  }
  return widget.options.dark === 'auto' && isDark(widget) ? names + ' z-dark' : names;
}

/** What is ours of the container's classes, or was. */
export interface Painted {
  classes: readonly string[];
  owned: readonly string[];
}

// Sets that look alike have the same lists.
const lists: Record<string, readonly string[]> = {};

const isFirst = (name: string, n: number, all: readonly string[]): boolean =>
  all.indexOf(name) === n;

const listOf = (names: string): readonly string[] =>
  (lists[names] = lists[names] || words(names).filter(isFirst));

/** Gives the container these classes, separated by spaces, instead of those that it had from us. */
export function changeClasses(root: HTMLElement, painted: Painted, names: string): void {
  const { classes: before, owned } = painted;
  const now = listOf(names);
  const stays = (name: string): boolean => before.indexOf(name) < 0 || now.indexOf(name) >= 0;
  const all = words(root.getAttribute('class')).filter(stays).concat(now);
  // Each writing has the browser look for what it changes.
  setAttribute(root, 'class', all.filter(isFirst).join(' '));
  painted.classes = now;
  painted.owned = listOf(owned.concat(now).join(' '));
}
