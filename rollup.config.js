'use strict';

// Which files are built from which sources. The files in .ci/build make each kind of output.
const { ascii, banner, compileHint, es2022, es5, minify } = require('./.ci/build/scripts.cjs');
const { styles } = require('./.ci/build/styles.cjs');
const { texts } = require('./.ci/build/texts.cjs');
const { types, typesTogether } = require('./.ci/build/types.cjs');
const { vendor } = require('./.ci/build/vendor.cjs');

// A new widget or style sheet only needs its name here.
const scripts = ['ui.tabs', 'ui.accordion'];
const sheets = ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'];

/** Both widgets in one file, for pages that use both. */
const together = 'ui.tabs-accordion';

const external = ['jquery', 'axe-core'];

// Through `window`, so that a page without jQuery reaches our own check instead of a ReferenceError.
const globals = { jquery: 'window.jQuery', 'axe-core': 'window.axe' };

/** Every warning stops the build: import cycles and unresolved imports are only warnings to rollup. */
function onLog(level, log, handler) {
  if (log.code === 'EMPTY_BUNDLE') return;
  handler(level === 'warn' ? 'error' : level, log);
}

const entry = (name) => ({ input: `src/${name}.ts`, external, treeshake: 'smallest', onLog });

const scriptOutput = (name, file, plugins = []) => ({
  file,
  format: 'iife',
  exports: 'none',
  globals,
  interop: 'default',
  generatedCode: 'es5',
  esModule: false,
  sourcemap: true,
  banner: `${compileHint}\n${banner(name)}`,
  plugins,
});

/** The files for script tags: a readable and a minified one. `plugins` write more files beside them. */
const forTags = (name, plugins = []) => ({
  ...entry(name),
  plugins: es5,
  output: [
    scriptOutput(name, `assets/js/${name}.js`, [...plugins, ascii]),
    scriptOutput(name, `assets/js/${name}.min.js`, [minify]),
  ],
});

/** Its entry only imports the entries of both widgets. */
const bothInOne = {
  ...forTags(together, [typesTogether(together, scripts)]),
  treeshake: { preset: 'smallest', moduleSideEffects: (id) => /src.ui\./.test(id) },
};

const forCoverage = (name) => ({
  ...entry(name),
  plugins: es2022,
  output: scriptOutput(name, `build/${name}.cov.js`),
});

const forTypes = (name) => ({
  ...entry(name),
  plugins: types(name),
  output: {
    file: `assets/js/${name}.d.ts`,
    format: 'es',
    banner: `${banner(name)}\n/// <reference types="jquery" />`,
  },
});

const moduleOutput = (format, extension) => ({
  dir: 'assets/js',
  entryFileNames: `[name].${extension}`,
  chunkFileNames: `ui.shared.${extension}`,
  format,
  interop: 'default',
  generatedCode: 'es5',
  esModule: false,
  hoistTransitiveImports: false,
  banner: ({ fileName }) => banner(fileName.slice(0, -4)),
  plugins: [ascii],
});

/**
 * For bundlers and `require`: both widgets, and the code that they share in a third file, so that a page with both has that
 * code once. They import the page's jQuery.
 */
const modules = {
  input: scripts.map((name) => `src/${name}.ts`),
  external,
  treeshake: 'smallest',
  plugins: es5,
  output: [moduleOutput('es', 'mjs'), moduleOutput('cjs', 'cjs')],
  onLog,
};

const forStyles = (name) => ({
  input: `scss/${name}.scss`,
  plugins: [styles(name)],
  output: { dir: 'assets/css' },
  onLog,
});

/** A bundle of tests: all of them, or those whose result depends on jQuery. */
const tests = (input, name) => ({
  input,
  external,
  plugins: es5,
  output: {
    file: `build/${name}.js`,
    format: 'iife',
    globals,
    interop: 'default',
    sourcemap: true,
  },
  onLog,
});

module.exports = [
  ...scripts.map((name, n) => forTags(name, n === 0 ? [vendor, texts] : [])),
  bothInOne,
  modules,
  ...scripts.flatMap((name) => [forCoverage(name), forTypes(name)]),
  ...[...sheets, together].map(forStyles),
  tests('test/main.ts', 'tests'),
  tests('test/jquery.ts', 'tests-jquery'),
];
