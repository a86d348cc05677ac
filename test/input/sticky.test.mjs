// Labels that stick to the window: by a style of the page's (R1), or by the option (T27).
import { laidOut } from './page.mjs';
import { openTabs, press, tabs, tall, tap } from './widgets.mjs';

QUnit.module('labels that stick');

/** A long panel, one that is shorter than the window, and another long one; what is in them is positioned, as much is. */
const heights = [4000, 150, 3000];
const block = (n) => `<div class="block" style="position: relative; height: ${heights[n - 1]}px">`;
const set = tabs({ content: (n) => `${block(n)}<a href="#tab${n}">To ${n}</a></div>` });
const inNav = set.replace('<ul>', '<nav><ul>').replace('</ul>', '</ul></nav>');

const inPage = (html) => tall(300) + html + tall(2000);

/** A page that has come to its form; what is left of a mouse would open nothing. */
async function openSticky({ head = '', html = set, settings = {}, ...options }) {
  const page = await openTabs({
    html: inPage(html),
    head: `<style>body { margin: 0 }</style>${head}`,
    settings: { deeplinking: true, deeplinkingSeparator: 'none', ...settings },
    isShared: true,
    ...options,
  });
  for (let n = 0; n < 3; n++) await laidOut(page);
  return page;
}

/** Where the beginning of the panels is in the window, and where what the labels are in ends. */
const places = (page) =>
  page.evaluate(() => {
    const round = (place) => Math.round(place);
    const edges = (selector) => {
      const shown = Array.from(document.querySelectorAll(selector)).find(
        (one) => one.getClientRects().length,
      );
      const { top, bottom } = shown.getBoundingClientRect();
      return { top: round(top), bottom: round(bottom) };
    };
    return {
      panel: edges('.z-container').top,
      labels: edges('.z-tabs-mobile, .z-tabs-desktop'),
      page: round(scrollY),
    };
  });

const scrollTo = async (page, y) => {
  await page.evaluate((top) => scrollTo(0, top), y);
  await laidOut(page);
};

const choices = {
  'a press': (page) => page.locator('.z-tabs-desktop').getByText('T2', { exact: true }).click(),
  'a key': async (page) => {
    const key = await page.evaluate(() => {
      document.querySelector('.z-tabs-desktop [tabindex="0"]').focus({ preventScroll: true });
      return document.querySelector('#set.vertical') ? 'ArrowDown' : 'ArrowRight';
    });
    await press(page, key);
  },
  'the address': (page) => page.evaluate("location.hash = 'tab3'"),
};

const style = (css) => `<style>${css}</style>`;
const byList = style('.z-tabs-desktop { position: sticky !important; top: 20px; z-index: 1 }');
const byNav = style('nav { position: sticky; top: 20px; z-index: 1 }');

/** How labels stick, and whether the panel begins below them, or beside them. */
const ways = {
  'a style of the list': [{ head: byList }],
  'a style of a box around it': [{ head: byNav, html: inNav }],
  'a style of a column': [{ head: byList, settings: { orientation: 'vertical' } }, 'beside'],
  'the option': [{ settings: { sticky: true }, head: style('html { --z-sticky-top: 20px }') }],
  'the option, in a box': [
    { settings: { sticky: true }, html: inNav, head: style('#set { --z-sticky-top: 20px }') },
  ],
  'the option, as a column': [
    {
      settings: { sticky: true, orientation: 'vertical' },
      head: style('#set { --z-sticky-top: 20px }'),
    },
    'beside',
  ],
};

QUnit.test.each(
  'R1, T27 a choice shows the beginning of the panel where the labels stick by',
  ways,
  async (assert, [options, beside]) => {
    for (const [by, choose] of Object.entries(choices)) {
      const page = await openSticky(options);
      await scrollTo(page, 2500);
      assert.equal((await places(page)).labels.top, 20, 'they stick');
      await choose(page);
      await page.waitForFunction('$("#set").uiTabs("active") > 0');
      await laidOut(page);
      const { panel, labels } = await places(page);
      const edge = beside ? labels.top : labels.bottom;
      assert.true(Math.abs(panel - edge) <= 1, `${by}: ${panel} at ${edge}`);
      assert.true(labels.top >= 20 && labels.top < 600, `${by}: ${labels.top}`);
    }
  },
);

