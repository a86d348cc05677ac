// What is measured: in surroundings that are zoomed or transformed, and when the fonts of the page change.
import { laidOut, openPage } from './page.mjs';
import { list, openAccordion, openTabs, sections, tabs, tall, words } from './widgets.mjs';

QUnit.module('measured: zoomed and transformed');

/** Styles of a box around the set's own, which has a width in its own pixels. */
const surroundings = [
  'zoom: 0.8',
  'zoom: 1.25',
  'transform: scale(0.8)',
  'transform: scale(2)',
  'transform: scale(0)',
  'transform: rotate(90deg)',
];

const within = (style, html, dir = 'ltr') =>
  `<div style="${style}"><div dir="${dir}" style="width: 800px">${html}</div></div>`;

/** Lets a set start in plain surroundings, and in each of the others; what is seen there, and its surroundings. */
async function inEach(open, seen, html, more = {}) {
  const found = [];
  for (const style of ['', ...surroundings]) {
    const page = await open({ html: within(style, html, more.dir), isShared: true, ...more });
    found.push([await seen(page), style]);
  }
  const [[plain], ...others] = found;
  return { plain, others };
}

/** Labels with widths of their own: text doesn't scale evenly. */
const label = (n) =>
  `<a style="box-sizing: border-box; width: ${70 + ((n * 37) % 50)}px; padding: 15px 0">${n}</a>`;
const many = (count, id) => tabs({ id, count, label });

/** A set for each of some widths. */
const boxes = list(12, (n) => `<div style="width: ${480 + n * 25}px">${many(14, `set${n}`)}</div>`);

/** How many labels are in each row of each set; or that it is a dropdown. */
const seenRows = (page, settings) =>
  page.evaluate(async (given) => {
    const sets = window.jQuery('[id^=set]').uiTabs(given);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
    return sets.get().map((root) => {
      const tops = Array.from(root.querySelectorAll('.z-tab'), (one) => one.offsetTop);
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      return root.matches('.mobile') ? 'menu' : rows.join('+');
    });
  }, settings);

const looks = {
  normal: {},
  pills: { style: 'pills' },
  clean: { style: 'clean' },
  'in a column': { orientation: 'vertical' },
};

QUnit.test.each('C15 rows are as in plain surroundings,', looks, async (assert, look) => {
  const settings = { maxRows: 3, minWindowWidth: 0, ...look };
  const { plain, others } = await inEach(openPage, (page) => seenRows(page, settings), boxes);
  for (const [found, style] of others) assert.deepEqual(found, plain, style);
});

const directions = ['ltr', 'rtl'];

/** How far the row is scrolled, and which of its buttons show. */
const seenRow = async (page) => {
  await laidOut(page);
  return page.evaluate(() => [
    Math.round(document.querySelector('.z-tabs-desktop').scrollLeft),
    ...Array.from(document.querySelectorAll('.z-shift'), (one) => one.style.display),
  ]);
};

QUnit.test.each(
  'C15, T14 a row that scrolls has the selected tab where it is in plain surroundings,',
  directions,
  async (assert, dir) => {
    const settings = { overflow: 'scroll', defaultTab: 'tab15' };
    const { plain, others } = await inEach(openTabs, seenRow, many(20, 'set'), { settings, dir });
    for (const [found, style] of others) {
      // Borders are whole pixels of the screen.
      assert.true(Math.abs(found[0] - plain[0]) < 6, `${style}: ${found[0]} for ${plain[0]}`);
      assert.deepEqual(found.slice(1), plain.slice(1), style);
    }
  },
);

/** How far each section moves, first from rest and then from half its way, in pixels. */
const seenWays = (page) =>
  page.evaluate(() => {
    const set = window.jQuery('#set');
    const moves = () =>
      document.getAnimations().filter(({ effect }) => effect.target.matches('li'));
    const ways = () =>
      moves().map(({ effect }) => {
        const place = Array.from(effect.target.parentNode.children).indexOf(effect.target);
        return `${place} ${Math.round(parseFloat(effect.getKeyframes()[0].transform.slice(11)))}`;
      });
    set.uiAccordion('select', 3);
    const first = ways();
    moves().forEach((one) => {
      one.pause();
      one.currentTime = 5000;
    });
    set.uiAccordion('select', 1);
    return [first, ways()];
  });

