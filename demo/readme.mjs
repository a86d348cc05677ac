/*
 * Writes what the sources say into the README and reference.md, between the comments that mark the places
 * of tables, into reference.js, of which the playground and the theme builder make their forms, into names.js,
 * which is what the find box finds, and into the pages of the demo. `npm run docs`; a test fails where it was forgotten.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartsOf } from './charts.mjs';
import { comingPage, libraries } from './coming-from.mjs';
import { namesScript } from './names.mjs';
import { referencePage } from './reference-page.mjs';
import { reference } from './reference.mjs';
import { pageOf, pages } from './site.mjs';
import { stackPage, stacks } from './stacks.mjs';
import { sourcesOf } from './sources.mjs';
import { root } from './static.mjs';
import { themeColors, tokensOf } from './tokens.mjs';
import { acceptedOf, initialOf } from './words.mjs';

const { limits, measure } = createRequire(import.meta.url)('../test/sizes.cjs');

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
  'tabs, cold page: start of 500, as shipped': 'start 500 tabs',
  'tabs, cold page: start of 200 sets of 5, as shipped': 'start 200 sets of 5 tabs',
  'accordion, cold page: start of 5, as shipped': 'start an accordion of 5 sections',
  'accordion, cold page: start of 50, as shipped': 'start an accordion of 50',
  'accordion, cold page: start of 500, as shipped': 'start an accordion of 500',
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

/** What the files have to hold, by their paths. */
export async function renewed() {
  const found = await reference();
  const tables = tablesOf(found);
  const text = read('demo/reference.md');
  const files = {
    'README.md': withTables(read('README.md'), tables),
    'demo/reference.md': withTables(text, tables),
    'demo/reference.js': scriptOf(found, text),
    'demo/names.js': namesScript(found, read),
  };
  const parts = {
    tabs: referencePage('tabs', found),
    accordion: referencePage('accordion', found),
    charts: chartsOf(),
  };
  for (const page of pages) {
    const file = `demo/${page.file}`;
    const isOf = (one) => one.file === page.file;
    const [library, stack] = [libraries.find(isOf), stacks.find(isOf)];
    const html = library ? comingPage(library) : stack ? stackPage(stack) : read(file);
    files[file] = pageOf(page, html, { ...parts, ...sourcesOf(html) });
  }
  return files;
}

/** Writes them. */
async function renew() {
  for (const [file, text] of Object.entries(await renewed())) {
    fs.writeFileSync(path.join(root, file), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) renew();