QUnit.test.each(
  'R1, T27 where the beginning is in sight the page stays, with',
  ways,
  async (assert, [options]) => {
    const page = await openSticky(options);
    for (const y of [0, 200]) {
      await scrollTo(page, y);
      const before = await places(page);
      await choices['a press'](page);
      await laidOut(page);
      await choices['a key'](page);
      await page.waitForFunction('$("#set").uiTabs("active") === 2');
      await laidOut(page);
      assert.deepEqual(await places(page), before, `from ${y}`);
      await page.evaluate('$("#set").uiTabs("select", 0)');
      await laidOut(page);
    }
  },
);

QUnit.test('R1 methods scroll nothing', async (assert) => {
  const page = await openSticky({ head: byList });
  await scrollTo(page, 2500);
  await page.evaluate('$("#set").uiTabs("select", 2)');
  await laidOut(page);
  assert.equal((await places(page)).page, 2500);
});

QUnit.test('R1 in a box that scrolls, it is the box that shows the panel', async (assert) => {
  const page = await openTabs({
    html: `${tall(100)}<div id="box" style="height: 400px; overflow: auto">${inPage(set)}</div>${tall()}`,
    head: `<style>body { margin: 0 }</style>${byList}`,
  });
  await page.evaluate('document.getElementById("box").scrollTop = 2500');
  await scrollTo(page, 50);
  await page.getByText('T3', { exact: true }).click();
  await laidOut(page);
  const { panel, labels, page: at } = await places(page);
  assert.equal(at, 50);
  assert.true(Math.abs(labels.top - 70) <= 1, String(labels.top));
  assert.true(Math.abs(panel - labels.bottom) <= 1, `${panel} at ${labels.bottom}`);
});

const motions = ['slideH', 'slideV', 'fade', 'none'];

QUnit.test.each('R1, T15 what leaves stays where it is,', motions, async (assert, effects) => {
  for (const type of ['css', 'jquery']) {
    const animation = { effects, type, duration: 10000 };
    const page = await openSticky({ head: byList, settings: { animation } });
    await scrollTo(page, 2500);
    const tops = await page.evaluate(() => {
      const [old, other] = document.querySelectorAll('.block');
      const before = old.getBoundingClientRect().top;
      document.querySelectorAll('.z-tabs-desktop a')[1].click();
      document.getAnimations().forEach((one) => one.pause());
      const shift = new DOMMatrix(getComputedStyle(old.closest('.z-content')).transform).f;
      const now = old.closest('[hidden]') ? before : old.getBoundingClientRect().top - shift;
      return [Math.round(now - before), Math.round(other.getBoundingClientRect().top) > 0];
    });
    assert.deepEqual(tops, [0, true], type);
  }
});

QUnit.module('labels that stick: the option');

const forms = {
  'a row': [{}, 1000],
  'a row with tools and a button': [{ autoplay: { interval: 1e6 } }, 1000, 'tools'],
  'a row that scrolls': [{ overflow: 'scroll' }, 300],
  'a dropdown': [{}, 600],
  'a column': [{ orientation: 'vertical' }, 1000],
  'a bottom row': [{ position: 'bottom-left' }, 1000],
  'a bottom dropdown': [{ position: 'bottom-left' }, 600],
  'underlined labels': [{ style: 'underlined' }, 1000],
  'labels of panels of equal height': [{ heightStyle: 'equal' }, 1000],
  'a bottom row of panels of equal height': [
    { heightStyle: 'equal', position: 'bottom-left' },
    1000,
  ],
  'labels from right to left': [{}, 1000, '', 'rtl'],
};

