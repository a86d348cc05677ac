import { markup, openAccordion } from './accordion-page.mjs';

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
