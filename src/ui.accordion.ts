import $ from 'jquery';
import { accordionKind } from './accordion/accordion';
import { remeasure } from './core/sizes';
import { definePlugin } from './core/plugin';
import { listenToClicks } from './core/input/press';
import { listenToPage } from './core/feature-hooks';

export type * from './accordion/accordion.types';

// Without jQuery, the import is undefined. Then log an error, and do nothing else.
if ($ && $.fn) {
  definePlugin(accordionKind);
  addEventListener('resize', remeasure('.z-accordion'));
  listenToPage(accordionKind);
  listenToClicks(accordionKind);
} else console.error('uiAccordion needs jQuery: add it first');
