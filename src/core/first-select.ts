import { emit } from './signals';
import type { Widget } from './widget';

/** Tells of what is open first. */
export function dispatchFirst(widget: Widget): void {
  const { kind, open, startedBy, started, alive } = widget;
  if (started || !alive) return;
  emit(widget, 'first');
  // A callback may have gone on, or ended it.
  if (widget.started || !widget.alive) return;
  widget.started = true;
  kind.onSettled(widget, { opened: open, closed: [], open }, startedBy);
}

/** What waits to tell of what is open first, and whether it was in the page. */
let waiting = new Map<Widget, boolean>();
let timer: number;

/** Tells of what is open first once the present call has returned; one timer serves all widgets (T16). */
export function dispatchFirstSoon(widget: Widget): void {
  if (waiting.set(widget, widget.root.isConnected).size > 1) return;
  timer = setTimeout(() => {
    const all = waiting;
    waiting = new Map();
    all.forEach((isConnected, one) => {
      // One that has left the page meanwhile tells nobody.
      if (isConnected && !one.root.isConnected) return;
      if (one.alive && !one.started) emit(one, 'first');
      if (!one.kind.waits || !one.kind.waits(one)) dispatchFirst(one);
    });
  });
}

/** A widget that ends waits no more. */
export function cancelFirst(widget: Widget): void {
  waiting.delete(widget);
  if (!waiting.size) clearTimeout(timer);
}
