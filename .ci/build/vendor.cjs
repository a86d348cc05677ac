'use strict';

// Copies built files of other packages that pages may load beside ours, and their licences.
const fs = require('node:fs');
const path = require('node:path');

const modules = path.join(__dirname, '../../node_modules');

/** `commentOf` is a file with the comment that names the licence, if the built file lacks it. */
const files = [
  { from: 'jquery/dist/jquery.min.js', to: 'jquery.min.js', licence: 'LICENSE.txt' },
  {
    from: 'jquery.easing/jquery.easing.min.js',
    to: 'jquery.easing.min.js',
    licence: 'LICENSE',
    commentOf: 'jquery.easing/jquery.easing.js',
  },
  {
    from: 'jquery-hashchange/jquery.ba-hashchange.min.js',
    to: 'jquery.hashchange.min.js',
    licence: 'LICENSE-MIT',
  },
  {
    from: 'html5shiv/dist/html5shiv.min.js',
    to: 'html5shiv.min.js',
    licence: 'MIT and GPL2 licenses.md',
  },
];

const read = (file) => fs.readFileSync(path.join(modules, file), 'utf8').replace(/\r\n/g, '\n');

const vendor = {
  name: 'vendor',
  generateBundle() {
    const licences = [];
    for (const { from, to, licence, commentOf } of files) {
      const comment = commentOf ? `${read(commentOf).split('*/')[0].trim()}\n*/\n` : '';
      this.emitFile({ type: 'asset', fileName: to, source: comment + read(from) });
      licences.push(`== ${to} ==\n\n${read(`${from.split('/')[0]}/${licence}`).trim()}\n`);
    }
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licences.join('\n\n') });
  },
};

module.exports = { vendor };
