import $ from 'jquery';
import { treeOf } from '../dom/nodes';
import { pathOf } from '../dom/query';
import { dispatchFor } from '../core/events';
import { on } from '../core/signals';
import { hasSize, measureSoon, watchSize } from '../core/sizes';
import { allWidgets, itemsHolding, widgetsInPage } from '../core/lookup';
import type { Feature, Item, Reason, Widget } from '../core/widget';

/**
 * The attributes and styles by which pages hide a widget, of its root and of all ancestors, as one text. Parts of other
 * widgets are left out, because theirs change whenever those widgets open or close.
 */
const hidingAttributesOf = (root: HTMLElement): string =>
  (pathOf(root) as HTMLElement[])
    .filter((node) => node === root || (node.style && !node.matches('[class*=z-]')))
    .map((node) => [node.hidden, node.style.display, node.getAttribute('class')].join(' '))
    .join();

/** What `hidingAttributesOf` gave for each widget when it was displayed last. */
const lastHidingAttributes = new WeakMap<Widget, string>();

/**
 * Whether a widget is displayed. If the page has changed nothing that could hide it, its last measured size is enough: to
 * read styles at each press is slow on large pages. A hidden widget is measured again, because the page may show it before
 * the next layout.
 */
function isDisplayed(widget: Widget): boolean {
  const { root } = widget;
  const now = hidingAttributesOf(root);
  const before = lastHidingAttributes.get(widget);
  const isSame = before === undefined || before === now;
  const isKnownVisible = isSame && hasSize(widget);
  if (!isKnownVisible && !root.getClientRects()[0]) {
    measureSoon(widget);
    return false;
  }
  lastHidingAttributes.set(widget, now);
  return true;
}

/**
 * Whether the open panels of a widget have a size: the widget is in the page, and nothing around it is closed (`path`) or
 * hidden.
 */
const isInSight = (widget: Widget, path: readonly Item[]): boolean =>
  widget.root.isConnected && path.every(({ open }) => open) && isDisplayed(widget);

/** The open items of the widgets in a panel, outer ones first. To look for shadow roots, too, takes longer. */
const openIn = ({ panel }: Item): Item[] =>
  ($.zShadow ? allWidgets : widgetsInPage)(panel as HTMLElement)
    .filter(({ started }) => started)
    .flatMap(({ open }) => open);

/** Dispatches `show` for an item, and for the open ones around and inside it, if they are visible: once for each opening. */
function dispatchShow(item: Item, reason?: Reason): void {
  const path = itemsHolding(item.widget.root);
  path.concat(item, openIn(item)).forEach((one) => {
    const { widget, open, shown: isDone } = one;
    if (isDone || !open) return;
    if (!isInSight(widget, one === item ? path : itemsHolding(widget.root))) return;
    one.shown = true;
    dispatchFor([one], 'show', reason);
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
  on(widget, 'firstSelect', () => dispatchRest(widget.startedBy));
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

export const showEvent = { mount } satisfies Feature;
