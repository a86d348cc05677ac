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
  const closed = ['select', 'collapse'].map((name) => count(`${name} 1 closed click`));
  assert.deepEqual(closed, [7, 7], 'no event lost');
  const inner = await page.locator('.z-active .z-auto-g').evaluate((one) => one.offsetHeight);
  assert.deepEqual(await heights(page), [
    [0, ''],
    [inner, ''],
    [0, ''],
  ]);
});

QUnit.test('AA7 a click meets nothing in content that closes', async (assert) => {
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
};

QUnit.test.each(
  'A5 the pressed header is on the screen when an upper section has closed:',
  anchoring,
  async (assert, head) => {
    const content = (n) => `<p style="height: ${n === 1 ? 1500 : 200}px">C${n}</p>`;
    const page = await openAccordion({
      html: `${tall}${markup({ content })}${tall}`,
      head,
      settings: { active: 0, animation: { duration: 300 } },
    });
    const header = trigger(page, 2);
    await header.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await header.click();
    await page.waitForFunction('log.some((entry) => entry.startsWith("collapse"))');
    await atRest(page);
    const { y, height } = await header.boundingBox();
    assert.true(y >= 0 && y + height <= 800, `${y}`);
  },
);
