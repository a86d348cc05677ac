import $ from 'jquery';
import { dispatchFor } from '../core/events';
import type { Change, Item, PageEvents, Reason } from '../core/widget';

/** The tab that an event is about. */
export interface TabsItem {
  /** Zero-based. */
  index: number;
  /** The tab element, an `li` in most markup. */
  tab: JQuery;
  /** The panel, `.z-content`. */
  content: JQuery;
  /** What made the change; absent at start. A tab is removed by `click`, `key` or `api`. */
  reason?: Reason | undefined;
}

/** What the page gets for a tab. */
const describeTab = ({ index, element, panel }: Item, reason?: Reason): TabsItem => ({
  index,
  tab: $(element),
  content: $(panel || []),
  reason,
});

/** Dispatches `select` for the selected tab, then `deactivate` for the one before. */
function onSettled({ opened, closed }: Change, reason?: Reason): void {
  const [item = closed[0] as Item] = opened;
  const { kind, options } = item.widget;
  const labels = kind.heading(item);
  // A higher panel that closed above them may have moved the labels out of the window.
  if (
    /^bottom/.test(options['position'] as string) &&
    /click|key/.test(reason || '') &&
    labels.getBoundingClientRect().top < 0
  )
    labels.scrollIntoView({ block: 'nearest' });
  dispatchFor(opened[0], 'select', reason);
  dispatchFor(closed[0], 'deactivate', reason);
}

export const tabsEvents = {
  describe: describeTab,
  onSettled,
  closingEvents: ['deactivate'],
} satisfies PageEvents;
