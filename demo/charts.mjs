/* The bar charts of the start page: cold starts, as the benchmark has measured them, and sizes, as built. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../.ci/lib/files.mjs';

const { measure } = createRequire(import.meta.url)('../test/sizes.cjs');

/** Rows of the benchmark, and what they are called on the page. */
const charts = {
  'tabs, cold page: start of 5, as shipped': 'Start 5 tabs',
  'tabs, cold page: start of 50, as shipped': 'Start 50 tabs',
  'tabs, cold page: start of 200 sets of 5, as shipped': 'Start 200 sets of 5 tabs',
  'accordion, cold page: start of 50, as shipped': 'Start an accordion of 50 sections',
  'tabs: JS, min + gzip': 'Script of the tabs, compressed',
  'accordion: JS, min + gzip': 'Script of the accordion, compressed',
  'tabs: CSS, min + gzip': 'Style sheet of the tabs, compressed',
  'accordion: CSS, min + gzip': 'Style sheet of the accordion, compressed',
};

const libraries = { 'This plugin': 0, 'jQuery UI': 3, Bootstrap: 4 };

const barOf = ([name, amount, cell], most) =>
  `<tr><th scope="row">${name}</th><td><span style="inline-size: ${Math.round((amount / most) * 100)}%"></span> <bdi>${cell}</bdi></td></tr>`;

function chartOf(rows, title, name) {
  const [, ...cells] = rows.find(([first]) => first === `| ${title}`);
  const bars = Object.entries(libraries)
    .map(([library, column]) => [library, cells[column]])
    .map(([library, cell]) => [library, parseFloat(cell.replace(/,/g, '')), cell])
    .filter(([, amount]) => !Number.isNaN(amount));
  const most = Math.max(...bars.map(([, amount]) => amount));
  return `<table class="bars">
<caption>${name}</caption>
<tbody>
${bars.map((bar) => barOf(bar, most)).join('\n')}
</tbody>
</table>`;
}

/** Rows of sizes, with the file of ours, which may have grown since the benchmark ran. */
const files = {
  '| tabs: JS, min + gzip': 'js/ui.tabs.min.js',
  '| accordion: JS, min + gzip': 'js/ui.accordion.min.js',
  '| tabs: CSS, min + gzip': 'css/ui.tabs.min.css',
  '| accordion: CSS, min + gzip': 'css/ui.accordion.min.css',
};

const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

function sizesNow([title, , ...others]) {
  const cells = others.map((cell) =>
    /^[\d,]+ B$/.test(cell) ? inKilobytes(parseFloat(cell.replace(/,/g, ''))) : cell,
  );
  return [title, inKilobytes(measure(files[title]).gzip), ...cells];
}

const measuredRows = () =>
  fs
    .readFileSync(path.join(root, 'test/bench/results.md'), 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .map((row) => (files[row[0]] ? sizesNow(row) : row));

/** All of them, as HTML. */
export function chartsOf() {
  const rows = measuredRows();
  return Object.entries(charts)
    .map(([title, name]) => chartOf(rows, title, name))
    .join('\n');
}

/** Columns of the benchmark, in the order of the table. */
const compared = [0, 3, 4, 5];

const figures = {
  'Start 5 tabs': 'tabs, cold page: start of 5, as shipped',
  'Start 50 tabs': 'tabs, cold page: start of 50, as shipped',
  'Script of tabs, compressed': 'tabs: JS, min + gzip',
  'Script of the accordion, compressed': 'accordion: JS, min + gzip',
};

/** What each can do, as its code says: ours, jQuery UI, Bootstrap, Foundation, `<details name>`. */
const abilities = [
  ['Tabs and accordion', 'both', 'both', 'both', 'both', 'accordion'],
  ['Needs jQuery', 'yes', 'yes', 'no', 'yes', 'no'],
  ['ARIA and arrow keys in tabs', 'yes', 'yes', 'yes', 'yes', 'no tabs'],
  [
    'Tabs that don’t fit',
    'rows, scrolling, dropdown, accordion',
    'wrap',
    'wrap',
    'accordion',
    'no tabs',
  ],
  [
    'Links to an item',
    'yes, with Back',
    'tabs, at the start',
    'your script',
    'yes, with Back',
    'yes',
  ],
  ['Find-in-page opens items', 'yes', 'no', 'no', 'no', 'yes'],
  ['Prints closed items', 'yes', 'no', 'no', 'no', 'no'],
  ['Loads content', 'yes', 'tabs', 'no', 'no', 'no'],
  [
    'Without JavaScript',
    'all content',
    'all content',
    'what is open',
    'the open tab, no section',
    'works',
  ],
  ['Looks', 'thirty themes, properties', 'ThemeRoller', 'properties, Sass', 'Sass', 'your CSS'],
  ['Upkeep', 'this version is new', 'fixes only', 'active, many users', 'few releases', 'browsers'],
];

const rowOf = ([name, ...cells]) =>
  `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const { devDependencies } = JSON.parse(
  fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The others, with the versions whose code was read. */
const others = [
  `jQuery UI ${devDependencies['jquery-ui']}`,
  `Bootstrap ${devDependencies.bootstrap}`,
  `Foundation ${devDependencies['foundation-sites']}`,
];

/** The table against the others, as HTML. */
export function comparisonTable() {
  const rows = measuredRows();
  const measured = Object.entries(figures).map(([name, title]) => {
    const [, ...cells] = rows.find(([first]) => first === `| ${title}`);
    return [name, ...compared.map((column) => cells[column]), '–'];
  });
  const heads = ['ui-tabs and ui-accordion', ...others, '<code>&lt;details name&gt;</code>'];
  return `<div class="scrolls prose" tabindex="0" role="region" aria-label="Comparison with other libraries">
<table class="columns-6">
<thead><tr><td></td>${heads.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${[...abilities, ...measured].map(rowOf).join('\n')}
</tbody>
</table>
</div>`;
}
