import { markup, openAccordion, trigger } from './accordion-page.mjs';

QUnit.module('looks of accordions');

const corners = (locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    return ['StartStart', 'StartEnd', 'EndEnd', 'EndStart'].map(
      (corner) => style[`border${corner}Radius`],
    );
  });

QUnit.test.each(
  'rounded: the ends of headers are round, where the accordion is',
  ['ul', 'details'],
  async (assert, form) => {
    const page = await openAccordion({
      html: markup({ form }),
      settings: { rounded: true, active: 1 },
    });
    const headers = page.locator('.z-header');
    const none = ['0px', '0px', '0px', '0px'];
    assert.deepEqual(await corners(headers.nth(0)), ['6px', '6px', '0px', '0px']);
    assert.deepEqual(await corners(headers.nth(1)), none);
    assert.deepEqual(await corners(headers.nth(2)), ['0px', '0px', '6px', '6px']);
    await trigger(page, 2).click();
    assert.deepEqual(await corners(headers.nth(2)), none, 'above its content none is');
  },
);

const boxOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

const withButton = (more = '<button id="edit">Edit</button>') =>
  `<div id="set"><section><div><h3>Title</h3>${more}</div><div>C1</div></section><section><h3>H2</h3><div>C2</div></section></div>`;

QUnit.test('what a header holds beside its heading stands at its end', async (assert) => {
  // The arrow's strokes are half of its box: it stands higher by that than its place.
  const head = '<style>.z-arrow.z-arrow { transform: rotate(45deg) }</style>';
  const page = await openAccordion({ html: withButton(), head });
  const [header, edit, title, arrow] = await Promise.all(
    ['.z-header', '#edit', '.z-title', '.z-arrow'].map((part) => boxOf(page.locator(part).first())),
  );
  const middle = ({ top, height }) => top + height / 2;
  assert.deepEqual(
    {
      height: header.height,
      middles: [edit, title, arrow].map((part) => Math.abs(middle(part) - middle(header)) <= 1),
      end: header.right - edit.right,
      gap: Math.round(edit.left - arrow.right),
    },
    { height: 40, middles: [true, true, true], end: 15, gap: 8 },
  );
});

QUnit.test('so it does in a header that stands upright', async (assert) => {
  const page = await openAccordion({
    html: withButton(),
    settings: { orientation: 'horizontal', active: 1 },
  });
  const [header, edit, title] = await Promise.all(
    ['.z-header', '#edit', '.z-title'].map((part) => boxOf(page.locator(part).first())),
  );
  const middle = ({ left, width }) => left + width / 2;
  assert.true(Math.abs(middle(title) - middle(header)) <= 1, 'the title is in the middle');
  assert.true(Math.abs(middle(edit) - middle(header)) <= 1, 'so is the button');
  assert.equal(header.bottom - edit.bottom, 15);
});

QUnit.test('a heading alone in a header is as wide as that', async (assert) => {
  const page = await openAccordion({ html: withButton('') });
  const [one, two] = await Promise.all([0, 1].map((index) => boxOf(trigger(page, index))));
  assert.deepEqual([one.left, one.width, one.height], [two.left, two.width, two.height]);
});

QUnit.test('links beside a title are as its text', async (assert) => {
  const html = withButton('<a href="#x">Edit</a>').replace('H2', 'H2 <a href="#y">Edit</a>');
  const page = await openAccordion({ html, settings: { theme: 'red' } });
  const colors = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('.z-header a, .z-controls a'),
      (link) => getComputedStyle(link).color,
    ),
  );
  assert.deepEqual(colors, ['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});

QUnit.test('contentNav: rows of every level are as wide as the menu', async (assert) => {
  const row = (n, more = '') => `<li><a href="#${n}">Row ${n}</a>${more}</li>`;
  const menu = `<ul>${row(1, `<ul>${row(2, `<ul>${row(3)}</ul>`)}</ul>`)}</ul>`;
  const page = await openAccordion({
    html: markup({ count: 1, content: () => menu }),
    settings: { contentNav: true, active: 0 },
  });
  const rows = await page.evaluate(() => {
    const around = document.querySelector('.z-content').getBoundingClientRect();
    return Array.from(document.querySelectorAll('.z-sub-nav a'), (link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { left, width } = link.getBoundingClientRect();
      return [left - around.left, width - around.width, range.getBoundingClientRect().left - left];
    });
  });
  assert.deepEqual(rows, [
    [0, 0, 20],
    [0, 0, 40],
    [0, 0, 60],
  ]);
});

const inner = markup({
  count: 2,
  header: (n) => `Inner ${n}`,
  content: (n) => `<p>Inmost ${n}</p>`,
  id: 'inner',
});

/** The first section has a link, the second is disabled, and in the third, which is open, is an accordion. */
async function openNested() {
  const page = await openAccordion({
    html: markup({
      header: (n) => (n === 1 ? 'H1 <a href="#x">Link</a>' : `H${n}`),
      content: (n) => (n === 3 ? `<p>C3</p>${inner}` : `<p>C${n}</p>`),
    }),
    head: '<style>:root { --z-surface-hover: rgb(1, 2, 3) }</style>',
    settings: { active: 2 },
  });
  await page.evaluate(() => {
    window.jQuery('#set').uiAccordion('disable', 1);
    window.jQuery('#inner').uiAccordion({ active: 0, animation: { effects: 'none' } });
  });
  return page;
}

/** The parts of headers that look as under a pointer, by their text. */
const hovered = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-header, .z-controls'))
      .filter((part) => getComputedStyle(part).backgroundColor === 'rgb(1, 2, 3)')
      .map((part) => part.textContent.trim())
      .join(' '),
  );

QUnit.test('a header looks as hovered under the pointer, and no other one does', async (assert) => {
  const page = await openNested();
  const seen = {};
  for (const text of ['H1', 'Link', 'H2', 'H3', 'C3', 'Inner 1', 'Inmost 1', 'Inner 2']) {
    await page.getByText(text, { exact: true }).hover();
    seen[text] = await hovered(page);
  }
  await page.mouse.move(600, 790);
  seen.away = await hovered(page);
  assert.deepEqual(seen, {
    H1: 'H1 Link',
    Link: '',
    H2: '',
    H3: '',
    C3: '',
    'Inner 1': '',
    'Inmost 1': '',
    'Inner 2': 'Inner 2',
    away: '',
  });
});
