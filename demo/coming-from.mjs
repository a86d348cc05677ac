/* The pages for those who come from another library, made of what is written in coming-from/. */
import { readFileSync } from 'node:fs';
import bootstrap from './coming-from/bootstrap.mjs';
import easytabs from './coming-from/easytabs.mjs';
import jqueryUi from './coming-from/jquery-ui.mjs';
import liteaccordion from './coming-from/liteaccordion.mjs';
import older from './coming-from/older.mjs';
import { escape, prose } from './reference-page.mjs';
import { codeBlock, shell } from './shell.mjs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Those that have a page of their own. */
export const libraries = [jqueryUi, bootstrap, easytabs, liteaccordion];

/**
 * Those whose tables are tested: `old` does beside a package what `ours` does. A row may have more for that, a pair
 * where the sides differ: `running` if the set has started, code that runs `before`, what `old` `does` if it is markup,
 * what to `press`, or how to `act` on it, and what it `looks` at in place of the text in sight and the log: a
 * `motion`, or other code. In a table from documentation, `then` is true after `ours`; options have to have their values.
 */
export const compared = [...libraries, older];

const code = (text, label) => codeBlock(text, ` ${label}`);

const rowOf = ({ old, ours, note = old === ours ? 'The same.' : '' }) =>
  `<tr><td><code>${escape(old)}</code></td><td>${ours && ours !== old ? `<code>${escape(ours)}</code> ` : ''}${prose(note)}</td></tr>`;

/** A call; one with options has each of them on a line of its own, as the column is narrow. */
const scriptOf = (start) => {
  const lines = start.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
  return lines === start ? `<script>${start}</script>` : `<script>\n${lines}\n</script>`;
};

/** A whole example: files, markup and call; `side` is 0 for the other library, 1 for ours. */
const exampleOf = ({ files, markup, start }, side) =>
  [files[side], markup[side], start[side] && scriptOf(start[side])].filter(Boolean).join('\n\n');

const tableOf = ({ title, rows }, name) =>
  `<div class="scrolls" tabindex="0" role="region" aria-label="${title}: what to write instead">
<table>
<thead><tr><th scope="col">${name}</th><th scope="col">Write instead</th></tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>
</div>`;

const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

const partOf = (part, name) => `<section class="example wide" id="${part.id}">
<div class="text"><h2>${part.title}</h2></div>
<div class="pair">
<div><h3>With ${name}</h3>
${code(exampleOf(part, 0), `the ${part.id} of ${name}`)}</div>
<div><h3>With ${plugins[part.id]}</h3>
${code(exampleOf(part, 1), `the ${part.id} of ${plugins[part.id]}`)}</div>
</div>
${tableOf(part, name)}
<h3>What is different</h3>
<ul class="list">
${part.different.map((text) => `<li>${prose(text)}</li>`).join('\n')}
</ul>
</section>`;

/** What the tables rest on, where a package runs beside ours. */
const basisOf = ({ name, package: folder, versions = '' }) =>
  folder
    ? ` The code in the tables is tested beside ${name} ${devDependencies[folder]}.${versions}`
    : '';

/** The page of a library. */
export const comingPage = (library) =>
  shell(
    `From ${library.name}`,
    prose(library.lead + basisOf(library)),
    library.parts.map((part) => partOf(part, library.name)).join('\n\n'),
  );

/** Links to these pages. */
export const comingCards = libraries
  .map(({ file, name, about }) => `<p><a href="${file}">From ${name}</a> ${about}</p>`)
  .join('\n');

/** The tables of older versions, which stand in a page that is written by hand. */
export const olderTables = older.parts
  .map((part) => `<h3 id="${part.id}">${part.title}</h3>\n${tableOf(part, 'Older version')}`)
  .join('\n');
