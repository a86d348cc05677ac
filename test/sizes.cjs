'use strict';

// What pages load, in bytes: as it is, and as `gzip -9` sends it. A file that is larger than
// sizes.json allows fails; the limits are raised on purpose only.
const fs = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');
const limits = require('./sizes.json');

const assets = path.join(__dirname, '../assets');

/** The size of a file in `assets/`, in bytes, and compressed. */
function measure(file) {
  const content = fs.readFileSync(path.join(assets, file));
  return { raw: content.length, gzip: gzipSync(content, { level: 9 }).length };
}

/** The minified files that are built, and those that have limits: each file has to be both. */
function filesOf() {
  const built = ['css', 'js'].flatMap((folder) =>
    fs
      .readdirSync(path.join(assets, folder))
      .filter((file) => /^ui\..*\.min\.(css|js)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return [...new Set([...Object.keys(limits), ...built])];
}

const cell = (size, limit) => `${size} of ${limit}${size > limit ? ' TOO LARGE' : ''}`.padStart(24);

/** Prints a table. Returns how many files keep to their limits, and how many don't. */
function checkSizes() {
  const lines = filesOf().map((file) => {
    const limit = limits[file] ?? { raw: 0, gzip: 0 };
    const size = measure(file);
    const isSmall = size.raw <= limit.raw && size.gzip <= limit.gzip;
    console.log(file.padEnd(26) + cell(size.raw, limit.raw) + cell(size.gzip, limit.gzip));
    return isSmall;
  });
  const failed = lines.filter((isSmall) => !isSmall).length;
  return { passed: lines.length - failed, failed };
}

module.exports = { checkSizes, limits, measure };
