import { isRightToLeft } from '../dom/query';
import { onEnd, sharing } from '../widget/scope';
import { remount, settle } from '../widget/widget';
import type { Tabs } from './tabs.view';

const sets = new WeakMap<Node, Tabs>();

/** Lays sets out anew whose text has turned; those that were taken out of the page are not found. */
function look(): void {
  for (const root of document.querySelectorAll('.z-tabs') as unknown as Element[]) {
    const tabs = sets.get(root);
    const mirrored = isRightToLeft(root);
    if (!tabs || tabs.parts.mirrored === mirrored) continue;
    tabs.parts.mirrored = mirrored;
    settle(tabs);
    if (tabs.alive) remount(tabs);
  }
}

const watch = sharing((scope) => {
  const observer = new MutationObserver(look);
  const where = { subtree: true, attributes: true, attributeFilter: ['dir'] };
  observer.observe(document.documentElement, where);
  onEnd(scope, () => observer.disconnect());
});

/** Has a set follow a page that turns the direction of its text: by it go position and scrolling. */
export function followDirection(tabs: Tabs): void {
  const { root, scope } = tabs;
  sets.set(root, tabs);
  watch(scope);
  onEnd(scope, () => sets.delete(root));
}
