import { openBoth, style } from './looks-page.mjs';
import { markup, openTabs } from './tabs-page.mjs';

QUnit.module('looks');

const isDark = (page) =>
  page.evaluate(() =>
    ['#set', '#acc'].map((name) => document.querySelector(name).classList.contains('z-dark')),
  );

const either = style('html { color-scheme: light dark }');

QUnit.test.each(
  "dark: 'auto' is as the page around it is,",
  {
    'a page that says nothing, for a reader of the dark': ['dark', '', false],
    'a page that is light or dark, for a reader of the dark': ['dark', either, true],
    'a page that is light or dark, for a reader of the light': ['light', either, false],
    'a light page, for a reader of the dark': [
      'dark',
      style(':root { color-scheme: only light }'),
      false,
    ],
    'a dark page, for a reader of the light': [
      'light',
      style(':root { color-scheme: dark }'),
      true,
    ],
    'a page that tells by an element': [
      'dark',
      '<meta name="color-scheme" content="dark light">',
      true,
    ],
    'a light page that tells by an element': [
      'dark',
      '<meta name="color-scheme" content="light">',
      false,
    ],
    'a dark part of a light page': ['light', style('body { color-scheme: dark }'), true],
  },
  async (assert, [colorScheme, head, expected]) => {
    const page = await openBoth({ settings: { dark: 'auto' }, head, context: { colorScheme } });
    assert.deepEqual(await isDark(page), [expected, expected]);
    const [text] = await page.evaluate(() =>
      ['#set'].map((name) => getComputedStyle(document.querySelector(name)).color),
    );
    assert.equal(text, expected ? 'rgb(222, 221, 224)' : 'rgb(0, 0, 0)', 'and so is the text');
  },
);

