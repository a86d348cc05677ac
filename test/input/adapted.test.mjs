// Looks for readers who see, read or press in ways of their own.
import { laidOut } from './page.mjs';
import { label, openAccordion, openTabs, press, sections, tabs } from './widgets.mjs';

QUnit.module('adapted');

/** Every style in a row and in a column, and a flat theme. */
const looks = ['normal', 'underlined', 'clean', 'pills']
  .flatMap((style) => ['horizontal', 'vertical'].map((orientation) => ({ style, orientation })))
  .concat([{ theme: 'flat-carrot' }, { theme: 'flat-silver', style: 'pills' }]);

/** Gives one set of tabs each of the looks in turn. */
async function eachLook(page, all, check) {
  for (const look of all) {
    const settings = { theme: 'silver', style: 'normal', orientation: 'horizontal', ...look };
    await page.evaluate((given) => window.jQuery('#set').uiTabs(given), settings);
    await laidOut(page);
    await check(JSON.stringify(look));
  }
}

/** What its box doesn't hold, titles that stick out of their header, and how far the page is too wide. */
const cut = (page) =>
  page.evaluate(() => {
    const parts =
      '[role=tab], .z-container, .z-trigger, .z-header, .z-title, .z-accordion .z-content';
    const holds = (one) =>
      (one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1) ||
      /auto|scroll/.test(getComputedStyle(one).overflowY);
    const sticksOut = (title) => {
      const outer = title.closest('.z-header')?.getBoundingClientRect();
      const inner = title.getBoundingClientRect();
      const before = ['left', 'top'].some((side) => inner[side] < outer?.[side] - 1);
      return before || ['right', 'bottom'].some((side) => inner[side] > outer?.[side] + 1);
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return Array.from(document.querySelectorAll(parts))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !holds(one) || (one.matches('.z-title') && sticksOut(one)))
      .map((one) => one.outerHTML)
      .concat(scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px` : []);
  });

const spacing = `<style>
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
</style>`;

QUnit.test('1.4.12 with more space in the text no label is cut', async (assert) => {
  const page = await openTabs({
    html: tabs({ label: (n) => `<a>Chapter number ${n}<span>and more</span></a>` }),
    head: spacing,
    viewport: { width: 640, height: 800 },
  });
  const all = looks.concat([{ size: 'mini' }, { multiline: true, size: 'xxlarge' }]);
  await eachLook(page, all, async (look) => assert.deepEqual(await cut(page), [], look));
});

const across = { orientation: 'horizontal' };
QUnit.test('1.4.4, 1.4.10 at 200 % and 320 px no tab is cut', async (assert) => {
  const page = await openTabs({
    html: tabs({ count: 4, label: (n) => `<a>Chapter ${n}</a>` }),
    head: '<style>html { font-size: 200% }</style>',
  });
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await eachLook(page, looks, async (look) =>
      assert.deepEqual(await cut(page), [], `${look} ${width} px`),
    );
  }
});

const arrangements = {
  vertical: {},
  apart: { sectionSpacing: 10, contentSpacing: 10, bordered: true, rounded: true },
  'of fixed height': { contentHeight: 60, scrollable: true, active: 0 },
  'all open': { expandMode: 'multiple', active: [0, 1, 2] },
  'a menu': { contentNav: true, active: 3 },
  'a slider': { slider: true, dotNav: true, active: 0 },
  horizontal: across,
  'horizontal, with large headers': { ...across, bordered: true, headerSize: 52 },
  'horizontal, with large words': { ...across, headerFontSize: 2.2 },
  'a horizontal slider': { ...across, slider: true, dotNav: true },
};
const menu = '<ul><li><a href="#b">Donaudampfschifffahrtsgesellschaft</a></li></ul>';
const words = '<p>Words, for instance Donaudampfschifffahrt</p>'.repeat(9);

QUnit.test.each('1.4.10, 1.4.12 no words are lost,', arrangements, async (assert, settings) => {
  const html = sections({
    count: 4,
    header: (n) => `Frequently asked questions ${n}`,
    content: (n) => (n === 4 ? menu : words),
  });
  const wide = { html, settings: { active: 0, ...settings }, head: spacing };
  assert.deepEqual(await cut(await openAccordion(wide)), [], 'with more space in the text');
  const viewport = { width: 320, height: 640 };
  const page = await openAccordion({ html, settings, viewport });
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((to) => {
      document.documentElement.dir = to;
      window.jQuery('#set').uiAccordion('refresh');
    }, dir);
    await laidOut(page);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320, dir);
  }
});

/** What is pressed, and smaller than 24 px. */
const tooSmall = (page) =>
  page.locator('a[href], button, summary, [role=tab]').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => [one.className, one.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 24 || height < 24)
      .map(([name, { width, height }]) => `${name} ${width} × ${height}`),
  );

QUnit.test('2.5.8 all that is pressed is 24 px or more in mini tabs', async (assert) => {
  const page = await openTabs({
    html: tabs({ label: () => '<a>i</a>' }),
    settings: { size: 'mini', autoplay: { interval: 1e6 } },
  });
  assert.equal(await page.locator('.z-autoplay').count(), 1);
  await eachLook(page, looks, async (look) => assert.deepEqual(await tooSmall(page), [], look));
});

const small = { headerSize: 0, headerFontSize: 1 };

const smallest = {
  vertical: small,
  'without arrows': { ...small, showIcons: false },
  horizontal: { ...small, ...across },
  'a slider': { slider: true, dotNav: true, active: 0, autoplay: { interval: 1e6 } },
};

QUnit.test.each('2.5.8 nothing is under 24 px in sections,', smallest, async (assert, settings) => {
  for (const form of ['ul', 'details']) {
    const html = sections({ header: String, form });
    const page = await openAccordion({ html, settings });
    assert.equal(await page.locator('.z-trigger').count(), 3);
    assert.deepEqual(await tooSmall(page), [], form);
  }
});

/** Lines and fills that are there, and the text's colour: all that forced colours leave. */
const paintOf = (locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const edges = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
      const [width, line, color] = ['Width', 'Style', 'Color'].map(
        (name) => style[`border${side}${name}`],
      );
      const isSeen = parseFloat(width) > 0 && line !== 'none' && color !== style.backgroundColor;
      return isSeen ? `${width} ${line} ${color}` : '';
    });
    const { backgroundColor: fill, color: text, outlineColor: ring, outlineStyle: line } = style;
    return { edges, fill, text, ring, line };
  });

const forced = { forcedColors: 'active' };

QUnit.test('1.4.11 forced colours tell selected, focused and disabled tabs', async (assert) => {
  const html = tabs().replace('<li><a>T3', '<li class="z-disabled"><a>T3');
  const page = await openTabs({ html, context: forced });
  await eachLook(page, looks, async (look) => {
    const paints = await Promise.all([0, 1, 2].map((index) => paintOf(label(page, index))));
    const [selected, other, disabled] = paints;
    assert.notEqual(selected.fill, other.fill, `a fill tells what is selected, ${look}`);
    assert.notEqual(selected.text, selected.fill);
    assert.notEqual(disabled.text, other.text, 'text tells what is disabled');
    assert.true(disabled.edges.join().includes('dashed'), 'and a line');
    for (const index of [0, 1]) {
      await label(page, index).focus();
      await press(page, 'Shift');
      const { ring, fill, line } = await paintOf(label(page, index));
      assert.deepEqual([line, ring === fill], ['solid', false], `the ring of ${index}, ${look}`);
    }
  });
});

const ways = ['vertical', 'horizontal'];

QUnit.test.each('1.4.11 forced colours tell sections apart,', ways, async (assert, orientation) => {
  const page = await openAccordion({
    html: sections().replace('<li><h3>H3', '<li class="z-disabled"><h3>H3'),
    settings: { active: 0, orientation },
    context: forced,
  });
  const header = (index) => paintOf(page.locator('.z-header').nth(index));
  const [open, shut, disabled] = await Promise.all([0, 1, 2].map(header));
  assert.notDeepEqual(open.edges, shut.edges, 'a line tells what is open');
  assert.equal(disabled.line, 'dashed', 'disabled is dashed');
  assert.deepEqual(disabled.edges, shut.edges, 'by a line that takes no room');
  assert.notEqual((await paintOf(label(page, 2))).text, shut.text, 'and pale');
  const [top, right, , left] = (await paintOf(page.locator('.z-section').nth(0))).edges;
  const widthOf = (set) => parseFloat(getComputedStyle(set, '::after').borderTopWidth);
  const isFramed = (await page.locator('#set').evaluate(widthOf)) || (top && right && left);
  assert.true(Boolean(isFramed), 'what belongs together has a frame');
  await label(page, 1).focus();
  await press(page, 'Shift');
  const { ring, line } = await paintOf(label(page, 1));
  const { fill } = await paintOf(page.locator('.z-section').nth(1));
  assert.deepEqual([line, ring === fill], ['solid', false], 'the ring is seen');
  const colorOf = (one) => getComputedStyle(one).borderBottomColor;
  const arrow = () => page.locator('.z-arrow').nth(1);
  assert.notEqual(await arrow().evaluate(colorOf), fill, 'the arrow is seen');
  await page.evaluate("jQuery('#set').uiAccordion({ icon: 'plus' }), null");
  const bars = await arrow().evaluate((one) =>
    [null, '::before'].map((part) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one, part);
      return [parseFloat(borderTopWidth) > 0 && borderTopStyle, borderTopColor];
    }),
  );
  for (const [line, color] of bars) {
    assert.equal(line, 'solid', 'a bar of the plus');
    assert.notEqual(color, fill, 'is seen');
  }
});
