// What is measured: in surroundings that are zoomed or transformed, and when the fonts of the page change.
import { laidOut, openPage } from './page.mjs';
import { list, openAccordion, openTabs, sections, tabs, tall, words } from './widgets.mjs';

QUnit.module('measured: zoomed and transformed');

/** Style of a box around the set's own, which has a width in its own pixels. */
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

/** Lets a set start in plain surroundings, and in others; tells what is seen of both. */
const inBoth = async (open, seen, style, html, more = {}) => {
  const found = [];
  for (const around of ['', style]) {
    const page = await open({ html: within(around, html, more.dir), ...more });
    found.push(await seen(page));
  }
  return found;
};

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
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return sets.get().map((root) => {
      const tops = Array.from(root.querySelectorAll('.z-tab'), (one) => one.offsetTop);
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      return root.matches('.mobile') ? 'menu' : rows.join('+');
    });
  }, settings);

QUnit.test.each('C15 rows are as without it, in', surroundings, async (assert, style) => {
  for (const looks of [{}, { style: 'pills' }, { style: 'clean' }, { orientation: 'vertical' }]) {
    const settings = { maxRows: 3, minWindowWidth: 0, ...looks };
    const [plain, found] = await inBoth(openPage, (page) => seenRows(page, settings), style, boxes);
    assert.deepEqual(found, plain, JSON.stringify(looks));
  }
});

/** How far the row is scrolled, and which of its buttons show. */
const seenRow = async (page) => {
  await laidOut(page);
  return page.evaluate(() => [
    Math.round(document.querySelector('.z-tabs-desktop').scrollLeft),
    ...Array.from(document.querySelectorAll('.z-shift'), (one) => one.style.display),
  ]);
};

QUnit.test.each(
  'C15, T14 a row that scrolls has the selected tab where it is without it, in',
  surroundings,
  async (assert, style) => {
    const settings = { overflow: 'scroll', defaultTab: 'tab15' };
    for (const dir of ['ltr', 'rtl']) {
      const more = { settings, dir };
      const [plain, found] = await inBoth(openTabs, seenRow, style, many(20, 'set'), more);
      // Borders are whole pixels of the screen.
      assert.true(Math.abs(found[0] - plain[0]) < 6, `${dir}: ${found[0]} for ${plain[0]}`);
      assert.deepEqual(found.slice(1), plain.slice(1));
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
  'C15, A7 sections of a horizontal accordion move as without it, in',
  surroundings,
  async (assert, style) => {
    const animation = { effects: 'slide', duration: 10000, easing: 'linear', type: 'css' };
    const settings = { orientation: 'horizontal', active: 0, animation };
    for (const dir of ['ltr', 'rtl']) {
      const more = { settings, dir };
      const html = sections({ count: 4 });
      const [plain, found] = await inBoth(openAccordion, seenWays, style, html, more);
      assert.deepEqual(found, plain, dir);
      assert.equal(plain[0].length, 3, plain.join(' '));
    }
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