QUnit.test.each(
  'T27 as long as the set is in sight its labels are, over what is in the panel:',
  forms,
  async (assert, [settings, width, tools, dir = 'ltr']) => {
    const html = tools ? set.replace('</ul>', '</ul><div class="z-tools">Tools</div>') : set;
    const page = await openSticky({
      html,
      dir,
      settings: { sticky: true, ...settings },
      viewport: { width, height: 600 },
    });
    const isBottom = /bottom/.test(settings.position);
    /** Whether a press in the middle of the row, and at its end, meets what is in the row; and where that is. */
    const seen = () =>
      page.evaluate(() => {
        const row = Array.from(document.querySelectorAll('.z-tabs-mobile, .z-tabs-desktop')).find(
          (one) => one.getClientRects().length,
        );
        const { left, right, top, bottom } = row.getBoundingClientRect();
        const covered = [left + 4, (left + right) / 2, right - 4]
          .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
          .filter((one) => !one || one.closest('.z-container'));
        return [covered.length, Math.round(top), Math.round(innerHeight - bottom)];
      });
    for (const y of [500, 2500, 3500]) {
      await scrollTo(page, y);
      const [covered, top, below] = await seen();
      assert.deepEqual([covered, isBottom ? below : top], [0, 0], `scrolled by ${y}`);
    }
    await scrollTo(page, 300 + 4000);
    const end = await places(page);
    assert.true(end.labels.top < (isBottom ? 600 : 100), 'they go with the set');
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width);
  },
);

QUnit.test.each(
  'T27, R1, 2.4.11 what a link, the address or a key leads to in a panel isn’t under the row,',
  ['top-left', 'bottom-left'],
  async (assert, position) => {
    const link = (n) => `<a href="#" id="there${n}">There</a>`;
    const html = tabs({ content: (n) => tall(900) + link(n) + tall(900) });
    for (const hash of ['', '#there2']) {
      const page = await openSticky({ html, hash, settings: { sticky: true, position } });
      const isClear = () =>
        page.evaluate(() => {
          const label = document.querySelector('.z-active .z-link').getBoundingClientRect();
          const link = document.querySelector('.z-content.z-active a').getBoundingClientRect();
          // Labels lie over the border of their panel.
          const isAbove = link.top >= 0 && link.bottom <= label.top + 1;
          return isAbove || (link.top >= label.bottom - 1 && link.bottom <= innerHeight);
        });
      if (hash) await assert.becomes(page, isClear, true, 'the address');
      await page.evaluate("location.hash = 'there1'");
      await assert.becomes(page, isClear, true, 'a link');
      // The focus comes from where the link is out of sight.
      await page.evaluate('document.activeElement.blur()');
      await scrollTo(page, position === 'top-left' ? 1300 : 0);
      await page.evaluate("document.querySelector('.z-content.z-active a').focus()");
      await assert.becomes(page, isClear, true, 'a key');
    }
  },
);

QUnit.test.each(
  'R1, T27, C15 a choice shows the beginning of the panel in a box that scrolls, with',
  ['zoom: 0.8', 'zoom: 2', 'transform: scale(0.5)'],
  async (assert, style) => {
    const html = `<div id="box" style="width: 400px; height: 300px; overflow: auto; ${style}">${inPage(set)}</div>`;
    const page = await openSticky({ html, settings: { sticky: true, mobileNav: false } });
    await page.evaluate("document.getElementById('box').scrollTo(0, 2500)");
    await laidOut(page);
    await page.evaluate("document.querySelector('#set li:nth-child(3) > [role=tab]').click()");
    await laidOut(page);
    const { panel, labels } = await places(page);
    assert.true(Math.abs(panel - labels.bottom) <= 2, `${panel} at ${labels.bottom}`);
    const top = await page.evaluate("document.getElementById('box').getBoundingClientRect().top");
    assert.true(Math.abs(labels.top - top) <= 2, `${labels.top} in ${top}`);
  },
);

QUnit.test('T27, looks: a page header of z-index 1 lies over the row', async (assert) => {
  const header =
    '<div id="bar" style="position: fixed; inset: 0 0 auto; z-index: 1; height: 60px">Bar</div>';
  const page = await openSticky({ html: header + set, settings: { sticky: true } });
  await scrollTo(page, 1000);
  assert.equal(await page.evaluate('document.elementFromPoint(20, 20).id'), 'bar');
});

