import { endWidgets } from './cleanup';
import { playOnce } from './kinds';
import { resetServer } from './server';

// What autoplay hears of the world around it: the time, the page, what is in sight, what is wanted.

type Heard = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** The observers that watch an element; they say nothing until the test does. */
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

/** How long each timer still has to wait. */
export const timersLeft = (): number[] => clock.left();

/** How many observers watch what is in sight. */
export const watching = (): number => observers.length;

/** Scrolls an element into sight or out of it, as far as its observers are told. */
export function see(target: Element, seen: boolean): void {
  for (const { heard, targets } of observers.slice()) {
    if (!targets.includes(target)) continue;
    heard([!seen, seen].map((isIntersecting) => ({ target, isIntersecting })));
  }
}

/** Says whether motion is wanted; from the start on, or as a change. */
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

// For good, and before any set plays: the widgets ask for one query for the whole page.
window.matchMedia = (query) =>
  query === NO_MOTION ? (motionQuery as unknown as MediaQueryList) : matchMedia.call(window, query);
window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
playOnce();

// Nor is it a matter of where the browser believes a mouse to be, which it tells when a page is laid out anew: that would
// pause what plays there.
for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
  addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);

function begin(atOnce: boolean): void {
  clock = window.stopClock(atOnce);
  observers = [];
  reducedMotion = false;
  // Safari has none: a timer in its place would be counted.
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

/** For modules of tests in which the surroundings are the test's. */
export const surroundings = {
  beforeEach: (): void => begin(false),
  afterEach: end,
};

/** The same where content is loaded: what waits for no time runs by itself. */
export const loadingSurroundings = {
  async beforeEach(): Promise<void> {
    await resetServer();
    begin(true);
  },
  afterEach: end,
};
