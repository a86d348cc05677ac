import { emit } from './signals';
import type { Widget } from './widget';

/** Dispatches the first `select`, unless that is done. */
export function dispatchFirst(widget: Widget): void {
  const { kind, open, startedBy, started, alive } = widget;
  if (started || !alive) return;
  emit(widget, 'first');
  // A callback may have dispatched it, or ended the widget.
  if (widget.started || !widget.alive) return;
  widget.started = true;
  kind.onSettled(widget, { opened: open, closed: [], open }, startedBy);
}

/** The widgets that wait for their first `select`, and whether each was in the document. */
let waiting = new Map<Widget, boolean>();
let timer: number;

/** Dispatches the first `select` when the calling script has ended. One timer serves all widgets. */
export function dispatchFirstSoon(widget: Widget): void {
  if (waiting.set(widget, widget.root.isConnected).size > 1) return;
  timer = setTimeout(() => {
    const all = waiting;
    waiting = new Map();
    all.forEach((isConnected, one) => {
      // One that has left the page meanwhile dispatches nothing.
      if (isConnected && !one.root.isConnected) return;
      if (one.alive && !one.started) emit(one, 'first');
      if (!one.kind.waits || !one.kind.waits(one)) dispatchFirst(one);
    });
  });
}

/** Removes a widget that ends from those that wait. */
export function cancelFirst(widget: Widget): void {
  waiting.delete(widget);
  if (!waiting.size) clearTimeout(timer);
}
