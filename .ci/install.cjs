'use strict';

// Installs the packages of the project, or of the given folder, if node_modules is missing or differs from
// package-lock.json.
const { execSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..', process.argv[2] ?? '');

function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

const wanted = packagesOf('package-lock.json');
const installed = packagesOf('node_modules/.package-lock.json');
const isMissing = (name) =>
  name !== '' && !wanted[name].optional && installed[name]?.version !== wanted[name].version;

if (Object.keys(wanted).some(isMissing)) {
  console.log('Installing the packages (npm ci). This is needed once, and takes about a minute …');
  execSync('npm ci --no-audit --no-fund', { cwd: root, stdio: 'inherit' });
}
