import { build, hasClass, wrapContent } from '../dom/build';
import type { Item } from './widget';

/** While the browser shows what its search has found, no node may be moved, or it loses the place. */
let holding = false;

export function holdNodes(work: () => void): void {
  holding = true;
  work();
  holding = false;
}

/** What holds the author's nodes in a panel; made at a panel's first showing (T2). */
export function innerOf({ panel, widget }: Item): HTMLElement {
  const box = panel as HTMLElement;
  const { innerClass } = widget.kind;
  for (let node = box.firstElementChild; node; node = node.nextElementSibling)
    if (hasClass(node, innerClass)) return node as HTMLElement;
  if (holding) return box;
  const inner = build('div', innerClass, [], 'box');
  wrapContent(box, inner);
  return inner;
}
