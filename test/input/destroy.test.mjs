import { html, kept, openUnstarted, underWay } from './destroy-page.mjs';
import { log } from './page.mjs';

QUnit.module('input: destroy, as the browser sees it');

const pluginNames = ['uiTabs', 'uiAccordion'];

/** Steps of the states: options, then methods and presses; and how many requests are given up. */
const slow = { duration: 60000, effects: 'fade' };
const shared = {
  rest: [{}, []],
  'moving by css': [{ animation: { ...slow, type: 'css' } }, [['select', 2]]],
  'moving by jquery': [{ animation: { ...slow, type: 'jquery' } }, [['select', 2]]],
  loading: [{ contentUrls: ['/answer/never', '/answer/never'] }, [['select', 1]], { aborted: 1 }],
  'a frame that loads': [
    { iframe: true, contentUrls: [null, '/answer/never'] },
    [['select', 1]],
    { frame: true },
  ],
  playing: [{ autoplay: { interval: 60000 } }, [['play', 60000]]],
  'focus inside': [{}, [['select', 2]], { focus: '.z-content button' }],
  'a hash': [{ deeplinking: true, deeplinkingAutoScroll: true }, [['select', 2]]],
  'a question that waits': [{ ask: true }, [['select', 2]]],
  'after all options': [
    { theme: 'red' },
    [
      ['setOptions', { rememberState: true, deeplinking: true, event: 'mouseover', dark: 'auto' }],
      ['setOptions', { autoplay: { interval: 60000 }, findInPage: true, print: 'current' }],
      ['setOptions', { orientation: 'horizontal', responsive: true, theme: 'mine' }],
      ['setOptions', { orientation: 'vertical', rounded: true }],
    ],
  ],
};

const states = {
  uiTabs: {
    ...shared,
    'the menu closed': [{ minWindowWidth: 9999 }, []],
    'the menu open': [{ minWindowWidth: 9999 }, [['select', 1]], { press: '.z-tabs-mobile a' }],
    stacked: [{ mobileNav: false, minWindowWidth: 0 }, [], { width: '60px' }],
  },
  uiAccordion: {
    ...shared,
    horizontal: [{ orientation: 'horizontal' }, [['select', 1]]],
    'scaled by its width': [
      { orientation: 'horizontal', responsive: true },
      [],
      { width: '600px' },
    ],
    turned: [{ orientation: 'horizontal', responsive: true }, [], { width: '300px' }],
    'a slider': [{ slider: true, dotNav: true }, [['select', 1]]],
    'a menu': [{ contentNav: true, contentHeight: 20, keyboard: true }, [['select', 1]]],
  },
};

/** Brings a set into a state. */
async function enter({ page }, plugin, [options, calls, { width, focus, press, frame } = {}]) {
  if (width) await page.evaluate((value) => (document.body.style.width = value), width);
  await page.evaluate(
    ([name, { ask, ...settings }, methods]) => {
      const given = { animation: { effects: 'none' }, ...settings };
      if (ask) given.beforeSelect = () => new Promise(() => {});
      const set = window.jQuery('#set')[name](given);
      for (const [method, ...args] of methods) set[name](method, ...args);
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    [plugin, options, calls],
  );
  if (press) await page.locator(press).click();
  if (focus) await page.locator(focus).locator('visible=true').first().focus();
  if (frame) await log({ count: 1 });
  if (width) await page.evaluate(() => document.body.removeAttribute('style'));
}

const rows = pluginNames.flatMap((plugin) =>
  Object.keys(states[plugin]).map((name) => [plugin, name]),
);

QUnit.test.each(
  'C13, C14 nothing is left, and saved output starts again:',
  Object.fromEntries(rows.map((row) => [row.join(', '), row])),
  async (assert, [plugin, name]) => {
    const set = await openUnstarted(html[plugin]);
    const { page } = set;
    const before = await underWay(set);
    const state = states[plugin][name];
    await enter(set, plugin, state);
    const running = await underWay(set);
    assert.true(running.listeners.length > before.listeners.length, 'while it runs there is more');
    const saved = await page.evaluate(() => document.getElementById('set').outerHTML);
    await page.evaluate((own) => window.jQuery('#set')[own]('destroy'), plugin);
    const { html: markup, ...after } = await underWay(set);
    const { html: original, ...others } = before;
    assert.deepEqual(after, others);
    if (state[2]?.frame) assert.true(/<iframe/.test(markup), 'what was loaded stays');
    else assert.equal(markup, original);
    if (state[2]?.aborted) await log(state[2]);

    const again = await page.evaluate(
      ([own, copy]) => {
        const $ = window.jQuery;
        $('#set').replaceWith(copy);
        $('#set')
          [own]({ animation: { effects: 'none' } })
          [own]('select', 3);
        const twice = [
          '.z-tabs-mobile',
          '.z-dropdown-arrow',
          '.z-autoplay',
          '.z-dot-nav',
          '.z-spinner',
        ];
        const counts = twice.map((selector) => document.querySelectorAll(selector).length);
        const shown = Array.from(document.querySelectorAll('#set .z-content'), (one) =>
          Number(one.checkVisibility({ visibilityProperty: true })),
        );
        return { most: Math.max(...counts), shown: shown.join(' ') };
      },
      [plugin, saved],
    );
    assert.deepEqual([again.most <= 1, again.shown], [true, '0 0 0 1'], 'a saved copy');
  },
);

/** Rounds of a life with all that leaves something behind elsewhere. */
function live([plugin, count]) {
  const $ = window.jQuery;
  for (let round = 0; round < count; round++) {
    const set = $('#set');
    set[plugin]({ animation: { duration: 50 }, deeplinking: true, history: 'none', dark: 'auto' });
    set[plugin]('select', 1)[plugin]('add', 'New', '<p>new</p>')[plugin]('last');
    set[plugin]('play', 1000)[plugin]('setOptions', { theme: 'red', autoplay: { interval: 900 } });
    set[plugin]('remove', -1)[plugin]('destroy');
  }
  return new Promise((resolve) => setTimeout(resolve));
}

QUnit.test.each(
  'C13 a hundred rounds leave the heap where it was:',
  pluginNames,
  async (assert, plugin) => {
    const { page, session } = await openUnstarted(html[plugin]);
    await page.evaluate(live, [plugin, 30]);
    const states = [await kept(session)];
    for (let batch = 0; batch < 4; batch++) {
      await page.evaluate(live, [plugin, 100]);
      states.push(await kept(session));
    }
    const counts = states.map(({ nodes, jsEventListeners }) => `${nodes} ${jsEventListeners}`);
    assert.deepEqual(
      counts,
      counts.map(() => counts[0]),
    );
    // What the browser compiles meanwhile it keeps; a leak would be there every time.
    const growth = states.slice(1).map(({ usedSize }, n) => usedSize - states[n].usedSize);
    assert.true(Math.min(...growth) < 100000, `${growth} bytes more`);
  },
);
