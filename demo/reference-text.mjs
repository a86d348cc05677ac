/* The pages made of reference.md: it stays a text that can be read as it is, and the site has it as pages. */
import { Marked } from 'marked';
import { escape } from './reference-page.mjs';
import { codeBlock, shell } from './shell.mjs';

/** Which chapters of the text are on which page; a page of one chapter has its name. */
export const referencePages = [
  {
    file: 'reference.html',
    group: 'Reference',
    name: 'Reference',
    title: 'Reference: everything in tables',
    about: 'All options, methods, callbacks and texts of tabs and accordion, in tables.',
    chapters: ['Tabs', 'Accordion', 'Options of both'],
  },
  {
    file: 'styling.html',
    group: 'Reference',
    name: 'Styling',
    title: 'Styling',
    about: 'Custom properties, themes, classes, your own style sheet, Sass.',
    chapters: ['Styling'],
  },
  {
    file: 'good-to-know.html',
    group: 'Reference',
    name: 'Good to know',
    title: 'Good to know',
    about: 'Links and search, fixed headers, content security, messages in the console.',
    chapters: ['Good to know'],
  },
];

/** The ids of headings, as those who show Markdown make them. */
const slugOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

/** `[{title, text}]`: what stands below headings of a depth. */
function partsOf(text, marks) {
  const [, ...parts] = `\n${text}`.split(`\n${marks} `);
  return parts.map((part) => {
    const [title] = part.split('\n', 1);
    return { title, text: part.slice(title.length).trim() };
  });
}

const introOf = (text, marks) => `\n${text}`.split(`\n${marks} `)[0].trim();

/** The page on which a heading of the text is, by its id. */
function filesOf(text) {
  const files = {};
  for (const { title, text: chapter } of partsOf(text, '##')) {
    const { file } = referencePages.find(({ chapters }) => chapters.includes(title));
    files[slugOf(title)] = file;
    for (const part of partsOf(chapter, '###')) files[slugOf(part.title)] = file;
  }
  return files;
}

// Headings whose tables have rows that lead to examples, and those whose rows can be linked to.
const examples = {
  'tabs-options': 'tabs.html#option-',
  'tabs-methods': 'tabs.html#method-',
  'tabs-callbacks': 'tabs.html#event-',
  'accordion-options': 'accordion.html#option-',
  'accordion-methods': 'accordion.html#method-',
  'accordion-callbacks': 'accordion.html#event-',
  'options-of-both': 'tabs.html#option-',
  texts: 'tabs.html#option-',
};
const linkable = ['classes', 'custom-properties'];

/** What a row is about: its first word of code. */
const nameOf = (cell) => cell.match(/^`(?:--)?([\w-]+)/)[1];

/** The first cell of a row, its words of code as links to their examples. */
const withLinks = (html, href) =>
  html.replace(/<code>([\w.]+)([^<]*)<\/code>/g, (code, name) => {
    const isOfSlider = /^texts\.(slides?|dots|carousel)$/.test(name);
    const file = isOfSlider ? href.replace('tabs', 'accordion') : href;
    return `<a href="${file}${name}">${code}</a>`;
  });

/** What names a cell on a phone, where its column has no head; whole sentences need no name. */
const labelOf = ({ text }) => (/^Wh/.test(text) ? '' : ` data-head="${text}"`);

/** Writes Markdown as HTML; `place` has the id of the heading that it stands below, and that heading. */
function writerFor(files, place) {
  const writer = new Marked();
  writer.use({
    renderer: {
      link({ href, tokens }) {
        const target = href.startsWith('#') ? (files[href.slice(1)] ?? '') + href : href;
        return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
      },
      code: ({ text }) => `${codeBlock(text, `: ${place.title}`)}\n`,
      table({ header, rows }) {
        const inline = ({ tokens }) => this.parser.parseInline(tokens);
        const heads = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
        const body = rows.map(([first, ...others]) => {
          const id = linkable.includes(place.slug) ? place.idFor(nameOf(first.text)) : '';
          const href = examples[place.slug];
          const name = href ? withLinks(inline(first), href) : inline(first);
          const cells = others.map(
            (cell, at) => `<td${labelOf(header[at + 1])}>${inline(cell)}</td>`,
          );
          return `<tr${id}><td>${name}</td>${cells.join('')}</tr>`;
        });
        return `<div class="scrolls" tabindex="0" role="region" aria-label="${escape(`${place.title}, by ${header[0].text.toLowerCase()}`)}">
<table class="columns-${header.length}">
<thead><tr>${heads}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>
`;
      },
    },
  });
  return (text) => writer.parse(text.replace(/<!--.*?-->/g, '')).trim();
}

/** The page of these chapters. */
export function referenceTextPage({ title, about, chapters }, text) {
  const files = filesOf(text);
  const ids = new Set();
  // A name that is in two tables is linked to in the first.
  const idFor = (name) => (ids.has(name) ? '' : ` id="${ids.add(name) && name}"`);
  const write = (heading, content) =>
    writerFor(files, { title: heading, slug: slugOf(heading), idFor })(content);
  const section = ({ title: heading, text: content }) =>
    `<section class="example wide tables" id="${slugOf(heading)}">
<div class="text">
<h2>${heading}</h2>
</div>
<div class="prose">
${write(heading, content)}
</div>
</section>`;
  const found = partsOf(text, '##').filter((chapter) => chapters.includes(chapter.title));
  const sections = found.flatMap((chapter) => {
    const intro = introOf(chapter.text, '###');
    const own = intro ? [{ title: chapter.title, text: intro }] : [];
    return [...own, ...partsOf(chapter.text, '###')];
  });
  const links = sections
    .map(({ title: heading }) => `<a href="#${slugOf(heading)}">${heading}</a>`)
    .join('\n');
  return shell(
    title,
    about,
    `<nav class="jump" aria-label="On this page">\n${links}\n</nav>\n\n${sections.map(section).join('\n\n')}`,
  );
}
