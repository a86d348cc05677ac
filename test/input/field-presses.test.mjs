// What pages of other people do to the pair: keys, layers, and replaced built-ins.
import { call, deep, openInline, openLabels, scripts } from './field.mjs';
import { laidOut, openPage } from './page.mjs';
import { between, sections, tabs, tall } from './widgets.mjs';

QUnit.module('field: presses and layers');

QUnit.test('A10 a key that is held presses once', async (assert) => {
  for (const header of [(n) => `<a>H${n}</a>`, (n) => `H${n}`])
    for (const form of ['ul', 'details'])
      for (const key of ['Enter', 'Space']) {
        const page = await openInline(between(sections({ header, form })) + call('uiAccordion'));
        await page.locator('#before').focus();
        await page.keyboard.press('Tab');
        for (let n = 0; n < 4; n++) await page.keyboard.down(key);
        await page.keyboard.up(key);
        assert.equal(await openLabels(page), 'H1', `${form} ${key}`);
      }
});

QUnit.test.each(
  'A5 the header that was pressed stays in sight where a section above closes, by',
  ['mouse', 'Enter'],
  async (assert, way) => {
    for (const type of ['css', 'jquery']) {
      const page = await openInline(
        sections({ content: (n) => tall(n === 1 ? 1500 : 100) }) +
          tall(2000) +
          call('uiAccordion', `{ active: 0, animation: { duration: 50, type: '${type}' } }`),
      );
      await page.getByText('H2').scrollIntoViewIfNeeded();
      const settled = page.evaluate(
        () =>
          new Promise((done) =>
            window.jQuery('#set').one('uiaccordion:activate', () => setTimeout(done)),
          ),
      );
      if (way === 'mouse') await page.getByText('H2').click();
      else await page.locator('.z-trigger').nth(1).press(way);
      await settled;
      const top = await page.evaluate(
        'document.querySelector(".z-active .z-header").getBoundingClientRect().top',
      );
      assert.true(top >= 0 && top < 800, `${type}: ${top}`);
    }
  },
);

/** Presses something, waits for the event that comes last, and tells where it is then. */
async function placeAfter(page, pressed, way, event) {
  await page.evaluate((name) => {
    window.ended = new Promise((done) => window.jQuery('#set').one(name, () => setTimeout(done)));
  }, event);
  if (way === 'mouse') await pressed.click();
  else await pressed.press(way);
  await page.evaluate('ended');
  return pressed.evaluate((one) => one.getBoundingClientRect().top);
}

QUnit.test.each(
  'A5, T7, 2.4.11 a label below the panels stays in sight where a higher panel closes, by',
  ['mouse', 'Enter'],
  async (assert, way) => {
    for (const [type, more] of [
      ['css', ''],
      ['jquery', ''],
      ['css', 'minWindowWidth: 9999'],
    ]) {
      const page = await openInline(
        tabs({ content: (n) => tall(n === 1 ? 2500 : 300) }) +
          tall(2000) +
          call(
            'uiTabs',
            `{ position: 'bottom-left', activation: 'manual', animation: { duration: 50, type: '${type}' }, ${more} }`,
          ),
      );
      const bar = page.locator('.z-tabs-mobile a');
      const label = page.locator('.z-tabs-desktop a').nth(1);
      if (more) await bar.click();
      else await label.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await placeAfter(page, label, way, 'uitabs:deactivate');
      const top = await (more ? bar : label).evaluate((one) => one.getBoundingClientRect().top);
      assert.true(top >= 0 && top < 800, `${type} ${more}: ${top}`);
    }
  },
);

