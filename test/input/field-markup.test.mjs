// What pages of other people do to the pair: markup that isn't quite like the usual.
import { call, openInline } from './field.mjs';
import { openPage } from './page.mjs';
import { callSet, between, sections, tabs } from './widgets.mjs';

QUnit.module('field: markup');

const whole = 'location.href + "#ü"';

/** How a link names a place in its page, and what the page says of addresses. */
const addresses = {
  'its id': ['"#ü"'],
  'its id, percent-encoded': ['"#%C3%BC"'],
  'the page’s address and its id': [whole],
  'the page’s address and its id, where the page has a base': [whole, '<base href="/elsewhere/">'],
};

QUnit.test.each(
  'T1, A1 the link of an item may name its panel by',
  addresses,
  async (assert, [start, base = '']) => {
    const name = `<script>
      document.querySelectorAll('#set a').forEach((link, n) => (link.href = ${start} + (n + 1)));
    </script>`;
    for (const [plugin, html] of [
      ['uiTabs', tabs()],
      ['uiAccordion', sections({ header: (n) => `<a>T${n}</a>`, content: (n) => `<p>P${n}</p>` })],
    ]) {
      // Panels of tabs are found in any order.
      const named = html.replace(/<div>(?=<p>P(\d))/g, (tag, n) =>
        plugin === 'uiTabs' ? `<div id="ü${4 - n}">` : `<div id="ü${n}">`,
      );
      const page = await openInline(named + name + base + call(plugin));
      const before = page.url();
      await page.getByText('T3').click();
      const texts = await page.locator('p:visible').allTextContents();
      const expected = plugin === 'uiTabs' ? 'P1' : 'P3';
      assert.deepEqual([texts, page.url()], [[expected], before], plugin);
    }
  },
);

QUnit.test('T1, A1 what pages put behind floats is no label, panel or section', async (assert) => {
  for (const attribute of ['class="clear"', 'class="clearfix"', 'style="clear: both"']) {
    const box = `<div ${attribute}></div>`;
    const item = `<li ${attribute}></li>`;
    const html = tabs({ count: 2 }).replace('</ul>', `${item}</ul>${box}`);
    const page = await openInline(html.replace(/<.div>$/, `${box}</div>`) + call('uiTabs'));
    await page.getByText('T2').click();
    assert.deepEqual(
      [await page.locator('[role=tab]').count(), await page.locator('p:visible').textContent()],
      [2, 'P2'],
      attribute,
    );
  }
});

const unseen = {
  'a hidden field': '<input type="hidden" name="token" value="1">',
  'a place for links': '<a name="place"></a>',
  'a separator': '<div role="separator"></div>',
};

QUnit.test.each('T1, A1 no label, no panel and no section is', unseen, async (assert, other) => {
  const around = (html, tag) =>
    html.replaceAll(`<${tag}>`, `${other}<${tag}>`).replaceAll(`</${tag}>`, `</${tag}>${other}`);
  const flat = '<h3>H1</h3><div><p>C1</p></div>T<h3>H2</h3><div><p>C2</p></div>';
  for (const [plugin, html] of [
    ['uiTabs', around(tabs({ count: 2, content: (n) => `<p>P${n}</p>` }), 'div')],
    ['uiAccordion', around(around(sections({ count: 2 }), 'h3'), 'div')],
    ['uiAccordion', `<div id="set">${around(around(flat.replace('T', ''), 'h3'), 'div')}</div>`],
  ]) {
    const before = await openInline(html);
    const source = await before.evaluate('document.body.innerHTML');
    const page = await openInline(html + call(plugin));
    await page.getByText(/^[TH]2$/).click();
    const items = await page.locator('#set .z-tab, #set .z-section').count();
    assert.deepEqual(
      [items, await page.locator('p:visible').allTextContents()],
      [2, [plugin === 'uiTabs' ? 'P2' : 'C2']],
      html,
    );
    await callSet(page, plugin, 'destroy');
    const after = await page.evaluate('document.getElementById("set").outerHTML');
    assert.true(source.includes(after), 'destroy gives it back');
  }
});

