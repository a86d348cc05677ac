// Puts small faults into the source, one at a time, and sees whether the tests notice.
//
//   node test/faults/run.mjs                 120 faults, spread over all files by chance
//   FAULTS_SEED=7 FAULTS_COUNT=10 node test/faults/run.mjs core/select    in files whose names hold this
//
// Build first. All faults are built into one pair of scripts, each behind a switch, for copies of the project.
// Without a fault all tests have to pass, and those of karma tell which of them come by the place of which fault.
// These run with that fault until one fails, for a minute at most; on what outlives them, all tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import swc from '@rollup/plugin-swc';
import { rollup } from 'rollup';
import { root } from '../../.ci/lib/files.mjs';
import { createRandom } from '../fuzz/random.mjs';
import { faultsOf, kinds, withFaults } from './kinds.mjs';

const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1e6);
const count = Number(process.env.FAULTS_COUNT ?? 120);
const words = process.argv.slice(2);
const random = createRandom(seed);

/** Round and round through all files; of each a kind that it can have, and one of its places. */
function choose() {
  const files = fs
    .readdirSync(path.join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const left = files.toSorted().map((file) => {
    const text = fs.readFileSync(path.join(root, 'src', file), 'utf8');
    const all = faultsOf(file, text);
    const groups = Object.keys(kinds).map((kind) => all.filter((fault) => fault.kind === kind));
    return groups.filter(({ length }) => length > 0);
  });
  const chosen = [];
  while (chosen.length < count && left.some((groups) => groups.length > 0)) {
    for (const groups of left.filter(({ length }) => length > 0)) {
      const group = random.pick(groups);
      chosen.push(...group.splice(random.whole(0, group.length - 1), 1));
      if (group.length === 0) groups.splice(groups.indexOf(group), 1);
    }
  }
  return chosen.slice(0, count).map((fault, n) => ({ ...fault, number: n + 1 }));
}

const jsc = {
  parser: { syntax: 'typescript' },
  transform: { optimizer: { globals: { vars: { VERSION: '"0"' } } } },
};

/** The scripts with all faults, by their names. */
async function build(faults) {
  const holdFaults = {
    name: 'faults',
    transform(code, id) {
      const own = faults.filter(({ file }) => id === path.join(root, 'src', file));
      return { code: withFaults(code, own), map: null };
    },
  };
  const plugins = [
    nodeResolve({ extensions: ['.ts'] }),
    holdFaults,
    swc({ swc: { swcrc: false, configFile: false, jsc } }),
  ];
  const scripts = {};
  for (const name of ['ui.tabs', 'ui.accordion']) {
    const input = path.join(root, 'src', `${name}.ts`);
    const bundle = await rollup({ input, external: ['jquery'], plugins, onLog() {} });
    const { output } = await bundle.generate({
      format: 'iife',
      exports: 'none',
      globals: { jquery: 'window.jQuery' },
      interop: 'default',
    });
    scripts[`${name}.min.js`] = output[0].code;
  }
  return scripts;
}

function copyTo(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  const sources = 'src test demo assets scss karma.conf.js package.json README.md';
  const built = 'build/tests.js build/tests.js.map build/tests-jquery.js';
  for (const part of `${sources} ${built}`.split(' '))
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Before a script: the switch that turns the fault of a number on; 0 has each test say by which faults it comes. */
const switchFor = (number) => `
window.isFault = window.isFault || (function (reached) {
  function tell(id) {
    console.log('reached=' + id + ':' + Object.keys(reached) + '=');
    reached = {};
  }
  if (window.QUnit && !${number}) {
    QUnit.begin(function () { tell(''); });
    QUnit.testDone(function (test) { tell(test.testId); });
  }
  return function (one) {
    reached[one] = 1;
    return one === ${number};
  };
})({});
window.turned = function (one, it) { return isFault(one) ? !it : it; };
`;

/** What still runs ends with this process, by Ctrl+C too. */
const running = new Set();
const endAll = () => running.forEach(({ pid }) => process.kill(-pid, 'SIGKILL'));
process.once('SIGINT', () => process.exit(1)).once('exit', endAll);

/** Runs tests with the fault of a number, 0 for none: all they say, and the first failure, or ''. */
async function runTests(folder, number, { args, env, seconds, late }) {
  for (const [name, text] of Object.entries(scripts))
    fs.writeFileSync(path.join(folder, 'assets/js', name), switchFor(number) + text);
  const options = { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore'] };
  const child = spawn(process.execPath, args, { ...options, env: { ...process.env, ...env } });
  running.add(child);
  let text = '';
  let failure = '';
  const end = (reason) => {
    failure ||= reason;
    process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(end, seconds * 1000, late);
  child.stdout.on('data', (chunk) => {
    text += chunk;
    const [said] = /^.*(?:not ok|FAILED|DISCONNECTED|ERROR).*$/m.exec(text) ?? [];
    if (said) end(said);
  });
  const [code] = await once(child, 'close');
  running.delete(child);
  clearTimeout(timer);
  return { text, failure: failure || (code ? `ended with code ${code}` : '') };
}

/** The tests of karma with these ids, all where there are none; what takes longer has noticed nothing. */
const karma = (ids) => ({
  args: ['node_modules/karma/bin/karma', 'start', '--reporters', 'tap'],
  env: { TEST_IDS: ids.join() },
  seconds: 60,
  late: '',
});

const whole = { seconds: 900, late: 'does not end' };

/** What can be run in a copy: all but the package. */
const all = { args: ['test/run.cjs', 'min', 'input'], env: {}, ...whole };

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 70);

/** A line on a fault: the test that failed by it, or what there is to say instead. */
function say({ file, line, kind, before, after }, otherwise, failure) {
  const what = [`${file}:${line}`.padEnd(32), kind.padEnd(24), short(before), '→', after];
  const test = failure && `· ${short(failure.replace(/^.*?not ok \d+ /, ''))}`;
  console.log(failure ? 'caught  ' : otherwise, ...what, test);
}

const faults = choose();
console.log(`${faults.length} faults, FAULTS_SEED=${seed}`);
const scripts = await build(faults);
const folders = [1, 2].map((n) => path.join(root, 'build', 'faults', String(n)));
folders.forEach(copyTo);

/** Does something with each fault, two at a time, in a folder of its own. */
async function each(some, act) {
  const left = [...some];
  const work = async (folder) => {
    while (left.length > 0) await act(left.shift(), folder);
  };
  await Promise.all(folders.map(work));
}

async function withoutFault(what) {
  const { text, failure } = await runTests(folders[0], 0, what);
  if (failure) throw new Error(`without a fault: ${failure}`);
  return text;
}

/** The ids of the tests that come by each fault; '' is before the first of them, or in the page of a frame, where nobody tells. */
const reached = {};
const said = await withoutFault({ ...karma([]), ...whole });
for (const [, id, numbers] of said.matchAll(/reached=(\w*):([\d,]*)=/g))
  for (const number of numbers.split(',')) (reached[number] ??= []).push(id);
const outlived = [];

await each(faults, async (fault, folder) => {
  const tests = reached[fault.number] ?? [''];
  const ids = tests.includes('') ? [] : tests;
  const { failure } = await runTests(folder, fault.number, karma(ids));
  if (!failure) outlived.push(fault);
  say(fault, 'later   ', failure);
});

console.log(`${outlived.length} of them outlived the tests that come by them; now all tests`);
if (outlived.length > 0) await withoutFault(all);
let missed = 0;

await each(outlived, async (fault, folder) => {
  const { failure } = await runTests(folder, fault.number, all);
  if (!failure) missed += 1;
  say(fault, 'OUTLIVED', failure);
});

console.log(`${faults.length - missed} of ${faults.length} caught, FAULTS_SEED=${seed}`);
process.exitCode = missed > faults.length * 0.05 ? 1 : 0;
