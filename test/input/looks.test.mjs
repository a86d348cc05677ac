import { openBoth, style } from './looks-page.mjs';

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
    'a dark page, for a reader of the light': [
      'light',
      style(':root { color-scheme: dark }'),
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
    // The first measuring comes with the first layout: the second frame begins after that.
    await page.evaluate(async () => {
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    });
    assert.deepEqual(await isDark(page), [expected, expected]);
    const [text] = await page.evaluate(() =>
      ['#set .z-container'].map((name) => getComputedStyle(document.querySelector(name)).color),
    );
    assert.equal(text, expected ? 'rgb(222, 221, 224)' : 'rgb(68, 68, 68)', 'and so is the text');
  },
);

QUnit.test(
  "dark: 'auto' changes with the page by refresh(), and with the system",
  async (assert) => {
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
      await page.evaluate(
        "jQuery('#set').uiTabs('refresh'), jQuery('#acc').uiAccordion('refresh')",
      );
      assert.deepEqual(await isDark(page), [expected, expected], name);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction("document.querySelectorAll('.z-dark').length === 2");
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction("document.querySelectorAll('.z-dark').length === 0");
  },
);

const boxOf = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

QUnit.test('spaced is for flat themes', async (assert) => {
  const page = await openBoth({ settings: { rounded: true } });
  await page.evaluate("jQuery('#set').uiTabs('setOptions', { spaced: true })");
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
