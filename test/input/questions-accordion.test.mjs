// The examples of the page of questions about the accordion, as they stand there.
import { activeTab, openSections, opens, textOf } from './examples.mjs';

QUnit.module('questions about the accordion');

const openQuestions = opens('questions-accordion.html');

QUnit.test('A3 what is open first', async (assert) => {
  const page = await openQuestions();
  assert.deepEqual(await openSections(page, '#seabirds'), ['Tern']);
  assert.deepEqual(await openSections(page, '#fish'), ['Eel']);
  for (const _ of [1, 2]) {
    await page.click('#to-auk');
    assert.deepEqual(await openSections(page, '#seabirds'), ['Auk']);
  }
});

QUnit.test('A2 A11 several, all, and always one', async (assert) => {
  const page = await openQuestions();
  await page.click('#trees >> text=Ash');
  await page.click('#trees >> text=Pine');
  assert.deepEqual(await openSections(page, '#trees'), ['Ash', 'Pine']);
  await page.click('#knots-all');
  assert.equal((await openSections(page, '#knots')).length, 3);
  await page.click('#knots-all');
  assert.equal((await openSections(page, '#knots')).length, 0);
  await page.click('#meals >> text=Lunch', { force: true });
  assert.deepEqual(await openSections(page, '#meals'), ['Lunch']);
  await page.click('#meals >> text=Dinner');
  assert.deepEqual(await openSections(page, '#meals'), ['Dinner']);
});

QUnit.test('A1 text beside a heading can be selected, and opens nothing', async (assert) => {
  const page = await openQuestions();
  await page.dblclick('#header-text code >> nth=0', { position: { x: 10, y: 8 } });
  assert.equal(await page.evaluate('getSelection().toString().trim()'), 'KC');
  assert.deepEqual(await openSections(page, '#header-text ul'), []);
  await page.click('#header-text >> text=Ferry ticket');
  assert.deepEqual(await openSections(page, '#header-text ul'), ['Ferry ticket']);
});

QUnit.test('T21 the page scrolls to what is opened, by its margin', async (assert) => {
  const page = await openQuestions({ isKept: false, viewport: { width: 1000, height: 600 } });
  assert.equal(await page.evaluate('scrollY'), 0, 'not at the start');
  await page.click('#rules >> text=In port');
  await page.waitForFunction(() => {
    const { top } = document.querySelector('#rules .z-section.z-active').getBoundingClientRect();
    return Math.abs(top - 56) < 1; // 2 rem of the section, and 1.5 of the page
  });
  assert.deepEqual(await openSections(page, '#rules'), ['In port']);
});

QUnit.test('A1 a checkbox, a link and a radio in headers', async (assert) => {
  const page = await openQuestions();
  await page.check('[aria-label="Order soup"]');
  assert.deepEqual(await openSections(page, '#lunch'), []);
  await page.click('#lunch >> text=Pay by card');
  assert.true(await page.isChecked('#lunch [name=pay]'));
  assert.true((await textOf(page, '#lunch .z-section.z-active')).startsWith('Pay by card'));
  await page.click('#lunch >> text=Recipe');
  await page.waitForURL(/recipes\.html#in-steps$/);
});

QUnit.test('A1 a disabled fieldset disables fields, but no section', async (assert) => {
  const page = await openQuestions();
  await page.click('#sent >> text=Room');
  assert.deepEqual(await openSections(page, '#sent'), ['Room']);
  assert.true(await page.isDisabled('[aria-label="With breakfast"]'));
  assert.true(await page.isDisabled('[name=nights]'));
  await page.check('[aria-label="With supper"]');
  await page.click('#open >> text=Table');
  assert.true(await page.isDisabled('[name=seats]'));
});

QUnit.test('A13 sections are sorted by buttons', async (assert) => {
  const page = await openQuestions();
  const titles = () => page.locator('#tasks .z-title').allTextContents();
  await page.click('text=Move down');
  assert.deepEqual(await titles(), ['Sail', 'Paint', 'Rest']);
  await page.click('text=Move up');
  await page.click('text=Move up');
  assert.deepEqual(await titles(), ['Paint', 'Sail', 'Rest'], 'and not beyond an end');
});

QUnit.test('A12 plus and minus, after the text and before it', async (assert) => {
  const page = await openQuestions();
  const isBefore = (set) =>
    page
      .locator(`${set} .z-trigger`)
      .first()
      .evaluate((trigger) => {
        const [arrow, title] = ['.z-arrow', '.z-title'].map((part) =>
          trigger.querySelector(part).getBoundingClientRect(),
        );
        return arrow.left < title.left;
      });
  assert.deepEqual([await isBefore('#winds'), await isBefore('#waves')], [false, true]);
});

QUnit.test('R1 a link opens a section, and the tab in it', async (assert) => {
  const page = await openQuestions();
  await page.click('#islands >> text=South island');
  await page.click('text=To the bell');
  await page.locator('#chapel').waitFor();
  assert.equal(await activeTab(page, '#north'), 'Hill');
});

QUnit.test('A4 the order of callbacks', async (assert) => {
  const page = await openQuestions();
  const told = (text) => page.locator('#log-of', { hasText: text }).waitFor();
  await page.click('#log-set >> text=Press me');
  await told('show, select, activate');
  await page.click('#log-set >> text=Or me');
  await told('show, select, activate, activate (closed)');
  assert.equal(await page.locator('#log-of').count(), 1);
});

QUnit.test('A11 a press elsewhere closes all, one inside nothing', async (assert) => {
  const page = await openQuestions();
  await page.click('#filters >> text=Price');
  await page.check('#filters [type=checkbox] >> nth=0');
  assert.deepEqual(await openSections(page, '#filters'), ['Price']);
  await page.click('#outside h2');
  assert.deepEqual(await openSections(page, '#filters'), []);
});

QUnit.test('A12 an arrow of the page turns', async (assert) => {
  const page = await openQuestions();
  const turns = () =>
    page
      .locator('#sails .z-trigger')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one, '::after').transform !== 'none'),
      );
  assert.equal(await page.locator('#sails .z-arrow').count(), 0);
  await page.click('#sails >> text=Jib');
  assert.deepEqual(await turns(), [true, false]);
});

QUnit.test('A1 a header sticks while its section scrolls', async (assert) => {
  const page = await openQuestions();
  const box = page.locator('[aria-label="A tale"]');
  await box.scrollIntoViewIfNeeded();
  await box.evaluate((one) => one.scrollTo(0, 200));
  const tops = () =>
    box.evaluate((one) =>
      [one, one.querySelector('.z-header')].map((part) => part.getBoundingClientRect().top),
    );
  const [top, header] = await tops();
  assert.true(Math.abs(top - header) < 1);
  await page.click('#tale .z-header >> nth=0');
  assert.equal(await page.locator('#tale .z-active').count(), 0, 'and closes it');
});
