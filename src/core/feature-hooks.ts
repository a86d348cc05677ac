import { isUsable } from './items';
import type { Opening, Widget } from './widget';

/** Puts the options of all features into effect. */
export const mountFeatures = (widget: Widget): void =>
  widget.kind.features.forEach((feature) => feature.mount && feature.mount(widget));

/**
 * What is open at the start: what was open in a saved copy, otherwise the kind's default. Then features are asked in
 * order, each with the answer so far: the last one that changes it decides.
 */
export function firstOpen(widget: Widget): Opening {
  const { saved = [], items, kind } = widget;
  const copied = items.filter((item) => saved.includes(item.header) && isUsable(item));
  let opening: Opening = { items: copied[0] ? copied : kind.defaultItems(widget) };
  kind.features.forEach((feature) => {
    if (feature.opening) opening = feature.opening(widget, opening);
  });
  return opening;
}
