import { build, setAttribute, setClass } from '../dom/build';
import { tell, tellOf } from '../core/events';
import { tellFirst } from '../core/settle';
import { itemAt } from '../core/structure';
import { emit, on } from '../core/listen';
import { warn } from '../core/warn';
import type { Item, Load, Widget } from '../core/widget';
import { isAllowed, isForeign, parse } from './address';
import { insertAnswer } from './answer';
import { dropFailure, showFailure } from './failure';
import { loadFrame } from './frame';
import type { SharedValues } from './options';
import { noAnswer, request, type Failed } from './request';

type Loading = Widget<SharedValues>;

/** A load with what turns meanwhile. */
type Shown = Load & { spinner?: HTMLElement };

/** How long a user may be left without a word, in milliseconds (C18). */
const PATIENCE = 400;

/** What an item's elements say, the first of them that says something. */
function attributeOf({ header, panel, element }: Item, name: string): string | null {
  const found = [panel, header, element].find((one) => one && one.hasAttribute(name));
  return found ? found.getAttribute(name) : null;
}

/** A hash alone is a place in the page, and no address of other content. */
const isAddress = (url: string | null | undefined): url is string =>
  !!url && /^\s*[^\s#]/.test(url);

const nothing = (): void => undefined;

/** Gives an item its address; what came from another one is loaded anew. */
function bind(item: Item, given?: string | null): Load | undefined {
  const { load, panel, widget } = item;
  const url = isAddress(given) ? given : attributeOf(item, 'data-content-url');
  const isUsed = !!panel && isAddress(url);
  const framed =
    attributeOf(item, 'data-content-type') === 'iframe' ||
    (!!widget.options['iframe'] && isUsed && (url === given || isForeign(url)));
  if (load) {
    if (load.url === url && load.framed === framed && load.state !== 'failed') return load;
    load.stop();
    dropFailure(item);
  }
  return (item.load = isUsed ? { url, framed, state: 'idle', stop: nothing } : undefined);
}

/** What an item loads; that is looked for where it is needed. */
const loadOf = (item: Item): Load | undefined => item.load || bind(item);

const isLoading = ({ load }: Item): boolean => !!load && load.state === 'loading';

/** Whether selecting an item would ask a server for its content. */
export function isRemote({ options }: Widget, item: Item): boolean {
  const load = loadOf(item);
  return !!load && (load.state !== 'ready' || !(load.framed || options['cacheAjax']));
}

const childWith = (parent: Element, className: string): Element | null =>
  parent.querySelector(':scope > .' + className);

/** The words for assistive technology; there before they are needed, or they would not be heard. */
function statusFor({ panel }: Item): Element {
  const place = (panel as HTMLElement).parentElement as HTMLElement;
  const found = childWith(place, 'z-status');
  if (found) return found;
  const status = place.appendChild(build('span', 'z-status'));
  status.setAttribute('role', 'status');
  return status;
}

/** Shows whether an item loads: its arrow turns, or while it is open a spinner stands in the panel's place. */
function paintLoading(item: Item): void {
  const { widget, trigger, panel, open } = item;
  const load = item.load as Shown;
  const busy = isLoading(item);
  const arrow = childWith(trigger, 'z-arrow');
  setAttribute(panel as HTMLElement, 'aria-busy', busy ? 'true' : null);
  if (arrow) setClass(arrow, 'z-loading', busy);
  else if (busy && open)
    widget.kind.spinnerPlace(item).appendChild((load.spinner ||= build('span', 'z-spinner')));
  else load.spinner?.remove();
}

function setState(item: Item, load: Load, state: Load['state']): void {
  load.state = state;
  paintLoading(item);
  emit(item.widget, 'load', item);
}

/** Puts right what depends on the content, and tells the page. */
function conclude(item: Item, xhr?: Failed): void {
  const { widget } = item;
  widget.kind.contentChanged(item);
  if (xhr) tell(widget, 'error', xhr);
  else tellOf(item, 'contentLoad');
  if (item.open) tellFirst(widget);
}

/** Sends a request, or refuses to; returns what takes it back. */
function send(
  item: Item,
  done: (answer?: unknown, xhr?: JQuery.jqXHR) => void,
  failed: (xhr: Failed, why: string) => void,
): () => void {
  const { url, framed } = item.load as Load;
  const parsed = parse(url);
  const allowed = parsed && isAllowed(item, parsed, framed);
  if (allowed && framed) return loadFrame(item, parsed.href, attributeOf, done);
  if (!allowed)
    warn(
      item.widget,
      `"${url}" is not loaded: it takes http(s), and the option iframe for other sites`,
    );
  const xhr = allowed ? request(item, parsed.href) : null;
  if (!xhr) {
    const timer = setTimeout(() => failed(noAnswer('refused'), 'refused'));
    return () => clearTimeout(timer);
  }
  xhr.then(
    (answer) => done(answer, xhr),
    (_: unknown, why: string) => failed(xhr, why),
  );
  return () => xhr.abort();
}

/** Says how far an item is, if it is open. */
const say = ({ open, widget }: Item, status: Element, words: string): void => {
  if (open) status.textContent = widget.options['texts.' + words] as string;
};

/** Asks for an item's content, now and in any case; an earlier request is taken back. */
function startLoad(item: Item): void {
  const load = item.load as Load;
  const status = statusFor(item);
  let abort = nothing;
  let slow = false;
  const end = (state: Load['state']): void => {
    clearTimeout(timer);
    load.stop = nothing;
    setState(item, load, state);
  };
  const failed = (xhr: Failed, why: string): void => {
    if (load.stop !== stop) return;
    end('failed');
    say(item, status, 'failed');
    showFailure(item, xhr, why, () => startLoad(item));
    conclude(item, xhr);
  };
  const done = (answer?: unknown, xhr?: JQuery.jqXHR): void => {
    if (load.stop !== stop) return;
    try {
      if (xhr) insertAnswer(item, answer as string, xhr);
    } catch (error) {
      return failed(noAnswer(String(error)), '');
    }
    // A script in it may have asked for something else.
    if (load.stop !== stop) return;
    end('ready');
    if (slow) say(item, status, 'loaded');
    conclude(item);
  };
  const stop = (): void => {
    end('idle');
    abort();
  };
  load.stop();
  dropFailure(item);
  status.textContent = '';
  const timer = setTimeout(() => {
    slow = true;
    say(item, status, 'loading');
  }, PATIENCE);
  load.stop = stop;
  setState(item, load, 'loading');
  abort = send(item, done, failed);
}

/** Loads what an item shows, unless it is there or on its way. */
function visit(item: Item): void {
  const { widget } = item;
  if (!isRemote(widget, item)) return;
  const { framed } = item.load as Load;
  if (!isLoading(item) || !(framed || widget.options['cacheAjax'])) startLoad(item);
}

/** Loads what is opened, as long as the present options (C18). */
export function mountContent(widget: Loading): void {
  const { options, items, told } = widget;
  const { contentUrls } = options;
  if (contentUrls || told)
    items.forEach((item, n) => {
      if (contentUrls || item.load) bind(item, contentUrls && contentUrls[n]);
    });
  const look = (index: number): void => {
    const item = widget.items[index] as Item;
    if (item.open) visit(item);
    if (isLoading(item)) paintLoading(item);
  };
  widget.open.forEach(look);
  on(widget, 'change', ({ opened, closed }) => opened.concat(closed).forEach(look));
}

function remoteAt(widget: Widget, method: string, index: unknown): Item | undefined {
  const item = itemAt(widget, method, index);
  return item && loadOf(item) && item;
}

export const contentMethods = {
  load: (widget: Widget, index: unknown): void => {
    const item = remoteAt(widget, 'load', index);
    if (item) startLoad(item);
  },
  preload: (widget: Widget, index: unknown): void => {
    const item = remoteAt(widget, 'preload', index);
    if (item && !isLoading(item)) visit(item);
  },
};
