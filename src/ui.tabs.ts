import $ from 'jquery';
import { hearResize } from './core/measure';
import { definePlugin } from './core/plugin';
import { hearPage } from './features/all';
import { hearPrinting } from './features/print';
import { tabsKind } from './tabs/tabs';
import { hearFonts } from './tabs/tabs.fit';

export type * from './tabs/tabs.types';

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if (($ as JQueryStatic | undefined)?.fn) {
  definePlugin(tabsKind);
  hearResize('.z-dropdown-arrow');
  hearFonts();
  hearPage();
  hearPrinting();
} else console.error('uiTabs needs jQuery: put its <script> before that of ui.tabs.min.js');
