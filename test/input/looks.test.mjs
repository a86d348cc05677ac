import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { root } from '../../.ci/lib/files.mjs';
import { laidOut, openPage } from './page.mjs';
import { openBoth, tabs } from './widgets.mjs';

QUnit.module('looks');

const isDark = (page) =>
  page
    .locator('#set, #acc')
    .evaluateAll((both) => both.map((one) => one.classList.contains('z-dark')));

const style = (text) => `<style>${text}</style>`;
const either = style('html { color-scheme: light dark }');
const dark = style(':root { color-scheme: dark }');
const element = (content) => `<meta name="color-scheme" content="${content}">`;

const around = {
  'a page that says nothing, for a reader of the dark': ['dark', '', false],
  'a page that is light or dark, for a reader of the dark': ['dark', either, true],
  'a page that is light or dark, for a reader of the light': ['light', either, false],
  'a dark page, for a reader of the light': ['light', dark, true],
  'a light page that tells by an element': ['dark', element('light'), false],
  'a dark page that tells by an element': ['light', element('dark'), true],
  'a page that is light or dark by an element, for a reader of the dark': [
    'dark',
    element('dark light'),
    true,
  ],
  'the same, for a reader of the light': ['light', element('dark light'), false],
  'a light part of a page that is dark by an element': [
    'dark',
    element('dark') + style('body { color-scheme: light }'),
    false,
  ],
  'a dark part of a light page': ['light', style('body { color-scheme: dark }'), true],
};

QUnit.test.each("dark: 'auto' is as around it,", around, async (assert, row) => {
  const [colorScheme, head, expected] = row;
  const page = await openBoth({ settings: { dark: 'auto' }, head, context: { colorScheme } });
  await laidOut(page);
  assert.deepEqual(await isDark(page), [expected, expected]);
  const colorOf = (container) => getComputedStyle(container).color;
  const text = await page.locator('#set .z-container').evaluate(colorOf);
  assert.equal(text, expected ? 'rgb(222, 221, 224)' : 'rgb(68, 68, 68)', 'and so is the text');
});

const orders = {
  'the outer ones first': ['#set', '#acc'],
  'the inner ones first': ['#acc', '#set'],
};

QUnit.test.each("dark: 'auto' of tabs in tabs, started", orders, async (assert, selectors) => {
  const page = await openPage({ html: tabs() + tabs({ id: 'acc' }), head: dark, isShared: true });
  await page.evaluate((all) => {
    const { jQuery } = window;
    jQuery('#acc').appendTo(jQuery('#set > div > div').first());
    for (const one of all) jQuery(one).uiTabs({ dark: 'auto' });
  }, selectors);
  await laidOut(page);
  assert.deepEqual(await isDark(page), [true, true]);
});

QUnit.test("dark: 'auto' goes with refresh() and with the system", async (assert) => {
  const page = await openBoth({
    settings: { dark: 'auto' },
    head: `${either}${style('.night, [data-theme=dark] { color-scheme: dark }')}`,
    context: { colorScheme: 'light' },
  });
  const changes = {
    "document.documentElement.className = 'night'": true,
    "document.documentElement.className = ''": false,
    "document.body.dataset.theme = 'dark'": true,
    'delete document.body.dataset.theme': false,
  };
  for (const [change, expected] of Object.entries(changes)) {
    await page.evaluate(change);
    // Asked in the same task: a method takes effect at once.
    const sets = "jQuery('#set').uiTabs('refresh').add(jQuery('#acc').uiAccordion('refresh'))";
    const count = await page.evaluate(`${sets}.filter('.z-dark').length`);
    assert.equal(count, expected ? 2 : 0, change);
  }
  for (const [colorScheme, count] of Object.entries({ dark: 2, light: 0 })) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(`document.querySelectorAll('.z-dark').length === ${count}`);
  }
});

/** The tokens that some sheets read. */
const readBy = (...names) =>
  names
    .map((name) => readFileSync(path.join(root, `assets/css/${name}.min.css`), 'utf8'))
    .flatMap((text) => text.match(/(?<=var\()--z-[a-z-]+/g));

QUnit.test('the reference names all tokens that the sheets read, and no others', (assert) => {
  const rows = readFileSync(path.join(root, 'demo/reference.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `--z-'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const named = (column) =>
    rows.filter((row) => row[column] !== '–').flatMap((row) => row[1].match(/--z-[a-z-]+/g));
  const sorted = (names) => Array.from(new Set(names)).sort();
  assert.deepEqual(sorted(named(3)), sorted(readBy('ui.tabs', 'ui.tabs.flat')), 'tabs');
  assert.deepEqual(sorted(named(4)), sorted(readBy('ui.accordion')), 'accordion');
});

QUnit.test('a token may be set as narrowly as the reference says', async (assert) => {
  const page = await openBoth({
    settings: { bordered: true, rounded: true, theme: 'flat-carrot' },
    head: style(`
      .z-tab:last-child { --z-on-surface: #123456; --z-tab-font-size: 30px; --z-radius: 20px }
      #acc > :last-child { --z-on-surface: #123456; --z-border: #123456; --z-arrow-size: 30px }
      #set { --z-bar: 9px; --z-panel: #123456 }`),
  });
  const navy = 'rgb(18, 52, 86)';
  const expected = {
    '#set .z-tab:last-child > .z-link': {
      color: navy,
      fontSize: '30px',
      // The radius is the set's.
      borderTopRightRadius: '6px',
    },
    '#set .z-container': { borderTopWidth: '9px', backgroundColor: navy },
    '#acc > :last-child .z-trigger': { color: navy },
    '#acc > :last-child': { borderTopColor: navy },
    // Seven tenths of its place.
    '#acc > :last-child .z-arrow': { width: '21px' },
  };
  for (const [selector, values] of Object.entries(expected)) {
    const read = (element, names) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style[name]]));
    };
    const found = await page.locator(selector).evaluate(read, Object.keys(values));
    assert.deepEqual(found, values, selector);
  }
});

