import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { project } from './consumer.mjs';

QUnit.module('package');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();

const sheets = ['ui.accordion', 'ui.tabs-accordion', 'ui.tabs.flat', 'ui.tabs'];
const widgets = ['ui.accordion', 'ui.tabs'];
const forTags = ['d.ts', 'js', 'js.map', 'min.js', 'min.js.map'];
const scripts = [...forTags, 'cjs', 'd.mts', 'mjs'];
const languages = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'src/texts/languages.json'), 'utf8')),
);
const plugins = ['html5shiv', 'jquery', 'jquery.easing', 'jquery.hashchange'];

QUnit.test('holds what pages and builds need, and nothing else', (assert) => {
  const expected = [
    'LICENSE',
    'README.md',
    'package.json',
    ...sheets.flatMap((name) =>
      ['css', 'css.map', 'min.css'].map((end) => `assets/css/${name}.${end}`),
    ),
    ...['icons', 'loading'].map((name) => `assets/img/ui.${name}.svg`),
    ...widgets.flatMap((name) => scripts.map((end) => `assets/js/${name}.${end}`)),
    ...forTags.map((end) => `assets/js/ui.tabs-accordion.${end}`),
    ...['cjs', 'mjs'].map((end) => `assets/js/ui.shared.${end}`),
    ...plugins.map((name) => `assets/js/${name}.min.js`),
    'assets/js/licenses.txt',
    'assets/js/texts/texts.d.ts',
    ...languages.map((tag) => `assets/js/texts/${tag}.js`),
    ...filesIn(path.join(root, 'scss')).map((file) => `scss/${file}`),
  ];
  const packed = filesIn(path.join(project(), 'node_modules/ui-tabs'));
  assert.deepEqual(packed, expected.sort());
});

const pathsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(pathsIn);

QUnit.test('every path that package.json names is there', (assert) => {
  const folder = path.join(project(), 'node_modules/ui-tabs');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { main, module, types, style, unpkg, jsdelivr, exports } = manifest;
  const paths = pathsIn({ main, module, types, style, unpkg, jsdelivr, exports });
  const absent = paths.filter((file) => !existsSync(path.join(folder, file.replace(/\*.*/, ''))));
  assert.deepEqual(absent, []);
  assert.equal(paths.length, 27);
});

QUnit.test('C1 what pages and editors load is ASCII alone', (assert) => {
  const assets = path.join(project(), 'node_modules/ui-tabs/assets');
  const files = filesIn(assets).filter((file) => /\/ui\..*\.(css|[cm]?js|ts|mts)$/.test(file));
  const others = files.filter((file) =>
    /[^\0-\x7f]/.test(readFileSync(path.join(assets, file), 'utf8')),
  );
  assert.deepEqual(others, []);
  assert.equal(files.length, 25);
});

QUnit.test('every source map that a file names is there', (assert) => {
  const assets = path.join(project(), 'node_modules/ui-tabs/assets');
  const named = filesIn(assets).flatMap((file) => {
    const [, map] =
      readFileSync(path.join(assets, file), 'utf8').match(/^\/[/*]# sourceMappingURL=(\S+)/m) ?? [];
    return map ? [path.posix.join(path.posix.dirname(file), map)] : [];
  });
  const maps = filesIn(assets).filter((file) => file.endsWith('.map'));
  assert.deepEqual(named.sort(), maps);
});

QUnit.test('C1 built scripts and style sheets are ASCII alone', (assert) => {
  const folder = path.join(root, 'assets');
  const built = filesIn(folder).filter((file) => /\/ui\..*\.([cm]?js|css)$/.test(file));
  const isAscii = (file) => !/[^\0-\x7f]/.test(readFileSync(path.join(folder, file), 'utf8'));
  assert.true(built.length > 10);
  assert.deepEqual(
    built.filter((file) => !isAscii(file)),
    [],
  );
});
