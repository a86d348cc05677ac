import type { TabsInstance } from '../../src/tabs/tabs.types';
import { markupOf } from '../support/markup';
import { byType, running, sized, still, traces, types } from '../support/motion';
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

QUnit.test.each('C11 of many selections none is lost,', some, async (assert, [type, effects]) => {
  const scene = await still(type, { animation: { effects } }, sized([60, 140, 90, 300, 20]));
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
  assert.deepEqual(root.getAnimations({ subtree: true }), []);
  assert.deepEqual(traces(root), before, 'nothing is left behind');
  assert.equal(state(root), [0, 1, 2, 3, 4].map((n) => Number(n === last)).join(' '));
});

const PAIR = 'select 1 api, deactivate 0 api';

const cuts: Record<string, [cut: (tabs: TabsInstance) => unknown, state: string, log?: string]> = {
  setOptions: [(tabs) => tabs.setOptions({ animation: { effects: 'none' } }), '0 1 0'],
  add: [(tabs) => tabs.add('T', 'P'), '0 1 0 0'],
  refresh: [(tabs) => tabs.refresh(), '0 1 0'],
  'remove of the tab that enters': [
    (tabs) => tabs.remove(1),
    '0 1',
    `${PAIR}, select 1 api, deactivate 1 api`,
  ],
};

QUnit.test.each('C11 a run ends cleanly by', cuts, async (assert, [cut, after, told = PAIR]) => {
  for (const type of types) {
    const scene = await still(type, { animation: { effects: 'slideH' } });
    const { log, root, container, tabs, to } = scene;
    tabs.select(1);
    to(0.5);
    cut(tabs);
    assert.equal(log.take(), told, type);
    assert.deepEqual(running(root), []);
    assert.notOk(container.getAttribute('style'));
    assert.equal(state(root), after);
    to(1.1);
    assert.equal(log.take(), '', 'nothing comes later');
    root.remove();
  }
});

const both = byType(['slideH', 'fade']);

/** What the author wrote. */
const AUTHORS = sized([60, 140])
  .replace('</ul><div>', '</ul><div style="height: auto; color: red">')
  .replace('<div><p', '<div style="transform: rotate(1deg) !important; opacity: 0.75"><p')
  .replace(
    '</div><div><p',
    '</div><div class="mine" inert style="opacity: 0.5; transform: none"><p',
  );

QUnit.test.each('C12, C13 the author’s styles outlast', both, async (assert, [type, effects]) => {
  const { root, tabs, to, end, anew, log } = await still(type, { animation: { effects } }, AUTHORS);
  const before = traces(root);
  tabs.select(1);
  to(0.5);
  await end();
  assert.deepEqual(traces(root), before, 'at the end');
  tabs.select(0);
  to(0.5);
  anew();
  tabs.select(1);
  to(0.5);
  tabs.setOptions({ rounded: true });
  assert.deepEqual(traces(root), before, 'when cut off');
  anew();
  tabs.select(0);
  to(0.3);
  tabs.destroy();
  log.take();
  assert.equal(markupOf(root), markupOf(AUTHORS), 'when destroyed');
  assert.deepEqual(root.getAnimations({ subtree: true }), []);
  to(0.6);
  assert.equal(markupOf(root), markupOf(AUTHORS), 'nothing goes on');
  assert.equal(log.take(), '');
});
