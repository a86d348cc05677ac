// Addresses and links, and the way back.
import { usual } from '../browser.mjs';
import { laidOut, openPage } from './page.mjs';
import { callSet, markup, plugins, sections, tabs, takeLog, tall } from './widgets.mjs';

QUnit.module('links and history');

// Runs at every load, as the scripts of a page do.
const begin = ([plugin, settings]) => {
  window.log = [];
  window.heard = 0;
  const tell = (name) => (_event, item) => window.log.push(`${name} ${item.index} ${item.reason}`);
  const left = plugin === 'uiTabs' ? 'deactivate' : 'collapse';
  const callbacks = { select: tell('select'), [left]: tell('left') };
  addEventListener('DOMContentLoaded', () => {
    const still = { animation: { effects: 'none' } };
    window.jQuery('#set')[plugin]({ ...still, deeplinking: true, ...callbacks, ...settings });
    addEventListener('hashchange', () => (window.heard += 1));
  });
};

const openLinked = ({ kind = 'tabs', settings = {}, hashchange = false, ...options } = {}) =>
  openPage({
    html: markup[kind](),
    head: `<script>(${begin})(${JSON.stringify([plugins[kind], settings])})</script>`,
    scripts: [...(hashchange ? ['/assets/js/jquery.hashchange.min.js'] : []), ...usual.scripts],
    ...options,
  });

/** The hash, and the texts in sight: `#tab2: P2`. */
const seen = (page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('p')].filter((one) => one.checkVisibility());
    return `${location.hash}: ${texts.map((one) => one.textContent).join(', ')}`;
  });

const click = async (page, ...texts) => {
  for (const text of texts) await page.getByText(text, { exact: true }).click();
};

/** Does what changes the hash; tells what is seen when the widget has heard of it. */
async function hearing(page, act) {
  const before = await page.evaluate('heard');
  await act();
  await page.waitForFunction(`heard > ${before}`);
  return seen(page);
}

/** Goes several steps through the history, and tells what is seen after each. */
async function steps(page, ...ways) {
  const found = [];
  for (const way of ways) {
    found.push(await hearing(page, () => (way === 'back' ? page.goBack() : page.goForward())));
  }
  return found;
}

const jqueries = {
  'jQuery 1, with the hashchange plugin': { jquery: 1, hashchange: true },
  'jQuery 3, with one script': { jquery: 3, scripts: [usual.scripts[0]] },
  'jQuery 4, with the hashchange plugin': { jquery: 4, hashchange: true },
};

QUnit.test.each('T20 Back and Forward walk the tabs,', jqueries, async (assert, options) => {
  const page = await openLinked(options);
  await page.waitForFunction('log.length === 1');
  await click(page, 'T2', 'T3', 'T1');
  await takeLog(page);
  assert.deepEqual(await steps(page, 'back', 'back', 'forward', 'back', 'back'), [
    '#tab3: P3',
    '#tab2: P2',
    '#tab3: P3',
    '#tab2: P2',
    ': P1',
  ]);
  const told = [2, 1, 2, 1, 0].map(
    (to, n, all) => `select ${to} hash, left ${all[n - 1] ?? 0} hash`,
  );
  assert.equal(await takeLog(page), told.join(', '));
  await page.goBack();
  assert.equal(page.url(), 'about:blank', 'one step more leaves the page');
  await page.goForward();
  assert.equal(await seen(page), ': P1');
  assert.deepEqual(await steps(page, 'forward'), ['#tab2: P2']);
});

QUnit.test('A11 Back and Forward walk an accordion with several sections', async (assert) => {
  const page = await openLinked({ kind: 'accordion', settings: { expandMode: 'multiple' } });
  await click(page, 'H3', 'H1', 'H1');
  assert.equal(await seen(page), ': C3');
  assert.deepEqual(await steps(page, 'back', 'back'), ['#section1: C1', '#section3: C3']);
});

