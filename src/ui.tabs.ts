import $ from 'jquery';
import { remeasure } from './core/sizes';
import { definePlugin } from './core/plugin';
import { listenToPage } from './core/feature-hooks';
import { tabsKind } from './tabs/tabs';
import { listenOutside } from './tabs/tabs.dropdown';

export type * from './tabs/tabs.types';

// Without jQuery, the import is undefined. Then log an error, and do nothing else.
if ($ && $.fn) {
  definePlugin(tabsKind);
  const onSizes = remeasure('.z-dropdown-arrow');
  addEventListener('resize', onSizes);
  $.zFonts = document.fonts;
  $.zFonts.addEventListener('loadingdone', onSizes);
  listenToPage(tabsKind);
  listenOutside();
} else console.error('uiTabs needs jQuery: add it first');
