/*
 * Writes what the sources say into the README and reference.md, between the comments that mark the places
 * of tables, into reference.js, of which the playground and the theme builder make their forms, into names.js,
 * which is what the find box finds, into minisearch.js, with which it does, and into the pages of the demo.
 * `npm run docs`; a test fails where it was forgotten.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { chartsOf, comparisonTable } from './charts.mjs';
import { closedPage } from './closed-panels.mjs';
import { comingPage, libraries } from './coming-from.mjs';
import { heardExamples } from './heard.mjs';
import { namesScript } from './names.mjs';
import { referencePage } from './reference-page.mjs';
import { referencePages, referenceTextPage } from './reference-text.mjs';
import { reference } from '../.ci/lib/reference.mjs';
import { contents, pageOf, pages } from './site.mjs';
import { closedPanels, stackPage, stacks } from './stacks.mjs';
import { runningPages } from './stacks-running.mjs';
import { sourcesOf } from './sources.mjs';
import { root } from '../.ci/lib/files.mjs';
import { themeColors, tokensOf } from './tokens.mjs';
import { acceptedOf, initialOf } from '../.ci/lib/option-words.mjs';

const require = createRequire(import.meta.url);
const { limits, measure } = require('../test/sizes.cjs');

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

const code = (text) => '`' + String(text).replace(/\|/g, '\\|') + '`';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const options = (rows) =>
  table(
    ['Option', 'Default', 'Takes', 'What it does'],
    rows.map((row) => [code(row.name), initialOf(row), acceptedOf(row), row.about]),
  );

const isText = ({ name }) => name.startsWith('texts.');

/** The rows of the benchmark that the README quotes, and what they are called there. */
const quoted = {
  'tabs, cold page: start of 5, as shipped': 'start 5 tabs',
  'tabs, cold page: start of 50, as shipped': 'start 50 tabs',
  'tabs, cold page: start of 200 sets of 5, as shipped': 'start 200 sets of 5 tabs',
  'accordion, cold page: start of 5, as shipped': 'start an accordion of 5 sections',
  'accordion, cold page: start of 50, as shipped': 'start an accordion of 50',
  'accordion, cold page: start of 200 sets of 5, as shipped': 'start 200 accordions of 5',
  'tabs: select at 5, script': 'select one of 5 tabs, script only',
  'tabs: select at 2000, script': 'select one of 2,000 tabs, script only',
  'accordion: select at 2000, script': 'open one of 2,000 sections, script only',
  'tabs: 2,000 nodes shown again, without painting':
    'show a panel of 2,000 elements again, without painting',
  'accordion: motion, opening': 'open a section of 2,000 elements, with motion',
};

/** Milliseconds as the benchmark writes them, to the precision that they have. */
function rounded(cell) {
  const time = parseFloat(cell.replace(/,/g, ''));
  if (Number.isNaN(time)) return cell;
  return time < 1 ? time.toFixed(2) : Math.round(time).toLocaleString('en');
}

function speed() {
  const measured = read('test/bench/results.md')
    .split('\n')
    .map((line) => line.split(' | '));
  return Object.entries(quoted).map(([title, name]) => {
    const [, ours, floor, , ...others] = measured.find(([first]) => first === `| ${title}`);
    return [name, ...[ours, floor, ...others.slice(0, 3)].map(rounded)];
  });
}

/** The tables by the names of their places. */
function tablesOf({ tabs, accordion }) {
  const own = accordion.options.filter(({ shared }) => !shared);
  const texts = [...tabs.options, ...own].filter(isText);
  const tables = {
    sizes: table(
      ['File', 'Compressed'],
      Object.keys(limits).map((file) => [
        code(file),
        `${(measure(file).gzip / 1024).toFixed(1)} KB`,
      ]),
    ),
    speed: table(
      ['In milliseconds', 'these plugins', 'by hand', 'jQuery UI', 'Bootstrap', 'Foundation'],
      speed(),
    ),
    'shared options': options(tabs.options.filter((row) => row.shared && !isText(row))),
    texts: table(
      ['Text', 'Default', 'Where'],
      texts.map((row) => [code(row.name), row.initial, row.about]),
    ),
  };
  for (const [name, { options: rows, methods, events }] of Object.entries({ tabs, accordion })) {
    tables[`${name} options`] = options(rows.filter((row) => !row.shared && !isText(row)));
    tables[`${name} methods`] = table(
      ['Method', 'What it does'],
      methods.map(({ calls, about }) => [calls.map(code).join(' '), about]),
    );
    tables[`${name} callbacks`] = table(
      ['Callback', 'When'],
      events.map(({ name: event, about }) => [
        code(`${event}(event, ${event === 'error' ? 'xhr' : 'item'})`),
        about.replace(/^Called /, ''),
      ]),
    );
  }
  return tables;
}

