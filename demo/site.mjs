/* What all pages of the demo have in common, written into them between comments by `npm run docs`. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { comingCards, libraries, olderTables } from './coming-from.mjs';
import { referencePages } from './reference-text.mjs';
import { closedPanels, stackCards, stacks } from './stacks.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { measure } = createRequire(import.meta.url)('../test/sizes.cjs');

/** The pages in the order of the navigation, where they stand in groups; the others are linked from one of them. */
export const pages = [
  {
    file: 'index.html',
    group: 'Guide',
    name: 'First steps',
    title: 'Tabs and accordions for jQuery pages',
    about: 'Accessible tabs and accordions for jQuery, made from a list and some divs.',
  },
  {
    file: 'tabs.html',
    group: 'Reference',
    name: 'Tabs',
    title: 'Tabs: options, methods, callbacks',
    about: 'Every option, method and callback of the tabs, each with an example that runs.',
    easing: true,
    sheets: ['reference.css'],
  },
  {
    file: 'accordion.html',
    group: 'Reference',
    name: 'Accordion',
    title: 'Accordion: options, methods, callbacks',
    about: 'Every option, method and callback of the accordion, each with an example that runs.',
    easing: true,
    sheets: ['reference.css'],
  },
  {
    file: 'questions.html',
    group: 'Guide',
    name: 'Questions',
    title: 'Questions and answers',
    about: 'How do I …? Short answers, each with an example that runs.',
  },
  {
    file: 'questions-tabs.html',
    of: 'questions.html',
    name: 'Questions about tabs',
    title: 'Questions about tabs',
    about: 'How do I … with tabs? Short answers, each with an example that runs.',
  },
  {
    file: 'questions-accordion.html',
    of: 'questions.html',
    name: 'Questions about the accordion',
    title: 'Questions about the accordion',
    about: 'How do I … with an accordion? Short answers, each with an example that runs.',
  },
  {
    file: 'recipes.html',
    group: 'Guide',
    name: 'Recipes',
    title: 'Recipes for tabs and accordions',
    about: 'Nested tabs, steps, tabs that close, a navigation menu, a slider, right to left.',
  },
  {
    file: 'recipes-short.html',
    of: 'recipes.html',
    name: 'Short recipes',
    title: 'Short recipes for tabs and accordions',
    about: 'Media that stop, a wizard, a FAQ with a search field, badges, analytics and more.',
  },
  {
    file: 'content.html',
    group: 'Guide',
    name: 'Loaded content',
    title: 'Loaded content',
    about: 'Content from a server: spinner, errors, iframes, preloading.',
    sheets: ['tools.css'],
  },
  {
    file: 'state.html',
    group: 'Guide',
    name: 'Deep links, autoplay',
    title: 'Deep links, remembered state, autoplay',
    about: 'Links to a tab, the open tab after a reload, and autoplay.',
  },
  {
    file: 'motion.html',
    group: 'Guide',
    name: 'Animation',
    title: 'Animation',
    about: 'All effects and easings, side by side.',
    easing: true,
    sheets: ['tools.css'],
  },
  {
    file: 'themes.html',
    group: 'Looks',
    name: 'Theme gallery',
    title: 'Theme gallery',
    about: 'All themes, styles, sizes and positions of tabs and accordions.',
    sheets: ['tools.css'],
  },
  {
    file: 'themes-builder.html',
    group: 'Looks',
    name: 'Theme builder',
    title: 'Theme builder',
    about: 'Choose colours and sizes, see their contrast, and copy the style sheet.',
    sheets: ['tools.css', 'builder.css'],
  },
  {
    file: 'playground.html',
    group: 'Tools',
    name: 'Playground',
    title: 'Playground',
    about: 'Try all options, and copy the code.',
    sheets: ['tools.css'],
  },
  ...referencePages,
  {
    file: 'accessibility.html',
    group: 'Reference',
    name: 'Accessibility',
    title: 'Accessibility and keyboard',
    about: 'Keys, roles and states of tabs and accordions, with examples to try.',
  },
  {
    file: 'existing.html',
    group: 'Guide',
    name: 'Migration',
    title: 'Migration',
    about: 'From jQuery UI, Bootstrap, EasyTabs, liteAccordion, or an older uiTabs.',
    sheets: ['coming-from.css'],
  },
  {
    file: 'stacks.html',
    group: 'Guide',
    name: 'In your stack',
    title: 'In your stack',
    about:
      'With WordPress, htmx, Turbo, Bootstrap, Knockout, AngularJS, Alpine, Vue, React and others.',
  },
  ...stacks.map(({ file, name, lead }) => ({
    file,
    of: 'stacks.html',
    name: `With ${name}`,
    title: `With ${name}`,
    about: lead,
  })),
  {
    file: closedPanels.file,
    of: 'stacks.html',
    name: closedPanels.name,
    title: closedPanels.name,
    about: closedPanels.lead,
  },
  ...libraries.map(({ file, name, about }) => ({
    file,
    of: 'existing.html',
    name: `From ${name}`,
    title: `From ${name}`,
    about,
    sheets: ['coming-from.css'],
  })),
];

