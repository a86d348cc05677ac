import $ from 'jquery';
import { dispatchFor } from '../core/events';
import { isByUser } from '../core/reasons';
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

/** Scrolls to labels below the panels: a higher panel above them has closed, so they may have left the window. */
function keepLabelsInSight(item: Item): void {
  const { kind, options } = item.widget;
  const labels = kind.labelArea(item);
  const isBelow = /^bottom/.test(options['position'] as string);
  if (isBelow && labels.getBoundingClientRect().top < 0)
    labels.scrollIntoView({ block: 'nearest' });
}

/** Dispatches `select` for the selected tab, then `deactivate` for the one before. */
function onSettled({ opened, closed }: Change, reason?: Reason): void {
  const item = opened[0] || closed[0];
  if (item && isByUser(reason)) keepLabelsInSight(item);
  dispatchFor(opened, 'select', reason);
  dispatchFor(closed, 'deactivate', reason);
}

export const tabsEvents = {
  describe: describeTab,
  onSettled,
  closingEvents: ['deactivate'],
} satisfies PageEvents;
