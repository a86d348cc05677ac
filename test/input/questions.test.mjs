// The examples of the page of questions about both widgets, as they stand there.
import { activeTab, opens, textOf } from './examples.mjs';

QUnit.module('questions');

const openQuestions = opens('questions.html');

QUnit.test('C6 what is open, and no box for what is closed', async (assert) => {
  const page = await openQuestions();
  await page.click('#moon >> text=Full');
  await page.click('#moon-ask');
  assert.equal(await textOf(page, '#moon-answer'), 'active() is 1');
  const isShown = () => document.querySelector('#moon .z-content').getClientRects().length > 0;
  assert.false(await page.evaluate(isShown), 'findInPage: false');
});

QUnit.test('C9 a chart is drawn once, as wide as its panel', async (assert) => {
  const page = await openQuestions();
  const chart = page.locator('#levels-chart');
  assert.false(await chart.evaluate((canvas) => canvas.matches('.drawn')), 'closed');
  await page.click('#levels >> text=Chart');
  await page.locator('#levels-chart.drawn').waitFor();
  const widths = await chart.evaluate(({ width, parentElement }) => [
    width,
    Math.floor(window.jQuery(parentElement).width()),
  ]);
  assert.equal(widths[0], widths[1]);
});

QUnit.test('C16 each record remembers its own tab', async (assert) => {
  const page = await openQuestions();
  await page.click('#trip-place >> text=Stays');
  await page.selectOption('#trip-number', '7');
  assert.equal(await textOf(page, '#trip-place .z-active.z-tab'), 'Route', 'of 7');
  await page.selectOption('#trip-number', '5');
  assert.equal(await textOf(page, '#trip-place .z-active.z-tab'), 'Stays', 'of 5');
});

QUnit.test('C18 a login page, part of a page, a request nobody is told of', async (assert) => {
  const page = await openQuestions();
  await page.click('#orders .z-tab >> text=Orders');
  await page.locator('#orders .z-failure').waitFor();
  assert.ok((await textOf(page, '#orders .z-failure p')).includes('please log in again'));
  await page.click('#tower .z-tab >> text=Light');
  await page.locator('#tower .z-active p').waitFor();
  assert.equal(await page.locator('#tower .z-content.z-active p').count(), 1);
  await page.click('#quiet .z-tab >> text=Wind');
  await page.locator('#quiet .z-content:not([aria-busy]).z-active p').first().waitFor();
  assert.equal(await textOf(page, '#told'), '2', 'the two before it');
});

QUnit.test('T15 without motion', async (assert) => {
  const page = await openQuestions({ context: {} });
  await page.check('#still');
  await page.click('#slow .z-tab >> text=Sloth');
  const moves = await page.evaluate(
    "document.getElementById('slow').getAnimations({ subtree: true }).length",
  );
  assert.equal(moves, 0);
});

QUnit.test('R2 a page is printed with all panels', async (assert) => {
  const page = await openQuestions({ isShared: false });
  await page.emulateMedia({ media: 'print' });
  await page.locator('#tickets >> text=Nine o’clock').waitFor();
  assert.equal(await page.locator('#tickets .z-content:visible').count(), 2);
});

QUnit.test('R1 a link opens the section with its target', async (assert) => {
  const page = await openQuestions();
  await page.click('a[href="#horn"]');
  await page.locator('#horn').waitFor();
  assert.equal(await textOf(page, '#lights .z-section.z-active .z-title'), 'Fog horn');
});

QUnit.test('T20 one address for two sets with the same names', async (assert) => {
  const page = await openQuestions();
  await page.click('text=Both on land');
  // Browsers tell of a new address a little later.
  await page.locator('#tuesday .z-active.z-tab', { hasText: 'Land' }).waitFor();
  assert.equal(await activeTab(page, '#monday'), 'Land');
  assert.equal(await activeTab(page, '#tuesday'), 'Land');
});

QUnit.test('C24 texts by language, and by option', async (assert) => {
  const page = await openQuestions();
  const names = (set) =>
    page
      .locator(`${set} :is(button, [role=button])`)
      .evaluateAll((all) =>
        all.map((one) => one.title || one.getAttribute('aria-label') || one.innerText),
      );
  const [german, own] = [await names('#reise'), await names('#journey')];
  assert.true(
    german.some((name) => /automatisch|starten|abspielen|wiedergabe/i.test(name)),
    `${german}`,
  );
  assert.true(own.includes('Start the show'), `${own}`);
});

