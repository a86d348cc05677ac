import { giveName } from '../shared/naming';
import type { Tabs } from './tabs.view';

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
