'use strict';

// Runs the tests: the sizes of the built files; karma, once for each of the usual runs in runs.cjs; the package (its files,
// types, and bundles made with it); real mouse and keyboard input; finally, whether a test has passed for each rule. With
// `--all`, karma runs the whole matrix, and the usual runs in the other engines of this machine, and test/fuzz takes many
// steps. `--build` builds first. `node test/run.cjs 3.7.1-min input` runs only the parts, and the files of test/input, whose
// names contain one of the words.
const { execFileSync, spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { createInterface } = require('node:readline');
const { engines } = require('./engines/launchers.cjs');
const findBrowser = require('./find-browser.cjs');
const { all, folders, usual } = require('./runs.cjs');
const checkRules = require('./rules.cjs');
const { checkSizes } = require('./sizes.cjs');

const root = path.join(__dirname, '..');
process.chdir(root);

const isAll = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word));

/** The titles of tests that have passed, for the rules that they name. */
const titles = [];

const sumOf = (results, key) => results.reduce((total, result) => total + result[key], 0);

/**
 * Runs one part of the tests, in a process that prints a line for each test. Failed tests are shown at once. A part that
 * exits with an error but reports no failed test, or runs none, counts as one failure.
 */
async function runPart({ name, engine = 'Chromium', args, env }) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const closed = once(child, 'close');
  const begin = performance.now();
  let passed = 0;
  const fallen = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [, not, title] = /^(not )?ok \d+ (.*)/.exec(line) ?? [];
    // A skipped test counts as failed.
    if (not || title?.startsWith('# SKIP')) fallen.push(title);
    else if (title) {
      passed += 1;
      titles.push(title);
    }
    // Prints everything except passed tests and counts.
    if (!/^(ok|TAP|1\.\.|#) ?/.test(line)) console.log(not ? `${name}: ${line}` : line);
  }
  const [code, signal] = await closed;
  if (!fallen.length && (code !== 0 || !passed))
    fallen.push(passed ? `ended with ${signal ?? `code ${code}`}` : 'no test was run');
  console.log(`… ${name}, ${Math.round((performance.now() - begin) / 1000)} s`);
  return { name, engine, passed, failed: fallen.length, fallen };
}

const karma = path.join('node_modules', 'karma', 'bin', 'karma');
const rollup = path.join('node_modules', 'rollup', 'dist', 'bin', 'rollup');
const qunit = path.join('node_modules', 'qunit', 'bin', 'qunit.js');

const karmaPart = ({ name, coverage }, engine) => ({
  name: engine ? `${engine} ${name}` : name,
  engine,
  args: [karma, 'start', '--reporters', coverage ? 'tap,coverage' : 'tap'],
  env: { TEST_RUN: name, ...(engine && { TEST_ENGINE: engine }) },
});

const isThere = ({ needs }) => needs.every((file) => fs.existsSync(file));

/** The usual runs in each installed engine. */
const engineParts = () =>
  Object.keys(engines)
    .filter((engine) => isThere(engines[engine]))
    .flatMap((engine) => usual.map((run) => karmaPart(run, engine)));

/** Says which engines have passed a test, and how to install the others. */
const aboutEngines = (done) =>
  Object.entries({ Chromium: {}, ...engines }).map(([name, { packages }]) => {
    if (packages && !isThere(engines[name]))
      return `no ${name} (on Debian: apt-get install ${packages})`;
    const ran = done.some(({ engine, passed }) => engine === name && passed > 0);
    return ran ? name : `no test in ${name}`;
  });

const fuzzParts = () =>
  ['tabs', 'accordion'].flatMap((kind) =>
    Object.keys(folders).map((major) => ({
      name: `fuzz ${kind}, jQuery ${major}`,
      args: ['test/fuzz/run.mjs', kind, major],
    })),
  );

/** The test files of a folder. */
const filesIn = (name) =>
  fs
    .readdirSync(path.join('test', name))
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => path.join('test', name, file));

/** The slowest tests start first, in this order. Otherwise one of them might run alone at the end. */
const longest = [
  'visit-tabs',
  'visit-accordion',
  'site',
  'coming-from',
  'visit',
  'sticky',
  'accessibility-keys',
  'swipe',
];

/** How many of the other files run in one process: to start one takes a second of a core. */
const TOGETHER = 6;

/** Each process has its own server. All open their pages in one browser. */
function inputParts(browser) {
  const files = filesIn('input').filter(isWanted);
  const slow = longest.map((name) => path.join('test', 'input', `${name}.test.mjs`));
  const others = files.filter((file) => !slow.includes(file));
  const groups = slow.filter((file) => files.includes(file)).map((file) => [file]);
  while (others.length > 0) groups.push(others.splice(0, TOGETHER));
  return groups.map((group) => ({
    name: group.map((file) => path.basename(file, '.test.mjs')).join(', '),
    args: [qunit, ...group],
    env: { TEST_BROWSER: browser },
  }));
}

/** One process for all, so that the package is installed once. */
const packagePart = () => ({ name: 'package', args: [qunit, ...filesIn('package')] });

/** Runs three parts at the same time. On two cores, two would leave time unused, because tests wait for frames and timers. */
async function runParts(parts) {
  const left = [...parts];
  const results = [];
  const work = async () => {
    while (left.length > 0) results.push(await runPart(left.shift()));
  };
  await Promise.all([work(), work(), work()]);
  return results;
}

/** Finds test files that main.ts does not import, and that would never run. */
function findForgotten() {
  const bundled = JSON.parse(fs.readFileSync('build/tests.js.map', 'utf8')).sources.map((source) =>
    path.join('build', source),
  );
  return fs
    .readdirSync('test', { recursive: true })
    .map((file) => path.join('test', file))
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .filter((file) => !bundled.includes(file));
}

async function main() {
  if (process.argv.includes('--build')) {
    console.log('── build');
    execFileSync(process.execPath, [rollup, '--config', '--silent'], { stdio: 'inherit' });
  }
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
    console.log('');
  }
  const { launchServer } = await import('./browser.mjs');
  const browser = await launchServer();
  const parts = [
    ...(isAll ? [...engineParts(), ...fuzzParts()] : []),
    ...(isAll ? all : usual).map((run) => karmaPart(run)),
    packagePart(),
  ];
  done.push(
    ...(await runParts([
      ...parts.filter(({ name }) => isWanted(name)),
      ...inputParts(browser.wsEndpoint()),
    ])),
  );
  await browser.close();
  if (isWanted('rules')) done.push({ name: 'rules', ...checkRules(words.length === 0 && titles) });

  console.log('');
  if (isAll) console.log(`Engines: ${aboutEngines(done).join(', ')}`);
  for (const { name, passed, failed, fallen = [] } of done) {
    console.log(`${name.padEnd(40)} ${passed} passed${failed ? `, ${failed} FAILED` : ''}`);
    for (const title of fallen) console.log(`  ✗ ${title}`);
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