/** The pages of the navigation. */
const main = pages.filter(({ group }) => group);
const groups = Array.from(new Set(main.map(({ group }) => group)));

const sheets = ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'].map(
  (name) => `../assets/css/${name}.min.css`,
);
const scripts = ['jquery', 'ui.tabs', 'ui.accordion'].map((name) => `../assets/js/${name}.min.js`);

const headOf = ({ title, about, easing, sheets: own = [] }) =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} – ui-tabs</title>`,
    `<meta name="description" content="${about}">`,
    '<link rel="icon" href="data:,">',
    ...[...sheets, 'demo.css', 'parts.css', ...own].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    // Not deferred: sets start where they stand (`site.js`), before anything behind them is drawn.
    ...[scripts[0], ...(easing ? ['../assets/js/jquery.easing.min.js'] : [])]
      .concat(scripts.slice(1), 'site.js')
      .map((src) => `<script src="${src}"></script>`),
    '<script src="find.js" defer></script>',
  ].join('\n');

/** The current page is marked, and so is the one that a page without a link of its own belongs to. */
function linkOf(page, current) {
  const mark = page === current ? 'page' : page.file === current.of && 'true';
  return `<li><a href="${page.file}"${mark ? ` aria-current="${mark}"` : ''}>${page.name}</a></li>`;
}

const pagesIn = (name) => main.filter(({ group }) => group === name);

const panelOf = (name, current) => `<div>
<ul class="links" data-group="${name}">
${pagesIn(name)
  .map((page) => linkOf(page, current))
  .join('\n')}
