import type { Item } from '../widget/widget';
import { isForeign, resolve } from './address';
import type { Common } from './common';

/** How far the content of one item is. */
export interface Load {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The address that `contentUrls` gives the item. */
  url: string | null;
  /** Takes back what was asked for. */
  stop: () => void;
  /** What is said as long as it loads; empty as long as it doesn't take long. */
  words: string;
  /** What has to wait until the content is there, or has failed. */
  waiting: (() => void)[];
  /** The message in place of the content. */
  failure: HTMLElement | null;
}

/** Where content comes from. */
export interface Source {
  readonly url: string;
  readonly framed: boolean;
}

export const nothing = (): void => undefined;

/** What is kept of an item's content; on the item, where the files of both widgets see it. */
export const loadIn = (item: Item): Load | undefined => item.load as Load | undefined;

export function loadOf(item: Item): Load {
  let load = loadIn(item);
  if (!load) {
    load = { state: 'idle', url: null, stop: nothing, words: '', waiting: [], failure: null };
    item.load = load;
  }
  return load;
}

/** What the first of an item's elements that has the attribute says. */
function attributeOf({ parts }: Common, item: Item, name: string): string {
  for (const source of parts.shared.view.sourcesOf(item)) {
    const value = source.getAttribute(name);
    if (value) return value;
  }
  return '';
}

/** A hash alone is a place in the page, and no address of other content. */
export const isAddress = (url: string | null | undefined): url is string =>
  !!url && /^\s*[^\s#]/.test(url);

export function sourceOf(widget: Common, item: Item): Source | null {
  if (!item.panel) return null;
  const given = loadIn(item)?.url;
  const url = given || attributeOf(widget, item, 'data-content-url');
  if (!isAddress(url)) return null;
  const { iframe } = widget.options;
  const framed =
    attributeOf(widget, item, 'data-content-type') === 'iframe' ||
    (iframe && (!!given || isForeign(resolve(url))));
  return { url, framed };
}

/** Whether selecting the item would ask a server for its content. */
export function isRemote(widget: Common, item: Item): boolean {
  const source = sourceOf(widget, item);
  if (!source) return false;
  const isKept = source.framed || widget.options.cacheAjax;
  return loadIn(item)?.state !== 'ready' || !isKept;
}

/** Whether an item's content is on its way. */
export const isLoading = (item: Item): boolean => loadIn(item)?.state === 'loading';

/** Lets go on what waited for an item's content. */
export function release(item: Item): void {
  for (const task of loadOf(item).waiting.splice(0)) task();
}

/** Calls `task` once the answer that is on its way has come, or has failed; false when none is. */
export function whenLoaded(widget: Common, item: Item, task: () => void): boolean {
  if (!isLoading(item) || sourceOf(widget, item)?.framed) return false;
  loadOf(item).waiting.push(task);
  return true;
}
