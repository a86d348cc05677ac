import {
  MOVING,
  atRest,
  between,
  focused,
  label,
  openAccordion,
  openTabs,
  press,
  sections,
  stateOf,
  stops,
  tabs,
  takeKeys,
  takeLog,
  tall,
} from './widgets.mjs';

QUnit.module('real keys');

const labels = {
  'a link without an address': (n) => `<a>T${n}</a>`,
  'a link to a fragment': (n) => `<a href="#nowhere${n}">T${n}</a>`,
  'a link with script': (n) => `<a href="javascript:void(0)">T${n}</a>`,
  'a button': (n) => `<button type="button">T${n}</button>`,
  'text alone': (n) => `T${n}`,
};

QUnit.test.each(
  'AT10, AT11 by hand, arrows move the focus alone, and Enter and Space select once on',
  labels,
  async (assert, one) => {
    const html = tabs({ label: one }) + tall();
    const page = await openTabs({ html, settings: { activation: 'manual' } });
    const url = page.url();
    await label(page, 0).focus();
    await press(page, 'ArrowRight');
    assert.deepEqual([await takeLog(page), await focused(page)], ['', 'T2']);
    await press(page, 'Enter');
    assert.equal(await takeLog(page), 'select 1 key, deactivate 0 key');
    await press(page, 'ArrowRight', 'Space');
    assert.equal(await takeLog(page), 'select 2 key, deactivate 1 key');
    await press(page, 'Space', 'Enter');
    assert.equal(await takeLog(page), '');
    const presses = 'ArrowRight,Enter,ArrowRight, , ,Enter'.split(',');
    assert.equal(await takeKeys(page), presses.map((key) => `${key} prevented`).join(', '));
    assert.deepEqual([await page.evaluate('scrollY'), page.url()], [0, url]);
    assert.equal(await stateOf(page), '0 0 1');
  },
);

const headers = {
  'text alone': {},
  'a button of the author': { header: (n) => `<button>H${n}</button>` },
  'a link without an address': { header: (n) => `<a>H${n}</a>` },
  'a link to a fragment': { header: (n) => `<a href="#">H${n}</a>` },
  summary: { form: 'details' },
};

QUnit.test.each('AA5 Enter and Space toggle once on', headers, async (assert, one) => {
  const page = await openAccordion({ html: sections(one) + tall() });
  const url = page.url();
  const opening = 'select 1 key, activate 1 key';
  const closing = 'select 1 closed key, activate 1 closed key, collapse 1 closed key';
  await label(page, 1).focus();
  for (const [open, close] of Object.entries({ Enter: 'Space', Space: 'Enter' })) {
    await press(page, open);
    assert.deepEqual([await takeLog(page), await stateOf(page)], [opening, '0 1 0'], open);
    await press(page, close);
    assert.deepEqual([await takeLog(page), await stateOf(page)], [closing, '0 0 0'], close);
  }
  assert.equal(await focused(page), 'H2');
  assert.deepEqual([await page.evaluate('scrollY'), page.url()], [0, url]);
});

const there = ['Tab', 'Tab', 'Tab'];
const back = there.map((key) => `Shift+${key}`);

QUnit.test('AT6 Tab enters on the selected tab, then its panel or field', async (assert) => {
  const content = (n) => (n === 2 ? '<p>P2</p>' : `<input id="field${n}"><p>P</p>`);
  const page = await openTabs({ html: between(tabs({ content })) });
  await page.focus('#before');
  assert.equal(await stops(page, ...there, ...back), 'T1, field1, after, field1, T1, before');
  await page.evaluate('jQuery("#set").uiTabs("select", 1)');
  assert.equal(await stops(page, ...there, ...back), 'T2, panel P2, after, panel P2, T2, before');
  assert.false((await takeKeys(page)).includes('prevented'));
});

QUnit.test.each('AA7 what closes is out of reach, in', ['ul', 'details'], async (assert, form) => {
  const content = (n) =>
    `<p><input id="field${n}" onclick="log.push('in')"></p>${'<p>C</p>'.repeat(9)}`;
  const page = await openAccordion({
    html: between(sections({ content, form })),
    settings: { active: 0, animation: { duration: 60000 } },
  });
  const { x, y } = await page.locator('#field1').boundingBox();
  await label(page, 0).focus();
  await press(page, 'Enter');
  assert.equal(await stateOf(page), '0 0 0');
  const all = await stops(page, 'Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab');
  assert.equal(all, 'H2, H1, H2, H3, after');
  await page.mouse.click(x + 5, y + 5);
  assert.true(await page.evaluate(MOVING), 'it still closes');
  assert.false((await takeLog(page)).includes('in'));
  await page.evaluate('document.getAnimations().forEach((one) => one.finish())');
  await atRest(page);
  await page.focus('#after');
  assert.equal(await stops(page, ...back, 'Shift+Tab'), 'H3, H2, H1, before');
});

