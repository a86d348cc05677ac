import {
  MOVING,
  atRest,
  between,
  focused,
  markup,
  openAccordion,
  press,
  stateOf,
  stops,
  takeKeys,
  takeLog,
  tall,
  trigger,
} from './accordion-page.mjs';

QUnit.module('accordion: real keys');

const horizontal = { orientation: 'horizontal', width: 600 };
const fields = (n) => `<input id="field${n}">`;

const forms = {
  vertical: [{ active: 0 }, 'ul'],
  horizontal: [{ ...horizontal, active: 0 }, 'ul'],
  keyboard: [{ active: 0, keyboard: true }, 'ul'],
  'not collapsible': [{ active: 0, collapsible: false }, 'ul'],
  details: [{ active: 0 }, 'details'],
};

QUnit.test.each(
  'AA4 Tab comes to every header and to open content in document order, and back:',
  forms,
  async (assert, [settings, form]) => {
    const page = await openAccordion({
      html: between(markup({ content: fields, form })),
      settings,
    });
    await page.focus('#before');
    assert.equal(await stops(page, ...Array(5).fill('Tab')), 'H1 field1 H2 H3 after');
    assert.equal(await stops(page, ...Array(5).fill('Shift+Tab')), 'H3 H2 field1 H1 before');
    assert.false((await takeKeys(page)).includes('prevented'));
  },
);

QUnit.test.each(
  'AA7 closed content is out of Tab’s reach, also while it closes:',
  { slide: ['slide', 'ul'], 'slide, details': ['slide', 'details'] },
  async (assert, [effects, form]) => {
    const page = await openAccordion({
      html: between(markup({ content: fields, form })),
      settings: { active: 0, animation: { effects, duration: 10000 } },
    });
    await trigger(page, 0).focus();
    await press(page, 'Enter');
    assert.equal(await stateOf(page), '0 0 0');
    assert.equal(await stops(page, 'Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab'), 'H2 H1 H2 H3 after');
    assert.true(await page.evaluate(MOVING), 'it still closes');
    await page.evaluate('document.getAnimations().forEach((one) => one.finish())');
    await atRest(page);
    assert.equal(await stops(page, ...Array(4).fill('Shift+Tab')), 'H3 H2 H1 before');
  },
);

const kinds = {
  'text alone': {},
  'a button of the author': { header: (n) => `<button>H${n}</button>` },
  'a without href': { header: (n) => `<a>H${n}</a>` },
  'a with an empty fragment': { header: (n) => `<a href="#">H${n}</a>` },
  summary: { form: 'details' },
};

QUnit.test.each(
  'AA5 Enter and Space toggle exactly once and do not scroll, on',
  kinds,
  async (assert, kind) => {
    const page = await openAccordion({ html: markup(kind) + tall });
    const url = page.url();
    await trigger(page, 1).focus();
    const expected = {
      Enter: 'select 1 key, activate 1 key',
      Space: 'select 1 closed key, activate 1 closed key, collapse 1 closed key',
    };
    for (const key of ['Enter', 'Space']) {
      await press(page, key);
      assert.equal(await takeLog(page), expected[key], key);
      assert.equal(await stateOf(page), key === 'Enter' ? '0 1 0' : '0 0 0');
    }
    await press(page, 'Space', 'Enter');
    assert.equal(await takeLog(page), Object.values(expected).join(', '), 'the other way round');
    assert.equal(await focused(page), 'H2');
    assert.deepEqual([await page.evaluate('scrollY'), page.url()], [0, url]);
  },
);

QUnit.test.each(
  'AA6 with keyboard: true, arrows, Home and End move the focus and open nothing:',
  {
    vertical: [{}, 'ltr', ['ArrowDown', 'ArrowUp']],
    'horizontal, right to left': [horizontal, 'rtl', ['ArrowLeft', 'ArrowRight']],
  },
  async (assert, [settings, dir, [next, prev]]) => {
    const page = await openAccordion({
      html: markup() + tall,
      dir,
      settings: { ...settings, keyboard: true },
    });
    const before = await stateOf(page);
    await trigger(page, 0).focus();
    assert.equal(await stops(page, next, next, next, prev), 'H2 H3 H1 H3');
    assert.equal(await stops(page, 'Home', 'End'), 'H1 H3');
    const pressed = [next, next, next, prev, 'Home', 'End'].map((key) => `${key} prevented`);
    assert.equal(await takeKeys(page), pressed.join(', '));
    assert.equal(await takeLog(page), '');
    assert.equal(await stateOf(page), before);
    assert.equal(await page.evaluate('scrollY'), 0);
  },
);