QUnit.test('T27 nothing moves as the set starts, and destroy leaves nothing', async (assert) => {
  for (const settings of [{}, { position: 'bottom-left' }, { orientation: 'vertical' }]) {
    const page = await openSticky({ settings });
    /** Where the panel begins, and how high the page is. */
    const seen = async () => [
      (await places(page)).panel,
      await page.evaluate('document.documentElement.scrollHeight'),
    ];
    const before = await seen();
    await page.evaluate('$("#set").uiTabs({ sticky: true })');
    for (let n = 0; n < 3; n++) await laidOut(page);
    assert.deepEqual(await seen(), before, JSON.stringify(settings));
    await page.evaluate('$("#set").uiTabs("destroy")');
    assert.deepEqual(
      await page.evaluate(
        '["class", "style"].map((name) => document.getElementById("set").getAttribute(name))',
      ),
      [null, null],
    );
  }
});

/** A set whose button beside the labels is this high. */
const withTool = (height, count) =>
  tabs({ count }).replace(
    '</ul>',
    `</ul><div class="z-tools"><button style="height: ${height}px">Tool</button></div>`,
  );

const lines = {
  normal: {},
  underlined: { style: 'underlined' },
  clean: { style: 'clean' },
  pills: { style: 'pills' },
  'normal, below the panel': { position: 'bottom-left' },
  'underlined, below the panel': { style: 'underlined', position: 'bottom-left' },
  'in a flat theme': { theme: 'flat-carrot' },
  'in a row that scrolls': { overflow: 'scroll' },
};

QUnit.test.each(
  'T27, T26 labels and tools are as high as each other, as in a row that doesn’t stick:',
  lines,
  async (assert, settings) => {
    for (const height of [20, 80]) {
      const page = await openSticky({ html: withTool(height), settings });
      /** The upper and the lower edges of the row, of the selected label and of the panel. */
      const edges = () =>
        page.evaluate(() =>
          ['.z-tabs-desktop', '.z-tools', '.z-active .z-link', '.z-container'].flatMap((part) => {
            const { top, bottom } = document.querySelector(part).getBoundingClientRect();
            return [Math.round(top), Math.round(bottom)];
          }),
        );
      const before = await edges();
      await page.evaluate('$("#set").uiTabs({ sticky: true })');
      await assert.becomes(page, edges, before, `a tool of ${height} px`);
    }
  },
);

/** How far the panels begin below the beginning of the labels. */
const rowHeight = async (page) => {
  const [row, panels] = await Promise.all(
    ['.z-tabs-desktop', '.z-container'].map((part) => page.locator(part).boundingBox()),
  );
  return Math.round(panels.y - row.y);
};

QUnit.test('T27, T26 a row with tools gets lower when its labels do', async (assert) => {
  const page = await openSticky({
    html: withTool(20, 9),
    settings: { sticky: true, mobileNav: false },
    viewport: { width: 400, height: 600 },
  });
  await assert.becomes(page, rowHeight, 97, 'two rows of labels');
  await page.setViewportSize({ width: 1000, height: 600 });
  await assert.becomes(page, rowHeight, 48, 'one row');
});

QUnit.test('T27, T14 a row that scrolls gets lower when its labels do', async (assert) => {
  const label = (n) => `<a>Chapter number ${n}</a>`;
  const page = await openSticky({
    html: `<div id="box" style="width: 100px">${tabs({ count: 9, label })}</div>`,
    settings: { sticky: true, overflow: 'scroll' },
  });
  await assert.becomes(page, async () => (await rowHeight(page)) > 100, true, 'many lines');
  await page.evaluate('box.style.width = "500px"');
  await assert.becomes(page, rowHeight, 48, 'one line');
});

const bars = { 'above the panel': 'top-left', 'below it': 'bottom-left' };

