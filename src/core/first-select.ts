import { watchLeaving } from '../dom/query';
import { emit } from './signals';
import type { Widget } from './widget';

/**
 * Dispatches the first `select`, once. With `mayWait`, not yet if the open panel is still loading: this is called again
 * when it has loaded.
 */
export function dispatchFirst(widget: Widget, mayWait?: boolean): void {
  const { kind, open, startedBy, started, alive } = widget;
  if (started || !alive) return;
  emit(widget, 'firstSelect');
  // A callback may have dispatched it, or ended the widget.
  if (widget.started || !widget.alive) return;
  if (mayWait && kind.waits && kind.waits(widget)) return;
  widget.started = true;
  kind.onSettled({ opened: open, closed: [], open }, startedBy);
}

/** The widgets that wait for their first `select`, each with a function that tells whether it has left the page. */
let awaitingFirst = new Map<Widget, () => boolean>();
let timer: number;

/** Dispatches the first `select` when the calling script has ended. One timer serves all widgets. */
export function dispatchFirstSoon(widget: Widget): void {
  awaitingFirst.set(widget, watchLeaving(widget.root));
  // The timer runs already.
  if (awaitingFirst.size > 1) return;
  timer = setTimeout(() => {
    const all = awaitingFirst;
    awaitingFirst = new Map();
    all.forEach((hasLeft, one) => {
      if (!hasLeft()) dispatchFirst(one, true);
    });
  });
}

/** Removes a widget that ends from those that wait. */
export function cancelFirst(widget: Widget): void {
  awaitingFirst.delete(widget);
  if (!awaitingFirst.size) clearTimeout(timer);
}