QUnit.test("dark: 'auto' changes with the page and with the system", async (assert) => {
  const page = await openBoth({
    settings: { dark: 'auto' },
    head: `${either}${style('.night, [data-theme=dark] { color-scheme: dark }')}`,
    context: { colorScheme: 'light' },
  });
  const changes = {
    'a class of the root': ["document.documentElement.className = 'night'", true],
    'no class': ["document.documentElement.className = ''", false],
    'data of the body': ["document.body.dataset.theme = 'dark'", true],
    'no data': ['delete document.body.dataset.theme', false],
  };
  for (const [name, [change, expected]] of Object.entries(changes)) {
    await page.evaluate(change);
    assert.deepEqual(await isDark(page), [expected, expected], name);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction("document.querySelectorAll('.z-dark').length === 2");
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction("document.querySelectorAll('.z-dark').length === 0");
  await page.evaluate("jQuery('#set').uiTabs('setOptions', { dark: false })");
  await page.evaluate("document.documentElement.className = 'night'");
  assert.deepEqual(await isDark(page), [false, true], 'a set that no longer follows stays');
  await page.evaluate("jQuery('#acc').uiAccordion('destroy')");
  await page.evaluate("document.documentElement.className = ''");
  assert.equal(
    await page.locator('#acc').getAttribute('class'),
    null,
    'an ended one is left alone',
  );
});

const fills = (page) =>
  page.evaluate(() =>
    ['#set .z-tab:last-child .z-link', '#acc > :last-child .z-header'].map(
      (name) => getComputedStyle(document.querySelector(name)).backgroundImage,
    ),
  );

QUnit.test(
  "a page's own colours are the whole fill, also in a theme with a sheen",
  async (assert) => {
    const page = await openBoth({ settings: { theme: 'crystal' } });
    const sheen =
      'linear-gradient(rgb(255, 255, 255), rgb(243, 243, 243) 50%, rgb(237, 237, 237) 50%, rgb(255, 255, 255))';
    assert.deepEqual(await fills(page), [sheen, sheen]);
    await page.addStyleTag({ content: ':root { --z-surface: #123; --z-on-surface: #fff }' });
    const plain = 'linear-gradient(rgb(17, 34, 51), rgb(17, 34, 51))';
    assert.deepEqual(await fills(page), [plain, plain]);
    await page.addStyleTag({
      content: ':root { --z-surface: initial } li:last-child { --z-surface: #456 }',
    });
    const one = 'linear-gradient(rgb(68, 85, 102), rgb(68, 85, 102))';
    assert.deepEqual(await fills(page), [one, one], 'of one label');
  },
);

QUnit.test.each(
  'what the browser draws in a panel is as the ground of the panel is,',
  {
    'on a dark page': [style('html { color-scheme: dark }'), (html) => html],
    'in a dark set': [
      '',
      (html) => `<div class="z-tabs z-dark"><div class="z-container">${html}</div></div>`,
    ],
  },
  async (assert, [head, wrap]) => {
    const page = await openBoth({ head, wrap });
    const schemes = () =>
      page.evaluate(() =>
        ['#set .z-container', '#acc .z-section'].map(
          (name) => getComputedStyle(document.querySelector(name)).colorScheme,
        ),
      );
    assert.deepEqual(await schemes(), ['light', 'light']);
    await page.evaluate("jQuery('#set').uiTabs('setOptions', { style: 'pills' })");
    assert.deepEqual(await schemes(), ['dark', 'light'], 'without a ground, as what is around');
    await page.evaluate("jQuery('#set').uiTabs('setOptions', { style: 'normal', dark: true })");
    await page.evaluate("jQuery('#acc').uiAccordion('setOptions', { dark: true })");
    assert.deepEqual(await schemes(), ['dark', 'dark']);
    await page.addStyleTag({ content: ':root { --z-panel: #fff; --z-scheme: light }' });
    assert.deepEqual(await schemes(), ['light', 'light'], "a page's own");
  },
);

const boxOf = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

QUnit.test('spaced is for flat themes', async (assert) => {
  const page = await openBoth({ settings: { spaced: true, rounded: true } });
  const look = async () => {
    const [one, other] = [
      await boxOf(page, '#set .z-first'),
      await boxOf(page, '#set li:nth-child(2)'),
    ];
    const corner = await page
      .locator('#set li:nth-child(2) > .z-link')
      .evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
    return [other.left - one.right, corner];
  };
  assert.deepEqual(await look(), [-1, '0px'], 'others share a line');
  await page.evaluate("jQuery('#set').uiTabs('setOptions', { theme: 'flat-carrot' })");
  assert.deepEqual(await look(), [2, '6px']);
});

QUnit.test('labels without a fill take their colours from tokens of their own', async (assert) => {
  const head = style(':root { --z-on-label: #0a0; --z-on-label-active: #00f; color: #555 }');
  const page = await openBoth({ head, settings: { style: 'underlined' } });
  const inks = () =>
    page
      .locator('#set [role=tab]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  const [green, blue, gray] = ['rgb(0, 170, 0)', 'rgb(0, 0, 255)', 'rgb(85, 85, 85)'];
  assert.deepEqual(await inks(), [blue, green, green]);
  await page.addStyleTag({ content: ':root { --z-on-label-active: initial }' });
  assert.deepEqual(await inks(), [green, green, green]);
  await page.addStyleTag({ content: ':root { --z-on-label: initial }' });
  assert.deepEqual(await inks(), [gray, gray, gray]);
  await page.addStyleTag({ content: ':root { --z-on-label: #0a0 }' });
  await page.evaluate("jQuery('#set').uiTabs('setOptions', { style: 'pills' })");
  assert.deepEqual(await inks(), ['rgb(68, 68, 68)', green, green], 'the selected pill is filled');
});

QUnit.test.each(
  'one label over the whole row is as wide as its panel,',
  {
    compact: {},
    flat: { theme: 'flat-carrot' },
    pills: { style: 'pills' },
    clean: { style: 'clean' },
  },
  async (assert, settings) => {
    const html = `<div style="width: 300px">${markup(1, () => `<a>${'Long and '.repeat(20)}</a>`)}</div>`;
    for (const position of ['top-compact', 'top-left']) {
      const page = await openTabs({
        html,
        css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.tabs.flat.min.css'],
        settings: { position, ...settings },
      });
      const [panel, item, link] = await Promise.all(
        ['.z-container', '.z-tab', '[role=tab]'].map((name) => boxOf(page, name)),
      );
      const clipped = settings.style === 'clean' ? 1 : 0;
      const sides = ({ left, right }) => [left, right - left];
      assert.deepEqual(sides(link), sides(item), position);
      assert.true(Math.abs(item.left - panel.left) <= clipped, position);
      assert.true(Math.abs(item.right - panel.right) <= clipped, `${item.right} ${panel.right}`);
    }
  },
);

QUnit.test('labels below their panel have no shadow of it on them', async (assert) => {
  const page = await openTabs({ settings: { position: 'bottom-left' } });
  const shadow = () =>
    page.locator('.z-container').evaluate((element) => getComputedStyle(element).boxShadow);
  assert.equal(await shadow(), 'none');
  await page.evaluate("jQuery('#set').uiTabs('setOptions', { position: 'top-left' })");
  assert.notEqual(await shadow(), 'none');
});

QUnit.test('2.4.7 the ring of a panel without padding is around its text', async (assert) => {
  const page = await openTabs();
  const offset = async () => {
    await page.locator('.z-content').first().focus();
    await page.keyboard.press('Shift');
    return page
      .locator('.z-content')
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(element);
        return `${outlineStyle} ${outlineOffset}`;
      });
  };
  assert.equal(await offset(), 'solid -2px', 'within its padding');
  for (const name of ['underlined', 'clean', 'pills']) {
    await page.evaluate(
      (given) => window.jQuery('#set').uiTabs('setOptions', { style: given }),
      name,
    );
    assert.equal(await offset(), 'solid 4px', name);
  }
  await page.evaluate("jQuery('#set').uiTabs('setOptions', { style: 'normal' })");
  await page.evaluate("document.querySelector('.z-content').classList.add('z-nopadding')");
  assert.equal(await offset(), 'solid 4px', 'z-nopadding');
});

QUnit.test.each(
  'labels of a column lie over the line at their side:',
  ['ltr', 'rtl'].flatMap((dir) => ['clean', 'underlined'].map((style) => [style, dir])),
  async (assert, [style, dir]) => {
    for (const side of ['left', 'right']) {
      const settings = { style, orientation: 'vertical', position: `top-${side}` };
      const page = await openTabs({ settings, dir });
      const gaps = await page.evaluate(() => {
        const [list, label] = ['.z-tabs-desktop', '.z-tabs-desktop .z-link'].map((part) =>
          document.querySelector(part).getBoundingClientRect(),
        );
        return { left: label.left - list.left, right: list.right - label.right };
      });
      const towards = style === 'clean' ? side : ['left', 'right'].find((one) => one !== side);
      assert.equal(gaps[towards], 0, side);
    }
  },
);