/** A set at the top of a page, and two far below it, which share the hash. */
const openSharing = async (jquery) => {
  const below = sections({ id: 'below' }) + tabs({ id: 'lowest' });
  const page = await openPage({ html: tabs() + tall() + below + tall(), jquery, isShared: true });
  await page.evaluate(() => {
    const still = { animation: { effects: 'none' } };
    const shared = { deeplinking: true, deeplinkingMode: 'multiple', deeplinkingSeparator: '/' };
    window.$('#set').uiTabs({ ...still, ...shared });
    window.$('#below').uiAccordion({ ...still, ...shared, expandMode: 'multiple' });
    window.$('#lowest').uiTabs({ ...still, ...shared, collapsible: true });
    window.heard = 0;
    addEventListener('hashchange', () => (window.heard += 1));
  });
  await laidOut(page);
  return page;
};

const shared = (page) =>
  page.evaluate(() => [
    window.$('#set').uiTabs('active'),
    ...window.$('#below').uiAccordion('active'),
    window.$('#lowest').uiTabs('active'),
    Math.round(window.scrollY),
  ]);

QUnit.test.each(
  'T20, T23 Back leaves sets alone whose part of the hash stays, with jQuery',
  [1, 3, 4],
  async (assert, jquery) => {
    const page = await openSharing(jquery);
    const press = (set, n) => page.locator(`${set} :is([role=tab], .z-trigger)`).nth(n).click();
    await press('#below', 0);
    await press('#below', 1);
    await press('#lowest', 0);
    await page.evaluate('scrollTo(0, 0)');
    await press('#set', 1);
    await press('#set', 2);
    assert.deepEqual(await shared(page), [2, 0, 1, -1, 0]);
    await hearing(page, () => page.goBack());
    await laidOut(page);
    assert.deepEqual(await shared(page), [1, 0, 1, -1, 0], 'after Back');
    await page.evaluate('location.hash = "set/tab1&below/section3"');
    await page.waitForFunction('heard === 2');
    const [first, ...rest] = await shared(page);
    assert.deepEqual([first, rest.slice(0, -1)], [0, [2, -1]], 'after another hash');
    assert.ok(rest.pop() > 2000, 'what is named anew is in sight');
  },
);

const scrolled = {
  'to tabs, smoothly': ['tabs', 'no-preference', '#set', '#tab2: P2'],
  'to tabs at once, with less motion': ['tabs', 'reduce', '#set', '#tab2: P2'],
  'to the section': ['accordion', 'reduce', '#set :nth-child(2) > h3', '#section2: C2'],
};

/** Notes of what is scrolled to whether it is there at once. */
const noteScrolls = () => {
  window.areThere = [];
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scroll(options) {
    scrollIntoView.call(this, options);
    window.areThere.push(Math.round(this.getBoundingClientRect().top) === 40);
  };
};

QUnit.test.each('T21 it scrolls at load', scrolled, async (assert, row) => {
  const [kind, reducedMotion, target, expected] = row;
  const page = await openLinked({
    kind,
    html: `<style>${target} { scroll-margin-top: 40px }</style>
      <script>(${noteScrolls})()</script>
      ${tall(1500)}${markup[kind]()}${tall(1500)}`,
    settings: { deeplinkingAutoScroll: true },
    hash: expected.split(':')[0],
    context: { reducedMotion },
    isShared: true,
  });
  await page.waitForFunction(
    (one) => Math.round(document.querySelector(one).getBoundingClientRect().top) === 40,
    target,
  );
  assert.equal(await seen(page), expected);
  assert.deepEqual(await page.evaluate('areThere'), [reducedMotion === 'reduce']);
});

const margins = { tabs: '#set', accordion: '#set > :nth-child(2)' };

