import type { Signals, Widget } from './widget';

/** Hears a signal until the options change or the widget ends. */
export function on<M extends keyof Signals>(widget: Widget, signal: M, hear: Signals[M]): void {
  const all = (widget.listeners[signal] = widget.listeners[signal] || []) as Signals[M][];
  all.push(hear);
}

/** Lets the parts know of something. */
export function emit<M extends keyof Signals>(
  widget: Widget,
  signal: M,
  ...about: Parameters<Signals[M]>
): void {
  const all = (widget.listeners[signal] || []) as ((...about: unknown[]) => void)[];
  for (const hear of all) hear(...about);
}

/** Listens until the options change or the widget ends; with `first` on an event's way down, for what doesn't bubble. */
export function listen(
  { cleanUps }: Widget,
  target: EventTarget,
  handlers: Readonly<Record<string, (event: never) => void>>,
  first = false,
): void {
  for (const type of Object.keys(handlers)) {
    const heard = handlers[type] as EventListener;
    target.addEventListener(type, heard, first);
    cleanUps.push(() => target.removeEventListener(type, heard, first));
  }
}
