/* The pages on other things that run in the same page. What they quote from stacks/ is what `npm run test:stacks` runs. */
import fs from 'node:fs';
import path from 'node:path';
import { prose } from './reference-page.mjs';
import { codeBlock, shell } from './shell.mjs';
import { root } from './static.mjs';

const quoted = (file) => fs.readFileSync(path.join(root, 'demo/stacks', file), 'utf8').trim();

/** The lines for the head: of the other library, and ours. jQuery is there once. */
const filesWith = (sheet, script) => `<link rel="stylesheet" href="${sheet}">
<link rel="stylesheet" href="assets/css/ui.tabs.min.css">
<link rel="stylesheet" href="assets/css/ui.accordion.min.css">
<script src="assets/js/jquery.min.js"></script>
<script src="${script}"></script>
<script src="assets/js/ui.tabs.min.js"></script>
<script src="assets/js/ui.accordion.min.js"></script>`;

const aboutFiles = (name) =>
  `Load [our files](index.html#install) after those of ${name}. Load jQuery only once, before all plugins: a second one has none of them.`;

const markup = `<div id="trip" data-role="z-tabs" data-mobile-nav="auto">
  <ul>
    <li><a>Route</a></li>
    <li><a>Stays</a></li>
  </ul>
  <div>
    <div>Three days.</div>
    <div>Two inns.</div>
  </div>
</div>`;

const form = `<form action="/book">
  <div id="trip" data-role="z-tabs">
    <ul>
      <li><a>Route</a></li>
      <li><a>You</a></li>
    </ul>
    <div>
      <div>Three days.</div>
      <div><label>Name <input name="name" required></label></div>
    </div>
  </div>
  <button>Book</button>
</form>`;

const removal =
  'You can remove a set from the page without a call. It stops by itself, and nothing stays in memory. With jQuery 1.12, remove it with jQuery: that version keeps the data of nodes that are removed in another way.';

const dark =
  "In a dark page, give the sets `dark: 'auto'`: they follow its `color-scheme`. Bootstrap 5.3 sets that with `data-bs-theme=\"dark\"`. With Bootstrap 3 and 4, write `color-scheme: dark` into your style sheet, or call `uiTabs('setOptions', { dark: true })`.";

const stack = (name, slug, lead, codes, know) => ({
  file: `with-${slug}.html`,
  name,
  lead,
  codes,
  know,
  about: `Tabs and accordions with ${name}: the least that works, and what to know.`,
});

