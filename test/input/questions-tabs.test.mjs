// The examples of the page of questions about tabs, as they stand there.
import { activeTab, opens, textOf } from './examples.mjs';

QUnit.module('questions about tabs');

const openQuestions = opens('questions-tabs.html');

QUnit.test('T3 C7 the first tab by name, later ones by index and name', async (assert) => {
  const page = await openQuestions();
  assert.equal(await activeTab(page, '#day'), 'Stays');
  await page.click('text=By index: 0');
  assert.equal(await activeTab(page, '#day'), 'Route');
  await page.click('text=By name: luggage');
  assert.equal(await activeTab(page, '#day'), 'Luggage');
});

QUnit.test('C16 after a form, the tab is kept, or the server chooses', async (assert) => {
  const page = await openQuestions();
  await page.click('#order .z-tab >> text=Address');
  await page.fill('#order [name=street]', 'Quay');
  await page.click('#order .z-tab >> text=Notes');
  await page.click('#submit >> text="Send"');
  await page.waitForURL(/street=Quay/);
  assert.equal(await activeTab(page, '#order'), 'Notes', 'kept');
  await page.click('#order .z-tab >> text=Goods');
  await page.click('#submit >> text="Send"');
  await page.waitForURL(/street=&/);
  assert.equal(await activeTab(page, '#order'), 'Address', 'the one with the error');
});

QUnit.test('R1 T20 links from another page', async (assert) => {
  const page = await openQuestions();
  // Browsers tell of a new address a little later.
  const untilOpen = (name) => page.locator('#tour .z-active.z-tab', { hasText: name }).waitFor();
  await page.click('text=To the huts');
  await untilOpen('Stays');
  await page.click('text=To the ferry');
  await untilOpen('Ferry');
  const other = await openQuestions({ hash: '#tour/ferry', isShared: false });
  assert.equal(await activeTab(other, '#tour'), 'Ferry', 'at the start');
});

QUnit.test('C8 Back and Next end at the ends', async (assert) => {
  const page = await openQuestions();
  const [back, next] = ['#bread-back', '#bread-next'].map((one) => page.locator(one));
  await page.locator('#bread-back:disabled').waitFor();
  await next.click();
  assert.true(await back.isEnabled());
  await next.click();
  assert.equal(await activeTab(page, '#bread'), 'Bake');
  assert.true(await next.isDisabled());
  await back.click();
  assert.equal(await activeTab(page, '#bread'), 'Rest');
});

QUnit.test('T19 a valid form enables the next tab', async (assert) => {
  const page = await openQuestions();
  const tab = page.locator('#ticket .z-tab').nth(1);
  assert.true(await tab.evaluate((one) => one.matches('.z-disabled')));
  await page.fill('#ticket [type=email]', 'me@example.org');
  await tab.click();
  assert.equal(await activeTab(page, '#ticket'), 'Pay');
});

QUnit.test('T17 a form adds a tab, whose name is text', async (assert) => {
  const page = await openQuestions();
  await page.fill('#add [name=stop]', '<b>Inn</b>');
  await page.click('#add >> text="Add"');
  assert.equal(await activeTab(page, '#stops'), '<b>Inn</b>');
  assert.equal(await textOf(page, '#stops .z-content.z-active'), 'What we do at <b>Inn</b>');
});

QUnit.test('C12 a tab is renamed, and has a badge', async (assert) => {
  const page = await openQuestions();
  await page.click('#mail-rename');
  await page.click('#mail-badge');
  const tabs = page.locator('#mail [role=tab]:visible');
  assert.deepEqual(await tabs.allTextContents(), ['Inbox 2 new', 'Half-written letters']);
  await tabs.nth(1).click();
  assert.equal(await activeTab(page, '#mail'), 'Half-written letters');
});