QUnit.test('AT10 a label that is a link is one for Ctrl, Meta and Shift', async (assert) => {
  const html = tabs({ label: (n) => `<a href="/test-elsewhere${n}.html">T${n}</a>` });
  const page = await openTabs({ html });
  // Whether the browser is left to open a window; none is, as one that opens can hold up the others.
  await page.evaluate(() => {
    window.left = [];
    for (const type of ['click', 'auxclick']) {
      document.addEventListener(type, (event) => {
        window.left.push(`${type} ${!event.defaultPrevented}`);
        event.preventDefault();
      });
    }
  });
  for (const key of ['Control', 'Meta', 'Shift']) await label(page, 1).click({ modifiers: [key] });
  await label(page, 1).click({ button: 'middle' });
  const left = ['click true', 'click true', 'click true', 'auxclick true'];
  assert.deepEqual(await page.evaluate('left'), left);
  assert.deepEqual([await takeLog(page), await stateOf(page)], ['', '1 0 0']);
  await label(page, 1).click();
  assert.equal(await page.evaluate('left.pop()'), 'click false');
  assert.equal(await stateOf(page), '0 1 0');
});

QUnit.test('AT10, 3.2.1 a link without a panel leads away by Enter alone', async (assert) => {
  const html = tabs({
    label: (n) => `<a${n === 3 ? ' href="/assets/css/ui.tabs.css"' : ''}>T${n}</a>`,
  });
  const page = await openTabs({ html: html.replace('<div><p>P3</p></div>', '') });
  const url = page.url();
  await label(page, 0).focus();
  assert.equal(await stops(page, 'End'), 'T3');
  assert.deepEqual([page.url(), await takeLog(page)], [url, '']);
  await press(page, 'Enter');
  await page.waitForURL('**/ui.tabs.css');
});

QUnit.test('AT12 Delete closes; the focus goes on', async (assert) => {
  const page = await openTabs({ html: between(tabs({ count: 4 })), settings: { closable: true } });
  const presses = async (...keys) => {
    await press(page, ...keys);
    return `${await stateOf(page)}, ${await focused(page)}`;
  };
  await page.locator('#before').focus();
  assert.equal(await presses('Tab', 'ArrowRight'), '0 1 0 0, T2', 'one stop, no close button');
  assert.equal(await presses('Delete'), '0 1 0, T3');
  assert.equal(await presses('End', 'Delete'), '0 1, T3');
  assert.equal(await presses('Tab'), '0 1, panel P3');
  assert.equal(await presses('Shift+Tab', 'Delete', 'Delete'), ', set', 'the container');
  assert.equal(await presses('Tab'), ', after');
  assert.equal(await page.evaluate('set.hasAttribute("tabindex")'), false);
  assert.true((await takeLog(page)).endsWith('deactivate 0 key, remove 0 key'));
});

QUnit.test('AT12, T19 a Delete key that is held closes one tab', async (assert) => {
  const page = await openTabs({ html: tabs({ count: 4 }), settings: { closable: true } });
  await label(page, 1).click();
  for (let n = 0; n < 3; n++) await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  assert.equal(await stateOf(page), '0 1 0');
  await press(page, 'Delete');
  assert.equal(await stateOf(page), '0 1');
});

QUnit.test('AT12, T19 in a menu Delete leaves it open, until it is empty', async (assert) => {
  const viewport = { width: 400, height: 700 };
  const page = await openTabs({ html: tabs({ count: 4 }), settings: { closable: true }, viewport });
  const bar = page.locator('.z-tabs-mobile a');
  await bar.click();
  await page.locator('.z-tab .z-close').nth(1).click();
  await press(page, 'Delete');
  assert.deepEqual(await page.getByRole('tab').allTextContents(), ['T3', 'T4']);
  assert.equal(await focused(page), 'T3');
  assert.equal(await bar.textContent(), 'T3');
  await press(page, 'Delete', 'Delete');
  assert.equal(await focused(page), 'set');
});

const directions = { ltr: 'ArrowRight', rtl: 'ArrowLeft' };

/** The selected tabs of all sets, and what has the focus. */
const selected = async (page) =>
  `${await page.locator('[aria-selected=true]').allTextContents()}, ${await focused(page)}`;

QUnit.test.each(
  'T23 Enter and Space close the selected tab, arrows never, and Tab comes back to it,',
  directions,
  async (assert, next) => {
    const dir = next === 'ArrowRight' ? 'ltr' : 'rtl';
    const settings = { collapsible: true };
    const page = await openTabs({ html: between(tabs()), dir, settings });
    const presses = async (...keys) => {
      await press(page, ...keys);
      return selected(page);
    };
    await page.locator('#before').focus();
    assert.equal(await presses('Tab', 'Enter'), ', T1');
    assert.equal(await presses('Tab'), ', after', 'no panel is there');
    assert.equal(await presses('Shift+Tab'), ', T1');
    assert.equal(await presses('Space'), 'T1, T1');
    assert.equal(await presses(next), 'T2, T2');
    assert.equal(await presses('Space'), ', T2');
    assert.equal(await presses(next), 'T3, T3');
    assert.equal(await presses('End', next), 'T1, T1', 'and around');
  },
);

QUnit.test.each('T25 sets follow what keys select in others,', directions, async (assert, next) => {
  const dir = next === 'ArrowRight' ? 'ltr' : 'rtl';
  const settings = { sync: 'words' };
  const page = await openTabs({ html: tabs() + tabs({ id: 'other' }), dir, settings });
  await page.evaluate("jQuery('#other').uiTabs({ sync: 'words' }), null");
  await label(page, 0).focus();
  await press(page, next);
  assert.equal(await selected(page), 'T2,T2, T2');
  assert.equal(await page.evaluate('set.contains(document.activeElement)'), true);
  await press(page, 'End');
  assert.equal(await selected(page), 'T3,T3, T3');
});
