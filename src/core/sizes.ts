import $ from 'jquery';
import { setClass } from '../dom/attributes';
import { pathOf } from '../dom/query';
import { hasSizeTransition } from '../dom/styles';
import { widgetsInPage } from './lookup';
import type { Widget } from './widget';

/**
 * One step of measuring: it only reads, or only writes. Returns the next step, if there is one, which runs when all
 * widgets have finished this one. So the page is laid out once for all of them. An example that reads, then writes:
 *
 *     () => {
 *       const width = read();
 *       return () => write(width);
 *     }
 */
export type Step = () => Step | false | void;

/** An observed element. */
interface Measured {
  readonly widget: Widget;
  readonly steps: Step[];
  /** The last observed width, in pixels; 0 at first, and while it isn't displayed. */
  width: number;
}

/** Elements whose size is changing, and the timer that measures them. */
interface Changing {
  readonly elements: Element[];
  timer?: number;
}

/** What is observed. */
interface Sizes {
  readonly observer: ResizeObserver;
  readonly measured: WeakMap<Element, Measured>;
  /** The observed elements. The references are weak, so that they don't keep removed elements in memory. */
  watched: WeakRef<Element>[];
  /** The elements whose size is changing, by the time to wait until it has stopped, in milliseconds. */
  readonly changing: Record<number, Changing | undefined>;
}

/** The property of jQuery that holds it. The name contains the version, as in `items.ts`. */
const SIZES = `zSizes ${VERSION}`;

/**
 * What the scripts of both widgets share: what one measures may change the size of what the other observes, and browsers
 * report that as an error, unless one observer knows of both.
 */
function sizes(): Sizes {
  const known = Reflect.get($, SIZES) as Sizes | undefined;
  if (known) return known;
  const created = {
    observer: new ResizeObserver(deliver),
    measured: new WeakMap(),
    watched: [],
    changing: {},
  };
  Reflect.set($, SIZES, created);
  return created;
}

/**
 * Whether a style sheet of the page makes the sizes of labels or headers change slowly, by transitions: they would be
 * measured before they have their final size. The last item stands for all, because the first one is often open, and may
 * have styles of its own.
 */
function hasSizeTransitions({ items }: Widget): boolean {
  const last = items[items.length - 1];
  if (!last) return false;
  const { element, header, trigger } = last;
  // The page may have removed it.
  const list = element.parentElement || element;
  return [list, element, header, trigger].some(hasSizeTransition);
}

/** Runs the steps of some elements, with one layout for all of them. */
function measureOn(elements: readonly Element[]): void {
  const { measured } = sizes();
  const known = elements
    .map((element) => element.isConnected && measured.get(element))
    .filter(Boolean) as Measured[];
  // With this class, the style sheet ends transitions of sizes. Only these widgets get it, because browsers take much longer
  // to style elements with any property of transitions.
  known
    .filter(({ widget }) => hasSizeTransitions(widget))
    .forEach(({ widget }) => setClass(widget.root, 'z-size-transitions'));
  let steps = known.flatMap((one) => one.steps.map((step) => ({ one, step })));
  while (steps[0])
    steps = steps.flatMap(({ one, step }) => {
      // A step may call functions of the page, which may end this widget or another one, or change its options.
      const isCurrent = measured.get(one.widget.widthProbe) === one;
      const next = isCurrent && step();
      return next ? [{ one, step: next }] : [];
    });
}

/** Measures when no size has changed for `responsiveDelay`, all widgets with the same delay at once. */
function measureWhenStill({ options, widthProbe }: Widget): void {
  const { changing } = sizes();
  const delay = options['responsiveDelay'] as number;
  const group = (changing[delay] = changing[delay] || { elements: [] });
  if (!group.elements.includes(widthProbe)) group.elements.push(widthProbe);
  clearTimeout(group.timer);
  group.timer = setTimeout(() => {
    changing[delay] = undefined;
    measureOn(group.elements);
  }, delay);
}

/**
 * Handles deliveries of the observer, which come after the layout and before the page is painted. What has just become
 * visible is measured at once, also at the start. Other changes of the width wait.
 */
function deliver(entries: readonly ResizeObserverEntry[]): void {
  const { measured } = sizes();
  const now: Element[] = [];
  entries.forEach(({ target, contentRect: { width } }) => {
    const known = measured.get(target);
    if (!known || known.width === width) return;
    if (!known.width) now.push(target);
    else if (width) measureWhenStill(known.widget);
    known.width = width;
  });
  if (!now[0]) return;
  pauseWatching(entries.map(({ target }) => depthOf(target)));
  measureOn(now);
}

/** The number of ancestors of an element, across shadow roots. */
const depthOf = (element: Element): number => pathOf(element).length;

/**
 * Stops observing, until the next frame, the elements that are no deeper than the delivered ones: if a delivery changes
 * their size, browsers report an error. Changes of deeper ones are still delivered in the same frame.
 */
function pauseWatching(depths: readonly number[]): void {
  const all = sizes();
  const { measured, observer } = all;
  const depth = Math.min(...depths);
  all.watched = all.watched.filter((one) => measured.has(one.deref() as Element));
  const paused = all.watched
    .map((one) => one.deref() as Element)
    .filter((element) => depthOf(element) <= depth);
  paused.forEach((element) => observer.unobserve(element));
  requestAnimationFrame(() =>
    paused.forEach((element) => measured.has(element) && observer.observe(element)),
  );
}

/** Measures again: the width of the window matters even if that of a widget stays, and fonts may arrive late. */
export const remeasure = (): void => widgetsInPage().forEach(measureWhenStill);

/**
 * Runs `measure` after the first layout, and whenever the width of a widget changes, until the options change or it
 * ends.
 */
export function watchSize(widget: Widget, measure: Step): void {
  const { widthProbe } = widget;
  const all = sizes();
  const { measured, observer } = all;
  const known = measured.get(widthProbe);
  if (known) return void known.steps.push(measure);
  measured.set(widthProbe, { widget, steps: [measure], width: 0 });
  all.watched.push(new WeakRef(widthProbe));
  observer.observe(widthProbe);
  widget.cleanUps.push(() => {
    measured.delete(widthProbe);
    observer.unobserve(widthProbe);
  });
}

/** Measures a widget again after the next layout. */
export function measureSoon({ widthProbe }: Widget): void {
  const { measured, observer } = sizes();
  const known = measured.get(widthProbe);
  if (!known) return;
  known.width = 0;
  observer.unobserve(widthProbe);
  observer.observe(widthProbe);
}

/** Whether a widget had a width at its last delivery. */
export const hasSize = ({ widthProbe }: Widget): boolean => {
  const known = sizes().measured.get(widthProbe);
  return !!known && known.width > 0;
};

/** Measures a widget now. */
export const measureNow = ({ widthProbe }: Widget): void => measureOn([widthProbe]);
