// A visit: the page is painted, then its scripts come. Nothing moves when the sets start, however the page includes them.
import {
  accordion,
  boxed,
  boxes,
  flat,
  json,
  labels,
  openPainted,
  pictureOf,
  section,
  shiftOf,
  startSets,
  tabs,
  ways,
  words,
} from './first-paint.mjs';
import { laidOut } from './page.mjs';
import { list } from './widgets.mjs';

QUnit.module('a visit');

/** Loads a page, and tells how far it moves when its sets start. */
async function visit(html, width, way) {
  const page = await openPainted(html, width, way, { isShared: true });
  await startSets(page);
  return shiftOf(page);
}

/** Sets without options, as in the first examples of the documentation. */
const usual = {
  tabs: tabs(),
  'tabs, as in the README': tabs(json('{"mobileNav": "auto"}')),
  accordion: accordion(),
  'an accordion, as in the README': accordion(json('{"active": 0}')),
};

QUnit.test.each('R3 nothing moves when a set starts:', usual, async (assert, html) => {
  for (const way of Object.keys(ways)) {
    for (const width of [1000, 390]) {
      const shift = await visit(html, width, way);
      assert.true(shift <= 0.02, `scripts ${way}, ${width} px: ${shift.toFixed(3)}`);
    }
  }
});

const stuck = {
  'at the top': tabs('data-sticky="true"'),
  'at the bottom': tabs('data-sticky="true" data-position="bottom-left"'),
};

QUnit.test.each('R3, T27 nor for labels that stick,', stuck, async (assert, html) => {
  for (const width of [1000, 390])
    assert.equal(await visit(html, width, 'at the end'), 0, `${width} px`);
});

/** What the style sheet of a page says of the text of its articles. */
const theme = `<style>
  .article ul { list-style: square; padding-left: 40px }
  .article li { margin-bottom: 0.5em; padding-left: 1.2em; line-height: 2 }
  .article li::before { content: '\\2022'; display: block }
  .article a { border-bottom: 2px dotted; padding: 2px 4px }
  .article div { margin-bottom: 10px }
  section { display: grid; gap: 16px }
  button { border: 2px solid; padding: 12px 24px; text-transform: uppercase }
  dl { margin-bottom: 40px }
</style>`;

const themed = {
  tabs: tabs(),
  'tabs, a list in nav': tabs('', `<nav>${labels()}</nav>`),
  'tabs, buttons in a list': tabs(
    '',
    labels((n) => `<button>${words[n]}</button>`),
  ),
  'tabs, buttons': tabs('', `<div>${list(4, (n) => `<button>${words[n]}</button>`)}</div>`),
  'tabs, vertical': tabs('class="vertical" data-orientation="vertical"'),
  'tabs, panels without a box': tabs('', labels(), boxes()),
  accordion: accordion(json('{"active": 0}')),
  'an accordion of sections': accordion('', section('section', 'h3', boxed), 'div'),
  'an accordion of buttons in headings': accordion(
    '',
    (n) => `<section><h3><button>Header ${n}</button></h3>${boxed(n)}</section>`,
    'div',
  ),
  'an accordion of links in headings': accordion(
    '',
    (n) => `<h3><a href="#">Header ${n}</a></h3>${boxed(n)}`,
    'div',
  ),
  'an accordion of terms': accordion('', flat('dt', boxed), 'dl').replace(/(<\/?)div/g, '$1dd'),
};

QUnit.test.each(
  "R3 what a page's own rules make of a set is the same before the start:",
  themed,
  async (assert, html) => {
    const article = `${theme}<div class="article">${html}</div>`;
    for (const width of [1000, 390]) {
      const page = await openPainted(article, width, 'at the end', { isShared: true });
      const before = await pictureOf(page);
      await startSets(page);
      await assert.becomes(page, pictureOf, before, `the picture at ${width} px`);
    }
  },
);

QUnit.test(
  'R3 a page that aligns by text has a dropdown in its place, whichever tab is open',
  async (assert) => {
    const set = tabs(json('{"defaultTab": "tab2"}'));
    const html = `<div style="display: flex; align-items: baseline">Trip <div id="set">${set}</div></div>`;
    const page = await openPainted(html, 390, 'at the end');
    const before = await page.locator('#set').boundingBox();
    await startSets(page);
    await laidOut(page);
    assert.deepEqual(await page.locator('#set').boundingBox(), before);
  },
);

QUnit.test(
  'R3 a page that gives everything transitions has open panels in their places at once',
  async (assert) => {
    const html = `<style>* { transition: all 60s }</style>${tabs()}`;
    const css = ['/assets/css/ui.tabs.min.css'];
    const page = await openPainted(html, 1000, 'at the end', { css });
    const place = () => page.getByText('Content 1').boundingBox();
    const before = await place();
    await startSets(page);
    await assert.becomes(page, place, before);
  },
);

QUnit.test(
  'R3 tabs that had to stay in one row until they are measured may have more rows then',
  async (assert) => {
    const set = tabs(
      json('{"mobileNav": "auto", "minWindowWidth": 0}'),
      labels((n) => `<a>Where we go ${n}</a>`),
    );
    const page = await openPainted(set, 390, 'at the end');
    await startSets(page);
    const rows = () =>
      page.evaluate(
        () => new Set(Array.from(document.querySelectorAll('.z-tab'), (one) => one.offsetTop)).size,
      );
    await assert.becomes(page, rows, 2);
    await assert.becomes(page, () => page.locator('.z-one-row').count(), 0);
  },
);

const sides = {
  'the left': ['top-left', 'ltr'],
  'the right': ['top-right', 'ltr'],
  'the right, below': ['bottom-right', 'ltr'],
  'the middle': ['top-center', 'ltr'],
  'the left, right to left': ['top-left', 'rtl'],
};

QUnit.test.each(
  'T11 labels of one row become a dropdown if they don’t fit, also at',
  sides,
  async (assert, [position, dir]) => {
    const set = tabs(
      json(`{"mobileNav": "auto", "position": "${position}"}`),
      labels((n) => `<a>Where we go ${n}</a>`),
    );
    const page = await openPainted(set, 390, 'at the end', { dir, isShared: true });
    await startSets(page);
    await assert.becomes(page, () => page.locator('.z-tabs.mobile').count(), 1);
  },
);
