import { forceStates, openLooks, readPairs } from './contrast-page.mjs';

QUnit.module('contrast');

const states = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  'hover and focus': ['hover', 'focus', 'focus-visible'],
};

const failing = (pairs) =>
  pairs
    .filter(({ ratio, limit }) => !(ratio >= limit))
    .map(({ what, ratio, limit }) => `${what} ${ratio}:1, not ${limit}:1`);

const menu = { minWindowWidth: 9999 };
const forms = {
  'in the light': [{ dark: false }, false],
  'in the dark': [{ dark: true }, true],
  'as a menu': [menu, false],
  'as a menu in the dark': [{ ...menu, dark: true }, true],
};

QUnit.test.each('1.4.1, 1.4.3, 1.4.11 all contrast,', forms, async (assert, [settings, dark]) => {
  const page = await openLooks(settings, dark);
  const force = await forceStates(page);
  for (const [state, classes] of Object.entries(states)) {
    await force(classes);
    const pairs = await page.evaluate(readPairs, state);
    const hasBars = pairs.some(({ what }) => what.includes('the bar'));
    assert.equal(hasBars, 'minWindowWidth' in settings, 'in the form that is meant');
    assert.true(pairs.length > 750, `${pairs.length} pairs were read`);
    assert.deepEqual(failing(pairs), []);
  }
});
