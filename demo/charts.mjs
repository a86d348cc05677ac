/* The bar charts of the start page: sizes and cold starts, as the benchmark has measured them. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './static.mjs';

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

/** All of them, as HTML. */
export function chartsOf() {
  const file = path.join(root, 'test/bench/results.md');
  const rows = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' | '));
  return Object.entries(charts)
    .map(([title, name]) => chartOf(rows, title, name))
    .join('\n');
}
