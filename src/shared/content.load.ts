import { detach, focusOn } from '../dom/build';
import { emptyContent } from '../dom/content';
import { holdsFocus, wordsOf } from '../dom/query';
import { setAttribute } from '../widget/ledger';
import { runningOn } from '../widget/plugin';
import { warn, type Item } from '../widget/widget';
import { isForeign, isWeb, resolve } from './address';
import { isOpen, type Common } from './common';
import { loadOf, nothing, release, sourceOf, type Load, type Source } from './content.state';
import { buildFailure, reasonOf } from './failure';
import { insertFragment } from './fragment';
import { frameIn, insertFrame, whenFramed } from './frame';
import { noAnswer, request, type Failed } from './request';
import { statusIn } from './status';

// How long a user may be left without a word, in milliseconds (rule C18).
const PATIENCE = 400;

/** Marks an item as loading; the function returned ends that, and says so if it took long. */
function markLoading(widget: Common, item: Item): (words: string) => void {
  const { shared } = widget.parts;
  const { view } = shared;
  const { texts } = widget.options;
  const load = loadOf(item);
  const panel = item.panel as HTMLElement;
  const status = statusIn(widget, view.statusPlace(widget, item));
  const say = (words: string): void => {
    // What is said there may be another item's.
    if (isOpen(widget, item)) status.textContent = words;
  };
  const timer = setTimeout(() => {
    load.words = texts.loading;
    say(texts.loading);
  }, PATIENCE);
  const paint = (busy: boolean): void => {
    setAttribute(panel, 'aria-busy', busy ? 'true' : null);
    view.paintBusy(widget, item);
    // It may have begun to play meanwhile.
    shared.player?.update();
  };
  say('');
  paint(true);
  return (words) => {
    clearTimeout(timer);
    paint(false);
    if (load.words || words !== texts.loaded) say(words);
    load.words = '';
  };
}

/** One request of an item's content; it counts until a later one, or the item's end. */
interface Attempt {
  live: boolean;
  /** Ends it; false where it no longer counts. */
  readonly end: (state: Load['state'], words: string) => boolean;
}

function begin(widget: Common, item: Item): Attempt {
  const load = loadOf(item);
  load.state = 'loading';
  const unmark = markLoading(widget, item);
  const attempt: Attempt = {
    live: true,
    end: (state, words) => {
      const counts = attempt.live;
      if (counts) {
        attempt.live = false;
        load.stop = nothing;
        load.state = state;
        unmark(words);
      }
      return counts;
    },
  };
  return attempt;
}

/** Tells of the end, and lets go on what waited for it. */
function conclude(widget: Common, item: Item, name: 'contentLoad' | 'error', xhr?: Failed): void {
  const { view } = widget.parts.shared;
  view.changed(widget, item);
  view.tell(widget, item, name, xhr);
  release(item);
}

/** The function returned gives the panel the focus that it held, if that fell to the page's body. */
function keepFocus({ panel }: Item): () => void {
  const had = holdsFocus(panel);
  return () => {
    const { activeElement, body } = document;
    if (had && (!activeElement || activeElement === body)) focusOn(panel as HTMLElement);
  };
}

/** Shows why there is no content, and lets the user try again. */
function fail(widget: Common, item: Item, xhr: Failed, why: string): void {
  const { texts } = widget.options;
  const panel = item.panel as HTMLElement;
  const message = buildFailure(texts, reasonOf(texts, xhr, why), () => {
    focusOn(panel);
    startLoad(widget, item);
  });
  loadOf(item).failure = message;
  panel.insertBefore(message, panel.firstChild);
  conclude(widget, item, 'error', xhr);
}

/** Takes the message of a failure away; focus in it goes to the panel. */
export function dropFailure(item: Item): void {
  const load = loadOf(item);
  const refocus = keepFocus(item);
  if (load.failure) detach(load.failure);
  load.failure = null;
  refocus();
}

