import { build, setAttribute, setClass } from '../dom/build';
import { tell, tellOf } from '../core/events';
import { emit } from '../core/listen';
import { tellFirst } from '../core/settle';
import { warn } from '../core/warn';
import type { Item, Load } from '../core/widget';
import { isAllowed, parse } from './address';
import { insertAnswer } from './answer';
import { dropFailure, showFailure } from './failure';
import { loadFrame } from './frame';
import { noAnswer, request, type Failed } from './request';

/** A load with what turns meanwhile. */
type Shown = Load & { spinner?: HTMLElement };

/** How long a user may be left without a word, in milliseconds (C18). */
const PATIENCE = 400;

export const nothing = (): void => undefined;

export const isLoading = ({ load }: Item): boolean => !!load && load.state === 'loading';

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
export function paintLoading(item: Item): void {
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
  if (allowed && framed) return loadFrame(item, parsed.href, done);
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

/** Says that an item loads where that takes long, if it is open; what it returns says how that ended. */
function announce(item: Item): (words?: 'loaded' | 'failed') => void {
  const status = statusFor(item);
  let slow = false;
  const say = (words: string): void => {
    if (item.open) status.textContent = item.widget.options['texts.' + words] as string;
  };
  const timer = setTimeout(() => {
    slow = true;
    say('loading');
  }, PATIENCE);
  status.textContent = '';
  return (words) => {
    clearTimeout(timer);
    if (words && (slow || words === 'failed')) say(words);
  };
}

/** Asks for an item's content, now and in any case; an earlier request is taken back. */
export function startLoad(item: Item): void {
  const load = item.load as Load;
  let abort = nothing;
  load.stop();
  dropFailure(item);
  const ended = announce(item);
  const end = (state: Load['state'], words?: 'loaded' | 'failed'): void => {
    load.stop = nothing;
    ended(words);
    setState(item, load, state);
  };
  const failed = (xhr: Failed, why: string): void => {
    if (load.stop !== stop) return;
    end('failed', 'failed');
    showFailure(item, xhr, why, () => startLoad(item));
    conclude(item, xhr);
  };
  const done = (answer?: unknown, xhr?: JQuery.jqXHR): void => {
    const problem = load.stop === stop && xhr && insertAnswer(item, answer as string, xhr);
    if (problem) return failed(noAnswer(problem), '');
    // A script in it may have asked for something else.
    if (load.stop !== stop) return;
    end('ready', 'loaded');
    conclude(item);
  };
  const stop = (): void => {
    end('idle');
    abort();
  };
  load.stop = stop;
  setState(item, load, 'loading');
  abort = send(item, done, failed);
}
