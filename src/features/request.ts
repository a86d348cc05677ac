import $ from 'jquery';
import { build } from '../dom/nodes';
import { buildButton, buttonTag } from '../dom/buttons';
import { setAttribute } from '../dom/attributes';
import { passFocus } from '../dom/focus';
import { labelText } from '../dom/text';
import { childWith } from '../dom/query';
import { detailOf, report } from '../core/events';
import { attributeOf } from '../core/items';
import { ensureInner } from '../core/panel';
import { insertContent } from '../core/insert';
import { itemsHolding } from '../core/lookup';
import { warnOnce } from '../core/warn';
import type { Item, Load } from '../core/widget';
import type { AjaxOption, Failed, RenderCallback } from './content.rows';

/** An address as the browser understands it, relative to the page. */
export const resolved = (address: string): string =>
  Object.assign(document.createElement('a'), { href: address }).href;

/** Whether an address is of another site. */
export const isForeign = (url: string): boolean => url.indexOf(location.origin + '/') !== 0;

/** Whether an item lies in content from an address: the same content in it would never come to an end. */
function isInside({ widget }: Item, url: string): boolean {
  return itemsHolding(widget.root).some(({ load }) => load && load.url === url);
}

/** Whether an item's content may be loaded (C18, F7): from the web, and from the page's own site where it isn't framed. */
export const isAllowed = (item: Item, { url, framed }: Load): boolean =>
  /^https?:/.test(url) && (framed || !(isForeign(url) || isInside(item, url)));

/** What stands for jQuery's XHR object where nothing was sent. */
export const unsent = (statusText: string): Failed => ({ status: 0, statusText, responseText: '' });

/** Asks for an address, with the settings of the page; undefined where nothing is sent, as where the page's function has stopped the load. */
export function request(item: Item, { url, stop }: Load): JQuery.jqXHR | undefined {
  const { widget } = item;
  const { options, root } = widget;
  const ajax = options['ajax'] as AjaxOption;
  // jQuery says by itself that it is AJAX, as only the page's own origin is asked.
  const fixed = { url, dataType: 'html' };
  // Of the page's `$.ajaxSetup`, the method is for its own requests.
  const settings = { type: 'GET', cache: options['cacheAjax'] as boolean, ...fixed };
  if (!($ as Partial<JQueryStatic>).ajax) return void warnOnce(widget, 'this jQuery has no $.ajax');
  try {
    const more = typeof ajax === 'function' ? ajax.call(root, settings, detailOf(item)) : ajax;
    const isWanted = item.load && item.load.stop === stop;
    if (more !== false && isWanted) return $.ajax($.extend(settings, more as object, fixed));
  } catch (error) {
    report(error);
  }
  return undefined;
}

/** Starts the widgets in what has come (C3). */
export function scan(inner: JQuery): void {
  if (inner.uiTabs) inner.uiTabs('scan');
  if (inner.uiAccordion) inner.uiAccordion('scan');
}

/** Empties a panel for what comes; focus in it goes to the panel. */
function emptied(item: Item): JQuery {
  const inner = ensureInner(item);
  passFocus(inner, null, item.panel as HTMLElement);
  return $(inner).empty();
}

/**
 * Puts an answer in place of what is in a panel, or what `render` gives for it; JSON as text. Runs its
 * scripts, and starts the widgets in it (C3). Returns what went wrong, or nothing.
 */
export function insertAnswer(item: Item, answer: string, xhr: JQuery.jqXHR): string | undefined {
  const { options, root } = item.widget;
  const { load } = item;
  const stop = load && load.stop;
  const render = options['render'] as RenderCallback | null;
  const isJson = /json/i.test(xhr.getResponseHeader('Content-Type') as string);
  try {
    let content = render ? render.call(root, answer, xhr, detailOf(item)) : undefined;
    // `render` may have ended the widget, or asked for something else.
    if (!item.load || item.load.stop !== stop) return undefined;
    if (content === undefined) content = isJson ? { text: answer } : answer;
    const inner = emptied(item);
    if (typeof content === 'string' && !options['executeScripts'])
      inner.append($.parseHTML(content, document, false));
    else insertContent(inner[0] as HTMLElement, content);
    scan(inner);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Shows an address in a frame (C19), which is content, and stays; calls `done` when it is there. Returns what takes that back. */
export function loadFrame(item: Item, src: string, done: () => void): () => void {
  const frame = document.createElement('iframe');
  const box = document.createElement('div');
  frame.className = 'z-iframe';
  box.className = 'z-video';
  box.appendChild(frame);
  frame.title = labelText(item.trigger);
  if (item.open) setAttribute(frame, 'loading', 'lazy');
  ['sandbox', 'allow', 'referrerpolicy'].forEach((name) =>
    setAttribute(frame, name, attributeOf(item, 'data-iframe-' + name)),
  );
  frame.src = src;
  $(frame).one('load', done);
  emptied(item).append(box);
  return () => $(frame).off('load', done);
}

/** Takes the message of a failure away. */
export function dropFailure(item: Item): void {
  const panel = item.panel as HTMLElement;
  const message = childWith(panel, 'z-failure');
  if (!message) return;
  passFocus(message, null, panel);
  message.remove();
}

/** Says in a panel why there is no content, as text, and lets the user try again. */
export function showFailure(item: Item, { status, statusText }: Failed, retry: () => void): void {
  const { options } = item.widget;
  const panel = item.panel as HTMLElement;
  const again = buildButton(buttonTag(panel), 'z-try-again');
  const words = build('p', '');
  const known = options['texts.' + (statusText === 'error' ? 'unreachable' : statusText)];
  const reason = status ? `${status} ${statusText}` : (known as string | undefined) || statusText;
  again.textContent = options['texts.tryAgain'] as string;
  words.textContent = `${options['texts.failed'] as string} (${reason})`;
  again.onclick = retry;
  panel.insertBefore(build('div', 'z-failure', [words, again]), panel.firstChild);
}
