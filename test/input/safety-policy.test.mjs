import { openPage } from './page.mjs';

// Everything that either widget does, on pages that forbid all that they don't need.
QUnit.module('input: pages with a policy');

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const tabs = (id) =>
  `<div id="${id}"><ul>${list(4, (n) => `<li><a>Label ${n}</a></li>`)}</ul>` +
  `<div>${list(4, (n) => `<div><p>P${n}</p></div>`)}</div></div>`;
const accordion = (id) =>
  `<ul id="${id}">${list(4, (n) => `<li><h3>H${n}</h3><div><p>C${n}</p></div></li>`)}</ul>`;

/** Notes what the policy refuses; runs before everything else. */
function listen() {
  window.refused = [];
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) =>
      window.refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** What runs on the page, by the browser's own console, which no policy holds back. */
const all = {
  async tabs($, told, frames) {
    for (const type of ['css', 'jquery']) {
      for (const effects of ['slideH', 'slideV', 'fade']) {
        const set = $('#set').uiTabs({ animation: { type, effects, duration: 20 } });
        const over = told('uitabs:deactivate');
        set.uiTabs('next');
        await over;
      }
    }
    const set = $('#set').uiTabs({ animation: { effects: 'none' } });
    set.uiTabs('add', 'Text', '').uiTabs('remove', -1).uiTabs('disable', 3);
    for (const options of [
      { minWindowWidth: 9999 },
      { minWindowWidth: 0, orientation: 'vertical', theme: 'red' },
      { orientation: 'horizontal', position: 'bottom-center', dark: true, size: 'mini' },
    ]) {
      set.uiTabs('setOptions', options);
      await frames();
    }
    set.uiTabs('setOptions', { minWindowWidth: 9999 });
    set.find('.z-tabs-mobile a')[0].click();
    set.uiTabs('setOptions', { minWindowWidth: 0, mobileNav: false });
    set[0].style.width = '150px';
    set.uiTabs('refresh');
    await frames();
    const rows = set.find('.z-last-row').length;
    set[0].removeAttribute('style');
    return `${rows > 0}`;
  },
  async accordion($, told, frames) {
    for (const type of ['css', 'jquery']) {
      for (const effects of ['slide', 'fade']) {
        const set = $('#set').uiAccordion({ animation: { type, effects, duration: 20 } });
        const over = told('uiaccordion:activate');
        set.uiAccordion('next');
        await over;
      }
    }
    const set = $('#set').uiAccordion({ animation: { effects: 'none' } });
    for (const options of [
      { orientation: 'horizontal', responsive: true, width: 300, height: 100 },
      { slider: true, dotNav: true },
      { orientation: 'vertical', slider: false, contentHeight: 20, contentNav: true },
      { sectionSpacing: 5, contentSpacing: 5, headerSize: 50, headerFontSize: 2 },
    ]) {
      set.uiAccordion('setOptions', options).uiAccordion('next');
      await frames();
    }
    return 'true';
  },
};

/** What needs a server: an answer, a failure, and a frame; and what goes on by itself. */
async function shared($, plugin, told, sanitize) {
  const name = plugin.toLowerCase();
  const set = $('#set');
  const seen = [];
  for (const [moment, url, iframe] of [
    ['contentLoad', '/answer/ok/a', false],
    ['error', '/answer/status/404', false],
    ['contentLoad', '/answer/fragment/page.html', true],
  ]) {
    const over = told(`${name}:${moment.toLowerCase()}`);
    set[plugin]({ contentUrls: [url, url, url, url], cacheAjax: false, iframe, sanitize });
    set[plugin](plugin === 'uiTabs' ? 'first' : 'next')[plugin]('load', 0);
    await over;
    seen.push(set.find('.answer, .z-failure button, .z-iframe').length > 0);
  }
  const over = told(`${name}:select`);
  set[plugin]('setOptions', { contentUrls: null, autoplay: { interval: 20, control: true } });
  set[plugin]('play', 20);
  await over;
  seen.push(document.querySelectorAll('.z-autoplay').length === 1);
  set[plugin]('stop')[plugin]('destroy');
  return seen.join();
}

const source = (kind, plugin, trusted) => `(async () => {
  const $ = window.jQuery;
  const told = (name) => new Promise((resolve) => $('#set').one(name, resolve));
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const policy = ${trusted} && trustedTypes.createPolicy('page', { createHTML: (html) => html });
  const sanitize = policy ? (html) => policy.createHTML(html) : null;
  const own = await ({ ${all[kind]} }).${kind}($, told, frames);
  const others = await (${shared})($, '${plugin}', told, sanitize);
  const left = document.getElementById('set').querySelectorAll('[class^=z-]:not(.z-video, .z-iframe)').length;
  return { own, others, refused: window.refused, left };
})()`;

const rows = ['tabs', 'accordion'].flatMap((kind) =>
  [
    ['a strict policy', 3, strict, false],
    ['a strict policy', 4, strict, false],
    ['trusted types', 4, `${strict}; require-trusted-types-for 'script'`, true],
  ].map((row) => [kind, ...row]),
);

QUnit.test.each(
  'Safety 13 all features work, and nothing is refused:',
  Object.fromEntries(rows.map((row) => [`${row[0]}, ${row[1]}, jQuery ${row[2]}`, row])),
  async (assert, [kind, , jquery, policy, trusted]) => {
    const page = await openPage({
      html: kind === 'tabs' ? tabs('set') : accordion('set'),
      jquery,
      csp: `${policy}; frame-src 'self'`,
      css: [`/assets/css/ui.${kind}.min.css`],
      scripts: [`/assets/js/ui.${kind}.min.js`],
      prepare: (one) => one.addInitScript(listen),
      expected: [/404/],
    });
    const session = await page.context().newCDPSession(page);
    const plugin = kind === 'tabs' ? 'uiTabs' : 'uiAccordion';
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: source(kind, plugin, trusted),
      awaitPromise: true,
      returnByValue: true,
    });
    assert.equal(exceptionDetails?.exception.description, undefined);
    assert.deepEqual(result.value, {
      own: 'true',
      others: 'true,true,true,true',
      refused: [],
      left: 0,
    });
  },
);
