import { hadAttribute } from '../core/restore/claim';
import { hasOwn } from '../core/values';
import { isSelectable, isUsable } from '../core/items';
import { itemAt } from '../core/collection';
import { on } from '../core/signals';
import { measureNow, measureSoon } from '../core/sizes';
import type { Item, Kind } from '../core/widget';
import { mountFeatures } from '../core/feature-hooks';
import { features } from '../features/all-features';
import { accordionEvents } from './accordion.events';
import { mountFit, chooseForm } from './accordion.fit';
import {
  paintRegions,
  sectionsChanged,
  updateSections,
  accordionView,
  paintStops,
  readStops,
} from './accordion.view';
import { mountInput } from './accordion.input';
import { accordionMarkup } from './accordion.markup';
import { accordionCommands, accordionMethods } from './accordion.methods';
import { accordionMotion } from './accordion.motion';
import { isCurrent, mountNav } from './accordion.content-nav';
import { accordionRules } from './accordion.options';
import { isDetails, type Accordion } from './accordion.widget';
import { mountSlider } from './accordion.slider';

/**
 * What is open by default: the sections of the option `active`, otherwise those that the markup marks (`open`, a link
 * to the current page). In a horizontal accordion, one has to be open.
 */
function defaultSections(widget: Accordion): Item[] {
  const { options, values, items } = widget;
  const vertical = options.orientation === 'vertical';
  const named = ([] as readonly (number | false)[])
    .concat(options.active)
    .map((index) => index !== false && items[0] && itemAt(widget, index));
  const isGiven = hasOwn(values, 'active');
  // Only `details` can be marked by `open`. To look for its original value takes long.
  const isWanted = (item: Item): boolean =>
    isGiven
      ? named.includes(item)
      : (isDetails(item.element) && hadAttribute(item.element, 'open')) ||
        (options.contentNav && isCurrent(item));
  const fits = vertical ? isUsable : isSelectable;
  const found = items.filter((item) => isWanted(item) && fits(item));
  return found.length || vertical ? found : items.filter(isSelectable);
}

/** Puts the options into effect. */
function mount(widget: Accordion): void {
  mountSlider(widget);
  chooseForm(widget);
  mountNav(widget);
  mountInput(widget);
  on(widget, 'structure', () => {
    if (widget.size) chooseForm(widget);
    measureSoon(widget);
    sectionsChanged(widget);
  });
  on(widget, 'settled', () => paintStops(readStops(widget)));
  mountFeatures(widget);
  mountFit(widget);
  // A narrow one was painted as a horizontal one, before `chooseForm` made it vertical.
  if (widget.started || widget.narrow) updateSections(widget);
  else paintRegions(widget);
  if (widget.started) measureNow(widget);
}

/** The plugin `$.fn.uiAccordion`. */
export const accordionKind: Kind = {
  name: 'uiAccordion',
  noun: 'section',
  features,
  methods: accordionMethods,
  commands: accordionCommands,
  actionEndsPlay: false,
  mount,
  defaultItems: defaultSections,
  ...accordionMarkup,
  ...accordionView,
  ...accordionMotion,
  ...accordionEvents,
  ...accordionRules,
};
