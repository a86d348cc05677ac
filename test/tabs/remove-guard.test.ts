import type { TabsSettings } from '../../src/tabs/tabs.types';
import { press } from '../support/driver';
import { closer, labels } from '../support/fixture';
import { turn } from '../support/promises';
import { busy, logged } from '../support/removal';
import { state } from '../support/state';

QUnit.module('tabs: beforeRemove and remove');

QUnit.test('T19 the page is asked before, and told after all else', async (assert) => {
  const { log, root, tabs } = await logged();
  closer(root, 1).click();
  assert.equal(log.take(), 'uitabs:beforeremove 1 click: 1 0 0, uitabs:remove 1 click: 1 0');
  press(labels(root)[0]!, 'Delete');
  assert.equal(
    log.take(),
    'uitabs:beforeremove 0 key: 1 0, select 0 key, deactivate 0 key, uitabs:remove 0 key: 1',
  );
  tabs.remove(-1);
  assert.equal(log.take(), 'uitabs:beforeremove 0 api: 1, deactivate 0 api, uitabs:remove 0 api: ');
});

const refusals: Record<string, TabsSettings['beforeRemove'] & object> = {
  'returns false': () => false,
  'prevents the default': (event) => event.preventDefault(),
  'returns a promise of false': () => Promise.resolve(false),
  'returns a promise that is rejected': () => Promise.reject(new Error('no')),
};

QUnit.test.each('C10 T19 a callback refuses that', refusals, async (assert, beforeRemove) => {
  const { log, root, tabs } = await logged({ beforeRemove });
  labels(root)[1]!.focus();
  tabs.remove(0);
  closer(root, 1).click();
  press(labels(root)[2]!, 'Delete');
  await turn();
  assert.deepEqual([state(root), busy(root), tabs.count()], ['1 0 0', '- - -', 3]);
  assert.strictEqual(document.activeElement, labels(root)[1]);
  assert.notOk(/remove \d (click|key|api)(?!: 1 0 0)/.test(log.take()), 'nothing was removed');
});