QUnit.test.each(
  'T20, T21 the margin of the set, or of the section, counts for a link and a hash,',
  Object.keys(margins),
  async (assert, kind) => {
    const target = margins[kind];
    const hash = { tabs: '#tab2', accordion: '#section2' }[kind];
    const ways = {
      'by a link': (page) => page.evaluate('document.getElementById("go").click()'),
      'by a hash': (page) => page.evaluate(`void (location.hash = '${hash}')`),
    };
    for (const [way, go] of Object.entries(ways)) {
      const page = await openLinked({
        kind,
        html: `<style>${target} { scroll-margin-top: 40px }</style>
          <a id="go" href="${hash}">Go</a>${tall(1500)}${markup[kind]()}${tall(1500)}`,
        isShared: true,
      });
      await hearing(page, () => go(page));
      const top = () =>
        page.locator(target).evaluate((one) => Math.round(one.getBoundingClientRect().top));
      await assert.becomes(page, top, 40, way);
    }
  },
);

QUnit.test.each(
  'R1, C15 a link to what is in a set that nobody has seen, with',
  { rows: false, 'a dropdown': 'auto', 'labels above their panels': 'accordion' },
  async (assert, mobileNav) => {
    const words = 'Words that need a row';
    const few = (text) => [1, 2, 3].map((n) => `<div>${text(n)}</div>`).join('');
    const list = `<ul>${`<li><a>${words}</a></li>`.repeat(3)}</ul>`;
    const inner = `<div class="set">${list}<div>${few((n) => (n === 2 ? '<p id="deep">Deep</p>' : n))}</div></div>`;
    const html = `<style>html { scroll-padding-top: 50px }</style><a href="#deep">There</a>${tall(900)}
      <div class="set">${list}<div>${few((n) => (n === 2 ? inner : n))}</div></div>${tall(2000)}`;
    const page = await openPage({ html, viewport: { width: 400, height: 700 }, isShared: true });
    await page.evaluate((value) => window.jQuery('.set').uiTabs({ mobileNav: value }), mobileNav);
    await laidOut(page);
    await page.click('text=There');
    const topOf = (one) =>
      one.evaluate(() => Math.round(document.getElementById('deep').getBoundingClientRect().top));
    await assert.becomes(page, topOf, 50);
  },
);

QUnit.test.each(
  'R1 a page opened at something within shows it, whatever has closed above:',
  ['tabs', 'accordion'],
  async (assert, kind) => {
    const inside = (n) => (n === 3 ? '<p id="deep">deep</p>' : tall(600));
    const set = markup[kind]({ content: inside }).replace(' id', ` data-role="z-${kind}" id`);
    const page = await openPage({ html: tall(1500) + set + tall(), hash: '#deep', isShared: true });
    const top = 'Math.round(document.getElementById("deep").getBoundingClientRect().top)';
    await page.waitForFunction(`Math.abs(${top}) < 2`);
    assert.true(await page.evaluate('scrollY > 1000'));
  },
);

const deep = `${tall(900)}<p><input id="deep" required></p>${tall(900)}`;
const content = (n) => [tall(3000), deep][n - 1];

/** Scripts that scroll to where links lead, as many pages have them. */
const scrolling = {
  'a listener of the link': () =>
    window.jQuery('a[href^="#"]').on('click', function scroll(event) {
      event.preventDefault();
      window.jQuery('html, body').animate({ scrollTop: window.jQuery(this.hash).offset().top }, 50);
    }),
  'a listener of the page': () =>
    document.addEventListener('click', (event) => {
      event.preventDefault();
      document.querySelector(event.target.hash).scrollIntoView({ behavior: 'smooth' });
    }),
};

QUnit.test.each(
  'R1 a script that scrolls by itself finds the target of a link open, by',
  scrolling,
  async (assert, listen) => {
    for (const [plugin, html] of [
      ['uiTabs', markup.tabs({ content })],
      ['uiAccordion', markup.accordion({ content })],
    ])
      for (const given of [{ deeplinking: true }, { findInPage: false }]) {
        const page = await openPage({
          html: `<a id="link" href="#deep">There</a>${tall(900)}${html}${tall(2000)}`,
          isShared: true,
        });
        await page.evaluate(listen);
        await callSet(page, plugin, given);
        await page.locator('#link').click();
        const top = () =>
          page.evaluate(() => {
            const target = document.getElementById('deep');
            return target.checkVisibility() && Math.round(target.getBoundingClientRect().top);
          });
        await assert.becomes(page, top, 0, `${plugin} ${JSON.stringify(given)}`);
        assert.equal(await page.evaluate('location.hash'), '', 'the link was not followed');
      }
  },
);

