import { setClass, setAttribute } from '../dom/attributes';
import { labelText } from '../dom/text';
import { allWidgets } from '../core/lookup';
import { oneOf } from '../core/options/rows';
import type { Feature, Item } from '../core/widget';
import { isUnloaded } from './content/content';
import { showTemplate } from './content/template';

const rows = {
  /** What is printed: all panels (`all`), or only the open ones (`current`). */
  print: oneOf(['all', 'current'], { current: 'z-print-current' }),
};

/**
 * Tells the style sheet what a panel is in print: its label (R2), as sections have headings, or nothing without content
 * (C18).
 */
function paintItem(item: Item, prints: boolean): void {
  const { panel, trigger, widget } = item;
  if (!panel) return;
  setClass(panel, 'z-unloaded', prints && isUnloaded(item));
  if (widget.kind.printsLabels)
    setAttribute(panel, 'data-z-label', prints ? labelText(trigger) : null);
}

/** Makes all sets that are in the page ready for print, and takes that back. */
function listenToPage(): void {
  const onPrint = ({ type }: Event): void =>
    allWidgets().forEach((widget) => {
      const prints = type === 'beforeprint';
      // Print shows what is there, not what is on its way.
      if (prints && widget.finish) widget.finish();
      if (prints && widget.options['print'] === 'all') widget.items.forEach(showTemplate);
      widget.items.forEach((item) => paintItem(item, prints));
    });
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
}

/** What is printed of closed panels. */
export const print = {
  rows,
  listenToPage,
} satisfies Feature;