QUnit.test.each(
  'A5 a header that sticks stays in sight where its own section closes, by',
  ['mouse', 'Enter'],
  async (assert, way) => {
    const page = await openInline(
      tall(900) +
        sections({ content: (n) => tall(n === 1 ? 2500 : 300) }) +
        tall(2000) +
        call('uiAccordion', '{ active: 0, animation: { duration: 50 } }'),
      {
        head: '<style>#set .z-header { position: sticky; top: 0 }</style>',
      },
    );
    await page.evaluate(() => scrollTo(0, 2500));
    const header = page.locator('.z-trigger').nth(0);
    const top = await placeAfter(page, header, way, 'uiaccordion:collapse');
    assert.true(top >= 0 && top < 800, `${top}`);
  },
);

const nine = tabs({ count: 9, label: (n) => `<a>Label ${n}</a>` });

/** Sets, their settings, and what is done with them before anybody looks. */
const layers = {
  'labels with close buttons': ['uiTabs', tabs(), { closable: true }],
  'a row that scrolls': ['uiTabs', nine, { overflow: 'scroll', defaultTab: 'tab5' }],
  'the bar of a dropdown': ['uiTabs', nine, { maxRows: 1 }],
  'a column': ['uiTabs', tabs(), { orientation: 'vertical', minWindowWidth: 0 }],
  'labels that stick': ['uiTabs', tabs(), { sticky: true }],
  'labels and panels that move': [
    'uiTabs',
    tabs(),
    { animation: { effects: 'slideH', duration: 1e5 } },
    '.z-tab:nth-child(2) a',
  ],
  'labels of a set that loads': [
    'uiTabs',
    tabs(),
    { contentUrls: ['', '/answer/never'] },
    '.z-tab:nth-child(2) a',
  ],
  'a horizontal accordion': ['uiAccordion', sections(), { orientation: 'horizontal' }],
  'sections that move': [
    'uiAccordion',
    sections(),
    { animation: { duration: 1e5 } },
    '#set > :first-child .z-header',
  ],
};

QUnit.test.each('looks: a page header of z-index 1 lies over', layers, async (assert, row) => {
  const [plugin, html, settings, pressed] = row;
  const header =
    '<div style="position: fixed; inset: 0 0 auto; z-index: 1; height: 60px" id="bar">Bar</div>';
  const page = await openInline(
    `${header}${tall(100)}<div style="width: 500px">${html}</div>${tall(2000)}` +
      call(plugin, JSON.stringify({ animation: { effects: 'none' }, ...settings })),
    { viewport: { width: 800, height: 600 } },
  );
  await laidOut(page);
  if (pressed) await page.locator(pressed).click();
  const over = await page.evaluate(() => {
    const found = new Set();
    for (let y = 0; y < 200; y += 10) {
      scrollTo(0, y);
      for (let x = 4; x < 500; x += 9)
        for (const at of [3, 30, 57]) found.add(document.elementFromPoint(x, at).id);
    }
    return [...found].join();
  });
  assert.equal(over, 'bar');
});

QUnit.test(
  'looks: what is fixed in a section lies over all of a horizontal accordion, and over the header of the page',
  async (assert) => {
    const bar =
      '<div style="position: fixed; inset: 0 0 auto; z-index: 10; height: 60px">Bar</div>';
    const html = sections({
      content: (n) =>
        n === 2
          ? '<div id="over" style="position: fixed; inset: 0; z-index: 1000">Over</div>'
          : 'Text',
    });
    const page = await openInline(
      bar +
        tall(100) +
        html +
        call(
          'uiAccordion',
          '{ orientation: "horizontal", active: 1, animation: { effects: "none" } }',
        ),
    );
    await laidOut(page);
    const over = await page.evaluate(() => {
      const { left, top } = document.querySelectorAll('.z-header')[2].getBoundingClientRect();
      return [top + 10, 10].map((y) => document.elementFromPoint(left + 10, y).id);
    });
    assert.deepEqual(over, ['over', 'over']);
  },
);

