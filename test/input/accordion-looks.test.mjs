import { markup, openAccordion, trigger } from './accordion-page.mjs';

QUnit.module('looks of accordions');

const corners = (locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    return ['StartStart', 'StartEnd', 'EndEnd', 'EndStart'].map(
      (corner) => style[`border${corner}Radius`],
    );
  });

QUnit.test.each(
  'rounded: the ends of headers are round, where the accordion is',
  ['ul', 'details'],
  async (assert, form) => {
    const page = await openAccordion({
      html: markup({ form }),
      settings: { rounded: true, active: 1 },
    });
    const headers = page.locator('.z-header');
    const none = ['0px', '0px', '0px', '0px'];
    assert.deepEqual(await corners(headers.nth(0)), ['6px', '6px', '0px', '0px']);
    assert.deepEqual(await corners(headers.nth(1)), none);
    assert.deepEqual(await corners(headers.nth(2)), ['0px', '0px', '6px', '6px']);
    await trigger(page, 2).click();
    assert.deepEqual(await corners(headers.nth(2)), none, 'above its content none is');
  },
);

QUnit.test('contentNav: rows of every level are as wide as the menu', async (assert) => {
  const row = (n, more = '') => `<li><a href="#${n}">Row ${n}</a>${more}</li>`;
  const menu = `<ul>${row(1, `<ul>${row(2, `<ul>${row(3)}</ul>`)}</ul>`)}</ul>`;
  const page = await openAccordion({
    html: markup({ count: 1, content: () => menu }),
    settings: { contentNav: true, active: 0 },
  });
  const rows = await page.evaluate(() => {
    const around = document.querySelector('.z-content').getBoundingClientRect();
    return Array.from(document.querySelectorAll('.z-sub-nav a'), (link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { left, width } = link.getBoundingClientRect();
      return [left - around.left, width - around.width, range.getBoundingClientRect().left - left];
    });
  });
  assert.deepEqual(rows, [
    [0, 0, 20],
    [0, 0, 40],
    [0, 0, 60],
  ]);
});
