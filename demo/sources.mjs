/* The source of what runs in the sections of a page, made of the page itself. */
import { escape } from './reference-page.mjs';

const dedented = (text) => {
  const [indent] = text.match(/^ */);
  return text.replace(new RegExp(`^${indent}`, 'gm'), '');
};

/** What stands in a section, with its own element where that says something, and the properties of its class. */
function sourceOf(element, inside, css) {
  const own = element.replace(/ class="live(?: (.+?))?"/, (_, classes) =>
    classes ? ` class="${classes}"` : '',
  );
  if (own === '<div>') return dedented(inside);
  const rules = (own.match(/(?<=class=").*?(?=")/)?.[0] ?? '')
    .split(' ')
    .map((name) => css.match(new RegExp(`^\\.${name} \\{\\s*--z-[^}]*\\}`, 'm'))?.[0])
    .filter(Boolean);
  const style = rules.length ? [`<style>\n${rules.join('\n')}\n</style>`] : [];
  return [...style, dedented(`  ${own}\n${inside}\n  </div>`)].join('\n');
}

/** The parts `source <id>` of a page, for each section that has a place for it. */
export function sourcesOf(page, css) {
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
<pre><code>${escape(sourceOf(element, inside, css))}</code></pre>
</div>
</details>`,
    ]),
  );
}
