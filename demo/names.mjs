/*
 * What the find box finds: `[name, kind, address, text, words]`. All headings, options with their values, methods,
 * events, forms of markup, texts, classes, custom properties and messages; words are what else people look for it by.
 */
import { markup as accordionMarkup } from './examples/accordion.mjs';
import { markup as tabsMarkup } from './examples/tabs.mjs';
import { findWords } from './find-words.mjs';
import { pages } from './site.mjs';

const plain = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The values of an option, if it takes some of its own. */
const valuesOf = ({ expected = '' }) =>
  /^one of /.test(expected)
    ? expected.slice(7).replace(/\b(true|false), |, (true|false)\b/g, '')
    : '';

const isText = ({ name }) => name.startsWith('texts.');

function namesOf(widget, { options, methods, events }) {
  const rows = (kind, entries) =>
    entries.map((one) => [
      one.name,
      `${isText(one) ? 'text' : kind}, ${widget}`,
      `${widget}.html#${kind}-${one.name}`,
      plain(one.about),
      // A text is looked for by what it says.
      isText(one) ? one.initial : valuesOf(one),
    ]);
  const called = methods.map(({ calls, about }) => ({ name: calls[0].split('(')[0], about }));
  return [...rows('option', options), ...rows('method', called), ...rows('event', events)];
}

/** What a page has in its own words: without what runs there and without code. */
const proseOf = (html) =>
  html
    .replace(/^[^]*<main[^>]*>/, '')
    .replace(/<\/main>[^]*$/, '')
    .replace(/<!-- made: [^]*?<!-- end -->/g, '')
    .replace(/\n {2}<div class="live[^]*?\n {2}<\/div>/g, '')
    .replace(/<(pre|script|nav|thead)\b[^]*?<\/\1>/g, '')
    .replace(/<button[^]*?<\/button>/g, '');

const forms = { tabs: tabsMarkup, accordion: accordionMarkup };

/** The forms of markup that a widget can have. */
const formsOf = (widget) =>
  Object.entries(forms[widget]).map(([title, { about }], n) => [
    title,
    `markup, ${widget}`,
    `${widget}.html#markup-${n + 1}`,
    plain(about),
    '',
  ]);

const attribute = (tag, name) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';

/** The headings of a page with the text below them; one without an id is found by that of its section. */
function headingsOf({ file, name }, html) {
  const [, ...parts] = proseOf(html).split(/(?=<section\b|<h[23]\b)/);
  const rows = [];
  let section = '';
  for (const part of parts) {
    const [tag] = part.match(/^<[^>]*>/);
    if (tag.startsWith('<section')) section = tag;
    const title = part.match(/^<h\d[^>]*>([^]*?)<\/h\d>/)?.[1];
    if (!title) continue;
    const id = attribute(tag, 'id') || attribute(section, 'id');
    if (!id) continue;
    const isFirst = tag.startsWith('<h2');
    const words = isFirst ? attribute(section, 'data-find') : '';
    rows.push([
      plain(title),
      name,
      `${file}#${id}`,
      plain(part.replace(/^<h\d[^]*?<\/h\d>/, '')),
      words,
    ]);
  }
  return rows;
}

/** Rows of tables in the reference: classes and custom properties by their names, messages as they are. */
function tableRows(text) {
  const cells = (line) => line.slice(2, -2).split(' | ');
  const lines = (heading) =>
    (text.split(`\n### ${heading}\n`)[1] ?? '').split('\n### ')[0].match(/^\| `.*\|$/gm) ?? [];
  const named = (heading, kind) =>
    lines(heading).flatMap((line) => {
      const [first, ...others] = cells(line);
      const names = first.match(/(?<=`)[\w-]+(?=`)/g);
      const href = `styling.html#${names[0].replace(/^--/, '')}`;
      return names.map((name) => [name, kind, href, plain(others.join(' ')), '']);
    });
  return [
    ...named('Classes', 'class'),
    ...named('Custom properties', 'property'),
    ...lines('Messages in the console').map((line) => {
      const [message, about] = cells(line);
      return [
        plain(message),
        'message in the console',
        'good-to-know.html#messages-in-the-console',
        plain(about),
        '',
      ];
    }),
  ];
}

/** The names of the flat themes, as the gallery offers them. */
const flatThemes = (gallery) =>
  Array.from(gallery.matchAll(/<option>(flat-[\w-]+)/g), ([, name]) => name).join(', ');

/** All of them: what `reference()` has found, the pages by their files, and the text of the reference. */
export function allNames(found, html, text) {
  const names = [
    ...['tabs', 'accordion'].flatMap((widget) => [
      ...namesOf(widget, found[widget]),
      ...formsOf(widget),
    ]),
    ...pages.flatMap((page) => headingsOf(page, html[page.file])),
    ...pages.map(({ file, name, about }) => [name, 'page', file, plain(about), '']),
    ...tableRows(text),
  ];
  const firsts = new Set();
  return names.map(([name, kind, href, about, words]) => {
    const isFirst = !firsts.has(href) && firsts.add(href);
    const own = (isFirst && findWords[href]) || '';
    const themes = href === 'themes.html' ? flatThemes(html[href]) : '';
    return [name, kind, href, about, [words, own, themes].filter(Boolean).join(', ')];
  });
}

/** The script with all of them. */
export function namesScript(found, html, text) {
  const rows = allNames(found, html, text).map((row) => `\n  ${JSON.stringify(row)},`);
  return `// Made of the sources by \`npm run docs\`.\nwindow.names = [${rows.join('')}\n];\n`;
}
