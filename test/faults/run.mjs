// Puts small faults into the source, one at a time, and sees whether the tests notice.
//
//   node test/faults/run.mjs                 120 faults, spread over all files by chance
//   FAULTS_SEED=7 FAULTS_COUNT=10 node test/faults/run.mjs core/select    in files whose names hold this
//
// Build first. Each fault is built into a copy of the project, on which the karma tests run until one
// fails, for a minute at most; then, for what outlives them, on those with all jQuerys and with real input.
// Before, all have to pass without a fault: what fails anyway would count as caught.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import swc from '@rollup/plugin-swc';
import { rollup } from 'rollup';
import { root } from '../../demo/static.mjs';
import { createRandom } from '../fuzz/random.mjs';
import { faultsOf, kinds } from './kinds.mjs';

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
  return chosen.slice(0, count);
}

/** What the tests need of the project. */
const parts =
  'build/tests.js build/tests.js.map build/tests-jquery.js src test demo assets scss karma.conf.js package.json README.md';

function copyTo(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const part of parts.split(' ')) {
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

async function build(folder) {
  for (const name of ['ui.tabs', 'ui.accordion']) {
    const plugins = [
      nodeResolve({ extensions: ['.ts'] }),
      swc({ swc: { swcrc: false, configFile: false, jsc: { parser: { syntax: 'typescript' } } } }),
    ];
    const input = path.join(folder, 'src', `${name}.ts`);
    const bundle = await rollup({ input, external: ['jquery'], plugins, onLog() {} });
    await bundle.write({
      file: path.join(folder, 'assets', 'js', `${name}.min.js`),
      format: 'iife',
      exports: 'none',
      globals: { jquery: 'window.jQuery' },
      interop: 'default',
    });
  }
}

/** The first failure that a run says, or null; what takes longer than `seconds` is ended. */
function firstFailure(folder, runs, seconds) {
  const options = { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore'] };
  const child = spawn(process.execPath, ['test/run.cjs', ...runs], options);
  return new Promise((resolve) => {
    let text = '';
    let failure = null;
    const end = () => process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(end, seconds * 1000);
    child.stdout.on('data', (chunk) => {
      text += chunk;
      failure ??= /^.*(?:FAILED|not ok|DISCONNECTED|ERROR).*$/m.exec(text)?.[0] ?? null;
      if (failure) end();
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ failure: failure ?? (code ? `ended with code ${code}` : null), isLate: !!signal });
    });
  });
}

/** What can be run in a copy: all but the package. */
const whole = ['min', 'input'];

async function isCaught(folder, { file, start, end, after }) {
  const target = path.join(folder, 'src', file);
  const text = fs.readFileSync(target, 'utf8');
  fs.writeFileSync(target, text.slice(0, start) + after + text.slice(end));
  try {
    await build(folder);
    const { failure } = await firstFailure(folder, ['3.7.1-min'], 60);
    if (failure) return failure;
    const last = await firstFailure(folder, whole, 900);
    return last.failure ?? (last.isLate ? 'did not end' : null);
  } finally {
    fs.writeFileSync(target, text);
  }
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 70);

const faults = choose();
const outlived = [];
console.log(`${faults.length} faults, FAULTS_SEED=${seed}`);

async function work(folder) {
  copyTo(folder);
  for (let fault = faults.shift(); fault; fault = faults.shift()) {
    const failure = await isCaught(folder, fault);
    if (!failure) outlived.push(fault);
    const place = `${fault.file}:${fault.line}`;
    console.log(
      `${failure ? 'caught  ' : 'OUTLIVED'} ${place.padEnd(32)} ${fault.kind.padEnd(24)} ` +
        `${short(fault.before)} → ${short(fault.after)}${failure ? ` · ${short(failure.replace(/^.*\) /, ''))}` : ''}`,
    );
  }
}

const folders = [1, 2].map((n) => path.join(root, 'build', 'faults', String(n)));
copyTo(folders[0]);
await build(folders[0]);
const { failure } = await firstFailure(folders[0], whole, 900);
if (failure) throw new Error(`without a fault: ${failure}`);

const total = faults.length;
await Promise.all(folders.map(work));
console.log(`${total - outlived.length} of ${total} caught, FAULTS_SEED=${seed}`);
process.exitCode = outlived.length > total * 0.05 ? 1 : 0;
