import { wordsOf } from '../dom/query';
import { giveName } from '../shared/naming';
import type { Tab } from './tabs.item';
import type { Tabs } from './tabs.view';

/** The text of a label; its second line, and a badge, are words of their own. */
export const textOf = ({ label }: Tab): string =>
  (
    label.getAttribute('aria-label') ||
    Array.prototype.map.call(label.childNodes, wordsOf).join(' ')
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Gives the list an accessible name unless the author gave it one. */
export function nameList({ root, parts, options }: Tabs): void {
  if (parts.named) return;
  const undo = giveName({
    element: parts.list,
    root,
    block: root,
    id: parts.prefix + '-name',
    otherwise: options.texts.tabs,
  });
  if (undo) parts.undo.push(undo);
}