export const stacks = [
  stack(
    'WordPress',
    'wordpress',
    'Four files and a few lines in the theme, and a block of HTML. WordPress brings its own jQuery.',
    [
      [
        'The theme',
        'Make the folders `ui-tabs/css` and `ui-tabs/js` in the folder of the theme. From [our files](index.html#install), put `ui.tabs.min.css` and `ui.accordion.min.css` into the first, and `ui.tabs.min.js` and `ui.accordion.min.js` into the second. Add these lines to the end of the theme’s `functions.php`. If it has no such file, make one with `<?php` as its first line.',
        quoted('wordpress.php'),
      ],
      [
        'The page',
        'In the editor, add a block “Custom HTML” with the markup, and publish. In the page, it starts by itself. In the editor, it stays markup.',
        markup,
      ],
    ],
    [
      'An update of the theme removes what you added. In a child theme, it stays.',
      'In your own scripts write `jQuery(function ($) { … })`, because `$` alone is not defined in WordPress.',
      'Empty paragraphs that the editor puts between the parts take no room.',
      'A theme may underline all links in its content. For labels, this line removes it: `.entry-content .z-link { text-decoration: none }`. A focus style of the theme’s own, as in Twenty Twenty-One, stays beside our focus ring.',
      'Rules of a theme don’t change the structure (floats, positions, margins), unless they name an id. To change colours, paddings and sizes of labels, use two classes, as in `.my-theme .z-link`.',
      'Links to `#tab2` work with the option `deeplinking`; links to the id of a heading in a panel work without it.',
    ],
  ),
  stack(
    'htmx',
    'htmx',
    'htmx puts new markup into the page. One function starts the sets in it.',
    [
      [
        'The script',
        'Load [our files](index.html#install), then htmx, then this.',
        quoted('htmx.html'),
      ],
      ['What arrives', 'The server answers a request of htmx with markup.', markup],
    ],
    [
      removal,
      'Events reach htmx: `hx-trigger="uitabs:select from:body"`. With `from:#trip` in place of `from:body`, the set must be there before htmx reads the attribute. The first tab is told, too: `uitabs:select[!!detail.reason]` leaves it out.',
      'Morphing can rewrite the inside of a running set. When the target of the swap is around the set, the function above starts it again on the new markup. When the target is the set or in it, call `scan` on an element around the set after the swap.',
      'Panels can load their own content: `data-content-url="/stays"` on a panel. htmx is not needed for that.',
    ],
  ),
  stack(
    'Turbo',
    'turbo',
    'Turbo replaces the body at each visit. One function starts the sets that have arrived.',
    [
      [
        'The script',
        'In the `head`, load [our files](index.html#install), Turbo, and this.',
        quoted('turbo.html'),
      ],
      ['The pages', 'The pages hold markup in their `body`.', markup],
    ],
    [
      removal,
      'A page from the cache holds the markup of sets that ran. They start again as the markup says, and nothing is doubled.',
      'With `<meta name="turbo-refresh-method" content="morph">`, a refresh rewrites sets that run. The function above starts them again on what is there.',
      'Turbo follows links with a hash. It leaves labels alone, because they don’t lead to other pages.',
      "With deep links (`deeplinking`), add `history: 'replace'`. The default adds steps to the history that Turbo doesn’t know: after a visit, Back changes the address, but the page stays. With `history: 'none'`, the address stays as it is.",
    ],
  ),
  stack(
    'Bootstrap',
    'bootstrap',
    'Bootstrap 3, 4 and 5 can be in the page. Its reset and its classes don’t change the sets.',
    [
      [
        'The files',
        aboutFiles('Bootstrap'),
        filesWith('bootstrap.min.css', 'bootstrap.bundle.min.js'),
      ],
      ['The markup', 'The markup needs none of Bootstrap’s classes.', markup],
    ],
    [
      'Bootstrap 3 and 4 need a jQuery below 4, and `assets/js` has jQuery 4: load jQuery 3 in its place.',
      'Markup that was written for Bootstrap runs, too: a list in a `card-header`, and panels with `tab-pane fade`. Remove `data-bs-toggle`, or both scripts act on a press.',
      'In a modal, Escape closes an open dropdown of tabs first, and the modal with the next press.',
      'A set in a modal or in `collapse` is right when it shows, without a call.',
      dark,
      'Coming from Bootstrap’s own tabs and collapse? [From Bootstrap](from-bootstrap.html) has the table.',
    ],
  ),
  stack(
    'jQuery UI',
    'jquery-ui',
    'Dialogs, date pickers and sortables of jQuery UI can hold sets, and can be in them.',
    [
      ['The files', aboutFiles('jQuery UI'), filesWith('jquery-ui.min.css', 'jquery-ui.min.js')],
      [
        'A dialog',
        'The set is in the dialog, as any other content.',
        `<div id="dialog" title="Trip">
${markup.replace(/^/gm, '  ')}
</div>

<script>
  $('#dialog').dialog();
</script>`,
      ],
    ],
    [
      "Don’t call both `tabs()` and `uiTabs()` on one element: both keep their instance under the same data key. After `uiTabs()`, `tabs()` does nothing. After `tabs()`, ours starts with a warning: `data('uiTabs')` returns their instance, and `$(…).uiTabs('instance')` ours.",
      'A set in a closed dialog is right when the dialog opens.',
      'In a dialog, Escape closes an open dropdown of tabs first.',
      'Coming from its tabs or accordion? [From jQuery UI](from-jquery-ui.html) has the table.',
    ],
  ),
  stack(
    'jquery-validation',
    'jquery-validation',
    'Forms with fields in panels. Fields in closed panels are checked, too, and the first error is shown.',
    [
      [
        'The script',
        'Load [our files](index.html#install), then the validator, then this.',
        quoted('jquery-validation.html'),
      ],
      ['The form', 'The field can be in any panel.', form],
    ],
    [
      '`ignore: []` is needed: the validator leaves hidden fields out by default, and the form would be sent.',
      '`reveal` opens the panel and scrolls to the field. It leaves the focus alone, so that the validator can set it.',
      "For an accordion, call `uiAccordion('reveal', …)`.",
      'The browser’s own validation needs no code: the panel of the first invalid field opens by itself.',
    ],
  ),
  stack(
    'React and Vue',
    'react-vue',
    'A component starts the set when it is mounted, and ends it when it is unmounted.',
    [
      [
        'The package',
        'Install it with `npm install ui-tabs jquery`. Import its style sheet once, in the script that starts your app.',
        "import 'ui-tabs/assets/css/ui.tabs.css';",
      ],
      [
        'React',
        'A component for your app. Each item has a `label`, which differs from the others, and a `content`: text or an element. Strict mode starts the set twice. That does no harm.',
        quoted('react.mjs'),
      ],
      [
        'Vue',
        'The same with a render function. Here `content` is a function that returns text or nodes.',
        quoted('vue.mjs'),
      ],
      [
        'In your app',
        'The items and options of the component. For Vue, write `content: () =>` before the texts, and give both to `<Tabs :items="items" :options="options" />`.',
        `const options = { mobileNav: 'auto' };
const items = [
  { label: 'Route', content: 'Three days.' },
  { label: 'Stays', content: 'Two inns.' },
];

const App = () => <Tabs items={items} options={options} />;`,
      ],
    ],
    [
      'Give each panel an element of its own for what the framework renders, as above: the set puts a wrapper into the panel.',
      'The component calls `refresh` when tabs were added or removed.',
      'In React, keep `options` outside of your component, or in `useMemo`: a new object ends the set and starts it again. In Vue, they are read once.',
      "The set itself knows which tab is open. Its events bubble: listen with `addEventListener('uitabs:select', …)` on an element around it. Change the tab with `$(root).uiTabs('select', index)`, where `root` is the element of the set.",
    ],
  ),
  stack(
    'bundlers',
    'bundlers',
    'Vite, esbuild and webpack build the package without any settings.',
    [
      ['The package', 'Install it.', 'npm install ui-tabs jquery'],
      [
        'The script',
        'Save this as `main.js`. It imports jQuery, both widgets and their sheets.',
        quoted('bundler.mjs'),
      ],
      [
        'The page',
        'It holds the markup, and behind it the script. Vite takes this page as it is. esbuild (`npx esbuild main.js --bundle --outdir=dist`) and webpack (`npx webpack --entry ./main.js --mode production`) make `dist/main.js` and `dist/main.css`: load these two in place of `main.js`.',
        `${markup.replace(' data-role="z-tabs" data-mobile-nav="auto"', '')}

<ul id="faq">
  <li>
    <h3>How long is the walk?</h3>
    <div>Eleven kilometres.</div>
  </li>
  <li>
    <h3>Is there water?</h3>
    <div>At the second hut.</div>
  </li>
</ul>

<script type="module" src="main.js"></script>`,
      ],
    ],
    [
      'Both widgets share one file, which is in the bundle once.',
      'The plugin is added to the jQuery that the bundle imports. Another copy, for example from a script tag, doesn’t have it.',
      "Types are included, and need `@types/jquery`: `import type { TabsSettings } from 'ui-tabs'`.",
      'webpack 5.112 builds style sheets by itself. An older one needs `experiments: { css: true }`, or the packages `css-loader` and `style-loader` and a rule for them.',
      "Sass: `@use 'ui-tabs'` in Vite, or `pkg:ui-tabs` with `sass --pkg-importer=node`.",
    ],
  ),
];

/** Words in backquotes are code, and `[text](address)` is a link. */
const sentence = (text) => prose(text).replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

const step = ([title, about, code], n) => `<section class="example wide" id="step-${n + 1}">
<div class="text"><h2>${title}</h2><p>${sentence(about)}</p></div>
${codeBlock(code, `: ${title}`)}
</section>`;

const listOf = (know) => `<section class="example wide" id="know">
<div class="text"><h2>What to know</h2></div>
<ul class="list">
${know.map((text) => `<li>${sentence(text)}</li>`).join('\n')}
</ul>
</section>`;

/** The page of one of them. */
export const stackPage = ({ name, lead, codes, know }) =>
  shell(`With ${name}`, lead, [...codes.map(step), listOf(know)].join('\n\n'));

/** Links to these pages. */
export const stackCards = stacks
  .map(({ file, name, about }) => `<p><a href="${file}">With ${name}</a> ${about}</p>`)
  .join('\n');
