// What pages of other people do to the pair: real presses, keys, windows and addresses.
import { laidOut, openPage } from './page.mjs';
import { between, list, sections, tabs, tall, words } from './widgets.mjs';

const still = '{ animation: { effects: "none" } }';
const call = (plugin, settings = still) => `<script>jQuery('#set').${plugin}(${settings})</script>`;

/** Opens a page with both scripts in its head, so that calls stand in its body. */
const openInline = (html, options = {}) =>
  openPage({
    html,
    jquery: 0,
    scripts: [],
    ...options,
    head: `${[
      '/node_modules/jquery-3/dist/jquery.min.js',
      '/assets/js/ui.tabs.min.js',
      '/assets/js/ui.accordion.min.js',
    ]
      .map((file) => `<script src="${file}"></script>`)
      .join('')}${options.head ?? ''}`,
  });

const openLabels = (page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('#set .z-active > .z-link, #set .z-active .z-trigger'),
      (one) => one.textContent.trim(),
    ).join(),
  );

const isMenu = (page) => page.evaluate('document.getElementById("set").matches(".mobile")');

QUnit.module('field: width');

const parents = {
  'a width of its own': 'width: 900px',
  'a greatest width': 'max-width: 700px',
  'the width of the window': '',
};

QUnit.test.each(
  'T11, T13 a dropdown that the window brought goes with it, in a parent of',
  parents,
  async (assert, style) => {
    for (const settings of ['{}', '{ orientation: "vertical" }', '{ position: "bottom-left" }']) {
      const page = await openInline(
        `<div style="${style}">${tabs()}</div>${call('uiTabs', settings)}`,
      );
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

QUnit.test(
  'T12 all of an open list is in reach where its card cuts off what is beyond',
  async (assert) => {
    const card = `<div style="overflow: hidden; width: 300px">${tabs({ count: 6 })}</div>`;
    const page = await openInline(card + call('uiTabs'), { viewport: { width: 360, height: 700 } });
    await page.locator('.z-tabs-mobile a').click();
    // The browser scrolls to what it clicks even in a card that users can't scroll.
    const ends = await page.evaluate(() => {
      const last = document.querySelector('.z-last');
      last.scrollIntoView({ block: 'end' });
      const card = last.closest('[style*=overflow]');
      const { bottom } = last.getBoundingClientRect();
      return [bottom <= card.getBoundingClientRect().bottom, bottom <= innerHeight, card.scrollTop];
    });
    assert.deepEqual(ends, [true, true, 0]);
    await page.locator('.z-tabs-desktop').getByText('T6').click();
    assert.equal(await openLabels(page), 'T6');
  },
);

QUnit.test('T12 a press in a frame closes an open dropdown', async (assert) => {
  const frame = '<iframe srcdoc="<p>Text</p>"></iframe>';
  for (const html of [
    tabs() + tall(300) + frame,
    tabs({ content: (n) => `${n}${tall(300)}${frame}` }),
  ]) {
    const page = await openInline(html + call('uiTabs'), { viewport: { width: 600, height: 900 } });
    await page.locator('.z-tabs-mobile a').click();
    await page.frameLocator('iframe >> nth=0').locator('p').click();
    await page.waitForFunction('document.querySelector(".z-state-closed")');
    assert.equal(await page.locator('.z-tabs-desktop').isVisible(), false);
  }
});

const hiding = {
  'a class of the sheet': ['.phone { display: none }', 'class="phone"'],
  'a media query': ['@media (min-width: 600px) { .phone { display: none } }', 'class="phone"'],
  'an attribute': ['', 'hidden'],
  'an inline style': ['', 'style="display: none"'],
};

QUnit.test.each(
  'C12, AT3 where the first tab is hidden the next one is open, by',
  hiding,
  async (assert, [css, attribute]) => {
    const html = tabs().replace('<li>', `<li ${attribute}>`) + call('uiTabs');
    const page = await openInline(html, { head: `<style>${css}</style>` });
    await page.waitForFunction(
      'document.querySelectorAll("#set .z-active > .z-link")[0].textContent === "T2"',
    );
    const stops = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.z-tabs-desktop .z-link'), (one) => one.tabIndex),
    );
    assert.deepEqual(stops, [-1, 0, -1]);
  },
);

QUnit.test(
  'C12 an open item that is hidden later gives way, in tabs and where an accordion has to have one open',
  async (assert) => {
    for (const [plugin, html, settings] of [
      ['uiTabs', tabs(), still],
      ['uiAccordion', sections(), '{ orientation: "horizontal", animation: { effects: "none" } }'],
    ]) {
      const page = await openInline(html + call(plugin, settings), {
        head: '<style>.gone { display: none }</style>',
      });
      await laidOut(page);
      await page.evaluate(
        ([name]) => {
          document.querySelector('#set .z-active').classList.add('gone');
          window.jQuery('#set')[name]('refresh');
        },
        [plugin],
      );
      await page.waitForFunction(
        ([name]) => window.jQuery('#set')[name]('active').toString() === '1',
        [plugin],
      );
      assert.ok(true, plugin);
    }
  },
);

const transitions = ['a', 'li', 'ul', '*', 'body *'];

QUnit.test.each(
  'C15 labels are measured without the page’s own transitions, of',
  transitions,
  async (assert, of) => {
    const form = async (head) => {
      const html = `<div style="width: 600px"><div id="set"><ul>${list(9, (n) => `<li><a>${words[n % 8]} ${n}</a></li>`)}</ul><div>${list(9, (n) => `<div>${n}</div>`)}</div></div></div>`;
      const page = await openInline(html + call('uiTabs', '{ maxRows: 9 }'), {
        head,
        viewport: { width: 1200, height: 800 },
      });
      await page.waitForFunction('document.querySelector(".responsive")');
      return page.evaluate(() => {
        const tops = Array.from(document.querySelectorAll('.z-tab'), (one) => one.offsetTop);
        return tops.map((top) => tops.filter((other) => other === top).length).join();
      });
    };
    assert.equal(await form(`<style>${of} { transition: all 3s }</style>`), await form(''));
  },
);

QUnit.test(
  'T14 a row that scrolls has its labels’ width in parents as wide as their content',
  async (assert) => {
    for (const style of [
      'display: flex',
      'float: left',
      'display: inline-block',
      'display: table-cell',
      'width: fit-content',
    ]) {
      const html = `<div style="${style}"><div>${tabs({ count: 4, label: (n) => `<a>${words[n]}</a>` })}</div></div>`;
      const page = await openInline(
        html + call('uiTabs', '{ overflow: "scroll", mobileNav: false }'),
      );
      await laidOut(page);
      await laidOut(page);
      const cut = await page.evaluate(() => {
        const one = document.querySelector('.z-tabs-desktop');
        return one.scrollWidth - one.clientWidth;
      });
      assert.true(cut <= 1, `${style}: ${cut}`);
    }
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
        { viewport: { width: 1000, height: 700 } },
      );
      const width = await page.evaluate(
        'document.getElementById("set").getBoundingClientRect().right',
      );
      assert.true(width <= 1000, `${plugin} ${style}: ${width}`);
    }
});

