import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  startAccordion,
} from '../support/accordion';

QUnit.module('accordion: methods');

const steps: [string, string[]][] = [
  ['next', ['1 0 0', '0 1 0', '0 0 1', '1 0 0']],
  ['prev', ['0 0 1', '0 1 0', '1 0 0', '0 0 1']],
  ['first', ['1 0 0', '1 0 0']],
  ['last', ['0 0 1', '0 0 1']],
];

QUnit.test.each('A3, C8 with nothing open, then wrapping:', steps, (assert, [name, states]) => {
  const root = startAccordion();
  const found = states.map(() => {
    accordionOf(root)[name as 'next']();
    return accordionState(root);
  });
  assert.deepEqual(found, states);
});

QUnit.test('C8 steps pass over disabled and hidden sections', (assert) => {
  const html = accordionHtml({ sections: 5 }).replace(
    '</li><li>',
    '</li><li style="display:none">',
  );
  const root = startAccordion({}, html);
  const accordion = accordionOf(root).disable(0).disable(4);
  const walk = (...names: ('next' | 'prev' | 'first' | 'last')[]): (number | number[])[] =>
    names.map((name) => accordion[name]().active());
  assert.deepEqual(walk('next', 'next', 'next', 'prev', 'first', 'last'), [2, 3, 2, 3, 2, 3]);
});

const indexes: [unknown, string][] = [
  [1, '0 1 0'],
  ['1', '0 1 0'],
  [-1, '0 0 1'],
  ['-3', '1 0 0'],
];

QUnit.test.each('C7 select, toggle and close take', indexes, (assert, [given, expected]) => {
  const root = startAccordion();
  const accordion = accordionOf(root).select(given as number);
  assert.equal(accordionState(root), expected);
  accordion.close(given as string);
  assert.equal(accordionState(root), '0 0 0');
  accordion.toggle(given as number);
  assert.equal(accordionState(root), expected);
});

QUnit.test('A11 toggle, close', async (assert) => {
  const { log, root, accordion } = await begun();
  accordion.toggle(1).toggle(2).close(0).close(2).toggle(0).toggle(0);
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(
    log.take(),
    'select 1 api, activate 1 api, ' +
      'select 2 api, activate 2 api, activate 1 closed api, collapse 1 closed api, ' +
      'select 2 closed api, activate 2 closed api, collapse 2 closed api, ' +
      'select 0 api, activate 0 api, ' +
      'select 0 closed api, activate 0 closed api, collapse 0 closed api',
  );
});

QUnit.test('A11 expandAll and collapseAll', async (assert) => {
  const { log, root, accordion } = await begun({ active: [1] });
  accordion.disable(2).expandAll().expandAll();
  assert.equal(accordionState(root), '1 1 0');
  assert.equal(log.take(), 'select 0 api, activate 0 api');
  accordion.enable(2).expandAll();
  assert.equal(accordionState(root), '1 1 1');
  log.take();
  accordion.collapseAll().collapseAll();
  assert.equal(accordionState(root), '0 0 0');
  const told = ['activate', 'collapse', 'select'].map((name) =>
    [0, 1, 2].map((n) => `${name} ${n} closed api`).join(),
  );
  assert.equal(log.take().split(', ').sort().join(), told.join());
});

QUnit.test('A11 active(): an index or -1, in multiple mode an array', (assert) => {
  const single = accordionOf(startAccordion());
  assert.deepEqual([single.active(), single.select(2).active()], [-1, 2]);
  const several = accordionOf(startAccordion({ expandMode: 'multiple' }));
  assert.deepEqual(several.active(), []);
  assert.deepEqual(several.select(2).select(0).active(), [0, 2]);
});

QUnit.test('A11 a disabled section is closed by nobody', (assert) => {
  const root = startAccordion({ active: 1 });
  accordionOf(root).disable(1).close(1).toggle(1);
  assert.equal(accordionState(root), '0 1 0');
});
