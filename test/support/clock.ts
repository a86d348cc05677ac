interface Timer {
  readonly id: number;
  readonly due: number;
  readonly task: () => void;
}

/** A clock that stands still until the test moves it. */
export interface Clock {
  /** Lets `ms` milliseconds pass, and runs what is due meanwhile, in order. */
  tick(ms: number): void;
  /** How long each timer still has to wait, in milliseconds. */
  left(): number[];
  /** Gives the page its own timers back. */
  end(): void;
}

/**
 * Replaces the page's timers; those that run already go on by themselves, and so do those of no time
 * with `atOnce`: jQuery's requests have such.
 */
export function stopClock(atOnce = false): Clock {
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  let timers: Timer[] = [];
  let now = 0;
  // No timer of the browser's has such an id.
  let last = 2e9;
  const nextUntil = (end: number): Timer | undefined =>
    timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  const drop = (id: unknown): void => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  const fakes = {
    setTimeout: (task: (...args: unknown[]) => void, delay = 0, ...args: unknown[]): number => {
      if (atOnce && !delay) return own.setTimeout.call(window, task, 0, ...args);
      // As browsers do: what isn't a number of 32 bits is no time at all.
      const due = now + Math.max(0, delay | 0);
      timers.push({ id: ++last, due, task: () => task(...args) });
      return last;
    },
    clearTimeout: (id: unknown): void => {
      drop(id);
      own.clearTimeout.call(window, id as number);
    },
  };
  Object.assign(window, fakes);
  return {
    tick: (ms) => {
      const end = now + ms;
      let count = 0;
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        if (++count > 10000) throw new Error('timers that start each other without end');
        now = timer.due;
        drop(timer.id);
        timer.task();
      }
      now = end;
    },
    left: () => timers.map(({ due }) => due - now).sort((a, b) => a - b),
    end: () => void Object.assign(window, own),
  };
}
