import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../demo/static.mjs';

QUnit.module('package: editors');

const page = path.join(root, 'test/types/page.ts');

/** What an editor shows for the first option with a plain value in `options`. */
function shown(widget, options) {
  const plugin = `ui${widget[0].toUpperCase()}${widget.slice(1)}`;
  const code = `/// <reference path="../../assets/js/ui.${widget}.d.ts" />\n$('#trip').${plugin}(${options});`;
  const service = ts.createLanguageService({
    getScriptFileNames: () => [page],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) =>
      ts.ScriptSnapshot.fromString(file === page ? code : readFileSync(file, 'utf8')),
    getCurrentDirectory: () => root,
    getCompilationSettings: () => ({ types: ['jquery'] }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const info = service.getQuickInfoAtPosition(page, code.search(/\w+: [^{]/) + 1);
  return ts.displayPartsToString(info?.documentation);
}

QUnit.test.each(
  'show what an option does, and its default:',
  [
    ['tabs', `{ theme: 'red' }`, 'The theme, or a class of your own. Default: `silver`.'],
    [
      'tabs',
      '{ animation: { duration: 200 } }',
      'How long the change takes, in milliseconds. Default: `600`.',
    ],
    [
      'tabs',
      '{ cacheAjax: false }',
      'Whether content that was loaded once is kept. Default: `true`.',
    ],
    [
      'accordion',
      '{ autoplay: { interval: 3000 } }',
      'Time between two items, in milliseconds; 0 is off. Default: `0`.',
    ],
    [
      'accordion',
      `{ texts: { slides: 'Bilder' } }`,
      /^Names a slider, or a set that plays, .* Default: `Slides`\.$/,
    ],
    ['accordion', '{ collapse: null }', /^Called when a section has closed, [^`]*$/],
  ],
  (assert, [widget, options, expected]) => {
    const said = shown(widget, options);
    if (typeof expected === 'string') assert.equal(said, expected);
    else assert.true(expected.test(said), said);
  },
);
