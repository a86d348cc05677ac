import { focused, markup, openAccordion, stateOf, takeLog, trigger } from './accordion-page.mjs';
import { jqueries } from './page.mjs';

QUnit.module('accordion: real pointers');

const opening = (index) => `select ${index} click, activate ${index} click`;
const closing = (index) =>
  ['select', 'activate', 'collapse'].map((name) => `${name} ${index} closed click`).join(', ');

QUnit.test.each(
  'A2 one click opens once, the next one closes:',
  ['ul', 'details'],
  async (assert, form) => {
    const page = await openAccordion({ html: markup({ form }) });
    await trigger(page, 1).click();
    assert.equal(await takeLog(page), opening(1));
    assert.equal(await stateOf(page), '0 1 0');
    await trigger(page, 1).click();
    assert.equal(await takeLog(page), closing(1));
    assert.equal(await stateOf(page), '0 0 0');
    assert.equal(await focused(page), 'H2');
  },
);

QUnit.test('2.5.2 nothing happens before the button is up; sliding off cancels', async (assert) => {
  const page = await openAccordion();
  await trigger(page, 1).hover();
  await page.mouse.down();
  assert.equal(await takeLog(page), '');
  await page.mouse.move(600, 700);
  await page.mouse.up();
  await trigger(page, 1).click({ button: 'right' });
  await trigger(page, 1).click({ button: 'middle' });
  assert.equal(await takeLog(page), '', 'up elsewhere, and other buttons');
  assert.equal(await stateOf(page), '0 0 0');
});

QUnit.test.each(
  'A2 one tap toggles once, with event',
  ['click', 'mouseover', 'touchend'],
  async (assert, event) => {
    const context = { hasTouch: true, isMobile: true };
    const page = await openAccordion({ context, settings: { event } });
    await trigger(page, 1).tap();
    await page.waitForFunction('log.length');
    await trigger(page, 2).tap();
    await page.waitForFunction('log.length > 2');
    await trigger(page, 2).tap();
    await page.waitForFunction('log.length > 8');
    assert.equal(
      await takeLog(page),
      `${opening(1)}, ${opening(2)}, activate 1 closed click, collapse 1 closed click, ${closing(2)}`,
    );
    assert.equal(await stateOf(page), '0 0 0');
  },
);

QUnit.test.each('C1 the built file works on', jqueries, async (assert, options) => {
  const page = await openAccordion({ ...options, settings: { animation: { duration: 50 } } });
  await trigger(page, 1).click();
  await page.waitForFunction('log.length === 2');
  await page.keyboard.press('Enter');
  await page.waitForFunction('log.length === 5');
  assert.equal(await takeLog(page), `${opening(1)}, ${closing(1).replace(/click/g, 'key')}`);
  assert.equal(await stateOf(page), '0 0 0');
});
