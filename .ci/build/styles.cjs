'use strict';

// Makes style sheets: a readable one from Sass, with a map, and a minified one from that.
const path = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { transform } = require('lightningcss');
const sass = require('sass');

const root = path.join(__dirname, '../..');

const minified = (name, css) =>
  transform({ filename: `${name}.css`, code: Buffer.from(css), minify: true }).code;

/** Compiles a sheet. Sass can't write nested rules: where it wrote `@scope (selector)`, with `:scope` in it, they are made. */
function compile(name) {
  const { css, ...rest } = sass.compileString(`@use '${name}' with ($scoped: true);`, {
    loadPaths: [path.join(root, 'scss')],
    sourceMap: true,
    sourceMapIncludeSources: true,
  });
  return { ...rest, css: css.replace(/@scope \((.*)\) \{/g, '$1 {').replaceAll(':scope', '&') };
}

/** Compiles the sheet that rollup was given as input, and drops the empty script. */
function styles(name) {
  const sheet = path.join(root, 'scss', `${name}.scss`);
  let compiled;
  return {
    name: 'styles',
    buildStart() {
      compiled = compile(name);
      for (const url of compiled.loadedUrls) this.addWatchFile(fileURLToPath(url));
    },
    load: (id) => (id === sheet ? '' : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.keys(bundle)) delete bundle[chunk];
      const { css, sourceMap } = compiled;
      const own = `${pathToFileURL(root).href}/`;
      const sources = sourceMap.sources.map((source) => source.replace(own, '../../'));
      const files = {
        css: `${css}\n\n/*# sourceMappingURL=${name}.css.map */\n`,
        'css.map': JSON.stringify({ ...sourceMap, file: `${name}.css`, sources }),
        // No map: the readable sheet has one.
        'min.css': minified(name, css),
      };
      for (const [ending, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `${name}.${ending}`, source });
      }
    },
  };
}

module.exports = { styles };
