'use strict';

// All tests: the sizes of what is built, karma once per entry of runs.cjs, real mouse and keyboard
// input, then the package: its files, types, and what is built with it.
// `node test/run.cjs 3.7.1-min input` takes only the runs whose names contain one of the words.
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const karma = require('karma');
const findBrowser = require('./find-browser.cjs');
const { runs } = require('./runs.cjs');
const checkSizes = require('./sizes.cjs');

const root = path.join(__dirname, '..');
process.chdir(root);

const words = process.argv.slice(2);
const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word));

/**
 * A run that ends badly without naming a failed test, or that has no test at all, is one failure.
 * `fallen` are the names of failed tests, said once more at the end of a long output.
 */
function settle(name, exitCode, { passed, failed, fallen = [] }) {
  if (failed > 0 || (exitCode === 0 && passed > 0)) return { name, passed, failed, fallen };
  const reason = passed > 0 ? `ended with code ${exitCode}` : 'no test was run';
  return { name, passed, failed: 1, fallen: [reason] };
}

async function runKarma({ name }) {
  console.log(`\n── jQuery ${name}`);
  const file = path.join(root, 'karma.conf.js');
  const options = { promiseConfig: true, throwErrors: true };
  const config = await karma.config.parseConfig(file, { testRun: name }, options);
  return new Promise((resolve) => {
    let counts = { passed: 0, failed: 0 };
    const fallen = [];
    const server = new karma.Server(config, (exitCode) =>
      resolve(settle(name, exitCode, { ...counts, fallen })),
    );
    server.on('spec_complete', (_browser, { success, suite, description }) => {
      if (!success) fallen.push([...suite, description].join(' › '));
    });
    server.on('run_complete', (_browsers, { success: passed, failed }) => {
      counts = { passed, failed };
    });
    server.start();
  });
}

/** QUnit's filter for tests by the names that its TAP output gives them. */
function filterOf(names) {
  const patterns = names.map((name) =>
    name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ > /g, '( > |: )'),
  );
  return ['--filter', `/^(${patterns.join('|')})$/`];
}

/** The tests of a folder, outside of karma: all, or those of the names in `only`. */
function runFolder(name, title, only = []) {
  const folder = path.join('test', name);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.test.mjs'));
  console.log(`\n── ${title}`);
  const qunit = path.join('node_modules', 'qunit', 'bin', 'qunit.js');
  const chosen = only.length > 0 ? filterOf(only) : [];
  const args = [qunit, ...chosen, ...files.map((file) => path.join(folder, file))];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let tap = '';
  child.stdout.on('data', (chunk) => {
    tap += chunk;
    process.stdout.write(chunk);
  });
  const count = (word) => Number(tap.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  const fallen = () => Array.from(tap.matchAll(/^not ok \d+ (.*)$/gm), ([, title]) => title);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const counts = { passed: count('pass'), failed: count('fail') };
      resolve(settle(name, code, { ...counts, fallen: fallen() }));
    });
  });
}

/**
 * Real browsers on a busy machine sometimes lose a tap or a frame. Up to three failed tests are run
 * once more; what passes then counts, and is named in the summary, for it wants looking at.
 */
async function runTwice(run, joined) {
  const first = await run([]);
  if (first.failed === 0 || first.failed > 3) return first;
  console.log(`\nOnce more, for what failed: ${first.fallen.join(', ')}`);
  const second = await run(first.fallen);
  return { ...second, passed: joined(first, second), unsteady: first.fallen };
}

/** A test file that main.ts does not import would never run, and nobody would notice. */
function findForgotten() {
  const bundled = JSON.parse(fs.readFileSync('build/tests.js.map', 'utf8')).sources.map((source) =>
    path.join('build', source),
  );
  return fs
    .readdirSync('test', { recursive: true })
    .map((file) => path.join('test', file))
    .filter((file) => file.endsWith('.test.ts') && !bundled.includes(file));
}

async function main() {
  findBrowser();
  const done = [];
  const forgotten = findForgotten();
  if (forgotten.length > 0) {
    console.error(`Not imported by test/main.ts: ${forgotten.join(', ')}`);
    done.push({ name: 'test/main.ts', passed: 0, failed: forgotten.length });
  }
  if (isWanted('sizes')) {
    console.log('\n── sizes: bytes, and bytes compressed');
    done.push({ name: 'sizes', ...checkSizes() });
  }
  for (const run of runs) {
    if (!isWanted(run.name)) continue;
    done.push(
      await runTwice(
        () => runKarma(run),
        (_first, second) => second.passed,
      ),
    );
  }
  for (const [name, title] of Object.entries({ input: 'real input', package: 'the package' })) {
    if (!isWanted(name)) continue;
    const run = (only) => runFolder(name, title, only);
    done.push(await runTwice(run, (first, second) => first.passed + second.passed));
  }

  console.log('');
  for (const { name, passed, failed, fallen = [], unsteady = [] } of done) {
    console.log(`${name.padEnd(16)} ${passed} passed${failed ? `, ${failed} FAILED` : ''}`);
    for (const title of fallen) console.log(`                 ✗ ${title}`);
    const recovered = unsteady.filter((title) => !fallen.includes(title));
    for (const title of recovered) console.log(`                 ~ ${title}: only when run again`);
  }
  const sum = (key) => done.reduce((total, run) => total + run[key], 0);
  const passed = sum('passed');
  const failed = sum('failed');
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

main().catch((error) => {
  console.error(error.isExpected ? error.message : error);
  process.exitCode = 1;
  console.log('0 passed, 1 failed');
});
