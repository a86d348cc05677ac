import { formOf, openFit } from './fit-page.mjs';

QUnit.module('fitting where the parent is as wide as its content');

/** What makes the box around the set as wide as what is in it. */
const parents = {
  'an item in a row': 'body { display: flex; justify-content: center }',
  'a cell': 'body > div { display: table-cell }',
  'a float': 'body > div { float: left }',
  'a set that is an item itself': 'body > div { display: flex }',
};

const open = (parent, width, settings) =>
  openFit({
    head: `<style>${parents[parent]}</style>`,
    viewport: { width, height: 600 },
    settings,
  });

const becomes = (page, form) =>
  page.waitForFunction((wanted) => window.formOf(document.getElementById('set')) === wanted, form);

QUnit.test.each(
  'T10, T11 rows and the menu are for what there is room for',
  Object.keys(parents),
  async (assert, parent) => {
    for (const settings of [{}, { minWindowWidth: 0 }]) {
      const page = await open(parent, 1600, settings);
      assert.equal(await formOf(page), '8');
      for (const [width, form] of [
        [721, '5+3'],
        [360, 'menu'],
        [721, '5+3'],
        [1600, '8'],
      ]) {
        await page.setViewportSize({ width, height: 600 });
        await becomes(page, form);
        assert.deepEqual(await page.evaluate('misfits(document.getElementById("set"))'), []);
      }
    }
  },
);

QUnit.test.each(
  'T11 a column has all the room that there is',
  Object.keys(parents),
  async (assert, parent) => {
    const page = await open(parent, 1600, { orientation: 'vertical' });
    assert.equal(await formOf(page), '1+1+1+1+1+1+1+1');
    for (const [width, form] of [
      [700, 'menu'],
      [1600, '1+1+1+1+1+1+1+1'],
    ]) {
      await page.setViewportSize({ width, height: 600 });
      await becomes(page, form);
    }
    assert.equal(await formOf(page), '1+1+1+1+1+1+1+1');
  },
);

QUnit.test.each(
  '1.4.10 at 320 px a word that is longer than the window breaks',
  [
    {},
    { mobileNav: false },
    { mobileNav: false, position: 'top-compact', style: 'pills' },
    { mobileNav: false, orientation: 'vertical' },
    { responsive: false },
    { overflow: 'scroll', orientation: 'vertical' },
  ],
  async (assert, settings) => {
    const page = await openFit({ viewport: { width: 320, height: 600 } });
    const cut = await page.evaluate(async (given) => {
      const { jQuery } = window;
      const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
      jQuery('.set .z-tab .z-link').first().text(word);
      jQuery('.set').uiTabs('setOptions', { size: 'xxlarge', ...given });
      await window.drawn();
      return Array.from(document.querySelectorAll('.z-tabs-nav .z-link'))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
    }, settings);
    assert.deepEqual(cut, []);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
  },
);
