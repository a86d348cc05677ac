import { markup, openTabs, stateOf } from './tabs-page.mjs';

QUnit.module('what a person looks for, with real input');

const field = (n) => `<p><input id="field${n}" required></p>`;

const form = () => {
  const set = [1, 3].reduce((html, n) => html.replace(`<p>P${n}</p>`, field(n)), markup(3));
  return `<form id="form">${set}<button id="send">Send</button></form>`;
};

const active = (page) => page.evaluate('document.activeElement.id');

QUnit.test(
  'R1 a page checks its form at the start and with each letter; sent, it is shown',
  async (assert) => {
    const page = await openTabs({ html: form() });
    await page.evaluate(() => {
      const { form: checked } = window;
      const check = () => checked.checkValidity();
      check();
      for (const type of ['input', 'change', 'focusout']) checked.addEventListener(type, check);
    });
    assert.equal(await stateOf(page), '1 0 0', 'nobody has done anything');
    await page.locator('#field1').click();
    await page.mouse.click(600, 600);
    assert.equal(await stateOf(page), '1 0 0', 'a field is left');
    await page.locator('#field1').pressSequentially('abc');
    assert.deepEqual([await stateOf(page), await active(page)], ['1 0 0', 'field1']);
    await page.keyboard.press('Enter');
    assert.deepEqual([await stateOf(page), await active(page)], ['0 0 1', 'field3']);
    await page.locator('[role=tab]').first().click();
    await page.locator('#send').click();
    assert.deepEqual([await stateOf(page), await active(page)], ['0 0 1', 'field3']);
  },
);

QUnit.test('R1 a list of errors leads to its fields, as often as it is used', async (assert) => {
  const page = await openTabs({ html: `<a id="error" href="#field3">Field 3</a>${form()}` });
  for (const time of ['first', 'second', 'third']) {
    const heard = time === 'first' ? page.waitForURL(/#field3$/) : null;
    await page.locator('#error').click();
    await heard;
    await page.waitForFunction(() => document.activeElement.id === 'field3');
    assert.equal(await stateOf(page), '0 0 1', time);
    await page.locator('[role=tab]').first().click();
    assert.equal(await stateOf(page), '1 0 0');
  }
});
