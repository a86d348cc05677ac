import { choose, indexOf, step } from '../../src/widget/selection';

QUnit.module('widget: selection');

type ChooseRow = [open: number[], index: number, expected: ReturnType<typeof choose>];

QUnit.test.each<ChooseRow>(
  'C11 choose() tells what opens and what closes',
  {
    'nothing is open': [[], 2, { opened: [2], closed: [], open: [2] }],
    'another is open': [[0], 2, { opened: [2], closed: [0], open: [2] }],
    'several are open': [[0, 1], 2, { opened: [2], closed: [0, 1], open: [2] }],
    'the first one': [[3], 0, { opened: [0], closed: [3], open: [0] }],
    'it is open already': [[2], 2, null],
    'it is one of those open': [[0, 2], 2, null],
  },
  (assert, [open, index, expected]) => {
    const before = open.slice();
    assert.deepEqual(choose(open, index), expected);
    assert.deepEqual(open, before, 'the old state is not touched');
  },
);

type IndexRow = [given: unknown, count: number, expected: number];

QUnit.test.each<IndexRow>(
  'C7 indexOf() takes numbers and numeric strings, negative ones from the end',
  [
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, -1],
    [-1, 3, 2],
    [-3, 3, 0],
    [-4, 3, -1],
    ['0', 3, 0],
    ['1', 3, 1],
    [' 2 ', 3, 2],
    ['-1', 3, 2],
    ['3', 3, -1],
    [1.5, 3, -1],
    ['1.5', 3, -1],
    ['1e0', 3, -1],
    ['0x1', 3, -1],
    ['', 3, -1],
    [' ', 3, -1],
    ['tab1', 3, -1],
    [NaN, 3, -1],
    [Infinity, 3, -1],
    [-Infinity, 3, -1],
    [null, 3, -1],
    [undefined, 3, -1],
    [true, 3, -1],
    [[1], 3, -1],
    [{}, 3, -1],
    [0, 0, -1],
    [-1, 0, -1],
  ],
  (assert, [given, count, expected]) => {
    assert.equal(indexOf(given, count), expected);
  },
);

type StepRow = [from: number, by: 1 | -1, usable: string, expected: number];

QUnit.test.each<StepRow>(
  'C8 step() wraps and passes over what is not allowed (x)',
  {
    forward: [0, 1, 'ooo', 1],
    back: [2, -1, 'ooo', 1],
    'forward over the end': [2, 1, 'ooo', 0],
    'back over the start': [0, -1, 'ooo', 2],
    'forward over a gap': [0, 1, 'oxo', 2],
    'back over a gap': [2, -1, 'oxo', 0],
    'forward over the end and a gap': [1, 1, 'xox', 1],
    'back over the start and a gap': [1, -1, 'xoxo', 3],
    'the first, from before it': [-1, 1, 'ooo', 0],
    'the first that can be had': [-1, 1, 'xxo', 2],
    'the last, from behind it': [3, -1, 'ooo', 2],
    'the last that can be had': [3, -1, 'oxx', 0],
    'itself, when it is the only one': [0, 1, 'o', 0],
    'itself, when no other can be had': [1, -1, 'xox', 1],
    'away from one that is not allowed itself': [1, 1, 'oxo', 2],
    'none of one': [0, 1, 'x', -1],
    'none of many': [1, -1, 'xxx', -1],
    'nothing there': [-1, 1, '', -1],
  },
  (assert, [from, by, usable, expected]) => {
    const allowed = (index: number): boolean => usable.charAt(index) === 'o';
    assert.equal(step(from, by, usable.length, allowed), expected);
  },
);
