import { curveOf, easing } from '../../src/shared/animation/easing';

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
