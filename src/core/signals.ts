import type { Signals, Widget } from './widget';

/** Listens to a signal until the options change or the widget ends. */
export function on<M extends keyof Signals>(widget: Widget, signal: M, listener: Signals[M]): void {
  const all = (widget.listeners[signal] = widget.listeners[signal] || []) as Signals[M][];
  all.push(listener);
}

/**
 * Calls the listeners of a signal. It stops if one of them leads to `destroy` or `setOptions`, because the other
 * listeners are gone then.
 */
export function emit<M extends keyof Signals>(
  widget: Widget,
  signal: M,
  one?: Parameters<Signals[M]>[0],
  two?: Parameters<Signals[M]>[1],
): void {
  const all = widget.listeners[signal] as ((one: unknown, two: unknown) => void)[] | undefined;
  if (all)
    all.forEach((listener) => {
      if (widget.listeners[signal] === all) listener(one, two);
    });
}

/** Adds event listeners until the options change or the widget ends. `capture` is as for `addEventListener`. */
export function listen(
  { cleanUps }: Widget,
  target: EventTarget,
  handlers: Readonly<Record<string, (event: never) => void>>,
  capture?: boolean | AddEventListenerOptions,
): void {
  Object.keys(handlers).forEach((type) => {
    const listener = handlers[type] as EventListener;
    target.addEventListener(type, listener, capture);
    cleanUps.push(() => target.removeEventListener(type, listener, capture));
  });
}