</ul>
</div>`;

/** The options of the set of pages: a panel of links has nothing to animate, and isn't what a reader searches for. */
function optionsFor({ of, group }) {
  // By its name, which the style sheet understands before the set starts.
  const index = groups.indexOf(group ?? pages.find(({ file }) => file === of).group);
  const defaultTab = `tab${index + 1}`;
  const options = { style: 'underlined', maxRows: 1, animation: { effects: 'none' } };
  return JSON.stringify({ defaultTab, findInPage: false, ...options });
}

/** The set of pages starts when all of its row is there: until then, it has more room. */
const navOf = (current) => `<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<div class="wrap">
<a class="brand" href="index.html">ui-tabs <span>&amp; ui-accordion</span></a>
<nav class="pages z-tabs-loading" aria-label="Pages" data-options='${optionsFor(current)}'>
<ul aria-label="Groups of pages">
${groups.map((name) => `<li><a>${name}</a></li>`).join('\n')}
</ul>
<div>
${groups.map((name) => panelOf(name, current)).join('\n')}
</div>
</nav>
<button type="button" class="button" popovertarget="tools">Find</button>
<script>$('.pages').uiTabs()</script>
<div class="tools" id="tools" popover>
<form class="find" role="search">
<label>Find <input type="search" placeholder="option, method, question" autocomplete="off"></label>
<div class="results">
<p class="unseen" role="status"></p>
<ul class="found" aria-label="Found" hidden></ul>
</div>
</form>
<form class="switches" aria-label="This site">
<select name="scheme" aria-label="Colours"><option value="">system colours</option><option>light</option><option>dark</option></select>
<select name="dir" aria-label="Direction"><option value="">left to right</option><option value="rtl">right to left</option></select>
</form>
</div>
</div>
</header>`;

const foot = `<footer class="foot">
<div class="wrap">
<p>Version ${version} · <a href="index.html#downloads">Downloads</a> · <a href="../CHANGELOG.md">Changelog</a></p>
<p>These pages use the files in <code>assets/</code> and nothing from elsewhere. MIT licence.</p>
</div>
</footer>`;

const cards = main
  .slice(1)
  .map(({ file, name, about }) => `<p><a href="${file}">${name}</a> ${about}</p>`)
  .join('\n');

/** What pages load, and what for. */
const downloaded = {
  'css/ui.tabs.min.css': 'tabs',
  'js/ui.tabs.min.js': 'tabs',
  'css/ui.accordion.min.css': 'the accordion',
  'js/ui.accordion.min.js': 'the accordion',
  'css/ui.tabs-accordion.min.css': 'both in one file',
  'js/ui.tabs-accordion.min.js': 'both in one file',
  'css/ui.tabs.flat.min.css': 'flat themes',
  'js/jquery.min.js': 'jQuery',
  'js/jquery.easing.min.js': 'more easings',
};

const downloadOf = (file, text) => `<a href="../assets/${file}" download>${text}</a>`;

const fileLinks = Object.entries(downloaded)
  .map(([file, about]) => {
    const size = Math.round(measure(file).raw / 1024);
    return `<li>${downloadOf(file, `assets/${file}`)} ${about}, ${size} KB</li>`;
  })
  .join('\n');

const textLinks = readdirSync(new URL('../assets/js/texts', import.meta.url))
  .filter((file) => file.endsWith('.js'))
  .map((file) => downloadOf(`js/texts/${file}`, file))
  .join(', ');

const archives = ['ui-tabs', 'ui-accordion', 'ui-tabs-accordion']
  .map((name) => `<code>${name}-${version}.zip</code>`)
  .join(', ');

const downloads = `<h3>Downloads</h3>
<ul class="files">
${fileLinks}
</ul>
<p>Texts in other languages, from <code>assets/js/texts/</code>: ${textLinks}. Load yours <a href="questions.html#texts">before or after the plugin</a>.</p>
<p>Each release also has three archives with an example page: ${archives}. <code>integrity.json</code> has the hashes for <code>integrity</code> attributes. In a copy of this project, <code>npm run release</code> writes all of these to <code>build/release</code>.</p>
<p>Licence: <a href="../LICENSE">MIT</a>.</p>`;

/** The sections of a page by their ids, headings and texts, and other words (`data-find`) that people look for them by. */
export const headingsOf = (text) =>
  [
    ...text.matchAll(
      /<section class="[^"]+"(?: data-find="([^"]+)")? id="([\w-]+)">\s*<div class="text">\s*<h2>(.+?)<\/h2>([^]*?)<\/div>/g,
    ),
  ].map(([, words = '', id, title, all]) => {
    // What is made itself isn't read, or it would be made of the run before.
    const about = all
      .replace(/<!-- made: [^]*/, '')
      .replace(/\s+/g, ' ')
      .trim();
    return { id, title, about, words };
  });

/** A list of the sections of a page, for itself or for another one. */
export const contents = (text, file = '') =>
  `<ul>\n${headingsOf(text)
    .map(({ id, title }) => `<li><a href="${file}#${id}">${title}</a></li>`)
    .join('\n')}\n</ul>`;

/** Puts texts between the comments that bear their names. */
export const filled = (text, parts) =>
  text.replace(/(<!-- made: (.+?) -->\n)[^]*?(<!-- end -->)/g, (all, start, name, end) =>
    name in parts ? `${start}${parts[name]}\n${end}` : all,
  );

/** A page with the parts that all have, and those of its own. */
export const pageOf = (page, text, parts = {}) =>
  filled(text, {
    head: headOf(page),
    pages: navOf(page),
    foot,
    cards,
    'coming from': comingCards,
    'older versions': olderTables,
    stacks: stackCards,
    contents: contents(text),
    downloads,
    ...parts,
  });
