import { openFit } from './fit-page.mjs';

QUnit.module('one row that scrolls, with real input');

const tall = '<style>body { height: 3000px }</style>';

const open = ({ settings = {}, ...options } = {}) =>
  openFit({
    head: tall,
    viewport: { width: 320, height: 600 },
    settings: { overflow: 'scroll', ...settings },
    ...options,
  });

/** Which buttons show, whether the tab in focus and the selected one are in view, where the page is. */
const state = (page) =>
  page.evaluate(() => {
    const shown = Array.from(document.querySelectorAll('.z-shift')).map((button) =>
      button.getBoundingClientRect(),
    );
    const list = document.querySelector('.z-tabs-desktop').getBoundingClientRect();
    const left = shown[0].width ? shown[0].right : list.left;
    const right = shown[1].width ? shown[1].left : list.right;
    const isIn = (tab) => {
      const at = tab.getBoundingClientRect();
      return at.left >= left - 0.5 && at.right <= right + 0.5 ? 'in view' : 'cut';
    };
    const selected = document.querySelector('[role=tab][aria-selected=true]');
    const focused = document.activeElement;
    return [
      [shown[0].width ? 'left' : '', shown[1].width ? 'right' : ''].filter(Boolean).join(' '),
      `${selected.textContent} ${isIn(selected)}`,
      focused.role === 'tab' ? `${focused.textContent} ${isIn(focused)}` : '-',
    ].join(', ');
  });

const offset = (page) =>
  page.evaluate(() => Math.abs(document.querySelector('.z-tabs-desktop').scrollLeft));

/** Waits until neither the page nor the row moves any more. */
const still = (page) =>
  page.evaluate(async () => {
    const places = () => `${document.querySelector('.z-tabs-desktop').scrollLeft} ${scrollY}`;
    for (let last = '', same = 0; same < 8; last = places()) {
      await window.frame();
      same = places() === last ? same + 1 : 0;
    }
  });

QUnit.test('T14, 1.4.10 at 320 px the row scrolls, and not the page', async (assert) => {
  for (const html of ['', '<style>body { display: grid }</style>']) {
    const page = await open({ head: tall + html });
    assert.deepEqual(
      await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]),
      [320, 320],
    );
    assert.equal(await state(page), 'right, Overview in view, -');
  }
});

QUnit.test.each(
  'T14, 2.4.11 what keys focus is fully in view, activation',
  ['auto', 'manual'],
  async (assert, activation) => {
    for (const dir of ['ltr', 'rtl']) {
      const page = await open({ dir, settings: { activation } });
      await page.keyboard.press('Tab');
      const next = dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
      const previous = dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
      const keys = [...Array(7).fill(next), ...Array(7).fill(previous), 'End', 'Home', 'End'];
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.evaluate('drawn()');
        const told = await state(page);
        assert.true(told.endsWith(' in view'), `${dir} ${key}: ${told}`);
      }
      // The panel begins with text, and so is the next stop.
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement.role), 'tabpanel');
      await page.keyboard.press('Shift+Tab');
      await page.evaluate('drawn()');
      const told = await state(page);
      assert.true(told.endsWith(' in view'), `${dir} back: ${told}`);
    }
  },
);

QUnit.test('T14, 2.5.7 buttons move the row by mouse, and the focus stays', async (assert) => {
  const page = await open({ context: { reducedMotion: 'reduce' } });
  await page.keyboard.press('Tab');
  const button = (side) => page.locator('.z-shift').nth(side === 'right' ? 1 : 0);
  let last = -1;
  let presses = 0;
  while (await button('right').isVisible()) {
    await button('right').click();
    await still(page);
    const now = await offset(page);
    assert.true(now > last, `${now} after ${last}`);
    last = now;
    presses += 1;
  }
  assert.true(presses > 1 && presses < 6, String(presses));
  assert.equal(await state(page), 'left, Overview cut, Overview cut', 'nothing is selected by it');
  await page.getByText('Accessories', { exact: true }).click();
  assert.equal(await state(page), 'left, Accessories in view, Accessories in view');
  while (await button('left').isVisible()) {
    await button('left').click();
    await still(page);
  }
  assert.equal(await offset(page), 0);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Accessories');
});

QUnit.test.each(
  'T14 the wheel moves the row, then the page, dir',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const page = await open({ dir });
    const list = await page.locator('.z-tabs-desktop').boundingBox();
    await page.mouse.move(list.x + list.width / 2, list.y + list.height / 2);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction('document.querySelector(".z-tabs-desktop").scrollLeft !== 0');
    await still(page);
    assert.deepEqual([await offset(page), await page.evaluate('scrollY')], [100, 0]);
    for (let n = 0; n < 9; n++) {
      await page.mouse.wheel(0, 100);
      await still(page);
    }
    assert.true((await page.evaluate('scrollY')) > 0, 'the row is at its end');
    assert.true((await state(page)).startsWith(dir === 'ltr' ? 'left,' : 'right,'));
  },
);

QUnit.test('T14 a swipe moves the row and selects nothing', async (assert) => {
  const page = await open({
    context: { hasTouch: true, isMobile: true },
    head: '<meta name="viewport" content="width=device-width">' + tall,
  });
  const { x, y } = await page.getByText('Pictures', { exact: true }).boundingBox();
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: x + 10, y: y + 10 }]);
  for (let n = 1; n <= 10; n++) await send('touchMove', [{ x: x + 10 - 15 * n, y: y + 10 }]);
  await send('touchEnd', []);
  await still(page);
  assert.true((await offset(page)) > 80, String(await offset(page)));
  assert.true((await state(page)).startsWith('left right, Overview cut'), await state(page));
  await page.getByText('Reviews', { exact: true }).tap();
  assert.true((await state(page)).includes('Reviews in view'), await state(page));
  assert.equal(await page.evaluate('scrollY'), 0);
});
