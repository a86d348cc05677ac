import { isUsable } from './items';
import type { Item, Kind, Opening, Widget } from './widget';

/** Puts into effect what the options ask of the features. */
export const mountFeatures = (widget: Widget): void =>
  widget.kind.features.forEach((feature) => feature.mount && feature.mount(widget));

/**
 * What is open first: what features say, each of which knows what it would be without it; or a copy of the page; or
 * what is usual.
 */
export function firstOpen(widget: Widget, usual: () => Item[]): Opening {
  const { saved = [], items, kind } = widget;
  let find = (): Opening => {
    const copied = items.filter((item) => isUsable(item) && saved.indexOf(item.header) >= 0);
    return { items: copied[0] ? copied : usual() };
  };
  kind.features.forEach((feature) => {
    const otherwise = find;
    if (feature.opening) find = feature.opening.bind(feature, widget, otherwise);
  });
  return find();
}

/** Has the features of a kind listen to the page. */
export const listenToPage = (kind: Kind): void =>
  kind.features.forEach((feature) => feature.listenToPage && feature.listenToPage(kind));
