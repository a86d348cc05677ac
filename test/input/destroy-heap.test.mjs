import { markup as sections } from './accordion-page.mjs';
import { openPage } from './page.mjs';
import { markup as tabs } from './tabs-page.mjs';

QUnit.module('input: what sets leave in memory');

const sets = { uiTabs: ['tabs', tabs(4)], uiAccordion: ['accordion', sections({ count: 4 })] };

async function open(plugin) {
  const [kind, html] = sets[plugin];
  const page = await openPage({
    html: `<main>${html}</main>`,
    css: [`/assets/css/ui.${kind}.min.css`],
    scripts: [`/assets/js/ui.${kind}.min.js`],
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

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

/** How many nodes and listeners are left once the engine has cleared up. */
async function left(session) {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return ['Nodes', 'JSEventListeners'].map(
    (wanted) => metrics.find(({ name }) => name === wanted).value,
  );
}

QUnit.test.each('C13 a hundred lives leave nothing:', Object.keys(sets), async (assert, plugin) => {
  const { page, session } = await open(plugin);
  await page.evaluate(live, [plugin, 20]);
  const before = await left(session);
  await page.evaluate(live, [plugin, 100]);
  assert.deepEqual(await left(session), before);
});

QUnit.test.each(
  'C13 a set that left the page without jQuery is kept by nothing:',
  Object.keys(sets),
  async (assert, plugin) => {
    const { page, session } = await open(plugin);
    await page.evaluate((name) => {
      const set = window.jQuery('#set')[name]({ deeplinking: true, autoplay: { interval: 1000 } });
      window.gone = new WeakRef(set[0]);
      const moved = { uiTabs: 'uitabs:deactivate', uiAccordion: 'uiaccordion:activate' }[name];
      return new Promise((resolve) => set.one(moved, () => resolve())[name]('select', 1));
    }, plugin);
    await page.evaluate("document.querySelector('main').innerHTML = ''");
    // What is kept ends the test by its time limit.
    const isGone = () => page.evaluate('gone.deref() === undefined');
    while (!(await isGone())) await left(session);
    assert.true(await isGone());
  },
);
