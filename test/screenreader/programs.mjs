// The programs that a listening session needs, and the Debian packages that have them.
import { accessSync, constants } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const launcher = '/usr/libexec/at-spi-bus-launcher';

const programs = {
  orca: 'orca',
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-x11',
  'firefox-esr': 'firefox-esr',
  openbox: 'openbox',
  xdotool: 'xdotool',
  [launcher]: 'at-spi2-core',
};

/** What Orca imports, or Firefox loads. */
const packages = [
  'libatk-adaptor',
  'speech-dispatcher',
  'python3-speechd',
  'python3-pyatspi',
  'gir1.2-atspi-2.0',
  'gir1.2-wnck-3.0',
];

function isThere(file) {
  const folders = path.isAbsolute(file) ? [''] : (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => {
    try {
      accessSync(path.join(folder, file), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function isInstalled(name) {
  try {
    const status = execFileSync(
      'dpkg-query',
      ['--show', '--showformat', '${db:Status-Status}', name],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return status === 'installed';
  } catch {
    return false;
  }
}

/** The names of the packages that are missing. */
export function missingPackages() {
  const absent = Object.keys(programs).filter((file) => !isThere(file));
  const names = absent.map((file) => programs[file]);
  return [...names, ...packages.filter((name) => !isInstalled(name))];
}
