import { pathOf } from '../dom/query';
import type { Widget } from './widget';

/**
 * Reads, or writes what was read. Returns what comes next, if there is something: when all sets have done the same, so
 * that the page is laid out once for all of them.
 */
export type Step = () => Step | false | void;

/** What is measured on an element. */
interface Measured {
  readonly widget: Widget;
  readonly all: Step[];
  /** The width when it was delivered last, in pixels; 0 before, and out of sight. */
  width: number;
}

const measured = new WeakMap<Element, Measured>();

/** What is watched, each as long as the page keeps it (C13). */
let watched: WeakRef<Element>[] = [];

/** Measures the sets of some elements, with one layout for all of them. */
function measureOn(elements: readonly Element[]): void {
  let steps: Step[] = [];
  elements.forEach((element) => {
    const known = element.isConnected && measured.get(element);
    if (known) steps = steps.concat(known.all);
  });
  while (steps[0]) steps = steps.map((step) => step()).filter(Boolean) as Step[];
}

/** What waits for sizes to come to rest, by how long its set wants to wait, in milliseconds. */
const waiting: Record<number, { elements: Element[]; timer?: number } | undefined> = {};

/**
 * Measures later, when the size has not changed for as long as the set's option says: all that wait so long at once.
 */
function wait(element: Element): void {
  const known = measured.get(element);
  if (!known) return;
  const delay = known.widget.options['responsiveDelay'] as number;
  const group = (waiting[delay] = waiting[delay] || { elements: [] });
  if (group.elements.indexOf(element) < 0) group.elements.push(element);
  clearTimeout(group.timer);
  group.timer = setTimeout(() => {
    waiting[delay] = undefined;
    measureOn(group.elements);
  }, delay);
}

/**
 * What comes into sight, and so the first delivery, is measured at once: after the page is laid out and before it is
 * painted. Other changes of the width wait.
 */
function deliver(entries: readonly ResizeObserverEntry[]): void {
  const now: Element[] = [];
  entries.forEach(({ target, contentRect: { width } }) => {
    const known = measured.get(target);
    if (!known || known.width === width) return;
    if (!known.width) now.push(target);
    else if (width) wait(target);
    known.width = width;
  });
  if (!now[0]) return;
  pauseWatching(entries.map(({ target }) => depthOf(target)));
  measureOn(now);
}

let observer: ResizeObserver;

/** How many nodes an element lies in, also across shadow roots. */
const depthOf = (element: Element): number => pathOf(element).length;

/**
 * Lets elements go until the next frame that lie no deeper than any of what is delivered now: browsers tell of others
 * in the same frame, but report an error when a delivery changes the size of one of these.
 */
function pauseWatching(depths: readonly number[]): void {
  const depth = Math.min(...depths);
  watched = watched.filter((one) => measured.has(one.deref() as Element));
  const paused = watched
    .map((one) => one.deref() as Element)
    .filter((element) => depthOf(element) <= depth);
  paused.forEach((element) => observer.unobserve(element));
  requestAnimationFrame(() =>
    paused.forEach((element) => measured.has(element) && observer.observe(element)),
  );
}

/**
 * A listener that measures on these elements anew: a window may change its width while the sets in it don't, and fonts
 * may come late.
 */
export const remeasure = (selector: string) => (): void =>
  document.querySelectorAll(selector).forEach(wait);

/**
 * Measures with the first layout and whenever the element's size changes, until the options change or the widget ends.
 */
export function watchSize(widget: Widget, element: Element, measure: Step): void {
  observer = observer || new ResizeObserver(deliver);
  const known = measured.get(element);
  if (known) return void known.all.push(measure);
  measured.set(element, { widget, all: [measure], width: 0 });
  watched.push(new WeakRef(element));
  observer.observe(element);
  widget.cleanUps.push(() => {
    measured.delete(element);
    observer.unobserve(element);
  });
}

/** Measures what is watched on an element with the next layout. */
export function measureSoon(element: Element): void {
  const known = measured.get(element);
  if (!known) return;
  known.width = 0;
  observer.unobserve(element);
  observer.observe(element);
}

/** Whether an element that is watched had a width when it was measured last. */
export const hasSize = (element: Element): boolean => {
  const known = measured.get(element);
  return !!known && known.width > 0;
};

/** Measures at once what is watched on an element. */
export const measureNow = (element: Element): void => measureOn([element]);
