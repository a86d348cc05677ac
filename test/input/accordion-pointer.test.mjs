import { focused, markup, openAccordion, stateOf, takeLog, trigger } from './accordion-page.mjs';
import { jqueries } from './page.mjs';

QUnit.module('accordion: real pointers');

const opening = (index) => `select ${index} click, activate ${index} click`;
const closing = (index) => `activate ${index} closed click, collapse ${index} closed click`;

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

QUnit.test('A2 a double click opens and closes', async (assert) => {
  const page = await openAccordion();
  await trigger(page, 1).dblclick();
  assert.equal(await takeLog(page), `${opening(1)}, ${closing(1)}`);
  assert.equal(await page.evaluate('getSelection().toString()'), '', 'and selects no text');
});

QUnit.test('A2 horizontal: an open section stays open', async (assert) => {
  const page = await openAccordion({ settings: { orientation: 'horizontal', width: 600 } });
  // By force, for it is `aria-disabled`.
  await trigger(page, 0).click({ force: true });
  assert.equal(await takeLog(page), '');
  await trigger(page, 2).click();
  assert.equal(await stateOf(page), '0 0 1');
});

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

QUnit.test('A1 a click on the header beside the button counts', async (assert) => {
  const head = '<style>#set .z-header { padding-bottom: 40px }</style>';
  const page = await openAccordion({ head });
  const header = page.locator('.z-header').nth(1);
  const { height } = await header.boundingBox();
  const position = { x: 30, y: height - 10 };
  await header.click({ position });
  assert.equal(await takeLog(page), opening(1));
  await header.click({ position });
  assert.equal(await takeLog(page), closing(1));
});

const controls = (n) =>
  `H${n} <a id="link${n}" href="#there">L</a> <button type="button" id="go${n}">G</button>
   <label id="label${n}"><input type="checkbox" id="box${n}"> on</label>
   <select id="pick${n}"><option>a<option>b</select> <input id="text${n}">`;

QUnit.test.each(
  'A1 controls in a header work and open nothing:',
  ['ul', 'details'],
  async (assert, form) => {
    const page = await openAccordion({ html: markup({ header: controls, form }) });
    await page.evaluate('document.getElementById("go2").onclick = () => log.push("go")');
    await page.click('#go2');
    assert.equal(await takeLog(page), 'go');
    await page.click('#box2');
    assert.true(await page.isChecked('#box2'), 'the box');
    await page.click('#label2', { position: { x: 25, y: 5 } });
    assert.false(await page.isChecked('#box2'), 'its label');
    await page.click('#text2');
    assert.equal(await focused(page), 'text2');
    await page.keyboard.type('a b');
    assert.equal(await page.inputValue('#text2'), 'a b');
    await page.selectOption('#pick2', 'b');
    await page.click('#link2');
    await page.waitForURL('**#there');
    assert.equal(await takeLog(page), '');
    assert.equal(await stateOf(page), '0 0 0');
    await page
      .locator('.z-title')
      .nth(1)
      .click({ position: { x: 5, y: 5 } });
    assert.equal(await takeLog(page), opening(1), 'the title opens');
  },
);

QUnit.test('A2 hover opens with event: mouseover, and never closes', async (assert) => {
  const page = await openAccordion({ settings: { event: 'mouseover' } });
  await trigger(page, 1).hover();
  assert.equal(await takeLog(page), opening(1));
  await page.mouse.move(600, 700);
  await trigger(page, 1).hover();
  await page.locator('.z-content').nth(1).hover();
  await trigger(page, 1).hover();
  assert.equal(await takeLog(page), '');
  assert.equal(await stateOf(page), '0 1 0');
  await trigger(page, 1).click();
  assert.equal(await takeLog(page), closing(1), 'a press does');
});

QUnit.test('A2 with click as the event hover opens nothing', async (assert) => {
  const page = await openAccordion();
  await trigger(page, 1).hover();
  assert.equal(await takeLog(page), '');
});

QUnit.test.each(
  'A2 one tap toggles once, with event',
  ['click', 'mouseover', 'mouseenter'],
  async (assert, event) => {
    const context = { hasTouch: true, isMobile: true };
    const page = await openAccordion({ context, settings: { event } });
    await trigger(page, 1).tap();
    await page.waitForFunction('log.length');
    await trigger(page, 2).tap();
    await page.waitForFunction('log.length > 2');
    await trigger(page, 2).tap();
    await page.waitForFunction('log.length > 5');
    assert.equal(
      await takeLog(page),
      `${opening(1)}, ${opening(2)}, collapse 1 closed click, ${closing(2)}`,
    );
    assert.equal(await stateOf(page), '0 0 0');
  },
);

QUnit.test.each('C1 the built file works on', jqueries, async (assert, options) => {
  const page = await openAccordion({ ...options, settings: { animation: { duration: 50 } } });
  await trigger(page, 1).click();
  await page.waitForFunction('log.length === 2');
  await page.keyboard.press('Enter');
  await page.waitForFunction('log.length === 4');
  assert.equal(await takeLog(page), `${opening(1)}, activate 1 closed key, collapse 1 closed key`);
  assert.equal(await stateOf(page), '0 0 0');
});
