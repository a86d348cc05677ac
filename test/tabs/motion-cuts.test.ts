import { byType, running, sized, stage, traces, types } from '../support/motion';
import type { Stage } from '../support/motion';
import { state } from '../support/state';

QUnit.module('tabs: motion that is cut off');

const some = byType(['slideH', 'slideV', 'fade']);

/** `count` indexes of five tabs, none of them twice in a row. */
function indexes(count: number): number[] {
  const found: number[] = [];
  let at = 0;
  for (let n = 1; n <= count; n++) found.push((at = (at + 1 + ((n * n) % 4)) % 5));
  return found;
}

const told = (course: readonly number[], from: number): string =>
  course
    .map((index, n) => `select ${index} api, deactivate ${course[n - 1] ?? from} api`)
    .join(', ');

QUnit.test.each(
  'C11 many selections in a row: every pair in order, and none lost,',
  some,
  async (assert, [type, effects]) => {
    const scene = await stage(type, { animation: { effects } }, sized([60, 140, 90, 300, 20]));
    const { root, tabs, log, to, anew, end } = scene;
    const before = traces(root);
    const course = indexes(12);
    course.forEach((index, n) => {
      tabs.select(index);
      if (n % 3 === 1) to(0.4);
      anew();
    });
    const last = course[11]!;
    assert.equal(log.take(), told(course.slice(0, 11), 0), 'all but the last');
    assert.true(running(root).length <= 3, 'only the last one moves');
    await end();
    assert.equal(log.take(), told([last], course[10]!), 'the last');
    assert.deepEqual(running(root), []);
    assert.deepEqual(traces(root), before, 'nothing is left behind');
    assert.equal(state(root), [0, 1, 2, 3, 4].map((n) => Number(n === last)).join(' '));
  },
);

const PAIR = 'select 1 api, deactivate 0 api';

interface Cut {
  readonly cut: (scene: Stage) => void;
  readonly log: string;
  readonly state: string;
}

const cuts: Record<string, Cut> = {
  setOptions: {
    cut: ({ tabs }) => void tabs.setOptions({ animation: { effects: 'none' } }),
    log: PAIR,
    state: '0 1 0',
  },
  add: { cut: ({ tabs }) => void tabs.add('T', 'P'), log: PAIR, state: '0 1 0 0' },
  refresh: { cut: ({ tabs }) => void tabs.refresh(), log: PAIR, state: '0 1 0' },
  'remove of the tab that enters': {
    cut: ({ tabs }) => void tabs.remove(1),
    log: `${PAIR}, select 1 api, deactivate 1 api`,
    state: '0 1',
  },
};

const everyCut: Record<string, [(typeof types)[number], Cut]> = {};
for (const [name, cut] of Object.entries(cuts)) {
  for (const type of types) everyCut[`${name}, by ${type}`] = [type, cut];
}

QUnit.test.each(
  'C11 what ends a run ends it cleanly:',
  everyCut,
  async (assert, [type, { cut, log, state: expected }]) => {
    const scene = await stage(type, { animation: { effects: 'slideH' } });
    const { root, container, tabs, to } = scene;
    tabs.select(1);
    to(0.5);
    cut(scene);
    assert.equal(scene.log.take(), log);
    assert.deepEqual(running(root), []);
    assert.notOk(container.getAttribute('style'));
    assert.equal(state(root), expected);
    to(1.1);
    assert.equal(scene.log.take(), '', 'nothing comes later');
  },
);
