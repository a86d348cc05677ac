// What pages of other people do to rows of labels: transitions, boxes around the list, and rules of their navigation.
import { call, openInline, still } from './field.mjs';
import { laidOut } from './page.mjs';
import { sections, tabs, words } from './widgets.mjs';

QUnit.module('field: rows');

/** How labels of a set lie: how many in each row, the form, how far the row is scrolled, and its buttons. */
const layoutOf = (page) =>
  page.evaluate(() => {
    const tops = Array.from(document.querySelectorAll('.z-tab'), (one) => one.offsetTop);
    return [
      tops.map((top) => tops.filter((other) => other === top).length).join(),
      document.querySelector('.z-tabs').matches('.mobile'),
      document.querySelector('.z-tabs-desktop').scrollLeft,
      Array.from(document.querySelectorAll('.z-shift'), (one) => one.offsetWidth > 0).join(),
    ];
  });

/** How many labels the first row has. */
const firstRow = () => document.querySelector('.z-tab').style.getPropertyValue('--_cols');

QUnit.test('C15 labels are measured without the page’s own transitions', async (assert) => {
  const nine = tabs({ count: 9, label: (n) => `<a>${words[n % 8]} ${n}</a>`, content: String });
  const open = (settings, head = '') => {
    const html = `<div style="width: 50%">${nine}</div>${call('uiTabs', settings)}`;
    return openInline(html, { head });
  };
  const narrow = { width: 900, height: 800 };
  const strip = "{ overflow: 'scroll', defaultTab: 'tab7' }";
  const rows = '{ maxRows: 9 }';

  const page = await open(strip);
  await page.waitForFunction(() => document.querySelector('.z-tabs-desktop').scrollLeft);
  const strips = await layoutOf(page);
  await open(rows);
  await page.waitForFunction(firstRow);
  const before = await page.evaluate(firstRow);
  const wide = await layoutOf(page);
  await page.setViewportSize(narrow);
  await page.waitForFunction(
    (count) => document.querySelector('.z-tab').style.getPropertyValue('--_cols') !== count,
    before,
  );
  const narrower = await layoutOf(page);

  for (const of of ['a', 'li', 'li:not(:first-child)', 'ul', '*', 'body *']) {
    const head = `<style>${of} { transition: all 3s }</style>`;
    await open(strip, head);
    await assert.becomes(page, layoutOf, strips, `a row that scrolls, ${of}`);
    await open(rows, head);
    await assert.becomes(page, layoutOf, wide, `rows, ${of}`);
    await page.setViewportSize(narrow);
    await assert.becomes(page, layoutOf, narrower, `in a narrower window, ${of}`);
  }
});

QUnit.test(
  'C15, A8 headers of a horizontal accordion are measured without the page’s own transitions',
  async (assert) => {
    const title = (n) => (n === 1 ? `${words.join(' ')} ${words.join(' ')}` : words[n]);
    const html = `<div style="width: 80%">${sections({ count: 3, header: title })}</div>`;
    const open = (head) =>
      openInline(
        html + call('uiAccordion', "{ orientation: 'horizontal', responsive: true, height: 200 }"),
        { head, isShared: false, viewport: { width: 1000, height: 800 } },
      );
    const widths = (page) =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('.z-header'), (one) => one.offsetWidth).join(),
      );
    const plain = await open('');
    const page = await open('<style>* { transition: all 3s }</style>');
    for (const [width, horizontal] of [
      [1000, true],
      [760, false],
    ]) {
      for (const one of [plain, page]) {
        await one.setViewportSize({ width, height: 800 });
        await one.waitForFunction(
          (is) => document.getElementById('set').matches('.horizontal') === is,
          horizontal,
        );
      }
      await laidOut(plain);
      await assert.becomes(page, widths, await widths(plain), `window of ${width}`);
    }
  },
);

const asWide = [
  'display: flex',
  'display: grid; justify-items: start',
  'display: grid; grid-template-columns: max-content 1fr',
  'float: left',
  'display: inline-block',
  'display: table-cell',
  'width: fit-content',
];

