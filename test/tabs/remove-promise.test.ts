import { closer, instance, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { promised, turn } from '../support/promises';
import { busy, logged } from '../support/removal';
import { state } from '../support/state';

QUnit.module('tabs: beforeRemove that promises');

QUnit.test('C10 while a promise is pending the tab is busy, and stays', async (assert) => {
  const { promise, keep } = promised();
  const { log, root } = await logged({ beforeRemove: () => promise as Promise<boolean> });
  closer(root, 0).click();
  assert.deepEqual([state(root), busy(root)], ['1 0 0', 'true - -']);
  assert.equal(log.take(), 'uitabs:beforeremove 0 click: 1 0 0');
  keep();
  await turn();
  assert.deepEqual([state(root), busy(root)], ['1 0', '- -']);
  assert.equal(log.take(), 'select 0 click, deactivate 0 click, uitabs:remove 0 click: 1 0');
});

QUnit.test(
  'C10 asked for again, the newer question takes the place of the older',
  async (assert) => {
    const [older, newer] = [promised(), promised()];
    const answers = [older.promise, newer.promise];
    const { root, tabs } = await logged({
      beforeRemove: () => answers.shift() as Promise<boolean>,
    });
    closer(root, 0).click();
    tabs.remove(0);
    older.keep();
    await turn();
    assert.deepEqual([state(root), busy(root)], ['1 0 0', 'true - -'], 'it waits for the newer');
    newer.keep();
    await turn();
    assert.deepEqual([state(root), busy(root)], ['1 0', '- -']);
  },
);

QUnit.test('C13 destroyed while it waits, nothing is left', async (assert) => {
  const { promise, keep } = promised();
  const { root, tabs } = await logged({ beforeRemove: () => promise as Promise<boolean> });
  tabs.remove(1).destroy();
  keep();
  await turn();
  assert.equal(markupOf(root), markupOf(tabsHtml()));
});

QUnit.test('C13 destroyed by the question itself, nothing is left', async (assert) => {
  const { promise, keep } = promised();
  const { root } = await logged({
    beforeRemove() {
      instance(this).destroy();
      return promise as Promise<boolean>;
    },
  });
  instance(root).remove(1);
  assert.equal(markupOf(root), markupOf(tabsHtml()));
  keep();
  await turn();
  assert.equal(markupOf(root), markupOf(tabsHtml()));
});
