import type { Kind } from './kinds';

/** What tests need to know of one option. */
export interface OptionRow {
  initial: unknown;
  /** Another value as the text of an attribute, and as a value. */
  text: string;
  value: unknown;
  /** A bad value, and the words for good ones in the warning. */
  wrong: unknown;
  allowed: string;
}

const option = (
  initial: unknown,
  [text, value]: [string, unknown],
  wrong: unknown,
  allowed: string,
): OptionRow => ({ initial, text, value, wrong, allowed });

const flag = (initial: boolean): OptionRow =>
  option(initial, [initial ? 'false' : '1', !initial], 'yes', `one of ${initial}, ${!initial}`);
const count = (initial: number, wrong: unknown): OptionRow =>
  option(initial, ['42', 42], wrong, 'a number, 0 or more');
const text = (initial: string, other: string): OptionRow =>
  option(initial, [other, other], { a: 1 }, 'text');

const word = (initial: string, other: string, wrong: string, words: string): OptionRow =>
  option(initial, [other, other], wrong, `one of ${words}`);

const effects =
  'slideV, slideH, slideLeft, slideRight, slideUp, slideDown, slideUpDown, fade, none';
const positions =
  'top-left, top-center, top-right, top-compact, ' +
  'bottom-left, bottom-center, bottom-right, bottom-compact';

/** What both widgets have, with the same defaults: C4 to C21, T20, R1. */
const shared: Record<string, OptionRow> = {
  'animation.easing': option('swing', ['linear', 'linear'], 'wobble', 'an easing in $.easing'),
  'animation.type': word('css', 'jquery', 'flash', 'css, jquery'),
  'autoplay.control': flag(true),
  'autoplay.interval': count(0, -1),
  'autoplay.pauseOnFocus': flag(true),
  'autoplay.pauseOnHover': flag(true),
  'autoplay.smart': flag(true),
  cacheAjax: flag(true),
  contentUrls: option(null, ['["", "a.html"]', ['', 'a.html']], [5], 'an array of URLs'),
  dark: option(false, ['auto', 'auto'], 'night', 'one of false, true, auto'),
  deeplinking: flag(false),
  deeplinkingAutoScroll: flag(false),
  deeplinkingMode: word('single', 'multiple', 'both', 'single, multiple'),
  deeplinkingPrefix: text('', 'page'),
  deeplinkingSeparator: option('', ['/', '/'], 'a b', 'text without white space, & or #'),
  event: option('click', ['mouseover', 'mouseover'], { a: 1 }, 'text'),
  executeScripts: flag(true),
  findInPage: option('auto', ['1', true], 'some', 'one of auto, true, false'),
  history: word('push', 'none', 'back', 'push, replace, none'),
  iframe: flag(false),
  minWindowWidth: count(720, '720px'),
  print: word('all', 'current', 'none', 'all, current'),
  rememberState: option(false, ['session', 'session'], 'local', 'one of false, true, session'),
  responsiveDelay: count(100, []),
  rounded: flag(false),
  shadows: flag(true),
  theme: option('silver', ['red', 'red'], '<b>', 'a class name'),
  'texts.loading': text('Loading …', 'T'),
  'texts.loaded': text('Loaded.', 'T'),
  'texts.failed': text('This content could not be loaded.', 'T'),
  'texts.timeout': text('no answer in time', 'T'),
  'texts.unreachable': text('the server cannot be reached', 'T'),
  'texts.refused': text('the address is not allowed', 'T'),
  'texts.tryAgain': text('Try again', 'T'),
  'texts.play': text('Start automatic change', 'T'),
  'texts.pause': text('Stop automatic change', 'T'),
};

/** All options that are values, with the defaults of interface.md and, beyond it, of behaviour.md. */
export const options: Record<Kind['plugin'], Record<string, OptionRow>> = {
  uiTabs: {
    ...shared,
    activation: word('auto', 'manual', 'never', 'auto, manual'),
    'animation.duration': count(600, 'fast'),
    'animation.effects': word('slideV', 'fade', 'explode', effects),
    bordered: flag(true),
    closable: flag(false),
    collapsible: flag(false),
    defaultTab: text('tab1', 'tab2'),
    heightStyle: word('content', 'equal', 'fill', 'content, equal'),
    maxRows: count(2, Infinity),
    mobileNav: option(true, ['auto', 'auto'], 'yes', 'one of true, false, auto, accordion'),
    multiline: flag(false),
    orientation: word('horizontal', 'vertical', 'up', 'horizontal, vertical'),
    overflow: word('rows', 'scroll', 'hidden', 'rows, scroll'),
    position: word('top-left', 'bottom-right', 'left', positions),
    responsive: flag(true),
    size: option('medium', ['large', 'large'], '2 big', 'a class name'),
    spaced: flag(false),
    sticky: flag(false),
    swipe: flag(false),
    sync: text('', 'system'),
    'texts.tabs': text('Tabs', 'T'),
    'texts.moreTabs': text('More tabs', 'T'),
    'texts.close': text('Close', 'T'),
    'texts.closed': text('closed', 'T'),
    'texts.deleteCloses': text('Delete closes it.', 'T'),
    style: option('normal', ['clean', 'clean'], ['clean'], 'a class name'),
  },
  uiAccordion: {
    ...shared,
    active: option(false, ['2', 2], 'first', 'false, an index, or an array of indexes'),
    'animation.duration': count(400, 'fast'),
    'animation.effects': word('slide', 'fade', 'explode', 'slide, fade, none'),
    bordered: flag(false),
    collapsible: flag(true),
    contentHeight: count(0, 'tall'),
    contentNav: flag(false),
    contentSpacing: count(0, -5),
    dotNav: flag(false),
    expandMode: word('single', 'multiple', 'all', 'single, multiple'),
    headerFontSize: count(1.5, '2em'),
    headerSize: count(40, '40px'),
    height: count(320, '50%'),
    icon: word('arrow', 'plus', 'minus', 'arrow, plus'),
    iconPosition: word('end', 'start', 'left', 'end, start'),
    keyboard: flag(false),
    orientation: word('vertical', 'horizontal', 'up', 'vertical, horizontal'),
    responsive: flag(false),
    scrollable: flag(false),
    sectionSpacing: count(0, {}),
    showIcons: flag(true),
    'texts.slide': text('Slide', 'T'),
    'texts.slides': text('Slides', 'T'),
    'texts.dots': text('Choose a slide', 'T'),
    'texts.carousel': text('carousel', 'T'),
    slider: flag(false),
    width: count(960, true),
  },
};

const calls = ['ready', 'beforeSelect', 'show', 'select', 'contentLoad', 'error', 'render', 'ajax'];

/** The options that are functions. */
export const callbacks: Record<Kind['plugin'], string[]> = {
  uiTabs: [...calls, 'beforeRemove', 'deactivate', 'remove'],
  uiAccordion: [...calls, 'activate', 'beforeRemove', 'collapse', 'remove'],
};

/** Values by path, as one flat object. */
export function flatten(values: object, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isGroup) Object.assign(flat, flatten(value, `${prefix}${name}.`));
    else flat[prefix + name] = value;
  }
  return flat;
}

/** An options object with one value, at a path. */
export function settingsAt(path: string, value: unknown): Record<string, unknown> {
  const [name, ...rest] = path.split('.');
  return { [name!]: rest.length ? settingsAt(rest.join('.'), value) : value };
}

/** The attribute of an option: `animation.duration` is `data-animation-duration`. */
export const attributeOf = (path: string): string =>
  'data-' + path.replace('.', '-').replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
