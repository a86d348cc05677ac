/* What the find box finds: a name, what it is, and where it stands. */
import { headingsOf, pages } from './site.mjs';

const plain = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

function namesOf(widget, { options, methods, events }) {
  const rows = (kind, names) =>
    names.map((name) => [name, `${kind}, ${widget}`, `${widget}.html#${kind}-${name}`]);
  const called = methods.map(({ calls }) => calls[0].split('(')[0]);
  return [
    ...rows(
      'option',
      options.map(({ name }) => name),
    ),
    ...rows('method', called),
    ...rows(
      'event',
      events.map(({ name }) => name),
    ),
  ];
}

/** The script with all of them: headings of guides as `read` has them, and what `reference()` has found. */
export function namesScript(found, read) {
  const guides = pages.filter(({ group }) => group === 'Guide');
  const names = [
    ...['tabs', 'accordion'].flatMap((widget) => namesOf(widget, found[widget])),
    ...guides.flatMap(({ file, name }) =>
      headingsOf(read(`demo/${file}`)).map(({ id, title }) => [
        plain(title),
        name,
        `${file}#${id}`,
      ]),
    ),
    ...pages.map(({ file, name }) => [name, 'page', file]),
  ];
  const rows = names.map((row) => `\n  ${JSON.stringify(row)},`).join('');
  return `// Made of the sources by \`npm run docs\`.\nwindow.names = [${rows}\n];\n`;
}
