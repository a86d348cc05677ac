import { accordion, accordionHtml, begun } from '../support/accordion';

QUnit.module('accordion: methods');

const steps: Record<'next' | 'prev' | 'first' | 'last', string> = {
  next: '1 0 0, 0 1 0, 0 0 1, 1 0 0',
  prev: '0 0 1, 0 1 0, 1 0 0, 0 0 1',
  first: '1 0 0, 1 0 0, 1 0 0, 1 0 0',
  last: '0 0 1, 0 0 1, 0 0 1, 0 0 1',
};

QUnit.test('A2, A3, C8 steps begin with nothing open, go round, and never close', (assert) => {
  for (const [name, states] of Object.entries(steps)) {
    const { set, state } = accordion();
    const seen = [1, 2, 3, 4].map(() => (set[name as 'next'](), state()));
    assert.equal(seen.join(', '), states, name);
  }
});

QUnit.test('C8 steps pass over disabled and hidden sections', (assert) => {
  const html = accordionHtml({ sections: 5 }).replace(
    '</li><li>',
    '</li><li style="display:none">',
  );
  const { set } = accordion({}, html);
  set.disable(0).disable(4);
  const names = ['next', 'next', 'next', 'prev', 'first', 'last'] as const;
  assert.deepEqual(
    names.map((name) => set[name]().active()),
    [2, 3, 2, 3, 2, 3],
  );
});

const indexes: [unknown, string][] = [
  [1, '0 1 0'],
  ['1', '0 1 0'],
  [-1, '0 0 1'],
  ['-3', '1 0 0'],
];

QUnit.test.each('C7 select, close and toggle take', indexes, (assert, [given, expected]) => {
  const { set, state } = accordion();
  const index = given as number;
  const acts = [() => set.select(index), () => set.close(index), () => set.toggle(index)];
  const states = acts.map((act) => (act(), state()));
  assert.deepEqual(states, [expected, '0 0 0', expected]);
});

QUnit.test('A11 toggle, close', async (assert) => {
  const { log, set, state } = await begun();
  set.toggle(1).toggle(2).close(0).close(2).toggle(0).toggle(0);
  assert.equal(state(), '0 0 0');
  const selects = log.entries.filter((entry) => entry.startsWith('select'));
  assert.equal(
    selects.join(', '),
    'select 1 api, select 2 api, select 2 closed api, select 0 api, select 0 closed api',
  );
});

QUnit.test('A11 expandAll and collapseAll', async (assert) => {
  const { log, set, state } = await begun({ active: [1] });
  set.disable(2).expandAll().expandAll();
  assert.deepEqual([state(), log.take()], ['1 1 0', 'select 0 api, activate 0 api']);
  set.enable(2).expandAll();
  assert.equal(state(), '1 1 1');
  log.take();
  set.collapseAll().collapseAll();
  assert.equal(state(), '0 0 0');
  const told = ['activate', 'collapse', 'select'].flatMap((name) =>
    [0, 1, 2].map((n) => `${name} ${n} closed api`),
  );
  assert.deepEqual(log.entries.sort(), told);
});

QUnit.test('A11 active(): an index or -1, in multiple mode an array', (assert) => {
  const single = accordion().set;
  assert.deepEqual([single.active(), single.select(2).active()], [-1, 2]);
  const several = accordion({ expandMode: 'multiple' }).set;
  assert.deepEqual([several.active(), several.select(2).select(0).active()], [[], [0, 2]]);
});

QUnit.test('A11 a disabled section is closed by nobody', (assert) => {
  const { set, state } = accordion({ active: 1 });
  set.disable(1).close(1).toggle(1);
  assert.equal(state(), '0 1 0');
});
