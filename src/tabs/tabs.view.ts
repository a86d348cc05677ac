import { move } from '../dom/nodes';
import { setClass, setAttribute } from '../dom/attributes';
import { firstTakesFocus } from '../dom/focus';
import { childHolding, childWith, isBefore } from '../dom/query';
import { isMarkedHidden } from '../core/hidden';
import { paintItem, paintPanelTabStop } from '../core/panel';
import { paintClasses } from '../core/root-classes';
import { classesOf } from '../core/options/options';
import { hasOwn } from '../core/values';
import { isDisabled } from '../core/items';
import { DARK_THEMES } from '../core/themes';
import type { Item, View } from '../core/widget';
import { focusTarget, paintDropdownTitle } from './tabs.dropdown';
import {
  isAccordion,
  isColumn,
  isDropdown,
  isVertical,
  PLAIN,
  toolsBehind,
  type Tabs,
} from './tabs.widget';
import { paintName } from './tabs.names';
import { paintScreenReaderClose, paintCloseButton, announceClosed } from './tabs.closing';

const hovering = matchMedia('(hover: hover)');

/**
 * Moves the labels before or behind the panels: the box that holds them, or the list with the generated elements beside
 * it; and the tools behind them.
 */
function placeLabels(tabs: Tabs, last: boolean): void {
  const { root, list, container, bar, widthProbe } = tabs;
  const panels = childHolding(root, container);
  const box = childHolding(root, list);
  // The page may have removed them.
  if (!panels || !box) return;
  if (isBefore(panels, box) === last) return;
  const before = last ? panels.nextSibling : panels;
  tabs.moved = true;
  (box === list ? [bar, widthProbe, list] : [box])
    .concat(toolsBehind(box))
    .forEach((part) => move(part, root, before));
}

/** Writes the layout as classes of the root. In a narrow form, vertical tabs look like horizontal ones. */
export function paintLayout(tabs: Tabs): void {
  const { root, list } = tabs;
  const { form, rows } = tabs.layout;
  const vertical = isVertical(tabs) && form === 'plain';
  setClass(root, 'responsive', form === 'rows');
  setClass(root, 'z-stacked', form === 'rows' && rows.every((count) => count === 1));
  setClass(root, 'mobile', form === 'dropdown');
  [root, list].forEach((one) => setClass(one, 'z-as-accordion', form === 'accordion'));
  setClass(root, 'vertical', vertical);
  setClass(root, 'horizontal', !vertical);
}

/** Writes the classes of the root, by its options. */
export function paintRoot(tabs: Tabs): void {
  const { options, root } = tabs;
  const filled = !['underlined', 'pills'].includes(options.style);
  const classes = classesOf(tabs);
  const needsLightIcons =
    classes.includes(' z-dark') || (filled && DARK_THEMES.includes(options.theme));
  let names = 'z-tabs' + classes + (needsLightIcons ? ' z-icons-light' : ' z-icons-dark');
  // The default position depends on the text direction.
  if (tabs.rightToLeft && !hasOwn(tabs.values, 'position'))
    names = names.replace('top-left', 'top-right');
  if (hovering.matches) names += ' hover';
  if (options.sticky || childWith(root, 'z-tools')) names += ' z-row-grid';
  paintClasses(tabs, names);
  if (tabs.layout !== PLAIN) paintLayout(tabs);
  setAttribute(tabs.list, 'aria-orientation', isColumn(tabs) ? 'vertical' : null);
  placeLabels(tabs, options.position.startsWith('bottom'));
}

/** Makes the panel a tab stop, unless it begins with one. */
export function paintPanelStop(item: Item | undefined): void {
  const panel = item && item.open && item.panel;
  if (panel) paintPanelTabStop(panel, !firstTakesFocus(panel));
}

/** Writes whether a tab is selected: classes, ARIA, and whether its panel is visible. */
function paintTab(item: Item, open: boolean): void {
  setClass(item.panel as HTMLElement, 'z-active', open);
  setAttribute(item.trigger, 'aria-selected', String(open));
  paintItem(item, open);
}

/** Makes a tab the only one that is a tab stop. */
export function paintTabStop(tabs: Tabs, stop: Item | undefined): void {
  const { tabStop: before } = tabs;
  if (before && before !== stop && before.index >= 0)
    setAttribute(before.trigger, 'tabindex', '-1');
  if (stop) setAttribute(stop.trigger, 'tabindex', '0');
  tabs.tabStop = stop;
}

/** Writes what depends on which tab is selected: the tab stop, and the dropdown's title. */
function paintAll(tabs: Tabs): void {
  const { items, open, tabStop } = tabs;
  const fits = (item: Item): boolean =>
    !isMarkedHidden(item.element) && (item.open || !isDisabled(item));
  const [selected] = open;
  // If none is selected, the last one stays the tab stop.
  const last = selected || tabStop;
  const isLast = last && last.index >= 0 && fits(last);
  paintTabStop(tabs, isLast ? last : items.find(fits) || selected);
  paintPanelStop(selected);
  paintDropdownTitle(tabs);
  paintScreenReaderClose(tabs);
}

/** Updates what depends on attributes and text of a tab that the page may have changed. */
export function updateTab(tabs: Tabs, item: Item): void {
  setAttribute(item.trigger, 'aria-disabled', isDisabled(item) ? 'true' : null);
  paintName(tabs, item);
  paintCloseButton(tabs, item);
  if (item.open) paintScreenReaderClose(tabs);
}

type Tab = Item & { widget: Tabs };

function labelArea({ widget, element }: Tab): HTMLElement {
  if (isDropdown(widget)) return widget.bar;
  return isAccordion(widget) ? element : widget.list;
}

const rootOf = ({ widget }: Item): HTMLElement => widget.root;

export const tabsView = {
  paintRoot,
  paint: paintTab,
  updateItem: updateTab,
  paintAll,
  contentChanged: paintPanelStop,
  announceRemoved: announceClosed,
  printsLabels: true,
  focusTarget,
  focusAfter: (item: Item) => focusTarget(item.widget.open[0] || item),
  labelArea,
  blockOf: rootOf,
  hashTarget: rootOf,
  outerBox: ({ root }: Tabs) => root,
  liveRegion: ({ container }: Tabs) => container,
  placeControl({ root, widthProbe }: Tabs, control: HTMLElement) {
    root.prepend(control);
    // Right before the labels, it counts for the width of a parent that is as wide as its content.
    if (widthProbe.parentNode === root) root.prepend(widthProbe);
  },
} satisfies View;
