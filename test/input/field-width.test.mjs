// What pages of other people do to the pair: boxes and windows.
import { call, openInline, openLabels, still } from './field.mjs';
import { laidOut } from './page.mjs';
import { sections, tabs, tall, words } from './widgets.mjs';

QUnit.module('field: width');

const isMenu = (page) => page.evaluate('document.getElementById("set").matches(".mobile")');

const parents = {
  'a width of its own': 'width: 900px',
  'a greatest width': 'max-width: 700px',
  'the width of the window': '',
  'the width of its content, a float': 'float: left',
  'the width of its content, in a flex column':
    'display: flex; flex-direction: column; align-items: center',
  'the width of its content, a cell': 'display: table-cell',
};

QUnit.test.each(
  'T11, T13 a dropdown that the window brought goes with it, in a parent of',
  parents,
  async (assert, style) => {
    for (const settings of ['{}', '{ orientation: "vertical" }', '{ position: "bottom-left" }']) {
      const html = `<div style="${style}">${tabs()}</div>${call('uiTabs', settings)}`;
      const page = await openInline(html, { isShared: true });
      for (const [width, menu] of [
        [1200, false],
        [600, true],
        [1200, false],
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction(
          (is) => document.getElementById('set').matches('.mobile') === is,
          menu,
        );
        assert.equal(await isMenu(page), menu, `${settings} ${width}`);
      }
    }
  },
);

QUnit.test.each(
  'T13 labels in a box as wide as they are come back from the form that the window brought, beside',
  { nothing: '', 'a heading': '<h2>Trips</h2>' },
  async (assert, heading) => {
    const html = tabs({ count: 4 })
      .replace('<ul>', `<header style="display: flex">${heading}<nav><ul>`)
      .replace('</ul>', '</ul></nav></header>');
    for (const [style, settings] of [
      ['', '{}'],
      ['float: left', '{}'],
      ['direction: rtl; float: left', '{ mobileNav: "auto" }'],
      ['', '{ mobileNav: "accordion" }'],
    ]) {
      const inside = `<div style="${style}">${html}</div>${call('uiTabs', settings)}`;
      const page = await openInline(inside, { isShared: true });
      for (const width of [220, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        const isNarrow = () =>
          page.evaluate('document.getElementById("set").matches(".mobile, .z-as-accordion")');
        await assert.becomes(page, isNarrow, width < 600, `${settings} ${style}`);
      }
    }
  },
);

QUnit.test(
  'T10, T13, C17 an autoplay button has its place beside the labels in a parent as wide as its content',
  async (assert) => {
    for (const style of Object.values(parents).slice(3)) {
      for (const settings of ['', 'position: "top-right"', 'style: "underlined"']) {
        const page = await openInline(
          `<div style="${style}">${tabs({ count: 5 })}</div>${call('uiTabs', `{ autoplay: { interval: 60000 }, ${settings} }`)}`,
        );
        const tops = () =>
          page.evaluate(() =>
            Array.from(
              document.querySelectorAll('.z-tab'),
              (tab) => tab.getBoundingClientRect().top,
            ),
          );
        const [first] = await tops();
        await assert.becomes(page, tops, Array(5).fill(first), `${style} ${settings}`);
        const [labels, button] = await page.evaluate(() =>
          ['.z-tabs-desktop', '.z-autoplay'].map((part) => {
            const { left, right, top, bottom } = document
              .querySelector(part)
              .getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        assert.true(button.top < labels.bottom && button.bottom > labels.top, 'at their height');
        assert.true(button.left >= labels.right || button.right <= labels.left, 'beside them');
      }
    }
  },
);

QUnit.test(
  'T11 a dropdown is as wide as it can be in a parent as wide as its content',
  async (assert) => {
    const viewport = { width: 600, height: 800 };
    for (const style of Object.values(parents).slice(3)) {
      const html = `<div style="${style}">${tabs()}</div>${call('uiTabs')}`;
      const page = await openInline(html, { viewport, isShared: true });
      await laidOut(page);
      assert.equal(await page.locator('#set').evaluate((set) => set.offsetWidth), 584, style);
    }
  },
);

QUnit.test(
  'T1, T12 a list in a box of the author’s is hidden and shown like any other',
  async (assert) => {
    for (const box of ['nav', 'header', 'div']) {
      const html = tabs().replace('<ul>', `<${box}><ul>`).replace('</ul>', `</ul></${box}>`);
      const page = await openInline(html + call('uiTabs'), {
        viewport: { width: 600, height: 800 },
      });
      const shown = () => page.locator('.z-tabs-desktop').isVisible();
      await page.waitForFunction('document.getElementById("set").matches(".mobile")');
      const seen = [await shown()];
      await page.locator('.z-tabs-mobile a').click();
      seen.push(await shown());
      await page.locator('.z-tabs-desktop').getByText('T2').click();
      seen.push(await shown(), await openLabels(page));
      assert.deepEqual(seen, [false, true, false, 'T2'], box);
    }
  },
);

const cards = {
  'as high as its content': '',
  'of a fixed height': 'height: 150px; border: 9px solid',
  'of a fixed height, zoomed': 'height: 150px; zoom: 0.8',
};

QUnit.test.each(
  'T12 all of an open list is in reach, each time, where its card cuts off what is beyond: one',
  cards,
  async (assert, style) => {
    const card = `<div style="overflow: hidden; width: 300px; ${style}">${tabs({ count: 6 })}</div>`;
    const page = await openInline(card + call('uiTabs'), { viewport: { width: 360, height: 700 } });
    for (const last of ['T6', 'T5']) {
      await page.locator('.z-tabs-mobile a').click();
      // The browser scrolls to what it clicks even in a card that users can't scroll.
      const ends = await page.evaluate(() => {
        const list = document.querySelector('.z-tabs-desktop');
        const card = list.closest('[style*=overflow]');
        list.lastElementChild.scrollIntoView({ block: 'end' });
        const { bottom } = list.getBoundingClientRect();
        const edge = card.getBoundingClientRect().bottom - parseFloat(card.style.borderWidth || 0);
        return [bottom <= edge + 0.5, bottom <= innerHeight, card.scrollTop];
      });
      assert.deepEqual(ends, [true, true, 0]);
      await page.locator('.z-tabs-desktop').getByText(last).click();
      assert.equal(await openLabels(page), last);
    }
  },
);

const around = {
  'that is drawn by itself': 'contain: paint',
  'that is drawn when it is in sight': 'content-visibility: auto',
  'that is clipped': 'clip-path: inset(0 round 8px)',
  'that is masked': 'mask: linear-gradient(#000, #000)',
  'that is fixed at the bottom of the window': 'position: fixed; bottom: 0; width: 300px',
};

QUnit.test.each('T12 all of an open list is in reach in a box', around, async (assert, style) => {
  const box = `<div style="${style}">${tabs({ count: 6 })}</div>`;
  const page = await openInline(box + call('uiTabs'), { viewport: { width: 360, height: 700 } });
  await page.locator('.z-tabs-mobile a').click();
  const reached = await page.evaluate(() => {
    const list = document.querySelector('.z-tabs-desktop');
    return Array.from(list.children, (item) => {
      list.scrollTop = item.offsetTop;
      const { left, top } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(left + 9, top + 9));
    }).join();
  });
  assert.equal(reached, Array(6).fill('true').join());
});

const frame = '<iframe srcdoc="<p>Text</p>"></iframe>';

/** Frames, each with the set that is before it or around it. */
const frames = {
  'an iframe': tabs() + tall(300) + frame,
  'an iframe in the open panel': tabs({ content: (n) => `${n}${tall(300)}${frame}` }),
  'one in a shadow root': `${tabs()}${tall(300)}<div><template shadowrootmode="open">${frame}</template></div>`,
  'an object': `${tabs()}${tall(300)}<object type="text/html" data="/LICENSE"></object>`,
  'an embed': `${tabs()}${tall(300)}<embed type="text/html" src="/LICENSE">`,
};

QUnit.test.each('T12 a press in a frame closes an open dropdown:', frames, async (assert, html) => {
  const viewport = { width: 600, height: 900 };
  const page = await openInline(html + call('uiTabs'), { viewport });
  await page.locator('.z-tabs-mobile a').click();
  await page.locator('iframe, object, embed').first().click({ force: true });
  await page.waitForFunction('document.querySelector(".z-state-closed")');
  assert.equal(await page.locator('.z-tabs-desktop').isVisible(), false);
});

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
    return openInline(html, { head, isShared: true });
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
        { head, viewport: { width: 1000, height: 800 } },
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
      const page = await openInline(html, { isShared: true });
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
      { viewport: { width: 1000, height: 600 }, isShared: true },
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
        { dir, viewport: { width: 1000, height: 600 }, isShared: true },
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
        const page = await openInline(html + call('uiTabs', settings), {
          viewport,
          isShared: true,
        });
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
        isShared: true,
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
          isShared: true,
        },
      );
      const width = await page.evaluate(
        'document.getElementById("set").getBoundingClientRect().right',
      );
      assert.true(width <= 1000, `${plugin} ${style}: ${width}`);
    }
});
