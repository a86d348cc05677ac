import { focused, label, markup, openTabs, stateOf, takeKeys, takeLog } from './tabs-page.mjs';

QUnit.module('closable tabs, with real input');

const open = async (options = {}) => {
  const { settings, ...others } = options;
  const page = await openTabs({
    html: `<p><input id="before"></p>${markup(4)}<p><input id="after"></p>`,
    ...others,
    settings: { closable: true, ...settings },
  });
  await page.evaluate(() => {
    window
      .jQuery('#set')
      .on('uitabs:remove', (_event, { index, reason }) => log.push(`remove ${index} ${reason}`));
  });
  return page;
};

const closer = (page, index) =>
  page.locator('#set .z-tabs-desktop > li').nth(index).locator('.z-close');

QUnit.test('AT12 Delete and Backspace close; the focus goes on', async (assert) => {
  const page = await open();
  const presses = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return `${await stateOf(page)}, ${await focused(page)}`;
  };
  await page.locator('#before').focus();
  assert.equal(await presses('Tab', 'ArrowRight'), '0 1 0 0, T2', 'one stop, no close button');
  await takeKeys(page);
  assert.equal(await presses('Delete'), '0 1 0, T3');
  assert.equal(await presses('End', 'Backspace'), '0 1, T3');
  assert.equal(await takeKeys(page), 'Delete prevented, End prevented, Backspace prevented');
  assert.equal(await presses('Tab'), '0 1, panel P3');
  assert.equal(await presses('Shift+Tab', 'Delete', 'Delete'), ', set', 'the container');
  assert.equal(await presses('Tab'), ', after');
  assert.equal(await page.evaluate('set.hasAttribute("tabindex")'), false);
  const log = await takeLog(page);
  assert.true(log.endsWith('deactivate 0 key, remove 0 key'), log);
});

QUnit.test('T19 a mouse closes; what it does not press keeps the focus', async (assert) => {
  const page = await open();
  await closer(page, 0).click();
  assert.equal(await stateOf(page), '1 0 0');
  assert.equal(await focused(page), 'T2');
  assert.equal(await takeLog(page), 'select 0 click, deactivate 0 click, remove 0 click');
  await page.locator('#after').focus();
  await closer(page, 1).click();
  assert.equal(await focused(page), 'after');
  assert.equal(await takeLog(page), 'remove 1 click');
  await label(page, 1).click();
  assert.equal(await stateOf(page), '0 1');
});

QUnit.test('T19 a finger closes once', async (assert) => {
  const page = await open({ context: { hasTouch: true } });
  await closer(page, 1).tap();
  assert.equal(await stateOf(page), '1 0 0');
  assert.equal(await takeLog(page), 'remove 1 click');
});

QUnit.test('AT12 T19 in a menu: it stays open, until it is empty', async (assert) => {
  const page = await open({ viewport: { width: 400, height: 700 } });
  const bar = page.locator('.z-tabs-mobile a');
  await bar.click();
  await closer(page, 1).click();
  await page.keyboard.press('Delete');
  const now = () =>
    page.evaluate(() => {
      const { textContent, role, id } = document.activeElement;
      const labels = Array.from(document.querySelectorAll('[role=tab]'));
      return `${labels.map((label) => label.textContent).join(' ')}, ${role ? textContent : id}`;
    });
  assert.equal(await now(), 'T3 T4, T3');
  assert.equal(await bar.textContent(), 'T3');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  assert.equal(await now(), ', set');
});
