import { label, openTabs, stateOf, takeLog } from './tabs-page.mjs';
import { jqueries } from './page.mjs';

QUnit.module('real pointers');

const touch = { hasTouch: true, isMobile: true };

QUnit.test('2.5.2 a click selects once, a double click not twice', async (assert) => {
  const page = await openTabs();
  await label(page, 1).click();
  assert.equal(await takeLog(page), 'select 1 click, deactivate 0 click');
  await label(page, 2).dblclick();
  assert.equal(await takeLog(page), 'select 2 click, deactivate 1 click');
  await label(page, 2).click();
  assert.equal(await takeLog(page), '');
  assert.equal(await stateOf(page), '0 0 1');
});

QUnit.test('2.5.2 nothing happens before the button is up; sliding off cancels', async (assert) => {
  const page = await openTabs();
  await label(page, 1).hover();
  await page.mouse.down();
  assert.equal(await takeLog(page), '');
  await label(page, 2).hover();
  await page.mouse.up();
  assert.equal(await takeLog(page), '', 'up on another label');
  await label(page, 1).hover();
  await page.mouse.down();
  await page.mouse.move(600, 700);
  await page.mouse.up();
  assert.equal(await takeLog(page), '', 'up elsewhere');
  assert.equal(await stateOf(page), '1 0 0');
});

QUnit.test('T8, 1.4.13 mouseover opens by hover, once for each label; it stays', async (assert) => {
  const page = await openTabs({ settings: { event: 'mouseover' } });
  await label(page, 1).hover();
  assert.equal(await takeLog(page), 'select 1 click, deactivate 0 click');
  await label(page, 1).click();
  assert.equal(await takeLog(page), '');
  await page.locator('.z-content.z-active').hover();
  await page.keyboard.press('Escape');
  assert.equal(await stateOf(page), '0 1 0', 'under the mouse, as it covers nothing');
  await page.mouse.move(600, 700);
  assert.equal(await stateOf(page), '0 1 0');
  await label(page, 2).hover();
  assert.equal(await takeLog(page), 'select 2 click, deactivate 1 click');
});

QUnit.test.each(
  'T8 one tap selects once, with event',
  ['click', 'mouseover', 'touchend'],
  async (assert, event) => {
    const page = await openTabs({ context: touch, settings: { event } });
    await label(page, 1).tap();
    await page.waitForFunction('log.length');
    await label(page, 2).tap();
    await page.waitForFunction('log.length > 2');
    assert.equal(
      await takeLog(page),
      'select 1 click, deactivate 0 click, select 2 click, deactivate 1 click',
    );
    assert.equal(await stateOf(page), '0 0 1');
  },
);

QUnit.test.each('C1 the built file works on', jqueries, async (assert, options) => {
  const page = await openTabs({
    ...options,
    settings: { animation: { effects: 'fade', duration: 50 } },
  });
  await label(page, 1).click();
  await page.waitForFunction('log.length === 2');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction('log.length === 4');
  assert.equal(
    await takeLog(page),
    'select 1 click, deactivate 0 click, select 2 key, deactivate 1 key',
  );
  assert.equal(await stateOf(page), '0 0 1');
});
