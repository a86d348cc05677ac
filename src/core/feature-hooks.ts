import { isUsable } from './items';
import type { Item, Kind, Opening, Widget } from './widget';

/** Puts the options of all features into effect. */
export const mountFeatures = (widget: Widget): void =>
  widget.kind.features.forEach((feature) => feature.mount && feature.mount(widget));

/**
 * What is open at the start. The last feature in the list decides first; its `otherwise` asks the one before it, and so
 * on. If none decides, it is what was open in a saved copy, otherwise the kind's default.
 */
export function firstOpen(widget: Widget, usual: () => Item[]): Opening {
  const { saved = [], items, kind } = widget;
  let find = (): Opening => {
    const copied = items.filter((item) => saved.includes(item.header) && isUsable(item));
    return { items: copied[0] ? copied : usual() };
  };
  kind.features.forEach((feature) => {
    const otherwise = find;
    if (feature.opening) find = feature.opening.bind(feature, widget, otherwise);
  });
  return find();
}

/** Lets the features of a kind add their listeners to the page. */
export const listenToPage = (kind: Kind): void =>
  kind.features.forEach((feature) => feature.listenToPage && feature.listenToPage(kind));
