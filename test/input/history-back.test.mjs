import { openLinked, press, seen, step, steps, takeLog } from './links-page.mjs';

QUnit.module('history: what goes with Back');

QUnit.test('T20 what a callback selects on Back is no step of its own', async (assert) => {
  const page = await openLinked();
  await page.evaluate(() => {
    jQuery('#set').on('uitabs:select', (_event, { index }) => {
      if (index === 2) jQuery('#set').uiTabs('select', 0);
    });
  });
  for (const text of ['set T2', 'set T3']) await press(page, text);
  assert.equal(await seen(page), '#tab1: set P1');
  assert.deepEqual(await steps(page, 'back', 'back', 'back'), [
    '#tab1: set P1',
    '#tab2: set P2',
    ': set P1',
  ]);
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
});

QUnit.test('T20 Back to an entry of another query', async (assert) => {
  const page = await openLinked();
  await press(page, 'set T2');
  await page.evaluate(() => history.pushState(null, '', '?page=2'));
  await press(page, 'set T3');
  assert.equal(await step(page, 'back'), ': set P1');
  await takeLog(page);
  await page.goBack();
  await page.waitForFunction('log.length > 1');
  assert.equal(await seen(page), '#tab2: set P2');
  assert.equal(await takeLog(page), 'set select 1 hash, set left 0 hash', 'once');
});
