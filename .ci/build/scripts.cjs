'use strict';

// How scripts are made: TypeScript to ES5, for script tags and for bundlers.
const { nodeResolve } = require('@rollup/plugin-node-resolve');
const swc = require('@rollup/plugin-swc').default;
const terser = require('@rollup/plugin-terser');
const { version } = require('../../package.json');

const banner = (name) => `/*! ${name} ${version} | (c) ui-tabs contributors | MIT License */`;

// Halves the start of a first set in Chromium: all is compiled while the file loads, most of it off the
// page's thread, and not function by function in the first call. Has to be the first line.
const compileHint = '//# allFunctionsCalledOnLoad';

const resolve = nodeResolve({ extensions: ['.ts', '.js'] });

const parser = { syntax: 'typescript' };

const transform = (options) =>
  swc({ swc: { swcrc: false, configFile: false, sourceMaps: true, ...options } });

// Index loops instead of iterators; `loose` would ignore the assumption, so it is a step of its own.
const unrollForOf = transform({
  env: { targets: 'chrome 120', include: ['transform-for-of'] },
  jsc: { parser, assumptions: { iterableIsArray: true } },
});

/** What the sources call VERSION. */
const optimizer = { globals: { vars: { VERSION: JSON.stringify(version) } } };

/** Per module, so that the helpers swc imports end up inside the wrapper and are shared. */
const lower = (options, target) =>
  transform({
    ...options,
    jsc: { ...target, loose: true, externalHelpers: true, parser, transform: { optimizer } },
  });

// ES5 by its engine rather than by name, as that allows to leave `typeof` alone.
const es5 = [
  resolve,
  unrollForOf,
  lower({ env: { targets: 'ie 9', loose: true, exclude: ['transform-typeof-symbol'] } }),
];

/** For the coverage of tests: at ES5 every `?.` would count as a branch of its own. */
const es2022 = [resolve, lower({}, { target: 'es2022' })];

const minify = terser({
  ecma: 5,
  compress: { passes: 2, pure_getters: true },
  format: { ascii_only: true, comments: /^!|^# allF/ },
});

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

module.exports = { ascii, banner, compileHint, es2022, es5, minify };
