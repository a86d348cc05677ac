import { build } from '../../dom/nodes';
import { setAttribute } from '../../dom/attributes';
import { dispatch } from '../../core/events';
import { updateHidden } from '../../core/panel';
import { attributeOf } from '../../core/items';
import { onItem } from '../../core/methods';
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

/** A load with what turns meanwhile. */
type Shown = Load & { spinner?: HTMLElement };

/** How long a user may be left without a word, in milliseconds (C18). */
const PATIENCE = 400;

const nothing = (): void => undefined;

const isLoading = ({ load }: Item): boolean => !!load && load.phase === 'loading';

/** Shows whether an item loads. */
function paintLoading(item: Item): void {
  const { widget, panel } = item;
  const load = item.load as Shown;
  const busy = isLoading(item);
  setAttribute(panel as HTMLElement, 'aria-busy', busy ? 'true' : null);
  const place = widget.kind.showBusy(item, busy);
  if (place) place.appendChild((load.spinner = load.spinner || build('span', 'z-spinner')));
  else if (load.spinner) load.spinner.remove();
}

function setPhase(item: Item, load: Load, phase: Load['phase']): void {
  load.phase = phase;
  paintLoading(item);
  emit(item.widget, 'load', item);
}

/** What an answer is given to; a frame gives none. */
type Done = (answer?: unknown, status?: unknown, xhr?: JQuery.jqXHR) => void;

/** What has been sent, or wasn't. */
interface Sent {
  then(done: Done, failed: (xhr: Failed) => void): unknown;
  abort?: CleanUp;
}

/** Sends a request, or refuses to; returns what takes it back. */
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
  return sent.abort || nothing;
}

/** Puts right what depends on the content, and tells the page. */
function announce(item: Item, xhr?: Failed): void {
  const { widget } = item;
  if (xhr) showFailure(item, xhr, () => reload(item));
  updateHidden(item);
  widget.kind.contentChanged(item);
  dispatch(widget, xhr ? 'error' : 'contentLoad', xhr || widget.kind.describe(item));
  if (item.open) dispatchFirst(widget);
}

/** Asks for an item's content, now and in any case; an earlier request is taken back. */
function startLoad(item: Item): void {
  const load = item.load as Load;
  const status = statusIn((item.panel as HTMLElement).parentElement as HTMLElement);
  let abort = nothing;
  const { widget } = item;
  const { root } = widget;
  const { isConnected } = root;
  load.stop();
  dropFailure(item);
  // Where a page's function hears of that, it may ask for something else.
  if (item.index < 0 || item.load !== load) return;
  const sayPhase = (): void => {
    timer = 0;
    if (item.open) say(widget, status, widget.options['texts.' + load.phase] as string);
  };
  let timer = setTimeout(sayPhase, PATIENCE);
  status.textContent = '';
  const end = (phase: Load['phase'], xhr?: Failed): void => {
    // A script in the answer may have asked for something else.
    if (load.stop !== stop) return;
    load.stop = nothing;
    clearTimeout(timer);
    setPhase(item, load, phase);
    if (phase === 'idle') return abort();
    // A set that has left the page meanwhile tells nobody.
    if (isConnected && !root.isConnected) return;
    if (xhr || !timer) sayPhase();
    announce(item, xhr);
  };
  const done: Done = (answer, _, xhr) => {
    const problem = load.stop === stop && xhr && insertAnswer(item, answer as string, xhr);
    if (problem) end('failed', unsent(problem));
    else end('loaded');
  };
  const stop = (): void => end('idle');
  load.stop = stop;
  setPhase(item, load, 'loading');
  abort = send(item, done, (xhr) => end('failed', xhr));
  // A function of the page may have stopped it while it was sent.
  if (load.stop !== stop) abort();
}

/** Gives an item its address, as it is now; what came from another one is loaded anew. */
function updateLoad(item: Item, given?: string | null, retries?: boolean): Load | undefined {
  const { load, widget } = item;
  const url = addressOf(item, given);
  const framed =
    attributeOf(item, 'data-content-type') === 'iframe' ||
    (!!widget.options['iframe'] && (isAddress(given) || isForeign(url)));
  const isSame = load && load.url === url && load.framed === framed;
  if (isSame && !(retries && load.phase === 'failed')) return load;
  if (load) {
    load.stop();
    dropFailure(item);
  }
  return (item.load = url ? { url, given, framed, phase: 'idle', stop: nothing } : undefined);
}

/** What an item loads; that is looked for where it is needed. */
const currentLoad = (item: Item): Load | undefined =>
  updateLoad(item, item.load && item.load.given);

/** Whether an item is closed and has nothing to show yet, as what it loads hasn't come. */
export function isUnloaded(item: Item): boolean {
  const load = item.open ? undefined : currentLoad(item);
  return !!load && load.phase !== 'loaded';
}

/** Whether selecting an item would ask a server for its content. */
export function isRemote({ options }: Widget, item: Item): boolean {
  const load = currentLoad(item);
  return !!load && (load.phase !== 'loaded' || !(load.framed || options['cacheAjax']));
}

/** Loads an item's content in any case, from where its address says now. */
function reload(item: Item): void {
  if (currentLoad(item)) startLoad(item);
}

/** Loads what an item shows, unless it is there or on its way. */
function loadIfNeeded(item: Item): void {
  const { widget } = item;
  showTemplate(item);
  // A script in it may have ended the widget.
  if (item.index < 0 || !isRemote(widget, item)) return;
  const { framed } = item.load as Load;
  if (!isLoading(item) || !(framed || widget.options['cacheAjax'])) startLoad(item);
}

/** A widget with the addresses that its items were given last. */
type Bound = Widget<ContentValues> & { urls?: ContentValues['contentUrls'] };

/** Loads what is opened, until the options change or the widget ends (C18). */
function mount(widget: Bound): void {
  const { options, items } = widget;
  const { contentUrls } = options;
  // By place only as they are given, and to a set that starts: items may have moved since.
  const isGiven = widget.urls !== contentUrls || !items.some(({ load }) => load);
  widget.urls = contentUrls;
  const bindOne = (item: Item, n: number): void => {
    const url = isGiven ? contentUrls && contentUrls[n] : item.load && item.load.given;
    const isBound = item.load || (contentUrls && isGiven);
    // What hears of an aborted request may have ended the widget, or changed its options.
    if (isBound && item.index >= 0 && widget.urls === contentUrls) updateLoad(item, url, true);
  };
  const look = (item: Item): void => {
    // What is loaded for another may have ended the widget.
    if (item.index < 0) return;
    if (item.open) loadIfNeeded(item);
    if (isLoading(item)) paintLoading(item);
  };
  on(widget, 'mounted', () => {
    items.forEach(bindOne);
    widget.open.forEach(look);
  });
  on(widget, 'change', ({ opened, closed }) => opened.concat(closed).forEach(look));
}

/** Loads the content of items as they open. */
export const content = {
  rows: contentRows,
  methods: { load: onItem(reload), preload: onItem(loadIfNeeded) },
  mount,
} satisfies Feature;