QUnit.test('R1 a link to a name or a label opens nothing before it’s followed', async (assert) => {
  const page = await openPage({
    html: `<a id="link" href="#tab2">There</a>
      ${tabs({ label: (n) => `<a href="#own${n}">T${n}</a>`, content: (n) => `<p id="own${n}">P${n}</p>` })}
      ${markup.accordion({ id: 'acc', content: (n) => `<p id="tab${n}">C${n}</p>` })}`,
  });
  await page.evaluate(() => {
    window.jQuery('#set').uiTabs({ deeplinking: true, beforeSelect: (_, { index }) => index < 2 });
    window.jQuery('#acc').uiAccordion({ findInPage: false });
  });
  await page.getByText('T3').click();
  assert.equal(await page.locator('#set .z-active').first().textContent(), 'T1', 'refused');
  await page.locator('#link').click();
  await assert.becomes(
    page,
    () => page.locator('#set .z-active').first().textContent(),
    'T2',
    'by its name',
  );
  assert.equal(await page.locator('#acc .z-active').count(), 0, 'which wins over an id');
});

QUnit.test.each(
  'R1, C10 a press on a link asks once, and the next press again,',
  plugins,
  async (assert, plugin) => {
    const kind = plugin === 'uiTabs' ? 'tabs' : 'accordion';
    for (const jquery of [1, 3, 4])
      for (const [href, settings] of [
        ['#in3', {}],
        ['#in3', { findInPage: false }],
        ['#here', { deeplinking: true, deeplinkingSeparator: 'none' }],
      ]) {
        const html = markup[kind]({ content: (n) => `<p id="in${n}">P${n}</p>` })
          .replaceAll('<li', '<li data-link="here"')
          .replace('data-link="here"', '')
          .replace('data-link="here"', '');
        const page = await openPage({
          html: `<a id="go" href="${href}">Go</a>${html}`,
          jquery,
          isShared: true,
        });
        await page.evaluate(
          ([name, given]) => {
            window.asked = 0;
            window.allows = false;
            window.heard = 0;
            const beforeSelect = () => {
              window.asked += 1;
              return window.allows;
            };
            window.jQuery('#set')[name]({ ...given, beforeSelect });
            addEventListener('hashchange', () => setTimeout(() => (window.heard += 1)));
          },
          [plugin, settings],
        );
        await page.locator('#set [hidden]').last().waitFor({ state: 'attached' });
        await page.click('#go');
        await page.waitForFunction('heard');
        assert.equal(await page.evaluate('asked'), 1, `${href} ${jquery}`);
        await page.click('#go');
        await laidOut(page);
        assert.equal(await page.evaluate('asked'), 2, 'the same link again');
        await page.evaluate('allows = true');
        await page.click('#go');
        await laidOut(page);
        assert.equal(await page.evaluate('asked'), 3, 'nothing is remembered of it');
        assert.ok(await page.locator('#in3').isVisible());
      }
  },
);

QUnit.test.each(
  'R1 a link that opens elsewhere opens nothing here:',
  ['target="_blank"', 'download'],
  async (assert, attribute) => {
    for (const [kind, plugin] of Object.entries(plugins)) {
      const html = markup[kind]({ content: (n) => `<p id="in${n}">P${n}</p>` });
      const page = await openPage({
        html: `<a id="go" href="#in3" ${attribute}>Go</a>${html}`,
        isShared: true,
      });
      await page.evaluate((name) => {
        window.jQuery('#set')[name]();
        // What follows is the browser's affair.
        window.jQuery('#go').on('click', () => false);
      }, plugin);
      await page.click('#go');
      assert.equal(await page.locator('#in3').isVisible(), false, kind);
    }
  },
);
