import $ from 'jquery';
import type { Row } from '../options/rows';
import { own } from '../values';

/** Takes the part of the time that is over, the time, the value at the start, its change, and the duration. */
type Curve = (...given: number[]) => number;

/** The easings of the page; none without jQuery, which the file has to bear. */
const curves = (): Record<string, Curve> => (($ && $.easing) || {}) as Record<string, Curve>;

const isKnown = (name: string): boolean =>
  name === 'linear' ||
  name === 'swing' ||
  (own(curves(), name) && typeof curves()[name] === 'function');

/**
 * An easing by its name: `linear`, `swing`, or one that the page has in `$.easing`, as of the easing plugin. The
 * default is `swing`, or `plugins` where the plugin is there; any other name gets `swing`.
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

/** How many points draw an easing: as many as one needs that swings a dozen times. */
const POINTS = 100;

/** The CSS timing function of an easing, drawn within 1 %; null where only jQuery can draw it. */
export function timingOf(name: string): string | null {
  if (name === 'linear') return name;
  if (name === 'swing') return 'cubic-bezier(.37,0,.63,1)';
  const curve = curves()[name] as Curve;
  const points: string[] = [];
  for (let n = 0; n <= POINTS; n++)
    points.push(curve(n / POINTS, n * 10, 0, 1, POINTS * 10).toFixed(4));
  const timing = `linear(${points.join()})`;
  return CSS.supports('transition', timing) ? timing : null;
}
