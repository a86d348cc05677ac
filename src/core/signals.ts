import type { Signals, Widget } from './widget';

/** Hears a signal until the options change or the widget ends. */
export function on<M extends keyof Signals>(widget: Widget, signal: M, hear: Signals[M]): void {
  const all = (widget.listeners[signal] = widget.listeners[signal] || []) as Signals[M][];
  all.push(hear);
}

/** Lets the parts know of something, until a function of the page has ended the widget or changed its options. */
export function emit<M extends keyof Signals>(
  widget: Widget,
  signal: M,
  one?: Parameters<Signals[M]>[0],
  two?: Parameters<Signals[M]>[1],
): void {
  const all = widget.listeners[signal] as ((one: unknown, two: unknown) => void)[] | undefined;
  if (all)
    all.forEach((hear) => {
      if (widget.listeners[signal] === all) hear(one, two);
    });
}

/**
 * Listens until the options change or the widget ends; with `first` on an event's way down, for what doesn't bubble.
 */
export function listen(
  { cleanUps }: Widget,
  target: EventTarget,
  handlers: Readonly<Record<string, (event: never) => void>>,
  first?: boolean,
): void {
  Object.keys(handlers).forEach((type) => {
    const heard = handlers[type] as EventListener;
    target.addEventListener(type, heard, first);
    cleanUps.push(() => target.removeEventListener(type, heard, first));
  });
}
