import { copyOf, defaultsOf, mergeOptions, valueAt, type Values } from '../../src/widget/options';
import { count, flag, oneOf, row, text, type Table } from '../../src/widget/rows';

QUnit.module('widget: options');

const table: Table = {
  on: flag(false),
  size: count(1),
  name: text('n'),
  list: row<string[] | null>(null, 'a list', (value) =>
    value === null || Array.isArray(value) ? value : undefined,
  ),
  curve: row('soft', 'a curve', (value) => (value === 'hard' ? value : undefined), {
    fallback: 'plain',
  }),
  motion: {
    time: count(600),
    kind: oneOf(['slide', 'fade', 'none'], 'slide', { off: 'none' }, ['fade', 'fadeIn']),
    deep: { at: count(5) },
  },
};
const page = { easings: {} };
const defaults = {
  on: false,
  size: 1,
  name: 'n',
  list: null,
  curve: 'soft',
  motion: { time: 600, kind: 'slide', deep: { at: 5 } },
};

interface Merged {
  values: Values;
  changed: boolean;
  reports: string[];
  given: string[];
  unknown: string[];
}

function merge(...sources: Values[]): Merged {
  const values = defaultsOf(table, page);
  const reports: string[] = [];
  const given: Record<string, number> = {};
  const report = (message: string): void => void reports.push(message);
  const unknown: string[] = [];
  let changed = false;
  for (const source of sources) {
    changed = mergeOptions(table, values, source, { page, report, given, unknown });
  }
  return { values, changed, reports, given: Object.keys(given), unknown };
}

QUnit.test('C4 the defaults of a table, groups included', (assert) => {
  assert.deepEqual(defaultsOf(table, page), defaults);
  const one = defaultsOf(table, page);
  (one['motion'] as Values)['time'] = 1;
  assert.deepEqual(defaultsOf(table, page), defaults, 'no two widgets share a group');
});

type MergeRow = [sources: Values[], expected: Values, given: string[]];

QUnit.test.each<MergeRow>(
  'C4 the later source wins, groups are merged deeply',
  {
    nothing: [[{}], {}, []],
    one: [[{ size: 2 }], { size: 2 }, ['size']],
    'undefined is not given': [[{ size: undefined }], {}, []],
    'later wins': [[{ size: 2, on: true }, { size: 3 }], { size: 3, on: true }, ['size', 'on']],
    'part of a group': [
      [{ motion: { time: 200 } }],
      { motion: { time: 200, kind: 'slide', deep: { at: 5 } } },
      ['motion.time'],
    ],
    'parts from two sources': [
      [{ motion: { time: 200 } }, { motion: { kind: 'fade', deep: { at: 1 } } }],
      { motion: { time: 200, kind: 'fade', deep: { at: 1 } } },
      ['motion.time', 'motion.kind', 'motion.deep.at'],
    ],
    'a group switched off': [
      [{ motion: { time: 200 } }, { motion: false }],
      { motion: { time: 200, kind: 'none', deep: { at: 5 } } },
      ['motion.time', 'motion.kind'],
    ],
    'null switches off, too': [
      [{ motion: null }],
      { motion: { time: 600, kind: 'none', deep: { at: 5 } } },
      ['motion.kind'],
    ],
  },
  (assert, [sources, expected, given]) => {
    const merged = merge(...sources);
    assert.deepEqual(merged.values, { ...defaults, ...expected });
    assert.deepEqual(merged.given, given, 'the paths given');
    assert.deepEqual(merged.reports, []);
  },
);

QUnit.test.each<[Values[], boolean]>(
  'C2 a merge tells whether anything differs from before',
  {
    nothing: [[{}], false],
    'the default again': [[{ size: 1 }], false],
    'the same as text': [[{ size: '1', on: 'false' }], false],
    'another value': [[{ size: 2 }], true],
    'another value in a group': [[{ motion: { deep: { at: 6 } } }], true],
    'the same value twice': [[{ size: 2 }, { size: 2 }], false],
    'an equal list': [[{ list: ['a', ''] }, { list: ['a', ''] }], false],
    'another list': [[{ list: ['a'] }, { list: ['b'] }], true],
    'an unknown name': [[{ nothing: 1 }], false],
  },
  (assert, [sources, expected]) => {
    assert.equal(merge(...sources).changed, expected);
  },
);

