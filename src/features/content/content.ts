import { build, remove } from '../../dom/nodes';
import { setAttribute } from '../../dom/attributes';
import { watchLeaving } from '../../dom/query';
import { dispatch, report } from '../../core/events';
import { updateHidden } from '../../core/panel';
import { attributeOf, isLoading } from '../../core/items';
import { itemMethod } from '../../core/methods';
import { say, statusIn } from '../../core/say';
import { emit, on } from '../../core/signals';
import { dispatchFirst } from '../../core/first-select';
import { warn } from '../../core/warn';
import type { CleanUp, Feature, Item, Load, Widget } from '../../core/widget';
import { request, unsent } from './request';
import { dropFailure, showFailure } from './failure';
import { loadFrame } from './frame';
import { insertAnswer } from './answer';
import { addressOf, isAddress, isAllowed, isForeign } from './address';
import { showTemplate } from './template';
import { contentRows, type ContentValues, type Failed } from './rows';

type Loading = Widget<ContentValues>;

/** A load with its spinner. */
type SpinnerLoad = Load & { spinner?: HTMLElement };

/** How long a load may take before it is announced, in milliseconds. */
const PATIENCE = 400;

const nothing = (): void => undefined;

/** Shows whether an item is loading. */
function paintLoading(item: Item): void {
  const { kind } = item.widget;
  const panel = item.panel as HTMLElement;
  const load = item.load as SpinnerLoad;
  const busy = isLoading(item);
  setAttribute(panel, 'aria-busy', busy ? 'true' : null);
  const isShown = kind.showBusy && kind.showBusy(item, busy);
  if (busy && item.open && !isShown)
    panel.appendChild((load.spinner = load.spinner || build('span', 'z-spinner')));
  else if (load.spinner) remove(load.spinner);
}

function setPhase(item: Item, load: Load, phase: Load['phase']): void {
  load.phase = phase;
  paintLoading(item);
  emit(item.widget, 'load', item);
}

/** Called when content has arrived, with the answer of a request. (A frame has none.) Other promises have no XHR object. */
type Done = (answer?: unknown, status?: unknown, xhr?: JQuery.jqXHR) => void;

/** A request, or the rejected promise of one that was refused. */
interface Sent {
  then(done: Done, failed: (xhr: Failed) => void): unknown;
  abort?: CleanUp;
}

/** Loads a frame, sends a request, or refuses to. Returns the function that aborts it. */
function send(item: Item, done: Done, failed: (xhr: Failed) => void): CleanUp {
  const { widget } = item;
  const load = item.load as Load;
  const { url, framed } = load;
  const allowed = isAllowed(item, load);
  if (allowed && framed) return loadFrame(item, url, done);
  if (!allowed)
    warn(widget, `"${url}" is not loaded: not http(s), or another site without the option iframe`);
  const sent = ((allowed && request(item, load)) || Promise.reject(unsent('refused'))) as Sent;
  sent.then(done, failed);
  return () => {
    try {
      if (sent.abort) sent.abort();
    } catch (error) {
      // jQuery calls the page's functions for errors meanwhile.
      report(error);
    }
  };
}

/** Updates what depends on the content, or shows the failure, and dispatches `contentLoad` or `error`. */
function showResult(item: Item, xhr?: Failed): void {
  const { widget } = item;
  if (xhr) showFailure(item, xhr, () => reload(item));
  updateHidden(item);
  widget.kind.contentChanged(item);
  dispatch(widget, xhr ? 'error' : 'contentLoad', xhr || widget.kind.describe(item));
  if (item.open) dispatchFirst(widget);
}

/**
 * Loads an item's content, whether it is there or not. An earlier load is stopped. Each load is an object of its own: as
 * long as its phase is `loading`, it is the current one.
 */
