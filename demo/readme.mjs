/*
 * Writes what the sources say into the README, between the comments that mark the places of its tables,
 * and into reference.js, of which the playground makes its form. `npm run docs`; a test fails where it
 * was forgotten.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reference } from './reference.mjs';
import { root } from './static.mjs';

const limits = path.join(root, 'test/sizes.json');

const code = (text) => '`' + String(text).replace(/\|/g, '\\|') + '`';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const initialOf = ({ initial }) =>
  initial === null || initial === '' ? 'none' : code(Array.isArray(initial) ? '[]' : initial);

/** What an option takes, in few words. */
const accepted = ({ expected }) =>
  expected.startsWith('one of ')
    ? expected.slice(7).split(', ').map(code).join(', ')
    : expected.replace(/\b(true|false)\b|'auto'/g, (word) => code(word.replace(/'/g, '')));

const options = (rows) =>
  table(
    ['Option', 'Default', 'Takes', 'What it does'],
    rows.map((row) => [code(row.name), initialOf(row), accepted(row), row.about]),
  );

const isText = ({ name }) => name.startsWith('texts.');

/** The tables by the names of their places. */
function tablesOf({ tabs, accordion }) {
  const tables = {
    sizes: table(
      ['File', 'Compressed'],
      Object.entries(JSON.parse(fs.readFileSync(limits, 'utf8'))).map(([file, { gzip }]) => [
        code(file),
        `${(gzip / 1024).toFixed(1)} KB`,
      ]),
    ),
    'shared options': options(tabs.options.filter((row) => row.shared && !isText(row))),
    texts: table(
      ['Text', 'Default', 'Where'],
      tabs.options.filter(isText).map((row) => [code(row.name), row.initial, row.about]),
    ),
  };
  for (const [name, { options: rows, methods, events }] of Object.entries({ tabs, accordion })) {
    tables[`${name} options`] = options(rows.filter(({ shared }) => !shared));
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

/** The README with the tables of what the sources say. */
function withTables(readme, found) {
  const tables = tablesOf(found);
  return readme.replace(
    /(<!-- table: (.+?) -->\n)[^]*?(<!-- end -->)/g,
    (_, start, name, end) => `${start}\n${tables[name]}\n\n${end}`,
  );
}

/** A script with what the sources say, one row a line. */
function scriptOf(found) {
  const rowsOf = (rows) => rows.map((row) => `\n    ${JSON.stringify(row)},`).join('');
  const partsOf = (parts) =>
    Object.entries(parts).map(([name, rows]) => `\n  ${name}: [${rowsOf(rows)}\n  ],`);
  const widgets = Object.entries(found).map(
    ([name, parts]) => `\n ${name}: {${partsOf(parts).join('')}\n },`,
  );
  return `// Made of the sources by \`npm run docs\`.\nwindow.reference = {${widgets.join('')}\n};\n`;
}

/** What the files have to hold, by their paths. */
export async function renewed() {
  const found = await reference();
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  return { 'README.md': withTables(readme, found), 'demo/reference.js': scriptOf(found) };
}

/** Writes them. */
async function renew() {
  for (const [file, text] of Object.entries(await renewed())) {
    fs.writeFileSync(path.join(root, file), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) renew();
