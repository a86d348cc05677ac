// What pages of other people do to the pair: addresses, and scripts that call by name.
import { call, deep, openInline, openLabels, scripts } from './field.mjs';
import { laidOut, openPage } from './page.mjs';
import { markup, sections, tabs, tall } from './widgets.mjs';

QUnit.module('field: addresses');

/** Each with its plugin, its markup, the label that is pressed, and what is open before. */
const widgets = [
  ['uiTabs', tabs(), 'T3', 'T1'],
  ['uiAccordion', sections(), 'H3', ''],
];

QUnit.test(
  'T20 a press on href="#", or a script that empties the hash, leaves what is open; Back doesn’t',
  async (assert) => {
    for (const [plugin, html, named] of widgets) {
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
    await assert.becomes(page, openLabels, 'T1', 'Back');
  },
);

QUnit.test('T20 Back finds what was open before a script changed the query', async (assert) => {
  for (const [plugin, html, names] of [
    ['uiTabs', tabs(), ['T2', 'T3', 'T1']],
    ['uiAccordion', sections(), ['H2', 'H3', 'H1']],
  ]) {
    const page = await openInline(html + call(plugin, deep));
    const read = () => openLabels(page);
    const press = (n) => page.getByText(names[n], { exact: true }).click();
    await press(0);
    await press(1);
    await page.evaluate("history.replaceState(null, '', '?filter=x' + location.hash)");
    await press(2);
    await page.goBack();
    await assert.becomes(page, read, names[1], 'with the query');
    await page.goBack();
    await assert.becomes(page, read, names[0], 'without it');
    await page.goForward();
    await assert.becomes(page, read, names[1], 'with it again');
  }
});

QUnit.test(
  'a script that replaces the address, or empties the hash while the page loads, leaves what is open (T20)',
  async (assert) => {
    for (const [plugin, html, named] of widgets)
      for (const script of ["location.replace('#')", "location.hash = ''"]) {
        const select = `<script>jQuery('#set').${plugin}('select', 2); ${script}</script>`;
        const page = await openInline(html + call(plugin, deep) + select);
        await laidOut(page);
        assert.equal(await openLabels(page), named, `${plugin}: ${script}, while it loads`);
        await page.evaluate((name) => window.jQuery('#set')[name]('select', 1).length, plugin);
        await page.getByText(named, { exact: true }).click();
        await page.evaluate(script);
        await laidOut(page);
        assert.equal(await openLabels(page), named, `${plugin}: ${script}`);
      }
  },
);

QUnit.test(
  'Back is told from what a router writes into the history meanwhile (T20)',
  async (assert) => {
    for (const [plugin, html, named, first] of widgets) {
      const page = await openInline(html + call(plugin, deep));
      await page.evaluate(() =>
        addEventListener('popstate', () => history.replaceState({ router: 1 }, '')),
      );
      await page.getByText(named, { exact: true }).click();
      await page.goBack();
      await assert.becomes(page, openLabels, first, plugin);
    }
  },
);

/** Ids that browsers find by the fragment as it is, and one that they find by what it means. */
const ids = {
  'save-50%': '#save-50%',
  '%d0%be-%d0%bd%d0%b0%d1%81': '#%d0%be-%d0%bd%d0%b0%d1%81',
  'a%20b': '#a%20b',
  'о-нас': '#%D0%BE-%D0%BD%D0%B0%D1%81',
};

QUnit.test.each(
  'an id with percent signs is found by labels, links and the address, as browsers find it (T1, R1):',
  Object.entries(ids),
  async (assert, [id, href]) => {
    const settings = '{ findInPage: false, animation: { effects: "none" } }';
    const labels = `<ul><li><a href="#other">T1</a></li><li><a href="${href}">T2</a></li></ul>`;
    const byLabel = `<div id="set">${labels}<div><div id="${id}">P2</div><div id="other">P1</div></div></div>`;
    const page = await openInline(byLabel + call('uiTabs', settings), { hash: href });
    assert.equal(await openLabels(page), 'T2', 'the address');
    assert.equal(await page.locator('.z-content.z-active').textContent(), 'P2', 'the label');
    for (const [plugin, make, named] of [
      ['uiTabs', tabs, 'T2'],
      ['uiAccordion', sections, 'H2'],
    ]) {
      const html = make({ content: (n) => `<p id="${n === 2 ? id : n}">Text</p>` });
      const other = await openInline(`<a href="${href}">Go</a>${html}${call(plugin, settings)}`);
      await other.getByText('Go').click();
      await assert.becomes(other, openLabels, named, plugin);
    }
  },
);

QUnit.test('a name with a percent sign is found in the address (T20)', async (assert) => {
  const html = tabs().replace('<li><a>T2', '<li data-link="100%"><a>T2');
  const page = await openInline(html + call('uiTabs', deep), { hash: '#100%' });
  assert.equal(await openLabels(page), 'T2');
});

/** A browser that doesn't tell of navigations. */
const prepare = (page) =>
  page.addInitScript("Object.defineProperty(window, 'navigation', { value: undefined })");

const empty = {
  'an area': '<map name="m"><area id="top" href="#" shape="default"></map><img usemap="#m" alt="">',
  'a link of a drawing': '<svg><a id="top" href="#"><text y="10">Top</text></a></svg>',
  'a link in a shadow root':
    '<div id="host"><template shadowrootmode="open"><a id="top" href="#">Top</a></template></div>',
  'a link with the whole address':
    '<a id="top">Top</a><script>document.getElementById("top").href = location.pathname + "#"</script>',
  'a link whose press a box of the page stops':
    '<div onclick="event.stopPropagation()"><a id="top" href="#">Top</a></div>',
};

QUnit.test.each(
  'T20 where browsers don’t tell of navigations, href="#" leaves what is open, too:',
  empty,
  async (assert, link) => {
    const page = await openInline(tabs() + link + call('uiTabs', deep), { prepare });
    await page.getByText('T3', { exact: true }).click();
    await page.evaluate(() => {
      const told = new Promise((done) => addEventListener('hashchange', () => setTimeout(done)));
      const scope = document.getElementById('host')?.shadowRoot ?? document;
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
      scope.getElementById('top').dispatchEvent(press);
      return told;
    });
    assert.equal(await openLabels(page), 'T3');
  },
);

QUnit.test.each(
  'T20 where browsers don’t tell of navigations, a press is told from Back: it',
  {
    'empties the hash by a script': ['<a id="top" onclick="location.hash = \'\'">Top</a>', true],
    'is prevented': ['<a id="top" href="#" onclick="return false">Top</a>', false],
  },
  async (assert, [link, empties]) => {
    for (const [plugin, html, named, first] of widgets) {
      const page = await openInline(html + link + call(plugin, deep), { prepare });
      await page.getByText(named, { exact: true }).click();
      await page.locator('#top').click();
      await laidOut(page);
      if (!empties) await page.goBack();
      await assert.becomes(page, openLabels, empties ? named : first, plugin);
    }
  },
);

QUnit.test(
  'T20 in a frame that a script has written, href="#" leaves what is open, too',
  async (assert) => {
    const page = await openPage({ html: '<iframe></iframe>' });
    const html = `${tabs()}<a id="top" href="#">Top</a>${scripts}${call('uiTabs', deep)}`;
    await page.evaluate((text) => {
      const { contentDocument } = document.querySelector('iframe');
      contentDocument.open();
      contentDocument.write(text);
      contentDocument.close();
    }, html);
    const frame = page.frames()[1];
    await frame.getByText('T3', { exact: true }).click();
    await frame.locator('#top').click();
    await frame.waitForFunction('!location.hash');
    await laidOut(frame);
    assert.equal(await openLabels(frame), 'T3');
  },
);

QUnit.test(
  'T20 Back finds what was open first, also where the parts were replaced',
  async (assert) => {
    for (const [plugin, html, first] of [
      ['uiTabs', tabs(), 'T1'],
      ['uiAccordion', sections(), 'H1'],
    ]) {
      const page = await openInline(
        html + call(plugin, `{ ...${deep}, ${plugin === 'uiTabs' ? '' : 'active: 0'} }`),
      );
      await page.evaluate(
        ([name, before]) => {
          const inside = document.createElement('div');
          inside.innerHTML = before;
          document.querySelectorAll('#set .z-link, #set .z-trigger')[2].click();
          document.getElementById('set').innerHTML = inside.firstChild.innerHTML;
          window.jQuery('#set')[name]('scan');
        },
        [plugin, html],
      );
      await page.goBack();
      await page.waitForFunction('!location.hash');
      await assert.becomes(page, openLabels, first, plugin);
    }
  },
);

QUnit.test('T20 what a router keeps in the history stays there', async (assert) => {
  for (const [plugin, html, named] of widgets)
    for (const way of ['push', 'replace']) {
      const page = await openInline(html + call(plugin, `{ ...${deep}, history: '${way}' }`));
      await page.evaluate("history.replaceState({ router: 1 }, '')");
      await page.getByText(named, { exact: true }).click();
      assert.deepEqual(await page.evaluate('history.state'), { router: 1 }, `${plugin} ${way}`);
    }
});

QUnit.test('C3 a set of markup is closed before browsers go to anchors below', async (assert) => {
  for (const kind of ['tabs', 'accordion'])
    for (const jquery of [1, 3, 4]) {
      const set = markup[kind]({ count: 10, content: () => tall(600) });
      const html = `${set.replace('id="set"', `id="set" data-role="z-${kind}"`)}<h2 id="contact">Contact</h2>${tall(2000)}`;
      const page = await openPage({ html, jquery, hash: '#contact' });
      await page.waitForFunction('document.readyState === "complete"');
      const place = async () => {
        const { y } = await page.locator('#contact').boundingBox();
        return Math.abs(y) < 2 ? 'at the top' : y;
      };
      await assert.becomes(page, place, 'at the top', `${kind}, jQuery ${jquery}`);
    }
});

QUnit.test(
  'R1 an anchor of a panel itself brings its heading into sight, at load and when pressed again',
  async (assert) => {
    for (const [plugin, html, heading] of [
      ['uiTabs', tabs({ content: () => tall(2000) }), '.z-tabs-desktop'],
      ['uiAccordion', sections({ content: () => tall(900) }), '.z-active .z-header'],
    ]) {
      const page = await openInline(
        `${tall(1500)}${html}<a id="again" href="#there">Again</a>${tall(1500)}
        <script>document.querySelectorAll('#set > div > div, #set li > div')[1].id = 'there'</script>${call(plugin)}`,
        { hash: '#there' },
      );
      await page.waitForFunction('document.readyState === "complete"');
      const place = () =>
        page.evaluate((selector) => {
          const { top } = document.querySelector(selector).getBoundingClientRect();
          return top >= -1 && top < 700 ? 'in sight' : top;
        }, heading);
      await assert.becomes(page, place, 'in sight', `${plugin}, at load`);
      await page.evaluate('scrollTo(0, 0)');
      await page.evaluate('document.getElementById("again").click()');
      await assert.becomes(page, place, 'in sight', `${plugin}, pressed again`);
    }
  },
);

QUnit.test('C6 a method called by name starts what its markup would start', async (assert) => {
  const both = {
    tabs: ['z-tabs', 'uiTabs', 'T3'],
    accordion: ['z-accordion', 'uiAccordion', 'H3'],
  };
  for (const [kind, [role, plugin, opened]] of Object.entries(both)) {
    const html = `${markup[kind]().replace('id="set"', `id="set" data-role="${role}"`)}<script>
      jQuery('#set').${plugin}('select', 1);
      window.next = jQuery('#set').${plugin}('instance').next();
      window.count = jQuery('#set').${plugin}('count');
    </script>`;
    const page = await openInline(html);
    assert.deepEqual([await openLabels(page), await page.evaluate('count')], [opened, 3], kind);
  }
});
