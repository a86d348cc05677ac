import { setClass, setAttribute } from '../dom/attributes';
import { move } from '../dom/nodes';
import { childWith } from '../dom/query';
import { inlineStyle } from '../dom/styles';
import { paintItem, paintPanelTabStop } from '../core/panel';
import { paintClasses } from '../core/root-classes';
import { classesOf } from '../core/options/options';
import { isDisabled, isSelectable } from '../core/items';
import { measureNow } from '../core/sizes';
import { scrollTargetOf } from '../core/scroll';
import type { Item, View } from '../core/widget';
import { forceOnly } from '../core/select';
import { isDetails, type Accordion } from './accordion.widget';
import { paintArrow } from './accordion.trigger';

type Measure = number | string | false | null | undefined;

/**
 * Sets private properties for the style sheet, numbers in pixels. Empty values and 0 are removed, because the sheet has
 * defaults.
 */
function setMeasures(element: HTMLElement, values: Readonly<Record<string, Measure>>): void {
  const style = inlineStyle(element);
  Object.keys(values).forEach((name) => {
    const value = values[name] || '';
    if (value || style.length)
      style.setProperty('--_' + name, typeof value === 'number' ? value + 'px' : (value as string));
  });
}

/** Writes the lengths of the options, and the sizes of a horizontal accordion, for the style sheet. */
function paintMeasures({ root, wrapper, options, values, kind, size }: Accordion): void {
  const { headerSize, headerFontSize } = options;
  const { scale, header, space } = size || { scale: 1, header: headerSize, space: 0 };
  // Defaults aren't written, because the style sheet has them. It has only those of vertical accordions.
  const defaults = size ? {} : kind.table.defaults;
  // Also while a horizontal accordion is vertical.
  const width = values['orientation'] === 'horizontal' && options.width;
  setMeasures(root, {
    // As text, because it has no unit.
    'header-scale': headerFontSize !== defaults['headerFontSize'] && '' + headerFontSize * scale,
    'header-size': headerSize !== defaults['headerSize'] && header,
    'content-height': options.contentHeight,
    'content-spacing': options.contentSpacing,
    'section-spacing': options.sectionSpacing,
    'content-width': space,
    height: size && Math.round(options.height * scale),
    width,
  });
  if (wrapper) setMeasures(wrapper, { width });
}

/** Writes the classes and the private properties of the root. */
export function paintRoot(widget: Accordion): void {
  const { options } = widget;
  const moves = options['animation.effects'] !== 'none' && options['animation.duration'];
  paintClasses(
    widget,
    'z-accordion' +
      classesOf(widget) +
      (options.sectionSpacing ? ' z-ungrouped' : ' z-grouped') +
      (options.contentHeight ? ' z-fixed-height' : '') +
      (moves ? ' transition' : '') +
      (widget.narrow ? ' z-narrow' : ''),
  );
  // The author may have written this class, for the time before the start.
  setClass(widget.root, 'horizontal', options.orientation === 'horizontal');
  paintMeasures(widget);
}

/**
 * Sets `aria-disabled` on a trigger that does nothing: it is disabled, or its section is the only open one and can't be
 * closed.
 */
function paintDisabled({ open, options }: Accordion, item: Item): void {
  const locked = item.open && open.length === 1 && !options.collapsible;
  const idle = locked || isDisabled(item);
  if (item.panel) setAttribute(item.trigger, 'aria-disabled', idle ? 'true' : null);
}

/** Writes what depends on which sections are open. */
function paintAll(widget: Accordion): void {
  if (!widget.options.collapsible) widget.items.forEach((item) => paintDisabled(widget, item));
}

/** Writes whether a section is open: classes, ARIA, and whether its panel is visible. */
function paintSection(item: Item, open: boolean): void {
  const { element, trigger } = item;
  setAttribute(trigger, 'aria-expanded', String(open));
  if (isDetails(element)) setAttribute(element, 'open', open ? '' : null);
  paintItem(item, open);
}

/** Reads whether each open panel scrolls. Only panels with a fixed height do. */
export const readStops = ({ open, options }: Accordion): (readonly [HTMLElement, boolean])[] =>
  open.map((item) => {
    const panel = item.panel as HTMLElement;
    const fixed = options.contentHeight > 0 || options.orientation === 'horizontal';
    return [panel, fixed && panel.scrollHeight > panel.clientHeight];
  });

/** Makes panels that scroll tab stops, so that keys can scroll them. */
export const paintStops = (stops: ReturnType<typeof readStops>): void =>
  stops.forEach(([panel, stop]) => paintPanelTabStop(panel, stop));

/** While a section loads, its arrow spins, if it has one. */
function showBusy({ trigger }: Item, busy: boolean): boolean {
  const arrow = childWith(trigger, 'z-arrow');
  if (arrow) setClass(arrow, 'z-loading', busy);
  return !!arrow;
}

const triggerOf = ({ trigger }: Item): HTMLElement => trigger;

export const accordionView = {
  paintRoot,
  paint: paintSection,
  updateItem: paintDisabled,
  paintAll,
  showBusy,
  contentChanged: ({ widget }: Item) => measureNow(widget),
  printsLabels: false,
  focusTarget: triggerOf,
  focusAfter: triggerOf,
  labelArea: ({ header }: Item) => header,
  blockOf: ({ element }: Item) => element,
  hashTarget: scrollTargetOf,
  outerBox: ({ root, wrapper }: Accordion) => wrapper || root,
  liveRegion: ({ root }: Accordion) => root,
  // Not inside the root, which may be a list.
  placeControl: ({ root }: Accordion, control: HTMLElement) =>
    root.parentNode && move(control, root.parentNode, root),
} satisfies View;

/**
 * Makes panels landmarks (`region`), unless there are so many that they would bury the page's own. A `dd` keeps its
 * role.
 */
export function paintRegions({ items, options }: Accordion): void {
  const few = items.length < 7 || options.expandMode !== 'multiple';
  items.forEach(({ panel }) => {
    if (panel) setAttribute(panel, 'role', few && !panel.matches('dd') ? 'region' : null);
  });
}

/** Updates what depends on the set of sections: landmarks, and which one has to be open, without `beforeSelect`. */
export function sectionsChanged(widget: Accordion): void {
  const { open, items, options, kind } = widget;
  paintRegions(widget);
  const last = open[open.length - 1];
  const wanted = last || (options.orientation === 'horizontal' && items.find(isSelectable));
  if (wanted && (!last || (open.length > 1 && !kind.rules(widget).multiple)))
    forceOnly(widget, [wanted], 'api');
}

/** Updates all sections after a change of the form or of options, then what depends on the set of them. */
export function updateSections(widget: Accordion): void {
  widget.items.forEach((item) => {
    paintDisabled(widget, item);
    paintArrow(item.trigger, widget.options.showIcons && !!item.panel);
  });
  sectionsChanged(widget);
}
