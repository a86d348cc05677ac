import { accordionAdditions, count, engine, flag, option, type OptionRow } from './option-table';

/** The options of interface.md 2.2, and the defaults that behaviour.md gives where it has none. */
export const contract: Record<string, OptionRow> = {
  active: option(false, ['2', 2], 'first', 'false, an index, or an array of indexes'),
  'animation.duration': count(400, 'fast'),
  ...engine,
  'autoplay.interval': count(0, -1),
  'autoplay.smart': flag(true),
  bordered: flag(false),
  cacheAjax: flag(true),
  contentHeight: count(0, 'tall'),
  contentNav: flag(false),
  contentSpacing: count(0, -5),
  contentUrls: option(null, ['["", "a.html"]', ['', 'a.html']], [5], 'an array of URLs'),
  dotNav: flag(false),
  event: option('click', ['mouseover', 'mouseover'], { a: 1 }, 'names of DOM events'),
  expandMode: option('single', ['multiple', 'multiple'], 'all', 'one of single, multiple'),
  headerFontSize: count(1.5, '2em'),
  headerSize: count(40, '40px'),
  height: count(320, '50%'),
  keyboard: flag(false),
  minWindowWidth: count(720, '720px'),
  orientation: option(
    'vertical',
    ['horizontal', 'horizontal'],
    'diagonal',
    'one of vertical, horizontal',
  ),
  rememberState: flag(false),
  responsive: flag(false),
  responsiveDelay: count(100, []),
  rounded: flag(false),
  scrollable: flag(false),
  shadows: flag(true),
  showIcons: flag(true),
  slider: flag(false),
  sectionSpacing: count(0, {}),
  theme: option('silver', ['red', 'red'], '<b>', 'a class name'),
  width: count(960, true),
};

/** What the page passes as functions. */
export const callbacks = [
  'ready',
  'beforeSelect',
  'select',
  'activate',
  'collapse',
  'contentLoad',
  'error',
  'render',
];

export { accordionAdditions as additions };

export const allRows: Record<string, OptionRow> = { ...contract, ...accordionAdditions };

/** What a value of one option needs of others, to be in force. */
export const needs: Record<string, object> = { dotNav: { slider: true } };
