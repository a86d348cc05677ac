import { onCapture, onEnd, sharing, type Scope } from '../widget/scope';

/** Those that wait as long since the same change of sizes, by one timer. */
interface Wave {
  readonly members: Waiter[];
  readonly timer: number;
}

/** What waits until sizes have been still for a time. */
export interface Waiter {
  wave: Wave | null;
}

// The waves of the change that is told of now, by their time.
let waves: Record<number, Wave> = {};

/** Ends waiting. */
export function stopWaiting(one: Waiter): void {
  const { wave } = one;
  if (!wave) return;
  one.wave = null;
  wave.members.splice(wave.members.indexOf(one), 1);
  if (!wave.members.length) clearTimeout(wave.timer);
}

function startWave(delay: number, go: (one: never) => void): Wave {
  const members: Waiter[] = [];
  const timer = window.setTimeout(() => {
    waves = {};
    for (const one of members.splice(0)) {
      one.wave = null;
      go(one as never);
    }
  }, delay);
  return { members, timer };
}

/** Calls `go` when `delay` milliseconds have gone by without another call. */
export function wait<T extends Waiter>(one: T, delay: number, go: (one: T) => void): void {
  stopWaiting(one);
  const begun = waves[delay];
  const wave = begun?.members.length ? begun : startWave(delay, go);
  wave.members.push(one);
  one.wave = waves[delay] = wave;
}

const watching = new WeakMap<Element, (() => void)[]>();
const watchersOf = (element: Element): (() => void)[] => watching.get(element) || [];

let observer: ResizeObserver | undefined;

/** Calls `changed` when the element's size may have changed, until the scope ends. */
export function watchSize(scope: Scope, element: Element, changed: () => void): void {
  if (!observer && typeof ResizeObserver === 'function') {
    observer = new ResizeObserver((entries) => {
      for (const { target } of entries) for (const told of watchersOf(target)) told();
      waves = {};
    });
  }
  if (!observer) {
    return onCapture(scope, window, 'resize', () => {
      changed();
      waves = {};
    });
  }
  watching.set(element, watchersOf(element).concat(changed));
  observer.observe(element);
  onEnd(scope, () => {
    const others = watchersOf(element).filter((other) => other !== changed);
    if (others.length) {
      watching.set(element, others);
    } else {
      watching.delete(element);
      observer?.unobserve(element);
    }
  });
}

let waiting: { readonly element: Element; readonly changed: () => void }[] = [];

const listenForLate = sharing((scope) => {
  const tell = ({ type, target }: Event): void => {
    for (const { element, changed } of waiting) {
      if (type !== 'load' || element.contains(target as Node)) changed();
    }
  };
  onCapture(scope, document, 'load', tell);
  const { fonts } = document as { fonts?: Partial<EventTarget> };
  if (fonts?.addEventListener) onCapture(scope, fonts as EventTarget, 'loadingdone', tell);
});

/** Calls `changed` when pictures in the element, or fonts, have come late. */
export function watchLate(scope: Scope, element: Element, changed: () => void): void {
  const one = { element, changed };
  waiting.push(one);
  listenForLate(scope);
  onEnd(scope, () => {
    waiting = waiting.filter((other) => other !== one);
  });
}
