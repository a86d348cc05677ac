// The examples that run on the pages “With …”, with the packages that they name.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { openFile } from './page.mjs';

QUnit.module('stacks, running');

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The document of an example, when its tabs have started. */
async function exampleOn(page, name) {
  const frame = page.locator(`iframe[title="Example with ${name}"]`);
  await frame.scrollIntoViewIfNeeded();
  const example = frame.contentFrame();
  if (name === 'htmx') await example.getByRole('button', { name: 'Load the tabs' }).click();
  await example.locator('#trip.z-tabs').waitFor();
  return example;
}

/** All labels, those that are selected, and what is seen of the panels. */
const stateOf = (example) => async () => ({
  labels: await example.getByRole('tab').allInnerTexts(),
  selected: await example.getByRole('tab', { selected: true }).allInnerTexts(),
  shown: await example.locator('.z-content:visible').allInnerTexts(),
});

const texts = { Route: 'Three days.', Stays: 'Two inns.', Inns: 'Two inns.', Food: 'Fish.' };

const stateWith = (selected, labels = ['Route', 'Stays']) => ({
  labels,
  selected: [selected],
  shown: [texts[selected]],
});

const tab = (example, name) => example.getByRole('tab', { name, exact: true });

/** Presses tabs by mouse and by key, in an example as it starts. */
async function pressTabs(assert, page, example) {
  const state = stateOf(example);
  await assert.becomes(page, state, stateWith('Route'));
  await tab(example, 'Stays').click();
  await assert.becomes(page, state, stateWith('Stays'), 'by mouse');
  await tab(example, 'Stays').press('ArrowLeft');
  await assert.becomes(page, state, stateWith('Route'), 'by key');
}

/** What runs has what the page prints there. */
async function runsWhatIsPrinted(assert, page, name) {
  const frame = page.locator(`iframe[title="Example with ${name}"]`);
  const code = page.locator('section', { has: frame }).locator('pre code');
  const file = await frame.getAttribute('src');
  const printed = (await code.textContent()).trim();
  const second = file.replace('.html', '-2.html');
  const pages = name === 'htmx' ? [second] : [file];
  assert.true(pages.every((one) => read(`demo/${one}`).includes(printed)));
}

const bound = {
  Knockout: 'with-knockout.html',
  AngularJS: 'with-angularjs.html',
  Alpine: 'with-alpine.html',
  Vue: 'with-vue-page.html',
};
const visited = {
  Turbolinks: 'with-visits.html',
  'jquery-pjax': 'with-visits.html',
  Unpoly: 'with-visits.html',
  swup: 'with-visits.html',
  Turbo: 'with-turbo.html',
};
const others = { 'Shadow DOM': 'with-shadow-dom.html', htmx: 'with-htmx.html' };

const rowsOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { name, file }]));

const openExample = async (assert, { name, file }) => {
  const page = await openFile(`/demo/${file}`);
  const example = await exampleOn(page, name);
  await runsWhatIsPrinted(assert, page, name);
  await pressTabs(assert, page, example);
  return { page, example };
};

QUnit.test.each(
  'C12 an example with bound items runs on its page as it is printed:',
  rowsOf(bound),
  async (assert, row) => {
    const { page, example } = await openExample(assert, row);
    const state = stateOf(example);
    const labels = ['Route', 'Inns', 'Food'];
    await example.getByRole('button', { name: 'Rename' }).click();
    await example.getByRole('button', { name: 'Add' }).click();
    await tab(example, 'Food').click();
    await assert.becomes(page, state, stateWith('Food', labels));
    await tab(example, 'Food').press('ArrowLeft');
    await assert.becomes(page, state, stateWith('Inns', labels));
  },
);

QUnit.test.each(
  'C12 an example with pages runs on its page as it is printed, and Back opens the tab again:',
  rowsOf(visited),
  async (assert, row) => {
    const { page, example } = await openExample(assert, row);
    const state = stateOf(example);
    await tab(example, 'Stays').click();
    await assert.becomes(page, state, stateWith('Stays'));
    await example.getByRole('link', { name: 'Page two' }).click();
    await example.getByRole('heading', { name: 'Page two' }).waitFor();
    await assert.becomes(page, state, stateWith('Route'));
    await tab(example, 'Route').press('ArrowRight');
    await assert.becomes(page, state, stateWith('Stays'));
    // `goBack` would wait until the page itself is another one, not that in the frame.
    await page.evaluate(() => window.history.back());
    await example.getByRole('heading', { name: 'Page one' }).waitFor();
    await assert.becomes(page, state, stateWith('Stays'));
  },
);

QUnit.test.each(
  'C12 an example runs on its page as it is printed:',
  rowsOf(others),
  (assert, row) => openExample(assert, row),
);

QUnit.test('the examples that run have the packages that test:stacks has', (assert) => {
  const [own, tested] = ['', 'test/stacks/'].map(
    (folder) => JSON.parse(read(`${folder}package.json`)).devDependencies,
  );
  const files = [...Object.values(bound), ...Object.values(visited), ...Object.values(others)];
  const frames = files.flatMap((file) =>
    read(`demo/${file}`).match(/running\/[\w-]+\.html(?=" title)/g),
  );
  const folders = frames
    .flatMap((file) => read(`demo/${file}`).match(/(?<="node_modules\/)(@\w+\/)?[\w-]+/g) ?? [])
    .filter((folder) => folder !== 'jquery-3');
  assert.equal(new Set(folders).size, 10);
  for (const folder of folders) assert.equal(own[folder], tested[folder], folder);
});
