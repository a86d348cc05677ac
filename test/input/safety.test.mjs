// What the widgets never do, on pages that forbid all that they don't need.
import { readFileSync } from 'node:fs';
import { openPage } from './page.mjs';
import { markup, plugins } from './widgets.mjs';

QUnit.module('safety');

const textOf = (file) =>
  readFileSync(new URL(`../../assets/js/${file}`, import.meta.url), 'utf8')
    // Comments may name what they warn of.
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const files = ['ui.tabs.js', 'ui.tabs.min.js', 'ui.accordion.js', 'ui.accordion.min.js'];
const never = [
  /\beval\b/,
  /\bFunction\s*\(/,
  /\bRegExp\b/,
  /set(Timeout|Interval)\(\s*["'`]/,
  /document\.write|insertAdjacentHTML|outerHTML|createContextualFragment/,
  /["'`]message["'`]|onmessage/,
  /createElement\(\s*["'`]script["'`]\s*\)/,
];

QUnit.test.each('F1, F14 no code is made of text, no message heard, in', files, (assert, file) => {
  const text = textOf(file);
  assert.true(text.length > 10000);
  const found = never.filter((pattern) => pattern.test(text));
  assert.deepEqual(found, []);
});

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";
const trusted = `${strict}; require-trusted-types-for 'script'`;

/** Notes what the policy refuses; runs before everything else. */
function listen() {
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    window.refused.push(`${violatedDirective} ${sample}`),
  );
}

/** Uses on the page all that writes into it; tells what is seen of that, what is refused, and what is left. */
async function useAll({ plugin, isTrusted }) {
  const set = window.jQuery('#set');
  const before = set[0].cloneNode(true);
  const call = (...args) => set[plugin](...args);
  const told = (name) =>
    new Promise((resolve) => set.one(`${plugin.toLowerCase()}:${name}`, () => resolve()));
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const part = (selector, index = 0) => document.querySelectorAll(selector)[index];
  const seen = [];

  call({ animation: { effects: 'none' }, deeplinking: true, history: 'replace' });
  call({ rememberState: true });
  const bold = document.createElement('b');
  bold.textContent = 'bold';
  const page = isTrusted && window.trustedTypes.createPolicy('page', { createHTML: String });
  for (const content of [bold, { text: '<b>' }, 'plain', page && page.createHTML('<i>i</i>')]) {
    if (!content) continue;
    call('add', 'New', content);
    call('last');
    seen.push(set.find('.z-content').last().text());
    call('remove', -1);
  }
  call('first');
  call('reveal', set.find('.z-content p')[2]);
  seen.push(call('active'));
  call('first');
  call('select', 2);
  seen.push(location.hash, localStorage.length);
  const heard = told('select');
  location.hash = location.hash.replace('3', '2');
  await heard;
  const played = told('select');
  call({ autoplay: { interval: 20 } });
  call('play');
  await played;
  part('.z-autoplay').click();
  call({ autoplay: false });
  if (plugin === 'uiTabs') {
    call({ minWindowWidth: 9999, closable: true });
    call('add', 'New', 'new');
    await frames();
    part('.z-tabs-mobile a').click();
    const removed = told('remove');
    part('.z-close', 4).click();
    await removed;
    call({ minWindowWidth: 0, overflow: 'scroll' });
    set[0].style.width = '150px';
    await frames();
    call('last');
    await frames();
    seen.push(part('.z-tabs-desktop').scrollLeft > 0);
    // Read first, or Chrome leaves an empty one.
    if (set[0].getAttribute('style')) set[0].removeAttribute('style');
  } else {
    call({ slider: true, dotNav: true, height: 100 });
    await frames();
    part('.z-dot-nav-item', 2).click();
    await frames();
    seen.push(set.parent().is('.z-slider-wrapper'));
  }
  seen.push(call('active'));
  call('destroy');
  localStorage.clear();
  // A violation is told of in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return [...seen, ...window.refused, set[0].isEqualNode(before) || set[0].outerHTML];
}

/** HTML as a string is what such a page forbids, to itself as well. */
async function addString({ plugin }) {
  const set = window.jQuery('#set')[plugin]({ animation: { effects: 'none' } });
  set[plugin]('add', 'New', '<b>bold</b>')[plugin]('last');
  await new Promise((resolve) => setTimeout(resolve));
  const last = set.find('.z-content').last();
  return [last.index('.z-content'), last.text(), last[0].checkVisibility(), window.refused.length];
}

/** Runs a function on a page with a policy, by the browser's own console: no policy holds that back. */
async function run(act, { kind, plugin }, options) {
  const page = await openPage({
    html: markup[kind]({ count: 4 }),
    prepare: (opened) => opened.addInitScript(listen),
    ...options,
  });
  const session = await page.context().newCDPSession(page);
  const given = JSON.stringify({ plugin, isTrusted: options.csp === trusted });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${act})(${given})`,
    awaitPromise: true,
    returnByValue: true,
  });
  return exceptionDetails ? exceptionDetails.exception.description : result.value;
}

const policies = {
  'a strict policy, jQuery 3': { jquery: 3, csp: strict },
  'trusted types, jQuery 4': { jquery: 4, csp: trusted },
};
const kinds = Object.entries(plugins).map(([kind, plugin]) => ({ kind, plugin }));

QUnit.test.each('F13 all works, and nothing is refused, with', policies, async (assert, policy) => {
  const added = ['bold', '<b>', 'plain', ...(policy.csp === trusted ? ['i'] : [])];
  for (const one of kinds) {
    const name = one.kind === 'tabs' ? 'tab' : 'section';
    const index = one.kind === 'tabs' ? 3 : 2;
    const seen = [...added, 2, `#${name}3`, 1, true, index, true];
    assert.deepEqual(await run(useAll, one, policy), seen, one.kind);
  }
});

QUnit.test('F13 HTML as a string is shown as text under trusted types', async (assert) => {
  const expected = [/requires 'TrustedHTML'/, /#set: add\(\): .*as text/];
  for (const one of kinds) {
    const result = await run(addString, one, { jquery: 4, csp: trusted, expected });
    assert.deepEqual(result, [4, '<b>bold</b>', true, 1], one.kind);
  }
});
