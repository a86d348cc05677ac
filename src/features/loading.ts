import { build, setAttribute, setClass } from '../dom/build';
import { tell, tellOf } from '../core/events';
import { emit } from '../core/listen';
import { tellFirst } from '../core/select';
import { warn } from '../core/warn';
import type { CleanUp, Item, Load } from '../core/widget';
import { childWith, dropFailure, insertAnswer, loadFrame, showFailure } from './fill';
import { isAllowed, unsent, request, type Failed } from './request';

/** A load with what turns meanwhile. */
type Shown = Load & { spinner?: HTMLElement };

/** How long a user may be left without a word, in milliseconds (C18). */
const PATIENCE = 400;

export const nothing = (): void => undefined;

export const isLoading = ({ load }: Item): boolean => !!load && load.state === 'loading';

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
  else if (load.spinner) load.spinner.remove();
}

function setState(item: Item, load: Load, state: Load['state']): void {
  load.state = state;
  paintLoading(item);
  emit(item.widget, 'load', item);
}

/** Sends a request, or refuses to; returns what takes it back. */
function send(
  item: Item,
  done: (answer?: unknown, xhr?: JQuery.jqXHR) => void,
  failed: (xhr: Failed) => void,
): CleanUp {
  const { widget } = item;
  const load = item.load as Load;
  const { url, framed } = load;
  const allowed = isAllowed(item, load);
  if (allowed && framed) return loadFrame(item, url, done);
  const xhr = allowed
    ? request(item, url)
    : warn(
        widget,
        `"${url}" is not loaded: it takes http(s), and the option iframe for other sites`,
      );
  if (xhr) {
    xhr.then(
      (answer) => done(answer, xhr),
      () => failed(xhr),
    );
    return () => xhr.abort();
  }
  const timer = setTimeout(() => failed(unsent('refused')));
  return () => clearTimeout(timer);
}

/** Puts right what depends on the content, and tells the page. */
function conclude(item: Item, xhr?: Failed): void {
  const { widget } = item;
  if (xhr) showFailure(item, xhr, () => startLoad(item));
  widget.kind.contentChanged(item);
  if (xhr) tell(widget, 'error', xhr);
  else tellOf(item, 'contentLoad');
  if (item.open) tellFirst(widget);
}

/** Asks for an item's content, now and in any case; an earlier request is taken back. */
export function startLoad(item: Item): void {
  const load = item.load as Load;
  const status = statusFor(item);
  let abort = nothing;
  load.stop();
  dropFailure(item);
  const say = (): void => {
    timer = 0;
    if (item.open) status.textContent = item.widget.options['texts.' + load.state] as string;
  };
  let timer = window.setTimeout(say, PATIENCE);
  status.textContent = '';
  const end = (state: Load['state'], xhr?: Failed): void => {
    // A script in the answer may have asked for something else.
    if (load.stop !== stop) return;
    load.stop = nothing;
    clearTimeout(timer);
    setState(item, load, state);
    if (state === 'idle') return abort();
    if (xhr || !timer) say();
    conclude(item, xhr);
  };
  const done = (answer?: unknown, xhr?: JQuery.jqXHR): void => {
    const problem = load.stop === stop && xhr && insertAnswer(item, answer as string, xhr);
    if (problem) end('failed', unsent(problem));
    else end('loaded');
  };
  const stop = (): void => end('idle');
  load.stop = stop;
  setState(item, load, 'loading');
  abort = send(item, done, (xhr) => end('failed', xhr));
}
