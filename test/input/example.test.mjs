import { openPage } from './page.mjs';

QUnit.module('page');

QUnit.test('has jQuery and the widget', async (assert) => {
  const page = await openPage({ html: '<p>Hello</p>', jquery: 4 });
  assert.equal(await page.textContent('p'), 'Hello');
  assert.equal(await page.evaluate('jQuery.fn.jquery'), '4.0.0');
  assert.equal(await page.evaluate('typeof jQuery.fn.uiTabs'), 'function');
});
