// What stands in and around forms: a fieldset that is disabled, fields in headers, checks of fields; and pages served as XHTML.
import { laidOut, openFile, openPage } from './page.mjs';

const still = '{ animation: { effects: "none" } }';

/** Runs a script once both plugins are there. */
const run = (page, plugin, settings) =>
  page.evaluate(`jQuery('#set').${plugin}(${settings}) && null`);

const accordion = (content = 'Text') =>
  `<div id="set">${[1, 2, 3].map((n) => `<div><h3>T${n}</h3><div>${content} ${n}</div></div>`).join('')}</div>`;

const tabs =
  '<div id="set"><ul><li><a>T1</a></li><li><a>T2</a></li></ul><div><div>P1</div><div>P2</div></div></div>';

QUnit.module('forms');

QUnit.test('A1 in a disabled fieldset sections open, by mouse and by key', async (assert) => {
  for (const disabled of ['disabled', '']) {
    const page = await openPage({
      html: `<fieldset ${disabled}>${accordion()}</fieldset><h3 id="plain">x</h3>`,
    });
    await run(page, 'uiAccordion', '{ animation: { effects: "none" }, keyboard: true }');
    // It may be disabled later, too.
    await page.evaluate('document.querySelector("fieldset").disabled = true');
    const open = () =>
      page.evaluate(
        'jQuery(".z-trigger").get().map((one) => one.getAttribute("aria-expanded")).join()',
      );
    await page.click('text=T2');
    assert.equal(await open(), 'false,true,false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.equal(await open(), 'false,false,true');
    await page.keyboard.press('Space');
    assert.equal(await open(), 'false,false,false', 'once for each press');
    const roles = await page.evaluate(
      'jQuery(".z-trigger").get().map((one) => one.getAttribute("role") + one.tabIndex).join()',
    );
    assert.equal(roles, 'button0,button0,button0');
    const widths = await page.evaluate(
      'jQuery(".z-trigger, .z-section").get().map((one) => one.offsetWidth)',
    );
    assert.true(Math.max(...widths) - Math.min(...widths) < 4, 'the trigger fills its header');
  }
});

QUnit.test('A1, C17 what plays in a disabled fieldset can be stopped', async (assert) => {
  for (const [plugin, html] of [
    ['uiTabs', tabs],
    ['uiAccordion', accordion()],
  ]) {
    const page = await openPage({ html: `<fieldset disabled>${html}</fieldset>`, isShared: true });
    await run(page, plugin, '{ autoplay: { interval: 60000 } }');
    const plays = () => page.evaluate('jQuery(".z-autoplay").is(".z-playing")');
    await page.click('.z-autoplay');
    assert.false(await plays(), plugin);
    await page.keyboard.press('Enter');
    assert.true(await plays(), plugin);
    await page.keyboard.press('Space');
    assert.false(await plays(), plugin);
  }
});

QUnit.test('A1 closing, dots and “Try again” work in a disabled fieldset', async (assert) => {
  let page = await openPage({ html: `<fieldset disabled>${tabs}</fieldset>`, isShared: true });
  await run(page, 'uiTabs', '{ closable: true, animation: { effects: "none" } }');
  await page.click('.z-close');
  assert.deepEqual(await page.locator('#set .z-tab').allTextContents(), ['T2']);
  page = await openPage({ html: `<fieldset disabled>${accordion()}</fieldset>`, isShared: true });
  const slider = '{ orientation: "horizontal", slider: true, dotNav: true, active: 0 }';
  await run(page, 'uiAccordion', slider);
  await page.click('.z-dot-nav-item:nth-child(3)');
  assert.equal(await page.locator('.z-section.z-active').textContent(), 'T3Text 3');
  page = await openPage({
    html: `<fieldset disabled>${accordion()}</fieldset>`,
    expected: [/404/],
  });
  const remote = '{ active: 0, contentUrls: ["/answer/status/404"] }';
  await run(page, 'uiAccordion', remote);
  const again = page.locator('.z-try-again');
  await again.waitFor();
  assert.deepEqual(
    await again.evaluate((one) => [one.getAttribute('role'), one.offsetHeight >= 24]),
    ['button', true],
  );
  await page.evaluate('jQuery("#set").uiAccordion({ ajax: function () { return false; } })');
  const settled = page.evaluate(
    'new Promise((done) => document.getElementById("set").addEventListener("uiaccordion:error", done, { once: true })).then(() => null)',
  );
  await again.click();
  await settled;
  assert.equal(await page.locator('.z-failure').count(), 1, 'it has tried');
});

const button = (n) => `<button type="button">T${n}</button>`;
const three = (part) => [1, 2, 3].map(part).join('');
const panels = `<div>${three((n) => `<div>P${n}</div>`)}</div>`;

const ownButtons = {
  'tabs in a list': ['uiTabs', `<ul>${three((n) => `<li>${button(n)}</li>`)}</ul>${panels}`],
  tabs: ['uiTabs', `<div>${three(button)}</div>${panels}`],
  'headers in headings': [
    'uiAccordion',
    three((n) => `<div><h3>${button(n)}</h3><div>P${n}</div></div>`),
  ],
  headers: ['uiAccordion', three((n) => `<div>${button(n)}<div>P${n}</div></div>`)],
};

QUnit.test.each(
  'T4, A1 buttons of the author’s own that a disabled fieldset, or they themselves, disable look so; methods open:',
  ownButtons,
  async (assert, [plugin, inside]) => {
    const opened = async (html, method) => {
      const page = await openPage({ html, isShared: true });
      await run(page, plugin, still);
      await page.evaluate(`jQuery('#set').${plugin}('${method}', 1) && null`);
      return page.evaluate(() => {
        const { color, cursor } = getComputedStyle(document.querySelectorAll('#set button')[1]);
        return [color, cursor, document.querySelectorAll('#set .z-content')[1].matches('[hidden]')];
      });
    };
    const set = `<div id="set">${inside}</div>`;
    const [color, cursor] = await opened(set, 'disable');
    const own = set.replace(/<button(?=[^>]*>T2)/, '$& disabled');
    assert.deepEqual(await opened(own, 'select'), [color, cursor, true], 'by itself');
    const closed = await opened(`<fieldset disabled>${set}</fieldset>`, 'stop');
    assert.deepEqual(closed, [color, cursor, true], 'in a fieldset');
    const [, , isClosed] = await opened(`<fieldset disabled>${set}</fieldset>`, 'select');
    assert.false(isClosed, 'by a method');
  },
);

QUnit.test('A1 a header whose words are a label is named and opened by it', async (assert) => {
  for (const type of ['radio', 'checkbox']) {
    const header = (n) => `<h3><label><input type="${type}" name="pay"> Pay ${n}</label></h3>`;
    const html = `<div id="set">${[1, 2].map((n) => `<div>${header(n)}<div>C${n}</div></div>`).join('')}</div>`;
    const page = await openPage({ html, isShared: true });
    const before = await page.evaluate('document.getElementById("set").outerHTML');
    await run(page, 'uiAccordion', still);
    const state = () =>
      page.evaluate(
        'jQuery("#set input").get().map((one) => +one.checked).join("") + " " + jQuery("#set .z-trigger").get().map((one) => one.getAttribute("aria-expanded")).join()',
      );
    assert.equal(
      await page.getByRole('button', { name: 'Pay 2' }).count(),
      1,
      'the button is named',
    );
    assert.equal(await page.getByRole('heading', { name: 'Pay 2' }).count(), 1, 'the heading, too');
    await page.click('text=Pay 1');
    assert.equal(await state(), '10 true,false', 'by the words');
    await page.click('input >> nth=1');
    assert.equal(await state(), `${type === 'radio' ? '01' : '11'} false,true`, 'by the field');
    await page.getByRole('button', { name: 'Pay 2' }).click();
    assert.equal((await state()).split(' ')[1], 'false,false', 'the trigger closes');
    const [label, arrow] = await page.evaluate(
      'jQuery("#set label, #set .z-arrow").get().slice(0, 2).map((one) => one.getBoundingClientRect().left)',
    );
    const places = await page.evaluate(() => {
      const left = (one) => document.querySelector(one).getBoundingClientRect().left;
      return left('#set label') < left('#set .z-arrow');
    });
    assert.true(places, `the label stands first (${label}, ${arrow})`);
    await page.evaluate('jQuery("#set").uiAccordion("destroy") && null');
    assert.equal(await page.evaluate('document.getElementById("set").outerHTML'), before);
  }
});

const fields = ['<input id="one" value="x">', '<input id="two" required>'];

const refused = {
  tabs: ['uiTabs', tabs.replace('P1', fields[0]).replace('P2', fields[1])],
  'an accordion': [
    'uiAccordion',
    accordion().replace('Text 1', fields[0]).replace('Text 2', fields[1]),
  ],
};

QUnit.test.each(
  'R1 a form that a script refuses is not sent, and its field is shown, in',
  refused,
  async (assert, [plugin, html]) => {
    const page = await openPage({
      html: `<form action="about:blank" novalidate>${html}<button>Send</button></form>`,
    });
    await run(page, plugin, plugin === 'uiTabs' ? '{}' : '{ active: 0 }');
    await page.evaluate((name) => {
      // As validators do it: errors are kept in a list, which a field that loses the focus empties of its own checks.
      let errors = [];
      window.sent = 0;
      const form = document.querySelector('form');
      form.addEventListener('focusout', () => (errors = []));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        errors = Array.from(form.elements).filter((one) => !one.validity.valid);
        if (errors[0]) window.jQuery('#set')[name]('reveal', errors[0]);
        if (!errors.length) window.sent += 1;
      });
    }, plugin);
    await page.focus('#one');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('window.sent'), 0);
    await laidOut(page);
    assert.true(await page.isVisible('#two'));
  },
);

