import { focused, label, markup, openTabs, stateOf, takeLog } from './tabs-page.mjs';

QUnit.module('input: motion of the tabs');

const sized = (...heights) =>
  heights.reduce(
    (html, height, n) =>
      html.replace(`<p>P${n + 1}`, `<p style="height: ${height}px; margin: 0">P${n + 1}`),
    markup(heights.length),
  );

const tall = '<div style="height: 3000px"></div>';
const types = ['css', 'jquery'];
const PAIR = 'select 1 click, deactivate 0 click';

/** Whether anything of a set moves, by either engine. */
const MOVING = 'document.querySelectorAll(".z-animating").length > 0';

const atRest = (page) => page.waitForFunction(`!(${MOVING})`);

/** A set that moves by `type` and notes when it was pressed, and when it told of the selection. */
async function begin(type, { animation = {}, ...options } = {}) {
  const page = await openTabs({
    html: sized(60, 140, 90),
    settings: { animation: { type, duration: 300, effects: 'slideH', ...animation } },
    ...options,
  });
  await page.evaluate(() => {
    window.times = {};
    const note = (name) => () => (window.times[name] = performance.now());
    document.addEventListener('click', note('click'), true);
    window.jQuery('#set').on('uitabs:deactivate', note('told'));
  });
  return page;
}

QUnit.test.each('T15 a run takes its duration, by', types, async (assert, type) => {
  const page = await begin(type);
  await label(page, 1).click();
  await page.waitForFunction('"told" in times');
  const took = await page.evaluate('times.told - times.click');
  assert.true(Math.abs(took - 300) <= 150, `${took} ms`);
  assert.equal(await takeLog(page), PAIR);
  assert.equal(await stateOf(page), '0 1 0');
});

QUnit.test.each('T15 focus and scrolling stay where they are, by', types, async (assert, type) => {
  const page = await begin(type, {
    animation: { effects: 'slideV' },
    html: tall + sized(60, 900, 90) + tall,
  });
  await label(page, 1).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => {
    window.seen = [];
    const look = () => {
      const { textContent } = document.activeElement;
      const box = document.querySelector('.z-container');
      window.seen.push([window.scrollY, box.scrollTop, box.scrollLeft, textContent].join());
      if (!('told' in window.times)) requestAnimationFrame(look);
    };
    document.addEventListener('click', () => requestAnimationFrame(look), true);
  });
  const before = await page.evaluate('scrollY');
  await label(page, 1).click();
  await page.waitForFunction('"told" in times');
  const seen = await page.evaluate('seen');
  assert.true(seen.length > 3, `seen in ${seen.length} frames`);
  assert.deepEqual([...new Set(seen)], [`${before},0,0,T2`]);
  assert.equal(await focused(page), 'T2');
  assert.equal(await page.evaluate('scrollY'), before);
});

QUnit.test.each(
  'T15 reduced motion is heard while the page is open, by',
  types,
  async (assert, type) => {
    const page = await begin(type, { animation: { duration: 8000 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await label(page, 1).click();
    assert.false(await page.evaluate(MOVING));
    assert.equal(await takeLog(page), PAIR);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await label(page, 2).click();
    assert.true(await page.evaluate(MOVING));
    assert.equal(await takeLog(page), '');
    await page.evaluate('delete times.told');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction('"told" in times');
    assert.false(await page.evaluate(MOVING), 'it ends what moves');
    assert.equal(await takeLog(page), 'select 2 click, deactivate 1 click');
    await label(page, 0).click();
    assert.false(await page.evaluate(MOVING));
    assert.equal(await takeLog(page), 'select 0 click, deactivate 2 click');
    assert.equal(await stateOf(page), '1 0 0');
  },
);

QUnit.test.each('C11 fifteen fast clicks on all labels, by', types, async (assert, type) => {
  const page = await begin(type);
  const wanted = [];
  for (let n = 1; n <= 15; n++) {
    await label(page, (n * 2) % 3).click();
    wanted.push(`select ${(n * 2) % 3} click, deactivate ${((n - 1) * 2) % 3} click`);
  }
  await atRest(page);
  assert.equal(await takeLog(page), wanted.join(', '));
  assert.equal(await stateOf(page), '1 0 0');
  assert.equal(await page.locator('.z-leave, [inert]').count(), 0, 'nothing left behind');
});
