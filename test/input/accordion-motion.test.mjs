import {
  MOVING,
  atRest,
  markup,
  openAccordion,
  stateOf,
  takeLog,
  tall,
  trigger,
} from './accordion-page.mjs';

QUnit.module('accordion: motion under real clicks');

/** The heights that contents have now, and those of what they hold. */
const heights = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-content'), (one) => [
      one.offsetHeight,
      one.style.height,
    ]),
  );

QUnit.test('A5, C11 fifteen fast clicks on one header end open', async (assert) => {
  const page = await openAccordion({ settings: { animation: { duration: 300 } } });
  await trigger(page, 1).click({ clickCount: 15 });
  assert.equal(await stateOf(page), '0 1 0', 'told at once');
  await atRest(page);
  await page.waitForFunction('log.at(-1) === "activate 1 click"');
  const log = (await takeLog(page)).split(', ');
  const count = (entry) => log.filter((one) => one === entry).length;
  assert.deepEqual([count('select 1 click'), count('activate 1 click')], [8, 8]);
  assert.equal(count('collapse 1 closed click'), 7, 'no event lost');
  const inner = await page
    .locator('.z-auto-g')
    .nth(1)
    .evaluate((one) => one.offsetHeight);
  assert.deepEqual(await heights(page), [
    [0, ''],
    [inner, ''],
    [0, ''],
  ]);
});

QUnit.test('A5, C11 fifteen fast clicks on all headers end with the last', async (assert) => {
  const page = await openAccordion({ settings: { animation: { duration: 300 } } });
  for (let n = 1; n <= 15; n++) await trigger(page, (n * 2) % 3).click({ force: true });
  assert.equal(await stateOf(page), '1 0 0');
  await atRest(page);
  await page.waitForFunction('log.at(-1).startsWith("collapse")');
  const [open, ...closed] = await heights(page);
  assert.true(open[0] > 20, `height ${open[0]}`);
  assert.deepEqual(closed, [
    [0, ''],
    [0, ''],
  ]);
  assert.equal(await page.locator('.z-moving, [inert]').count(), 0, 'nothing left behind');
});

QUnit.test('A7 a click meets nothing in content that closes', async (assert) => {
  const content = (n) =>
    `<button id="in${n}" onclick="log.push('in')">X</button>${'<p>C</p>'.repeat(9)}`;
  const page = await openAccordion({
    html: markup({ content }),
    settings: { active: 0, animation: { duration: 10000 } },
  });
  const { x, y } = await page.locator('#in1').boundingBox();
  await trigger(page, 0).click();
  await page.mouse.click(x + 5, y + 5);
  assert.true(await page.evaluate(MOVING), 'it still closes');
  assert.false((await takeLog(page)).includes('in'));
});

const anchoring = {
  'with scroll anchoring of the browser': '',
  without: '<style>* { overflow-anchor: none }</style>',
  'in a box that scrolls':
    '<style>#box { height: 500px; overflow: auto; overflow-anchor: none }</style>',
  'with smooth scrolling': '<style>* { overflow-anchor: none; scroll-behavior: smooth }</style>',
};

QUnit.test.each(
  'A5 the pressed header stays on the screen while an upper section closes:',
  anchoring,
  async (assert, head) => {
    const content = (n) => `<p style="height: ${n === 1 ? 1500 : 200}px">C${n}</p>`;
    const page = await openAccordion({
      html: `<div id="box">${tall}${markup({ content })}${tall}</div>`,
      head,
      settings: { active: 0, animation: { duration: 300 } },
    });
    const header = trigger(page, 2);
    await header.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = await header.boundingBox();
    // Sizes are told after a frame's callbacks and before it is painted: what a person sees.
    await header.evaluate((one) => {
      window.tops = [];
      const observer = new ResizeObserver(() => window.tops.push(one.getBoundingClientRect().top));
      for (const content of document.querySelectorAll('.z-content')) observer.observe(content);
    });
    await page.mouse.click(x + 20, y + 10);
    await page.waitForFunction('log.some((entry) => entry.startsWith("collapse"))');
    await atRest(page);
    const tops = await page.evaluate('window.tops');
    assert.true(tops.length > 3, `seen in ${tops.length} frames`);
    const astray = tops.filter((top) => Math.abs(top - y) > 1.5);
    assert.deepEqual(astray, [], `stays at ${y}`);
    assert.true(Math.abs((await header.boundingBox()).y - y) <= 1.5, 'in the end');
  },
);

QUnit.test('A5 reduced motion: at once, and the events come', async (assert) => {
  const page = await openAccordion({
    context: { reducedMotion: 'reduce' },
    settings: { animation: { duration: 10000 } },
  });
  await trigger(page, 1).click();
  assert.false(await page.evaluate(MOVING));
  assert.equal(await takeLog(page), 'select 1 click, activate 1 click');
});
