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
  'T10 one row comes back, where borders are shared at the ends of rows, too',
  Object.keys(parents),
  async (assert, parent) => {
    const page = await open(parent, 560, { minWindowWidth: 0, style: 'clean' });
    assert.equal(await formOf(page), '4+4');
    await page.setViewportSize({ width: 1600, height: 600 });
    await becomes(page, '8');
    assert.deepEqual(await page.evaluate('misfits(document.getElementById("set"))'), []);
  },
);

QUnit.test.each(
  'T13 beside text that takes the room it gets no form ends itself',
  [
    {},
    { minWindowWidth: 0, style: 'clean' },
    { overflow: 'accordion' },
    { orientation: 'vertical' },
    { overflow: 'scroll' },
  ],
  async (assert, settings) => {
    const words = 'As wide as its content. '.repeat(4);
    const page = await openFit({
      head: `<style>body { display: flex } body::after { content: '${words}' }</style>`,
      viewport: { width: 1600, height: 600 },
      settings,
    });
    for (let width = 1560; width > 320; width -= 40) {
      await page.setViewportSize({ width, height: 600 });
      const seen = await page.evaluate(async () => {
        const set = document.getElementById('set');
        const told = () => `${window.formOf(set)} ${set.offsetWidth}`;
        await window.drawn();
        const before = told();
        const later = [];
        for (let n = 0; n < 6; n++) {
          await window.frame();
          later.push(told());
        }
        return { before, later };
      });
      assert.deepEqual(seen.later, Array(6).fill(seen.before), `${width}`);
    }
  },
);

QUnit.test.each(
  'T14 a row that scrolls has all the room that there is',
  Object.keys(parents),
  async (assert, parent) => {
    const page = await open(parent, 1000, { overflow: 'scroll' });
    for (const width of [1000, 500]) {
      await page.setViewportSize({ width, height: 600 });
      await page.waitForFunction(
        (wanted) => document.getElementById('set').offsetWidth > wanted,
        width - 40,
      );
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width);
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
