// The files of texts, as a page loads them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { root } from '../../.ci/lib/files.mjs';

QUnit.module('texts');

const folder = path.join(root, 'assets/js/texts');
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));

/** The texts that the reference lists, with the English ones. */
const english = Object.fromEntries(
  Array.from(
    readFileSync(path.join(root, 'demo/reference.md'), 'utf8').matchAll(
      /^\| `texts\.(\w+)` +\| ([^|]+?) +\|/gm,
    ),
    ([, name, text]) => [name, text],
  ),
);

const load = (file, page = {}) => {
  vm.runInNewContext(readFileSync(path.join(folder, file), 'utf8'), page);
  return page.uiTexts;
};

QUnit.test('C24 there are files for the languages of the rule', (assert) => {
  const wanted =
    'ar bg cs da de el es fi fr he hu it ja ko nb nl pl pt pt-BR ro ru sv tr uk zh-Hans zh-Hant';
  assert.deepEqual(
    files,
    wanted
      .split(' ')
      .map((tag) => `${tag}.js`)
      .sort(),
  );
});

QUnit.test.each('C24 each has all texts, in its own language:', files, (assert, file) => {
  const texts = load(file);
  const tag = file.slice(0, -3).toLowerCase();
  assert.deepEqual(Object.keys(texts[tag]).sort(), Object.keys(english).sort());
  const same = Object.entries(texts[tag]).filter(([name, text]) => english[name] === text);
  // The same word in some languages.
  assert.true(same.length <= 2, JSON.stringify(same));
  assert.true(Object.values(texts[tag]).every((text) => text.trim() === text && text !== ''));
});

QUnit.test('C24 a second file adds its language; other names of one mean the same', (assert) => {
  const page = {};
  load('de.js', page);
  const texts = load('nb.js', page);
  assert.deepEqual(Object.keys(texts).sort(), ['de', 'nb', 'nn', 'no']);
  assert.strictEqual(texts.no, texts.nb);
  const chinese = load('zh-Hant.js');
  assert.strictEqual(chinese['zh-tw'], chinese['zh-hant']);
});
