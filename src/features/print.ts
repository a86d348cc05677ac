import { setClass, setAttribute } from '../dom/attributes';
import { labelText } from '../dom/text';
import { isHidden } from '../core/hidden';
import { allWidgets } from '../core/lookup';
import { oneOf, type ValuesOf } from '../core/options/rows';
import type { Feature, Item, Widget } from '../core/widget';
import { isUnloaded } from './content/content';
import { finish } from '../core/motion/motion';
import { showTemplate } from './content/template';

const rows = {
  /** What is printed: all panels (`all`), or only the open ones (`current`). */
  print: oneOf(['all', 'current'], { current: 'z-print-current' }),
};

type Printed = Widget<ValuesOf<typeof rows>>;

/**
 * Prepares a panel for print: the text of its tab is printed above it. Without content, or without a visible tab, it
 * isn't printed.
 */
function preparePanel(item: Item, prints: boolean): void {
  const { panel, trigger, widget } = item;
  if (!panel) return;
  setClass(panel, 'z-unloaded', prints && (isUnloaded(item) || isHidden(item.element)));
  if (widget.kind.printsLabels)
    setAttribute(panel, 'data-z-label', prints ? labelText(trigger) : null);
}

/** Prepares all widgets of the page for print, and undoes that. */
function listenToPage(): void {
  const onPrint = ({ type }: Event): void =>
    (allWidgets() as Printed[]).forEach((widget) => {
      const prints = type === 'beforeprint';
      // Paper shows the end of an animation.
      if (prints) finish(widget);
      if (prints && widget.options.print === 'all') widget.items.forEach(showTemplate);
      widget.items.forEach((item) => preparePanel(item, prints));
    });
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
}

/** Printing: which panels are printed, each with the text of its label. */
export const print = {
  rows,
  listenToPage,
} satisfies Feature;
