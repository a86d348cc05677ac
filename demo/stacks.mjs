/* The pages “With …”. What they quote from stacks/ is what `npm run test:stacks` runs. */
import { codeBlock, sentence, shell } from './shell.mjs';
import { frameworks } from './stacks-frameworks.mjs';
import { markup, order, quoted, stack } from './stacks-parts.mjs';
import { runningOf } from './stacks-running.mjs';

/** The lines for the head, with the files of another library. */
const filesWith = (sheet, script) => `<link rel="stylesheet" href="${sheet}">
<link rel="stylesheet" href="assets/css/ui.tabs.min.css">
<link rel="stylesheet" href="assets/css/ui.accordion.min.css">
<script src="assets/js/jquery.min.js"></script>
<script src="${script}"></script>
<script src="assets/js/ui.tabs.min.js"></script>
<script src="assets/js/ui.accordion.min.js"></script>`;

const form = `<form id="booking" action="/book">
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

export const stacks = [
  stack(
    'WordPress',
    'wordpress',
    'Add four files and a few lines to your theme, and a block of HTML to a page. WordPress has its own jQuery.',
    [
      [
        'The theme',
        'In the folder of the theme, make the folders `ui-tabs/css` and `ui-tabs/js`. Copy `ui.tabs.min.css` and `ui.accordion.min.css` from `assets/` into the first, and `ui.tabs.min.js` and `ui.accordion.min.js` into the second. Add these lines to the end of the theme’s `functions.php`. If it has no such file, make one with `<?php` as its first line.',
        quoted('wordpress.php'),
      ],
      [
        'The page',
        'In the editor, add a block “Custom HTML” with this markup, and publish. The tabs run in the page, but not in the editor.',
        markup,
      ],
    ],
    [
      'An update of the theme removes your files. Use a child theme to keep them.',
      'WordPress doesn’t define `$`. In your own scripts, write `jQuery(function ($) { … })`.',
      'If the theme underlines the tabs, add `.entry-content a.z-link { text-decoration: none; box-shadow: none }` to your style sheet.',
    ],
  ),
  stack(
    'htmx',
    'htmx',
    'Start the tabs and accordions in markup that htmx loads.',
    [
      ['The script', `${order}, and this script last.`, quoted('htmx.html')],
      ['The response', 'The server answers a request of htmx with markup.', markup, 'htmx'],
    ],
    [
      'Events can trigger requests: `hx-trigger="uitabs:select from:body"`. The event is also sent for the tab that is open at the start. To leave that out, write `uitabs:select[!!detail.reason]`. `from:#trip` works only if `#trip` is in the page before htmx reads the attribute.',
      'To load content into a panel, put an element into the panel, and make that the target. The panel itself also contains an element of the plugin.',
      "A morph swap can rewrite running tabs. If the target of the swap contains the tabs, the script above starts them again. If the target is the tabs, their list or a panel, also call `$(document).uiTabs('scan')` after the event `htmx:afterSwap` (in htmx 4: `htmx:after:swap`).",
      'With `hx-boost`, htmx 4 also takes labels without `href` for links, and a press loads the page again. To prevent that, write `hx-boost:inherited="false"` on the container, and `hx-boost:inherited="true"` on the element around the panels. htmx 2 needs neither.',
      "With `hx-boost`, set `history: 'replace'` for deep links (`deeplinking`). After Back, htmx 2 shows a copy of the page, and the tab that was open in it opens again. htmx 4 loads the page from the server: use `rememberState`.",
    ],
  ),
  stack(
    'Turbo',
    'turbo',
    'Start the tabs and accordions in each page, frame and stream that Turbo shows.',
    [
      ['The script', `${order} in the \`head\`, and this script last.`, quoted('turbo.html')],
      ['The pages', 'Put the markup into the `body` of your pages.', markup, 'turbo'],
    ],
    [
      'Tabs start again in pages from the cache, and after a refresh with `<meta name="turbo-refresh-method" content="morph">`.',
      "For deep links (`deeplinking`), set `history: 'replace'`. Turbo doesn’t know the history entries that the default adds. With them, the Back button changes the URL after a visit, but the page stays.",
    ],
  ),
  stack(
    'Bootstrap',
    'bootstrap',
    'Use tabs and accordions in a page with Bootstrap 3, 4 or 5.',
    [
      [
        'The files',
        `${order}. Bootstrap 3 and 4 don’t work with the jQuery 4 in \`assets/\`: load jQuery 3 instead. Bootstrap 3 has no bundle: load its \`bootstrap.min.js\`.`,
        filesWith('bootstrap.min.css', 'bootstrap.bundle.min.js'),
      ],
      ['The markup', 'The markup needs no classes of Bootstrap.', markup],
    ],
    [
      'Markup for Bootstrap’s tabs works, too. Put its list and its panels into one `div` with `data-role="z-tabs"`. Remove `data-bs-toggle` (in Bootstrap 3 and 4: `data-toggle`), or both scripts react to a click.',
      'In a modal, Escape first closes an open dropdown of tabs. Press it again to close the modal.',
      'For dark pages, set `dark: \'auto\'`. Bootstrap 5.3 sets the `color-scheme` with `data-bs-theme="dark"`. With Bootstrap 3 and 4, set `color-scheme: dark` in your style sheet.',
      'To replace Bootstrap’s own tabs and accordion, see [From Bootstrap](from-bootstrap.html).',
    ],
  ),
  stack(
    'jQuery UI',
    'jquery-ui',
    'Use tabs and accordions together with jQuery UI.',
    [
      [
        'The files',
        `${order}. jQuery UI 1.12 doesn’t work with the jQuery\u00a04 in \`assets/\`: load jQuery 3 instead.`,
        filesWith('jquery-ui.min.css', 'jquery-ui.min.js'),
      ],
      ['The markup', 'Put it anywhere, for example into a dialog.', markup],
    ],
    [
      "Don’t call `tabs()` and `uiTabs()` on the same element: both store their instance as `uiTabs`. After `uiTabs()`, `tabs()` does nothing. After `tabs()`, `uiTabs()` shows a warning, and `data('uiTabs')` is the instance of jQuery UI: write `$(…).uiTabs('instance')`.",
      'In a dialog, Escape first closes an open dropdown of tabs. Press it again to close the dialog.',
      'To replace the tabs and the accordion of jQuery UI, see [From jQuery UI](from-jquery-ui.html).',
    ],
  ),
  stack(
    'jquery-validation',
    'jquery-validation',
    'Validate a form that has fields in closed panels, and show the first error.',
    [
      ['The script', `${order}, and this script last.`, quoted('jquery-validation.html')],
      ['The form', 'The field can be in any panel.', form],
    ],
    [
      '`ignore: []` is needed. By default, the validator skips hidden fields.',
      'Select one form, as above. `validate` only checks the first form of several, and the others are sent without any check.',
      '`reveal` opens the panel and scrolls to the field. The validator then sets the focus. For an accordion, call `uiAccordion`.',
      'The browser’s own validation needs no script: the panel of the first invalid field opens.',
    ],
  ),
  stack(
    'React, Vue and Angular',
    'react-vue',
    'Write a component that starts the tabs when it is in the page, and stops them when it leaves the page.',
    [
      [
        'The package',
        'Install it with `npm install ui-tabs jquery`. From a copy of this project: run `npm pack` in its folder, and install the `.tgz` file that it writes instead of `ui-tabs`. Import its style sheet once, in the script that starts your app.',
        "import 'ui-tabs/assets/css/ui.tabs.css';",
      ],
      [
        'React',
        'Save this as `Tabs.js`. Each item has a `label`, which is unique, and a `content`: text or an element. Strict mode works.',
        quoted('react.mjs'),
      ],
      [
        'Vue',
        'Save this as `Tabs.js`. It is the same with a render function. `content` is a function that returns text or nodes.',
        quoted('vue.mjs'),
      ],
      [
        'Angular',
        'Save this as `tabs.ts`, and install `@types/jquery`. It is a standalone component for Angular 19 and later. `content` is text. For more, write elements of your own into the panels of the template.',
        quoted('angular.mts'),
      ],
      [
        'In your app',
        'Pass items and options to the component. In Vue, write `content: () =>` before the texts, and use `<Tabs :items="items" :options="options" />`. In Angular, import `Tabs` in your component, and use `<trip-tabs [items]="items" [options]="options" />`.',
        `import { Tabs } from './Tabs.js';

const options = { mobileNav: 'auto' };
const items = [
  { label: 'Route', content: 'Three days.' },
  { label: 'Stays', content: 'Two inns.' },
];

const App = () => <Tabs items={items} options={options} />;`,
      ],
    ],
    [
      'Render the content of each panel into an element of its own, as above. The plugin moves that element into a box in the panel. Vue, Angular and Solid don’t find what they have rendered right into the panel there again. A panel that React, Preact or Mithril fills gets no box, so an app may start in one: `createRoot(panel)`. The same goes for a panel to which JsViews links a template.',
      'In an accordion, repeat an element for each section: `<li><h3><span>…</span></h3><div>…</div></li>`. Around a heading and content that are children of the accordion itself, the plugin puts a box, and the framework doesn’t find them again.',
      'In React, keep `options` outside of your component, or in `useMemo`: for a new object, the tabs stop and start again. In Vue and Angular, the options are read once.',
      "The plugin stores which tab is open, not the component. To change the tab, call `$(root).uiTabs('select', index)`, where `root` is the element of the tabs. To be told of a change, listen to `uitabs:select` on an element around it.",
    ],
  ),
  ...frameworks,
  stack(
    'bundlers',
    'bundlers',
    'Import the package with Vite, esbuild or webpack. They need no settings.',
    [
      [
        'The package',
        'Install it, and your bundler: `vite`, `esbuild`, or `webpack webpack-cli`. From a copy of this project: run `npm pack` in its folder, and install the `.tgz` file that it writes instead of `ui-tabs`.',
        `npm install ui-tabs jquery
npm install --save-dev vite`,
      ],
      [
        'The script',
        'Save this as `main.js`. It imports jQuery, both plugins and their style sheets.',
        quoted('bundler.mjs'),
      ],
      [
        'The page',
        'Save this as `index.html`. Vite takes it as it is. esbuild and webpack write `dist/main.js` and `dist/main.css`: load these two files instead of `main.js`.',
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
      [
        'The command',
        'Run the line of your bundler.',
        `npx vite
npx esbuild main.js --bundle --outdir=dist
npx webpack --entry ./main.js --mode production`,
      ],
    ],
    [
      'Only the jQuery in the bundle has the plugins. A jQuery from a script tag doesn’t have them.',
      "The package has TypeScript types, which need `@types/jquery`: `import type { TabsSettings } from 'ui-tabs'`.",
      'webpack can’t read the `import` lines if your `package.json` has `"type": "commonjs"`, as `npm init` writes it. Set it to `"module"`.',
      'webpack before 5.112 needs `experiments: { css: true }`, or the packages `css-loader` and `style-loader` with a rule for them.',
      "For Sass, write `@use 'ui-tabs'` in Vite, or `@use 'pkg:ui-tabs'` with `sass --pkg-importer=node`.",
    ],
  ),
];

