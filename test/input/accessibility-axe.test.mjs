import { flat, more, themes } from './contrast-page.mjs';
import { menus, openStates, states, themed } from './accessibility-page.mjs';

QUnit.module('accessibility: axe on every state');

/** Rules of WCAG 2.2 that axe leaves out unless they are asked for. */
const asked = ['target-size', 'label-content-name-mismatch', 'p-as-heading'];
const everything = {
  rules: {
    ...Object.fromEntries(asked.map((id) => [id, { enabled: true }])),
    // It only says that pages in frames are not looked at.
    'frame-tested': { enabled: false },
  },
};
/** What colours and sizes of a theme can break. */
const ofThemes = { runOnly: ['color-contrast', 'link-in-text-block', 'target-size'] };

/** What axe finds, with the state that it is in; what it leaves to people; how many states it saw. */
const run = (page, options) =>
  page.evaluate(async (given) => {
    const { violations, incomplete, passes } = await window.axe.run('main', {
      iframes: false,
      ...given,
    });
    const stateOf = ({ target }) =>
      document.querySelector(target[0]).closest('[data-state]')?.dataset.state;
    const listOf = (results, more) =>
      results.flatMap(({ id, nodes }) =>
        nodes.map((node) => [stateOf(node), id, ...more(node)].join(' ')),
      );
    const found = listOf(violations, ({ html, failureSummary }) => [html, failureSummary]);
    const unsure = listOf(incomplete, () => []);
    const seen = new Set(passes.flatMap(({ nodes }) => nodes.map(stateOf)).filter(Boolean));
    return { found, unsure: Array.from(new Set(unsure)), seen: seen.size };
  }, options);

/** Opens the page with axe in it. */
async function open(options) {
  const page = await openStates(options);
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return page;
}

const looks = {
  'in the light': {},
  'right to left': { dir: 'rtl' },
  'in the dark': { dark: true, look: { dark: true } },
  'in the dark, right to left': { dir: 'rtl', dark: true, look: { dark: true } },
  'in forced colours': { context: { forcedColors: 'active' } },
  'in forced colours, right to left': { dir: 'rtl', context: { forcedColors: 'active' } },
};

// A name stays on contents that are no regions (A3), and on a container whose author gave it one; a
// list of tabs waits for some.
const known = [
  'tabs with a name, aria-prohibited-attr',
  'many sections aria-prohibited-attr',
  'an empty set aria-required-children',
  'tabs that are out of sight aria-required-children',
];

QUnit.test.each('T1 to S8 axe finds nothing in any state,', looks, async (assert, look) => {
  const { found, unsure, seen } = await run(await open(look), everything);
  assert.deepEqual(found, []);
  const others = unsure.filter((line) => !line.endsWith(' color-contrast'));
  assert.deepEqual(others, known, 'what it leaves to people');
  assert.equal(seen, Object.keys(states).length, 'every state was looked at');
});

QUnit.test.each(
  'T17 axe finds nothing in',
  Object.fromEntries(Object.entries(menus).map((menu) => [menu[0], menu])),
  async (assert, menu) => {
    const page = await open({ of: Object.fromEntries([menu]) });
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((to) => (document.documentElement.dir = to), dir);
      const { found, unsure, seen } = await run(page, everything);
      const others = unsure.filter((line) => !line.endsWith(' color-contrast'));
      assert.deepEqual([found, others, seen], [[], [], 1], dir);
    }
  },
);

/** What each theme is for: the widgets whose states are to be seen in it. */
const dressed = Object.fromEntries([
  ...themes.map((theme) => [theme, [theme, { ...themed.tabs, ...themed.accordions }]]),
  ...more.map((theme) => [theme, [theme, themed.accordions]]),
  ...flat.map((theme) => [theme, [theme, themed.tabs]]),
]);

// Axe leaves colours on gradients to contrast.test.mjs.
QUnit.test.each(
  '1.4.3, 2.5.8 axe finds nothing that colours can break, in any state, light or dark, in either direction, of',
  dressed,
  async (assert, [theme, of]) => {
    const count = Object.keys(of).length;
    await Promise.all(
      [false, true].map(async (dark) => {
        const page = await open({ dark, look: { theme, dark }, of });
        for (const dir of ['ltr', 'rtl']) {
          await page.evaluate((to) => (document.documentElement.dir = to), dir);
          const { found, seen } = await run(page, ofThemes);
          assert.deepEqual([found, seen], [[], count], `${dark ? 'dark' : 'light'} ${dir}`);
        }
      }),
    );
  },
);

QUnit.test('what axe has to find is found', async (assert) => {
  const page = await open();
  await page.evaluate(() => {
    const part = (state, selector) => document.querySelector(`[data-state="${state}"] ${selector}`);
    part('tabs', '[role=tabpanel] p').style.color = '#bbb';
    part('an open menu', '[role=menu]').removeAttribute('role');
    part('an open accordion', '.z-trigger').setAttribute('aria-expanded', 'maybe');
    part('several open sections', '.z-trigger').setAttribute('aria-label', 'Another');
    part('a slider with dots', '.z-dot-nav').style.zoom = 0.5;
  });
  const { found } = await run(page, everything);
  const lines = new Set(found.map((line) => line.split(' <')[0]));
  assert.deepEqual(Array.from(lines).toSorted(), [
    'a slider with dots target-size',
    'an open accordion aria-valid-attr-value',
    'an open menu aria-required-parent',
    'an open menu list',
    'several open sections label-content-name-mismatch',
    'tabs color-contrast',
  ]);
});
