// Sets in panels of others look as they do beside them: the two kinds have some classes in common, and tokens are inherited.
import { usual } from '../browser.mjs';
import { laidOut, openPage } from './page.mjs';
import { markup } from './widgets.mjs';

QUnit.module('nested');

const inner = [
  ['tabs', {}],
  ['tabs', { orientation: 'vertical' }],
  ['tabs', { orientation: 'vertical', position: 'top-right', style: 'underlined' }],
  ['tabs', { position: 'bottom-right', style: 'clean', size: 'small' }],
  ['tabs', { style: 'underlined', overflow: 'scroll', multiline: true }],
  ['tabs', { style: 'pills', size: 'large' }],
  ['tabs', { maxRows: 0, rounded: true }],
  ['accordion', {}],
  ['accordion', { bordered: true, rounded: true }],
  ['accordion', { orientation: 'horizontal', width: 500, height: 200 }],
  ['accordion', { slider: true, dotNav: true, width: 500, height: 200 }],
];

const outer = {
  tabs: ['tabs', {}],
  'vertical tabs': ['tabs', { orientation: 'vertical', size: 'mini' }],
  'tabs at the bottom': ['tabs', { position: 'bottom-left', style: 'pills', size: 'xlarge' }],
  'tabs that scroll': ['tabs', { style: 'underlined', overflow: 'scroll' }],
  'compact tabs': ['tabs', { style: 'clean', position: 'top-compact', multiline: true }],
  'a dropdown': ['tabs', { maxRows: 0 }],
  'tabs as an accordion': ['tabs', { maxRows: 1, mobileNav: 'accordion' }],
  'an accordion': ['accordion', {}],
  'an accordion with borders': ['accordion', { bordered: true, rounded: true }],
  'a horizontal accordion': ['accordion', { orientation: 'horizontal', width: 900, height: 3000 }],
  'a slider': ['accordion', { slider: true, width: 900 }],
};

const settingsOf = (kind, options) =>
  JSON.stringify({
    animation: { effects: 'none' },
    ...(kind === 'accordion' && { active: 0 }),
    ...options,
  });

/** Labels that don't fit beside each other. */
const long = (n) => `<a>T${n} ${'and many more words '.repeat(5)}</a>`;

const setOf = ([kind, options], content) =>
  markup[kind]({ content, ...(options.mobileNav && { label: long }) }).replace(
    'id="set"',
    `data-role="z-${kind}" data-options='${settingsOf(kind, options)}'`,
  );

/** What decides how a part is drawn, besides its place. */
const drawn =
  'display position flex-flow margin padding border-width border-style border-radius background-image box-shadow opacity transform font text-align text-transform cursor'.split(
    ' ',
  );

/** Where what is seen of the sets in both boxes lies, and what style sheets make of it, where that differs. */
const differences = (page) =>
  page.evaluate((properties) => {
    const looksOf = (set) => {
      const { x, y } = set.getBoundingClientRect();
      const isSeen = (element) => !element.closest('[hidden]');
      return [...set.querySelectorAll('*')].filter(isSeen).map((element) => {
        const rect = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const place = [rect.x - x, rect.y - y, rect.width, rect.height].map(Math.round);
        if (!rect.width && !rect.height) return ['not drawn'];
        return [
          `at ${place}`,
          ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ];
      });
    };
    const boxes = [...document.querySelectorAll('.box')];
    const [inside, beside] = boxes.map((box) => [...box.children].map(looksOf));
    const name = (n, k) =>
      [...boxes[0].children][n].querySelectorAll('*')[k].outerHTML.slice(0, 80);
    return beside.flatMap((set, n) =>
      set.flatMap((looks, k) =>
        looks
          .slice(0, inside[n][k].length)
          .map((look, i) => [look, inside[n][k][i]])
          .filter(([a, b]) => a !== b)
          .map(([a, b]) => `${n} ${name(n, k)}: ${b}, but beside it ${a}`),
      ),
    );
  }, drawn);

QUnit.test.each('T1, A1 a set looks as it does elsewhere in', outer, async (assert, row) => {
  const box = `<div class="box">${inner.map((one) => setOf(one)).join('')}</div>`;
  const content = (n) => (n === 1 ? box : '<p>Other</p>');
  for (const scripts of [usual.scripts, []]) {
    const page = await openPage({
      html: `${setOf(row, content)}<hr>${box}`,
      scripts,
      isShared: true,
    });
    await laidOut(page);
    await page.evaluate(() => {
      const [inside, beside] = document.querySelectorAll('.box');
      beside.style.width = getComputedStyle(inside).width;
    });
    await laidOut(page);
    if (scripts[0])
      assert.equal(await page.locator('.z-tabs.z-as-accordion').count(), row[1].mobileNav ? 1 : 0);
    assert.deepEqual(await differences(page), [], scripts[0] ? 'after the start' : 'before it');
  }
});
