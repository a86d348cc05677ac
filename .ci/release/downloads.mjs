// The downloads: what a page without a package manager puts beside itself.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { root } from '../lib/files.mjs';

const assets = path.join(root, 'assets');
const images = ['img/ui.icons.svg', 'img/ui.loading.svg'];
const libraries = ['js/jquery.min.js', 'js/jquery.easing.min.js', 'js/licenses.txt'];

const texts = readdirSync(path.join(assets, 'js/texts'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => `js/texts/${file}`);

const scripts = (name) => [`js/${name}.min.js`, `js/${name}.min.js.map`];

/** Where each has its files, and which of assets/ they are. */
const downloads = {
  'ui-tabs': {
    page: '.ci/release/tabs.html',
    base: 'assets/',
    files: [
      'css/ui.tabs.min.css',
      'css/ui.tabs.flat.min.css',
      ...images,
      ...libraries,
      'js/jquery.hashchange.min.js',
      ...scripts('ui.tabs'),
      ...texts,
    ],
  },
  'ui-accordion': {
    page: '.ci/release/accordion.html',
    base: '',
    files: [
      'css/ui.accordion.min.css',
      ...images,
      ...libraries,
      'js/html5shiv.min.js',
      ...scripts('ui.accordion'),
      ...texts,
    ],
  },
  'ui-tabs-accordion': {
    page: '.ci/release/tabs-accordion.html',
    base: 'assets/',
    files: [
      'css/ui.tabs-accordion.min.css',
      'css/ui.tabs.flat.min.css',
      ...images,
      ...libraries,
      'js/jquery.hashchange.min.js',
      ...scripts('ui.tabs-accordion'),
      ...texts,
    ],
  },
};

const read = (...names) => readFileSync(path.join(root, ...names));

/** The first day that an archive can name, so that the same files are the same archive. */
const mtime = '1980-01-01T00:00:00';

/** The archives by their names. */
function archives(version) {
  return Object.entries(downloads).map(([name, { page, base, files }]) => {
    const folder = `${name}-${version}`;
    const all = {
      [`${folder}/index.html`]: read(page),
      [`${folder}/LICENSE`]: read('LICENSE'),
    };
    for (const file of files) all[`${folder}/${base}${file}`] = read('assets', file);
    return [`${folder}.zip`, zipSync(all, { level: 9, mtime })];
  });
}

/** What a page on a CDN's files puts into `integrity`, by the files' names in assets/. */
export function integrity() {
  const files = ['css', 'js'].flatMap((folder) =>
    readdirSync(path.join(assets, folder), { recursive: true }).map(
      (file) => `${folder}/${file.split(path.sep).join('/')}`,
    ),
  );
  const hash = (file) => createHash('sha384').update(read('assets', file)).digest('base64');
  return Object.fromEntries(
    files
      .filter((file) => /\.(css|js|mjs)$/.test(file))
      .sort()
      .map((file) => [file, `sha384-${hash(file)}`]),
  );
}

/** Writes the archives and the hashes into a folder, which has nothing else then. */
export function writeDownloads(folder, version) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [
    ...archives(version),
    ['integrity.json', `${JSON.stringify(integrity(), null, 2)}\n`],
  ];
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
  return files.map(([name]) => name);
}
