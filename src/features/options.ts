import type { Content } from '../core/insert';
import { isObject } from '../core/options';
import {
  callback,
  count,
  flag,
  flagOrAuto,
  following,
  oneOf,
  text,
  urls,
  type Row,
  type ValuesOf,
} from '../core/rows';

/** Names of DOM events; old jQuery keeps handlers in plain objects, where inherited names would be found. */
const EVENTS =
  /^\s*((?!constructor|hasOwn|valueOf|toString|toLocale|isProto|propertyIs)[a-z][\w:-]*(\s+|$))+$/i;

type Settings = Record<string, unknown>;

/** The options that both widgets accept; a few texts are used by one of them. `item` stands for a tab or a section. */
export const sharedRows = {
  ajax: {
    initial: null,
    expected: 'an object or a function',
    parse: (value: unknown): AjaxOption | undefined =>
      typeof value === 'function' || value === null || isObject(value)
        ? (value as AjaxOption)
        : undefined,
    callable: true,
  },
  /** Time between two items of autoplay, in milliseconds; 0 is off. */
  'autoplay.interval': following(count(0)),
  /** Whether the first action of a user stops autoplay. */
  'autoplay.smart': flag(true),
  /** Whether autoplay waits while a mouse or a pen is over the widget. */
  'autoplay.pauseOnHover': flag(true),
  /** Whether autoplay waits while the focus is inside. */
  'autoplay.pauseOnFocus': flag(true),
  /** Whether there is a button that stops and starts autoplay. */
  'autoplay.control': flag(true),
  /** Whether content that was loaded once is kept. */
  cacheAjax: flag(true),
  /** One address for each item, loaded into its content. */
  contentUrls: urls(),
  /** Whether what is open follows the hash of the page's address, and the hash what is open. */
  deeplinking: flag(false),
  /** Whether the page scrolls to the tabs, or to the section, when it opens with a hash that names one. */
  deeplinkingAutoScroll: flag(false),
  /** Whether the hash speaks of one widget, or of several: `a/tab1&b/tab2`. */
  deeplinkingMode: oneOf(['single', 'multiple'], 'single'),
  /** Comes before the item's name in the hash; the container's id where it is empty. */
  deeplinkingPrefix: text(''),
  /** Stands between prefix and name in the hash; empty or `none` leaves the name alone. */
  deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
  /** Dark colours: always, never, or as the computed `color-scheme` of the container says. */
  dark: flagOrAuto(false, 'z-dark'),
  /** The DOM event that selects an item; with `mouseover` the mouse opens without a click. */
  event: text('click', EVENTS, 'names of DOM events'),
  /** Whether the scripts of loaded content run. */
  executeScripts: flag(true),
  /** Whether the browser's search finds what is in closed items, and opens them; 'auto' leaves out items with form fields, since pages' scripts tell by its box what is in sight. */
  findInPage: flagOrAuto('auto'),
  /** What a new hash does to the browser's history: a step, the last one again, or no new hash. */
  history: oneOf(['push', 'replace', 'none'], 'push'),
  /** Whether every address in `contentUrls` is shown in a frame. */
  iframe: flag(false),
  /** The width of the window, in pixels, up to which the narrow form is used. */
  minWindowWidth: count(720),
  /** What is printed: all panels, or what is open. */
  print: oneOf(['all', 'current'], 'all', { current: 'z-print-current' }),
  /** Whether what is open is kept in the browser's storage; the container needs an id. */
  rememberState: flag(false),
  render: callback<RenderCallback>(),
  /** How long to wait after a change of width, in milliseconds. */
  responsiveDelay: count(100),
  /** Rounded corners. */
  rounded: flag(false, 'z-rounded'),
  /** Soft shadows. */
  shadows: flag(true, 'z-shadows'),
  /** Names a list of tabs that has no visible heading of its own. */
  'texts.tabs': text('Tabs'),
  /** Shown and announced while a panel loads. */
  'texts.loading': text('Loading …'),
  /** Announced when content that took its time is there. */
  'texts.loaded': text('Loaded.'),
  /** Begins the message of a panel that could not be loaded. */
  'texts.failed': text('This content could not be loaded.'),
  /** The reason where the server took too long. */
  'texts.timeout': text('no answer in time'),
  /** The reason where there was no answer. */
  'texts.unreachable': text('the server cannot be reached'),
  /** The reason where the address may not be loaded. */
  'texts.refused': text('the address is not allowed'),
  /** The button that loads a failed panel again. */
  'texts.tryAgain': text('Try again'),
  /** The button that opens the list of all tabs. */
  'texts.moreTabs': text('More tabs'),
  /** The button that closes a tab; the tab's label follows. */
  'texts.close': text('Close'),
  /** The button that starts autoplay. */
  'texts.play': text('Start automatic change'),
  /** The button that stops autoplay. */
  'texts.pause': text('Stop automatic change'),
  /** Names a slide of a slider; its number follows. */
  'texts.slide': text('Slide'),
  /** Names a slider where nothing else does. */
  'texts.slides': text('Slides'),
  /** Names the dots of a slider. */
  'texts.dots': text('Choose a slide'),
  /** Says what a slider is. */
  'texts.carousel': text('carousel'),
};

/** More settings for `$.ajax`, or what gives them for an item. */
export type AjaxOption<I = object> =
  Settings | ((this: HTMLElement, settings: Settings, item: I) => Settings | false | void) | null;

/** Gives what is put in for an answer. */
export type RenderCallback<I = object> = (
  this: HTMLElement,
  answer: unknown,
  xhr: JQuery.jqXHR,
  item: I,
) => Content;

/** The rows with what callbacks of one kind of widget get of an item. */
export type SharedRows<I> = Omit<typeof sharedRows, 'ajax' | 'render'> & {
  /** More settings for `$.ajax`: an object, or a function `(settings, item)` that returns one, or `false` to load nothing. Never `url` or `dataType`. */
  ajax: Row<AjaxOption<I>>;
  /** Gives what is put in for an answer, by `(answer, xhr, item)`: HTML text, nodes, or `{text}`. */
  render: Row<RenderCallback<I> | null>;
};

export type SharedValues = ValuesOf<typeof sharedRows>;