QUnit.test('C12 a tab is shown and hidden, and never open while it is', async (assert) => {
  const page = await openQuestions();
  const shown = () => page.locator('#gear .z-tab:visible').allTextContents();
  assert.deepEqual(await shown(), ['Boots', 'Map']);
  await page.check('#with-boat');
  await page.click('#gear .z-tab >> text=Boat');
  await page.uncheck('#with-boat');
  assert.deepEqual(await shown(), ['Boots', 'Map']);
  assert.equal(await activeTab(page, '#gear'), 'Map');
});

QUnit.test('C12 the content of a closed panel changes', async (assert) => {
  const page = await openQuestions();
  await page.click('#wind-rises');
  await page.click('#bulletin .z-tab >> text=Wind');
  assert.equal(await textOf(page, '#bulletin .z-content.z-active'), 'From the west, and rising.');
});

QUnit.test('C18 another address, and links that stay in the panel', async (assert) => {
  const page = await openQuestions();
  await page.click('#reload-panel >> text=Evening');
  const asked = page.waitForResponse(/morning/);
  await page.click('#reload-panel >> text=Morning');
  assert.true((await asked).ok());
  assert.equal(await activeTab(page, '#report'), 'Report');
  await page.click('#guide .z-tab >> text=Guide');
  await page.click('#guide >> text=On to the lighthouse');
  await page.click('#guide >> text=Back to the harbour');
  await page.locator('#guide >> text=On to the lighthouse').waitFor();
  assert.true(page.url().endsWith('questions-tabs.html'), 'still the same page');
});

QUnit.test('T7 tabs share the width, equally or by their texts', async (assert) => {
  const page = await openQuestions();
  const widths = async (set) => {
    const box = await page.locator(`${set} .z-tabs-desktop`).boundingBox();
    const tabs = await page
      .locator(`${set} .z-tab`)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    assert.true(Math.abs(tabs.reduce((sum, one) => sum + one) - box.width) < 6, `${set} is full`);
    return tabs;
  };
  const [equal, own] = [await widths('#seas'), await widths('#lakes')];
  assert.true(Math.max(...equal) - Math.min(...equal) < 2, 'all the same');
  assert.true(own[1] > own[0] + 20, 'as their texts need');
});

QUnit.test('T1 a tab that is a link leads to its page', async (assert) => {
  const page = await openQuestions();
  await page.click('#town .z-tab >> text=Market');
  assert.equal(await activeTab(page, '#town'), 'Market');
  await page.click('#town >> text=All recipes');
  await page.waitForURL(/recipes\.html$/);
});

QUnit.test('T24 panels of one height, and one that scrolls by keys', async (assert) => {
  const page = await openQuestions();
  const height = async (set) => (await page.locator(`${set} .z-container`).boundingBox()).height;
  for (const [set, label] of [
    ['#poem', 'Long'],
    ['#story', 'Long'],
  ]) {
    const before = await height(set);
    await page.click(`${set} .z-tab >> text=${label}`);
    assert.equal(await height(set), before, set);
  }
  const panel = page.locator('#story .z-content.z-active');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((one) => one.scrollTop > 0, await panel.elementHandle());
});

QUnit.test('T28 an accordion, where a row has no room', async (assert) => {
  const page = await openQuestions({ viewport: { width: 320, height: 700 } });
  const columns = () =>
    page
      .locator('#in-turn .z-tab')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  // What is far below isn't laid out before.
  await page.locator('#in-turn').scrollIntoViewIfNeeded();
  await assert.becomes(page, columns, 1, 'one below the other');
});

QUnit.test('T2 what the tabs are', async (assert) => {
  const page = await openQuestions();
  await page.click('#boats .z-tab >> text=Tug');
  await page.click('#boats-count');
  assert.equal(await textOf(page, '#boats-found'), '2 tabs: Ferry, Tug. Open: Tug');
});

QUnit.test('T9 tabs are sorted by buttons', async (assert) => {
  const page = await openQuestions();
  const labels = () => page.locator('#days .z-tab').allTextContents();
  await page.click('#sort [data-by="1"]');
  assert.deepEqual(await labels(), ['Hills', 'Sea', 'Town']);
  await page.click('#sort [data-by="-1"]');
  await page.click('#sort [data-by="-1"]');
  assert.deepEqual(await labels(), ['Sea', 'Hills', 'Town'], 'and not beyond an end');
});

