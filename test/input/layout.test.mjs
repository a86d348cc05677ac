import { label, markup, openTabs } from './tabs-page.mjs';

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

const styles = ['normal', 'underlined', 'clean'];

QUnit.test.each('2.5.8 labels are 24 px or more both ways in', sizes, async (assert, size) => {
  const page = await openTabs({ html: markup(3, (n) => `<a>${n}</a>`), settings: { size } });
  for (const style of styles) {
    for (const orientation of ['horizontal', 'vertical']) {
      await page.evaluate((settings) => window.jQuery('#set').uiTabs(settings), {
        style,
        orientation,
      });
      const small = (await boxes(page)).filter(({ width, height }) => width < 24 || height < 24);
      assert.deepEqual(small, [], `${style} ${orientation}`);
    }
  }
});

const positions = [
  'top-left',
  'top-center',
  'top-right',
  'top-compact',
  'bottom-left',
  'bottom-compact',
];

QUnit.test.each(
  '1.4.10 nothing overflows at 320 px with zoom',
  [0.9, 1.1, 2],
  async (assert, zoom) => {
    const page = await openTabs({
      html: markup(4, (n) => `<a>Chapter ${n}</a>`),
      viewport: { width: 320, height: 640 },
      context: { deviceScaleFactor: zoom },
    });
    const arrangements = [
      ...positions.map((position) => ({ position, orientation: 'horizontal' })),
      { position: 'top-left', orientation: 'vertical' },
    ];
    for (const settings of arrangements) {
      for (const style of styles) {
        await page.evaluate((given) => window.jQuery('#set').uiTabs(given), { ...settings, style });
        const surplus = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        assert.equal(surplus, 0, JSON.stringify({ ...settings, style }));
      }
    }
  },
);

QUnit.test('1.4.4 at 200 % text size nothing is cut or overflows', async (assert) => {
  const page = await openTabs({
    html: markup(3, (n) => `<a>Chapter ${n}</a>`),
    head: '<style>html { font-size: 200% }</style>',
    settings: { mobileNav: false },
    viewport: { width: 640, height: 800 },
  });
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[role=tab], [role=tablist], .z-content'))
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      )
      .map((one) => one.outerHTML),
  );
  assert.deepEqual(cut, []);
  const [{ height }] = await boxes(page);
  assert.true(height > 80, `the text grew: ${height}`);
});

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

const stylesAndForms = styles.flatMap((style) =>
  ['horizontal', 'vertical'].map((orientation) => ({ style, orientation })),
);

QUnit.test.each(
  '2.4.7 the focus ring shows on labels and panels',
  stylesAndForms,
  async (assert, settings) => {
    const page = await openTabs({ settings });
    for (const part of ['tab', 'tabpanel']) {
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate('document.activeElement.getAttribute("role")'), part);
      const ring = await ringOf(page);
      assert.true(ring.isVisible, part);
      assert.equal(ring.style, 'solid', part);
      assert.true(ring.width >= 2, `${part}: ${ring.width} px`);
      const isInside = ring.offset <= -ring.width;
      assert.true(isInside || !ring.isCut, `${part}: where no box cuts it: ${ring.offset}`);
      assert.false(/rgba\(.*, 0\)|transparent/.test(ring.color), `${part}: ${ring.color}`);
    }
  },
);

QUnit.test('2.4.7 a click with the mouse shows no ring', async (assert) => {
  const page = await openTabs();
  await label(page, 1).click();
  const ring = await ringOf(page);
  assert.deepEqual([ring.isVisible, ring.style], [false, 'none']);
});
