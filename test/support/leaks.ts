/** What was started since the watch began and has not been stopped. */
interface Watch {
  left(): string[];
  /** Gives the page its own functions back. */
  end(): void;
}

/**
 * Records the calls of a method that begins something (`addEventListener`), until a call of one of the other methods ends it.
 * Calls belong together if their arguments are the same. A call that ends something may have fewer arguments.
 */
function watch(
  prototype: object,
  [begins, ...ends]: [string, ...string[]],
  aboutOf: (args: unknown[]) => unknown[],
  nameOf: (on: object, about: unknown[]) => string,
): Watch {
  const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
  const originals: typeof methods = {};
  let open: [on: object, about: unknown[]][] = [];
  for (const name of [begins, ...ends].filter((one) => one in methods)) {
    const original = (originals[name] = methods[name]!);
    methods[name] = function (this: object, ...args) {
      const about = aboutOf(args);
      open = open.filter(([on, all]) => on !== this || about.some((one, n) => one !== all[n]));
      if (name === begins) open.push([this, about]);
      return original.apply(this, args);
    };
  }
  return {
    left: () => open.map(([on, about]) => nameOf(on, about)),
    end: () => void Object.assign(prototype, originals),
  };
}

const captures = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? !!(options as AddEventListenerOptions).capture
    : !!options;

const watchListeners = (): Watch =>
  watch(
    EventTarget.prototype,
    ['addEventListener', 'removeEventListener'],
    ([type, listener, options]) => [type, listener, captures(options)],
    (on, [type]) => `${String(type)} on ${(on as Element).tagName || String(on)}`,
  );

const watchObservers = (
  name: 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver',
): Watch =>
  watch(
    window[name].prototype,
    ['observe', 'unobserve', 'disconnect'],
    (args) => args.slice(0, 1),
    () => name,
  );

/** Stops the clock of timers and intervals, except timers without a delay. */
function stopTimers(): Watch {
  const { setInterval, clearInterval } = window;
  const clock = window.stopClock(true);
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, { setInterval: setTimeout, clearInterval: clearTimeout });
  return {
    left: () => clock.left().map((ms) => `timer of ${ms}`),
    end: () => {
      Object.assign(window, { setInterval, clearInterval });
      clock.end();
    },
  };
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
    left: () => watches.flatMap((one) => one.left()),
    end: () => watches.forEach((one) => one.end()),
  };
}
