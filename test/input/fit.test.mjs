// Labels in rows, and the forms that follow the window.
import { laidOut, openPage } from './page.mjs';
import { list, openAccordion, openBoth, stateOf, tabs, takeLog, words } from './widgets.mjs';

QUnit.module('fit');

const label = (n) => `<a>${words[n - 1]}</a>`;
const setHtml = (n) =>
  `<div class="box">${tabs({ id: n > 1 ? `set${n}` : 'set', count: words.length, label })}</div>`;

/** What pages of these tests can do: tell the form that is seen, and wait for what is drawn. */
const helpers = () => {
  window.formOf = (root) => {
    if (root.querySelector('.z-tabs-mobile').getClientRects().length) return 'menu';
    const tops = {};
    for (const item of root.querySelectorAll('.z-tab')) {
      const { top } = item.getBoundingClientRect();
      tops[top] = (tops[top] ?? 0) + 1;
    }
    const inOrder = Object.keys(tops).sort((a, b) => a - b);
    return inOrder.map((top) => tops[top]).join('+');
  };
  window.frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // After a frame the browser has told of a new size, and a timer that this began is over; the next one shows the form.
  window.drawn = async () => {
    for (let n = 0; n < 2; n++) {
      await window.frame();
      for (let m = 0; m < 2; m++) await new Promise((resolve) => setTimeout(resolve));
    }
  };
  // Labels that break, or stick out of their row.
  window.misfits = (root) =>
    Array.from(root.querySelectorAll('[role=tab]'))
      .filter((label) => label.scrollWidth > label.clientWidth || label.offsetHeight > 60)
      .map((label) => label.textContent);
};

/** Opens a page with `count` sets, each in a box of its own, that have taken their forms. */
async function openFit({ count = 1, settings = {}, ...options } = {}) {
  const page = await openPage({ html: list(count, setHtml), ...options });
  await page.evaluate(`(${helpers})()`);
  await page.evaluate(
    (given) => {
      window.jQuery('.box > div').uiTabs(given);
      return window.drawn();
    },
    { animation: { effects: 'none' }, responsiveDelay: 0, ...settings },
  );
  return page;
}

/** A list without what repeats the entry before it. */
const turns = (all) => all.filter((one, n) => one !== all[n - 1]);

const repeated = (all) => all.filter((one, n) => all.indexOf(one) !== n);

/** Has each set walk its part of 1200 to 200 px by single pixels, and back; gives what was seen. */
const walk = async (part) => {
  const sets = Array.from(document.querySelectorAll('.box > div'));
  const widthOf = (n, at) => 1200 - n * part - at;
  const go = async (steps) => {
    const seen = [];
    for (const at of steps) {
      sets.forEach((set, n) => (set.parentNode.style.width = `${widthOf(n, at)}px`));
      await window.drawn();
      sets.forEach((set, n) =>
        seen.push({
          width: widthOf(n, at),
          form: window.formOf(set),
          misfits: window.misfits(set),
        }),
      );
    }
    return seen;
  };
  const steps = Array.from({ length: part + 1 }, (_, n) => n);
  return [await go(steps), await go(steps.toReversed())];
};

const forms = ['8', '6+2', '5+3', '4+4'];

QUnit.test.each('T13 pixel by pixel, there and back, at zoom', [1, 1.1], async (assert, zoom) => {
  const page = await openFit({
    count: 40,
    settings: { minWindowWidth: 0 },
    viewport: { width: 1300, height: 800 },
    context: { deviceScaleFactor: zoom },
  });
  for (const seen of await page.evaluate(walk, 25)) {
    const down = seen.toSorted((a, b) => b.width - a.width);
    const order = turns(down.map(({ form }) => form));
    assert.deepEqual(repeated(order), [], `each form once: ${order.join(' ')}`);
    const expected = [...forms.filter((form) => order.includes(form)), 'menu'];
    assert.deepEqual(order, expected, 'in the order of their rows');
    assert.true(order.includes('8') && order.length > 2, order.join(' '));
    const bad = down.filter(({ misfits }) => misfits.length);
    assert.deepEqual(bad, [], 'every label fits');
  }
});

QUnit.test('T13, T11 a real window, pixel by pixel over its threshold', async (assert) => {
  const page = await openFit({ viewport: { width: 740, height: 600 } });
  await page.evaluate(() => {
    window.seen = [];
    const note = () => {
      const form = window.formOf(document.getElementById('set'));
      if (window.seen.at(-1) !== form) window.seen.push(form);
      requestAnimationFrame(note);
    };
    note();
  });
  const formOf = () => page.evaluate('formOf(document.getElementById("set"))');
  const wide = await formOf();
  const forms = {};
  const down = Array.from({ length: 20 }, (_, n) => 729 - n);
  for (const width of [...down, ...down.toReversed(), 740]) {
    await page.setViewportSize({ width, height: 600 });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    await page.evaluate('drawn()');
    if (width === 721 || width === 720) forms[width] ??= await formOf();
  }
  assert.deepEqual([forms[721] === 'menu', forms[720]], [false, 'menu']);
  const seen = await page.evaluate('seen');
  const menu = seen.indexOf('menu');
  for (const way of [seen.slice(0, menu + 1), seen.slice(menu)]) {
    assert.deepEqual(repeated(way), [], `each form once: ${way.join(' ')}`);
  }
  assert.deepEqual([seen[0], seen.at(-1)], [wide, wide]);
});

QUnit.test('T11, A7 the window counts, also around sets that stay as wide', async (assert) => {
  const page = await openBoth({
    head: '<style>#set, #acc { width: 760px; height: 200px }</style>',
    settings: { orientation: 'horizontal', responsive: true },
    viewport: { width: 800, height: 600 },
  });
  assert.equal(await page.locator('.mobile, .vertical').count(), 0);
  await page.setViewportSize({ width: 400, height: 600 });
  for (const form of ['#set.mobile', '#acc.vertical']) await page.waitForSelector(form);
});

