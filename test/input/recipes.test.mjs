// The short recipes, as they stand on their page.
import { activeTab, openSections, opens, textOf } from './examples.mjs';

QUnit.module('recipes');

const openRecipes = opens('recipes-short.html');

QUnit.test('T16 sound and frames stop when their panel closes', async (assert) => {
  const page = await openRecipes();
  await page.evaluate(() => {
    const sound = document.querySelector('#films audio');
    sound.muted = true;
    return sound.play();
  });
  await page.click('#films .z-tab >> text=Film');
  await page.waitForFunction(() => document.querySelector('#films audio').paused);
  const frame = page.frameLocator('#films iframe');
  assert.equal(await frame.locator('output').innerText(), 'nothing yet');
  await page.click('#films .z-tab >> text=Text');
  await frame.locator('output', { hasText: 'pauseVideo' }).waitFor({ state: 'attached' });
});

QUnit.test('T17 a select and tabs follow each other', async (assert) => {
  const page = await openRecipes();
  await page.selectOption('#season-pick', 'Winter');
  assert.equal(await activeTab(page, '#season'), 'Winter');
  await page.click('#season .z-tab >> text=Summer');
  assert.equal(await page.inputValue('#season-pick'), 'Summer');
});

QUnit.test('C10 a wizard goes on from valid steps alone', async (assert) => {
  const page = await openRecipes();
  const step = () => activeTab(page, '#trip-steps');
  assert.true(await page.isDisabled('#trip-back'));
  await page.click('#trip-next');
  assert.equal(await step(), 'You', 'no name yet');
  await page.click('#trip-steps .z-tab >> text=Send');
  assert.equal(await step(), 'You', 'not by a tab, either');
  await page.fill('#trip-steps [name=name]', 'Ida');
  await page.click('#trip-next');
  assert.equal(await step(), 'Mail');
  await page.click('#trip-back');
  assert.equal(await step(), 'You', 'back without an address');
  await page.click('#trip-next');
  await page.fill('#trip-steps [name=mail]', 'ida@example.org');
  await page.click('#trip-next');
  assert.equal(await step(), 'Send');
  assert.true(await page.isDisabled('#trip-next'));
});

QUnit.test('C22 expand all, and a close button in a section', async (assert) => {
  const page = await openRecipes();
  await page.click('#expand button:text-is("Expand all")');
  assert.deepEqual(await openSections(page, '#parts'), ['Bow', 'Stern']);
  await page.click('#expand button:text-is("Collapse all")');
  assert.deepEqual(await openSections(page, '#parts'), []);
  await page.click('#long >> text=The whole story');
  await page.click('#long >> text="Close"');
  assert.deepEqual(await openSections(page, '#long'), []);
  assert.equal(await page.evaluate('document.activeElement.innerText'), 'The whole story');
});

QUnit.test('C9 a chart has the width of its panel', async (assert) => {
  const page = await openRecipes();
  await page.click('#tide .z-tab >> text=Chart');
  const widths = await page
    .locator('#tide-chart')
    .evaluate((canvas) => [canvas.width, Math.floor(window.jQuery(canvas).parent().width())]);
  assert.equal(widths[0], widths[1]);
});

QUnit.test('C12 a FAQ shows what has the words', async (assert) => {
  const page = await openRecipes();
  const shown = () => page.locator('#faq .z-title:visible').allTextContents();
  await page.fill('#faq-words', 'hut');
  assert.deepEqual(await shown(), ['Is there water?']);
  await page.click('#faq >> text=Is there water?');
  assert.deepEqual(await openSections(page, '#faq'), ['Is there water?']);
  await page.fill('#faq-words', '');
  assert.equal((await shown()).length, 3);
});

QUnit.test('T3 the query string says which tab is open', async (assert) => {
  const page = await openRecipes();
  await page.click('#planet .z-tab >> text=Mars');
  await page.waitForURL(/\?planet=mars$/);
  await page.reload();
  assert.equal(await activeTab(page, '#planet'), 'Mars');
});

QUnit.test('C13 an accordion on phones only', async (assert) => {
  const page = await openRecipes();
  assert.equal(await page.locator('#facts p:visible').count(), 2);
  await page.setViewportSize({ width: 400, height: 700 });
  await page.click('#facts [aria-expanded] >> text=Salt');
  assert.equal(await page.locator('#facts p:visible').count(), 1);
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.locator('#facts:not(.z-accordion)').waitFor();
  assert.equal(await page.locator('#facts p:visible').count(), 2);
});

QUnit.test('A13 sections are sorted by keys, and the focus goes along', async (assert) => {
  const page = await openRecipes();
  await page.focus('#songs .z-trigger');
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowUp'])
    await page.keyboard.press(key);
  const titles = await page.locator('#songs .z-title').allTextContents();
  assert.deepEqual(titles, ['Second song', 'First song', 'Third song']);
  assert.equal(await page.evaluate('document.activeElement.innerText'), 'First song');
});

QUnit.test('C12 a badge counts, and says so', async (assert) => {
  const page = await openRecipes();
  await page.click('#letter');
  await page.click('#letter');
  assert.equal(await activeTab(page, '#post'), 'Inbox 2');
  assert.equal(await textOf(page, '#post-news'), '2 new in Inbox');
});

QUnit.test('T20 a button in a header tells the address of its section', async (assert) => {
  const page = await openRecipes();
  await page.click('[aria-label="Copy the link to Luggage"]');
  assert.deepEqual(await openSections(page, '#terms'), []);
  const address = await textOf(page, '#copied');
  const other = await openRecipes({ hash: new URL(address).hash, isShared: false });
  assert.deepEqual(await openSections(other, '#terms'), ['Luggage']);
});

QUnit.test('C12 a panel has the height that the tabs leave', async (assert) => {
  const page = await openRecipes();
  const [all, row, panels] = await Promise.all(
    ['#desk', '#desk .z-tabs-desktop', '#desk > .z-container'].map(
      async (one) => (await page.locator(one).boundingBox()).height,
    ),
  );
  assert.equal(all, 256);
  assert.true(Math.abs(all - row - panels) < 3, `${row} and ${panels}`);
});

QUnit.test('R1 tabs with errors are marked, until they have none', async (assert) => {
  const page = await openRecipes({
    context: { reducedMotion: 'reduce' },
    expected: [/'length' is not focusable/],
  });
  const marked = () => page.locator('#member .has-error').allTextContents();
  assert.deepEqual(await marked(), []);
  await page.click('#join >> text="Join"');
  assert.deepEqual(await marked(), ['You', 'Boat']);
  await page.fill('#join [name=who]', 'Ida');
  assert.deepEqual(await marked(), ['Boat']);
});

QUnit.test('C10 what users select is sent, and nothing else', async (assert) => {
  const page = await openRecipes({ isKept: false });
  assert.equal(await textOf(page, '#sent'), 'nothing');
  await page.evaluate("$('#offers').uiTabs('select', 1)");
  assert.equal(await textOf(page, '#sent'), 'nothing');
  await page.click('#offers .z-tab >> text=Walks');
  await page.locator('#sent', { hasText: 'offers: Walks' }).waitFor();
  await page.click('#news >> text=Today');
  await page.locator('#sent', { hasText: 'news: Today' }).waitFor();
});
