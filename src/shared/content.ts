import { detach } from '../dom/build';
import { itemAt } from './methods';
import { after, onEnd } from '../widget/scope';
import { follow } from '../widget/follow';
import { warn, type Item } from '../widget/widget';
import { resolve } from './address';
import { openItems, type Common } from './common';
import { dropFailure, startLoad } from './content.load';
import { isAddress, isLoading, isRemote, loadOf, loadIn, release, sourceOf } from './content.state';
import { frameIn } from './frame';
import { statusIn } from './status';

/** Loads the content of an item that is visited, unless it is there (rule C18). */
function visit(widget: Common, item: Item): void {
  const source = sourceOf(widget, item);
  if (!source || !isRemote(widget, item)) return;
  // What is on its way is not asked for twice.
  if (isLoading(item) && (source.framed || widget.options.cacheAjax)) return;
  const inner = widget.parts.shared.view.innerOf(item);
  const frame = source.framed && frameIn(inner);
  // A saved copy of the page has its frame already.
  if (frame && frame.src === resolve(source.url).href) loadOf(item).state = 'ready';
  else startLoad(widget, item);
}

/** Ends what is on its way for an item that goes. */
export function forget(item: Item): void {
  const load = loadIn(item);
  if (!load) return;
  load.stop();
  if (load.failure) detach(load.failure);
}

/**
 * Gives the items the addresses of `contentUrls`; those whose address is another one load again, and
 * so do those that failed.
 */
function bindUrls(widget: Common): void {
  const { given, options, parts, life } = widget;
  const turn = (given['contentUrls'] || 0) + (given['iframe'] || 0);
  if (turn === parts.shared.urlsFrom) return;
  parts.shared.urlsFrom = turn;
  parts.items.forEach((item, n) => {
    const given = options.contentUrls && options.contentUrls[n];
    const url = isAddress(given) ? given : null;
    if (!url && !loadIn(item)) return;
    const load = loadOf(item);
    if (load.url === url && load.state !== 'failed') return;
    load.stop();
    load.url = url;
    load.state = 'idle';
    if (sourceOf(widget, item)) return;
    dropFailure(item);
    // Nothing will come that could be waited for.
    if (load.waiting.length) after(life, 0, () => release(item));
  });
}

/** Loads what is opened, as long as the present options. */
export function mountContent(widget: Common): void {
  const { parts } = widget;
  const { view } = parts.shared;
  bindUrls(widget);
  // At first, nothing is open yet.
  for (const item of openItems(widget)) {
    if (loadOf(item).state === 'idle') visit(widget, item);
    // The arrow that turns may be another one, or gone.
    view.paintBusy(widget, item);
  }
  follow(widget, ({ opened, closed }) => {
    for (const index of closed.concat(opened)) {
      const item = parts.items[index];
      const load = item && loadIn(item);
      if (!load) continue;
      const words = opened.indexOf(index) < 0 ? '' : load.words;
      statusIn(widget, view.statusPlace(widget, item)).textContent = words;
      view.paintBusy(widget, item);
    }
    for (const index of opened) visit(widget, parts.items[index] as Item);
  });
}

/** Loads what is open first; all that is on its way then ends with the widget. */
export function startContent(widget: Common): void {
  for (const item of openItems(widget)) visit(widget, item);
  onEnd(widget.life, () => widget.parts.items.forEach(forget));
}

function remoteAt(widget: Common, method: string, given: unknown): Item | undefined {
  const { kind, root, parts } = widget;
  const item = itemAt(widget, parts.items, method, given);
  if (!item || sourceOf(widget, item)) return item;
  warn(kind.name, root, `${method}(): ${kind.noun} ${item.index} has no address to load from`);
  return undefined;
}

/** Loads an item's content again, now. */
export function load(widget: Common, index: number | string): void {
  const item = remoteAt(widget, 'load', index);
  if (item) startLoad(widget, item);
}

/** Loads an item's content before it is opened, unless it is there or on its way. */
export function preload(widget: Common, index: number | string): void {
  const item = remoteAt(widget, 'preload', index);
  if (item && isRemote(widget, item) && !isLoading(item)) visit(widget, item);
}
