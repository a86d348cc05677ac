import type { Content } from '../core/insert';
import { isObject } from '../core/options';
import {
  callback,
  count,
  flag,
  flagOrAuto,
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
  /** Time between two items of autoplay, in milliseconds. 0 is off. */
  'autoplay.interval': count(0),
  /** Whether autoplay stops at the first user action. */
  'autoplay.smart': flag(true),
  /** Whether autoplay waits while a mouse or a pen is over the widget. */
  'autoplay.pauseOnHover': flag(true),
  /** Whether autoplay waits while the focus is inside. */
  'autoplay.pauseOnFocus': flag(true),
  /** Whether there is a button that stops and starts autoplay. */
  'autoplay.control': flag(true),
  /** Whether loaded content is kept. If not, each visit loads it again. */
  cacheAjax: flag(true),
  /** An address for each item. Its content is loaded from there. */
  contentUrls: urls(),
  /** Whether the hash of the address names the open item. A change of one changes the other. */
  deeplinking: flag(false),
  /** Whether a page that loads with the hash of an item scrolls to the tabs, or to the section. */
  deeplinkingAutoScroll: flag(false),
  /** Whether the hash names the item of one widget, or of several: `a/tab1&b/tab2`. */
  deeplinkingMode: oneOf(['single', 'multiple']),
  /** What comes before the separator in the hash. If empty, the container's id. */
  deeplinkingPrefix: text(''),
  /** What comes between prefix and name in the hash. If empty or `none`, the hash is the name alone. */
  deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
  /** Dark colours: always, never, or as the `color-scheme` of the container says (`auto`). */
  dark: flagOrAuto([false, true, 'auto'], 'z-dark'),
  /** The DOM event that selects an item. With `mouseover`, a mouse opens it without a click. */
  event: text('click', EVENTS, 'names of DOM events'),
  /** Whether the scripts of loaded content run. */
  executeScripts: flag(true),
  /** Whether find-in-page finds what is in closed items, and opens them. `auto` leaves out items with form fields, because scripts of a page may take a field with a box for visible. */
  findInPage: flagOrAuto(['auto', true, false]),
  /** What a new hash is in the browser's history: a new step (`push`), or the current step (`replace`). `none` writes no hash. */
  history: oneOf(['push', 'replace', 'none']),
  /** Whether each address in `contentUrls` is shown in a frame. */
  iframe: flag(false),
  /** The breakpoint: up to this width of the window, in pixels, the narrow form is used. */
  minWindowWidth: count(720),
  /** What is printed: all panels, or only what is open (`current`). */
  print: oneOf(['all', 'current'], { current: 'z-print-current' }),
  /** Whether the browser's storage keeps what is open. The container needs an id. */
  rememberState: flag(false),
  render: callback<RenderCallback>(),
  /** How long to wait after a change of width before the form changes, in milliseconds. */
  responsiveDelay: count(100),
  /** Rounded corners. */
  rounded: flag(false, 'z-rounded'),
  /** Soft shadows. */
  shadows: flag(true, 'z-shadows'),
  /** The name of a tab list, for screen readers, where the markup gives none. */
  'texts.tabs': text('Tabs'),
  /** Shown and announced while a panel loads. */
  'texts.loading': text('Loading …'),
  /** Announced when content has loaded that took a while. */
  'texts.loaded': text('Loaded.'),
  /** The start of the message when a panel can't be loaded. */
  'texts.failed': text('This content could not be loaded.'),
  /** The reason when the server took too long. */
  'texts.timeout': text('no answer in time'),
  /** The reason when there was no answer. */
  'texts.unreachable': text('the server cannot be reached'),
  /** The reason when the address may not be loaded. */
  'texts.refused': text('the address is not allowed'),
  /** The button that loads a failed panel again. */
  'texts.tryAgain': text('Try again'),
  /** The button that opens the list of all tabs. */
  'texts.moreTabs': text('More tabs'),
  /** The button that closes a tab. The tab's label follows. */
  'texts.close': text('Close'),
  /** The button that starts autoplay. */
  'texts.play': text('Start automatic change'),
  /** The button that stops autoplay. */
  'texts.pause': text('Stop automatic change'),
  /** The name of a slide. Its number follows. */
  'texts.slide': text('Slide'),
  /** The name of a slider, where the markup gives none. */
  'texts.slides': text('Slides'),
  /** The name of the dots of a slider. */
  'texts.dots': text('Choose a slide'),
  /** The role of a slider, as screen readers say it. */
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
  /** More settings for `$.ajax`: an object, or a function `(settings, item)` that returns one. A function can return `false` to load nothing. `url` and `dataType` are ignored. */
  ajax: Row<AjaxOption<I>>;
  /** A function `(answer, xhr, item)` that returns what to show for an answer: HTML, nodes, or `{text: …}`. */
  render: Row<RenderCallback<I> | null>;
};

export type SharedValues = ValuesOf<typeof sharedRows>;
