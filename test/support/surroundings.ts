import { endWidgets } from './cleanup';
import { playOnce } from './kinds';
import { resetServer } from './server';

// Fakes what autoplay depends on: time, visibility of the page, scrolling, and reduced motion.

type Heard = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** The observers of elements. They are called only by `see`. */
let observers: { heard: Heard; targets: Element[] }[] = [];

class FakeObserver {
  private readonly own: (typeof observers)[number];

  public constructor(heard: Heard) {
    this.own = { heard, targets: [] };
  }

  public observe(target: Element): void {
    this.own.targets.push(target);
    if (!observers.includes(this.own)) observers.push(this.own);
  }

  public unobserve(target: Element): void {
    this.own.targets = this.own.targets.filter((one) => one !== target);
    if (!this.own.targets.length) this.disconnect();
  }

  public disconnect(): void {
    observers = observers.filter((one) => one !== this.own);
  }
}

let clock: Clock;
let reducedMotion = false;
const motionListeners = new Set<(event: object) => void>();

const motionQuery = {
  media: NO_MOTION,
  get matches() {
    return reducedMotion;
  },
  addEventListener: (type: string, listener: (event: object) => void) =>
    type === 'change' && motionListeners.add(listener),
  removeEventListener: (_: string, listener: (event: object) => void) =>
    motionListeners.delete(listener),
};

export const tick = (ms: number): void => clock.tick(ms);

/** The remaining time of each timer. */
export const timersLeft = (): number[] => clock.left();

/** The number of observers. */
export const watching = (): number => observers.length;

/** Tells the observers of an element that it has been scrolled into view or out of it. */
export function see(target: Element, seen: boolean): void {
  for (const { heard, targets } of observers.slice()) {
    if (!targets.includes(target)) continue;
    heard([!seen, seen].map((isIntersecting) => ({ target, isIntersecting })));
  }
}

/** Switches reduced motion on or off. */
export function reduceMotion(on: boolean): void {
  if (reducedMotion === on) return;
  reducedMotion = on;
  Array.from(motionListeners).forEach((listener) => listener({ type: 'change' }));
}

/** Puts the page into the background, or back. */
export function hidePage(on: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => on });
  document.dispatchEvent(new Event('visibilitychange'));
}

const { matchMedia } = window;
const { requestIdleCallback } = window as Partial<Window>;

// This stays, and comes before any set plays, because the widgets use one query for the whole page.
window.matchMedia = (query) =>
  query === NO_MOTION ? (motionQuery as unknown as MediaQueryList) : matchMedia.call(window, query);
window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
playOnce();

// When the layout changes, browsers dispatch events for the position where they believe the mouse to be. They would pause
// autoplay.
for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
  addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);

function begin(atOnce: boolean): void {
  clock = window.stopClock(atOnce);
  observers = [];
  reducedMotion = false;
  // Safari has none. A timer instead would be counted.
  if (!requestIdleCallback) Object.assign(window, { requestIdleCallback: requestAnimationFrame });
}

function end(assert: Assert): void {
  endWidgets();
  const left = [timersLeft(), watching(), motionListeners.size];
  assert.deepEqual(left, [[], 0, 0], 'nothing goes on after the end');
  clock.end();
  if (!requestIdleCallback) Reflect.deleteProperty(window, 'requestIdleCallback');
  delete (document as { hidden?: boolean }).hidden;
}

/** For modules whose tests control all of this. */
export const surroundings = {
  beforeEach: (): void => begin(false),
  afterEach: end,
};

/** The same for tests that load content: timers without a delay run by themselves. */
export const loadingSurroundings = {
  async beforeEach(): Promise<void> {
    await resetServer();
    begin(true);
  },
  afterEach: end,
};