QUnit.test('C1 both start in pages that are served as XHTML', async (assert) => {
  const script = (file) => `<script src="${file}"></script>`;
  const html = (plugin, part) => `<div id="${plugin}" data-role="${plugin}">${part}</div>`;
  const body = `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title>${[
    '/node_modules/jquery-3/dist/jquery.min.js',
    '/assets/js/ui.tabs.min.js',
    '/assets/js/ui.accordion.min.js',
  ]
    .map(script)
    .join('')}</head><body>${
    html('z-tabs', '<ul><li><a>T1</a></li><li>T2</li></ul><div><div>P1</div><div>P2</div></div>') +
    html('z-accordion', '<h3>H1</h3><div>C1</div><h3>H2</h3><div>C2</div>')
  }</body></html>`;
  const page = await openFile('/test/page.xhtml', {
    prepare: (opened) =>
      opened.route('**/page.xhtml', (route) =>
        route.fulfill({ contentType: 'application/xhtml+xml', body }),
      ),
  });
  assert.equal(await page.evaluate('document.contentType'), 'application/xhtml+xml');
  await page.click('text=T2');
  await page.click('text=H2');
  await page.waitForFunction('!document.getAnimations().length');
  assert.deepEqual(await page.locator('.z-content:visible').allTextContents(), ['P2', 'C2']);
});

const besides = {
  'before a heading': (it) => `<header>${it} <h3>Soup</h3></header>`,
  'behind a heading': (it) => `<header><h3>Soup</h3> ${it}</header>`,
  'on both sides': (it) => `<header>${it} <h3>Soup</h3> ${it}</header>`,
};

QUnit.test.each('A1, 2.5.8 no trigger covers what stands', besides, async (assert, header) => {
  for (const dir of ['ltr', 'rtl'])
    for (const it of ['<input type="checkbox" class="it">', '<a href="#x" class="it">Menu</a>']) {
      const page = await openPage({
        head: `<style>.it { inline-size: 24px; block-size: 24px; margin: 0 }</style>`,
        html: `<div dir="${dir}"><ul id="set"><li>${header(it)}<div>Fish</div></li></ul></div>`,
        isShared: true,
      });
      const covered = await page.evaluate(() => {
        window.jQuery('#set').uiAccordion();
        return Array.from(document.querySelectorAll('.it')).filter((one) => {
          const { left, right, top, height } = one.getBoundingClientRect();
          return [left + 1, right - 1].some(
            (x) => document.elementFromPoint(x, top + height / 2) !== one,
          );
        }).length;
      });
      assert.equal(covered, 0, `${dir} ${it}`);
    }
});
