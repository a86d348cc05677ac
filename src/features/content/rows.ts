import type { ItemCallback, WidgetEvent } from '../../core/events';
import type { Content } from '../../core/insert';
import { isObject } from '../../core/values';
import { callback, flag, phrase, type Row, type ValuesOf } from '../../core/options/rows';

type Settings = Record<string, unknown>;

/** The options and texts for loaded content. `item` is a tab or a section. */
export const contentRows = {
  ajax: {
    initial: null,
    expected: 'an object or a function',
    parse: (value: unknown): AjaxOption | undefined =>
      typeof value === 'function' || value === null || isObject(value)
        ? (value as AjaxOption)
        : undefined,
    callable: true,
  },
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
  /** Whether scripts in loaded content run. */
  executeScripts: flag(true),
  /** Whether each URL in `contentUrls` is shown in an `iframe`. */
  iframe: flag(false),
  render: callback<RenderCallback>(),
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
  contentLoad: callback<ItemCallback<object>>(),
  /** Called when the content of an item could not be loaded. `xhr` is jQuery's XHR object. */
  error: callback<ErrorCallback>(),
};

/** The options whose functions get an item, as one kind of widget describes it. */
export interface ItemRows<I> {
  /** More settings for `$.ajax`: an object, or a function `(settings, item)` that returns one. If the function returns `false`, nothing is loaded. `url` and `dataType` are ignored. */
  ajax: Row<AjaxOption<I>>;
  /** A function `(answer, xhr, item)` that turns the server's answer into what is shown: HTML, nodes, or `{text: '...'}`. */
  render: Row<RenderCallback<I> | null>;
  /** Called when the content of an item has been loaded. */
  contentLoad: Row<ItemCallback<I> | null>;
}

export type ContentValues = ValuesOf<typeof contentRows>;

/** What `error` gets: jQuery's XHR object, or one like it if nothing was sent. */
export type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

type ErrorCallback = (this: HTMLElement, event: WidgetEvent, xhr: Failed) => void;

/** More settings for `$.ajax`, or a function that returns them for an item. */
export type AjaxOption<I = object> =
  Settings | ((this: HTMLElement, settings: Settings, item: I) => Settings | false | void) | null;

/** Returns what is inserted for an answer. */
export type RenderCallback<I = object> = (
  this: HTMLElement,
  answer: unknown,
  xhr: JQuery.jqXHR,
  item: I,
) => Content;