QUnit.test('A7, T13 a form the window brought goes with it, however little', async (assert) => {
  const page = await openAccordion({
    head: '<style>body { width: 500px }</style>',
    settings: { orientation: 'horizontal', responsive: true, responsiveDelay: 0 },
    viewport: { width: 800, height: 600 },
  });
  const isVertical = () => page.locator('#set').evaluate((set) => set.matches('.vertical'));
  for (const width of [800, 600, 800]) {
    await page.setViewportSize({ width, height: 600 });
    await assert.becomes(page, isVertical, width < 720, `${width} px`);
  }
});

QUnit.test('T10 no frame shows another form at the start', async (assert) => {
  const page = await openFit({
    settings: { minWindowWidth: 0 },
    viewport: { width: 600, height: 600 },
  });
  const seen = await page.evaluate(async () => {
    const set = document.getElementById('set');
    window.jQuery(set).uiTabs('destroy');
    await window.drawn();
    window.jQuery(set).uiTabs({ minWindowWidth: 0, maxRows: 9 });
    const seen = [];
    // After this callback of the frame, and after the layout that follows, the frame is painted.
    for (let n = 0; n < 3; n++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = resolve;
          channel.port2.postMessage('');
        });
      });
      seen.push(window.formOf(set));
    }
    return seen;
  });
  assert.equal(turns(seen).length, 1, seen.join(' '));
  assert.notEqual(seen[0], '8');
});

const widths = {
  320: 'vertical, 320, 40, 12',
  720: 'vertical, 720, 40, 12',
  721: 'horizontal, 721 × 240, 30, 12',
  1600: 'horizontal, 960 × 320, 40, 16',
};

/** The form, its size, that of a header, and that of its text. */
const look = (page) =>
  page.evaluate(() => {
    const root = document.getElementById('set');
    const header = root.querySelector('.z-trigger');
    const text = Math.round(parseFloat(getComputedStyle(header).fontSize));
    const { width, height } = root.getBoundingClientRect();
    return root.matches('.horizontal')
      ? `horizontal, ${width} × ${height}, ${header.offsetWidth}, ${text}`
      : `vertical, ${width}, ${header.offsetHeight}, ${text}`;
  });

const all = Object.keys(widths).map(Number);

QUnit.test.each('A7 horizontal, in a window of this width:', all, async (assert, width) => {
  const viewport = { width, height: 700 };
  const page = await openAccordion({
    head: '<style>body { margin: 0 } h3 { white-space: nowrap }</style>',
    settings: { orientation: 'horizontal', responsive: true, responsiveDelay: 0, active: 1 },
    viewport,
  });
  await assert.becomes(page, look, widths[width], 'at the start');
  await page.setViewportSize({ width: width > 720 ? 500 : 1000, height: 700 });
  await page.waitForSelector(width > 720 ? '#set.vertical' : '#set.horizontal');
  await page.setViewportSize(viewport);
  await page.waitForSelector(width > 720 ? '#set.horizontal' : '#set.vertical');
  await assert.becomes(page, look, widths[width], 'there and back');
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width);
  assert.deepEqual([await stateOf(page), await takeLog(page)], ['0 1 0', '']);
});

/** How a page lays out the parts of a set itself, and whether the panels are beside the labels then. */
const layouts = {
  'a grid': ['display: grid; gap: 10px'],
  'an inline grid': ['display: inline-grid; gap: 10px; width: 600px'],
  'a grid of two columns': ['display: grid; gap: 10px; grid-template-columns: 300px 1fr', true],
  'a column': ['display: flex; flex-direction: column; gap: 10px'],
  'a row': ['display: flex; gap: 10px', true],
  'a grid with a padding': ['display: grid; gap: 10px; padding: 20px; border: 1px solid'],
};

QUnit.test.each(
  'T1, T14 nothing of ours takes a place or makes a gap in a set of which the page makes',
  layouts,
  async (assert, [style, isBeside = false]) => {
    const forms = [
      {},
      { overflow: 'scroll' },
      { mobileNav: 'accordion' },
      { position: 'bottom-left' },
    ];
    const html = list(8, (n) =>
      tabs({ id: `set${n}` }).replace(/<ul>.*<\/ul>/, (labels) =>
        n > 4 ? `<nav>${labels}</nav>` : labels,
      ),
    );
    const head = `<style>[id^=set] { ${style} }</style>`;
    const page = await openPage({ html, head, isShared: true });
    await page.evaluate((given) => {
      for (let n = 1; n < 9; n++) window.jQuery(`#set${n}`).uiTabs(given[(n - 1) % 4]);
    }, forms);
    await laidOut(page);
    const found = await page.evaluate((beside) => {
      const [first, last] = beside ? ['left', 'right'] : ['top', 'bottom'];
      return Array.from(document.querySelectorAll('[id^=set]'), (set) => {
        const boxes = ['.z-tabs-desktop', '.z-container']
          .map((part) => set.querySelector(part).getBoundingClientRect())
          .sort((a, b) => a[first] - b[first]);
        const { paddingTop, borderTopWidth } = getComputedStyle(set);
        const top = set.getBoundingClientRect().top + parseFloat(paddingTop);
        return [
          boxes[1][first] - boxes[0][last],
          boxes[0].top - top - parseFloat(borderTopWidth),
        ].map(Math.round);
      }).join(' ');
    }, isBeside);
    // Labels lie over the line of the panels that are below or above them.
    assert.equal(
      found,
      Array(8)
        .fill(isBeside ? '10,0' : '9,0')
        .join(' '),
    );
  },
);
