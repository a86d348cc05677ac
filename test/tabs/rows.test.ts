import { rowsOf } from '../../src/tabs/tabs.rows';

QUnit.module('tabs: rows');

const equal = (count: number, width = 73): number[] => new Array<number>(count).fill(width);

QUnit.test.each<[widths: number[], room: number, rows: number[], gap?: number]>(
  'T10 rows',
  {
    'the figures of old: 598': [equal(8), 598, [8]],
    'the figures of old: 498': [equal(8), 498, [6, 2]],
    'the figures of old: 398': [equal(8), 398, [5, 3]],
    'the figures of old: 328': [equal(8), 328, [4, 4]],
    'the figures of old: 258': [equal(8), 258, [3, 3, 2]],
    'the figures of old: 88': [equal(8), 88, [1, 1, 1, 1, 1, 1, 1, 1]],
    'just one row': [equal(8), 584, [8]],
    'a hair too little': [equal(8), 583.9, [6, 2]],
    'none is left alone': [equal(8), 511, [6, 2]],
    'of four, too': [equal(4), 219, [2, 2]],
    'of three one may be': [equal(3), 146, [2, 1]],
    'alone where its neighbour has no room': [[50, 50, 50, 150], 200, [3, 1]],
    'alone in a third row': [equal(7), 219, [3, 3, 1]],
    'the widest counts in its own row only': [[60, 60, 60, 60, 60, 60, 180, 180], 360, [6, 2]],
    'natural widths in a single row': [[60, 60, 180], 300, [3]],
    'equal ones in several': [[60, 60, 181], 300, [2, 1]],
    'a later row may hold more': [[140, 140, 30, 30, 30, 30, 30, 30], 300, [2, 6]],
    'wider than all there is': [[500, 50, 50], 300, [1, 2]],
    'one tab': [[500], 300, [1]],
    'no tab': [[], 300, [0]],
    'a gap counts between, not around': [equal(4, 70), 310, [4], 10],
    'and may be too much': [equal(4, 70), 309, [2, 2], 10],
    'neighbours that share a border': [equal(4, 70), 277, [4], -1],
    'shared borders between rows of equals': [equal(4, 70), 208, [2, 2], -1],
  },
  (assert, [widths, room, rows, gap = 0]) => {
    assert.deepEqual(rowsOf(widths, room, gap), rows);
  },
);

QUnit.test('T10 every label fits, in the fewest rows, at every width', (assert) => {
  const widths = [80, 45, 120, 60, 95, 30, 150, 70, 40];
  const faults: unknown[] = [];
  let before = widths.length;
  for (let room = 150; room <= 800; room++) {
    const rows = rowsOf(widths, room, -1);
    let from = 0;
    const isTight = rows.some((count) => {
      const widest = Math.max(...widths.slice(from, (from += count)));
      return rows.length > 1 && count * (widest - 1) + 1 > room;
    });
    if (isTight || from !== widths.length || rows.length > before) faults.push([room, rows]);
    before = rows.length;
  }
  assert.deepEqual(faults, []);
  assert.equal(before, 1);
});
