// The examples of the page of questions, as they stand there.
import { openFile } from './page.mjs';

QUnit.module('questions');

const openQuestions = (options = {}) =>
  openFile('/demo/questions.html', { context: { reducedMotion: 'reduce' }, ...options });

const textOf = (page, selector) => page.locator(selector).innerText();

QUnit.test('C6 what is open, and no box for what is closed', async (assert) => {
  const page = await openQuestions();
  await page.click('#moon >> text=Full');
  await page.click('#moon-ask');
  assert.equal(await textOf(page, '#moon-answer'), 'active() is 1');
  const isShown = () => document.querySelector('#moon .z-content').getClientRects().length > 0;
  assert.false(await page.evaluate(isShown), 'findInPage: false');
});

QUnit.test('C9 a chart is drawn once, as wide as its panel', async (assert) => {
  const page = await openQuestions();
  const chart = page.locator('#levels-chart');
  assert.false(await chart.evaluate((canvas) => canvas.matches('.drawn')), 'closed');
  await page.click('#levels >> text=Chart');
  await page.locator('#levels-chart.drawn').waitFor();
  const widths = await chart.evaluate(({ width, parentElement }) => [
    width,
    Math.floor(window.jQuery(parentElement).width()),
  ]);
  assert.equal(widths[0], widths[1]);
});

QUnit.test('T9 tabs are sorted by buttons', async (assert) => {
  const page = await openQuestions();
  const labels = () => page.locator('#days .z-tab').allInnerTexts();
  await page.click('#sort [data-by="1"]');
  assert.deepEqual(await labels(), ['Hills', 'Sea', 'Town']);
  await page.click('#sort [data-by="-1"]');
  await page.click('#sort [data-by="-1"]');
  assert.deepEqual(await labels(), ['Sea', 'Hills', 'Town'], 'and not beyond an end');
});

QUnit.test('T9 tabs are sorted by dragging, with jQuery UI', async (assert) => {
  const page = await openQuestions();
  await page.addScriptTag({ url: '/node_modules/jquery-ui/dist/jquery-ui.min.js' });
  await page.evaluate(() => {
    const code = document.querySelector('#sort > .code code').textContent;
    const [, own] = code.match(/jQuery UI\n([^]*?)\n\n/);
    // The code as it stands on the page.
    window.eval(own.replaceAll('#trip', '#days'));
  });
  const [first, last] = [0, 2].map((n) => page.locator('#days .z-tab').nth(n));
  await first.scrollIntoViewIfNeeded();
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.move(to.x + to.width - 5, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await page.locator('#days .z-tab:last-child >> text=Sea').waitFor();
  await page.click('#days .z-tab >> text=Hills');
  // jQuery UI keeps the focus from what is pressed.
  await page.focus('#days .z-active > .z-link');
  for (const [key, panel] of [
    ['ArrowRight', 'Town'],
    ['ArrowRight', 'Sea'],
  ]) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    assert.equal(await textOf(page, '#days .z-active.z-tab'), panel);
  }
  assert.equal(await textOf(page, '#days .z-content.z-active'), 'The ferry leaves at six.');
});

QUnit.test('C16 each record remembers its own tab', async (assert) => {
  const page = await openQuestions();
  await page.click('#trip-place >> text=Stays');
  await page.selectOption('#trip-number', '7');
  assert.equal(await textOf(page, '#trip-place .z-active.z-tab'), 'Route', 'of 7');
  await page.selectOption('#trip-number', '5');
  assert.equal(await textOf(page, '#trip-place .z-active.z-tab'), 'Stays', 'of 5');
});

QUnit.test(
  'C18 a login page, a part of a page, a request of which nobody is told',
  async (assert) => {
    const page = await openQuestions();
    await page.click('#orders .z-tab >> text=Orders');
    await page.locator('#orders .z-failure').waitFor();
    assert.ok((await textOf(page, '#orders .z-failure p')).includes('please log in again'));
    await page.click('#tower .z-tab >> text=Light');
    await page.locator('#tower .z-active p').waitFor();
    assert.equal(await page.locator('#tower .z-content.z-active p').count(), 1);
    await page.click('#quiet .z-tab >> text=Wind');
    await page.locator('#quiet .z-content:not([aria-busy]).z-active p').first().waitFor();
    assert.equal(await textOf(page, '#told'), '2', 'the two before it');
  },
);

QUnit.test('A1 text beside a heading is text', async (assert) => {
  const page = await openQuestions();
  await page.locator('#header-text code').first().dblclick();
  assert.equal(await page.locator('#header-text [aria-expanded=true]').count(), 0);
  assert.ok((await page.evaluate('String(getSelection())')).trim(), 'selected');
});

QUnit.test('T15 without motion', async (assert) => {
  const page = await openQuestions({ context: {} });
  await page.check('#still');
  await page.click('#slow .z-tab >> text=Sloth');
  const moves = await page.evaluate(
    "document.getElementById('slow').getAnimations({ subtree: true }).length",
  );
  assert.equal(moves, 0);
});
