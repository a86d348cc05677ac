import { between, markup, openAccordion, press, trigger } from './accordion-page.mjs';

QUnit.module('accordion: layout');

const boxesOf = (page, selector = '.z-trigger') =>
  page.evaluate(
    (parts) =>
      Array.from(document.querySelectorAll(parts), (one) => {
        const { width, height } = one.getBoundingClientRect();
        return { width, height };
      }),
    selector,
  );

const isSmall = ({ width, height }) => width < 24 || height < 24;

const looks = {
  vertical: {},
  'vertical, small': { headerSize: 0, headerFontSize: 1 },
  'without arrows': { headerSize: 24, headerFontSize: 1, showIcons: false },
  horizontal: { orientation: 'horizontal', width: 600 },
  'horizontal, small': { orientation: 'horizontal', headerSize: 24, headerFontSize: 1 },
  slider: { slider: true, dotNav: true, active: 0 },
};

QUnit.test.each('2.5.8 headers are 24 px or more both ways:', looks, async (assert, settings) => {
  for (const form of ['ul', 'details']) {
    const page = await openAccordion({ html: markup({ header: String, form }), settings });
    const boxes = await boxesOf(page);
    assert.equal(boxes.length, 3);
    assert.deepEqual(boxes.filter(isSmall), [], form);
  }
});

QUnit.test.each(
  'A1 arrows stand below each other, also of an own link beside a picture:',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const header = (n) => (n > 1 ? `Title ${n}` : '<i></i><a href="#">Title</a>');
    const page = await openAccordion({ html: markup({ header }), dir });
    const places = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.z-arrow'), (one) => one.getBoundingClientRect().left),
    );
    assert.equal(places.length, 3);
    assert.deepEqual(places, [places[1], places[1], places[1]]);
  },
);

QUnit.test('A6, A7 headerSize is the height, or the width, of a header', async (assert) => {
  const page = await openAccordion({ settings: { headerSize: 60 } });
  assert.deepEqual(
    (await boxesOf(page)).map(({ height }) => height),
    [60, 60, 60],
  );
  await page.evaluate('jQuery("#set").uiAccordion({ orientation: "horizontal", height: 300 })');
  const turned = await boxesOf(page);
  assert.deepEqual(
    turned.map(({ width }) => width),
    [60, 60, 60],
  );
});

const arrangements = [
  {},
  { sectionSpacing: 10, contentSpacing: 10, bordered: true, rounded: true },
  { contentHeight: 100, scrollable: true, active: 0 },
  { expandMode: 'multiple', active: [0, 1, 2] },
  { contentNav: true, active: 3 },
  { slider: true, dotNav: true, active: 0 },
  { orientation: 'horizontal' },
  { orientation: 'horizontal', bordered: true, headerSize: 52 },
  { orientation: 'horizontal', slider: true, dotNav: true },
];

const content = (n) =>
  ['<p>Text</p>', '<p>Long words, for instance Donaudampfschifffahrt</p>', '<p>More</p>'][n - 1] ??
  '<ul><li><a href="#a">One</a></li><li><a href="#b">Donaudampfschifffahrtsgesellschaft</a></li></ul>';

QUnit.test.each(
  '1.4.10 nothing overflows at 320 px',
  arrangements.map((settings) => ({ settings })),
  async (assert, { settings }) => {
    for (const dir of ['ltr', 'rtl']) {
      const page = await openAccordion({
        html: markup({ count: 4, header: (n) => `A header with some words ${n}`, content }),
        settings,
        dir,
        viewport: { width: 320, height: 640 },
      });
      const surplus = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      assert.equal(surplus, 0, `${dir} ${JSON.stringify(settings)}`);
    }
  },
);