QUnit.test('C22 a set and a button without any script', async (assert) => {
  const page = await openQuestions();
  await page.click('#csp >> text=Next');
  assert.equal(await activeTab(page, '#safe'), 'Key');
});

QUnit.test('T29 a finger goes to the next tab', async (assert) => {
  const page = await openQuestions({ context: { hasTouch: true, reducedMotion: 'reduce' } });
  const panels = page.locator('#cards .z-container');
  // Comes there when the panels stand still: what is drawn as it scrolls into sight moves them.
  await panels.hover();
  const box = await panels.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const at = (type, x) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  const [from, to] = [box.x + box.width * 0.8, box.x + box.width * 0.2];
  await at('touchStart', from);
  for (let n = 1; n <= 8; n++) await at('touchMove', from + ((to - from) * n) / 8);
  await at('touchEnd');
  await page.locator('#cards .z-active.z-tab >> text=Moon').waitFor();
  assert.equal(await textOf(page, '#cards .z-content.z-active'), 'And back.');
});

QUnit.test('T19 A10 arrow keys move the focus, and open nothing', async (assert) => {
  const page = await openQuestions();
  await page.focus('#manual .z-active > .z-link');
  await page.keyboard.press('ArrowRight');
  assert.equal(await activeTab(page, '#manual'), 'One');
  await page.keyboard.press('Enter');
  assert.equal(await activeTab(page, '#manual'), 'Two');
  await page.focus('#arrows .z-trigger');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'Down');
  assert.equal(await page.locator('#arrows [aria-expanded=true]').count(), 0);
});

