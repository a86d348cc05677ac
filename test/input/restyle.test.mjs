/*
 * How many elements get their styles anew when a panel of thousands is shown again: those that change, and
 * not all that it holds, as after a class that some selector ends in `*` behind (see _panel.scss).
 */
import { openPage } from './page.mjs';

QUnit.module('restyling', { beforeEach: (assert) => assert.timeout(20000) });

const ELEMENTS = 2000;
const MOST = 30;
const categories = ['devtools.timeline', 'blink.user_timing'];

const text = `<h3>${'<span>word</span> '.repeat(ELEMENTS)}</h3>`;

const forms = {
  tabs: {
    method: 'uiTabs',
    html: `<div id="set"><ul><li><a>One</a></li><li><a>Two</a></li></ul>
      <div><div>${text}</div><div>${text}</div></div></div>`,
  },
  accordion: {
    method: 'uiAccordion',
    html: `<div id="set">${`<div><h3>Title</h3><div>${text}</div></div>`.repeat(2)}</div>`,
  },
};

const settled = (page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  });

/** The largest number of elements that one pass over the styles has met while `act` ran. */
async function restyled(page, act) {
  const browser = page.context().browser();
  await settled(page);
  await browser.startTracing(page, { categories });
  await act();
  await settled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const passes = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(...passes.map(({ args }) => args.elementCount));
}

QUnit.test.each(
  'Speed: a panel shown again: few elements are styled anew',
  Object.entries(forms),
  async (assert, [widget, { method, html }]) => {
    const page = await openPage({
      html,
      css: [`/assets/css/ui.${widget}.min.css`],
      scripts: [`/assets/js/ui.${widget}.min.js`],
    });
    const select = (index) =>
      page.evaluate(([name, n]) => $('#set')[name]('select', n), [method, index]);
    await page.evaluate(
      ([name]) => $('#set')[name]({ active: 0, animation: { effects: 'none' } }),
      [method],
    );
    await settled(page);
    const first = await restyled(page, () => select(1));
    assert.true(first > ELEMENTS, `first: ${first}, all of it`);
    // Closed for the first time, a panel may lose its box: until the next frame it isn't known how it waits.
    await select(0);
    await settled(page);
    for (const index of [1, 0, 1]) {
      const again = await restyled(page, () => select(index));
      assert.true(again > 0 && again <= MOST, `again: ${again}`);
    }
  },
);
