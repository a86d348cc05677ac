import { setAttribute } from '../dom/build';
import { labelText } from '../dom/focus';
import { widgetsInPage } from '../core/page';

/** Gives panels of tabs their labels on paper (R2), in all sets that are in the page then; sections have headings. */
export function hearPrinting(): void {
  const print = ({ type }: Event): void => {
    widgetsInPage().forEach(({ kind, items }) =>
      items.forEach(({ panel, trigger }) => {
        if (panel && kind.noun === 'tab')
          setAttribute(panel, 'data-z-label', type === 'beforeprint' ? labelText(trigger) : null);
      }),
    );
  };
  addEventListener('beforeprint', print);
  addEventListener('afterprint', print);
}