QUnit.test(
  'AT18, AA4 what an author wrote for assistive technology before the start stands in nobody’s way',
  async (assert) => {
    const hide = (html) => html.replace(/<div>(?=<p>.[23])/g, '<div aria-hidden="true">');
    const header = (n) =>
      `<button aria-expanded="false"${n === 1 ? '' : ' tabindex="-1"'}>H${n}</button>`;
    for (const [plugin, html, second] of [
      ['uiTabs', hide(tabs()), 'T2'],
      ['uiAccordion', hide(sections({ header })), 'H2'],
    ])
      for (const dir of ['ltr', 'rtl']) {
        const page = await openInline(html + call(plugin), { dir });
        if (plugin === 'uiTabs') await page.getByText(second).click();
        else {
          await page.locator('.z-trigger').first().focus();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
        }
        const role = plugin === 'uiTabs' ? 'tabpanel' : 'region';
        assert.equal(await page.getByRole(role, { name: second }).count(), 1, plugin);
        await callSet(page, plugin, 'destroy');
        const now = await page.locator('#set').evaluate((set) => set.outerHTML);
        assert.equal(now, html, 'destroy');
      }
  },
);

const byHand = {
  headings: [
    '',
    (n) => `<h3 role="button" tabindex="0" aria-expanded="false" aria-controls="c${n}">H${n}</h3>`,
  ],
  'boxes of headings': [
    ' role="tablist" aria-multiselectable="true"',
    (n) =>
      `<div role="tab" id="h${n}"><h4><a role="button" href="#c${n}" aria-expanded="false">H${n}</a></h4></div>`,
  ],
};

QUnit.test.each(
  'AA1, AA2, AA4 what a page had made an accordion by hand has one button and one tab stop for each header:',
  byHand,
  async (assert, [root, header]) => {
    for (const jquery of [1, 3, 4]) {
      const one = (n) => `<div>${header(n)}<div id="c${n}"><p>C${n}</p></div></div>`;
      const html = `<div id="set"${root}>${one(1)}${one(2)}</div>`;
      const page = await openPage({ html: between(html), jquery });
      await page.evaluate('void jQuery("#set").uiAccordion()');
      await page.locator('#before').focus();
      const stops = [];
      for (let n = 0; n < 3; n++) {
        await page.keyboard.press('Tab');
        stops.push(await page.evaluate('document.activeElement.textContent.trim()'));
      }
      assert.deepEqual(stops, ['H1', 'H2', 'A'], `${jquery}`);
      assert.equal(await page.getByRole('heading').getByRole('button').count(), 2);
      assert.equal(await page.locator('#set [role=tab], #set[role=tablist]').count(), 0);
      await page.evaluate('void jQuery("#set").uiAccordion("destroy")');
      const sorted = (text) => text.replace(/<[^>]+>/g, (tag) => tag.split(/[ >]/).sort().join());
      const now = await page.locator('#set').evaluate((set) => set.outerHTML);
      assert.equal(sorted(now), sorted(html), 'destroy');
    }
  },
);

QUnit.test(
  'T2, C13 only what is open looks open, whatever the markup says of others; destroy gives it back',
  async (assert) => {
    for (const [plugin, html] of [
      ['uiTabs', tabs().replace('<div><p>P2', '<div class="z-active"><p>P2')],
      ['uiAccordion', sections()],
    ]) {
      const marked = html.replace(/<li>(?=.{0,7}[TH]2)/, '<li class="z-active mine">');
      const page = await openInline(
        `${marked}<script>var before = set.outerHTML; jQuery('#set').${plugin}()</script>`,
      );
      const active = '#set li.z-active, #set .z-content.z-active';
      const texts = () => page.locator(active).allTextContents();
      assert.deepEqual(await texts(), plugin === 'uiTabs' ? ['T1', 'P1'] : []);
      await page.getByText(/^[TH]2$/).click();
      assert.deepEqual(await texts(), plugin === 'uiTabs' ? ['T2', 'P2'] : ['H2C2']);
      await page.getByText(/^[TH]3$/).click();
      assert.deepEqual(await texts(), plugin === 'uiTabs' ? ['T3', 'P3'] : ['H3C3']);
      await callSet(page, plugin, 'destroy');
      const after = await page.evaluate(() => [window.set.outerHTML, window.before]);
      assert.equal(after[0], after[1]);
    }
  },
);
