import $ from 'jquery';
import { pathOf, treeOf } from '../dom/query';
import { dispatchFor } from '../core/events';
import { on } from '../core/signals';
import { hasSize, measureSoon, watchSize } from '../core/sizes';
import { allWidgets, itemsHolding, widgetsInPage } from '../core/lookup';
import type { Feature, Item, Reason, Widget } from '../core/widget';

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
  const marks = marksAround(root);
  const before = marksOf.get(widget);
  const isSame = before === undefined || before === marks;
  if (!(isSame && hasSize(widget)) && !root.getClientRects()[0]) {
    measureSoon(widget);
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

/** The open items of the widgets in a panel, outer ones first. To look for shadow roots, too, takes longer. */
const openIn = ({ panel }: Item): Item[] =>
  ($.zShadow ? allWidgets : widgetsInPage)(panel as HTMLElement)
    .filter(({ started }) => started)
    .flatMap(({ open }) => open);

/** Dispatches `show` for an item, and for those around it and in it, if they are in sight and it hasn't been. */
function dispatchShow(item: Item, reason?: Reason): void {
  const all = itemsHolding(item.widget.root).concat(item, openIn(item));
  all.forEach((one) => {
    if (one.shown || !one.open || !isInSight(one.widget)) return;
    one.shown = true;
    dispatchFor(one, 'show', reason);
  });
}

/**
 * Dispatches `show` as soon as a panel has its size: at the start, each time it opens, and when a hidden widget becomes
 * visible.
 */
function mount(widget: Widget): void {
  if (treeOf(widget.root) !== document) $.zShadow = true;
  const dispatchRest = (reason?: Reason): void =>
    widget.open.filter(({ shown }) => !shown).forEach((item) => dispatchShow(item, reason));
  on(widget, 'first', () => dispatchRest(widget.startedBy));
  on(widget, 'change', ({ opened, closed }, reason) => {
    closed.forEach((item) => (item.shown = false));
    opened.forEach((item) => {
      openIn(item).forEach((inner) => (inner.shown = false));
      dispatchShow(item, reason);
    });
  });
  watchSize(widget, () => {
    // Not at once: browsers report an error if a callback changes the size of what is observed.
    if (widget.started && widget.open.some(({ shown }) => !shown)) setTimeout(dispatchRest);
  });
}

export const shown: Feature = { mount };
