import { label, openTabs } from './tabs-page.mjs';

QUnit.module('layout');

/** Heights of looks.md, normal style, horizontal. */
const heights = { mini: 33, small: 39, medium: 49, large: 51, xlarge: 57, xxlarge: 63 };
const sizes = Object.keys(heights);

const boxes = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[role=tab]'), (one) => {
      const { width, height } = one.getBoundingClientRect();
      return { width, height };
    }),
  );

const cases = [1200, 400].flatMap((width) =>
  sizes.map((size) => [`${size} at ${width} px`, { size, width }]),
);

QUnit.test.each(
  'looks: the height of a label,',
  Object.fromEntries(cases),
  async (assert, { size, width }) => {
    const page = await openTabs({
      settings: { size, mobileNav: false },
      viewport: { width, height: 800 },
    });
    const all = await boxes(page);
    assert.deepEqual(
      all.map(({ height }) => height),
      [heights[size], heights[size], heights[size]],
    );
    const unselected = await label(page, 1).evaluate((one) => one.parentElement.offsetHeight);
    assert.equal(unselected, heights[size], 'of its item');
  },
);

const ringOf = (page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(
      document.activeElement,
    );
    const around = [];
    for (let at = document.activeElement.parentElement; at; at = at.parentElement) around.push(at);
    return {
      isVisible: document.activeElement.matches(':focus-visible'),
      style: outlineStyle,
      width: parseFloat(outlineWidth),
      color: outlineColor,
      offset: parseFloat(outlineOffset),
      isCut: around.some((box) => getComputedStyle(box).overflow !== 'visible'),
    };
  });

QUnit.test('2.4.7 a click with the mouse shows no ring', async (assert) => {
  const page = await openTabs();
  await label(page, 1).click();
  const ring = await ringOf(page);
  assert.deepEqual([ring.isVisible, ring.style], [false, 'none']);
});
