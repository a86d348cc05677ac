export type * from './ui.tabs.js';
