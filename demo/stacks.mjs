/* The pages on other things that run in the same page. What they quote from stacks/ is what `npm run test:stacks` runs. */
import fs from 'node:fs';
import path from 'node:path';
import { prose } from './reference-page.mjs';
import { codeBlock, shell } from './shell.mjs';
import { root } from './static.mjs';

const quoted = (file) => fs.readFileSync(path.join(root, 'demo/stacks', file), 'utf8').trim();

const files = `<link rel="stylesheet" href="ui.tabs.min.css">
<link rel="stylesheet" href="ui.accordion.min.css">
<script src="jquery.min.js"></script>
<script src="ui.tabs.min.js"></script>
<script src="ui.accordion.min.js"></script>`;

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
  "In a dark page, set `color-scheme: dark` in the style sheet, and give the sets `dark: 'auto'`. If your page switches its colours by a class alone, call `setOptions({ dark: true })`.";

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
    'Two files in the theme, and a block of HTML. WordPress brings its own jQuery.',
    [
      [
        'The theme',
        'Put the files `ui.tabs` and `ui.accordion` from `assets/css` and `assets/js` into `ui-tabs/css` and `ui-tabs/js` in the folder of the theme, and this into its `functions.php`.',
        quoted('wordpress.php'),
      ],
      [
        'The page',
        'In the editor, add a block “Custom HTML” with the markup. It starts by itself.',
        markup,
      ],
    ],
    [
      'In your own scripts write `jQuery(function ($) { … })`, because `$` alone is not defined in WordPress.',
      'Empty paragraphs that the editor puts between the parts take no room.',
      'A theme may underline all links in its content. For labels, this line removes it: `.entry-content .z-link { text-decoration: none }`.',
      'Structure (floats, positions, margins) is as strong as a rule by id. Colours, paddings and sizes of labels weigh one class. Use two classes to change them, as in `.my-theme .z-link`.',
      'Links to `#tab2` work with the option `deeplinking`; links to the id of a heading in a panel work without it.',
    ],
  ),
  stack(
    'htmx',
    'htmx',
    'htmx puts new markup into the page. One function starts the sets in it.',
    [
      ['The script', 'Load the files, htmx, and this.', quoted('htmx.html')],
      ['What arrives', 'The server answers with markup.', markup],
    ],
    [
      removal,
      'Events reach htmx: `hx-trigger="uitabs:select from:#trip"`.',
      'A swap can rewrite the inside of a running set, for example with morphing. Then call `scan` on an element around the set: it starts the set again on the new markup.',
      'Panels can load their own content: `data-content-url="/stays"` on a panel. htmx is not needed for that.',
    ],
  ),
  stack(
    'Turbo',
    'turbo',
    'Turbo replaces the body at each visit. One function starts the sets that have arrived.',
    [
      ['The script', 'Load the files and this in the `head`.', quoted('turbo.html')],
      ['The pages', 'The pages hold markup.', markup],
    ],
    [
      removal,
      'A page from the cache holds the markup of sets that ran. They start again as the markup says, and nothing is doubled.',
      'With `<meta name="turbo-refresh-method" content="morph">`, a refresh rewrites sets that run. The function above starts them again on what is there.',
      'Turbo follows links with a hash. It leaves labels alone, because they don’t lead to other pages.',
      "Deep links (`deeplinking`) write the address with `history.pushState`. With `history: 'none'` only Turbo writes the history.",
    ],
  ),
  stack(
    'Bootstrap',
    'bootstrap',
    'Bootstrap 3, 4 and 5 can be in the page. Its reset and its classes don’t change the sets.',
    [
      ['The files', 'Load our files after those of Bootstrap.', files],
      ['The markup', 'The markup needs none of Bootstrap’s classes.', markup],
    ],
    [
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
      ['The files', 'Load our files after those of jQuery UI.', files],
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
      "Don’t call both `tabs()` and `uiTabs()` on one element. jQuery UI stores its tabs under the same data key as ours. A warning says so, and `$(…).uiTabs('instance')` returns our instance, where `data('uiTabs')` returns theirs.",
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
      ['The script', 'Load the files, the validator, and this.', quoted('jquery-validation.html')],
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
      ['React', 'Strict mode starts the set twice. That does no harm.', quoted('react.mjs')],
      ['Vue', 'The same with a render function.', quoted('vue.mjs')],
    ],
    [
      'Give each panel an element of its own for what the framework renders, as above: the set puts a wrapper into the panel.',
      'Call `refresh` when tabs were added or removed.',
      'Keep `options` outside of the component, or in `useMemo`: a new object ends the set and starts it again.',
      "The set itself knows which tab is open. Listen with `addEventListener('uitabs:select', …)`, and change it with `uiTabs('select', index)`.",
    ],
  ),
  stack(
    'bundlers',
    'bundlers',
    'Vite, esbuild and webpack build the package without any settings.',
    [
      ['The package', 'Install it.', 'npm install ui-tabs jquery'],
      ['The script', 'It imports jQuery, both widgets and their sheets.', quoted('bundler.mjs')],
      [
        'The page',
        'It holds the markup.',
        markup.replace(' data-role="z-tabs" data-mobile-nav="auto"', ''),
      ],
    ],
    [
      'Both widgets share one file, which is in the bundle once.',
      'The plugin is added to the jQuery that the bundle imports. Another copy, for example from a script tag, doesn’t have it.',
      "Types are included, and need `@types/jquery`: `import type { TabsSettings } from 'ui-tabs'`.",
      'webpack needs `css-loader` and `style-loader`, or its own CSS (`experiments: { css: true }`).',
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
