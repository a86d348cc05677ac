export type * from './ui.accordion.js';
