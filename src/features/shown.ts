import { dispatchFor } from '../core/events';
import { on } from '../core/signals';
import { hasSize, watchSize } from '../core/sizes';
import { itemsHolding, widgetsInPage } from '../core/lookup';
import type { Feature, Item, Reason, Widget } from '../core/widget';

/** What is watched of a set for its width. */
const watchedIn = (widget: Widget): HTMLElement => widget.kind.sizeProbe(widget);

/** Whether open panels of a set have a size: it is in the page, and nothing around it is closed or hidden. */
const isInSight = (widget: Widget): boolean =>
  widget.root.isConnected &&
  itemsHolding(widget.root).every(({ open }) => open) &&
  (hasSize(watchedIn(widget)) || widget.root.getClientRects().length > 0);

/** Tells that a panel has its size; first that of what is around it, where nobody knows that yet. */
function tellOne(item: Item, reason?: Reason): void {
  const { widget } = item;
  if (!item.open || !isInSight(widget)) return;
  itemsHolding(widget.root).forEach((outer) => {
    if (!outer.shown) tellOne(outer, reason);
  });
  item.shown = true;
  dispatchFor(item, 'show', reason);
}

/** Tells that panels have their size, and with them those of sets in them, from the outside in (C25). */
function tellShown(items: readonly Item[], reason?: Reason): void {
  items.forEach((item) => {
    tellOne(item, reason);
    if (!item.open || !item.shown) return;
    widgetsInPage(item.panel as HTMLElement).forEach(({ started, open }) => {
      if (started) open.forEach((inner) => tellOne(inner, reason));
    });
  });
}

/**
 * Tells of panels as soon as they have their size: at the start, with each opening, and when a hidden set comes into
 * sight.
 */
function mount(widget: Widget): void {
  const rest = (): Item[] => widget.open.filter(({ shown }) => !shown);
  on(widget, 'first', () => tellShown(rest(), widget.startedBy));
  on(widget, 'change', ({ opened, closed }, reason) => {
    closed.forEach((item) => (item.shown = false));
    tellShown(opened, reason);
  });
  watchSize(widget, watchedIn(widget), () => {
    // Not at once, as browsers report it as an error when what is measured changes its size meanwhile.
    if (widget.started && rest().length) setTimeout(() => tellShown(rest()));
  });
}

export const shown: Feature = { mount };
