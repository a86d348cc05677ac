import $ from 'jquery';
import { tabsPlugin } from './tabs/tabs';
import { labelPaper } from './tabs/tabs.paper';
import { definePlugin } from './widget/plugin';

export type * from './tabs/tabs.types';

// Without jQuery the import is undefined: a page that forgot it hears so, and goes on.
if (($ as JQueryStatic | undefined)?.fn) {
  definePlugin(tabsPlugin);
  labelPaper();
} else console.error('uiTabs needs jQuery: put its <script> before that of ui.tabs.min.js');
