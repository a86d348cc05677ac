/** One option of interface.md, or of those added by behaviour.md. */
export interface OptionRow {
  /** Its default. */
  initial: unknown;
  /** Another value as an attribute gives it, and that value in its own type. */
  text: string;
  value: unknown;
  /** A value that can't be used, and what a warning says about what is allowed. */
  wrong: unknown;
  allowed: string;
}

export const option = (
  initial: unknown,
  [text, value]: [string, unknown],
  wrong: unknown,
  allowed: string,
): OptionRow => ({ initial, text, value, wrong, allowed });

export const flag = (initial: boolean): OptionRow =>
  option(initial, [initial ? 'false' : '1', !initial], 'yes', 'true or false');
export const count = (initial: number, wrong: unknown): OptionRow =>
  option(initial, ['42', 42], wrong, 'a number, 0 or more');
export const text = (initial: string, other: string): OptionRow =>
  option(initial, [other, other], { a: 1 }, 'text');

const effects =
  'slideH, slideLeft, slideRight, slideV, slideUp, slideDown, slideUpDown, fade, none';
const positions =
  'top-left, top-center, top-right, top-compact, ' +
  'bottom-left, bottom-center, bottom-right, bottom-compact';

const link = {
  deeplinking: flag(false),
  deeplinkingAutoScroll: flag(false),
  deeplinkingPrefix: text('', 'page'),
  deeplinkingSeparator: option('', ['/', '/'], 'a b', 'text without white space, & or #'),
};

/** The options of `animation` that both widgets have. */
export const engine = {
  'animation.easing': option('swing', ['linear', 'linear'], 'wobble', 'the name of an easing'),
  'animation.type': option('css', ['jquery', 'jquery'], 'flash', 'one of css, jquery'),
};

/** The options of interface.md, and the defaults that behaviour.md gives where it has none. */
export const contract: Record<string, OptionRow> = {
  'animation.duration': count(600, 'fast'),
  'animation.effects': option('slideV', ['fade', 'fade'], 'explode', `one of ${effects}`),
  ...engine,
  'autoplay.interval': count(0, -1),
  'autoplay.smart': flag(true),
  bordered: flag(true),
  cacheAjax: flag(true),
  contentUrls: option(null, ['["", "a.html"]', ['', 'a.html']], [5], 'an array of URLs'),
  ...link,
  defaultTab: text('tab1', 'tab2'),
  event: option('click', ['mouseover', 'mouseover'], { a: 1 }, 'names of DOM events'),
  maxRows: count(2, 'many'),
  minWindowWidth: count(720, '720px'),
  mobileNav: option(true, ['auto', 'auto'], 'yes', "true, false or 'auto'"),
  multiline: flag(false),
  position: option('top-left', ['bottom-right', 'bottom-right'], 'left', `one of ${positions}`),
  orientation: option(
    'horizontal',
    ['vertical', 'vertical'],
    'diagonal',
    'one of horizontal, vertical',
  ),
  rememberState: flag(false),
  responsive: flag(true),
  responsiveDelay: count(100, Infinity),
  rounded: flag(false),
  shadows: flag(true),
  size: option('medium', ['large', 'large'], '2 big', 'a class name'),
  spaced: flag(false),
  style: option('normal', ['clean', 'clean'], ['clean'], 'a class name'),
  theme: option('silver', ['red', 'red'], '<b>', 'a class name'),
};

/** What the page passes as functions; `ready`, `select` and `deactivate` are in interface.md. */
export const callbacks = [
  'ready',
  'beforeRemove',
  'beforeSelect',
  'select',
  'deactivate',
  'remove',
  'contentLoad',
  'error',
  'render',
];

/** The additions that both widgets have: C17, C5, T20, C18, C19, R1, C21. */
const sharedAdditions: Record<string, OptionRow> = {
  'autoplay.control': flag(true),
  'autoplay.pauseOnFocus': flag(true),
  'autoplay.pauseOnHover': flag(true),
  dark: option(false, ['auto', 'auto'], 'night', "true, false or 'auto'"),
  deeplinkingMode: option('single', ['multiple', 'multiple'], 'both', 'one of single, multiple'),
  executeScripts: flag(true),
  findInPage: option('auto', ['1', true], 'some', "true, false or 'auto'"),
  history: option('push', ['none', 'none'], 'back', 'one of push, replace, none'),
  iframe: flag(false),
  print: option('all', ['current', 'current'], 'none', 'one of all, current'),
  'texts.tabs': text('Tabs', 'T'),
  'texts.loading': text('Loading …', 'T'),
  'texts.loaded': text('Loaded.', 'T'),
  'texts.failed': text('This content could not be loaded.', 'T'),
  'texts.timeout': text('no answer in time', 'T'),
  'texts.unreachable': text('the server cannot be reached', 'T'),
  'texts.refused': text('the address is not allowed', 'T'),
  'texts.tryAgain': text('Try again', 'T'),
  'texts.moreTabs': text('More tabs', 'T'),
  'texts.close': text('Close', 'T'),
  'texts.play': text('Start automatic change', 'T'),
  'texts.pause': text('Stop automatic change', 'T'),
  'texts.slide': text('Slide', 'T'),
  'texts.slides': text('Slides', 'T'),
  'texts.dots': text('Choose a slide', 'T'),
  'texts.carousel': text('carousel', 'T'),
};

/** The tabs' own additions: T19, T14. */
export const additions: Record<string, OptionRow> = {
  ...sharedAdditions,
  activation: option('auto', ['manual', 'manual'], 'never', 'one of auto, manual'),
  overflow: option('rows', ['scroll', 'scroll'], 'hidden', 'one of rows, scroll'),
  closable: flag(false),
};

/** The accordion's own additions, with the deep links that the interface gives to tabs: A5, A2, A11. */
export const accordionAdditions: Record<string, OptionRow> = {
  ...sharedAdditions,
  ...link,
  'animation.effects': option('slide', ['fade', 'fade'], 'explode', 'one of slide, fade, none'),
  collapsible: flag(true),
};

export const allRows: Record<string, OptionRow> = { ...contract, ...additions };

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
