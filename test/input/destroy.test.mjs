import { underWay } from './destroy-books.mjs';
import { html, openUnstarted } from './destroy-page.mjs';
import { states } from './destroy-states.mjs';
import { log } from './page.mjs';

QUnit.module('input: destroy, as the browser sees it');

/** Starts a set whose page listens to everything, and calls its methods. */
function start([plugin, { ask, ...options }, calls]) {
  const { answers, told } = window.books;
  const hear = (event) => void told.push(event.type);
  const given = { animation: { effects: 'none' }, ...options };
  for (const name of 'select activate deactivate collapse remove contentLoad error'.split(' ')) {
    given[name] = hear;
  }
  if (ask) given[ask] = () => new Promise((resolve) => answers.push(resolve));
  const set = window.jQuery('#set')[plugin](given);
  for (const [method, ...args] of calls) set[plugin](method, ...args);
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function enter(set, plugin, { options = {}, calls = [], width, act }) {
  if (width) await set.page.setViewportSize({ width, height: 800 });
  await set.page.evaluate(start, [plugin, options, calls]);
  if (act) await act(set);
}

/** Ends the sets that run on these elements. */
function end(selectors) {
  const $ = window.jQuery;
  for (const selector of selectors) {
    for (const plugin of ['uiTabs', 'uiAccordion']) {
      if ($(selector)[plugin]('instance')) $(selector)[plugin]('destroy');
    }
  }
  // What was open first may be told of now at the latest.
  window.books.told.length = 0;
}

/** All that a widget listens to, and the answers that it waited for; what was told then. */
function provoke() {
  const { answers, told } = window.books;
  for (const resolve of answers) resolve(true);
  const on = (target, ...types) => {
    for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
  };
  on(window, 'resize', 'hashchange', 'popstate', 'beforeprint', 'afterprint', 'scroll', 'focus');
  on(document, 'visibilitychange', 'load', 'scroll');
  on(document.fonts, 'loadingdone');
  const set = document.getElementById('set');
  for (const element of [set, ...set.querySelectorAll('*')]) {
    on(element, 'beforematch', 'toggle', 'invalid', 'focusin', 'focusout', 'load', 'scroll');
    on(element, 'mouseover', 'mouseenter', 'pointerdown', 'pointerup', 'touchstart');
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', ' ', 'Delete', 'Escape']) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    if (element.tagName !== 'IFRAME') element.click();
  }
  return new Promise((resolve) => setTimeout(() => resolve(told), 50));
}

/** What there is of a set that starts on this markup: every element with all it has, but for its number. */
function startOn([plugin, markup, options]) {
  const $ = window.jQuery;
  const heedless = { contentUrls: null, deeplinking: false, rememberState: false };
  const given = { animation: { effects: 'none' }, ...options, ...heedless };
  const other = { uiTabs: 'uiAccordion', uiAccordion: 'uiTabs' }[plugin];
  document.body.insertAdjacentHTML('afterbegin', `<div id="copy">${markup}</div>`);
  $('#set')[plugin](given);
  $('#inner')[other]({ animation: { effects: 'fade', duration: 60000 } });
  // What moves is brought to its end.
  $('#set')[plugin]('select', 3)[plugin]('refresh');
  // A frame stays.
  $('.z-video').remove();
  const parts = Array.from(document.querySelectorAll('#copy *'), (element) => {
    const lines = Array.from(element.attributes, ({ name, value }) =>
      name === 'class'
        ? Array.from(element.classList).sort().join('.')
        : name + value.split(/; ?/).sort().join('; '),
    ).filter(Boolean);
    return [element.tagName, ...lines.sort()].join(' ').replace(/(uiTabs|uiAccordion)\d+/g, '$1');
  });
  $('#inner')[other]('destroy');
  $('#set')[plugin]('destroy');
  $('#copy').remove();
  return parts.sort();
}

const without = (lines, others) => lines.filter((line) => !others.includes(line));

const rows = Object.entries(states).flatMap(([plugin, all]) =>
  Object.entries(all).map(([name, state]) => [`${plugin}, ${name}`, [plugin, state]]),
);

QUnit.test.each(
  'C13, C14 nothing is left, nothing comes later, and saved output starts again:',
  Object.fromEntries(rows),
  async (assert, [plugin, state]) => {
    const { context, expected = [], first, last, later, framed, requests: aborted } = state;
    const body = (state.html ?? html)[plugin];
    const set = await openUnstarted(body, { context, expected });
    const { page } = set;
    const before = await underWay(set);
    await enter(set, plugin, state);
    const running = await underWay(set);
    assert.true(running.listeners.length > before.listeners.length, 'while it runs there is more');

    await page.evaluate(end, [first, '#set', last].filter(Boolean));
    const after = await underWay(set);
    const expectedNow = framed ? { ...before, html: after.html } : before;
    assert.deepEqual(after, expectedNow);
    if (framed) assert.true(/<iframe/.test(after.html), 'what was loaded stays');
    if (aborted) await log({ aborted });
    if (later) await later(set);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    assert.deepEqual(await page.evaluate(provoke), [], 'nothing is told later');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    assert.deepEqual(await underWay(set), expectedNow, 'nothing comes later');

    await page.setViewportSize({ width: 1200, height: 800 });
    await page.evaluate(() => document.getElementById('set').remove());
    const options = state.again ?? state.options;
    const fresh = await page.evaluate(startOn, [plugin, body, options]);
    const again = await page.evaluate(startOn, [plugin, running.html, options]);
    assert.deepEqual([without(again, fresh), without(fresh, again)], [[], []], 'a saved copy');
    // What a frame came in place of is gone.
    assert.equal(again.length, fresh.length - (framed ? 2 : 0));
  },
);
