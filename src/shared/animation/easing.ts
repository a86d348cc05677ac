import { row, type Page, type Row } from '../../widget/rows';

/** The curves of the easing plugin's families: in, out, and both, as `cubic-bezier` values. */
const FAMILIES: Readonly<Record<string, readonly [string, string, string]>> = {
  Sine: ['.12,0,.39,0', '.61,1,.88,1', '.37,0,.63,1'],
  Quad: ['.11,0,.5,0', '.5,1,.89,1', '.45,0,.55,1'],
  Cubic: ['.32,0,.67,0', '.33,1,.68,1', '.65,0,.35,1'],
  Quart: ['.5,0,.75,0', '.25,1,.5,1', '.76,0,.24,1'],
  Quint: ['.64,0,.78,0', '.22,1,.36,1', '.83,0,.17,1'],
  Expo: ['.7,0,.84,0', '.16,1,.3,1', '.87,0,.13,1'],
  Circ: ['.55,0,1,.45', '0,.55,.45,1', '.85,0,.15,1'],
  Back: ['.36,0,.66,-.56', '.34,1.56,.64,1', '.68,-.6,.32,1.6'],
};
// No single curve swings back and forth; these come closest.
const NEAREST: Readonly<Record<string, string>> = { Elastic: 'Back', Bounce: 'Quad' };
const NAME = /^ease(InOut|In|Out)([A-Z][a-z]+)$/;

/** The CSS timing function for an easing of the easing plugin or of jQuery, or null. */
export function curveOf(name: string): string | null {
  if (name === 'linear') return name;
  if (name === 'swing') return 'cubic-bezier(.37,0,.63,1)';
  const [, kind, family] = NAME.exec(name) || [];
  const curves = family && FAMILIES[NEAREST[family] || family];
  if (!curves) return null;
  return `cubic-bezier(${curves[kind === 'In' ? 0 : kind === 'Out' ? 1 : 2]})`;
}

/** When each fall of a ball ends, when it is lowest, and how low that is. */
const FALLS: readonly (readonly [end: number, at: number, low: number])[] = [
  [1, 0, 0],
  [2, 1.5, 0.75],
  [2.5, 2.25, 0.9375],
  [3, 2.625, 0.984375],
];

/** A ball that falls, and springs up three times. */
function bounce(t: number): number {
  const [, at, low] = FALLS.filter(([end]) => t * 2.75 < end)[0] as (typeof FALLS)[0];
  return 7.5625 * Math.pow(t - at / 2.75, 2) + low;
}

/** A spring let loose, `turn` being how far it swings in a unit of time. */
const spring = (t: number, turn: number, shift: number): number =>
  Math.pow(2, -10 * t) * Math.sin((t * 10 - shift) * turn) + 1;

type Shape = (t: number, both: boolean) => number;

/** How the easings go that swing, at their end. */
const SHAPES: Readonly<Record<string, Shape>> = {
  Bounce: bounce,
  Elastic: (t, both) =>
    t === 0 || t === 1
      ? t
      : both
        ? spring(t, Math.PI / 2.25, 1.125)
        : spring(t, (2 * Math.PI) / 3, 0.75),
};

/** Where an easing that swings is at the time `t`; both go from 0 to 1. Null for other easings. */
export function swingAt(name: string, t: number): number | null {
  const [, kind, family] = NAME.exec(name) || [];
  const shape = family && Object.prototype.hasOwnProperty.call(SHAPES, family) && SHAPES[family];
  if (!shape) return null;
  if (kind === 'Out') return shape(t, false);
  if (kind === 'In') return 1 - shape(1 - t, false);
  return t < 0.5 ? (1 - shape(1 - 2 * t, true)) / 2 : (1 + shape(2 * t - 1, true)) / 2;
}

// As many as a curve needs that turns a dozen times.
const POINTS = 60;

/** The CSS timing function for an easing; one that swings goes by points where they are known. */
export function timingOf(name: string, points: boolean): string | null {
  if (!points || swingAt(name, 0) === null) return curveOf(name);
  const values: string[] = [];
  for (let n = 0; n <= POINTS; n++) values.push((swingAt(name, n / POINTS) as number).toFixed(3));
  return `linear(${values.join()})`;
}

/**
 * An easing: `linear`, `swing`, a name of the easing plugin (which need not be there), or one that
 * the page added to `$.easing`. The default is `swing`, or `plugins` where the plugin is there; any
 * other name gets `swing`.
 */
export function easing(plugins: string): Row<string> {
  const isAdded = ({ easings }: Page, name: string): boolean =>
    Object.prototype.hasOwnProperty.call(easings, name) && typeof easings[name] === 'function';
  return row<string>(
    (page) => (isAdded(page, plugins) ? plugins : 'swing'),
    'the name of an easing',
    (value, page) =>
      typeof value === 'string' && (curveOf(value) || isAdded(page, value)) ? value : undefined,
    { fallback: 'swing' },
  );
}
