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
  'A4 Tab comes to every header and to open content in document order, and back:',
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

QUnit.test('A4 a disabled header is in the order, and opens nothing', async (assert) => {
  const html = between(markup().replace('</li><li>', '</li><li data-disabled>'));
  const page = await openAccordion({ html });
  await page.focus('#before');
  assert.equal(await stops(page, 'Tab', 'Tab'), 'H1 H2');
  await press(page, 'Enter', 'Space');
  assert.equal(await takeLog(page), '');
  assert.equal(await stateOf(page), '0 0 0');
});

QUnit.test.each(
  'A7 closed content is out of Tab’s reach, also while it closes:',
  { slide: ['slide', 'ul'], fade: ['fade', 'ul'], 'slide, details': ['slide', 'details'] },
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

QUnit.test('A7 content that opens can be reached while it does', async (assert) => {
  const page = await openAccordion({
    html: markup({ content: fields }),
    settings: { animation: { duration: 10000 } },
  });
  await trigger(page, 1).focus();
  await press(page, 'Space');
  assert.equal(await stops(page, 'Tab', 'Tab', 'Shift+Tab'), 'field2 H3 field2');
  assert.true(await page.evaluate(MOVING), 'it still opens');
});

const kinds = {
  'text alone': {},
  'a button of the author': { header: (n) => `<button>H${n}</button>` },
  'a without href': { header: (n) => `<a>H${n}</a>` },
  'a with an empty fragment': { header: (n) => `<a href="#">H${n}</a>` },
  'a with a fragment': { header: (n) => `<a href="#nowhere${n}">H${n}</a>` },
  'a with script': { header: (n) => `<a href="javascript:void(0)">H${n}</a>` },
  summary: { form: 'details' },
};

QUnit.test.each(
  'A5 Enter and Space toggle exactly once and do not scroll, on',
  kinds,
  async (assert, kind) => {
    const page = await openAccordion({ html: markup(kind) + tall });
    const url = page.url();
    await trigger(page, 1).focus();
    const expected = {
      Enter: 'select 1 key, activate 1 key',
      Space: 'activate 1 closed key, collapse 1 closed key',
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

QUnit.test('A5 an open section that has to stay takes keys and does nothing', async (assert) => {
  const page = await openAccordion({ settings: { active: 0, collapsible: false } });
  await trigger(page, 0).focus();
  await press(page, 'Enter', 'Space');
  assert.equal(await takeLog(page), '');
  assert.equal(await trigger(page, 0).getAttribute('aria-disabled'), 'true');
  assert.equal(await focused(page), 'H1');
});

QUnit.test('A1 a header that leads elsewhere goes there by Enter', async (assert) => {
  const html = markup().replace('H2', '<a href="/assets/css/ui.accordion.css">H2</a>');
  const page = await openAccordion({ html: between(html) });
  await page.focus('#before');
  assert.equal(await stops(page, 'Tab', 'Tab'), 'H1 H2');
  await press(page, 'Enter');
  await page.waitForURL('**/ui.accordion.css');
});

QUnit.test.each(
  'A6 with keyboard: true, arrows, Home and End move the focus and open nothing:',
  {
    vertical: [{}, 'ltr', ['ArrowDown', 'ArrowUp']],
    'vertical, right to left': [{}, 'rtl', ['ArrowDown', 'ArrowUp']],
    horizontal: [horizontal, 'ltr', ['ArrowRight', 'ArrowLeft']],
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

QUnit.test('A6 the keys of the other axis, and with modifiers, are left alone', async (assert) => {
  const page = await openAccordion({
    html: markup() + tall,
    settings: { ...horizontal, keyboard: true },
  });
  await trigger(page, 0).focus();
  assert.equal(await stops(page, 'ArrowDown'), 'H1');
  await page.waitForFunction('scrollY > 0');
  assert.equal(await stops(page, 'Control+ArrowRight', 'Shift+End', 'Alt+Home'), 'H1 H1 H1');
  assert.false((await takeKeys(page)).includes('prevented'));
});

QUnit.test('A6 without keyboard: true the browser scrolls by these keys', async (assert) => {
  const page = await openAccordion({ html: markup() + tall });
  await trigger(page, 0).focus();
  await press(page, 'ArrowDown');
  await page.waitForFunction('scrollY > 0');
  await press(page, 'ArrowUp');
  await page.waitForFunction('scrollY === 0');
  await press(page, 'End');
  await page.waitForFunction('scrollY > 2000');
  await press(page, 'Home');
  await page.waitForFunction('scrollY === 0');
  await press(page, 'ArrowLeft', 'ArrowRight');
  assert.false((await takeKeys(page)).includes('prevented'));
  assert.equal(await focused(page), 'H1');
  assert.equal(await takeLog(page), '');
});

const ways = {
  'at once': [{ effects: 'none' }, 'ul'],
  'with motion': [{ duration: 10000 }, 'ul'],
  'at once, details': [{ effects: 'none' }, 'details'],
  'with motion, details': [{ duration: 10000 }, 'details'],
};

QUnit.test.each(
  'A8 closing the panel that holds the focus moves it to the header:',
  ways,
  async (assert, [animation, form]) => {
    const close = `jQuery('#set').uiAccordion('close', 1)`;
    const page = await openAccordion({
      html: markup({ content: (n) => `<button id="in${n}" onclick="${close}">X</button>`, form }),
      settings: { active: 1, animation },
    });
    await page.focus('#in2');
    await press(page, 'Enter');
    assert.equal(await focused(page), 'H2');
    assert.equal(await stateOf(page), '0 0 0');
    await press(page, 'Space');
    assert.equal(await stateOf(page), '0 1 0', 'and goes on from there');
    await page.focus('#in2');
    await page.evaluate(`jQuery('#set').uiAccordion('select', 0)`);
    assert.equal(await focused(page), 'H2', 'another one opens');
  },
);

QUnit.test('A1 keys in controls beside a title are theirs', async (assert) => {
  const html = markup({
    header: (n) => `H${n} <input id="text${n}"> <input type="checkbox" id="box${n}">`,
  });
  const page = await openAccordion({ html: between(html), settings: { keyboard: true } });
  await page.focus('#before');
  assert.equal(await stops(page, 'Tab', 'Tab', 'Tab', 'Tab'), 'H1 text1 box1 H2');
  await page.focus('#text1');
  await press(page, 'a', 'Space', 'b', 'Home', 'c', 'Enter');
  assert.equal(await page.inputValue('#text1'), 'ca b');
  await page.focus('#box1');
  await press(page, 'Space');
  assert.true(await page.isChecked('#box1'));
  assert.equal(await takeLog(page), '');
  assert.false((await takeKeys(page)).includes('prevented'));
});