QUnit.test.each(
  '1.4.4, 1.4.10 at 200 % text size and 320 px a long word in a header breaks:',
  ['ul', 'details'],
  async (assert, form) => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const link = '<a href="#x">Edit</a>';
    for (const header of [
      () => word,
      (n) => `<img alt=""> ${word} ${n}`,
      () => `${word} ${link}`,
    ]) {
      const page = await openAccordion({
        html: markup({ header, form }),
        head: '<style>html { font-size: 200% }</style>',
        viewport: { width: 320, height: 640 },
      });
      const widths = await page.evaluate(() =>
        [document.documentElement, document.querySelector('.z-trigger')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      assert.deepEqual(widths, [0, 0], header(1));
    }
  },
);

QUnit.test('1.4.4 at 200 % text size no header is cut', async (assert) => {
  const page = await openAccordion({
    html: markup({ header: (n) => `A header with some words ${n}` }),
    head: '<style>html { font-size: 200% }</style>',
    viewport: { width: 320, height: 640 },
    settings: { active: 0 },
  });
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-trigger, .z-content'))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((one) => one.outerHTML),
  );
  assert.deepEqual(cut, []);
  const [{ height }] = await boxesOf(page);
  assert.true(height > 60, `the text grew: ${height}`);
});

const ringOf = (page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(
      document.activeElement,
    );
    return {
      isVisible: document.activeElement.matches(':focus-visible'),
      style: outlineStyle,
      width: parseFloat(outlineWidth),
      color: outlineColor,
      offset: parseFloat(outlineOffset),
    };
  });

const stops = {
  vertical: [{}, 'ul', ['z-trigger']],
  details: [{}, 'details', ['z-trigger']],
  'separate panels': [{ sectionSpacing: 8 }, 'ul', ['z-trigger']],
  'content that scrolls': [{ contentHeight: 20, active: 0 }, 'ul', ['z-trigger', 'z-content']],
  horizontal: [{ orientation: 'horizontal', width: 600 }, 'ul', ['z-trigger']],
  menu: [{ contentNav: true, active: 0 }, 'ul', ['z-trigger', 'z-sub-nav']],
};

QUnit.test.each(
  '2.4.7 the focus ring shows on headers and content,',
  stops,
  async (assert, [settings, form, parts]) => {
    const inside = settings.contentNav ? () => '<ul><li><a href="#a">One</a></li></ul>' : undefined;
    const page = await openAccordion({
      html: between(markup({ form, content: inside })),
      settings,
    });
    await page.focus('#before');
    for (const part of parts) {
      await press(page, 'Tab');
      const within = `!!document.activeElement.closest('.${part}')`;
      assert.true(await page.evaluate(within), part);
      const ring = await ringOf(page);
      assert.true(ring.isVisible, part);
      assert.equal(ring.style, 'solid', part);
      assert.true(ring.width >= 2, `${part}: ${ring.width} px`);
      assert.true(ring.offset <= -ring.width, `${part}: inside, where no box cuts it`);
      assert.false(/rgba\(.*, 0\)|transparent/.test(ring.color), `${part}: ${ring.color}`);
    }
  },
);

QUnit.test('2.4.7 the focus ring shows on dots', async (assert) => {
  const page = await openAccordion({ settings: { slider: true, dotNav: true, active: 0 } });
  await trigger(page, 2).focus();
  await press(page, 'Tab');
  const dot = 'document.activeElement.className.includes("z-dot-nav-item")';
  assert.true(await page.evaluate(dot));
  const ring = await ringOf(page);
  assert.deepEqual([ring.isVisible, ring.style, ring.width >= 2], [true, 'solid', true]);
});

QUnit.test('2.4.7 a click with the mouse shows no ring', async (assert) => {
  const page = await openAccordion();
  await trigger(page, 1).click();
  const ring = await ringOf(page);
  assert.deepEqual([ring.isVisible, ring.style], [false, 'none']);
});

QUnit.test('1.4.4 turned headers are as high as the accordion', async (assert) => {
  const page = await openAccordion({
    settings: { orientation: 'horizontal', width: 600, height: 240 },
  });
  for (const { width, height } of await boxesOf(page)) {
    assert.deepEqual([width, height], [40, 240]);
  }
});
