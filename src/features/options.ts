import type { ItemCallback, WidgetEvent } from '../core/events';
import type { Content } from '../core/insert';
import type { Container } from '../core/life';
import { isObject } from '../core/options';
import {
  callback,
  count,
  flag,
  flagOr,
  oneOf,
  phrase,
  text,
  type Row,
  type ValuesOf,
} from '../core/rows';

type Settings = Record<string, unknown>;

/** The options that both widgets accept. `item` stands for a tab or a section. */
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
  /** What makes the movement: the browser (`css`), or jQuery's own animation (`jquery`). */
  'animation.type': oneOf(['css', 'jquery']),
  /** How long autoplay shows each item, in milliseconds. 0: no autoplay. */
  'autoplay.interval': count(0),
  /** Whether autoplay stops when a user first uses the widget, by click, touch or key. */
  'autoplay.smart': flag(true),
  /** Whether autoplay pauses while a mouse or a pen is over the widget. */
  'autoplay.pauseOnHover': flag(true),
  /** Whether autoplay pauses while the keyboard focus is in the widget. */
  'autoplay.pauseOnFocus': flag(true),
  /** Whether there is a button that stops and starts autoplay. */
  'autoplay.control': flag(true),
  /** Whether loaded content is kept. If not, it loads again each time the item opens. */
  cacheAjax: flag(true),
  /** The URLs of the items' content, in the order of the items. */
  contentUrls: {
    initial: null,
    expected: 'an array of URLs',
    parse: (value: unknown) => {
      if (value === null) return null;
      const fits = Array.isArray(value) && value.every((url) => !url || typeof url === 'string');
      return fits ? (value as (string | null)[]).slice() : undefined;
    },
  } as Row<readonly (string | null)[] | null>,
  /** Whether the hash of the page's URL names the open item. If a user opens an item, the hash changes. If the hash changes, the item opens. */
  deeplinking: flag(false),
  /** Whether the page scrolls to the tabs, or to the section, if it loads with the hash of an item. */
  deeplinkingAutoScroll: flag(false),
  /** Whether the hash names the open item of one widget (`single`), or of several (`multiple`): `a/tab1&b/tab2`. */
  deeplinkingMode: oneOf(['single', 'multiple']),
  /** The part of the hash before the separator. If empty, the container's id. Without a separator, there is no prefix. */
  deeplinkingPrefix: text(''),
  /** The part of the hash between the prefix and the item's name. If empty or `none`, the hash is the name alone. */
  deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
  /** Whether the colours are dark. `auto`: if the `color-scheme` of the container is dark. */
  dark: flagOr([false, true, 'auto'], 'z-dark'),
  /** The DOM event that opens an item. With `mouseover`, a mouse opens it without a click. */
  event: text('click'),
  /** Whether scripts in loaded content run. */
  executeScripts: flag(true),
  /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. */
  findInPage: flagOr(['auto', true, false]),
  /** What happens to the browser's history when an item opens: the new hash adds an entry (`push`), or replaces the current one (`replace`). `none`: the hash doesn't change. */
  history: oneOf(['push', 'replace', 'none']),
  /** Whether each URL in `contentUrls` is shown in an `iframe`. */
  iframe: flag(false),
  /** The breakpoint, in pixels. In a window up to this wide, tabs become a dropdown (see `mobileNav`), and a horizontal accordion becomes vertical if it is `responsive`. */
  minWindowWidth: count(720),
  /** What is printed: all panels (`all`), or only the open ones (`current`). */
  print: oneOf(['all', 'current'], { current: 'z-print-current' }),
  /** Whether the browser stores what is open, and opens it again after a reload. `session`: only until the browser tab is closed. The container needs an id. */
  rememberState: flagOr([false, true, 'session']),
  render: callback<RenderCallback>(),
  /** How long to wait after the width has changed before the layout adapts, in milliseconds. */
  responsiveDelay: count(100),
  /** Whether corners are rounded. */
  rounded: flag(false, 'z-rounded'),
  /** Whether there are soft shadows. */
  shadows: flag(true, 'z-shadows'),
  /** Shown and announced while a panel loads. */
  'texts.loading': phrase('Loading …'),
  /** Announced when content has loaded, if that took a while. */
  'texts.loaded': phrase('Loaded.'),
  /** The start of the message if a panel can't be loaded. */
  'texts.failed': phrase('This content could not be loaded.'),
  /** The reason, if the server took too long. */
  'texts.timeout': phrase('no answer in time'),
  /** The reason, if the server didn't answer. */
  'texts.unreachable': phrase('the server cannot be reached'),
  /** The reason, if the URL may not be loaded. */
  'texts.refused': phrase('the address is not allowed'),
  /** The button that loads a failed panel again. */
  'texts.tryAgain': phrase('Try again'),
  /** The button that starts autoplay. */
  'texts.play': phrase('Start automatic change'),
  /** The button that stops autoplay. */
  'texts.pause': phrase('Stop automatic change'),
  /** Called once, when the widget has started. `item` is the container as a jQuery object. */
  ready: callback<ItemCallback<Container>>(),
  contentLoad: callback<ItemCallback<object>>(),
  /** Called when the content of an item could not be loaded. `xhr` is jQuery's XHR object. */
  error: callback<ErrorCallback>(),
};

/** What a failed request leaves: jQuery's XHR object, or what stands for it where nothing was sent. */
export type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

type ErrorCallback = (this: HTMLElement, event: WidgetEvent, xhr: Failed) => void;

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
export type SharedRows<I> = Omit<typeof sharedRows, 'ajax' | 'render' | 'contentLoad'> & {
  /** More settings for `$.ajax`: an object, or a function `(settings, item)` that returns one. If the function returns `false`, nothing is loaded. `url` and `dataType` are ignored. */
  ajax: Row<AjaxOption<I>>;
  /** A function `(answer, xhr, item)` that turns the server's answer into what is shown: HTML, nodes, or `{text: '...'}`. */
  render: Row<RenderCallback<I> | null>;
  /** Called when the content of an item has been loaded. */
  contentLoad: Row<ItemCallback<I> | null>;
};

export type SharedValues = ValuesOf<typeof sharedRows>;
