import { markup, openTabs, takeKeys, takeLog } from './tabs-page.mjs';

QUnit.module('the menu, with real input');

const touch = { hasTouch: true, isMobile: true };
const head = '<meta name="viewport" content="width=device-width">';

const open = (options = {}) =>
  openTabs({
    html: `<p><a href="#x" id="before">before</a></p>${markup(4)}<p><input id="after"></p><div style="height: 400px"></div>`,
    head,
    viewport: { width: 400, height: 700 },
    ...options,
  });

const bar = (page) => page.locator('.z-tabs-mobile a');
const choice = (page, index) => page.locator('[role=tab]').nth(index);

/** What is open, what is selected, and what has the focus. */
const state = (page) =>
  page.evaluate(() => {
    const { id, textContent, role } = document.activeElement;
    const open = document.querySelector('.z-tabs-desktop').getClientRects().length > 0;
    const title = document.querySelector('.z-tabs-mobile .z-title').textContent;
    const focus = role === 'tab' ? textContent : role === 'button' ? 'bar' : id || '-';
    return `${title} ${open ? 'open' : 'closed'}, ${focus}`;
  });

/** The menu takes its place in the first frame. */
const ready = async (options) => {
  const page = await open(options);
  await bar(page).waitFor();
  return page;
};

QUnit.test('T12 by keys alone', async (assert) => {
  const page = await ready();
  const presses = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return state(page);
  };
  assert.equal(await presses('Tab', 'Tab'), 'T1 closed, bar');
  assert.equal(await presses('Enter'), 'T1 open, T1');
  assert.equal(await presses('ArrowDown', 'ArrowDown'), 'T1 open, T3');
  assert.equal(await presses('Escape'), 'T1 closed, bar');
  assert.equal(await presses('Space', 'End', 'Enter'), 'T4 closed, bar');
  assert.equal(await takeLog(page), 'select 3 key, deactivate 0 key');
  assert.equal(await presses('ArrowDown', 'Home', 'ArrowDown'), 'T4 open, T2');
  assert.equal(await presses('Space'), 'T2 closed, bar');
  assert.equal(await takeLog(page), 'select 1 key, deactivate 3 key');
  assert.equal(await presses('Enter', 'ArrowUp', 'Tab'), 'T2 closed, bar');
  assert.equal(await presses('Enter', 'Shift+Tab'), 'T2 closed, bar');
  assert.equal(await presses('Shift+Tab'), 'T2 closed, before');
  await takeKeys(page);
  assert.equal(await presses('Tab', 'Tab', 'Tab'), 'T2 closed, after');
  assert.equal(await takeKeys(page), 'Tab, Tab, Tab', 'Tab always leaves');
  assert.equal(await takeLog(page), '');
});

QUnit.test('T12, 3.2.2 by mouse: a choice goes nowhere', async (assert) => {
  const page = await ready();
  const url = page.url();
  await bar(page).click();
  assert.equal(await state(page), 'T1 open, T1');
  await bar(page).click();
  assert.equal(await state(page), 'T1 closed, bar');
  await bar(page).click();
  await choice(page, 2).click();
  assert.equal(await state(page), 'T3 closed, bar');
  assert.equal(await takeLog(page), 'select 2 click, deactivate 0 click');
  assert.equal(page.url(), url);
  await bar(page).click();
  await page.mouse.click(200, 650);
  await page.waitForFunction('document.activeElement.getAttribute("role") === "button"');
  assert.equal(await state(page), 'T3 closed, bar', 'a press outside');
  await bar(page).click();
  await page.evaluate('document.getElementById("after").scrollIntoView()');
  await page.locator('#after').click({ position: { x: 150, y: 5 }, force: true });
  assert.equal(await takeLog(page), '');
});

QUnit.test(
  'T12 the list covers the panel and moves nothing; it stays in the window',
  async (assert) => {
    const page = await ready({ html: markup(40), viewport: { width: 320, height: 500 } });
    const heights = () =>
      page.evaluate(
        '[document.documentElement.scrollWidth, document.getElementById("set").offsetHeight]',
      );
    const before = await heights();
    await bar(page).click();
    assert.deepEqual(await heights(), before);
    await page.keyboard.press('End');
    const [list, last] = await Promise.all(
      ['.z-tabs-desktop', '.z-tab:last-child'].map((selector) =>
        page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON()),
      ),
    );
    assert.true(list.right <= 320 && list.height <= 350, JSON.stringify(list));
    assert.true(
      last.top >= list.top && last.bottom <= list.bottom + 1,
      'the focused one is in sight',
    );
    assert.true(last.height >= 24);
  },
);

QUnit.test('T8, T12 by touch: a tap opens, a tap chooses, a tap outside closes', async (assert) => {
  const page = await ready({ context: touch });
  await bar(page).tap();
  assert.equal(await state(page), 'T1 open, T1');
  await choice(page, 1).tap();
  assert.equal(await state(page), 'T2 closed, bar');
  assert.equal(await takeLog(page), 'select 1 click, deactivate 0 click');
  await bar(page).tap();
  await page.touchscreen.tap(200, 650);
  await page.waitForFunction('document.activeElement.getAttribute("role") === "button"');
  assert.equal(await state(page), 'T2 closed, bar');
  assert.equal(await takeLog(page), '');
});
