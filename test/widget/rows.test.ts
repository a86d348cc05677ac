import {
  callback,
  count,
  flag,
  look,
  oneOf,
  text,
  urls,
  visualFlag,
  visualFlagOrAuto,
  type AnyRow,
} from '../../src/widget/rows';

QUnit.module('widget: rows');

const page = { easings: {} };
const words = ['css', 'jquery'] as const;

/** What each kind of row makes of values; undefined is what it can't use. */
const cases: Record<string, [row: AnyRow, given: unknown[], expected: unknown[]]> = {
  'flag: on': [flag(false), [true, 'true', 1, '1'], [true, true, true, true]],
  'flag: off': [flag(true), [false, 'false', 0, '0'], [false, false, false, false]],
  'flag: anything else': [
    flag(true),
    ['yes', '', 'TRUE', 2, -1, null, {}, [], NaN],
    Array<undefined>(9).fill(undefined),
  ],
  'flag or auto': [
    visualFlagOrAuto(false),
    ['auto', true, 'true', 0, 'Auto', null],
    ['auto', true, true, false, undefined, undefined],
  ],
  'count: numbers': [count(1), [0, 5, 2.5, 2147483647], [0, 5, 2.5, 2147483647]],
  'count: numeric text': [count(1), ['0', ' 400 ', '1.5', '1e3'], [0, 400, 1.5, 1000]],
  'count: anything else': [
    count(1),
    [-1, '-1', NaN, Infinity, 2147483648, '', ' ', '5px', null, true, [5], {}],
    Array<undefined>(12).fill(undefined),
  ],
  'text: text and numbers': [text('x'), ['', 'a b', 0, 12], ['', 'a b', '0', '12']],
  'text: anything else': [text('x'), [null, true, {}, []], Array<undefined>(4).fill(undefined)],
  'text: that a pattern allows': [text('', /^[^#]*$/), ['', 'a', 5], ['', 'a', '5']],
  'text: that it does not': [
    text('', /^[^#]*$/),
    ['#', 'a#', null],
    [undefined, undefined, undefined],
  ],
  'one of: words': [oneOf(words, 'css'), ['css', 'jquery'], ['css', 'jquery']],
  'one of: anything else': [
    oneOf(words, 'css'),
    ['CSS', '', 'toString', null, 0, ['css']],
    Array<undefined>(6).fill(undefined),
  ],
  'one of: old spellings': [
    oneOf(words, 'css', {}, ['css', 'style', 'jquery', 'jq']),
    ['style', 'jq', 'css', 'jquery', 'other'],
    ['css', 'jquery', 'css', 'jquery', undefined],
  ],
  'look: class names': [
    look('silver'),
    ['red', 'flat-x flat', ' a  b ', 'my_Theme-2', 'bookingSize'],
    ['red', 'flat-x flat', 'a b', 'my_Theme-2', 'bookingSize'],
  ],
  'look: anything else': [
    look('silver'),
    ['', ' ', '2x', '-a', 'Red', 'a,b', 'a<b', 'a 2', null, 5, {}],
    Array<undefined>(11).fill(undefined),
  ],
  'urls: lists': [
    urls(),
    [null, [], ['a', '', null], ['x?y=1'], '["a", ""]', 'null'],
    [null, [], ['a', '', null], ['x?y=1'], ['a', ''], null],
  ],
  'urls: anything else': [
    urls(),
    ['a', '[5]', '{}', '', {}, 5, [5], [{}], [['a']]],
    Array<undefined>(9).fill(undefined),
  ],
  'callback: anything else': [
    callback(),
    [null, 'f', {}, 0, true],
    [null, undefined, undefined, undefined, undefined],
  ],
};

QUnit.test.each('C5 a row takes what fits, in its own type', cases, (assert, data) => {
  const [row, given, expected] = data;
  assert.deepEqual(
    given.map((value) => row.parse(value, page) as unknown),
    expected,
  );
  assert.deepEqual(row.parse(row.initial, page), row.initial, 'the default fits');
  assert.ok(row.expected, 'says what it takes');
});

QUnit.test('C5 a function is a callback, and a list of URLs is copied', (assert) => {
  const call = (): void => undefined;
  assert.strictEqual(callback().parse(call, page), call);
  const list = ['a'];
  assert.notStrictEqual(urls().parse(list, page), list);
});

QUnit.test.each(
  'T2 the classes a value gives the container',
  {
    'a flag that is on': [visualFlag(true), true, 'z-x'],
    'a flag that is off': [visualFlag(true), false, ''],
    'auto, on': [visualFlagOrAuto(false), true, 'z-x'],
    'auto, off': [visualFlagOrAuto(false), false, ''],
    'auto itself': [visualFlagOrAuto(false), 'auto', 'z-x-auto'],
    'a look': [look('silver'), 'my own', 'my own'],
  } as Record<string, [AnyRow, unknown, string]>,
  (assert, [row, value, expected]) => assert.equal(row.classes!(value, 'x'), expected),
);
