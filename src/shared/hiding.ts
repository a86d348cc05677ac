import { setAttribute } from '../widget/ledger';
import { on } from '../widget/scope';
import { change, settle } from '../widget/widget';
import type { Common } from './common';

// What waits to be found costs the browser style and layout, so that many items don't.
const MOST_FINDABLE = 50;

/** Whether the browser's search may find what is in closed items (rule R1). */
export function isFindable({ options: { findInPage }, parts: { items } }: Common): boolean {
  return findInPage === 'auto' ? items.length <= MOST_FINDABLE : findInPage;
}

/** Takes content out of sight; where it may be found, the browser tells by `beforematch`. */
export function hide(content: HTMLElement, findable: boolean): void {
  setAttribute(content, 'hidden', findable && 'onbeforematch' in content ? 'until-found' : '');
}

/** Opens what the browser has found. */
export function mountFinds(widget: Common): void {
  const { kind, parts, root, scope } = widget;
  on(scope, root, 'beforematch', ({ target }) => {
    for (const { panel, index } of parts.items) {
      if (panel === target) change(widget, () => kind.planOpen(widget, index), 'find');
    }
    // The browser scrolls there next: nothing may be on its way.
    settle(widget);
  });
}
