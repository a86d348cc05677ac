/* The source of what runs in the sections of a page, made of the page itself. */
import { escape } from './reference-page.mjs';

const dedented = (text) => {
  const [indent] = text.match(/^ */);
  return text.replace(new RegExp(`^${indent}`, 'gm'), '');
};

/** A long tag in lines that fit, broken between two attributes. */
const wrapped = (tag) => tag.replace(/(?<=^|\n)(.{50,78}[^ ]) (?=[\w-]+=")/g, '$1\n  ');

/** Long tags in lines that fit: the options below the tag, broken between two of them. */
const broken = (text) =>
  text.replace(/^( *)(<\w[^<>]{80,}>)$/gm, (_, indent, tag) =>
    (tag.includes('data-options=') ? tag : wrapped(tag))
      .replace(/ (?=data-options=)/, '\n  ')
      .replace(/(?<=^ {2}data-options=.*)(.{50,70}, )(?="\w+":)/gm, '$1\n    ')
      .replace(/ +$/gm, '')
      .replace(/^/gm, indent),
  );

/** What stands in a section, with its own element where that says something. */
function sourceOf(element, inside) {
  const own = element.replace(/ class="live(?: (.+?))?"/, (_, classes) =>
    classes ? ` class="${classes}"` : '',
  );
  return dedented(own === '<div>' ? inside : `  ${own}\n${inside}\n  </div>`);
}

/** The parts `source <id>` of a page, for each section that has a place for it. */
export function sourcesOf(page) {
  const parts =
    /<section class="example[^>]* id="([\w-]+)">\s*<div class="text">\s*<h2>(.+?)<\/h2>[^]*?\n {2}(<div class="live.*?>)\n([^]*?)\n {2}<\/div>\n<!-- made: source/;
  const sections = page.split('\n</section>').map((section) => section.match(parts));
  return Object.fromEntries(
    sections.filter(Boolean).map(([, id, title, element, inside]) => [
      `source ${id}`,
      `<details class="source">
<summary>Source</summary>
<div class="code">
<button type="button" class="button copy" aria-label="Copy the source of ${title}">Copy</button>
<pre><code>${escape(broken(sourceOf(element, inside)))}</code></pre>
</div>
</details>`,
    ]),
  );
}
