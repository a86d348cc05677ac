import { isUsable } from './items';
import type { Feature, Item, Kind, Opening, Widget } from './widget';

/** Puts into effect what the options ask of the features. */
export const mountFeatures = (widget: Widget): void =>
  widget.kind.features.forEach((feature) => feature.mount && feature.mount(widget));

/** What the first feature finds that finds anything. */
function firstFound(
  { kind }: Widget,
  find: (feature: Feature) => Opening | null | undefined,
): Opening | null {
  let found: Opening | null | undefined;
  kind.features.forEach((feature) => (found = found || find(feature)));
  return found || null;
}

/**
 * What is open first: what a feature demands, as for the page's address; otherwise what was stored, or is open in a copy of
 * the page; otherwise what is usual.
 */
export function firstOpen(widget: Widget, usual: () => Item[]): Opening {
  const { saved = [], items } = widget;
  const copied = items.filter((item) => isUsable(item) && saved.indexOf(item.header) >= 0);
  const initial = firstFound(widget, (one) => one.restored && one.restored(widget)) || {
    items: copied[0] ? copied : usual(),
  };
  widget.initial = initial.items;
  return firstFound(widget, (one) => one.opening && one.opening(widget)) || initial;
}

/** Has the features of a kind listen to the page. */
export const hearPage = (kind: Kind): void =>
  kind.features.forEach((feature) => feature.hearPage && feature.hearPage(kind));