const rowsOf = {
  'one label': [1, (set) => set],
  'four labels': [4, (set) => set],
  'one label, in a box': [1, (set) => `<div>${set}</div>`],
  'four labels, in a box': [4, (set) => `<div>${set}</div>`],
};

QUnit.test.each(
  'T14 a row that scrolls has its labels’ width in parents as wide as their content, of',
  rowsOf,
  async (assert, [count, inBox]) => {
    const set = inBox(tabs({ count, label: (n) => `<a>${words[n + 2]}</a>` }));
    const settings = '{ overflow: "scroll", mobileNav: false }';
    const open = async (style) => {
      const html = `<div style="${style}">${set}</div>${call('uiTabs', settings)}`;
      const page = await openInline(html);
      await laidOut(page);
      return page;
    };
    const widths = (page) =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('.z-tab'), (one) => one.offsetWidth).join(),
      );
    const usual = await widths(await open('width: 900px'));
    for (const style of asWide) await assert.becomes(await open(style), widths, usual, style);
  },
);

QUnit.test(
  'T14, T17 a row that scrolls grows with its tabs in a parent as wide as its content',
  async (assert) => {
    const set = tabs({ count: 2, label: (n) => `<a>${words[n]}</a>` });
    const page = await openInline(
      `<div style="float: left">${set}</div>` +
        call('uiTabs', '{ overflow: "scroll", mobileNav: false }'),
      { viewport: { width: 1000, height: 600 } },
    );
    await laidOut(page);
    await page.evaluate(() => jQuery('.z-tabs').uiTabs('add', 'Accommodation and meals'));
    const state = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.querySelector('.z-tabs-desktop');
        const buttons = document.querySelectorAll('.z-shift:not([style*=none])');
        return [
          document.querySelectorAll('.z-tab').length,
          scrollWidth > clientWidth + 1,
          buttons.length,
        ];
      });
    await laidOut(page);
    await assert.becomes(page, state, [3, false, 0]);
  },
);

/** Styles of the box around the list. */
const listBoxes = {
  'a float': 'float: left',
  'an inline block': 'display: inline-block',
  'an inline row': 'display: inline-flex',
  'an inline grid': 'display: inline-grid',
  'a table': 'display: table',
  'a box of its content': 'width: fit-content',
  'a box out of the flow': 'position: absolute',
  'a row': 'display: flex',
  'a centred row': 'display: flex; align-items: center; justify-content: center',
  'a column': 'display: flex; flex-flow: column; align-items: center',
};

QUnit.test.each(
  'T14 a row that scrolls in a list box of the author’s has the labels’ width, or buttons over its ends, in',
  listBoxes,
  async (assert, style) => {
    const html = tabs({ count: 4, label: (n) => `<a>${words[n]}</a>` })
      .replace('<ul>', `<nav style="${style}"><ul>`)
      .replace('</ul>', '</ul></nav>');
    for (const dir of ['ltr', 'rtl']) {
      const page = await openInline(
        html + call('uiTabs', '{ overflow: "scroll", mobileNav: false, defaultTab: "tab3" }'),
        { dir, viewport: { width: 1000, height: 600 } },
      );
      /** How much of the labels is cut off, which buttons show, and whether these lie at the ends of the list. */
      const seen = () =>
        page.evaluate(() => {
          const list = document.querySelector('.z-tabs-desktop');
          const box = list.getBoundingClientRect();
          const shown = Array.from(document.querySelectorAll('.z-shift'), (one) =>
            one.getBoundingClientRect(),
          );
          const lie = ({ left, right, top, height }, n) =>
            Math.abs(n ? right - box.right : left - box.left) <= 1 &&
            Math.abs(top - box.top) <= 1 &&
            Math.abs(height - box.height) <= 1;
          return [
            list.scrollWidth - list.clientWidth > 1,
            shown.map(({ width }) => width > 0).join(),
            shown.every((button, n) => !button.width || lie(button, n)),
          ];
        });
      await assert.becomes(page, seen, [false, 'false,false', true], dir);
      await page.setViewportSize({ width: 300, height: 600 });
      await page.waitForFunction('document.querySelector(".z-shift:not([style*=none])")');
      const areThere = async () => {
        const [isCut, buttons, lie] = await seen();
        return [isCut, buttons.includes('true'), lie];
      };
      await assert.becomes(page, areThere, [true, true, true], `${dir}, narrow`);
    }
  },
);

