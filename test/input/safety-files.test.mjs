// What the built files must not have in them, whatever they do.
import { readFileSync } from 'node:fs';

QUnit.module('input: the built files');

const files = ['tabs', 'accordion'].flatMap((name) => [`ui.${name}.js`, `ui.${name}.min.js`]);

const textOf = (file) =>
  readFileSync(new URL(`../../assets/js/${file}`, import.meta.url), 'utf8')
    // Comments may name what they warn of.
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const count = (text, pattern) => (text.match(pattern) ?? []).length;

QUnit.test.each(
  'F1, F14 no code and no pattern is made of text, and no message heard, in',
  files,
  (assert, file) => {
    const text = textOf(file);
    const found = {
      eval: count(text, /\beval\b/g),
      Function: count(text, /\bFunction\s*\(/g),
      RegExp: count(text, /\bRegExp\b/g),
      'a timer with text': count(text, /set(Timeout|Interval)\(\s*["'`]/g),
      'document.write': count(
        text,
        /document\.write|insertAdjacentHTML|outerHTML|createContextualFragment/g,
      ),
      message: count(text, /["'`]message["'`]|onmessage/g),
      scripts: count(text, /createElement\(\s*["'`]script["'`]\s*\)/g),
    };
    assert.deepEqual(found, {
      eval: 0,
      Function: 0,
      RegExp: 0,
      'a timer with text': 0,
      'document.write': 0,
      message: 0,
      scripts: 0,
    });
  },
);
