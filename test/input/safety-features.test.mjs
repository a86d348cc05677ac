import { openPage } from './page.mjs';
import { featuresOf, namesOf } from './policy-features.mjs';

// Feature by feature, on pages that forbid all that they don't need.
QUnit.module('input: features on pages with a policy');

const strict = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";
const trusted = `${strict}; require-trusted-types-for 'script'`;

const list = (part) => [1, 2, 3, 4].map(part).join('');
const markup = {
  tabs:
    `<div id="set"><ul>${list((n) => `<li><a>Label ${n}</a></li>`)}</ul>` +
    `<div>${list((n) => `<div><p>P${n}</p></div>`)}</div></div>`,
  accordion: `<ul id="set">${list((n) => `<li><h3>H${n}</h3><div><p>C${n}</p></div></li>`)}</ul>`,
};

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
  for (const [name, feature] of Object.entries(features)) {
    context.set[plugin](still);
    const result = await feature(context);
    // A violation is told of in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    context.set[plugin]('destroy');
    const isLeft = !context.set[0].isEqualNode(before) && context.set[0].outerHTML;
    results[name] = [result, ...window.refused.splice(0), isLeft || ''].join(' ').trim();
  }
  return results;
}

const rows = ['tabs', 'accordion'].flatMap((kind) =>
  [
    ['a strict policy', strict, 3],
    ['trusted types', trusted, 4, true],
  ].map((row) => [kind, ...row]),
);
const named = ([kind, policy, , jquery, slim]) =>
  `${kind}, ${policy}, jQuery ${jquery}${slim ? ' slim' : ''}`;

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

QUnit.test.each(
  'F13 every feature works, leaves nothing, and nothing is refused:',
  Object.fromEntries(rows.map((row) => [named(row), row])),
  async (assert, [kind, , csp, jquery, slim]) => {
    const page = await openPage({
      html: markup[kind],
      jquery,
      slim,
      csp,
      css: [`/assets/css/ui.${kind}.min.css`],
      scripts: [`/assets/js/ui.${kind}.min.js`],
      prepare: (one) => one.addInitScript(listen),
    });
    const plugin = kind === 'tabs' ? 'uiTabs' : 'uiAccordion';
    const about = `kind: '${kind}', plugin: '${plugin}', isTrusted: ${csp === trusted}`;
    const results = await run(page, `(${play})({ features: ${featuresOf(kind)}, ${about} })`);
    const all = namesOf(kind).map((name) => [name, 'true']);
    assert.deepEqual(results, Object.fromEntries(all));
  },
);

/** HTML as a string is what such a page forbids, to itself as well. */
async function addString([plugin]) {
  const $ = window.jQuery;
  const set = $('#set')[plugin]({ animation: { effects: 'none' } });
  set[plugin]('add', 'New', '<b>bold</b>')[plugin]('last');
  await new Promise((resolve) => setTimeout(resolve));
  const last = set.find('.z-content').last();
  return [
    set[plugin]('count'),
    set[plugin]('active'),
    last.text(),
    last.find('b').length,
    last[0].checkVisibility(),
    window.refused.length,
  ];
}

const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

const openTrusted = (kind, options) =>
  openPage({
    html: markup[kind],
    jquery: 4,
    csp: `${trusted}; connect-src 'self'`,
    css: [`/assets/css/ui.${kind}.min.css`],
    scripts: [`/assets/js/ui.${kind}.min.js`],
    prepare: (one) => one.addInitScript(listen),
    ...options,
  });

QUnit.test.each(
  'F13 HTML as a string under trusted types: it is shown as text, with one warning:',
  plugins,
  async (assert, plugin) => {
    const kind = plugin === 'uiTabs' ? 'tabs' : 'accordion';
    const page = await openTrusted(kind, {
      expected: [/requires 'TrustedHTML'/, /#set: add\(\): .*as text/],
    });
    const result = await run(page, `(${addString})(['${plugin}'])`);
    assert.deepEqual(result, [5, 4, '<b>bold</b>', 0, true, 1]);
  },
);
