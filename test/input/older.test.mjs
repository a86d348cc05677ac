// Browsers of 2021, played by taking from the style sheets what they don't know.
import { forceStates, openLooks, readPairs } from './contrast-page.mjs';
import { laidOut, openPage } from './page.mjs';
import { list, sections, tabs } from './widgets.mjs';

QUnit.module('older browsers');

const unknown = [
  ['color-mix(', 'unknown('],
  [':focus-visible', ':unknown'],
  [/(?<=[;{])(?=(rotate|scale|translate):)/g, 'unknown-'],
  ['float:inline-end', 'float:unknown'],
  ['overflow:clip', 'overflow:unknown'],
];

/** Serves the sheets as these browsers understand them. */
const prepare = (page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: unknown.reduce((all, [from, to]) => all.replaceAll(from, to), text),
    });
  });

/** The fill of the second label or header of each look: runs in the page. */
const readFills = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('[data-look]:not(.underlined, .z-slider)'), (root) => {
      const parts = root.querySelectorAll('.z-tabs-desktop .z-link, .z-header');
      const { backgroundColor, backgroundImage } = getComputedStyle(
        parts[root.matches('.z-tabs') ? 1 : 2],
      );
      return [root.dataset.look, `${backgroundImage} ${backgroundColor}`];
    }),
  );

const forms = {
  'in the light': [{ dark: false }, false],
  'in the dark': [{ dark: true }, true],
  'as a menu': [{ minWindowWidth: 9999 }, false],
};

const states = {
  rest: [],
  hover: ['hover'],
  // Without `:focus-visible`, a browser shows each focus.
  'hover and focus': ['hover', 'focus'],
};

QUnit.test.each(
  'C1, 1.4.1, 1.4.3, 1.4.11 all states are told apart, and all contrast,',
  forms,
  async (assert, [settings, dark]) => {
    const page = await openLooks(settings, dark, { prepare });
    const force = await forceStates(page);
    const fills = {};
    for (const [state, classes] of Object.entries(states)) {
      await force(classes);
      const pairs = await page.evaluate(readPairs, state);
      assert.true(pairs.length > 750, `${pairs.length} pairs were read`);
      const failing = pairs.filter(({ ratio, limit }) => !(ratio >= limit));
      assert.deepEqual(failing, [], state);
      fills[state] = await page.evaluate(readFills);
    }
    const same = Object.keys(fills.rest).filter((look) => fills.rest[look] === fills.hover[look]);
    assert.true(Object.keys(fills.rest).length > 90, 'all looks with fills');
    assert.deepEqual(same, [], 'a fill that a mouse changes');
  },
);

/** The directions in which arrows point: of their tips, in eighths of a turn, clockwise from the right. */
const arrowsIn = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((arrow) => {
      const [outer, own] = [arrow.parentElement, arrow].map(
        (one) => new DOMMatrix(getComputedStyle(one).transform),
      );
      const { a, b, c, d } = outer.multiply(own);
      return Math.round(Math.atan2(b + d, a + c) / (Math.PI / 4));
    }),
  );

const [right, down, left, up] = [0, 2, 4, -2];

QUnit.test('C1 arrows point, and what loads turns', async (assert) => {
  const many = tabs({ id: 'strip', count: 40, label: (n) => `<a>Label ${n}</a>` });
  const page = await openPage({
    html: tabs({ id: 'bar' }) + many + sections({ id: 'acc' }) + sections({ id: 'flat' }),
    prepare,
  });
  await page.evaluate(() => {
    const { jQuery } = window;
    const animation = { effects: 'none' };
    jQuery('#bar').uiTabs({ animation, minWindowWidth: 9999 });
    jQuery('#strip').uiTabs({
      animation,
      overflow: 'scroll',
      mobileNav: false,
      defaultTab: 'tab20',
    });
    jQuery('#acc').uiAccordion({ animation, active: 0 });
    jQuery('#flat').uiAccordion({ animation, active: 0, orientation: 'horizontal', width: 600 });
  });
  await laidOut(page);
  assert.deepEqual(await arrowsIn(page, '#bar .z-tabs-mobile .z-arrow'), [down], 'closed');
  await page.click('#bar .z-tabs-mobile .z-link');
  assert.deepEqual(await arrowsIn(page, '#bar .z-tabs-mobile .z-arrow'), [up], 'open');
  assert.deepEqual(await arrowsIn(page, '#strip .z-shift > .z-arrow'), [left, right]);
  assert.deepEqual(await arrowsIn(page, '#acc .z-arrow'), [up, down, down]);
  assert.deepEqual(await arrowsIn(page, '#flat .z-arrow'), [left, right, right]);
  const turned = await page.evaluate(() => {
    const spinner = document.createElement('i');
    spinner.className = 'z-spinner';
    document.querySelector('#strip .z-content').append(spinner);
    const [turn] = spinner.getAnimations();
    turn.pause();
    turn.currentTime = 200;
    return getComputedStyle(spinner).transform;
  });
  assert.equal(turned, 'matrix(0, 1, -1, 0, 0, 0)', 'a quarter of the way');
});

QUnit.test(
  'C1 the closed part of a horizontal accordion, and a tab’s close sign',
  async (assert) => {
    const page = await openPage({
      html: tabs() + sections({ id: 'flat', content: () => list(20, () => '<p>Words</p>') }),
      prepare,
    });
    const cut = await page.evaluate(() => {
      const { jQuery } = window;
      jQuery('#set').uiTabs({ closable: true });
      const [flat] = jQuery('#flat').uiAccordion({
        orientation: 'horizontal',
        width: 600,
        active: 0,
      });
      return [
        getComputedStyle(flat).overflow,
        getComputedStyle(document.querySelector('.z-closable > .z-link'), '::before').float,
      ];
    });
    assert.deepEqual(cut, ['hidden', 'right']);
  },
);
