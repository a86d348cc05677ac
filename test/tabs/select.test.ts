import { instance, labels, start } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: select');

QUnit.test('C11 a selection changes classes, ARIA, Tab order and panels at once', (assert) => {
  const root = start();
  assert.equal(state(root), '1 0 0');
  instance(root).select(1);
  assert.equal(state(root), '0 1 0');
  labels(root)[2]!.click();
  assert.equal(state(root), '0 0 1');
});
