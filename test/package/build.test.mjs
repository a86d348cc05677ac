import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NodePackageImporter, compileString } from 'sass';
import { build, preview } from 'vite';
import { openFile } from '../input/page.mjs';
import { project } from './consumer.mjs';

QUnit.module('package: builds');

const states = (page, selector, attribute) =>
  page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map((one) => one.getAttribute(name)), attribute);

/** Presses the second tab and the second header, and tells what is open. */
async function press(page) {
  await page.getByRole('tab', { name: 'Stays' }).click();
  await page.getByText('Two inns and a lighthouse.').waitFor();
  await page.getByRole('button', { name: 'Is there water?' }).click();
  await page.getByText('At the second hut.').waitFor();
  return [
    await states(page, '#trip [role=tab]', 'aria-selected'),
    await states(page, '#faq [aria-expanded]', 'aria-expanded'),
  ];
}

/** What only the sheets can say: the fills of a flat theme's selected label and of a header. */
const colours = (page) =>
  page.evaluate(() =>
    ['#trip [aria-selected=true]', '#faq .z-section:last-child > h3'].map((selector) => {
      return getComputedStyle(document.querySelector(selector)).backgroundColor;
    }),
  );

/** Builds a project for its entry, and opens what was built. */
async function openBuilt(folder, entry) {
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8').replace(/"\.\/\w+\.\wjs"/, `"./${entry}"`);
  writeFileSync(page, html);
  const config = { root: folder, configFile: false, logLevel: 'error' };
  const { output } = await build({ ...config, build: { emptyOutDir: true } });
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  return { output, server, page: await openFile(server.resolvedUrls.local[0]) };
}

/** jQuery 3 is one file for both ways to load it. */
const builds = {
  'import, jQuery 4': ['module.mjs', 'jquery', '4.0.0'],
  'import, jQuery 3': ['module.mjs', 'jquery-3', '3.7.1'],
  'require, jQuery 4': ['common.cjs', 'jquery', '4.0.0'],
};

QUnit.test.each('Vite builds pages that run:', builds, async (assert, [entry, jquery, version]) => {
  const { output, server, page } = await openBuilt(project(jquery), entry);
  try {
    assert.deepEqual(await press(page), [
      ['false', 'true'],
      ['false', 'true'],
    ]);
    const copies = await page.evaluate(() => [
      window.seen.$.fn.jquery,
      window.seen.$('#trip').data('uiTabs').active(),
      window.seen.$('#faq').data('uiAccordion').active(),
      typeof window.jQuery,
      Object.keys(window.uiTexts).join(),
    ]);
    assert.deepEqual(copies, [version, 1, 1, 'undefined', 'de'], 'on the jQuery of the page, C24');
    const code = output.map((chunk) => chunk.code ?? '').join('');
    const parts = ['there is no method', 'noConflict'].map((text) => code.split(text).length - 1);
    assert.deepEqual(parts, [1, 1], 'the kernel and jQuery are in it once');
    assert.deepEqual(await colours(page), ['rgb(230, 126, 34)', 'rgb(255, 255, 255)']);
    const left = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return window.seen.$('#trip').uiTabs('destroy').html();
    });
    assert.false(left.includes('data-z-'), 'C13 nothing of ours is left');
  } finally {
    await server.close();
  }
});

const compile = (source) =>
  compileString(source, {
    importers: [new NodePackageImporter(project())],
    url: pathToFileURL(path.join(project(), 'page.scss')),
  }).css;

QUnit.test('Sass compiles all three sheets into one, with their settings', (assert) => {
  const css = compile(`
    @use 'pkg:ui-tabs' with ($public: '--my-', $default-size: 'large', $themes: ('mine': ('light': ('accent': #c00), 'dark': ())), $accordion-themes: ());
    @use 'pkg:ui-tabs/accordion';
    @use 'pkg:ui-tabs/flat' with ($accents: ('flat-own': #e67e22));
  `);
  const names = (pattern) => [...new Set(css.match(pattern))].sort();
  assert.deepEqual(names(/(?<=\.)flat-[\w-]+/g), ['flat-own']);
  assert.deepEqual(names(/(?<=\.)(medium|large|mine|red|yellow)(?=[.:])/g), ['medium', 'mine']);
  assert.deepEqual(names(/--z-[\w-]+/g), []);
  assert.true(css.includes('var(--my-accent,'));
});
