import type { Item, Widget } from './widget';

/** Tells of what is open first. */
export function tellFirst(widget: Widget): void {
  const { kind, open, startedBy, told, alive } = widget;
  if (told || !alive) return;
  widget.told = true;
  kind.tellSettled(widget, { opened: open, closed: [], open }, startedBy);
}

/** Whether what is open first is still on its way, and waited for. */
const isAwaited = ({ kind, items, open }: Widget): boolean =>
  kind.waitsForContent &&
  open.some((index) => {
    const { load } = items[index] as Item;
    return load && load.state === 'loading' && !load.framed;
  });

let waiting: Widget[] = [];
let timer = 0;

/** Tells of what is open first once the present call has returned; one timer serves all widgets (T16). */
export function tellFirstSoon(widget: Widget): void {
  if (waiting.push(widget) > 1) return;
  timer = window.setTimeout(() => {
    const all = waiting;
    waiting = [];
    for (const one of all) if (!isAwaited(one)) tellFirst(one);
  });
}

/** A widget that ends waits no more. */
export function dropFirst(widget: Widget): void {
  waiting = waiting.filter((other) => other !== widget);
  if (!waiting.length) clearTimeout(timer);
}

/** How often callbacks may begin another motion as one ends. */
const MOST = 9;

/** Ends a motion in progress at its end; its events are told now, and what callbacks begin then ends, too. */
export function settle(widget: Widget): void {
  tellFirst(widget);
  for (let n = 0; widget.finish && n < MOST; n++) widget.finish();
}
