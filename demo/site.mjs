/* What all pages of the demo have in common, written into them between comments by `npm run docs`. */
import { comingCards, libraries } from './coming-from.mjs';

/** The pages in the order of the navigation; `more` are sheets and scripts of a page's own. */
export const pages = [
  {
    file: 'index.html',
    name: 'Start',
    title: 'Tabs and accordions for jQuery pages',
    about: 'Accessible tabs and accordions for every jQuery page: a list and some divs go in.',
  },
  {
    file: 'tabs.html',
    name: 'Tabs',
    title: 'Tabs: options, methods, callbacks',
    about: 'Every option, method and callback of the tabs, each with an example that runs.',
    easing: true,
    sheets: ['reference.css'],
  },
  {
    file: 'accordion.html',
    name: 'Accordion',
    title: 'Accordion: options, methods, callbacks',
    about: 'Every option, method and callback of the accordion, each with an example that runs.',
    easing: true,
    sheets: ['reference.css'],
  },
  {
    file: 'recipes.html',
    name: 'Recipes',
    title: 'Recipes: things people make of tabs and accordions',
    about: 'Nested sets, steps, notes that close, a menu beside a page, a slider, Arabic.',
  },
  {
    file: 'content.html',
    name: 'Content',
    title: 'Content from elsewhere',
    about: 'Tabs and accordions that load their content.',
    sheets: ['tools.css'],
  },
  {
    file: 'state.html',
    name: 'State',
    title: 'Addresses, memory, autoplay',
    about: 'Deep links, remembered state and autoplay in tabs and accordions.',
  },
  {
    file: 'motion.html',
    name: 'Motion',
    title: 'Motion',
    about: 'Every effect, engine and easing, side by side.',
    easing: true,
    sheets: ['tools.css'],
  },
  {
    file: 'themes.html',
    name: 'Looks',
    title: 'Looks',
    about: 'Every theme, style, size and position of the tabs and the accordion.',
    sheets: ['tools.css'],
  },
  {
    file: 'themes-builder.html',
    name: 'Theme builder',
    title: 'Theme builder',
    about: 'Choose colours and sizes, see their contrast, and copy the style sheet.',
    sheets: ['tools.css', 'builder.css'],
  },
  {
    file: 'playground.html',
    name: 'Playground',
    title: 'Playground',
    about: 'Try every option, and copy the markup or the call that makes it.',
    sheets: ['tools.css'],
  },
  {
    file: 'accessibility.html',
    name: 'Accessibility',
    title: 'Accessibility and keyboard',
    about: 'Roles, states and keys of the tabs and the accordion, and sets to try them on.',
  },
  {
    file: 'existing.html',
    name: 'Existing pages',
    title: 'From an existing page',
    about: 'What stays the same, what is better, and what to check.',
  },
  ...libraries.map(({ file, name, about }) => ({
    file,
    name: `From ${name}`,
    title: `From ${name}`,
    about,
    isSubpage: true,
    sheets: ['coming-from.css'],
  })),
];

/** The pages of the navigation; the others are linked from one of them. */
const main = pages.filter(({ isSubpage }) => !isSubpage);

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
    // Not deferred: sets start where they stand, before anything behind them is drawn.
    ...[scripts[0], ...(easing ? ['../assets/js/jquery.easing.min.js'] : [])]
      .concat(scripts.slice(1), 'site.js')
      .map((src) => `<script src="${src}"></script>`),
  ].join('\n');

const linkOf = (page, current) =>
  `<li><a href="${page.file}"${page === current ? ' aria-current="page"' : ''}>${page.name}</a></li>`;

const navOf = (current) => `<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<div class="wrap">
<a class="brand" href="index.html">ui-tabs <span>&amp; ui-accordion</span></a>
<form class="switches" aria-label="This site">
<label>Colours <select name="scheme"><option value="">as the system</option><option>light</option><option>dark</option></select></label>
<label>Direction <select name="dir"><option value="">left to right</option><option value="rtl">right to left</option></select></label>
</form>
<nav class="pages" aria-label="Pages">
<ul>
${main.map((page) => linkOf(page, current)).join('\n')}
</ul>
</nav>
</div>
</header>`;

const foot = `<footer class="foot">
<div class="wrap">
<p>These pages use the files in <code>assets/</code> and nothing from elsewhere. MIT licence.</p>
</div>
</footer>`;

const cards = main
  .slice(1)
  .map(({ file, name, about }) => `<p><a href="${file}">${name}</a> ${about}</p>`)
  .join('\n');

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
    ...parts,
  });
