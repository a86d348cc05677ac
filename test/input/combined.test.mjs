// Sets in sets, where the author has boxes of his own around the labels and around the panels, as in a card.
import { laidOut, openPage } from './page.mjs';
import { sections, tabs } from './widgets.mjs';

QUnit.module('sets in boxes');

const role = (attributes) => `data-role="z-tabs" data-animation-effects="none" ${attributes}`;

/** A set whose list and panels are in boxes; the first panel holds `content`. */
const card = (attributes, content = 'A') => `<div id="card" ${role(attributes)}>
  <div class="head"><ul><li><a>One</a></li><li><a>Two</a></li><li><a>Three</a></li></ul></div>
  <div class="body"><div><div>${content}</div><div>B</div><div>C</div></div></div>
</div>`;

const inner = (id) => tabs({ id }).replace('<div', `<div ${role('')}`);

/** What of the look of a set's list, tabs and labels a set around it could change. */
const looks = (page, id) =>
  page.evaluate((name) => {
    const shapes = [
      'display',
      'position',
      'flexFlow',
      'flex',
      'overflow',
      'borderRadius',
      'boxShadow',
    ];
    const fills = ['backgroundImage', 'backgroundColor', 'color', 'textTransform'];
    return Array.from(
      document.querySelectorAll(`#${name} :is(.z-tabs-nav, .z-tab, .z-link)`),
      (part) =>
        (part.matches('.z-link') ? shapes.concat(fills) : shapes)
          .map((property) => getComputedStyle(part)[property])
          .join(' / '),
    );
  }, id);

const around = [
  'data-style="underlined"',
  'data-style="pills"',
  'data-style="clean"',
  'data-orientation="vertical"',
  'data-overflow="scroll"',
  'data-multiline="true"',
  'data-min-window-width="4000"',
  'data-sticky="true"',
  'data-rounded="true" data-theme="flat-carrot"',
];

const rows = Object.fromEntries(around.map((attributes) => [attributes, attributes]));

QUnit.test.each('C12 labels in a panel have their own look:', rows, async (assert, attributes) => {
  const html = card(attributes, inner('in')) + inner('out');
  const page = await openPage({ html, isShared: true });
  await laidOut(page);
  assert.deepEqual(await looks(page, 'in'), await looks(page, 'out'), 'in boxes');
  const plain = tabs({ id: 'around', content: (n) => (n > 1 ? 'P' : inner('within')) });
  await openPage({
    html: plain.replace('<div', `<div ${role(attributes)}`) + inner('out'),
    isShared: true,
  });
  await laidOut(page);
  assert.deepEqual(await looks(page, 'within'), await looks(page, 'out'), 'without boxes');
});

const places = (page) =>
  page.evaluate(() => {
    const [list, box, panel] = ['.z-tabs-desktop', '.body', '.z-content.z-active'].map((part) =>
      document.querySelector(part).getBoundingClientRect(),
    );
    const set = document.querySelector('#card').getBoundingClientRect();
    return {
      besides: list.right <= panel.left + 1 && Math.abs(list.top - box.top) <= 2,
      below: list.bottom <= panel.top + 2,
      fills: panel.width > 0.6 * set.width,
    };
  });

QUnit.test.each(
  'T1 panels in a box are at the labels:',
  {
    'a row': ['', { besides: false, below: true, fills: true }],
    'a column': ['data-orientation="vertical"', { besides: true, below: false, fills: true }],
    sticky: ['data-sticky="true"', { besides: false, below: true, fills: true }],
    'a sticky column': [
      'data-orientation="vertical" data-sticky="true"',
      { besides: true, below: false, fills: true },
    ],
  },
  async (assert, [attributes, expected]) => {
    const page = await openPage({ html: card(attributes, inner('in')), isShared: true });
    await laidOut(page);
    assert.deepEqual(await places(page), expected);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    assert.notOk(await page.isVisible('#card > .head ul'), 'on paper panels have headings');
    const margin = () => getComputedStyle(document.querySelector('.body')).marginLeft;
    assert.equal(await page.evaluate(margin), '0px', 'and no labels beside them');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.jQuery('#card').uiTabs('destroy'));
    assert.equal(await page.getAttribute('.body', 'class'), 'body', 'the box is given back');
  },
);

QUnit.test.each(
  'T1 what else a page has in a column’s root is in sight, with the labels at the',
  { left: 'top-left', right: 'top-right' },
  async (assert, position) => {
    const set = tabs().replace('</ul>', '</ul><p class="more">Between</p>');
    const more = '<p class="more">Behind</p><form class="more"><button>Send</button></form></div>';
    for (const tools of ['', '<div class="z-tools"><button class="more">New</button></div>']) {
      const html = set.replace('</ul>', `</ul>${tools}`).replace(/<\/div>$/, more);
      const attributes = `data-orientation="vertical" data-position="${position}"`;
      const page = await openPage({
        html: html.replace('<div', `<div ${role(attributes)}`),
        isShared: true,
      });
      await laidOut(page);
      const covered = () =>
        Array.from(document.querySelectorAll('.more, .z-link[role=tab]'))
          .filter((part) => {
            const { left, top, bottom } = part.getBoundingClientRect();
            const seen = document.elementFromPoint(left + 4, (top + bottom) / 2);
            return !part.contains(seen);
          })
          .map((part) => part.textContent);
      assert.deepEqual(await page.evaluate(covered), [], tools ? 'with tools' : 'alone');
    }
  },
);

const boxes = {
  'a table': (html) => `<table><tr><td>${html}</td></tr></table>`,
  'a flexible box': (html) => `<div style="display: flex"><div>${html}</div></div>`,
  'a grid': (html) => `<div style="display: grid; grid-template-columns: 1fr">${html}</div>`,
  'a float': (html) => `<div style="float: left">${html}</div>`,
  'a fieldset': (html) => `<fieldset style="margin: 0; border: 0; padding: 0">${html}</fieldset>`,
  'a box of its content': (html) => `<div style="width: fit-content">${html}</div>`,
};

QUnit.test.each(
  'A7 a horizontal accordion is as wide as there is space:',
  Object.fromEntries(Object.entries(boxes).map((entry) => [entry[0], entry])),
  async (assert, [, around]) => {
    const set = sections({}).replace(
      '<ul',
      '<ul data-role="z-accordion" data-orientation="horizontal" data-responsive="true"',
    );
    const html = `<div id="space" style="overflow: auto">${around(set)}</div>`;
    const head = '<style>body { margin: 0 }</style>';
    const page = await openPage({ html, head, isShared: true });
    const fits = (wanted) =>
      page.waitForFunction((width) => {
        const set = document.querySelector('#set');
        const space = document.querySelector('#space');
        const { right } = set.querySelector('.z-last .z-header').getBoundingClientRect();
        return (
          Math.abs(set.offsetWidth - width) < 8 &&
          Math.abs(right - width) < 8 &&
          space.scrollWidth <= space.clientWidth
        );
      }, wanted);
    for (const [width, wanted] of [
      [1200, 960],
      [800, 800],
      [600, 600],
      [1000, 960],
    ]) {
      await page.setViewportSize({ width, height: 800 });
      assert.ok(await fits(wanted), `in ${width}`);
    }
  },
);
