// What the browser has to do for many items, and what it keeps of many that have ended.
import { openPage } from './page.mjs';
import { both, markup } from './widgets.mjs';

QUnit.module('many');

/** Opens a page, with a reader of what the browser counts. */
async function openCounted(html = '') {
  const page = await openPage({ html: `<main>${html}</main>` });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (...names) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return names.map((wanted) => metrics.find(({ name }) => name === wanted).value);
  };
  const frames = async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let n = 0; n < 2; n++) await page.evaluate(frame);
  };
  return {
    page,
    /** How often the page has been laid out, and its styles gone over, until what is done was painted. */
    async passes(act) {
      const before = await read('LayoutCount', 'RecalcStyleCount');
      await page.evaluate(act);
      await frames();
      const after = await read('LayoutCount', 'RecalcStyleCount');
      return after.map((value, n) => value - before[n]);
    },
    /** How many nodes and listeners are left once the engine has cleared up. */
    async left() {
      // What is watched is let go of for a frame.
      await frames();
      for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
      return read('Nodes', 'JSEventListeners');
    },
  };
}

/** Accordions in tabs, as many sets as twice `count`. */
function fill(count) {
  const inner =
    '<ul data-role="z-accordion" data-find-in-page="false"><li><h3>A</h3><div>A</div></li></ul>';
  const outer = `<ul><li><a>A</a></li><li><a>B</a></li></ul><div><div>${inner}</div><div>B</div></div>`;
  const main = document.querySelector('main');
  main.innerHTML = `<div data-role="z-tabs" data-find-in-page="false">${outer}</div>`.repeat(count);
  window.given = main.innerHTML;
  return document.body.offsetHeight;
}

QUnit.test('C15, F15 sets ask for nothing at the start, however many', async (assert) => {
  const { page, passes } = await openCounted();
  await page.evaluate(fill, 100);
  const counts = await passes("jQuery('main').uiTabs('scan').uiAccordion('scan'), 0");
  // Those of the frame, and what watches sizes may ask for more.
  assert.true(Math.max(...counts) <= 9, `${counts} layouts and styles for 200 sets`);
  await page.evaluate("jQuery('.z-tabs').uiTabs('destroy')");
  await page.evaluate("jQuery('.z-accordion').uiAccordion('destroy')");
  assert.true(await page.evaluate("jQuery('main').html() === given"), 'and they leave nothing');
});

/** Rounds of a life with all that could leave something behind elsewhere. */
function live([plugin, count]) {
  const contentUrls = ['/answer/never'];
  for (let round = 0; round < count; round++) {
    const set = window.jQuery('#set');
    set[plugin]({ animation: { duration: 50 }, deeplinking: true, history: 'none', dark: 'auto' });
    set[plugin]('select', 1)[plugin]('add', 'New', '<p>new</p>')[plugin]('last');
    set[plugin]('play', 1000)[plugin]('setOptions', { theme: 'red', autoplay: { interval: 900 } });
    set[plugin]('setOptions', { minWindowWidth: 9999, contentUrls })[plugin]('load', 0);
    set[plugin]('remove', -1)[plugin]('destroy');
  }
  return new Promise((resolve) => setTimeout(resolve));
}

both('C13 a hundred lives leave nothing:', async (assert, kind, plugin) => {
  const { page, left } = await openCounted(markup[kind]({ count: 4 }));
  await page.evaluate(live, [plugin, 20]);
  const before = await left();
  await page.evaluate(live, [plugin, 100]);
  await assert.becomes(page, left, before);
});

both('C13 once out of the page nothing keeps it:', async (assert, kind, plugin) => {
  const { page, left } = await openCounted(markup[kind]({ count: 4 }));
  await page.evaluate((plugin) => {
    const set = window.jQuery('#set')[plugin]({ deeplinking: true, autoplay: { interval: 1000 } });
    window.gone = new WeakRef(set[0]);
    const moved = { uiTabs: 'uitabs:deactivate', uiAccordion: 'uiaccordion:activate' }[plugin];
    const change = () => set[plugin]('select', 1).width(300);
    return new Promise((resolve) => set.one(moved, () => resolve()) && change());
  }, plugin);
  await page.evaluate("document.querySelector('main').innerHTML = ''");
  // What is kept ends the test by its time limit.
  const isGone = () => page.evaluate('gone.deref() === undefined');
  while (!(await isGone())) await left();
  assert.true(await isGone());
});
