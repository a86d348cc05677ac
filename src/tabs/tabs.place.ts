import { move } from '../dom/build';
import { childHolding } from '../dom/query';
import type { Tabs } from './tabs.markup';

/** Whether the labels stand after the panels. */
const isLast = ({ list, container }: Tabs): boolean =>
  !!(list.compareDocumentPosition(container) & Node.DOCUMENT_POSITION_PRECEDING);

/** What is moved as the labels: the box that holds them, or the list with what is ours. */
function labelNodes({ root, list, bar, arrow }: Tabs): HTMLElement[] {
  return list.parentNode === root ? [bar, arrow, list] : [childHolding(root, list) as HTMLElement];
}

/** Puts the labels before or after the panels. */
export function placeLabels(tabs: Tabs, last: boolean): void {
  const { root, container } = tabs;
  if (isLast(tabs) === last) return;
  const panels = childHolding(root, container) as HTMLElement;
  const before = last ? panels.nextSibling : panels;
  for (const node of labelNodes(tabs)) move(node, root, before);
}

/** Puts the labels back where the author has them. */
export function restoreLabels(tabs: Tabs): void {
  const { root, next, list } = tabs;
  if (!root.contains(list)) return;
  const nodes = labelNodes(tabs);
  const last = nodes[nodes.length - 1] as HTMLElement;
  if (last.parentNode !== root || last.nextSibling === next) return;
  for (const node of nodes) move(node, root, next && next.parentNode === root ? next : null);
}
