import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../demo/static.mjs';
import { openFile } from './page.mjs';

QUnit.module('demo');

const tab = (page, set, name) => page.locator(set).getByRole('tab', { name, exact: true }).first();

QUnit.test(
  'content.html: nothing is loaded but what is open, and a tab loads its text',
  async (assert) => {
    const page = await openFile('/demo/content.html');
    await page.getByText('Four in the morning').waitFor();
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.split('/content/')[1])
          .filter(Boolean),
      );
    assert.deepEqual(await asked(), ['morning.html']);
    await tab(page, '#hero', 'A text').click();
    await page.getByRole('heading', { name: 'Twelve words for wind' }).waitFor();
    await tab(page, '#hero', 'A script').click();
    await page.getByText('3.1 km').waitFor();
    await tab(page, '#hero', 'More sets').click();
    await tab(page, '#hero', 'Sheet bend').click();
    await page.getByText('Joins a thick rope').waitFor();
    await page.getByRole('button', { name: 'Why does a knot hold?' }).click();
    await page.getByText('Each turn presses on the next').waitFor();
    assert.deepEqual(await asked(), ['morning.html', 'wind.html', 'thunder.html', 'sets.html']);
  },
);

QUnit.test('content.html: what is missing says so, and can be tried again', async (assert) => {
  const page = await openFile('/demo/content.html', { expected: [/\b404\b/] });
  await tab(page, '#lab', 'Missing').click();
  await page.getByText('This content could not be loaded. (404 Not Found)').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  const errors = page.locator('#log p', { hasText: 'error · status 404 · “Not Found”' });
  await errors.nth(1).waitFor();
  assert.equal(await errors.count(), 2, 'both are in the log');
});

QUnit.test('content.html: every address but the missing one has a file', async (assert) => {
  const page = await openFile('/demo/content.html');
  const given = await page
    .locator('[data-content-url]')
    .evaluateAll((elements) => elements.map((element) => element.dataset.contentUrl));
  const absent = given.filter((url) => !existsSync(path.join(root, 'demo', url)));
  assert.deepEqual([...new Set(absent)], ['content/missing.html']);
});

QUnit.test(
  'recipes.html: steps open one another, notes ask, and the menu is open',
  async (assert) => {
    const page = await openFile('/demo/recipes.html', { context: { reducedMotion: 'reduce' } });
    await page.getByRole('button', { name: 'Done, let it rest' }).click();
    assert.equal(await page.locator('#steps [aria-selected=true]').textContent(), '2. Rest');
    await page.getByRole('button', { name: 'New note' }).click();
    assert.equal(await page.locator('#notes [aria-selected=true]').textContent(), 'Note 1');
    const asked = new Promise((resolve) => {
      page.once('dialog', (dialog) => dialog.dismiss().then(() => resolve(dialog.message())));
    });
    await page.locator('#notes [role=tab]').nth(1).press('Delete');
    assert.equal(await asked, 'Throw this note away?');
    assert.equal(await page.locator('#notes [role=tab]').count(), 4);
    const menu = page.locator('#menu');
    assert.deepEqual(
      await menu.locator('[aria-current=page], [aria-expanded=true]').allTextContents(),
      ['Accordion', 'Recipes'],
    );
  },
);

QUnit.test('state.html: links, tabs and Back walk together', async (assert) => {
  const page = await openFile('/demo/state.html');
  const shows = async (hash, set, name) => {
    await page.locator(set).locator('[aria-selected=true]', { hasText: name }).first().waitFor();
    assert.equal(await page.evaluate('location.hash'), hash, name);
  };
  await shows('', '#trip', 'Start');
  await tab(page, '#trip', 'Route').click();
  await page.getByRole('link', { name: 'the second day' }).click();
  await shows('#walk/day-2', '#prefix', 'Second day');
  await page.getByRole('link', { name: 'black tea in a glass' }).click();
  await tab(page, '#several', 'Bowl').click();
  await shows('#tea:black&cup:bowl', '#several', 'Bowl');
  await page.getByRole('link', { name: 'the beds of the hut' }).click();
  await shows('#hut/beds', '#inside', 'Beds');
  await shows('#hut/beds', '#inside', 'Huts');
  await page.goBack();
  await page.goBack();
  await shows('#tea:black&cup:glass', '#several', 'Glass');
  await page.goBack();
  await page.goBack();
  await shows('#route', '#trip', 'Route');
  await page.goBack();
  await shows('', '#trip', 'Start');
  await shows('', '#prefix', 'First day');
  await page.locator('.jump').getByRole('link', { name: 'Memory' }).click();
  await shows('#memory', '#trip', 'Start');
});