QUnit.module('field: addresses');

const deep = '{ deeplinking: true, animation: { effects: "none" } }';

QUnit.test(
  'T20 a press on href="#", or a script that empties the hash, leaves what is open; Back doesn’t',
  async (assert) => {
    for (const [plugin, html, named] of [
      ['uiTabs', tabs(), 'T3'],
      ['uiAccordion', sections(), 'H3'],
    ]) {
      const page = await openInline(`${html}<a id="top" href="#">Top</a>${call(plugin, deep)}`);
      await page.getByText(named, { exact: true }).click();
      const before = await openLabels(page);
      await page.locator('#top').click();
      await laidOut(page);
      const pressed = await openLabels(page);
      await page.goBack();
      await page.evaluate("location.hash = ''");
      await laidOut(page);
      assert.deepEqual([before, pressed, await openLabels(page)], [named, named, named]);
    }
    const page = await openInline(tabs() + call('uiTabs', deep));
    await page.getByText('T3', { exact: true }).click();
    await page.goBack();
    await laidOut(page);
    assert.equal(await openLabels(page), 'T1', 'Back');
  },
);

QUnit.test('T20 what a router keeps in the history stays there', async (assert) => {
  const page = await openInline(tabs() + call('uiTabs', deep));
  await page.evaluate("history.replaceState({ router: 1 }, '')");
  await page.getByText('T2', { exact: true }).click();
  assert.deepEqual(await page.evaluate('history.state'), { router: 1 });
});

QUnit.test(
  'C3 what markup starts is closed before the browser goes to an anchor below it',
  async (assert) => {
    const html = `${sections({ count: 10, content: () => tall(600) }).replace('id="set"', 'id="set" data-role="z-accordion"')}<h2 id="contact">Contact</h2>${tall(2000)}`;
    for (const jquery of [1, 3, 4]) {
      const page = await openPage({ html, jquery, hash: '#contact' });
      await page.waitForFunction('document.readyState === "complete"');
      await laidOut(page);
      const top = await page.evaluate(
        'document.getElementById("contact").getBoundingClientRect().top',
      );
      assert.true(Math.abs(top) < 2, `jQuery ${jquery}: ${top}`);
    }
  },
);

QUnit.test(
  'R1 an anchor of a panel itself brings its heading into sight, at load and when pressed again',
  async (assert) => {
    for (const [plugin, html, heading] of [
      [
        'uiTabs',
        tabs({ content: () => tall(2000) }).replace(/<div>(?=<div style)/g, (all) => all),
        '.z-tabs-desktop',
      ],
      ['uiAccordion', sections({ content: () => tall(900) }), '.z-active .z-header'],
    ]) {
      const page = await openInline(
        `${tall(1500)}${html.replace(/<div>(<div style)/, '<div>$1').replace(/(<div)(>\s*<div style="height[^>]*><\/div><\/div>(?:<\/div>|<\/li>))/, '$1$2')}<a id="again" href="#there">Again</a>${tall(1500)}<script>document.querySelectorAll('#set > div > div, #set li > div')[1].id = 'there'</script>${call(plugin)}`,
        { hash: '#there' },
      );
      await page.waitForFunction('document.readyState === "complete"');
      await laidOut(page);
      const top = () =>
        page.evaluate(
          (selector) => document.querySelector(selector).getBoundingClientRect().top,
          heading,
        );
      const first = await top();
      await page.evaluate('scrollTo(0, 0)');
      await page.evaluate('document.getElementById("again").click()');
      await laidOut(page);
      await laidOut(page);
      assert.deepEqual(
        [first >= -1 && first < 700, (await top()) >= -1 && (await top()) < 700],
        [true, true],
        `${plugin}: ${first}, ${await top()}`,
      );
    }
  },
);

QUnit.test('C6 a method called by name starts what its markup would start', async (assert) => {
  const html = `${tabs().replace('id="set"', 'id="set" data-role="z-tabs"')}<script>
    jQuery('#set').uiTabs('select', 1);
    window.next = jQuery('#set').uiTabs('instance').next();
    window.count = jQuery('#set').uiTabs('count');
  </script>`;
  const page = await openInline(html);
  assert.deepEqual([await openLabels(page), await page.evaluate('count')], ['T3', 3]);
});

QUnit.module('field: keys, forms and layers');

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
