// What pages of other people do to the pair: keys, layers, and replaced built-ins.
import { call, deep, openInline, openLabels } from './field.mjs';
import { laidOut } from './page.mjs';
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

QUnit.test(
  'A5 the header that was pressed stays in sight where a section above closes',
  async (assert) => {
    const page = await openInline(
      sections({ content: (n) => tall(n === 1 ? 1500 : 100) }) +
        tall(2000) +
        call('uiAccordion', '{ active: 0, animation: { duration: 50 } }'),
    );
    await page.getByText('H2').scrollIntoViewIfNeeded();
    const settled = page.evaluate(
      () =>
        new Promise((done) =>
          window.jQuery('#set').one('uiaccordion:activate', () => setTimeout(done)),
        ),
    );
    await page.getByText('H2').click();
    await settled;
    const top = await page.evaluate(
      'document.querySelector(".z-active .z-header").getBoundingClientRect().top',
    );
    assert.true(top >= 0 && top < 800, String(top));
  },
);

QUnit.test(
  'looks: a page header of z-index 1 lies over labels, close buttons and panels',
  async (assert) => {
    const bar =
      '<div style="position: sticky; top: 0; z-index: 1; height: 40px; background: #fff" id="bar">Bar</div>';
    const page = await openInline(
      bar +
        tabs() +
        tall(2000) +
        call('uiTabs', '{ closable: true, animation: { effects: "none" } }'),
    );
    await laidOut(page);
    await page.evaluate('scrollTo(0, 30)');
    await laidOut(page);
    const over = await page.evaluate(() => {
      const found = [];
      for (let x = 10; x < 400; x += 5)
        for (let y = 2; y < 40; y += 4) found.push(document.elementFromPoint(x, y).id);
      return [...new Set(found)].join();
    });
    assert.equal(over, 'bar');
  },
);

QUnit.test(
  'looks: what is fixed in a section lies over all of a horizontal accordion',
  async (assert) => {
    const html = sections({
      content: (n) =>
        n === 2
          ? '<div id="over" style="position: fixed; inset: 0; z-index: 1000">Over</div>'
          : 'Text',
    });
    const page = await openInline(
      html +
        call(
          'uiAccordion',
          '{ orientation: "horizontal", active: 1, animation: { effects: "none" } }',
        ),
    );
    await laidOut(page);
    const over = await page.evaluate(() => {
      const { left, top } = document.querySelectorAll('.z-header')[2].getBoundingClientRect();
      return document.elementFromPoint(left + 10, top + 10).id;
    });
    assert.equal(over, 'over');
  },
);

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
  const html = `${tabs()}<div id="two" data-role="z-tabs"><ul><li><a>A</a></li><li><a>B</a></li></ul><div><div>1</div><div>2</div></div></div>${call('uiTabs', deep)}`;
  const page = await openInline(html, {
    head: prototype,
    hash: '#tab2',
    viewport: { width: 600, height: 800 },
  });
  await page.waitForFunction('document.querySelectorAll(".z-tabs.mobile").length === 2');
  assert.deepEqual(await page.locator('.z-tabs-mobile .z-title').allTextContents(), ['T2', 'A']);
});
