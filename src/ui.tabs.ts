import $ from 'jquery';
import { remeasure } from './core/measure';
import { definePlugin } from './core/plugin';
import { hearPage } from './features/all';
import { tabsKind } from './tabs/tabs';
import { hearOutside } from './tabs/tabs.dropdown';
import { setAttribute } from './dom/build';
import { labelText } from './dom/focus';
import { widgetsInPage } from './core/page';

export type * from './tabs/tabs.types';

/** Gives panels their labels in print (R2), in all sets that are in the page then; sections have headings. */
const onPrint = ({ type }: Event): void =>
  widgetsInPage().forEach(({ kind, items }) =>
    items.forEach(({ panel, trigger }) => {
      if (panel && kind.noun === 'tab')
        setAttribute(panel, 'data-z-label', type === 'beforeprint' ? labelText(trigger) : null);
    }),
  );

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if ($ && $.fn) {
  definePlugin(tabsKind);
  const onSizes = remeasure('.z-dropdown-arrow');
  addEventListener('resize', onSizes);
  // Kept: WebKit collects a FontFaceSet that nothing refers to, and its listeners with it.
  const keeper = $ as unknown as { zFonts: FontFaceSet };
  (keeper.zFonts = document.fonts).addEventListener('loadingdone', onSizes);
  hearPage();
  hearOutside();
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
} else console.error('uiTabs needs jQuery: add it first');
