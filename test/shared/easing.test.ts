import { curveOf, easing, swingAt, timingOf } from '../../src/shared/animation/easing';
import { put } from '../support/fixture';

QUnit.module('shared: easing');

const families = 'Quad Cubic Quart Quint Sine Expo Circ Elastic Back Bounce'.split(' ');
const names = families.reduce<string[]>(
  (all, family) => all.concat(`easeIn${family}`, `easeOut${family}`, `easeInOut${family}`),
  ['linear', 'swing'],
);

/** Two points whose x lies between 0 and 1, which is what CSS accepts. */
const CURVE = /^cubic-bezier\((0|1|\.\d+),-?\d*\.?\d+,(0|1|\.\d+),-?\d*\.?\d+\)$/;

QUnit.test('T15 all 30 easings of the plugin have a curve that CSS accepts', (assert) => {
  assert.equal(names.length, 32);
  for (const name of names) {
    const curve = curveOf(name);
    assert.ok(curve === 'linear' || CURVE.test(String(curve)), `${name}: ${String(curve)}`);
    assert.ok(CSS.supports('transition-timing-function', String(curve)), name);
  }
});

QUnit.test.each<[name: string, curve: string | null]>(
  'T15 the curve of an easing',
  [
    ['linear', 'linear'],
    ['swing', 'cubic-bezier(.37,0,.63,1)'],
    ['easeInQuad', 'cubic-bezier(.11,0,.5,0)'],
    ['easeOutQuad', 'cubic-bezier(.5,1,.89,1)'],
    ['easeInOutQuad', 'cubic-bezier(.45,0,.55,1)'],
    ['easeOutBack', 'cubic-bezier(.34,1.56,.64,1)'],
    ['', null],
    ['ease', null],
    ['easeIn', null],
    ['easeInNothing', null],
    ['easeinquad', null],
    ['easeInQuad ', null],
    ['toString', null],
    ['easeIntoString', null],
    ['constructor', null],
    ['easeInConstructor', null],
  ],
  (assert, [name, curve]) => assert.strictEqual(curveOf(name), curve),
);

type EasingRow = [given: unknown, withPlugin: unknown, without: unknown];

const plugin = { easings: { easeInQuad: () => 0, ownOne: () => 0, notOne: 'text' } };
const bare = { easings: {} };

QUnit.test.each<EasingRow>(
  'C5 the option takes known easings, and those that the page has added',
  [
    ['linear', 'linear', 'linear'],
    ['swing', 'swing', 'swing'],
    ['easeInOutExpo', 'easeInOutExpo', 'easeInOutExpo'],
    ['ownOne', 'ownOne', undefined],
    ['notOne', undefined, undefined],
    ['toString', undefined, undefined],
    ['wobble', undefined, undefined],
    ['', undefined, undefined],
    [null, undefined, undefined],
    [5, undefined, undefined],
  ],
  (assert, [given, withPlugin, without]) => {
    const row = easing('easeInQuad');
    assert.strictEqual(row.parse(given, plugin), withPlugin);
    assert.strictEqual(row.parse(given, bare), without);
  },
);

QUnit.test('T6 the default is the named easing where the plugin is there, else swing', (assert) => {
  const { initial, fallback } = easing('easeInQuad');
  if (typeof initial !== 'function') throw new Error('the default depends on the page');
  assert.equal(initial(plugin), 'easeInQuad');
  assert.equal(initial(bare), 'swing');
  assert.equal(fallback, 'swing', 'what an unknown name gets');
});

/** The easings by their mathematical definition: how far, at the time `t`, both from 0 to 1. */
type Ease = (t: number) => number;

const OVERSHOOT = 1.70158;

/** Falls of a ball that springs up three times, each to a quarter of the height before. */
function ball(t: number): number {
  const unit = 1 / 2.75;
  const [begin, length] = [
    [-unit, 2 * unit],
    [unit, unit],
    [2 * unit, unit / 2],
    [2.5 * unit, unit / 4],
  ].filter(([from, wide]) => t <= from! + wide! + 1e-9)[0] as [number, number];
  const middle = begin + length / 2;
  const depth = Math.pow(length / (2 * unit), 2);
  return 1 - depth + Math.pow((t - middle) / unit, 2);
}

