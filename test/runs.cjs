'use strict';

const fs = require('node:fs');
const path = require('node:path');

/** Folder in node_modules of each jQuery the widgets are tested with. */
const folders = { 1: 'jquery-1', 2: 'jquery-2', 3: 'jquery-3', 4: 'jquery' };

function describe(major, file, { slim = false, isPart = false } = {}) {
  const manifest = path.join(__dirname, '../node_modules', folders[major], 'package.json');
  const jquery = JSON.parse(fs.readFileSync(manifest, 'utf8')).version;
  const name = `${jquery}${slim ? '-slim' : ''}-${file}${isPart ? '-part' : ''}`;
  const tests = isPart ? 'tests-jquery' : 'tests';
  return { name, major, jquery, slim, file, tests, coverage: major === 3 && file === 'src' };
}

/**
 * The whole matrix. `src` is the readable build, instrumented for coverage; `min` are the files that people
 * load; `both` is the one that has both widgets.
 */
const all = [
  ...[1, 2, 3, 4].flatMap((major) => ['src', 'min'].map((file) => describe(major, file))),
  ...[3, 4].map((major) => describe(major, 'min', { slim: true })),
  describe(3, 'both'),
];

/** Everything once, and with the other jQuerys what they can make a difference to (jquery.ts). */
const usual = [
  describe(3, 'min'),
  ...[1, 2, 4].map((major) => describe(major, 'min', { isPart: true })),
  ...[3, 4].map((major) => describe(major, 'min', { slim: true, isPart: true })),
  describe(3, 'both', { isPart: true }),
];

/** The style sheets and scripts of a build. */
const filesOf = {
  src: {
    sheets: ['tabs', 'tabs.flat', 'accordion'].map((name) => `assets/css/ui.${name}.min.css`),
    scripts: ['tabs', 'accordion'].map((name) => `build/ui.${name}.cov.js`),
  },
  min: {
    sheets: ['tabs', 'tabs.flat', 'accordion'].map((name) => `assets/css/ui.${name}.min.css`),
    scripts: ['tabs', 'accordion'].map((name) => `assets/js/ui.${name}.min.js`),
  },
  both: {
    sheets: ['tabs-accordion', 'tabs.flat'].map((name) => `assets/css/ui.${name}.min.css`),
    scripts: ['assets/js/ui.tabs-accordion.min.js'],
  },
};

module.exports = { all, usual, folders, filesOf };
