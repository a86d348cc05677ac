'use strict';

// The tests in other engines than Chromium's, those that this machine has: `npm run test:engines`, or with
// names (`-- Firefox WebKitGTK`) only these.
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const runs = require('../runs.cjs');
const { engines } = require('./launchers.cjs');

const words = process.argv.slice(2);
const names = words.length ? words : Object.keys(engines);
const files = runs.all.filter(({ file }) => file === 'min').map(({ name }) => name);

/** Runs the tests in an engine, shown as they go; gives their last line and whether all passed. */
async function runIn(name) {
  const args = [path.join(__dirname, '../run.cjs'), '--all', ...files];
  const run = spawn(process.execPath, args, {
    env: { ...process.env, TEST_ENGINE: name },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let end = '';
  run.stdout.on('data', (data) => {
    process.stdout.write(data);
    end = (end + data).slice(-1000);
  });
  const [status] = await once(run, 'close');
  return { line: end.trim().split('\n').pop(), passed: status === 0 };
}

async function main() {
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
    const { line, passed } = await runIn(name);
    lines.push(`${name.padEnd(12)} ${line}`);
    failed += passed ? 0 : 1;
  }
  console.log(`\n${lines.join('\n') || 'No other engine was found.'}`);
  process.exitCode = failed || !lines.length ? 1 : 0;
}

main();
