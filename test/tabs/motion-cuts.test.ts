import $ from 'jquery';
import { next } from '../support/driver';
import { byType, frames, running, sized, stage, traces, types } from '../support/motion';
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
  'C11 a hundred selections in a row: every pair in order, and none lost,',
  some,
  async (assert, [type, effects]) => {
    const scene = await stage(type, { animation: { effects } }, sized([60, 140, 90, 300, 20]));
    const { root, tabs, log, to, anew, end } = scene;
    const before = traces(root);
    const course = indexes(100);
    course.forEach((index, n) => {
      tabs.select(index);
      if (n % 3 === 1) to(0.4);
      anew();
    });
    const last = course[99]!;
    assert.equal(log.take(), told(course.slice(0, 99), 0), 'all but the last');
    assert.true(running(root).length <= 3, 'only the last one moves');
    await end();
    assert.equal(log.take(), told([last], course[98]!), 'the last');
    assert.deepEqual(running(root), []);
    assert.deepEqual(traces(root), before, 'nothing is left behind');
    assert.equal(state(root), [0, 1, 2, 3, 4].map((n) => Number(n === last)).join(' '));
  },
);

QUnit.test.each(
  'C11 selections made by callbacks of those that were cut off, by',
  types,
  async (assert, type) => {
    const { root, tabs, log, to, anew, end } = await stage(type, {}, sized([60, 140, 90, 30]));
    $(root).one('uitabs:deactivate', () => tabs.select(3));
    tabs.select(1);
    to(0.5);
    anew();
    tabs.select(2);
    assert.equal(
      log.take(),
      'select 1 api, deactivate 0 api, select 3 api, deactivate 1 api',
      'the callback comes first',
    );
    assert.equal(tabs.active(), 2);
    await end();
    assert.equal(log.take(), 'select 2 api, deactivate 3 api');
    assert.equal(state(root), '0 0 1 0');
  },
);

QUnit.test.each(
  'C11 the tab that moves in, selected again: it moves on, by',
  types,
  async (assert, type) => {
    const { root, tabs, log, to, end } = await stage(type);
    tabs.select(1);
    to(0.5);
    const [marks, moving] = [traces(root), running(root)];
    tabs.select(1);
    assert.deepEqual(traces(root), marks);
    assert.deepEqual(running(root), moving);
    assert.equal(log.take(), '');
    await end();
    assert.equal(log.take(), 'select 1 api, deactivate 0 api');
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
  'setOptions with another place for the labels': {
    cut: ({ tabs }) => void tabs.setOptions({ position: 'bottom-left', orientation: 'vertical' }),
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
  'remove of the tab that leaves': {
    cut: ({ tabs }) => void tabs.remove(0),
    log: PAIR,
    state: '1 0',
  },
  'remove of another tab': { cut: ({ tabs }) => void tabs.remove(2), log: PAIR, state: '0 1' },
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
    assert.equal(root.querySelectorAll('.z-animating, .z-leave, [inert], [aria-hidden]').length, 0);
    assert.equal(container.getAttribute('style'), null);
    assert.equal(state(root), expected);
    to(1.1);
    assert.equal(scene.log.take(), '', 'nothing comes later');
  },
);

QUnit.test.each(
  'C11 a set that is hidden on the way ends right, by',
  types,
  async (assert, type) => {
    const { root, tabs, log, to, end } = await stage(type);
    const before = traces(root);
    tabs.select(1);
    to(0.5);
    root.parentElement!.style.display = 'none';
    await frames();
    await end();
    assert.equal(log.take(), PAIR);
    assert.deepEqual(traces(root), before);
    root.parentElement!.style.removeProperty('display');
    assert.equal(state(root), '0 1 0');
  },
);

QUnit.test.each(
  'C11 where the browser holds its animations back a timer ends them, by',
  types,
  async (assert, type) => {
    const { root, tabs, log, to } = await stage(type, { animation: { duration: 20 } });
    const before = traces(root);
    const ended = next(root, 'deactivate');
    tabs.select(1);
    to(0);
    await ended;
    await Promise.resolve();
    assert.equal(log.take(), PAIR);
    assert.deepEqual(traces(root), before);
    assert.equal(state(root), '0 1 0');
  },
);

QUnit.test.each('C13 a set that leaves the page on the way, by', types, async (assert, type) => {
  const { root, tabs, log, to } = await stage(type);
  tabs.select(1);
  to(0.5);
  $(root).remove();
  assert.equal(log.take(), PAIR);
  assert.equal($(root).uiTabs('instance'), undefined);
  to(1.1);
  assert.equal(log.take(), '', 'nothing comes later');
  assert.equal(root.querySelectorAll('.z-animating, .z-leave, [inert]').length, 0);
});
