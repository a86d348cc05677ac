/*
 * The examples of the pages “With …” run in frames above their code. Each is a page of its own, with the usual files, those of
 * the library, and the code as it is printed. `npm run docs` writes these pages into running/.
 */
import fs from 'node:fs';
import { markup, quoted } from './stacks-parts.mjs';

const { devDependencies } = JSON.parse(
  fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The file of an example, or of its second page. */
const fileOf = (slug, n = 0) => `running/${slug}${n ? '-2' : ''}.html`;

/** Two pages with links to each other, for a library that fills the element with the given id. */
const visited = (slug, { id = 'main', link = '', trip = quoted('visits-trip.html') } = {}) =>
  ['one', 'two'].map((name) => {
    const links = ['one', 'two'].map(
      (other, n) => `<a href="demo/${fileOf(slug, n)}"${link}>Page ${other}</a>`,
    );
    return `<main id="${id}">
<h1>Page ${name}</h1>
<p>${links.join(' ')}</p>
${trip}
</main>`;
  });

const back =
  'Open “Stays”, go to page two, and press the Back button of the browser: “Stays” opens again.';

/** Its name, its package and the file of that, and what is in the `body` of its pages or in their `head`. */
const examples = {
  knockout: {
    name: 'Knockout',
    library: ['knockout', 'build/output/knockout-latest.js'],
    bodies: [quoted('knockout.html')],
  },
  angularjs: {
    name: 'AngularJS',
    library: ['angular', 'angular.min.js'],
    bodies: [quoted('angularjs.html')],
  },
  alpine: {
    name: 'Alpine',
    library: ['alpinejs', 'dist/cdn.min.js'],
    isDeferred: true,
    bodies: [quoted('alpine.html')],
  },
  'vue-page': {
    name: 'Vue',
    library: ['vue', 'dist/vue.global.prod.js'],
    bodies: [quoted('vue-page.html')],
  },
  shadow: { name: 'Shadow DOM', bodies: [quoted('shadow.html')] },
  turbolinks: {
    name: 'Turbolinks',
    library: ['turbolinks', 'dist/turbolinks.js'],
    head: quoted('turbolinks.html'),
    bodies: visited('turbolinks'),
    about: back,
  },
  pjax: {
    name: 'jquery-pjax',
    jquery: 'node_modules/jquery-3/dist/jquery.min.js',
    library: ['jquery-pjax', 'jquery.pjax.js'],
    head: quoted('pjax.html'),
    bodies: visited('pjax'),
    about: back,
  },
  unpoly: {
    name: 'Unpoly',
    library: ['unpoly', 'unpoly.min.js'],
    head: quoted('unpoly.html'),
    bodies: visited('unpoly', { link: ' up-follow' }),
    about: back,
  },
  swup: {
    name: 'swup',
    library: ['swup', 'dist/Swup.umd.js'],
    bodies: visited('swup', { id: 'swup' }).map((body) => `${body}\n${quoted('swup.html')}`),
    about: back,
  },
  turbo: {
    name: 'Turbo',
    library: ['@hotwired/turbo', 'dist/turbo.es2017-umd.js'],
    head: quoted('turbo.html'),
    bodies: visited('turbo', { trip: markup }),
    about: back,
  },
  htmx: {
    name: 'htmx',
    library: ['htmx-2', 'dist/htmx.min.js'],
    head: quoted('htmx.html'),
    bodies: [
      `<button hx-get="demo/${fileOf('htmx', 1)}" hx-select="#trip" hx-target="#place">Load the tabs</button>
<div id="place"></div>`,
      markup,
    ],
    about: 'The button requests a page, and shows its tabs.',
  },
};

function pageOf({ name, jquery = 'assets/js/jquery.min.js', library, isDeferred, head }, body) {
  // The addresses in the examples are those of a page beside the folder `assets`.
  const lines = [
    '<base href="../../">',
    '<link rel="icon" href="data:,">',
    '<style>body { margin: 1rem; font-family: system-ui, sans-serif }</style>',
    '<link rel="stylesheet" href="assets/css/ui.tabs.min.css">',
    '<link rel="stylesheet" href="assets/css/ui.accordion.min.css">',
    `<script src="${jquery}"></script>`,
    '<script src="assets/js/ui.tabs.min.js"></script>',
    '<script src="assets/js/ui.accordion.min.js"></script>',
    library &&
      `<script src="node_modules/${library.join('/')}"${isDeferred ? ' defer' : ''}></script>`,
    head,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Example with ${name}</title>
${lines.filter(Boolean).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

/** All of these pages by their files. */
export const runningPages = () =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([slug, example]) =>
      example.bodies.map((body, n) => [`demo/${fileOf(slug, n)}`, pageOf(example, body)]),
    ),
  );

/** What is said of an example that runs, and its frame. */
export function runningOf(slug) {
  const { name, library, about } = examples[slug];
  const version = library && devDependencies[library[0]].replace(/^npm:.*@/, '');
  const file = fileOf(slug);
  const says = [
    `Here it runs${version ? ` with ${name} ${version} from <code>node_modules/</code>` : ''}.`,
    about,
    `<a href="${file}">Open the example with ${name}</a>`,
  ];
  return {
    text: `<p>${says.filter(Boolean).join(' ')}</p>`,
    frame: `<div class="running"><iframe src="${file}" title="Example with ${name}" loading="lazy"></iframe></div>\n`,
  };
}