QUnit.test('looks: a menu of z-index 1 in a panel lies over labels below it', async (assert) => {
  const menu =
    '<div style="position: relative"><div id="menu" style="position: absolute; z-index: 1; width: 400px; height: 300px">Menu</div></div>';
  const page = await openInline(
    tabs({ content: (n) => (n === 1 ? menu : 'Text') }) +
      call('uiTabs', '{ position: "bottom-left", closable: true }'),
  );
  await laidOut(page);
  const over = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-tab'), (tab) => {
      const { left, top, width, height } = tab.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2).id;
    }),
  );
  assert.deepEqual(over, ['menu', 'menu', 'menu']);
});

QUnit.test('C1 replaced built-ins, as of Prototype, change nothing', async (assert) => {
  const prototype = `<script>
    Array.from = function (some) {
      if (some && some.toArray) return some.toArray();
      var all = new Array(some.length || 0);
      for (var n = 0; n < all.length; n++) all[n] = some[n];
      return all;
    };
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  </script>`;
  const accordion = `<p><a href="#in">Into a section</a></p><ul id="acc" data-role="z-accordion">
    <li><h3>Plain</h3><div>C1</div></li>
    <li><h3 data-content-url="/answer/ok/a">Loads</h3><div></div></li>
    <li><h3><a>Linked</a> <a>Next</a></h3><div><p id="in">C3</p></div></li>
  </ul>`;
  const html = `${tabs()}<div id="two" data-role="z-tabs"><ul><li><a>A</a></li><li><a>B</a></li></ul><div><div>1</div><div>2</div></div></div>${accordion}${call('uiTabs', deep)}`;
  const page = await openPage({
    html,
    jquery: 0,
    scripts: [],
    head: prototype + scripts,
    hash: '#tab2',
    viewport: { width: 600, height: 800 },
  });
  await page.waitForFunction('document.querySelectorAll(".z-tabs.mobile").length === 2');
  assert.deepEqual(await page.locator('.z-tabs-mobile .z-title').allTextContents(), ['T2', 'A']);
  await page.getByText('Loads').click();
  await page.locator('.answer').waitFor();
  await page.getByRole('link', { name: 'Into a section' }).click();
  await page.getByText('C3').waitFor();
  assert.deepEqual(await page.locator('#acc .z-active .z-title').allTextContents(), ['Linked']);
});

/** What Prototype writes over all elements: a `scrollTo` of the window, and a `remove` for what is somewhere. */
const elements = `<script>
  HTMLElement.prototype.scrollTo = function () {
    window.scrollTo(0, this.getBoundingClientRect().top + scrollY);
  };
  HTMLElement.prototype.remove = function () {
    this.parentNode.removeChild(this);
    return this;
  };
</script>`;

QUnit.test(
  'where Prototype replaces methods of elements, no choice moves the page, and emptied sets still end (C1)',
  async (assert) => {
    const box = '<style>.z-container { height: 100px; overflow: auto }</style>';
    const page = await openInline(tall(300) + tabs() + tall() + call('uiTabs'), {
      head: elements + box,
    });
    await laidOut(page);
    await page.getByText('T2', { exact: true }).click();
    await laidOut(page);
    assert.deepEqual([await openLabels(page), await page.evaluate('scrollY')], ['T2', 0]);
    const players = {
      uiTabs: [tabs(), "{ autoplay: { interval: 9000 }, overflow: 'scroll' }"],
      uiAccordion: [sections(), '{ autoplay: { interval: 9000 }, slider: true, dotNav: true }'],
    };
    for (const [plugin, [html, settings]] of Object.entries(players))
      for (const emptied of ['set', 'around']) {
        const around = `<div id="around">${html}</div>`;
        const other = await openInline(around + call(plugin, settings), { head: elements });
        await laidOut(other);
        const ends = await other.evaluate(
          ([name, id]) => {
            const set = window.jQuery('#set');
            document.getElementById(id).innerHTML = '';
            set[name]('destroy');
            return set[0].className;
          },
          [plugin, emptied],
        );
        assert.equal(ends, '', `${plugin}, ${emptied} emptied`);
      }
  },
);
