'use strict';

// The tests: the sizes of what is built; karma once for each of the usual runs of runs.cjs, or with `--all`
// of the whole matrix; real mouse and keyboard input; then the package: its files, types, and what is
// built with it; at last, whether all rules were proved. `node test/run.cjs 3.7.1-min input` takes only
// the runs whose names contain one of the words.
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const karma = require('karma');
const findBrowser = require('./find-browser.cjs');
const { all, usual } = require('./runs.cjs');
const checkRules = require('./rules.cjs');
const checkSizes = require('./sizes.cjs');

const root = path.join(__dirname, '..');
process.chdir(root);

const runs = process.argv.includes('--all') ? all : usual;
const words = process.argv.slice(2).filter((word) => word !== '--all');
const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word));

/** The titles of tests that have passed, for the rules that they name. */
const titles = [];

const sumOf = (results, key) => results.reduce((total, result) => total + result[key], 0);

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
    server.on('spec_complete', (_browser, { success, skipped, suite, description }) => {
      if (!success) fallen.push([...suite, description].join(' › '));
      else if (!skipped) titles.push([...suite, description].join(' > '));
    });
    server.on('run_complete', (_browsers, { success: passed, failed }) => {
      counts = { passed, failed };
    });
    server.start();
  });
}

/** Tests outside of karma, in a process of their own; they are shown when they have ended. */
function runFiles(files, env = {}) {
  const qunit = path.join('node_modules', 'qunit', 'bin', 'qunit.js');
  const child = spawn(process.execPath, [qunit, ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let tap = '';
  child.stdout.on('data', (chunk) => (tap += chunk));
  const found = (pattern) => Array.from(tap.matchAll(pattern), ([, title]) => title);
  const name = files.join(' ');
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(`# ${name}\n${tap}`);
      const passed = found(/^ok \d+ (?!# SKIP)(.*)$/gm);
      const fallen = found(/^not ok \d+ (.*)$/gm);
      titles.push(...passed);
      resolve(settle(name, code, { passed: passed.length, failed: fallen.length, fallen }));
    });
  });
}

/** The test files of a folder. */
const filesIn = (name) =>
  fs
    .readdirSync(path.join('test', name))
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => path.join('test', name, file));

/** They take longest: begun last, one of them would be all that still runs. */
const longest = ['accessibility-keys', 'pointers', 'autoplay', 'contrast', 'coming-from', 'site'];

/** Three files at a time, each in a process and on a server of its own; all open pages in one browser. */
async function runInput() {
  console.log('\n── real input');
  const { launchServer } = await import('./browser.mjs');
  const browser = await launchServer();
  const rank = (file) => longest.indexOf(path.basename(file, '.test.mjs'));
  const files = filesIn('input').toSorted((one, other) => rank(other) - rank(one));
  const results = [];
  const work = async () => {
    while (files.length > 0) {
      results.push(await runFiles([files.shift()], { TEST_BROWSER: browser.wsEndpoint() }));
    }
  };
  await Promise.all([work(), work(), work()]);
  await browser.close();
  const fallen = results.flatMap((one) => one.fallen.map((title) => `${one.name}: ${title}`));
  const [passed, failed] = ['passed', 'failed'].map((key) => sumOf(results, key));
  return { name: 'input', passed, failed, fallen };
}

/** All in one process: the package is installed once. */
async function runPackage() {
  console.log('\n── the package');
  return { ...(await runFiles(filesIn('package'))), name: 'package' };
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
  for (const run of runs) if (isWanted(run.name)) done.push(await runKarma(run));
  if (isWanted('input')) done.push(await runInput());
  if (isWanted('package')) done.push(await runPackage());
  if (isWanted('rules')) done.push({ name: 'rules', ...checkRules(words.length === 0 && titles) });

  console.log('');
  for (const { name, passed, failed, fallen = [] } of done) {
    console.log(`${name.padEnd(20)} ${passed} passed${failed ? `, ${failed} FAILED` : ''}`);
    for (const title of fallen) console.log(`                     ✗ ${title}`);
  }
  const passed = sumOf(done, 'passed');
  const failed = sumOf(done, 'failed');
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

main().catch((error) => {
  console.error(error.isExpected ? error.message : error);
  process.exitCode = 1;
  console.log('0 passed, 1 failed');
});
