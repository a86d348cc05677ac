import { pathOf } from '../dom/query';
import { isByUser } from '../core/reasons';
import { on } from '../core/signals';
import { scrollDown } from '../core/scroll';
import { openAll, allWidgets } from '../core/lookup';
import { sharedName } from '../features/storage';
import type { Tabs } from './tabs.widget';

/**
 * By the option `sync`: when a user selects a tab, also by a link or by going back, selects the same one in other sets of
 * the page with the same `sync`.
 */
export function mountSync(tabs: Tabs): void {
  const { kind, options } = tabs;
  if (!options.sync) return;
  on(tabs, 'change', ({ opened: [item] }, reason) => {
    if (!item || !(isByUser(reason) || reason === 'hash')) return;
    const name = sharedName(item);
    const labels = kind.labelArea(item);
    const { top } = labels.getBoundingClientRect();
    allWidgets().forEach((other) => {
      const follows = other !== tabs && other.options['sync'] === options.sync;
      const same = follows && other.items.find((one) => sharedName(one) === name);
      if (same) openAll([same], 'restore');
    });
    // Scrolls so that the pressed label stays where it was, if other sets above it have changed their height.
    const moved = (): number => Math.round(labels.getBoundingClientRect().top - top);
    (pathOf(labels).slice(1) as Element[]).forEach((at) => {
      if (at.nodeType === 1 && moved()) scrollDown(at, moved());
    });
  });
}
