import { openTabs, swipe, tabs, tap, words } from './widgets.mjs';

QUnit.module('one row that scrolls');

const long = '<style>body { height: 3000px }</style>';

/** Tabs in a narrow window, in a page that can scroll as well. */
const openRow = (options) =>
  openTabs({
    html: tabs({ count: words.length, label: (n) => `<a>${words[n - 1]}</a>` }),
    head: long,
    viewport: { width: 320, height: 600 },
    settings: { overflow: 'scroll' },
    ...options,
  });

/** Which buttons show, and whether the selected tab is in view. */
const state = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.z-shift')].map((one) => one.checkVisibility());
    const selected = document.querySelector('[role=tab][aria-selected=true]');
    const { left, right, top, bottom } = selected.getBoundingClientRect();
    const isSeen = (x) => selected.contains(document.elementFromPoint(x, (top + bottom) / 2));
    const sides = ['left', 'right'].filter((_, n) => shown[n]).join(' ');
    const isIn = [left + 1, right - 1].every(isSeen);
    return `${sides}, ${selected.textContent} ${isIn ? 'in view' : 'cut'}`;
  });

const offset = (page) => page.evaluate(() => document.querySelector('.z-tabs-desktop').scrollLeft);

/** Waits until neither the page nor the row moves any more. */
const still = (page) =>
  page.evaluate(async () => {
    const places = () => `${document.querySelector('.z-tabs-desktop').scrollLeft} ${scrollY}`;
    for (let last = '', same = 0; same < 8; last = places()) {
      await new Promise(requestAnimationFrame);
      same = places() === last ? same + 1 : 0;
    }
  });

QUnit.test('T14, 2.5.7 buttons move the row by mouse, and the focus stays', async (assert) => {
  const page = await openRow({ context: { reducedMotion: 'reduce' } });
  await page.keyboard.press('Tab');
  const button = (side) => page.locator('.z-shift').nth(side === 'right' ? 1 : 0);
  let last = -1;
  let presses = 0;
  while (await button('right').isVisible()) {
    await button('right').click();
    await still(page);
    const now = await offset(page);
    assert.true(now > last && now - last < 350, `${now} after ${last}`);
    last = now;
    presses += 1;
  }
  assert.true(presses > 1 && presses < 6, String(presses));
  assert.equal(await state(page), 'left, Overview cut', 'nothing is selected by it');
  await page.getByText('Accessories', { exact: true }).click();
  assert.equal(await state(page), 'left, Accessories in view');
  while (await button('left').isVisible()) {
    await button('left').click();
    await still(page);
    presses -= 1;
  }
  assert.deepEqual([await offset(page), presses], [0, 0], 'as many pages back');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Accessories');
});

const directions = ['ltr', 'rtl'];

QUnit.test.each('T14 the wheel moves the row, then the page,', directions, async (assert, dir) => {
  const page = await openRow({ dir });
  const list = await page.locator('.z-tabs-desktop').boundingBox();
  await page.mouse.move(list.x + list.width / 2, list.y + list.height / 2);
  const before = await offset(page);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction('document.querySelector(".z-tabs-desktop").scrollLeft !== 0');
  const moved = async () => [
    Math.abs((await offset(page)) - before),
    await page.evaluate('scrollY'),
  ];
  await assert.becomes(page, moved, [100, 0]);
  await still(page);
  assert.deepEqual(await moved(), [100, 0], 'and no further');
  for (let n = 0; n < 9; n++) {
    await page.mouse.wheel(0, 100);
    await still(page);
  }
  const isBelow = () => page.evaluate('scrollY > 0');
  await assert.becomes(page, isBelow, true, 'the row is at its end');
  const isAtEnd = async () => (await state(page)).startsWith(dir === 'ltr' ? 'left,' : 'right,');
  await assert.becomes(page, isAtEnd, true);
});

QUnit.test('T14 a swipe moves the row and selects nothing', async (assert) => {
  const page = await openRow({
    context: { hasTouch: true, isMobile: true },
    head: '<meta name="viewport" content="width=device-width">' + long,
  });
  const { x, y } = await page.getByText('Pictures', { exact: true }).boundingBox();
  await swipe(page, [x + 10, y + 10], [-150, 0]);
  await page.waitForFunction('document.querySelector(".z-tabs-desktop").scrollLeft !== 0');
  await still(page);
  assert.true((await offset(page)) > 80, String(await offset(page)));
  assert.true((await state(page)).startsWith('left right, Overview cut'), await state(page));
  await tap(page.getByText('Reviews', { exact: true }));
  assert.true((await state(page)).includes('Reviews in view'), await state(page));
  assert.equal(await page.evaluate('scrollY'), 0);
});

QUnit.test(
  'T14, 2.4.3 where a dialog that opens would focus the row, its selected tab is focused',
  async (assert) => {
    const row = tabs({ count: words.length, label: (n) => `<a>${words[n - 1]}</a>` });
    const page = await openRow({
      html: `<dialog style="width: 240px">${row}</dialog>`,
      settings: { overflow: 'scroll', mobileNav: false, defaultTab: 'tab6' },
    });
    await page.evaluate("document.querySelector('dialog').showModal()");
    assert.equal(await page.evaluate('document.activeElement.textContent'), words[5]);
  },
);