QUnit.test('C5 a wrong value is told, and the default applies', async (assert) => {
  const page = await openQuestions({
    expected: [/uiTabs #compass: option position can't be "above"/],
  });
  await page.click('#compass-wrong');
  assert.equal(await textOf(page, '#compass-says'), 'position is top-left');
});

QUnit.test('C6 another theme after the start', async (assert) => {
  const page = await openQuestions();
  await page.click('#lamp .z-tab >> text=Starboard');
  await page.selectOption('#lamp-theme', 'red');
  assert.true(await page.locator('#lamp').evaluate((set) => set.matches('.red:not(.silver)')));
  assert.equal(await activeTab(page, '#lamp'), 'Starboard', 'what is open stays');
});

QUnit.test('C9 events of an inner set, heard and left out', async (assert) => {
  const page = await openQuestions();
  const counted = async () => [await textOf(page, '#fleet-all'), await textOf(page, '#fleet-own')];
  await page.click('#dinghies .z-tab >> text=Sails');
  assert.deepEqual(await counted(), ['1', '0']);
  await page.click('#fleet .z-tab >> text=Ships');
  assert.deepEqual(await counted(), ['2', '1']);
});

QUnit.test('C10 a question before the tab changes', async (assert) => {
  const page = await openQuestions({ isShared: false });
  const asked = [];
  const answers = [false, true];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  await page.fill('#entry', 'Sun.');
  await page.click('#diary .z-tab >> text=Yesterday');
  assert.equal(await activeTab(page, '#diary'), 'Today', 'refused');
  await page.click('#diary .z-tab >> text=Yesterday');
  assert.equal(await activeTab(page, '#diary'), 'Yesterday');
  assert.deepEqual(asked, ['Leave without saving?', 'Leave without saving?']);
});

QUnit.test('C18 the answer to a loaded form stays in the panel', async (assert) => {
  const page = await openQuestions();
  await page.click('#club .z-tab >> text=Join');
  await page.fill('#club [name=sailor]', 'Ada');
  const asked = page.waitForRequest(/joined\.html/);
  await page.click('#club >> text="Join" >> nth=1');
  assert.true((await asked).url().endsWith('joined.html?sailor=Ada'));
  await page.locator('#club >> text=Welcome aboard').waitFor();
  assert.true(await page.evaluate("document.activeElement.matches('#club .z-content-inner')"));
  assert.true(page.url().endsWith('questions.html'), 'still the same page');
});

QUnit.test('A5 a section grows with what is shown in it', async (assert) => {
  const page = await openQuestions();
  const height = async () => (await page.locator('#tales .z-section').first().boundingBox()).height;
  const before = await height();
  await page.click('#tale-more');
  assert.true((await height()) > before + 20);
  assert.equal(await textOf(page, '#tale-more'), 'Show less');
  await page.click('#tale-more');
  assert.equal(await height(), before);
});

QUnit.test('C12 a lazy picture loads when its panel opens', async (assert) => {
  const page = await openQuestions();
  const width = () => page.locator('#album img').evaluate((image) => image.naturalWidth);
  await page.locator('#album').scrollIntoViewIfNeeded();
  assert.equal(await width(), 0, 'closed');
  await page.click('#album .z-tab >> text=Picture');
  await page.waitForFunction(() => document.querySelector('#album img').naturalWidth > 0);
});

QUnit.test('C15 tabs in a dialog have their size when it opens', async (assert) => {
  const page = await openQuestions({ viewport: { width: 500, height: 700 } });
  await page.click('text=Open the dialog');
  const bar = page.locator('#berths .z-tabs-mobile [role=button]');
  await bar.click();
  await page.locator('#berths [role=tab] >> text=Lower').waitFor();
  await page.keyboard.press('Escape');
  assert.true(await page.locator('#cabin').isVisible(), 'Escape closes the dropdown');
  await bar.click();
  await page.click('#berths [role=tab] >> text=Lower');
  assert.equal(await textOf(page, '#berths .z-content.z-active'), 'With a drawer.');
  await page.click('#cabin >> text="Close"');
  assert.false(await page.locator('#cabin').isVisible());
});

QUnit.test('C17 autoplay ends at the last tab', async (assert) => {
  const page = await openQuestions();
  await page.click('#laps-once');
  await assert.becomes(page, () => activeTab(page, '#laps'), 'End');
  await page.locator('#laps:not(:has(.z-playing))').waitFor();
  assert.equal(await activeTab(page, '#laps'), 'End', 'and not the first again');
});

QUnit.test('T7 a wide text in a panel makes no column wider', async (assert) => {
  const page = await openQuestions({ viewport: { width: 700, height: 700 } });
  const [row, set] = await Promise.all(
    ['.two-columns', '#manifest'].map((one) => page.locator(one).boundingBox()),
  );
  assert.true(set.x + set.width <= row.x + row.width);
});

QUnit.test('looks: no border, shadow or background, no padding at the sides', async (assert) => {
  const page = await openQuestions();
  const style = await page.locator('#slate .z-container').evaluate((box) => {
    const { borderTopColor, boxShadow, backgroundColor } = getComputedStyle(box);
    const inner = getComputedStyle(box.querySelector('.z-active .z-content-inner'));
    return [borderTopColor, backgroundColor, boxShadow, inner.paddingInlineStart];
  });
  const none = 'rgba(0, 0, 0, 0)';
  assert.deepEqual(style, [none, none, 'none', '0px']);
});

QUnit.test('C16 what was remembered is forgotten', async (assert) => {
  const page = await openQuestions();
  await page.click('#inbox .z-tab >> text=Drafts');
  await page.reload();
  assert.equal(await activeTab(page, '#inbox'), 'Drafts');
  await Promise.all([page.waitForEvent('load'), page.click('#sign-out')]);
  assert.equal(await activeTab(page, '#inbox'), 'Inbox');
});

QUnit.test('C25 something runs when a panel opens for the first time', async (assert) => {
  const page = await openQuestions();
  const times = () => page.locator('#rooms output').allTextContents();
  const [first, none] = await times();
  assert.true(/\d/.test(first));
  assert.equal(none, '');
  await page.click('#rooms .z-tab >> text=Attic');
  // A sign that a second time would overwrite.
  await page.evaluate("$('#rooms output').text('once')");
  await page.click('#rooms .z-tab >> text=Kitchen');
  await page.click('#rooms .z-tab >> text=Attic');
  assert.deepEqual(await times(), ['once', 'once']);
});

QUnit.test('R1 C12 one form with fields in several tabs', async (assert) => {
  const page = await openQuestions();
  await page.click('#crew >> text="Send"');
  await page.locator('#crew .z-active.z-tab', { hasText: 'Bunk' }).waitFor();
  await page.locator('[name=bunk]:focus').fill('3');
  await page.click('#crew >> text="Send"');
  assert.equal(await textOf(page, '#crew output'), 'Sent: name=Ada&bunk=3');
});