QUnit.test.each<[Values, string, Values]>(
  'C5 a wrong value is reported once and gives the default',
  {
    count: [
      { size: 'big' },
      'option size: "big" can\'t be used, it takes a number, 0 or more; using 1',
      {},
    ],
    'in a group': [
      { motion: { kind: 'fly', time: 1 } },
      'option motion.kind: "fly" can\'t be used, it takes one of slide, fade, none; using "slide"',
      { motion: { time: 1, kind: 'slide', deep: { at: 5 } } },
    ],
    fallback: [
      { curve: 'wild' },
      'option curve: "wild" can\'t be used, it takes a curve; using "plain"',
      { curve: 'plain' },
    ],
    'no object for a group': [
      { motion: 'fast' },
      'option motion: "fast" can\'t be used, it takes an object',
      {},
    ],
    'a list for a group': [
      { motion: [1] },
      "option motion: [1] can't be used, it takes an object",
      {},
    ],
    'what JSON has no word for': [
      { size: NaN },
      "option size: null can't be used, it takes a number, 0 or more; using 1",
      {},
    ],
    'a symbol': [
      { name: Symbol('s') },
      'option name: Symbol(s) can\'t be used, it takes text; using "n"',
      {},
    ],
  },
  (assert, [source, message, expected]) => {
    const merged = merge(source);
    assert.deepEqual(merged.reports, [message]);
    assert.deepEqual(merged.values, { ...defaults, ...expected });
  },
);

QUnit.test('C5 a value that refers to itself, or is endless, makes a short warning', (assert) => {
  const cycle: Values = {};
  cycle['self'] = cycle;
  for (const size of [cycle, 'x'.repeat(5000), document.body]) {
    const { reports, values } = merge({ size });
    assert.equal(reports.length, 1);
    assert.ok(reports[0]!.length < 200, reports[0]!);
    assert.deepEqual(values, defaults);
  }
});

const hostile = (name: string): Values => JSON.parse(`{"${name}": {"size": 9, "polluted": 1}}`);

QUnit.test.each(
  'C4 names of the prototype are never read nor written',
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  (assert, name) => {
    const plain = merge(hostile(name), { motion: { ...hostile(name), deep: hostile(name) } });
    assert.deepEqual(plain.values, defaults);
    assert.deepEqual([plain.changed, plain.reports, plain.given], [false, [], []]);
    assert.equal(({} as Values)['polluted'], undefined);
    const inherited = merge(Object.create({ size: 9 }) as Values);
    assert.deepEqual(inherited.values, defaults, 'inherited values are not given');
  },
);

QUnit.test.each<[Values, string[]]>(
  'C5 unknown names, at any depth',
  {
    none: [{ size: 1, motion: { time: 1 } }, []],
    'at the top': [{ siez: 1, other: {} }, ['siez', 'other']],
    'in groups': [{ motion: { tiem: 1, deep: { att: 1 } } }, ['motion.tiem', 'motion.deep.att']],
    'of the prototype': [{ toString: 1 }, ['toString']],
  },
  (assert, [source, expected]) => {
    const { unknown, reports } = merge(source);
    assert.deepEqual(unknown, expected);
    assert.deepEqual(reports, [], 'nobody is told here');
  },
);

QUnit.test('C6 values by path, and copies that share nothing', (assert) => {
  const { values } = merge({ list: ['a'] });
  assert.equal(valueAt(values, ['motion', 'deep', 'at']), 5);
  assert.deepEqual(valueAt(values, ['motion', 'deep']), { at: 5 });
  for (const path of ['nothing', 'size.more', 'motion.__proto__', 'constructor', 'list.length']) {
    assert.equal(valueAt(values, path.split('.')), undefined, path);
  }
  const copy = copyOf(values) as { list: string[]; motion: { deep: { at: number } } };
  assert.deepEqual(copy as object, values);
  copy.motion.deep.at = 9;
  copy.list.push('b');
  assert.deepEqual(values, { ...defaults, list: ['a'] });
});
