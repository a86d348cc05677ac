// What pages of other people do to the pair: items that they hide.
import { call, openInline } from './field.mjs';
import { laidOut } from './page.mjs';
import { sections, tabs } from './widgets.mjs';

QUnit.module('field: hidden items');

const hiding = {
  'a class of the sheet': ['.phone { display: none }', 'class="phone"'],
  'a media query': ['@media (min-width: 600px) { .phone { display: none } }', 'class="phone"'],
  'an attribute': ['', 'hidden'],
  'an inline style': ['', 'style="display: none"'],
  'a class of its label': ['.phone { display: none }', 'class="phone"', '<a>'],
  'an inline style of its label': ['', 'style="display: none"', '<a>'],
};

QUnit.test.each(
  'C12, AT3 where the first tab is hidden the next one is open, by',
  hiding,
  async (assert, [css, attribute, tag = '<li>']) => {
    const html = tabs().replace(tag, tag.replace('>', ` ${attribute}>`)) + call('uiTabs');
    const page = await openInline(html, { head: `<style>${css}</style>` });
    await page.waitForFunction(
      'document.querySelectorAll("#set .z-active > .z-link")[0].textContent === "T2"',
    );
    const stops = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.z-tabs-desktop .z-link'), (one) => one.tabIndex),
    );
    assert.deepEqual(stops, [-1, 0, -1]);
  },
);

/** Where one item has to be open: the plugin, the markup and the options, of which the first has two open. */
const needing = {
  'several sections': ['uiAccordion', sections(), '{ collapsible: false, active: [0, 2] }'],
  tabs: ['uiTabs', tabs(), '{}'],
  'a vertical accordion': ['uiAccordion', sections(), '{ collapsible: false, active: 0 }'],
  'sections that are details': [
    'uiAccordion',
    sections({ form: 'details' }),
    '{ collapsible: false, active: 0 }',
  ],
  'a horizontal accordion': ['uiAccordion', sections(), '{ orientation: "horizontal" }'],
  'a horizontal accordion without the space': [
    'uiAccordion',
    sections(),
    '{ orientation: "horizontal", responsive: true, collapsible: false, width: 400 }',
  ],
};

const hiders = {
  'a class, then refresh': (plugin, item) => {
    item.classList.add('gone');
    window.jQuery('#set')[plugin]('refresh');
  },
  'hide() of jQuery, then refresh': (plugin, item) => {
    window.jQuery(item).hide();
    window.jQuery('#set')[plugin]('refresh');
  },
  'a rule, with another width of the window': (_, item) => item.classList.add('gone-when-narrow'),
};

const goneWhenNarrow = '@media (max-width: 900px) { .gone-when-narrow { display: none } }';

QUnit.test.each(
  'C12 where one has to be open, an open item that is hidden later gives way to one that is seen, in',
  needing,
  async (assert, [plugin, html, settings]) => {
    for (const [way, hide] of Object.entries(hiders)) {
      const page = await openInline(html + call(plugin, settings), {
        head: `<style>.gone { display: none } ${goneWhenNarrow}</style>`,
      });
      await laidOut(page);
      await page.evaluate(
        `(${hide})('${plugin}', document.querySelector('#set .z-section, #set > ul > .z-tab'))`,
      );
      await page.setViewportSize({ width: 880, height: 800 });
      const open = settings.includes('[') ? '2' : '1';
      await page.waitForFunction(
        ([name, index]) => window.jQuery('#set')[name]('active').toString() === index,
        [plugin, open],
      );
      const count = () => page.locator('#set .z-content:visible').count();
      await assert.becomes(page, count, 1, way);
    }
  },
);

/** Options of tabs of which none is open. */
const closed = {
  'a row': '',
  'a column': 'orientation: "vertical"',
  'a row that scrolls': 'overflow: "scroll"',
  'a row that isn’t fitted': 'responsive: false',
};

QUnit.test.each(
  'C12, T23, AT3 with none open, the tab stop is a tab that is seen, in',
  closed,
  async (assert, settings) => {
    const set = call('uiTabs', `{ collapsible: true, defaultTab: "none", ${settings} }`);
    const head = `<style>.gone { display: none } ${goneWhenNarrow}</style>`;
    const stops = (page) =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('.z-tabs-desktop .z-link'), (one) => one.tabIndex),
      );
    const hidden = await openInline(tabs().replace('<li>', '<li class="gone">') + set, { head });
    await assert.becomes(hidden, stops, [-1, 0, -1], 'from the start');
    for (const [way, hide] of Object.entries(hiders)) {
      const page = await openInline(tabs() + set, { head });
      await laidOut(page);
      // The tab that was open last.
      await page.evaluate('jQuery("#set").uiTabs("select", 1).uiTabs("select", 1)');
      assert.deepEqual(await stops(page), [-1, 0, -1]);
      await page.evaluate(
        `(${hide})('uiTabs', document.querySelectorAll('#set > ul > .z-tab')[1])`,
      );
      await page.setViewportSize({ width: 880, height: 800 });
      await assert.becomes(page, stops, [0, -1, -1], way);
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate('document.activeElement.textContent'), 'T1', way);
    }
  },
);

QUnit.test(
  'C12 sections that a style sheet hides from the start stay closed where one has to be open; elsewhere what is open stays',
  async (assert) => {
    for (const [settings, open] of [
      ['{ active: 0, collapsible: false }', '1'],
      ['{ active: 1, collapsible: false }', '1'],
      ['{ active: false, collapsible: false }', '-1'],
      ['{ active: 0 }', '0'],
    ]) {
      const html = sections().replace('<li>', '<li class="phone">') + call('uiAccordion', settings);
      const page = await openInline(html, { head: '<style>.phone { display: none }</style>' });
      await laidOut(page);
      const active = () => page.evaluate('jQuery("#set").uiAccordion("active").toString()');
      await assert.becomes(page, active, open);
    }
  },
);

const flat = `<div id="set">${[1, 2, 3].map((n) => `<h3>H${n}</h3><p>C${n}</p>`).join('')}</div>`;

QUnit.test.each(
  'C12 a header that is hidden beside its content is passed over, by',
  {
    'a rule': ['.phone { display: none }', 'class="phone"'],
    'an attribute': ['', 'hidden'],
  },
  async (assert, [css, attribute]) => {
    for (const settings of ['{ active: 0, collapsible: false }', '{ orientation: "horizontal" }']) {
      const html = flat.replace('<h3>', `<h3 ${attribute}>`) + call('uiAccordion', settings);
      const page = await openInline(html, { head: `<style>${css}</style>` });
      const active = () => page.evaluate('jQuery("#set").uiAccordion("active").toString()');
      await assert.becomes(page, active, '1', settings);
      await page.evaluate('jQuery("#set").uiAccordion("last").uiAccordion("next")');
      assert.equal(await active(), '1', 'next');
      const isCut = await page.evaluate(() => {
        const set = document.getElementById('set').getBoundingClientRect();
        return set.right < document.querySelectorAll('.z-header')[2].getBoundingClientRect().right;
      });
      assert.false(isCut, 'the last header is within');
    }
  },
);
