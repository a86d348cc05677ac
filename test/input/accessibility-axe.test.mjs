import { flat, more, themes } from './contrast-page.mjs';
import { openStates, states } from './accessibility-page.mjs';

QUnit.module('accessibility: axe on every state');

/** What axe finds, with the state that it is in; what it leaves to people; how many states it saw. */
async function run(page, options = {}) {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return page.evaluate(async (given) => {
    const { violations, incomplete, passes } = await window.axe.run('main', given);
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
}

const looks = {
  'in the light': {},
  'right to left': { dir: 'rtl' },
  'in the dark': { dark: true, look: { dark: true } },
  'in the dark, right to left': { dir: 'rtl', dark: true, look: { dark: true } },
  'in forced colours': { context: { forcedColors: 'active' } },
  'in forced colours, right to left': { dir: 'rtl', context: { forcedColors: 'active' } },
};

// Contents that are no regions keep their names (A3); an empty list of tabs waits for some.
const known = ['many sections aria-prohibited-attr', 'an empty set aria-required-children'];

QUnit.test.each('T1 to S8 axe finds nothing in any state,', looks, async (assert, look) => {
  const { found, unsure, seen } = await run(await openStates(look));
  assert.deepEqual(found, []);
  const others = unsure.filter((line) => !line.endsWith(' color-contrast'));
  assert.deepEqual(others, known, 'what it leaves to people');
  assert.equal(seen, Object.keys(states).length, 'every state was looked at');
});

// What a theme changes are colours; axe leaves those on gradients to contrast.test.mjs.
QUnit.test.each(
  '1.4.3 axe finds no text too pale in any state, in either direction, of',
  [...themes, ...more, ...flat],
  async (assert, theme) => {
    for (const [dir, dark] of [
      ['ltr', false],
      ['rtl', true],
    ]) {
      const page = await openStates({ dir, dark, look: { theme, dark } });
      const { found, seen } = await run(page, { runOnly: ['color-contrast'] });
      assert.deepEqual(found, [], dir);
      assert.equal(seen, Object.keys(states).length, 'every state was looked at');
    }
  },
);

QUnit.test('what axe has to find is found', async (assert) => {
  const page = await openStates();
  await page.evaluate(() => {
    const part = (state, selector) => document.querySelector(`[data-state="${state}"] ${selector}`);
    part('tabs', '[role=tabpanel] p').style.color = '#bbb';
    part('an open menu', '[role=menu]').removeAttribute('role');
    part('an open accordion', '.z-trigger').setAttribute('aria-expanded', 'maybe');
  });
  const { found } = await run(page);
  const lines = new Set(found.map((line) => line.split(' <')[0]));
  assert.deepEqual(Array.from(lines).toSorted(), [
    'an open accordion aria-valid-attr-value',
    'an open menu aria-required-parent',
    'an open menu list',
    'tabs color-contrast',
  ]);
});