QUnit.test('T18 T17 closed tabs come back where they were, with what was typed', async (assert) => {
  const page = await openQuestions();
  const labels = () => page.locator('#papers .z-tab').allTextContents();
  await page.click('#papers .z-tab >> text=Letter');
  await page.fill('#papers [name=dear]', 'Ada');
  await page.focus('#papers .z-active > .z-link');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  assert.deepEqual(await labels(), ['Bill']);
  for (const [label, all] of [
    ['Map', ['Bill', 'Map']],
    ['Letter', ['Bill', 'Letter', 'Map']],
  ]) {
    await page.click('#reopen-paper');
    assert.deepEqual(await labels(), all);
    assert.equal(await activeTab(page, '#papers'), label);
  }
  assert.equal(await page.inputValue('#papers [name=dear]'), 'Ada');
  assert.equal(await page.locator('#papers .z-content-inner .z-content-inner').count(), 0);
  assert.true(await page.isDisabled('#reopen-paper'));
});

QUnit.test('C6 T19 the order of tabs is the same after a reload', async (assert) => {
  const page = await openQuestions();
  const labels = () => page.locator('#ports .z-tab').allTextContents();
  await page.click('#ports .z-tab >> text=South');
  await page.click('#to-front');
  await page.click('#ports .z-tab >> text=East');
  await page.click('#to-front');
  assert.deepEqual(await labels(), ['East', 'South', 'North']);
  await page.reload();
  assert.deepEqual(await labels(), ['East', 'South', 'North']);
  await page.click('#ports .z-tab >> text=South');
  assert.equal(await textOf(page, '#ports .z-content.z-active'), 'Cranes.');
});

QUnit.test('T17 the row shows with the second tab', async (assert) => {
  const page = await openQuestions();
  const row = page.locator('#finds > .z-tabs-desktop');
  assert.false(await row.isVisible());
  assert.true(await page.isVisible('text=White, with a hole.'));
  await page.click('#find-more');
  assert.true(await row.isVisible());
  await page.click('#finds .z-tab >> text=Stone');
  assert.equal(await activeTab(page, '#finds'), 'Stone');
});

QUnit.test.each('T10 the last tab is at the row’s end,', ['ltr', 'rtl'], async (assert, dir) => {
  const page = await openQuestions();
  await page.evaluate((way) => (document.querySelector('#house').dir = way), dir);
  const ends = await page.evaluate(() =>
    ['#house > .z-container', '#house .z-tab:last-child'].map((part) =>
      document.querySelector(part).getBoundingClientRect().toJSON(),
    ),
  );
  const side = dir === 'ltr' ? 'right' : 'left';
  assert.true(Math.abs(ends[0][side] - ends[1][side]) < 1);
});

QUnit.test('T9 tabs are sorted by dragging, with jQuery UI', async (assert) => {
  const page = await openQuestions();
  await page.addScriptTag({ url: '/node_modules/jquery-ui/dist/jquery-ui.min.js' });
  await page.evaluate(() => {
    const code = document.querySelector('#sort > .code code').textContent;
    const [, own] = code.match(/jQuery UI.*\n([^]*?)\n\n/);
    // The code as it stands on the page.
    window.eval(own.replaceAll('#trip', '#days'));
  });
  const [first, last] = [0, 2].map((n) => page.locator('#days .z-tab').nth(n));
  // Comes there when the label stands still: what is drawn as it scrolls into sight moves it.
  await first.hover();
  await page.mouse.down();
  const to = await last.boundingBox();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.move(to.x + to.width - 5, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await page.locator('#days .z-tab:last-child >> text=Sea').waitFor();
  await page.click('#days .z-tab >> text=Hills');
  // jQuery UI keeps the focus from what is pressed.
  await page.focus('#days .z-active > .z-link');
  for (const [key, panel] of [
    ['ArrowRight', 'Town'],
    ['ArrowRight', 'Sea'],
  ]) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    assert.equal(await textOf(page, '#days .z-active.z-tab'), panel);
  }
  assert.equal(await textOf(page, '#days .z-content.z-active'), 'The ferry leaves at six.');
});

