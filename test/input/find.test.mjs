import { openPage } from './page.mjs';
import { focused, markup, openTabs, stateOf, takeLog } from './tabs-page.mjs';

QUnit.module('input: what the browser finds in closed panels');

const deep = markup(3).replace(
  '<p>P3',
  '<div style="height: 1200px"></div><p id="deep">Deep</p><div style="height: 1200px"></div><p>P3',
);

QUnit.test.each(
  'R1 a link to something in a closed panel opens it, by',
  ['css', 'jquery'],
  async (assert, type) => {
    const page = await openTabs({
      html: `<a href="#deep" id="link">There</a>${deep}`,
      settings: { animation: { type, duration: 300, effects: 'slideV' } },
    });
    await page.locator('#link').click();
    assert.equal(await stateOf(page), '0 0 1');
    assert.equal(await takeLog(page), 'select 2 find, deactivate 0 find');
    const top = await page.locator('#deep').evaluate((one) => one.getBoundingClientRect().top);
    assert.true(top >= 0 && top < 300, `its place in the window: ${top}`);
    assert.true(page.url().endsWith('#deep'), 'the address is what the link says');
  },
);

const refusing = {
  uiTabs:
    '<ul><li><a>T1</a></li><li><a>T2</a></li></ul><div><div>P1</div><div id="deep">P2</div></div>',
  uiAccordion:
    '<details open><summary>H1</summary><p>P1</p></details>' +
    '<details><summary>H2</summary><p id="deep">P2</p></details>',
};

QUnit.test.each(
  'R1, C10 what the page refuses is not shown, also when it writes then, by',
  Object.entries(refusing),
  async (assert, [plugin, html]) => {
    const page = await openPage({
      html: `<a href="#deep" id="link">There</a><div id="set">${html}</div>`,
      css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
      scripts: ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'],
    });
    await page.evaluate((name) => {
      const root = window.jQuery('#set');
      window.asked = [];
      window.heard = new Promise((resolve) => {
        window.addEventListener('hashchange', () => requestAnimationFrame(resolve));
      });
      root[name]({
        beforeSelect: (_, { index, reason }) => {
          window.asked.push(`${index} ${reason}`);
          root.find('.z-tab, .z-section').eq(index).toggleClass('asked');
          return false;
        },
      });
    }, plugin);
    await page.waitForFunction(() => window.set.querySelector('[hidden="until-found"]'));
    await page.locator('#link').click();
    await page.evaluate('heard');
    const seen = await page.evaluate(() => [
      window.asked.join(),
      Array.from(document.querySelectorAll('.z-content > *'), (one) =>
        one.checkVisibility(),
      ).join(),
    ]);
    assert.deepEqual(seen, ['1 find', 'true,false']);
    await page.locator('#link').click();
    const again = 'asked.join()';
    assert.equal(await page.evaluate(again), '1 find,1 reveal', 'and once when it is used again');
  },
);

const both = {
  css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
  scripts: ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'],
};
const inner =
  '<div id="inner"><h3>H1</h3><div>C1</div><h3>H2</h3><div><p id="deep">Deep</p></div></div>';

QUnit.test.each(
  'R1, C10 nested: the outer one is asked and opens first; what it refuses keeps the inner one closed,',
  { allowed: [true, '1,1', '1 find,inner 1 find'], refused: [false, '0,-1', '1 find'] },
  async (assert, [answer, open, heard]) => {
    const page = await openPage({
      html: `<a href="#deep" id="link">There</a>${markup(2).replace('<p>P2</p>', inner)}`,
      ...both,
    });
    await page.evaluate((word) => {
      window.asked = [];
      const ask = (name) => ({
        animation: { effects: 'none' },
        findInPage: true,
        beforeSelect: (_, { index, reason }) => {
          window.asked.push(`${name}${index} ${reason}`);
          return name ? undefined : word;
        },
      });
      window.heard = new Promise((resolve) => {
        window.addEventListener('hashchange', () => requestAnimationFrame(resolve));
      });
      window.jQuery('#set').uiTabs(ask(''));
      window.jQuery('#inner').uiAccordion(ask('inner '));
    }, answer);
    await page.waitForFunction(
      () => document.querySelectorAll('[hidden="until-found"]').length === 3,
    );
    await page.locator('#link').click();
    await page.evaluate('heard');
    const seen = await page.evaluate(() => [
      `${window.jQuery('#set').uiTabs('active')},${window.jQuery('#inner').uiAccordion('active')}`,
      window.asked.join(),
      document.getElementById('deep').checkVisibility({ visibilityProperty: true }),
    ]);
    assert.deepEqual(seen, [open, heard, answer]);
  },
);

QUnit.test('T18 panels that wait to be found are in the way of nobody', async (assert) => {
  const page = await openTabs({ html: `${markup(3)}<button id="after">After</button>` });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const panels = nodes.filter(({ ignored, role }) => !ignored && role.value === 'tabpanel');
  assert.deepEqual(
    panels.map(({ name }) => name.value),
    ['T1'],
  );
  const stops = [];
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  assert.deepEqual(stops, ['T1', 'panel P1', 'after']);
});
