import $ from 'jquery';
import type { Row } from '../options/rows';
import { hasOwn } from '../values';

/**
 * A function of `$.easing`: it takes the part of the time that has passed, the time, the start value, the change of the
 * value, and the duration.
 */
type Curve = (...given: number[]) => number;

/** The easings of the page. Without jQuery there are none: this runs before the entry file checks for it. */
const curves = (): Record<string, Curve> => (($ && $.easing) || {}) as Record<string, Curve>;

const isKnown = (name: string): boolean =>
  name === 'linear' ||
  name === 'swing' ||
  (hasOwn(curves(), name) && typeof curves()[name] === 'function');

/**
 * An option whose value is the name of an easing: `linear`, `swing`, or one in `$.easing`. The default is `plugins` if
 * the jQuery Easing plugin is there, otherwise `swing`. Unknown names mean `swing`.
 */
export const easing = (plugins: string): Row<string> => ({
  // The plugin may load later.
  get initial() {
    return isKnown(plugins) ? plugins : 'swing';
  },
  expected: 'an easing in $.easing',
  parse: (value) => (typeof value === 'string' && isKnown(value) ? value : undefined),
  fallback: 'swing',
});

/** The number of points that a CSS timing function gets: enough for an easing that bounces a dozen times. */
const POINTS = 100;

/** Some easings read the time instead of its part. So they get a time, in milliseconds. */
const DURATION = POINTS * 10;

/**
 * The CSS timing function of an easing, exact within 1 %; null if the browser lacks `linear()`, so that only jQuery can
 * do it.
 */
export function timingOf(name: string): string | null {
  if (name === 'linear') return name;
  if (name === 'swing') return 'cubic-bezier(.37,0,.63,1)';
  const curve = curves()[name] as Curve;
  const points: string[] = [];
  for (let n = 0; n <= POINTS; n++)
    points.push(curve(n / POINTS, n * 10, 0, 1, DURATION).toFixed(4));
  const timing = `linear(${points.join()})`;
  return CSS.supports('transition', timing) ? timing : null;
}