/** A sine that dies down by a factor of 1024, at a period. */
const swinging =
  (period: number): Ease =>
  (t) =>
    t <= 0 || t >= 1
      ? t
      : 1 + Math.pow(2, -10 * t) * Math.sin(((t - period / 4) * 2 * Math.PI) / period);

/** How each family goes in; `both` where it differs for the easing that goes in and out. */
const INS: Record<string, { in: Ease; both?: Ease }> = {
  Quad: { in: (t) => t ** 2 },
  Cubic: { in: (t) => t ** 3 },
  Quart: { in: (t) => t ** 4 },
  Quint: { in: (t) => t ** 5 },
  Sine: { in: (t) => 1 - Math.cos((t * Math.PI) / 2) },
  Expo: { in: (t) => (t === 0 ? 0 : 2 ** (10 * (t - 1))) },
  Circ: { in: (t) => 1 - Math.sqrt(1 - t * t) },
  Back: {
    in: (t) => t * t * ((OVERSHOOT + 1) * t - OVERSHOOT),
    both: (t) => t * t * ((OVERSHOOT * 1.525 + 1) * t - OVERSHOOT * 1.525),
  },
  Elastic: {
    in: (t) => 1 - swinging(0.3)(1 - t),
    both: (t) => 1 - swinging(0.45)(1 - t),
  },
  Bounce: { in: (t) => 1 - ball(1 - t) },
};

function definitionOf(name: string): Ease {
  const [, kind, family] = /^ease(InOut|In|Out)(.*)$/.exec(name) || [];
  if (!family) return name === 'linear' ? (t) => t : (t) => 0.5 - Math.cos(t * Math.PI) / 2;
  const { in: goesIn, both = goesIn } = INS[family]!;
  if (kind === 'In') return goesIn;
  if (kind === 'Out') return (t) => 1 - goesIn(1 - t);
  return (t) => (t < 0.5 ? both(2 * t) / 2 : 1 - both(2 - 2 * t) / 2);
}

const PARTS = Array.from({ length: 101 }, (_, n) => n / 100);

/** What the browser makes of a timing function, a hundred times on its way. */
function drawn(easing: string): number[] {
  const element = put('<div style="position: relative"></div>');
  const animation = element.animate([{ left: '0' }, { left: '1000px' }], {
    duration: 1000,
    easing,
    fill: 'both',
  });
  animation.pause();
  const places = PARTS.map((part) => {
    animation.currentTime = part * 1000;
    return parseFloat(getComputedStyle(element).left) / 1000;
  });
  animation.cancel();
  return places;
}

const worst = (seen: readonly number[], name: string): number =>
  Math.max(...seen.map((value, n) => Math.abs(value - definitionOf(name)(PARTS[n]!))));

const isSwinging = (name: string): boolean => /Elastic|Bounce/.test(name);

QUnit.test.each('T15 css goes as the easing is defined:', names, (assert, name) => {
  const timing = timingOf(name, true)!;
  assert.equal(/^linear\(/.test(timing), isSwinging(name), timing);
  const astray = worst(drawn(timing), name);
  assert.true(astray < (isSwinging(name) ? 0.02 : 0.06), `${name} is ${astray} astray`);
  if (isSwinging(name)) {
    const exact = PARTS.map((part) => swingAt(name, part)!);
    assert.true(worst(exact, name) < 1e-6, 'the function itself');
  } else {
    assert.equal(swingAt(name, 0.5), null);
  }
});

QUnit.test.each(
  'T15 where CSS knows no points the nearest curve is used:',
  [
    ['easeOutElastic', 'easeOutBack'],
    ['easeInElastic', 'easeInBack'],
    ['easeInOutElastic', 'easeInOutBack'],
    ['easeOutBounce', 'easeOutQuad'],
    ['easeInBounce', 'easeInQuad'],
    ['easeInOutBounce', 'easeInOutQuad'],
  ],
  (assert, [name, nearest]) => {
    assert.equal(timingOf(name!, false), curveOf(nearest!));
    assert.equal(timingOf('easeInConstructor', true), null);
    assert.equal(swingAt('easeIntoString', 0.5), null);
  },
);
