import { itemAt } from '../core/structure';
import { on } from '../core/listen';
import type { Item, Load, Widget } from '../core/widget';
import { attributeOf, dropFailure } from './fill';
import { isLoading, nothing, paintLoading, startLoad } from './loading';
import type { SharedValues } from './options';
import { isForeign, resolved } from './request';

/** A hash alone is a place in the page, and no address of other content. */
const isAddress = (url: string | null | undefined): url is string =>
  !!url && /^\s*[^\s#]/.test(url);

/** Gives an item its address; what came from another one is loaded anew. */
function bind(item: Item, given?: string | null): Load | undefined {
  const { load, panel, widget } = item;
  const isGiven = isAddress(given);
  const address = isGiven ? given : attributeOf(item, 'data-content-url');
  const url = panel && isAddress(address) ? resolved(address) : '';
  const framed =
    attributeOf(item, 'data-content-type') === 'iframe' ||
    (!!widget.options['iframe'] && (isGiven || isForeign(url)));
  if (load) {
    if (load.url === url && load.framed === framed && load.state !== 'failed') return load;
    load.stop();
    dropFailure(item);
  }
  return (item.load = url ? { url, framed, state: 'idle', stop: nothing } : undefined);
}

/** What an item loads; that is looked for where it is needed. */
const loadOf = (item: Item): Load | undefined => item.load || bind(item);

/** Whether selecting an item would ask a server for its content. */
export function isRemote({ options }: Widget, item: Item): boolean {
  const load = loadOf(item);
  return !!load && (load.state !== 'loaded' || !(load.framed || options['cacheAjax']));
}

/** Loads what an item shows, unless it is there or on its way. */
function visit(item: Item): void {
  const { widget } = item;
  if (!isRemote(widget, item)) return;
  const { framed } = item.load as Load;
  if (!isLoading(item) || !(framed || widget.options['cacheAjax'])) startLoad(item);
}

/** Loads what is opened, until the options change or the widget ends (C18). */
export function mountContent(widget: Widget<SharedValues>): void {
  const { options, items, told } = widget;
  const { contentUrls } = options;
  if (contentUrls || told)
    items.forEach((item, n) => {
      if (contentUrls || item.load) bind(item, contentUrls && contentUrls[n]);
    });
  const look = (item: Item): void => {
    if (item.open) visit(item);
    if (isLoading(item)) paintLoading(item);
  };
  widget.open.forEach(look);
  on(widget, 'change', ({ opened, closed }) => opened.concat(closed).forEach(look));
}

export const contentMethods = {
  load: (widget: Widget, index: unknown): void => {
    const item = itemAt(widget, 'load', index);
    if (item && loadOf(item)) startLoad(item);
  },
  preload: (widget: Widget, index: unknown): void => {
    const item = itemAt(widget, 'preload', index);
    if (item && !isLoading(item)) visit(item);
  },
};