QUnit.test('state.html: a reload keeps what was open, until it is forgotten', async (assert) => {
  const page = await openFile('/demo/state.html');
  const shelf = page.locator('#shelf [aria-selected=true]');
  const reload = async () => {
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Reload the page' }).click(),
    ]);
    return shelf.textContent();
  };
  await tab(page, '#shelf', 'The poems').click();
  await page.locator('#kept', { hasText: '["poems"]' }).waitFor();
  assert.equal(await reload(), 'The poems');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await page.locator('#kept', { hasText: 'nothing' }).waitFor();
  assert.equal(await reload(), 'The novel');
});

QUnit.test(
  'state.html: nothing plays where less motion is wanted, until play()',
  async (assert) => {
    const page = await openFile('/demo/state.html', { context: { reducedMotion: 'reduce' } });
    const controls = page.locator('.z-autoplay');
    const name = 'Start automatic change';
    assert.equal(await page.getByRole('button', { name }).count(), 2);
    assert.equal(await controls.count(), 2);
    await page.getByRole('button', { name: 'play(1000)' }).click();
    await page
      .locator('#stars')
      .getByRole('button', { name: 'Arcturus', expanded: true })
      .waitFor();
    await page.getByRole('button', { name: 'stop()' }).click();
    assert.equal(await page.getByRole('button', { name }).count(), 3);
  },
);

QUnit.test('motion.html: Next moves all sets, and Back moves them back', async (assert) => {
  const page = await openFile('/demo/motion.html');
  // Pressed and read in one go, so that no motion ends in between.
  const press = (name) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      button.click();
      const chosen = '.mover [aria-selected=true], .mover [aria-expanded=true]';
      const letters = Array.from(document.querySelectorAll(chosen), (one) => one.textContent[0]);
      const moving = ['.z-container.z-animating', '.z-section:has(.z-moving)'];
      return [letters.join(''), ...moving.map((one) => document.querySelectorAll(one).length)];
    });
  // All but the two that know no effect, and two sections of each accordion.
  assert.deepEqual(await press('Next'), ['B'.repeat(22), 16, 8]);
  assert.deepEqual(await press('Back'), ['A'.repeat(22), 16, 8]);
});

QUnit.test('motion.html: nothing moves where less motion is wanted', async (assert) => {
  const page = await openFile('/demo/motion.html', { context: { reducedMotion: 'reduce' } });
  await page.getByText('Your system asks for less motion').waitFor();
  await page.locator('[name=easing]').selectOption('easeOutBounce');
  assert.equal(await page.locator('.z-animating, .z-moving').count(), 0);
  assert.equal(await page.locator('.mover [aria-selected=true]', { hasText: 'B' }).count(), 18);
});

const captions = (page) => page.locator('#gallery .tag').allTextContents();

QUnit.test(
  'themes.html: the address says what is shown, and the form the address',
  async (assert) => {
    const page = await openFile('/demo/themes.html', {
      hash: '?widget=tabs&theme=red&style=pills&size=large&multiline=true',
    });
    const classes = await page.locator('#gallery .z-tabs').getAttribute('class');
    assert.deepEqual(
      ['red', 'pills', 'large', 'z-multiline'].filter((name) => !classes.split(' ').includes(name)),
      [],
    );
    assert.deepEqual(await captions(page), ['red']);
    await page.locator('[name=style]').selectOption('all');
    assert.deepEqual(await captions(page), ['normal', 'underlined', 'clean', 'pills']);
    await page.locator('[name=size]').selectOption('');
    assert.equal(
      new URL(page.url()).search,
      '?widget=tabs&theme=red&style=all&multiline=true',
      'what has no field stays',
    );
    await page.goBack();
    await page.goBack();
    assert.deepEqual(await captions(page), ['red']);
    await page.locator('[name=widget]').selectOption('accordion');
    assert.equal(await page.locator('#gallery .z-accordion.red').count(), 1);
  },
);

QUnit.test('themes.html: several words stay together in their field', async (assert) => {
  const page = await openFile('/demo/themes.html', { hash: '?widget=tabs&theme=red,silver' });
  const field = page.locator('[name=theme]');
  assert.equal(await field.inputValue(), 'red,silver');
  await page.locator('[name=style]').selectOption('pills');
  assert.equal(new URL(page.url()).search, '?widget=tabs&theme=red%2Csilver&style=pills');
  assert.deepEqual(await captions(page), ['red', 'silver']);
  await field.selectOption('built-in');
  assert.equal((await captions(page)).length, 10);
  assert.equal(await field.locator('.asked').count(), 0, 'and go');
});

QUnit.test('themes.html: every theme of both is there', async (assert) => {
  const page = await openFile('/demo/themes.html', { hash: '?widget=tabs' });
  assert.equal((await captions(page)).length, 30);
  assert.equal(await page.locator('#gallery .z-tabs.flat').count(), 20);
  await page.locator('[name=widget]').selectOption('accordion');
  assert.equal((await captions(page)).length, 13);
});