function step([title, about, code, example], n) {
  const { text, frame } = example ? runningOf(example) : { text: '', frame: '' };
  return `<section class="example wide" id="step-${n + 1}">
<div class="text"><h2>${title}</h2><p>${sentence(about)}</p>${text}</div>
${frame}${codeBlock(code, `: ${title}`)}
</section>`;
}

const listOf = (know) => `<section class="example wide" id="know">
<div class="text"><h2>What to know</h2><p>To start tabs in new markup, or to remove them, see <a href="stacks.html#scan">In your stack</a>.</p></div>
<ul class="list">
${know.map((text) => `<li>${sentence(text)}</li>`).join('\n')}
</ul>
</section>`;

/** The page of one of them. */
export const stackPage = ({ name, lead, codes, know }) =>
  shell(`With ${name}`, lead, [...codes.map(step), listOf(know)].join('\n\n'));

/** The page about what people put into panels. */
export const closedPanels = {
  file: 'closed-panels.html',
  name: 'In closed panels',
  lead: 'Tables, carousels, maps, charts, calendars and editors in panels that are closed when they start.',
};

/** Links to these pages. */
export const stackCards = [
  ...stacks.map(({ name, ...page }) => ({ ...page, name: `With ${name}` })),
  closedPanels,
]
  .map(({ file, name, lead }) => `<p><a href="${file}">${name}</a> ${lead}</p>`)
  .join('\n');