/** Where the list box of a page's own grid has its list and a word beside it, as the page wants them. */
const gridBoxes = {
  'after a word': ['auto 1fr', (labels) => `<b>Trips</b>${labels}`],
  'before a word': ['1fr auto', (labels) => `${labels}<b>Trips</b>`],
};

QUnit.test.each(
  'T1, T14 nothing of ours takes a place in a list box that is a grid, with the list',
  gridBoxes,
  async (assert, [columns, fill]) => {
    const html = tabs({ count: 8, label: (n) => `<a>${words[n % 8]}</a>` }).replace(
      /<ul>.*<\/ul>/,
      (labels) =>
        `<nav style="display: grid; grid-template-columns: ${columns}">${fill(labels)}</nav>`,
    );
    for (const settings of ['{ overflow: "scroll" }', '{ mobileNav: false }', '{}', still])
      for (const width of [1000, 500]) {
        const viewport = { width, height: 700 };
        const page = await openInline(html + call('uiTabs', settings), { viewport });
        const fits = () => {
          const [word, list, bar] = ['b', '.z-tabs-desktop', '.z-tabs-mobile'].map((part) =>
            document.querySelector(part).getBoundingClientRect(),
          );
          const labels = document.querySelector('.mobile') ? bar : list;
          return (
            word.top === labels.top &&
            Math.abs(labels.width + word.width - 984 + 1000 - innerWidth) < 2
          );
        };
        await page.waitForFunction(fits);
        assert.ok(true, `${settings} ${width}`);
      }
  },
);

const forms = {
  'a row': ['{}', 1000],
  rows: ['{ mobileNav: false }', 300],
  'a dropdown': ['{}', 600],
  'a row that scrolls': ['{ overflow: "scroll" }', 1000],
  'a row that scrolls, cut': ['{ overflow: "scroll", mobileNav: false }', 300],
  'a column': ['{ orientation: "vertical" }', 1000],
  'labels of one width': ['{ position: "bottom-compact" }', 1000],
};

QUnit.test.each(
  'T1, T14 rules of the page’s navigation, which is flexible and has items of a size, leave labels as they are in',
  forms,
  async (assert, [settings, width]) => {
    const html = tabs({ count: 4, label: (n) => `<a>${words[n]}</a>` })
      .replace('<ul>', '<nav><ul>')
      .replace('</ul>', '</ul></nav>');
    const places = async (rules) => {
      const page = await openInline(html + call('uiTabs', settings), {
        head: `<style>${rules}</style>`,
        viewport: { width, height: 700 },
      });
      await laidOut(page);
      return page.evaluate(() =>
        Array.from(document.querySelectorAll('.z-tabs-mobile, .z-tab, .z-container'), (part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [left, top, width, height];
        }).flat(),
      );
    };
    const found = await places(
      'nav { display: flex; justify-content: space-between; align-items: center; gap: 20px } nav ul li { width: 50%; height: 30px }',
    );
    const usual = await places('');
    assert.true(
      found.every((number, n) => Math.abs(number - usual[n]) < 1),
      found.join(),
    );
  },
);

QUnit.test('T14 a set never widens its grid or its row, whatever is in a panel', async (assert) => {
  const wide = '<div style="width: 1600px">Wide</div>';
  for (const [plugin, html] of [
    ['uiTabs', tabs({ content: () => wide })],
    ['uiAccordion', sections({ content: () => wide })],
  ])
    for (const style of ['display: grid; grid-template-columns: 200px 1fr', 'display: flex']) {
      const page = await openInline(
        `<div style="${style}"><p>Aside</p>${html}</div>${call(plugin)}`,
        {
          viewport: { width: 1000, height: 700 },
        },
      );
      const width = await page.evaluate(
        'document.getElementById("set").getBoundingClientRect().right',
      );
      assert.true(width <= 1000, `${plugin} ${style}: ${width}`);
    }
});