const above = {};
const below = { position: 'bottom-left' };
const left = { orientation: 'vertical' };
const right = { orientation: 'vertical', position: 'top-right' };
const everywhere = [above, below, left, right];

/** Looks, and where their labels are: a style has rules of its own for each place, a theme has colours. */
const drawn = {
  white: [{ theme: 'white' }, everywhere],
  clean: [{ style: 'clean' }, everywhere],
  underlined: [{ style: 'underlined' }, everywhere],
  red: [{ theme: 'red' }, [above]],
  'black and dark': [{ theme: 'black', dark: true }, [below]],
  flat: [{ theme: 'flat-carrot' }, [left]],
  'flat and dark': [{ theme: 'flat-carrot', dark: true }, [right]],
};

QUnit.test.each(
  'what is drawn between labels and panel stays while the panel loads:',
  drawn,
  async (assert, [look, places]) => {
    const html = tabs({ content: () => '<div style="height: 200px"></div>' });
    for (const place of places) {
      const page = await openPage({ html, isShared: true });
      await page.evaluate((settings) => window.jQuery('#set').uiTabs(settings), {
        ...{ defaultTab: 'tab2', mobileNav: false, shadows: false },
        ...{ animation: { effects: 'none' }, ...look, ...place },
      });
      await laidOut(page);
      // The labels, and a bit of the page and of the panel around them.
      const { x, y, width, height } = await page.locator('.z-tabs-desktop').boundingBox();
      const clip = { x: x - 9, y: y - 9, width: width + 18, height: height + 18 };
      const picture = async () => PNG.sync.read(await page.screenshot({ clip })).data;
      const before = await picture();
      await page.evaluate(() =>
        window
          .jQuery('#set')
          .uiTabs('setOptions', { contentUrls: ['', '/answer/never'] })
          .uiTabs('load', 1),
      );
      await page.waitForFunction('document.querySelector("#set .z-container .z-spinner")');
      const after = await picture();
      const others = before.filter((value, n) => Math.abs(value - after[n]) > 8).length;
      // Where two lines meet, pixels may differ; a line has more than two hundred values.
      assert.true(others < 40, `${JSON.stringify(place)}: ${others}`);
    }
  },
);

const styles = {
  'a row': {},
  'a row at the bottom': { position: 'bottom-left' },
  'a column': { orientation: 'vertical' },
  'underlined tabs': { style: 'underlined' },
  pills: { style: 'pills' },
  'clean tabs': { style: 'clean' },
  'equal tabs': { position: 'top-compact' },
  'rows of equal tabs': { mobileNav: false, minWindowWidth: 0, width: 400 },
  'a row that scrolls': { overflow: 'scroll', width: 400 },
};

QUnit.test.each('T1 buttons lie as the links of a list do, in', styles, async (assert, row) => {
  const { width = 900, ...options } = row;
  const words = ['Route', 'Stays by the sea', 'Boats and ferries', 'Prices', 'Contact us'];
  const panels = `<div>${words.map((word) => `<div>${word}</div>`).join('')}</div>`;
  const links = `<ul>${words.map((word) => `<li><a>${word}</a></li>`).join('')}</ul>`;
  const buttons = `<div>${words.map((word) => `<button>${word}</button>`).join('')}</div>`;
  const page = await openPage({
    html: [links, buttons]
      .map(
        (list) =>
          `<div class="box" style="width: ${width}px"><div class="set">${list}${panels}</div></div>`,
      )
      .join(''),
    isShared: true,
  });
  await page.evaluate((all) => window.jQuery('.set').uiTabs(all), options);
  await laidOut(page);
  const [ofLinks, ofButtons] = await page.locator('.set').evaluateAll((sets) =>
    sets.map((set) => {
      const { left, top } = set.getBoundingClientRect();
      return Array.from(set.querySelectorAll('.z-tab'), (tab) => {
        const box = tab.getBoundingClientRect();
        return [box.left - left, box.top - top, box.width, box.height].map((n) => n.toFixed(1));
      });
    }),
  );
  assert.deepEqual(ofButtons, ofLinks);
});
