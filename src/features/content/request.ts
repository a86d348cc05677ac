import $ from 'jquery';
import { detailOf, report } from '../../core/events';
import { warnOnce } from '../../core/warn';
import type { Item, Load } from '../../core/widget';
import type { ContentValues, Failed } from './rows';

/** Stands for jQuery's XHR object if nothing was sent. */
export const unsent = (statusText: string): Failed => ({ status: 0, statusText, responseText: '' });

/** The page's callbacks in the settings. jQuery calls ours after them; if one of them throws, it calls no more. */
const CALLBACKS = ['success', 'error', 'complete'];

type Callback = (this: unknown, one: unknown, two: unknown, three: unknown) => unknown;

/** Makes the page's functions report what they throw. */
function guard(settings: JQuery.AjaxSettings & Record<string, unknown>): JQuery.AjaxSettings {
  const guarded = (work: Callback): Callback =>
    function (this: unknown, one, two, three) {
      try {
        work.call(this, one, two, three);
      } catch (error) {
        report(error);
      }
    };
  CALLBACKS.forEach((name) => {
    const works = ([] as unknown[]).concat(settings[name] || []);
    if (works[0]) settings[name] = works.map((work) => guarded(work as Callback));
  });
  return settings;
}

/**
 * Sends a request with the page's settings. Returns undefined if nothing is sent, for example because the page's
 * function refused.
 */
export function request(item: Item, load: Load): JQuery.jqXHR | undefined {
  const { widget } = item;
  const { url } = load;
  const { ajax, cacheAjax } = widget.options as ContentValues;
  // jQuery adds the header `X-Requested-With` itself, as the request is for the page's origin.
  const fixed = { url, dataType: 'html' };
  // `type` is set because `$.ajaxSetup` of the page may say POST.
  const settings = Object.assign({ type: 'GET', cache: cacheAjax }, fixed);
  if (!($ as Partial<JQueryStatic>).ajax) return void warnOnce(widget, 'this jQuery has no $.ajax');
  try {
    const more =
      typeof ajax === 'function' ? ajax.call(widget.root, settings, detailOf(item)) : ajax;
    // That function may have stopped the load.
    const isWanted = load.phase === 'loading';
    if (more !== false && isWanted) return $.ajax(guard($.extend(settings, more as object, fixed)));
  } catch (error) {
    report(error);
  }
  return undefined;
}