/** Puts a frame into an item, and calls `done` when it has loaded; one that is there stays. */
function loadFrame(widget: Common, item: Item, src: string, done: () => void): () => void {
  const { view } = widget.parts.shared;
  const inner = view.innerOf(item);
  let frame = frameIn(inner);
  if (frame && frame.src === src) {
    frame.src = src;
  } else {
    // A new one, as a frame's changes of address are steps of the page's history.
    const refocus = keepFocus(item);
    emptyContent(inner);
    refocus();
    const title = wordsOf(item.label);
    const sources = view.sourcesOf(item);
    frame = insertFrame(inner, { src, title, sources, lazy: isOpen(widget, item) });
  }
  return whenFramed(frame, done);
}

/** Puts the answer of a server into an item, as long as the attempt counts. */
function insertAnswer(
  widget: Common,
  item: Item,
  html: string,
  { attempt, done }: { attempt: Attempt; done: () => void },
): void {
  const { executeScripts, sanitize } = widget.options;
  const inner = widget.parts.shared.view.innerOf(item);
  const refocus = keepFocus(item);
  insertFragment(inner, sanitize ? sanitize.call(widget.root, html) : html, {
    scripts: executeScripts,
    isWanted: () => attempt.live,
    done: () => {
      refocus();
      done();
    },
  });
  // Its scripts are still on their way.
  if (attempt.live) refocus();
}

/** Asks for an item's content, now and in any case; an earlier request is taken back. */
export function startLoad(widget: Common, item: Item): void {
  const source = sourceOf(widget, item);
  if (!source) return;
  const load = loadOf(item);
  load.stop();
  dropFailure(item);
  const { href: url } = resolve(source.url);
  const attempt = begin(widget, item);
  const done = (): void => {
    if (attempt.end('ready', widget.options.texts.loaded)) conclude(widget, item, 'contentLoad');
  };
  const failed = (xhr: Failed, why: string): void => {
    if (attempt.end('failed', widget.options.texts.failed)) fail(widget, item, xhr, why);
  };
  const answered = (html: string): void => {
    if (attempt.live) trying(() => insertAnswer(widget, item, html, { attempt, done }));
  };
  // What the page's own hooks throw is reported, and the content has failed.
  const trying = (task: () => void): void => {
    try {
      task();
    } catch (error) {
      failed(noAnswer(String(error)), 'unusable');
    }
  };
  let abort: (() => void) | undefined;
  trying(() => {
    if (isRefused(widget, source)) abort = refuse(widget, source.url, failed);
    else if (source.framed) abort = loadFrame(widget, item, url, done);
    else abort = request({ url, cache: widget.options.cacheAjax, done: answered, failed });
  });
  if (attempt.live) load.stop = () => attempt.end('idle', '') && abort?.();
}

/** Whether content may not come from there (rule C18), or comes from there already around it. */
function isRefused(widget: Common, { url, framed }: Source): boolean {
  const link = resolve(url);
  return !isWeb(link) || (!framed && (isForeign(link) || isInside(widget.root, link.href)));
}

/** Whether an element is in content from this address; such content would never come to an end. */
function isInside(root: Element, url: string): boolean {
  for (let at = root.parentElement; at; at = at.parentElement) {
    for (const widget of runningOn(at) as unknown as Common[]) {
      const holding = widget.parts.items.filter(({ panel }) => panel?.contains(root))[0];
      const source = holding && sourceOf(widget, holding);
      if (source && resolve(source.url).href === url) return true;
    }
  }
  return false;
}

/** Says that an address can't be used; fails as a server would, after what is going on now. */
function refuse(
  { kind, root }: Common,
  url: string,
  failed: (xhr: Failed, why: string) => void,
): () => void {
  const rule =
    'it has to be an http(s) address, of this site unless the option iframe is on, ' +
    'and not one that the content around it is from';
  warn(kind.name, root, `"${url}" is not loaded: ${rule}`);
  const timer = setTimeout(() => failed(noAnswer('refused'), 'refused'));
  return () => clearTimeout(timer);
}
