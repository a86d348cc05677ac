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

// What either widget does, feature by feature. Each runs on the page, and says whether what it did is there to
// be seen.

/** Content in all its forms; what is added is taken out again. */
function add({ $, set, plugin, policy }) {
  const bold = document.createElement('b');
  bold.textContent = 'bold';
  const all = [bold, $(bold.cloneNode(true)), { text: '<b>bold</b>' }, 'bold'];
  if (policy) all.push(policy.createHTML('<b>bold</b>'));
  const before = set[plugin]('count');
  const texts = all.map((content) => {
    set[plugin]('add', 'New', content)[plugin]('last');
    const text = set.find('.z-content').last().text();
    set[plugin]('remove', -1);
    return text;
  });
  return (
    set[plugin]('count') === before && texts.every((text) => /^(<b>)?bold(<\/b>)?$/.test(text))
  );
}

function reveal({ set, plugin }) {
  const inside = set.find('.z-content p')[2];
  set[plugin]('first')[plugin]('reveal', inside);
  return inside.checkVisibility();
}

/** What is opened goes into the address, and what the address says is opened. */
async function link({ set, plugin, told, name }) {
  set[plugin]('setOptions', { deeplinking: true, rememberState: true, history: 'replace' });
  set[plugin]('first')[plugin]('select', 2);
  const said = location.hash.includes(name + '3');
  const over = told(`${plugin.toLowerCase()}:select`);
  location.hash = location.hash.replace('3', '2');
  await over;
  const isKept = Object.keys(localStorage).some((key) => key.startsWith(plugin));
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
  return said && isKept && set[plugin]('active') === 1;
}

async function autoplay({ set, plugin, told, frames }) {
  set[plugin]('setOptions', { autoplay: { interval: 20 } })[plugin]('play');
  await told(`${plugin.toLowerCase()}:select`);
  const control = document.querySelector('.z-autoplay');
  control.click();
  await frames();
  const isStopped = /Start|Play/.test(control.getAttribute('aria-label') || control.textContent);
  set[plugin]('setOptions', { autoplay: false });
  return isStopped && !document.querySelector('.z-autoplay');
}

async function rowThatScrolls({ set, plugin, frames }) {
  set[plugin]('setOptions', { overflow: 'scroll', minWindowWidth: 0 });
  set[0].style.width = '150px';
  await frames();
  set[plugin]('last');
  await frames();
  const scrolls = set.find('.z-tabs-desktop')[0].scrollLeft > 0;
  // Read first, or Chrome leaves an empty one.
  if (set[0].getAttribute('style')) set[0].removeAttribute('style');
  return scrolls;
}

async function asMenu({ set, plugin, frames }) {
  set[plugin]('setOptions', { minWindowWidth: 9999 })[plugin]('first');
  await frames();
  set.find('.z-tabs-mobile a')[0].click();
  const wasOpen = set.find('.z-tabs-mobile a')[0].getAttribute('aria-expanded') === 'true';
  set.find('[role=tab]')[1].click();
  set[plugin]('setOptions', { minWindowWidth: 0 });
  return wasOpen && set[plugin]('active') === 1;
}

async function closable({ set, plugin, told }) {
  set[plugin]('setOptions', { closable: true, beforeRemove: () => Promise.resolve(true) });
  set[plugin]('add', 'New', 'new')[plugin]('last');
  const over = told('uitabs:remove');
  set.find('.z-close').last()[0].click();
  await over;
  const key = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true });
  set[plugin]('add', 'New', 'new')[plugin]('last');
  const gone = told('uitabs:remove');
  set.find('.z-link').last()[0].dispatchEvent(key);
  await gone;
  set[plugin]('setOptions', { closable: false, beforeRemove: null });
  return set[plugin]('count') === 4 && !set.find('.z-close').length;
}

async function slider({ $, set, plugin, frames }) {
  set[plugin]('setOptions', { slider: true, dotNav: true, height: 100 });
  await frames();
  $('.z-dot-nav-item')[2].click();
  await frames();
  const is = set[plugin]('active') === 2 && set.parent().is('.z-slider-wrapper');
  set[plugin]('setOptions', { slider: false, dotNav: false });
  return is && !document.querySelector('.z-slider-wrapper');
}

const shared = [add, reveal, link, autoplay];
const features = {
  tabs: [...shared, rowThatScrolls, asMenu, closable],
  accordion: [...shared, slider],
};

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";
const trusted = `${strict}; require-trusted-types-for 'script'`;

/** Notes what the policy refuses; runs before everything else. */
function listen() {
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    window.refused.push(`${violatedDirective} ${sample}`),
  );
}

/** What runs on the page, by the browser's own console: no policy holds that back from running. */
async function play({ features, kind, plugin, isTrusted }) {
  const $ = window.jQuery;
  const frame = (resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve));
  const context = {
    $,
    plugin,
    name: kind === 'tabs' ? 'tab' : 'section',
    set: $('#set'),
    told: (name) => new Promise((resolve) => $('#set').one(name, resolve)),
    frames: () => new Promise(frame),
    policy: isTrusted && window.trustedTypes.createPolicy('page', { createHTML: (html) => html }),
  };
  const still = { animation: { effects: 'none' } };
  const before = context.set[0].cloneNode(true);
  const results = {};
  for (const feature of features) {
    context.set[plugin](still);
    const result = await feature(context);
    // A violation is told of in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    context.set[plugin]('destroy');
    const isLeft = !context.set[0].isEqualNode(before) && context.set[0].outerHTML;
    results[feature.name] = [result, ...window.refused.splice(0), isLeft || ''].join(' ').trim();
  }
  return results;
}

/** Opens a page with a policy. */
const openStrict = (kind, options) =>
  openPage({
    html: markup[kind]({ count: 4 }),
    prepare: (page) => page.addInitScript(listen),
    ...options,
  });

/** Runs text on the page; its value. */
async function run(page, expression) {
  const session = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return exceptionDetails ? exceptionDetails.exception.description : result.value;
}

const policies = {
  'a strict policy, jQuery 3': [3, strict],
  'trusted types, jQuery 4': [4, trusted],
};

QUnit.test.each('F13 all works, and nothing is refused, with', policies, async (assert, policy) => {
  const [jquery, csp] = policy;
  for (const [kind, plugin] of Object.entries(plugins)) {
    const page = await openStrict(kind, { jquery, csp });
    const about = `kind: '${kind}', plugin: '${plugin}', isTrusted: ${csp === trusted}`;
    const results = await run(page, `(${play})({ features: [${features[kind]}], ${about} })`);
    const expected = Object.fromEntries(features[kind].map(({ name }) => [name, 'true']));
    assert.deepEqual(results, expected, kind);
  }
});
