/* What a page loads for one widget beside jQuery: minified, and as `gzip -9` sends it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../.ci/lib/files.mjs';

const require = createRequire(import.meta.url);
const { minify } = require('terser');

const ui = (names) => names.map((name) => `node_modules/jquery-ui/ui/${name}.js`);
const uiCss = (widget) =>
  ['core', widget, 'theme'].map((name) => `node_modules/jquery-ui/themes/base/${name}.css`);
const dist = 'node_modules/foundation-sites/dist';
const plugins = (names) => names.map((name) => `${dist}/js/plugins/foundation.${name}.min.js`);
const bootstrap = (names) => names.map((name) => `node_modules/bootstrap/js/dist/${name}.js`);
const bootstrapCommon = [
  'util/index',
  'dom/data',
  'dom/event-handler',
  'dom/manipulator',
  'dom/selector-engine',
  'util/config',
  'base-component',
];
const own = (folder, name) => [`assets/${folder}/${name}.min.${folder}`];

/** The parts that a widget needs; Bootstrap's and Foundation's style sheets come whole. */
const sources = {
  tabs: {
    'bytes js': {
      ours: own('js', 'ui.tabs'),
      floor: ['test/bench/floor-jq-tabs.js'],
      'jquery-ui': ui(['version', 'keycode', 'unique-id', 'widget', 'widgets/tabs']),
      bootstrap: bootstrap([...bootstrapCommon, 'tab']),
      foundation: plugins(['core', 'util.keyboard', 'util.imageLoader', 'tabs']),
    },
    'bytes css': { ours: own('css', 'ui.tabs'), 'jquery-ui': uiCss('tabs') },
    'bytes css flat': { ours: own('css', 'ui.tabs.flat') },
  },
  accordion: {
    'bytes js': {
      ours: own('js', 'ui.accordion'),
      floor: ['test/bench/floor-jq-accordion.js'],
      'jquery-ui': ui(['version', 'keycode', 'unique-id', 'widget', 'widgets/accordion']),
      bootstrap: bootstrap([...bootstrapCommon, 'collapse']),
      foundation: plugins(['core', 'util.keyboard', 'accordion']),
    },
    'bytes css': { ours: own('css', 'ui.accordion'), 'jquery-ui': uiCss('accordion') },
  },
};

async function minified(file) {
  const text = await readFile(path.join(root, file), 'utf8');
  if (file.endsWith('.css')) return text.replace(/\/\*[^]*?\*\/|\s+(?=[\s{}])/g, '');
  return /\.min\./.test(file) ? text : (await minify(text)).code;
}

export default async function bytes(_browser, note) {
  for (const [widget, rows] of Object.entries(sources)) {
    for (const [key, libraries] of Object.entries(rows)) {
      for (const [library, files] of Object.entries(libraries)) {
        const parts = await Promise.all(files.map(minified));
        note(`${widget} ${key}`, library, gzipSync(parts.join('\n'), { level: 9 }).length);
      }
    }
  }
}
