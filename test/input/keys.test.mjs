import { focused, label, markup, openTabs, stateOf, takeKeys, takeLog } from './tabs-page.mjs';

QUnit.module('real keys');

const tall = '<div style="height: 3000px"></div>';
const around = `<button id="before">B</button>${markup()}<button id="after">A</button>`;

async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

QUnit.test('AT7 Right and Left move; Up and Down still scroll the page', async (assert) => {
  const page = await openTabs({ html: markup() + tall });
  await label(page, 0).focus();
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  assert.equal(await focused(page), 'T3');
  assert.equal(await stateOf(page), '0 0 1');
  await takeKeys(page);
  await press(page, 'ArrowDown');
  await page.waitForFunction('scrollY > 0');
  await press(page, 'ArrowUp');
  await page.waitForFunction('scrollY === 0');
  assert.equal(await takeKeys(page), 'ArrowDown, ArrowUp');
  assert.equal(await focused(page), 'T3');
});

const kinds = {
  'a without href': (n) => `<a>T${n}</a>`,
  'a with an empty fragment': (n) => `<a href="#">T${n}</a>`,
  'a with a fragment': (n) => `<a href="#nowhere${n}">T${n}</a>`,
  'a with script': (n) => `<a href="javascript:void(0)">T${n}</a>`,
  button: (n) => `<button type="button">T${n}</button>`,
  'text alone': (n) => `T${n}`,
};

QUnit.test.each('AT10 Enter and Space select exactly once on', kinds, async (assert, kind) => {
  const html = markup(3, kind) + tall;
  const page = await openTabs({ html, settings: { activation: 'manual' } });
  const url = page.url();
  await label(page, 0).focus();
  await press(page, 'ArrowRight', 'Enter');
  assert.equal(await takeLog(page), 'select 1 key, deactivate 0 key');
  await press(page, 'ArrowRight', 'Space');
  assert.equal(await takeLog(page), 'select 2 key, deactivate 1 key');
  await press(page, 'Space', 'Enter');
  assert.equal(await takeLog(page), '');
  const presses = 'ArrowRight,Enter,ArrowRight, , ,Enter'.split(',');
  assert.equal(await takeKeys(page), presses.map((key) => `${key} prevented`).join(', '));
  assert.deepEqual([await page.evaluate('scrollY'), page.url()], [0, url]);
  assert.equal(await stateOf(page), '0 0 1');
});

QUnit.test('AT6 Tab enters on the selected tab, leaves to the panel, and back', async (assert) => {
  const page = await openTabs({ html: around });
  await page.evaluate('jQuery("#set").uiTabs("select", 1)');
  await page.focus('#before');
  const stops = [];
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await press(page, key);
    stops.push(await focused(page));
  }
  assert.deepEqual(stops, ['T2', 'panel P2', 'after', 'panel P2', 'T2', 'before']);
  assert.equal(await takeKeys(page), 'Tab, Tab, Tab, Shift, Tab, Shift, Tab, Shift, Tab');
});

QUnit.test(
  'AT6 Tab goes to the first focusable thing of a panel that begins with one',
  async (assert) => {
    const html = around
      .replace('<p>P1</p>', '<input id="field"><p>P1</p>')
      .replace('P2', '<input id="other">');
    const page = await openTabs({ html });
    await label(page, 0).focus();
    const stops = [];
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await press(page, key);
      stops.push(await focused(page));
    }
    assert.deepEqual(stops, ['field', 'after', 'field', 'T1', 'before']);
  },
);

const links = (n) => `<a href="/test-elsewhere${n}.html">T${n}</a>`;

QUnit.test(
  'AT10 a link tab with a panel is a link to Ctrl, Meta and Shift, else a tab',
  async (assert) => {
    const page = await openTabs({ html: markup(3, links) });
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
    await label(page, 1).click({ modifiers: ['Control'] });
    await label(page, 1).click({ modifiers: ['Meta'] });
    await label(page, 1).click({ modifiers: ['Shift'] });
    await label(page, 1).click({ button: 'middle' });
    const left = ['click true', 'click true', 'click true', 'auxclick true'];
    assert.deepEqual(await page.evaluate('left'), left);
    assert.equal(await takeLog(page), '');
    assert.equal(await stateOf(page), '1 0 0');
    await label(page, 1).click();
    assert.equal(await page.evaluate('left.pop()'), 'click false');
    assert.equal(await takeLog(page), 'select 1 click, deactivate 0 click');
    assert.equal(await stateOf(page), '0 1 0');
  },
);

QUnit.test(
  'AT10, 3.2.1 a link tab without a panel navigates by Enter, not by focus',
  async (assert) => {
    const html = markup(3)
      .replace('<a>T3', '<a href="#there">T3')
      .replace('#there', '/assets/css/ui.tabs.css');
    const page = await openTabs({ html: html.replace('<div><p>P3</p></div>', '') });
    const url = page.url();
    await label(page, 0).focus();
    await press(page, 'End');
    assert.equal(await focused(page), 'T3');
    assert.equal(page.url(), url);
    assert.equal(await takeLog(page), '');
    await press(page, 'Enter');
    await page.waitForURL('**/ui.tabs.css');
  },
);