QUnit.test('T2 C22 links, buttons and code open a tab', async (assert) => {
  const page = await openQuestions();
  for (const [press, tab] of [
    ['Where do we sleep?', 'Stays'],
    ['Open Luggage', 'Luggage'],
    ['Open Stays', 'Stays'],
  ]) {
    await page.click(`#link >> text="${press}"`);
    await assert.becomes(page, () => activeTab(page, '#walk'), tab, press);
  }
});

QUnit.test('T19 a disabled tab, and one that says why it doesn’t open', async (assert) => {
  const page = await openQuestions();
  await page.click('#deck .z-tab >> text=Bridge');
  assert.equal(await textOf(page, '#deck-says'), 'Only the captain may go to the bridge.');
  assert.equal(await activeTab(page, '#deck'), 'Deck');
  await page.check('#captain');
  await page.click('#deck .z-tab >> text=Bridge');
  assert.equal(await activeTab(page, '#deck'), 'Bridge');
  assert.equal(await textOf(page, '#deck-says'), '');
});

QUnit.test('C9 the first field has the focus, but not while keys walk the tabs', async (assert) => {
  const page = await openQuestions();
  const isInField = () => page.evaluate("document.activeElement.name === 'sailor'");
  await page.focus('#sign .z-active > .z-link');
  await page.keyboard.press('ArrowRight');
  assert.false(await isInField(), 'an arrow key');
  await page.keyboard.press('Enter');
  assert.true(await isInField(), 'Enter');
  await page.click('#sign .z-tab >> text=About');
  await page.click('#sign .z-tab >> text=Your name');
  assert.true(await isInField(), 'a press');
});

QUnit.test('T7 a long label is cut, a short one is not', async (assert) => {
  const page = await openQuestions();
  const links = await page.locator('#novels .z-tab .z-link').evaluateAll((all) =>
    all.map((one) => ({
      isCut: one.scrollWidth > one.clientWidth,
      height: one.clientHeight,
    })),
  );
  assert.deepEqual(
    links.map(({ isCut }) => isCut),
    [true, false],
  );
  assert.equal(links[0].height, links[1].height, 'one line');
});

QUnit.test('looks: only the selected tab has its own colour and weight', async (assert) => {
  const page = await openQuestions();
  const looks = () =>
    page.locator('#signals .z-tab .z-link').evaluateAll((all) =>
      all.map((one) => {
        const { fontWeight, color } = getComputedStyle(one);
        return [fontWeight, color === 'rgb(43, 43, 43)'];
      }),
    );
  await page.click('#signals .z-tab >> text=Lamps');
  assert.deepEqual(
    (await looks()).map(([weight]) => weight),
    ['400', '700'],
  );
  const fill = await page
    .locator('#signals .z-active > .z-link')
    .evaluate((one) => getComputedStyle(one).background);
  assert.true(fill.includes('rgb(255, 217, 74)'), fill);
});

QUnit.test('C9 C10 each tab has its own place of what scrolls', async (assert) => {
  const page = await openQuestions();
  const shelf = page.locator('#shelf');
  const top = () => shelf.evaluate((one) => one.scrollTop);
  const choose = (label) =>
    page.locator('#scrolls .z-link', { hasText: label }).evaluate((link) => link.click());
  await shelf.evaluate((one) => one.scrollTo(0, 50));
  await choose('Argo');
  await shelf.evaluate((one) => one.scrollTo(0, 20));
  await choose('Odyssey');
  assert.equal(await top(), 50);
  await choose('Argo');
  assert.equal(await top(), 20);
});
