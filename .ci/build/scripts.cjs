'use strict';

// How scripts are made: TypeScript to ES5, for script tags and for bundlers.
const { nodeResolve } = require('@rollup/plugin-node-resolve');
const swc = require('@rollup/plugin-swc').default;
const terser = require('@rollup/plugin-terser');
const { version } = require('../../package.json');

const banner = (name) => `/*! ${name} ${version} | (c) ui-tabs contributors | MIT License */`;

// Halves the time of the first start in Chromium: it compiles all functions while the file loads, most of them off the main
// thread, and not one by one when they are first called. It has to be the first line.
const compileHint = '//# allFunctionsCalledOnLoad';

const resolve = nodeResolve({ extensions: ['.ts', '.js'] });

/** The helper that swc imports for `{ ...one }`. Its own one has code for browsers without Object.assign, which we need anyway. */
const helper = '@swc/helpers/_/_extends';
const spread = {
  name: 'spread',
  resolveId: (id) => (id === helper ? id : null),
  load: (id) => (id === helper ? 'const { assign } = Object; export { assign as _ };' : null),
};

const parser = { syntax: 'typescript' };

const transform = (options) =>
  swc({ swc: { swcrc: false, configFile: false, sourceMaps: true, ...options } });

// Loops by index instead of iterators. A separate step, because `loose` would ignore the assumption.
const unrollForOf = transform({
  env: { targets: 'chrome 120', include: ['transform-for-of'] },
  jsc: { parser, assumptions: { iterableIsArray: true } },
});

/** Replaces VERSION in the sources. */
const optimizer = { globals: { vars: { VERSION: JSON.stringify(version) } } };

/** For each module, so that the helpers that swc imports are inside the wrapper, and shared. */
const lower = (options, target) =>
  transform({
    ...options,
    jsc: { ...target, loose: true, externalHelpers: true, parser, transform: { optimizer } },
  });

// ES5 by the name of a browser, because that allows us to leave `typeof` as it is.
const es5 = [
  spread,
  resolve,
  unrollForOf,
  lower({ env: { targets: 'ie 9', loose: true, exclude: ['transform-typeof-symbol'] } }),
];

/** For the coverage of tests: in ES5, every `?.` would count as a branch. */
const es2022 = [resolve, lower({}, { target: 'es2022' })];

const minify = terser({
  ecma: 5,
  // `inline: 1`: functions with arguments aren't dissolved in their callers, where they compress less well.
  compress: { passes: 3, pure_getters: true, inline: 1 },
  format: { ascii_only: true, comments: /^!|^# allF/ },
});

/** Escapes letters outside ASCII: pages in another encoding may load the script without declaring its own. */
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
