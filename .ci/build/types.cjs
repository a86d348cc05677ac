'use strict';

// Makes the types of scripts.
const { dts } = require('rollup-plugin-dts');
const { ascii } = require('./scripts.cjs');

/** Adds the comments that editors show for options. */
const optionComments = {
  name: 'option-comments',
  async renderChunk(code) {
    const { withComments } = await import('./option-comments.mjs');
    return withComments(code);
  },
};

/** The types for `import`, which are the same as for `require`. TypeScript wants a file for each. */
const moduleTypes = (name) => ({
  name: 'module-types',
  generateBundle() {
    const source = `export type * from './${name}.js';\n`;
    this.emitFile({ type: 'asset', fileName: `${name}.d.mts`, source });
  },
});

/** The types of one widget's script. */
const types = (name) => [
  dts({ tsconfig: 'tsconfig.json' }),
  optionComments,
  ascii,
  moduleTypes(name),
];

/** The types of a script that contains several others. */
const typesTogether = (name, scripts) => ({
  name: 'types-together',
  generateBundle() {
    const source = scripts.map((script) => `import './${script}.js';\n`).join('');
    this.emitFile({ type: 'asset', fileName: `${name}.d.ts`, source });
  },
});

module.exports = { types, typesTogether };
