import { kept } from './destroy-books.mjs';
import { html, openUnstarted } from './destroy-page.mjs';

QUnit.module('input: what a hundred lives leave in memory');

/** Rounds of a life with all that leaves something behind elsewhere; some in which the page itself leaks. */
function live([plugin, count, leaks]) {
  const $ = window.jQuery;
  const contentUrls = ['/answer/never'];
  const kept = (window.kept ??= []);
  for (let round = 0; round < count; round++) {
    const set = $('#set');
    set[plugin]({ animation: { duration: 50 }, deeplinking: true, history: 'none', dark: 'auto' });
    set[plugin]('select', 1)[plugin]('add', 'New', '<p>new</p>')[plugin]('last');
    set[plugin]('play', 1000)[plugin]('setOptions', { theme: 'red', autoplay: { interval: 900 } });
    set[plugin]('setOptions', { minWindowWidth: 9999, closable: true, contentUrls });
    set[plugin]('setOptions', { slider: true, dotNav: true })[plugin]('load', 0);
    set[plugin]('remove', -1)[plugin]('destroy');
    if (leaks) kept.push(new Array(100).join(Math.random()));
  }
  if (leaks) {
    kept.push(document.createElement('p'), {});
    addEventListener('custom', () => {});
  }
  return new Promise((resolve) => setTimeout(resolve));
}

const HUNDREDS = 5;

/** What is there after each hundred of rounds, once the engine has its notes. */
async function measure(plugin, leaks = false) {
  const { page, session } = await openUnstarted(html[plugin]);
  await page.evaluate(live, [plugin, 200]);
  const states = [];
  for (let n = 0; n < HUNDREDS; n++) {
    await page.evaluate(live, [plugin, 100, leaks]);
    states.push(await kept(session));
  }
  const growth = states.slice(1).map(({ usedSize }, n) => usedSize - states[n].usedSize);
  // The one in the middle: once, the engine throws away what it has compiled.
  const [, , usual] = growth.sort((one, other) => one - other);
  return {
    counts: states.map(({ counts }) => counts),
    bytes: usual / 100,
  };
}

// What the engine itself puts down or throws away meanwhile, in bytes for a round.
const NOISE = 50;

QUnit.test.each(
  'C13 a hundred rounds leave the heap where it was:',
  ['uiTabs', 'uiAccordion'],
  async (assert, plugin) => {
    const { counts, bytes } = await measure(plugin);
    const all = counts.map(() => counts[0]);
    assert.deepEqual(counts, all, 'nodes, listeners and objects, to the last one');
    assert.true(bytes < NOISE, `${bytes} bytes a round`);
  },
);

QUnit.test('C13 what a hundred rounds leave is seen, be it one thing', async (assert) => {
  const { counts, bytes } = await measure('uiTabs', true);
  const { nodes, listeners, objects } = counts[0];
  // A node and a listener are objects, too.
  assert.deepEqual(
    counts,
    counts.map((_, n) => ({
      nodes: nodes + n,
      listeners: listeners + n,
      objects: objects + 3 * n,
    })),
  );
  assert.true(bytes > NOISE, `${bytes} bytes a round`);
});
