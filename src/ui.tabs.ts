import $ from 'jquery';
import { remeasure } from './core/sizes';
import { definePlugin } from './core/plugin';
import { tabsKind } from './tabs/tabs';
import { listenOutside } from './tabs/tabs.dropdown';

export type * from './tabs/tabs.types';

definePlugin(tabsKind, () => {
  $.zFonts = document.fonts;
  $.zFonts.addEventListener('loadingdone', remeasure);
  listenOutside();
});