/** A text with the tables of what the sources say. */
const withTables = (text, tables) =>
  text.replace(
    /(<!-- table: (.+?) -->\n)[^]*?(<!-- end -->)/g,
    (_, start, name, end) => `${start}\n${tables[name]}\n\n${end}`,
  );

/** A script with what the sources say, one row a line. */
function scriptOf(found, text) {
  const rowsOf = (rows) => rows.map((row) => `\n    ${JSON.stringify(row)},`).join('');
  const partsOf = (parts) =>
    Object.entries(parts).map(([name, rows]) => `\n  ${name}: [${rowsOf(rows)}\n  ],`);
  const widgets = Object.entries(found).map(
    ([name, parts]) => `\n ${name}: {${partsOf(parts).join('')}\n },`,
  );
  const themes = Object.entries(themeColors()).map(
    ([name, colors]) => `\n  ${name}: ${JSON.stringify(colors)},`,
  );
  const looks = `\n tokens: [${rowsOf(tokensOf(text))}\n ],\n themes: {${themes.join('')}\n },`;
  return `// Made of the sources by \`npm run docs\`.\nwindow.reference = {${widgets.join('')}${looks}\n};\n`;
}

/** The library of the find box, small, with its licence. */
async function searchScript() {
  const bundle = await rollup({ input: 'minisearch', plugins: [nodeResolve()] });
  const format = { format: 'iife', name: 'MiniSearch', plugins: [terser()] };
  const { output } = await bundle.generate(format);
  await bundle.close();
  const { version, author, license } = JSON.parse(read('node_modules/minisearch/package.json'));
  return `/*! minisearch ${version} | (c) ${author} | ${license} License */\n${output[0].code}`;
}

/** A page as its data has it, or as it is written by hand. */
function htmlOf({ file }, text) {
  const isOf = (one) => one.file === file;
  const [library, stack, chapters] = [libraries, stacks, referencePages].map((all) =>
    all.find(isOf),
  );
  if (library) return comingPage(library);
  if (stack) return stackPage(stack);
  if (isOf(closedPanels)) return closedPage();
  return chapters ? referenceTextPage(chapters, text) : read(`demo/${file}`);
}

/** What the files have to hold, by their paths. */
export async function renewed() {
  const found = await reference();
  const tables = tablesOf(found);
  const text = withTables(read('demo/reference.md'), tables);
  const parts = {
    tabs: referencePage('tabs', found),
    accordion: referencePage('accordion', found),
    charts: chartsOf(),
    heard: heardExamples(),
    comparison: comparisonTable(),
  };
  const html = Object.fromEntries(pages.map((page) => [page.file, htmlOf(page, text)]));
  for (const { file } of pages) parts[`contents ${file}`] = contents(html[file], file);
  return {
    'README.md': withTables(read('README.md'), tables),
    'demo/reference.md': text,
    'demo/reference.js': scriptOf(found, text),
    'demo/names.js': namesScript(found, html, text),
    'demo/minisearch.js': await searchScript(),
    ...Object.fromEntries(
      pages.map((page) => [
        `demo/${page.file}`,
        pageOf(page, html[page.file], { ...parts, ...sourcesOf(html[page.file]) }),
      ]),
    ),
    ...runningPages(),
  };
}

/** Writes them. */
async function renew() {
  for (const [file, text] of Object.entries(await renewed())) {
    fs.writeFileSync(path.join(root, file), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) renew();
