// A project that uses the package as npm hands it out: packed, and installed outside of this folder,
// so that nothing of it is found by accident. Nothing is asked of a registry.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';

const packages = path.join(root, 'node_modules');
const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'ui-tabs-')));
const projects = new Map();
let tarball = null;

function npm(cwd, ...args) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd, encoding: 'utf8', shell: process.platform === 'win32' };
  return execFileSync('npm', [...args, ...quiet], options).trim();
}

function create(name, jquery) {
  const folder = path.join(scratch, name);
  cpSync(path.join(root, 'test/package/app'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  tarball ??= path.join(scratch, npm(root, 'pack', '--pack-destination', scratch));
  const peers = [jquery, '@types/jquery'].map((peer) => path.join(packages, peer));
  npm(folder, 'install', '--offline', tarball, ...peers);
  return folder;
}

/** The folder of a project with the package and a jQuery, one of those in node_modules. */
export function project(jquery = 'jquery') {
  if (!projects.has(jquery)) projects.set(jquery, create(`with-${jquery}`, jquery));
  return projects.get(jquery);
}

// The first test of a project installs it, too.
QUnit.hooks.beforeEach((assert) => assert.timeout(120000));
QUnit.on('runEnd', () => rmSync(scratch, { recursive: true, force: true }));
