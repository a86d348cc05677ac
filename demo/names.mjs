/* What the find box finds: a name, what it is, where it stands, and the sentence about it, with other words to find it by. */
import { headingsOf, pages } from './site.mjs';

const plain = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

function namesOf(widget, { options, methods, events }) {
  const rows = (kind, entries) =>
    entries.map(({ name, about }) => [
      name,
      `${kind}, ${widget}`,
      `${widget}.html#${kind}-${name}`,
      about.replace(/`/g, ''),
    ]);
  const called = methods.map(({ calls, about }) => ({ name: calls[0].split('(')[0], about }));
  return [...rows('option', options), ...rows('method', called), ...rows('event', events)];
}

/** Guides, and what else has sections with headings of its own. */
const hasSections = ({ group, file }) => group === 'Guide' || file === 'accessibility.html';

/** The script with all of them: headings of guides as `read` has them, and what `reference()` has found. */
export function namesScript(found, read) {
  const names = [
    ...['tabs', 'accordion'].flatMap((widget) => namesOf(widget, found[widget])),
    ...pages
      .filter(hasSections)
      .flatMap(({ file, name }) =>
        headingsOf(read(`demo/${file}`)).map(({ id, title, about, words }) => [
          plain(title),
          name,
          `${file}#${id}`,
          `${plain(about)} ${words}`.trim(),
        ]),
      ),
    ...pages.map(({ file, name, about }) => [name, 'page', file, about]),
  ];
  const rows = names.map((row) => `\n  ${JSON.stringify(row)},`).join('');
  return `// Made of the sources by \`npm run docs\`.\nwindow.names = [${rows}\n];\n`;
}
