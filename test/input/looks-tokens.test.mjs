import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../demo/static.mjs';
import { openBoth } from './looks-page.mjs';

QUnit.module('looks: tokens');

/** The tokens that a sheet reads. */
const readBy = (...names) =>
  names
    .map((name) => readFileSync(path.join(root, `assets/css/${name}.min.css`), 'utf8'))
    .flatMap((text) => text.match(/var\(--z-[a-z-]+/g))
    .map((text) => text.slice(4));

QUnit.test('the reference names all tokens that the sheets read, and no others', (assert) => {
  const text = readFileSync(path.join(root, 'demo/reference.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `--z-'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const named = (column) =>
    rows.filter((row) => row[column] !== '–').flatMap((row) => row[1].match(/--z-[a-z-]+/g));
  const sorted = (names) => Array.from(new Set(names)).sort();
  assert.deepEqual(sorted(named(3)), sorted(readBy('ui.tabs', 'ui.tabs.flat')), 'tabs');
  assert.deepEqual(sorted(named(4)), sorted(readBy('ui.accordion')), 'accordion');
});

QUnit.test('a token may be set as narrowly as the reference says', async (assert) => {
  const page = await openBoth({
    settings: { bordered: true, rounded: true, theme: 'flat-carrot' },
  });
  const read = (selector, name, pseudo) =>
    page
      .locator(selector)
      .evaluate((element, [key, part]) => getComputedStyle(element, part)[key], [name, pseudo]);
  await page.addStyleTag({
    content: `
      .z-tab:last-child { --z-on-surface: #123456; --z-tab-font-size: 30px; --z-radius: 20px }
      #acc > :last-child { --z-on-surface: #123456; --z-border: #123456; --z-arrow-size: 30px }
      #set { --z-bar: 9px; --z-panel: #123456 }`,
  });
  const label = '#set .z-tab:last-child > .z-link';
  const navy = 'rgb(18, 52, 86)';
  assert.equal(await read(label, 'color'), navy);
  assert.equal(await read(label, 'fontSize'), '30px');
  assert.equal(await read(label, 'borderTopRightRadius'), '6px', 'the radius is the set’s');
  assert.equal(await read('#set .z-container', 'borderTopWidth'), '9px');
  assert.equal(await read('#set .z-container', 'backgroundColor'), navy);
  assert.equal(await read('#acc > :last-child .z-trigger', 'color'), navy);
  assert.equal(await read('#acc > :last-child', 'borderTopColor'), navy);
  // Seven tenths of its place.
  assert.equal(await read('#acc > :last-child .z-arrow', 'width'), '21px');
});
