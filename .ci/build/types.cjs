'use strict';

// How the types of a script are made.
const { dts } = require('rollup-plugin-dts');
const { ascii } = require('./scripts.cjs');

/** What editors show of an option, with its default. */
const optionComments = {
  name: 'option-comments',
  async renderChunk(code) {
    const { withComments } = await import('./option-comments.mjs');
    return withComments(code);
  },
};

/** Types of `import`; they are those of `require`, which the compiler keeps apart. */
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

/** The types of a script that is several others in one file. */
const typesTogether = (name, scripts) => ({
  name: 'types-together',
  generateBundle() {
    const source = scripts.map((script) => `import './${script}.js';\n`).join('');
    this.emitFile({ type: 'asset', fileName: `${name}.d.ts`, source });
  },
});

module.exports = { types, typesTogether };
