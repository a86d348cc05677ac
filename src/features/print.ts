import { setAttribute } from '../dom/build';
import { labelText } from '../dom/focus';
import { widgetsInPage } from '../core/page';

/** Gives panels of tabs their labels on paper (R2), in all sets that are in the page then; sections have headings. */
export function hearPrinting(): void {
  const print = ({ type }: Event): void => {
    for (const { kind, items } of widgetsInPage())
      for (const { panel, trigger } of items)
        if (panel && kind.noun === 'tab')
          setAttribute(panel, 'data-z-label', type === 'beforeprint' ? labelText(trigger) : null);
  };
  addEventListener('beforeprint', print);
  addEventListener('afterprint', print);
}
