import { isRightToLeft } from '../dom/query';
import { keyName } from '../shared/keyboard';
import { onCapture, onEnd, sharing } from '../widget/scope';
import { remount, settle } from '../widget/widget';
import { judgeStop, type Tabs } from './tabs.view';

const sets = new WeakMap<Node, Tabs>();

/** The sets of the page; those that were taken out of it without a word are not found. */
function eachSet(visit: (tabs: Tabs) => void): void {
  for (const root of document.querySelectorAll('.z-tabs') as unknown as Element[]) {
    const tabs = sets.get(root);
    if (tabs) visit(tabs);
  }
}

/** Lays a set out anew whose text has turned. */
function look(tabs: Tabs): void {
  const mirrored = isRightToLeft(tabs.root);
  if (tabs.parts.mirrored === mirrored) return;
  tabs.parts.mirrored = mirrored;
  settle(tabs);
  if (tabs.alive) remount(tabs);
}

const watch = sharing((scope) => {
  const observer = new MutationObserver(() => eachSet(look));
  const where = { subtree: true, attributes: true, attributeFilter: ['dir'] };
  observer.observe(document.documentElement, where);
  onEnd(scope, () => observer.disconnect());
  // It may come to a panel from anywhere.
  onCapture(scope, document, 'keydown', (event) => {
    if (keyName(event as KeyboardEvent) === 'Tab') eachSet(judgeStop);
  });
});

/**
 * Has a set follow the page: where that turns the direction of its text, by which go position and
 * scrolling; and when Tab is pressed.
 */
export function followPage(tabs: Tabs): void {
  const { root, scope } = tabs;
  sets.set(root, tabs);
  watch(scope);
  onEnd(scope, () => sets.delete(root));
}
