import { more } from './contrast-page.mjs';
import { menus, openStates, states } from './accessibility-page.mjs';

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

// A name stays on contents that are no regions (AA3), and on a container whose author gave it one; a
// list of tabs waits for some.
const known = [
  'tabs with a name, aria-prohibited-attr',
  'many sections aria-prohibited-attr',
  'an empty set aria-required-children',
  'tabs that are out of sight aria-required-children',
];

QUnit.test.each('AT1 to S8 axe finds nothing in any state,', looks, async (assert, look) => {
  const { found, unsure, seen } = await run(await open(look), everything);
  assert.deepEqual(found, []);
  const others = unsure.filter((line) => !line.endsWith(' color-contrast'));
  assert.deepEqual(others, known, 'what it leaves to people');
  assert.equal(seen, Object.keys(states).length, 'every state was looked at');
});

QUnit.test.each(
  'AT17 axe finds nothing in',
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
