import $ from 'jquery';
import { pathOf, treeOf } from '../dom/query';
import { dispatchFor } from '../core/events';
import { on } from '../core/signals';
import { hasSize, measureSoon, watchSize } from '../core/sizes';
import { allWidgets, itemsHolding, widgetsInPage } from '../core/lookup';
import type { Feature, Item, Reason, Widget } from '../core/widget';

/** The element whose width is observed. */
const watchedIn = (widget: Widget): HTMLElement => widget.kind.widthProbe(widget);

/**
 * What pages hide a widget by: `hidden`, the display and the classes of its root and of what is around it. What is a part of
 * another widget changes whenever that opens or closes, and isn't the page's.
 */
const marksAround = (root: HTMLElement): string =>
  (pathOf(root) as HTMLElement[])
    .filter((node) => node === root || (node.style && !node.matches('[class*=z-]')))
    .map((node) => [node.hidden, node.style.display, node.getAttribute('class')].join(' '))
    .join();

/** The marks around each widget when it was displayed last. */
const marksOf = new WeakMap<Widget, string>();

/**
 * Whether a widget is displayed. Its last size tells it, as long as the page has changed nothing that could hide it since: to
 * ask for styles at each press is slow on large pages. A hidden widget is measured again, because the page may show it
 * before the next layout.
 */
function isDisplayed(widget: Widget): boolean {
  const { root } = widget;
  const element = watchedIn(widget);
  const marks = marksAround(root);
  const before = marksOf.get(widget);
  const isSame = before === undefined || before === marks;
  if (!(isSame && hasSize(element)) && !root.getClientRects()[0]) {
    measureSoon(element);
    return false;
  }
  marksOf.set(widget, marks);
  return true;
}

/**
 * Whether the open panels of a widget have a size: the widget is in the page, and nothing around it is closed or
 * hidden.
 */
const isInSight = (widget: Widget): boolean =>
  widget.root.isConnected &&
  itemsHolding(widget.root).every(({ open }) => open) &&
  isDisplayed(widget);

/** Dispatches `show` for an item, and before that for the items around its widget, if that hasn't happened. */
function tellOne(item: Item, reason?: Reason): void {
  const { widget } = item;
  if (!item.open || !isInSight(widget)) return;
  itemsHolding(widget.root).forEach((outer) => {
    if (!outer.shown) tellOne(outer, reason);
  });
  item.shown = true;
  dispatchFor(item, 'show', reason);
}

/** The running widgets in a panel. To look for shadow roots, too, takes longer. */
const widgetsIn = (panel: HTMLElement): Widget[] => ($.zShadow ? allWidgets : widgetsInPage)(panel);

/** Dispatches `show` for items, and for the open items of widgets inside them, from the outside in. */
function tellShown(items: readonly Item[], reason?: Reason): void {
  items.forEach((item) => {
    tellOne(item, reason);
    if (!item.open || !item.shown) return;
    widgetsIn(item.panel as HTMLElement).forEach(({ started, open }) => {
      if (started) open.forEach((inner) => tellOne(inner, reason));
    });
  });
}

/**
 * Dispatches `show` as soon as a panel has its size: at the start, each time it opens, and when a hidden widget becomes
 * visible.
 */
function mount(widget: Widget): void {
  if (treeOf(widget.root) !== document) $.zShadow = true;
  const rest = (): Item[] => widget.open.filter(({ shown }) => !shown);
  on(widget, 'first', () => tellShown(rest(), widget.startedBy));
  on(widget, 'change', ({ opened, closed }, reason) => {
    closed.forEach((item) => (item.shown = false));
    tellShown(opened, reason);
  });
  watchSize(widget, watchedIn(widget), () => {
    // Not at once: browsers report an error if a callback changes the size of what is observed.
    if (widget.started && rest().length) setTimeout(() => tellShown(rest()));
  });
}

export const shown: Feature = { mount };
