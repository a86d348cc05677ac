import { forceStates, openLooks, readPairs } from './contrast-page.mjs';

QUnit.module('contrast');

const states = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  'hover and focus': ['hover', 'focus', 'focus-visible'],
};

/** The pairs of all looks in all states. */
async function readAll(page) {
  const force = await forceStates(page);
  const all = [];
  for (const [state, classes] of Object.entries(states)) {
    await force(classes);
    all.push(...(await page.evaluate(readPairs, state)));
  }
  return all;
}

const failing = (pairs) =>
  pairs
    .filter(({ ratio, limit }) => !(ratio >= limit))
    .map(({ what, ratio, limit }) => `${what} ${ratio}:1, not ${limit}:1`);

const forms = {
  'in the light': [{ dark: false }, { dark: false }],
  'in the dark': [{ dark: true }, { dark: true }],
  'as a dark system has it': [{ dark: 'auto' }, { dark: true }],
  'as a menu': [{ minWindowWidth: 9999 }, { dark: false }],
  'as a menu in the dark': [{ minWindowWidth: 9999, dark: true }, { dark: true }],
};

QUnit.test.each(
  '1.4.3, 1.4.11 every theme, style and state contrasts,',
  forms,
  async (assert, [settings, form]) => {
    const page = await openLooks(settings, form);
    const pairs = await readAll(page);
    const hasBars = pairs.some(({ what }) => what.includes('the bar'));
    assert.equal(hasBars, 'minWindowWidth' in settings, 'in the form that is meant');
    assert.true(pairs.length > 3000, `${pairs.length} pairs were read`);
    assert.deepEqual(failing(pairs), []);
  },
);

QUnit.test('a look that contrasts too little is found', async (assert) => {
  const css =
    ':root { --z-on-surface: #888; --z-surface-hover: #999; --z-focus: #ccc; --z-accent: #ddd }';
  const page = await openLooks({}, { css });
  const found = failing(await readAll(page));
  for (const line of [
    'silver normal, rest: text of a label 3.12:1, not 4.5:1',
    'silver normal, hover: text of a label 1.24:1, not 4.5:1',
    'silver normal, focus: ring of a label 1.41:1, not 3:1',
    'silver normal, rest: mark of the selected label 1.35:1, not 3:1',
    'silver accordion, rest: mark of an open header 1.35:1, not 3:1',
    'silver accordion, hover: arrow of a header 1.24:1, not 3:1',
  ]) {
    assert.true(found.includes(line), line);
  }
});
