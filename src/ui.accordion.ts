import $ from 'jquery';
import { accordionPlugin } from './accordion/accordion';
import { openPaper } from './shared/paper';
import { definePlugin } from './widget/plugin';

export type * from './accordion/accordion.types';

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if (($ as JQueryStatic | undefined)?.fn) {
  definePlugin(accordionPlugin);
  openPaper('.z-accordion');
} else
  console.error('uiAccordion needs jQuery: put its <script> before that of ui.accordion.min.js');
