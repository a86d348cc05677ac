'use strict';

// Writes a file for each language, with its texts.
const fs = require('node:fs');
const path = require('node:path');
const languages = require('../../src/texts/languages.json');
const { ascii, banner } = require('./scripts.cjs');

const source = path.join(__dirname, '../../src');

/** The names of all texts in the tables of options. */
const names = fs
  .readdirSync(source, { recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const code = fs.readFileSync(path.join(source, file), 'utf8');
    return Array.from(code.matchAll(/^ +'texts\.(\w+)': /gm), ([, name]) => name);
  });

/**
 * The file of a language. It works as a script, by `import` and by `require`, because it only sets a global variable. A
 * missing or unknown text stops the build.
 */
function codeOf(tag, { also = [], texts }) {
  const wrong = [
    ...names.filter((name) => !texts[name]),
    ...Object.keys(texts).filter((name) => !names.includes(name)),
  ];
  if (wrong.length) throw new Error(`src/texts/languages.json, ${tag}: ${wrong.join(', ')}`);
  const places = [tag, ...also].map((one) => `all['${one.toLowerCase()}'] = `).join('');
  const code = `${places}${JSON.stringify(texts, null, 2)};`;
  const open = '(function (all) {';
  const close = '})((globalThis.uiTexts = globalThis.uiTexts || {}));';
  return ascii.renderChunk(`${banner(`texts/${tag}`)}\n${open}\n${code}\n${close}\n`).code;
}

const texts = {
  name: 'texts',
  generateBundle() {
    for (const [tag, language] of Object.entries(languages)) {
      const fileName = `texts/${tag}.js`;
      this.emitFile({ type: 'asset', fileName, source: codeOf(tag, language) });
    }
    this.emitFile({ type: 'asset', fileName: 'texts/texts.d.ts', source: 'export {};\n' });
  },
};

module.exports = { texts };