QUnit.test.each(
  'C15, A7 sections of a horizontal accordion move as in plain surroundings,',
  directions,
  async (assert, dir) => {
    const animation = { effects: 'slide', duration: 10000, easing: 'linear', type: 'css' };
    const settings = { orientation: 'horizontal', active: 0, animation };
    const html = sections({ count: 4 });
    const { plain, others } = await inEach(openAccordion, seenWays, html, { settings, dir });
    for (const [found, style] of others) assert.deepEqual(found, plain, style);
    assert.equal(plain[0].length, 3, plain.join(' '));
  },
);

/** The zoom, where the labels end before, and whether that is under the margin of 100 px. */
const margins = { 0.8: [0.8, 90, false], 1.25: [1.25, 110, true] };

QUnit.test.each(
  'C15, T20 the address moves the page only where labels are under its margin, at zoom',
  margins,
  async (assert, [zoom, bottom, moves]) => {
    const head = `<style>body { zoom: ${zoom} } #set { scroll-margin-top: 100px }</style>`;
    const page = await openTabs({
      html: tall() + tabs() + tall(),
      head,
      settings: { deeplinking: true },
    });
    const [end, top] = await page.evaluate(async (to) => {
      const list = document.querySelector('.z-tabs-desktop');
      scrollTo(0, list.getBoundingClientRect().bottom - to);
      location.hash = 'tab2';
      await new Promise((done) => addEventListener('hashchange', () => setTimeout(done)));
      const set = document.getElementById('set').getBoundingClientRect().top;
      return [Math.round(list.getBoundingClientRect().bottom), Math.round(set)];
    }, bottom);
    if (moves) assert.equal(top, 100 * zoom);
    else assert.equal(end, bottom);
  },
);

QUnit.module('measured: fonts');

/** What is seen of a set: its form, where its parts lie, which buttons show, and whether a label is cut. */
const seenFit = () => {
  const root = document.getElementById('set');
  const parts = root.querySelectorAll('.z-tab, .z-trigger, .z-shift');
  const places = Array.from(parts, (one) =>
    [one.offsetLeft, one.offsetTop, one.offsetWidth, one.scrollWidth > one.clientWidth].join(' '),
  );
  return [[...root.classList].sort(), root.querySelector('ul')?.scrollLeft, ...places].join();
};

const sets = {
  'tabs in rows': [860, openTabs, tabs, { maxRows: 9, minWindowWidth: 0 }],
  pills: [860, openTabs, tabs, { maxRows: 9, minWindowWidth: 0, style: 'pills' }],
  'tabs that become a dropdown': [860, openTabs, tabs, { maxRows: 1, minWindowWidth: 0 }],
  'a column of tabs': [480, openTabs, tabs, { orientation: 'vertical', minWindowWidth: 0 }],
  'a row that scrolls': [860, openTabs, tabs, { overflow: 'scroll', defaultTab: 'tab4' }],
  'a horizontal accordion': [
    860,
    openAccordion,
    sections,
    { orientation: 'horizontal', active: 1 },
  ],
};

QUnit.test.each(
  'C15 another size of the root’s font is measured without refresh, in',
  sets,
  async (assert, [width, open, markup, settings]) => {
    const label = (n) => `<a>${words[n]} and more</a>`;
    const header = (n) => `${words[n]}<br>and more<br>of it`;
    const html = `<div style="width: ${width}px">${markup({ count: 5, label, header })}</div>`;
    const style = (size) => `<style>html { font-size: ${size}px }</style>`;
    const seen = [];
    let page;
    for (const size of [16, 28, 16]) {
      page = await open({ html, settings, head: style(size) });
      await laidOut(page);
      seen.push(await page.evaluate(seenFit));
    }
    assert.notEqual(seen[0], seen[1]);
    for (const [size, expected] of [
      [28, seen[1]],
      [16, seen[0]],
    ]) {
      await page.evaluate(`document.documentElement.style.fontSize = '${size}px'`);
      await assert.becomes(page, () => page.evaluate(seenFit), expected, `${size}px`);
    }
  },
);

