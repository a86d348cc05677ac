// The code blocks of the README and of the start page, pasted into one page as they stand, one after another.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { openPage } from './page.mjs';

QUnit.module('first steps');

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What is to be pasted: code of a page, but not of bundlers and shells. */
const readmeBlocks = () =>
  Array.from(read('README.md').matchAll(/^```(html|js)\n([^]*?)^```/gm), ([, kind, text]) =>
    kind === 'js' ? `<script>\n${text}</script>` : text,
  ).filter((text) => !/\bimport /.test(text));

const unescaped = (html) => html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** The blocks of the section “Install” of the start page. */
function startBlocks() {
  const [, section] = read('demo/index.html').match(
    /<section[^>]* id="install">([^]*?)<\/section>/,
  );
  return Array.from(section.matchAll(/<pre><code>([^]*?)<\/code><\/pre>/g), ([, code]) =>
    unescaped(code),
  );
}

const openBlocks = (blocks) =>
  openPage({
    html: blocks.join('\n').replace(/(src|href)="assets\//g, '$1="/assets/'),
    css: [],
    scripts: [],
    jquery: 0,
    viewport: { width: 1000, height: 700 },
    context: { reducedMotion: 'reduce' },
  });

/** What is selected and seen: a label and the text of its panel, of each set. */
const shown = (page) =>
  page.evaluate(() => {
    const { $ } = window;
    const texts = (selector) =>
      $(selector)
        .get()
        .map((one) => one.innerText.trim());
    return {
      tabs: texts('#trip .z-tab.z-active, #trip > * > .z-content.z-active'),
      sections: texts('#faq .z-section.z-active'),
    };
  });

QUnit.test('C2 C3 the README, block after block', async (assert) => {
  const blocks = readmeBlocks();
  assert.equal(blocks.length, 6);
  const page = await openBlocks(blocks);
  // What the later blocks do: another theme, the second tab, the second section.
  await page.waitForSelector('#trip.red');
  assert.deepEqual(await shown(page), {
    tabs: ['Stays', 'Two inns and a lighthouse.'],
    sections: ['Is there water?\nAt the second hut.'],
  });
});

QUnit.test('C2 C3 the start page, block after block', async (assert) => {
  const page = await openBlocks(startBlocks());
  await page.waitForSelector('#trip.z-tabs');
  assert.deepEqual(await shown(page), {
    tabs: ['Route', 'Three days along the coast.'],
    sections: ['How long is the walk?\nEleven kilometres. Three of them go uphill.'],
  });
});

QUnit.test('the README is short, and its files are in assets/', (assert) => {
  const text = read('README.md');
  assert.true(text.split(/\s+/).length <= 1200, `${text.split(/\s+/).length} words`);
  const files = Array.from(text.matchAll(/(?:src|href)="(assets\/[^"]+)"/g), ([, file]) => file);
  assert.equal(files.length, 5);
  files.forEach((file) => assert.true(read(file).length > 0, file));
});

QUnit.test('the downloads are all files of the lines, and all texts', (assert) => {
  const [, list] = read('demo/index.html').match(/<!-- made: downloads -->([^]*?)<!-- end -->/);
  const named = Array.from(
    list.matchAll(/href="\.\.\/(assets\/[^"]+)" download/g),
    ([, file]) => file,
  );
  const lines = Array.from(
    startBlocks()[0].matchAll(/(?:src|href)="([^"]+)"/g),
    ([, file]) => file,
  );
  const texts = readdirSync(path.join(root, 'assets/js/texts'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/js/texts/${file}`);
  assert.equal(lines.length, 5);
  assert.deepEqual(
    [...lines, ...texts].filter((file) => !named.includes(file)),
    [],
  );
});
