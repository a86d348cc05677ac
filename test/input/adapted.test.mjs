import { markup as sectionsOf, openAccordion } from './accordion-page.mjs';
import { css, eachLook, looks, named } from './adapted-page.mjs';
import { markup, openTabs } from './tabs-page.mjs';

QUnit.module('adapted');

/** What its box doesn't hold. */
const cut = (page, parts) =>
  page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector))
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter(
          (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
        )
        .filter((one) => !/auto|scroll/.test(getComputedStyle(one).overflowY))
        .map((one) => one.outerHTML),
    parts,
  );

/** Titles that are not wholly in their header. */
const outside = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-title'))
      .filter((title) => {
        const [inner, outer] = [title, title.closest('.z-header')].map((one) =>
          one.getBoundingClientRect(),
        );
        return (
          ['left', 'top'].some((side) => inner[side] < outer[side] - 1) ||
          ['right', 'bottom'].some((side) => inner[side] > outer[side] + 1)
        );
      })
      .map((title) => title.textContent),
  );

const overflow = (page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const spacing = `<style>
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
</style>`;

QUnit.test('1.4.12 with more space in the text no label is cut', async (assert) => {
  const page = await openTabs({
    css,
    html: markup(3, (n) => `<a>Chapter number ${n}<span>and more</span></a>`),
    head: spacing,
    viewport: { width: 640, height: 800 },
  });
  const all = looks.concat([{ size: 'mini' }, { multiline: true, size: 'xxlarge' }]);
  await eachLook(page, all, async (look) => {
    assert.deepEqual(await cut(page, '[role=tab], .z-container'), [], look);
    assert.equal(await overflow(page), 0, look);
  });
});

QUnit.test.each(
  '1.4.12 with more space in the text no header or content is cut,',
  named([
    { orientation: 'vertical' },
    { orientation: 'vertical', contentHeight: 60 },
    { orientation: 'horizontal' },
    { orientation: 'horizontal', headerFontSize: 2.2 },
  ]),
  async (assert, settings) => {
    const page = await openAccordion({
      html: sectionsOf({
        header: (n) => `Frequently asked questions ${n}`,
        content: () => '<p>Words</p>'.repeat(9),
      }),
      head: spacing,
      settings: { active: 0, ...settings },
      viewport: { width: 1000, height: 800 },
    });
    assert.deepEqual(await cut(page, '.z-trigger, .z-header, .z-title, .z-content'), []);
    assert.deepEqual(await outside(page), []);
  },
);

QUnit.test('1.4.4, 1.4.10 at 200 % and 320 px nothing is cut', async (assert) => {
  const page = await openTabs({
    css,
    html: markup(4, (n) => `<a>Chapter ${n}</a>`),
    head: '<style>html { font-size: 200% }</style>',
    viewport: { width: 640, height: 800 },
  });
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await eachLook(page, looks, async (look) => {
      assert.equal(await overflow(page), 0, `${look} ${width} px`);
      assert.deepEqual(await cut(page, '[role=tab], .z-container'), [], `${look} ${width} px`);
    });
  }
});

/** What is pressed, and smaller than 24 px. */
const tooSmall = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], button, summary, [role=tab]'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => [one.className, one.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 24 || height < 24)
      .map(([name, { width, height }]) => `${name} ${width} × ${height}`),
  );

QUnit.test('2.5.8 all that is pressed is 24 px or more in mini tabs', async (assert) => {
  const page = await openTabs({
    css,
    html: markup(3, () => '<a>i</a>'),
    settings: { size: 'mini', autoplay: { interval: 1e6 } },
  });
  assert.equal(await page.locator('.z-autoplay').count(), 1);
  await eachLook(page, looks, async (look) => {
    assert.deepEqual(await tooSmall(page), [], look);
  });
});