QUnit.module('measured: observers');

/** Opens a page with a bar for scrolling that takes space, and notes the errors that reach the window. */
const bar = '<style>::-webkit-scrollbar { width: 15px }</style>';
const noted = `<script>window.errors = []; addEventListener('error', ({ message }) => errors.push(message))</script>`;

const inSection = (html) => sections({ id: 'outer', content: (n) => (n === 1 ? html : 'Text') });
const inPanel = (html) => tabs({ id: 'outer', content: (n) => (n === 1 ? html : 'Text') });
const wide = (n) => `<a>${words[n % 8]} of it</a>`;
const labels = tabs({ count: 8, label: wide });
const across = { orientation: 'horizontal', responsive: true, width: 900 };

/** The page, and the settings of the sets in it. */
const pages = {
  'tabs in a section': [inSection(labels), { uiTabs: {}, uiAccordion: { active: 0 } }],
  'rows in a section': [
    inSection(labels),
    { uiTabs: { minWindowWidth: 0, maxRows: 9 }, uiAccordion: { active: 0 } },
  ],
  'a row that scrolls in a section': [
    inSection(labels),
    { uiTabs: { overflow: 'scroll' }, uiAccordion: { active: 0 } },
  ],
  'an accordion in a panel': [inPanel(sections({ count: 4 })), { uiTabs: {}, uiAccordion: across }],
  'tabs in a panel': [inPanel(labels), { uiTabs: {} }],
  'an accordion in a section': [inSection(sections({ count: 4 })), { uiAccordion: across }],
  'tabs beside an accordion': [
    `<div style="display: grid; grid-template-columns: 1fr 1fr">${sections({ id: 'outer' })}${labels}</div>`,
    { uiTabs: {}, uiAccordion: { active: 0 } },
  ],
  'tabs in a page that is almost too high': [
    `<div style="height: 360px"></div><div>${labels}</div>${tabs({ id: 'outer', count: 8, label: wide })}`,
    { uiTabs: {} },
  ],
};

QUnit.test.each(
  'C15 no delivery makes the browser report a loop, with',
  pages,
  async (assert, [html, settings]) => {
    for (const width of [400, 760, 1100]) {
      const viewport = { width, height: 600 };
      const page = await openPage({ html, head: bar + noted, viewport, isShared: true });
      await page.evaluate((given) => {
        for (const root of document.querySelectorAll('#outer, #set')) {
          const plugin = root.matches(':has(> ul)') ? 'uiTabs' : 'uiAccordion';
          window.jQuery(root)[plugin]({ responsiveDelay: 0, ...given[plugin] });
        }
      }, settings);
      for (const next of [width, 400, 1100, 400]) {
        await page.setViewportSize({ width: next, height: 600 });
        for (let n = 0; n < 4; n++) await laidOut(page);
      }
      assert.deepEqual(await page.evaluate('errors'), [], `${width}`);
    }
  },
);

const insides = {
  rows: [tabs({ count: 25 }), { minWindowWidth: 0, maxRows: 9 }],
  'a dropdown': [tabs({ count: 25 }), { minWindowWidth: 0 }],
  'sticky labels': [tabs(), { sticky: true }],
};

QUnit.test.each(
  'C15 nor does one after a press that shows tabs in a section:',
  insides,
  async (assert, [inner, settings]) => {
    const html = sections({ id: 'outer', content: () => inner.replace('id="set"', 'class="set"') });
    const viewport = { width: 700, height: 600 };
    const page = await openPage({ html, head: bar + noted, viewport, isShared: true });
    await page.evaluate((given) => {
      window.jQuery('.set').uiTabs(given);
      window.jQuery('#outer').uiAccordion({ active: 0, animation: { effects: 'none' } });
    }, settings);
    await laidOut(page);
    for (const n of [1, 2, 0]) {
      await page.locator('#outer .z-trigger').nth(n).click();
      await laidOut(page);
    }
    assert.deepEqual(await page.evaluate('errors'), []);
  },
);
