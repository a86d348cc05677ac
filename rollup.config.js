'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL, fileURLToPath } = require('node:url');
const { nodeResolve } = require('@rollup/plugin-node-resolve');
const swc = require('@rollup/plugin-swc').default;
const terser = require('@rollup/plugin-terser');
const { dts } = require('rollup-plugin-dts');
const sass = require('sass');
const { version } = require('./package.json');

// A new widget or style sheet needs its name here and nothing else.
const scripts = ['ui.tabs', 'ui.accordion'];
const styles = ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'];

/** Both widgets in one file, for pages that use both. */
const together = 'ui.tabs-accordion';

const external = ['jquery', 'axe-core'];

// Through `window`, so that a page without jQuery reaches our own check instead of a ReferenceError.
const globals = { jquery: 'window.jQuery', 'axe-core': 'window.axe' };

// Halves the start of a first set in Chromium: all is compiled while the file loads, most of it off the
// page's thread, and not function by function in the first call. Has to be the first line.
const compileHint = '//# allFunctionsCalledOnLoad';

const banner = (name) => `/*! ${name} ${version} | (c) ui-tabs contributors | MIT License */`;

/**
 * Properties that pages never see: each has a letter or two in `.min.js`. The order is the one that packs best, found
 * by trying; a new one goes to the end. What is also an option, a method, or a name of the browser's or of jQuery's
 * can't be here.
 */
const privateNames = `
  widget options items panel kind player started alive element cleanUps root trigger stopped noun rootClass table
  parts initial methods framed describe callable readState tellSettled narrow closed pose effective asked
  closingEvents rows paintRoot container list needed pending prefix multiple tellNow innerClass startedBy serial
  fallback toggles isIntact finish paint classed rules given showBusy named mirrored returns wrapper arrow spinner
  ends authored instance values isShared follows conclude groups space nodes listeners unseen live contentChanged
  classes focusTarget paintAll urls opened expected sync release adopt defaults mount panels bar optionClasses warned
  waits ownClasses scale heading phase paths timer hear lent sayRemoved itemClasses said shown closer
  prepareMotion drop completeItem readers focusAfter blockOf linkTarget sizeProbe outerBox liveRegion placeControl
  printsLabels actionEndsPlay features commands opening hearPage switches stateClasses
`
  .trim()
  .split(/\s+/);

// In the order in which variables get them: what is alike packs better.
const letters = 'ntreioufaclsdvpbmhgzwkSOTjAELNCMIURDBFPHJVqWQYGZKX';

/** Both scripts read each other's sets on a page, but not those of another version, whose letters may be others. */
const shortProperties = Object.fromEntries([
  ...privateNames.map((name, n) => [
    `$${name}`,
    letters[n % letters.length] + (n < letters.length ? '' : Math.floor(n / letters.length)),
  ]),
  ...['zWidget', 'zItem', 'zPage'].map((name) => [`$${name}`, name + version.replace(/\W/g, '_')]),
]);

const minify = terser({
  ecma: 5,
  compress: {
    passes: 3,
    pure_getters: true,
    inline: 1,
    hoist_funs: true,
    // Larger after gzip.
    loops: false,
    lhs_constants: false,
  },
  mangle: {
    properties: {
      regex: new RegExp(`^(${privateNames.join('|')}|zWidget|zItem|zPage)$`),
      builtins: true,
      keep_quoted: true,
    },
  },
  nameCache: { vars: {}, props: { props: shortProperties } },
  format: { ascii_only: true, comments: /^!|^# allF/, quote_style: 1 },
});

const transform = (options) =>
  swc({ swc: { swcrc: false, configFile: false, sourceMaps: true, ...options } });

const parser = { syntax: 'typescript' };

// Index loops instead of iterators; `loose` would ignore the assumption, so it is a step of its own.
const unrollForOf = transform({
  env: { targets: 'chrome 120', include: ['transform-for-of'] },
  jsc: { parser, assumptions: { iterableIsArray: true } },
});

/** Per module, so that the helpers swc imports end up inside the wrapper and are shared. */
const lower = (options, target) =>
  transform({ ...options, jsc: { ...target, loose: true, externalHelpers: true, parser } });

const resolve = nodeResolve({ extensions: ['.ts', '.js'] });

// ES5 by its engine rather than by name, as that allows to leave `typeof` alone.
const es5 = [
  resolve,
  unrollForOf,
  lower({ env: { targets: 'ie 9', loose: true, exclude: ['transform-typeof-symbol'] } }),
];

const es2022 = [resolve, lower({}, { target: 'es2022' })];

// The ready-made file of each package, and the comment that names its licence where that file has lost it.
const vendor = [
  { from: 'jquery/dist/jquery.min.js', to: 'jquery.min.js', licence: 'LICENSE.txt' },
  {
    from: 'jquery.easing/jquery.easing.min.js',
    to: 'jquery.easing.min.js',
    licence: 'LICENSE',
    commentOf: 'jquery.easing/jquery.easing.js',
  },
  {
    from: 'jquery-hashchange/jquery.ba-hashchange.min.js',
    to: 'jquery.hashchange.min.js',
    licence: 'LICENSE-MIT',
  },
  {
    from: 'html5shiv/dist/html5shiv.min.js',
    to: 'html5shiv.min.js',
    licence: 'MIT and GPL2 licenses.md',
  },
];

const read = (file) =>
  fs.readFileSync(path.join(__dirname, 'node_modules', file), 'utf8').replace(/\r\n/g, '\n');

function copyVendor() {
  return {
    name: 'copy-vendor',
    generateBundle() {
      const licences = [];
      for (const { from, to, licence, commentOf } of vendor) {
        const comment = commentOf ? `${read(commentOf).split('*/')[0].trim()}\n*/\n` : '';
        this.emitFile({ type: 'asset', fileName: to, source: comment + read(from) });
        licences.push(`== ${to} ==\n\n${read(`${from.split('/')[0]}/${licence}`).trim()}\n`);
      }
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licences.join('\n\n') });
    },
  };
}