function startLoad(item: Item): void {
  const before = item.load as Load;
  const { widget, panel } = item;
  const { root } = widget;
  // The page may have removed the panel.
  const status = statusIn((panel as HTMLElement).parentElement || root);
  const hasLeft = watchLeaving(root);
  before.stop();
  dropFailure(item);
  // If that called a function of the page, it may have started another load.
  if (item.index < 0 || item.load !== before) return;
  let abort = nothing;
  let isSaid = false;
  const sayPhase = (): void => {
    isSaid = true;
    if (item.open) say(widget, status, widget.options['texts.' + load.phase] as string);
  };
  const timer = setTimeout(sayPhase, PATIENCE);
  status.textContent = '';
  const end = (phase: Load['phase'], xhr?: Failed): void => {
    // It has been stopped, or a script in the answer has started another load.
    if (load.phase !== 'loading') return;
    // Otherwise it would keep the answer in memory.
    load.stop = nothing;
    clearTimeout(timer);
    setPhase(item, load, phase);
    if (phase === 'idle') return abort();
    if (hasLeft()) return;
    // A failure is always said; success only if the loading was.
    if (xhr || isSaid) sayPhase();
    showResult(item, xhr);
  };
  const done: Done = (answer, _, xhr) => {
    // Only frames have no answer to insert.
    const isAnswer = load.phase === 'loading' && !load.framed;
    const problem = isAnswer && insertAnswer(item, answer as string, xhr);
    if (problem) end('failed', unsent(problem));
    else end('loaded');
  };
  const load = (item.load = Object.assign({}, before, { stop: () => end('idle') }));
  setPhase(item, load, 'loading');
  abort = send(item, done, (xhr) => end('failed', xhr));
  // A function of the page may have stopped it before it was sent.
  if (load.phase !== 'loading') abort();
}

/**
 * Updates an item's load, because its URL may have changed. Content of another URL isn't its content any more. With
 * `retries`, a load that has failed is forgotten, so that it begins again.
 */
function updateLoad(item: Item, given?: string | null, retries?: boolean): Load | undefined {
  const { load, widget } = item;
  const url = addressOf(item, given);
  const framed =
    attributeOf(item, 'data-content-type') === 'iframe' ||
    ((widget as Loading).options.iframe && (isAddress(given) || isForeign(url)));
  const isSame = load && load.url === url && load.framed === framed;
  if (isSame && !(retries && load.phase === 'failed')) return load;
  if (load) {
    load.stop();
    dropFailure(item);
  }
  return (item.load = url ? { url, given, framed, phase: 'idle', stop: nothing } : undefined);
}

/** The load of an item, with its URL as it is now. */
const currentLoad = (item: Item): Load | undefined =>
  updateLoad(item, item.load && item.load.given);

/** Whether an item is closed and its content hasn't been loaded. */
export function isUnloaded(item: Item): boolean {
  const load = item.open ? undefined : currentLoad(item);
  return !!load && load.phase !== 'loaded';
}

/** Whether content that an item has loaded is used again when the item opens again. */
const isKept = ({ load, widget }: Item): boolean =>
  (load as Load).framed || (widget as Loading).options.cacheAjax;

/** Whether opening an item would load its content. */
export function needsLoad(item: Item): boolean {
  const load = currentLoad(item);
  return !!load && !(load.phase === 'loaded' && isKept(item));
}

/** Loads an item's content again, from its URL as it is now. */
function reload(item: Item): void {
  if (currentLoad(item)) startLoad(item);
}

/** Loads an item's content, unless it is there or already loading. */
function loadIfNeeded(item: Item): void {
  showTemplate(item);
  // A script in the template may have ended the widget.
  if (item.index < 0 || !needsLoad(item)) return;
  if (!(isLoading(item) && isKept(item))) startLoad(item);
}

/** A widget with the `contentUrls` that its items got last. */
type WithUrls = Loading & { urls?: ContentValues['contentUrls'] };

/** Loads the content of items that open, until the options change or the widget ends. */
function mount(widget: WithUrls): void {
  const { options, items } = widget;
  const { contentUrls } = options;
  // URLs belong to items by position only when they are given, or at the start: later, items may have moved.
  const hasNewUrls = widget.urls !== contentUrls || !items.some(({ load }) => load);
  widget.urls = contentUrls;
  const setUrl = (item: Item, n: number): void => {
    const url = hasNewUrls ? contentUrls && contentUrls[n] : item.load && item.load.given;
    // The others get their load when it is first needed (`currentLoad`).
    const getsUrl = item.load || (contentUrls && hasNewUrls);
    // A listener to an aborted request may have ended the widget, or changed its options.
    if (getsUrl && item.index >= 0 && widget.urls === contentUrls) updateLoad(item, url, true);
  };
  const loadIfOpen = (item: Item): void => {
    // Loading another item may have ended the widget.
    if (item.index < 0) return;
    if (item.open) loadIfNeeded(item);
    if (isLoading(item)) paintLoading(item);
  };
  // Also items that are still loading, but were closed while the options changed.
  on(widget, 'mounted', () =>
    items.forEach((item, n) => {
      setUrl(item, n);
      loadIfOpen(item);
    }),
  );
  on(widget, 'change', ({ opened, closed }) => opened.concat(closed).forEach(loadIfOpen));
}

/** Loads the content of items when they open. */
export const content = {
  rows: contentRows,
  methods: { load: itemMethod(reload), preload: itemMethod(loadIfNeeded) },
  mount,
} satisfies Feature;
