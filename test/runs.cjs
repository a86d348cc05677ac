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
 * The whole matrix. `src` is the readable build, instrumented for coverage; `min` is the file people
 * load.
 */
const all = [
  ...[1, 2, 3, 4].flatMap((major) => ['src', 'min'].map((file) => describe(major, file))),
  ...[3, 4].map((major) => describe(major, 'min', { slim: true })),
];

/** Everything once, and with the other jQuerys what they can make a difference to (jquery.ts). */
const usual = [
  describe(3, 'min'),
  ...[1, 2, 4].map((major) => describe(major, 'min', { isPart: true })),
  ...[3, 4].map((major) => describe(major, 'min', { slim: true, isPart: true })),
];

module.exports = { all, usual, folders };
