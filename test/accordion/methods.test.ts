import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  startAccordion,
} from '../support/accordion';
import { takeWarnings } from '../support/console';

QUnit.module('accordion: methods');

QUnit.test('C6 methods return the instance, readers what they read', (assert) => {
  const accordion = accordionOf(startAccordion());
  const chain = accordion.select(0).prev().next().first().last().setOptions({}).play(9).stop();
  const rest = chain.toggle(0).close(0).expandAll().collapseAll().add('H', 'C').remove(0);
  assert.strictEqual(rest.enable(0).disable(0).refresh(), accordion);
  assert.deepEqual([accordion.active(), accordion.count()], [-1, 3]);
  assert.equal(accordion.option('animation.duration'), 400);
  assert.strictEqual(accordion.option('animation.nothing'), undefined);
  assert.equal(accordion.option().theme, 'silver');
});

QUnit.test('C6 option() is a copy', (assert) => {
  const accordion = accordionOf(startAccordion({ active: [0] }));
  const copy = accordion.option();
  copy.animation.duration = 1;
  (copy.active as number[]).push(1);
  assert.deepEqual(accordion.option('animation.duration'), 400);
  assert.deepEqual(accordion.option('active'), [0]);
});

QUnit.test('C6 by name: on every match; readers read the first', (assert) => {
  const roots = [startAccordion(), startAccordion({}, accordionHtml({ id: 'b', sections: 2 }))];
  const set = $(roots);
  assert.strictEqual(set.uiAccordion('select', 1), set);
  assert.deepEqual(roots.map(accordionState), ['0 1 0', '0 1']);
  assert.equal(set.uiAccordion('count'), 3);
  assert.equal(set.uiAccordion('active'), 1);
  assert.equal(set.uiAccordion('option', 'theme'), 'silver');
  assert.throws(
    () => set.uiAccordion('open' as never),
    /uiAccordion: there is no method "open"; there are select, prev, .*destroy.*instance, scan/,
  );
});

QUnit.test('C6 after destroy every method does nothing, and one warning says so', (assert) => {
  const root = startAccordion();
  const accordion = accordionOf(root);
  accordion.destroy();
  const html = root.outerHTML;
  assert.strictEqual(accordion.select(1).next().setOptions({ theme: 'red' }), accordion);
  assert.strictEqual(accordion.count(), undefined);
  assert.equal(root.outerHTML, html);
  assert.deepEqual(takeWarnings(), ['uiAccordion #acc: select() was called after destroy()']);
});

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

QUnit.test(
  'C8 multiple: steps go on from what was opened last, and leave the rest open',
  (assert) => {
    const root = startAccordion({ active: [0, 3] }, accordionHtml({ sections: 5 }));
    accordionOf(root).select(1).next();
    assert.equal(accordionState(root), '1 1 1 1 0');
    accordionOf(root).prev();
    assert.equal(accordionState(root), '1 1 1 1 0', 'it is open already');
  },
);

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

QUnit.test.each(
  'C7 anything else: one warning, and nothing happens',
  [3, -4, 1.5, NaN, '', 'x', null, undefined, {}],
  async (assert, given) => {
    const { log, root, accordion } = await begun({ active: 0 });
    const html = root.outerHTML;
    const shown = typeof given === 'string' ? JSON.stringify(given) : String(given);
    for (const name of ['select', 'toggle', 'close', 'enable', 'disable', 'remove'] as const) {
      accordion[name](given as number);
      assert.deepEqual(takeWarnings(), [
        `uiAccordion #acc: ${name}(${shown}): there is no section with this index`,
      ]);
    }
    assert.equal(root.outerHTML, html);
    assert.equal(log.take(), '');
  },
);

QUnit.test('A11 toggle, close', async (assert) => {
  const { log, root, accordion } = await begun();
  accordion.toggle(1).toggle(2).close(0).close(2).toggle(0).toggle(0);
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(
    log.take(),
    'select 1 api, activate 1 api, ' +
      'select 2 api, activate 2 api, collapse 1 closed api, ' +
      'activate 2 closed api, collapse 2 closed api, ' +
      'select 0 api, activate 0 api, activate 0 closed api, collapse 0 closed api',
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
  const all = [0, 1, 2];
  const told = all.map((n) => `activate ${n} closed api`);
  assert.equal(log.take(), told.concat(all.map((n) => `collapse ${n} closed api`)).join(', '));
});

QUnit.test('A11 expandAll in single mode does nothing', (assert) => {
  const root = startAccordion({ active: 1 });
  accordionOf(root).expandAll();
  assert.equal(accordionState(root), '0 1 0');
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
