'use strict';

// The tests in other engines than Chromium's, those that this machine has: `npm run test:engines`, or with
// names (`-- Firefox WebKitGTK QtWebKit`) only these. In QtWebKit, a browser of 2016, a choice of them.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { runs } = require('../runs.cjs');
const { engines } = require('./launchers.cjs');

const words = process.argv.slice(2);
const names = words.length ? words : Object.keys(engines);
const files = runs.filter(({ file }) => file === 'min').map(({ name }) => name);
const lines = [];
let failed = 0;

for (const name of names) {
  const { needs, packages } = engines[name];
  if (!needs.every((file) => fs.existsSync(file))) {
    console.log(`${name} isn't there; on Debian: apt-get install ${packages}`);
    failed += words.length ? 1 : 0;
    continue;
  }
  console.log(`\n══ ${name}`);
  const args = [path.join(__dirname, '../run.cjs'), ...files];
  const options = { env: { ...process.env, TEST_ENGINE: name }, encoding: 'utf8' };
  const { stdout, status } = spawnSync(process.execPath, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout);
  lines.push(`${name.padEnd(12)} ${stdout.trim().split('\n').pop()}`);
  failed += status ? 1 : 0;
}

console.log(`\n${lines.join('\n') || 'No other engine was found.'}`);
process.exitCode = failed || !lines.length ? 1 : 0;