QUnit.test.each('T27, T12 the open list stays at the bar,', bars, async (assert, position) => {
  const page = await openSticky({
    settings: { sticky: true, position },
    viewport: { width: 400, height: 600 },
    context: { hasTouch: true },
  });
  await scrollTo(page, 2000);
  const height = await page.evaluate('document.documentElement.scrollHeight');
  await tap(page.locator('.z-tabs-mobile a'));
  const gap = () =>
    page.evaluate(() => {
      const [bar, list] = ['.z-tabs-mobile', '.z-tabs-desktop'].map((one) =>
        document.querySelector(one).getBoundingClientRect(),
      );
      return Math.round(bar.top < list.top ? list.top - bar.bottom : bar.top - list.bottom);
    });
  const opened = await gap();
  assert.true(Math.abs(opened) <= 1, String(opened));
  assert.equal(await page.evaluate('document.documentElement.scrollHeight'), height);
  await scrollTo(page, 2150);
  assert.equal(await gap(), opened, 'when the page has been scrolled');
  await tap(page.locator('.z-tabs-desktop').getByText('T3', { exact: true }));
  await laidOut(page);
  const { panel, labels } = await places(page);
  assert.equal(await page.evaluate('$("#set").uiTabs("active")'), 2);
  assert.true(Math.abs(panel - (position === 'top-left' ? labels.bottom : 0)) <= 1, `${panel}`);
});

QUnit.test('T27 a column that is higher than the window scrolls by itself', async (assert) => {
  const page = await openSticky({
    html: tabs({ count: 30, content: () => tall(4000) }),
    settings: { sticky: true, orientation: 'vertical' },
  });
  await scrollTo(page, 1000);
  await page.evaluate(
    'document.querySelector(".z-tabs-desktop [tabindex=\'0\']").focus({ preventScroll: true })',
  );
  await press(page, 'End');
  await page.waitForFunction('$("#set").uiTabs("active") === 29');
  await laidOut(page);
  const isSeen = await page.evaluate(() => {
    const { left, top } = document.activeElement.getBoundingClientRect();
    return document.activeElement.contains(document.elementFromPoint(left + 5, top + 5));
  });
  assert.true(isSeen);
});

const forced = {
  'a row': [{}, [0, 1]],
  'a dropdown': [{ minWindowWidth: 9999 }, [0, 1]],
  'a row at the bottom': [{ position: 'bottom-left' }, [1, 0]],
  'a column': [{ orientation: 'vertical' }, [0, 0]],
  'labels above their panels': [{ mobileNav: 'accordion', maxRows: 1 }, [0, 0], 40],
};

QUnit.test.each(
  'T27, 1.4.11 in forced colours there is a line where the panel scrolls under',
  forced,
  async (assert, [more, expected, count = 3]) => {
    const page = await openSticky({
      html: tabs({ count, content: () => `${block(1)}</div>` }),
      settings: { sticky: true, ...more },
      context: { forcedColors: 'active' },
    });
    await scrollTo(page, 1500);
    const lines = await page.evaluate(() => {
      const row = document.querySelector('#set > .z-dropdown-arrow');
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(row);
      const isShown = row.getBoundingClientRect().height > 2;
      return [borderTopWidth, borderBottomWidth].map((width) => isShown * parseFloat(width));
    });
    assert.deepEqual(lines, expected);
  },
);

const lined = {
  'of a built-in theme': [{}, 1],
  'of a flat theme': [{ theme: 'flat-carrot' }, 1],
  'of a dark flat theme': [{ theme: 'flat-carrot', dark: true }, 1],
  'of a flat theme, as a dropdown': [{ theme: 'flat-carrot', minWindowWidth: 9999 }, 1],
  'of a flat theme, at the bottom': [{ theme: 'flat-carrot', position: 'bottom-left' }, -1],
  'without borders': [{ bordered: false }, 0],
  'without a box': [{ style: 'pills' }, 0],
};

QUnit.test.each(
  'T27, looks: where the panel scrolls under a row, there is a line,',
  lined,
  async (assert, [more, side]) => {
    const page = await openSticky({ settings: { sticky: true, ...more } });
    const { shadow, edge } = await page.evaluate(() => ({
      shadow: getComputedStyle(document.querySelector('#set > .z-dropdown-arrow')).boxShadow,
      edge: getComputedStyle(document.querySelector('.z-container')).borderBlockStartColor,
    }));
    assert.equal(shadow.split(' 0px 0px')[0], side ? `${edge} 0px ${side}px` : 'none');
  },
);
