import { stopClock } from './clock';

/** What was started since the watch began and has not been stopped. */
export interface Watch {
  left(): string[];
  /** Gives the page its own functions back. */
  end(): void;
}

type Listen = EventTarget['addEventListener'];
type Observer = {
  observe(target: never, ...more: never[]): void;
  unobserve?(target: never): void;
  disconnect(): void;
};

const captures = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? !!(options as AddEventListenerOptions).capture
    : !!options;

function watchListeners(): Watch {
  const target = EventTarget.prototype;
  const original = [target.addEventListener, target.removeEventListener] as const;
  let open: { on: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const without = (on: EventTarget, type: string, listener: unknown, capture: boolean) =>
    open.filter(
      (one) =>
        one.on !== on || one.type !== type || one.listener !== listener || one.capture !== capture,
    );
  target.addEventListener = function (this: EventTarget, ...args: Parameters<Listen>) {
    const [type, listener, options] = args;
    const capture = captures(options);
    open = [...without(this, type, listener, capture), { on: this, type, listener, capture }];
    original[0].apply(this, args);
  };
  target.removeEventListener = function (this: EventTarget, ...args: Parameters<Listen>) {
    open = without(this, args[0], args[1], captures(args[2]));
    original[1].apply(this, args);
  };
  return {
    left: () => open.map(({ on, type }) => `${type} on ${(on as Element).tagName || String(on)}`),
    end: () => {
      [target.addEventListener, target.removeEventListener] = original;
    },
  };
}

function watchObservers(
  name: 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver',
): Watch {
  const { prototype } = window[name] as unknown as { prototype: Observer };
  const { observe, unobserve, disconnect } = prototype;
  let open: [observer: Observer, target: unknown][] = [];
  prototype.observe = function (this: Observer, target: never, ...more: never[]) {
    open.push([this, target]);
    observe.call(this, target, ...more);
  };
  if (unobserve) {
    prototype.unobserve = function (this: Observer, target: never) {
      open = open.filter((one) => one[0] !== this || one[1] !== target);
      unobserve.call(this, target);
    };
  }
  prototype.disconnect = function (this: Observer) {
    open = open.filter(([observer]) => observer !== this);
    disconnect.call(this);
  };
  return {
    left: () => open.map(() => name),
    end: () => void Object.assign(prototype, { observe, disconnect }, unobserve && { unobserve }),
  };
}

/** Stops the time of timers; what answers from a server do at once goes on. */
function stopTimers(): Watch {
  const clock = stopClock(true);
  return { left: () => clock.left().map((ms) => `timer of ${ms}`), end: () => clock.end() };
}

/** Counts listeners, timers and observers, whoever starts them. */
export function watchLeaks(): Watch {
  const watches = [
    watchListeners(),
    stopTimers(),
    watchObservers('MutationObserver'),
    watchObservers('ResizeObserver'),
    watchObservers('IntersectionObserver'),
  ];
  return {
    left: () => ([] as string[]).concat(...watches.map((watch) => watch.left())),
    end: () => watches.forEach((watch) => watch.end()),
  };
}
