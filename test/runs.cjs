'use strict';

const fs = require('node:fs');
const path = require('node:path');

/** Folder in node_modules of each jQuery the widgets are tested with. */
const folders = { 1: 'jquery-1', 2: 'jquery-2', 3: 'jquery-3', 4: 'jquery' };

function describe(major, file, slim) {
  const manifest = path.join(__dirname, '../node_modules', folders[major], 'package.json');
  const jquery = JSON.parse(fs.readFileSync(manifest, 'utf8')).version;
  const name = `${jquery}${slim ? '-slim' : ''}-${file}`;
  return { name, major, jquery, slim, file, coverage: major === 3 && file === 'src' };
}

/** `src` is the readable build, instrumented for coverage; `min` is the file people load. */
const runs = [
  ...[1, 2, 3, 4].flatMap((major) => ['src', 'min'].map((file) => describe(major, file, false))),
  ...[3, 4].map((major) => describe(major, 'min', true)),
];

module.exports = { runs, folders };
