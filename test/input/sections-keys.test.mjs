import {
  focused,
  header,
  html,
  inForm,
  narrow,
  open,
  touch,
  viewportTag,
  way,
} from './sections-page.mjs';
import { markup, takeKeys, takeLog } from './tabs-page.mjs';

QUnit.module('the accordion of narrow windows: keys and pointers');

QUnit.test.each(
  'T14, 2.4.3, A4 Tab goes the way that is seen, and back, selected',
  [
    ['tab1', 'T1, panel P1, T2, T3, T4'],
    ['tab2', 'T1, T2, link a, link b, T3, T4'],
    ['tab3', 'T1, T2, T3, panel P3, T4'],
    ['tab4', 'T1, T2, T3, T4, panel P4'],
  ],
  async (assert, [defaultTab, stops]) => {
    for (const more of [{}, { position: 'bottom-left' }, { orientation: 'vertical' }]) {
      const page = await open({ settings: { defaultTab, ...more } });
      await inForm(page, 'accordion');
      await page.focus('#before');
      assert.equal(await way(page, 'Tab', 'after'), `${stops}, after`);
      const back = stops.split(', ').toReversed().join(', ');
      assert.equal(await way(page, 'Shift+Tab', 'before'), `${back}, before`);
      await takeKeys(page);
      await page.keyboard.press('Tab');
      assert.equal(await takeKeys(page), 'Tab', 'Tab always leaves');
      assert.equal(await takeLog(page), '');
    }
  },
);

QUnit.test('T14 what is hidden or disabled, and turns on the way', async (assert) => {
  const page = await open({ settings: { defaultTab: 'tab2' } });
  await inForm(page, 'accordion');
  await page.evaluate(() => {
    window.jQuery('#set').uiTabs('disable', 2);
    window.jQuery('.z-tab').last().hide();
  });
  await page.focus('#before');
  assert.equal(await way(page, 'Tab', 'after'), 'T1, T2, link a, link b, T3, after');
  assert.equal(await way(page, 'Shift+Tab', 'link b'), 'T3, link b');
  assert.equal(await way(page, 'Tab', 'T3'), 'T3');
  assert.equal(await way(page, 'Shift+Tab', 'T2'), 'link b, link a, T2');
  assert.equal(await way(page, 'Tab', 'link a'), 'link a');
  await header(page, 2).click({ force: true });
  assert.equal(await focused(page), 'T3', 'a press takes the focus from the panel');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), 'link b');
  await page.keyboard.press('Shift+Tab');
  await header(page, 2).click({ force: true });
  assert.equal(await focused(page), 'T3', 'after a step back as well');
});

QUnit.test('2.4.3 frames at the ends of the panel, whose keys aren’t heard', async (assert) => {
  const frame = '<iframe srcdoc="<button>in</button>"></iframe>';
  const page = await open({
    html: html.replace(/<p><a .*b<\/a><\/p>/, frame),
    settings: { defaultTab: 'tab2' },
  });
  await inForm(page, 'accordion');
  await page.frameLocator('iframe').locator('button').waitFor();
  await page.focus('#before');
  assert.equal(await way(page, 'Tab', 'after'), 'T1, T2, IFRAME, T3, T4, after');
  assert.equal(await way(page, 'Shift+Tab', 'before'), 'T4, T3, IFRAME, T2, T1, before');
  await page.frameLocator('iframe').locator('button').focus();
  await header(page, 3).click();
  assert.equal(await focused(page), 'T4', 'a press takes the focus from it');
  await page.frameLocator('iframe').locator('button').focus();
  await page.focus('#before');
  assert.equal(await way(page, 'Tab', 'T1'), 'T1');
});

QUnit.test('T14 sets in sets: Tab goes through all', async (assert) => {
  const inner = markup(3)
    .replace('"set"', '"inner"')
    .replace(/([TP])(\d)/g, '$1i$2');
  const page = await open({ html: html.replace('<p>P1</p>', inner) });
  await inForm(page, 'accordion');
  await page.evaluate(() => {
    window.jQuery('#inner').uiTabs({ overflow: 'accordion', animation: { effects: 'none' } });
    return window.drawn();
  });
  await page.focus('#before');
  assert.equal(await way(page, 'Tab', 'after'), 'T1, Ti1, panel Pi1, Ti2, Ti3, T2, T3, T4, after');
  assert.equal(
    await way(page, 'Shift+Tab', 'before'),
    'T4, T3, T2, Ti3, Ti2, panel Pi1, Ti1, T1, before',
  );
});

QUnit.test('A5, A6 keys open, arrows scroll the page', async (assert) => {
  const page = await open({ head: '<style>body { height: 3000px }</style>' });
  await inForm(page, 'accordion');
  await page.focus('#before');
  await way(page, 'Tab', 'T3');
  await takeKeys(page);
  await page.keyboard.press('Enter');
  assert.equal(await takeLog(page), 'select 2 key, deactivate 0 key');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  assert.equal(await takeLog(page), '', 'it can’t be closed');
  assert.equal(await focused(page), 'T3');
  assert.equal(await page.evaluate('scrollY'), 0);
  await takeKeys(page);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction('scrollY > 0');
  assert.equal(await takeKeys(page), 'ArrowDown');
  assert.equal(await focused(page), 'T3');
});

/** Panels of very different heights. */
const uneven = markup(4).replace('<p>P1</p>', '<p style="height: 900px">P1</p>');
const spaced = `<div style="height: 1500px"></div>${uneven}<div style="height: 2000px"></div>`;

QUnit.test.each(
  'T14, A5 the header that is pressed stays where it is, by',
  ['click', 'tap', 'Enter'],
  async (assert, by) => {
    const page = await open({
      html: spaced,
      head: viewportTag,
      context: by === 'tap' ? touch : {},
    });
    await inForm(page, 'accordion');
    const third = header(page, 2);
    await third.scrollIntoViewIfNeeded();
    await third.focus();
    const top = async () => Math.round((await third.boundingBox()).y);
    const before = await top();
    if (by === 'click') await third.click();
    else if (by === 'tap') await third.tap();
    else await page.keyboard.press(by);
    assert.equal(
      await takeLog(page),
      `select 2 ${by === 'Enter' ? 'key' : 'click'}, deactivate 0 ${by === 'Enter' ? 'key' : 'click'}`,
    );
    assert.equal(await top(), before);
    await page.evaluate('drawn()');
    assert.equal(await top(), before, 'nor later');
  },
);

QUnit.test('T8 a hovering mouse opens, and a finger still taps', async (assert) => {
  const page = await open({ settings: { event: 'mouseover' } });
  await inForm(page, 'accordion');
  await header(page, 2).hover();
  assert.equal(await takeLog(page), 'select 2 click, deactivate 0 click');
  const finger = await open({
    settings: { event: 'mouseover' },
    head: viewportTag,
    context: touch,
  });
  await inForm(finger, 'accordion');
  await header(finger, 1).tap();
  assert.equal(await takeLog(finger), 'select 1 click, deactivate 0 click');
});