const languages = require('./src/texts/languages.json');

/** The names of all texts, as the tables of options have them. */
const textNames = ['features', 'tabs', 'accordion'].flatMap((folder) =>
  fs
    .readdirSync(path.join(__dirname, 'src', folder))
    .flatMap((file) =>
      Array.from(
        fs
          .readFileSync(path.join(__dirname, 'src', folder, file), 'utf8')
          .matchAll(/^ +'texts\.(\w+)': /gm),
        ([, name]) => name,
      ),
    ),
);

/**
 * A file for each language, which works as a script, and by `import` and `require`: it only puts its texts where sets
 * look for them. A text that a language lacks, or that no set has, stops the build.
 */
function makeTexts() {
  const sourceOf = (tag, { also = [], texts }) => {
    const wrong = textNames
      .filter((name) => !texts[name])
      .concat(Object.keys(texts).filter((name) => !textNames.includes(name)));
    if (wrong.length) throw new Error(`src/texts/languages.json, ${tag}: ${wrong.join(', ')}`);
    const places = [tag, ...also].map((one) => `all['${one.toLowerCase()}'] = `).join('');
    const code = `${places}${JSON.stringify(texts, null, 2)};`;
    const open = '(function (all) {';
    const close = '})((globalThis.uiTexts = globalThis.uiTexts || {}));';
    return ascii.renderChunk(`${banner(`texts/${tag}`)}\n${open}\n${code}\n${close}\n`).code;
  };
  return {
    name: 'make-texts',
    generateBundle() {
      for (const [tag, language] of Object.entries(languages)) {
        const source = sourceOf(tag, language);
        this.emitFile({ type: 'asset', fileName: `texts/${tag}.js`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'texts/texts.d.ts', source: 'export {};\n' });
    },
  };
}

/** Types of `import`; they are those of `require`, which the compiler keeps apart. */
const moduleTypes = (name) => ({
  name: 'module-types',
  generateBundle() {
    const source = `export type * from './${name}.js';\n`;
    this.emitFile({ type: 'asset', fileName: `${name}.d.mts`, source });
  },
});

/** What editors show of an option, with its default. */
const optionTypes = {
  name: 'option-types',
  async renderChunk(code) {
    const { withComments } = await import('./.ci/types/option-types.mjs');
    return withComments(code);
  },
};

/** Pages in another encoding than UTF-8 may load a script without saying that it is none of theirs. */
const ascii = {
  name: 'ascii',
  renderChunk: (code) => ({
    code: code.replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    map: null,
  }),
};

/** Types for pages that load both widgets as one script. */
const typesTogether = {
  name: 'types-together',
  generateBundle() {
    const imports = scripts.map((name) => `import './${name}.js';\n`).join('');
    this.emitFile({ type: 'asset', fileName: `${together}.d.ts`, source: imports });
  },
};

const entry = (name) => ({ input: `src/${name}.ts`, external, treeshake: 'smallest', onLog });

const scriptOutput = (name, file, more) => ({
  file,
  format: 'iife',
  exports: 'none',
  globals,
  interop: 'default',
  generatedCode: 'es5',
  esModule: false,
  sourcemap: true,
  banner: `${compileHint}\n${banner(name)}`,
  ...more,
});

/** The files for script tags: one to read, one to load. */
const forTags = (name, plugins = []) => ({
  ...entry(name),
  plugins: es5,
  output: [
    scriptOutput(name, `assets/js/${name}.js`, { plugins: [...plugins, ascii] }),
    scriptOutput(name, `assets/js/${name}.min.js`, { plugins: [minify] }),
  ],
});

const script = (name) => {
  const plugins = name === scripts[0] ? [copyVendor(), makeTexts()] : [];
  return [
    forTags(name, plugins),
    // At ES5 every `?.` would count as a branch of its own.
    { ...entry(name), plugins: es2022, output: scriptOutput(name, `build/${name}.cov.js`) },
    {
      ...entry(name),
      plugins: [dts({ tsconfig: 'tsconfig.json' }), optionTypes, ascii, moduleTypes(name)],
      output: {
        file: `assets/js/${name}.d.ts`,
        format: 'es',
        banner: `${banner(name)}\n/// <reference types="jquery" />`,
      },
    },
  ];
};

// For bundlers and `require`: both widgets, and what they share in a file of its own, so that a page
// with both has that once. They import the page's jQuery.
const modules = {
  input: scripts.map((name) => `src/${name}.ts`),
  external,
  treeshake: 'smallest',
  plugins: es5,
  output: [
    ['es', 'mjs'],
    ['cjs', 'cjs'],
  ].map(([format, extension]) => ({
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
  })),
  onLog,
};

const sheet = (name) => path.join(__dirname, 'scss', `${name}.scss`);

/** What Sass has made of each sheet, until the sheet is built again. */
const compiled = new Map();

function compile(name, style) {
  const key = `${name} ${style}`;
  if (!compiled.has(key)) {
    const maps = style === 'expanded' && { sourceMap: true, sourceMapIncludeSources: true };
    compiled.set(key, sass.compile(sheet(name), { style, ...maps }));
  }
  return compiled.get(key);
}

/** Short names for the private properties of all sheets: `.min.css` knows no long ones. */
function shortNames() {
  const text = styles.map((name) => compile(name, 'compressed').css).join('');
  const declared = text.match(/(?<=[{;])--_[a-z-]+(?=:(?! ?initial))/g);
  // What scripts set is declared as `initial` or not at all.
  const own = [...new Set(declared)].sort();
  // The most frequent ones are the shortest.
  const uses = (name) => text.split(new RegExp(`${name}\\b(?!-)`)).length;
  own.sort((one, other) => uses(other) - uses(one));
  return Object.fromEntries(own.map((name, n) => [name, `--_${n.toString(36)}`]));
}

/** Without the blanks that Sass leaves, and with what is longer than it has to be in short. */
const shortenedCode = (css, names) =>
  css
    .replace(/(,|\([\w-]+:|--_[a-z-]+:) /g, '$1')
    .replace(/ \* (?=[\dv])/g, '*')
    .replace(/rgba\(0,0,0,0\)|transparent/g, '#0000')
    .replace(/#(.)\1(.)\2(.)\3\b/g, '#$1$2$3')
    .replace(/([,( :])0\./g, '$1.')
    .replace(/--_[a-z-]+/g, (name) => names[name] ?? name);

/** The same for a sheet, whose quoted texts stay as they are: they are parts of the author's attributes. */
const shortened = (css, names) =>
  css
    .split(/('[^']*'|"[^"]*")/)
    .map((part, n) => (n % 2 ? part : shortenedCode(part, names)))
    .join('');

/** Compiles the sheet rollup was given as input, readable and compressed, and drops the empty script. */
function scss(name) {
  const file = sheet(name);
  return {
    name: 'scss',
    load: (id) => (id === file ? '' : null),
    buildStart() {
      for (const style of ['expanded', 'compressed']) compiled.delete(`${name} ${style}`);
      for (const url of compile(name, 'expanded').loadedUrls) this.addWatchFile(fileURLToPath(url));
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.keys(bundle)) delete bundle[chunk];
      const { css, sourceMap } = compile(name, 'expanded');
      const root = `${pathToFileURL(__dirname).href}/`;
      const map = JSON.stringify({
        ...sourceMap,
        file: `${name}.css`,
        sources: sourceMap.sources.map((source) => source.replace(root, '../../')),
      });
      const readable = `${css}\n\n/*# sourceMappingURL=${name}.css.map */\n`;
      // No map: the readable sheet has one.
      const small = shortened(compile(name, 'compressed').css, shortNames());
      for (const [ending, source] of [
        ['css', readable],
        ['css.map', map],
        ['min.css', small],
      ]) {
        this.emitFile({ type: 'asset', fileName: `${name}.${ending}`, source });
      }
    },
  };
}

const style = (name) => ({
  input: `scss/${name}.scss`,
  plugins: [scss(name)],
  output: { dir: 'assets/css' },
  onLog,
});

/** All tests, and those that jQuery can make a difference to. */
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

/** Every warning stops the build: import cycles and unresolved imports are only warnings to rollup. */
function onLog(level, log, handler) {
  if (log.code === 'EMPTY_BUNDLE') return;
  handler(level === 'warn' ? 'error' : level, log);
}

/** Its entry does nothing but import those of both widgets. */
const bothInOne = {
  ...forTags(together, [typesTogether]),
  treeshake: { preset: 'smallest', moduleSideEffects: (id) => /src.ui\./.test(id) },
};

module.exports = [
  ...scripts.flatMap(script),
  bothInOne,
  modules,
  ...[...styles, together].map(style),
  tests('test/main.ts', 'tests'),
  tests('test/jquery.ts', 'tests-jquery'),
];
