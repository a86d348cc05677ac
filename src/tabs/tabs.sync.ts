import { on } from '../core/signals';
import { openAll, allWidgets } from '../core/lookup';
import { sharedName } from '../features/storage';
import type { Tabs } from './tabs.widget';

/**
 * Has what a user selects selected in the other sets of the page with the same text in `sync`, where they have it
 * (T25).
 */
export function mountSync(tabs: Tabs): void {
  const { kind, options } = tabs;
  on(tabs, 'change', ({ opened: [item] }, reason) => {
    if (!item || !/click|key/.test(reason)) return;
    const name = sharedName(item);
    const heading = kind.heading(item);
    const { top } = heading.getBoundingClientRect();
    allWidgets().forEach((other) => {
      const follows = other !== tabs && other.options['sync'] === options.sync;
      const same = follows && other.items.find((one) => sharedName(one) === name);
      if (same) openAll([same], 'restore');
    });
    // What was pressed stays where it is, whatever has changed its height above, in whatever scrolls.
    const moved = (): number => Math.round(heading.getBoundingClientRect().top - top);
    for (let at = heading.parentElement; at && moved(); at = at.parentElement)
      at.scrollBy({ top: moved(), behavior: 'instant' });
  });
}
