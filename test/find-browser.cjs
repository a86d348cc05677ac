'use strict';

// Finds a Chromium-like browser: the one that CHROME_BIN names (`npm` means that of an npm package), otherwise an installed
// one, otherwise that of the npm package.
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');

const args = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  // Chromium refuses to run as root with its sandbox on.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function installed() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', `${env.HOME}/Applications`].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => [
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
      path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      path.join(folder, 'Chromium/Application/chrome.exe'),
    ]);
  }
  const names = 'google-chrome google-chrome-stable chromium chromium-browser microsoft-edge';
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...names.split(' ').flatMap((name) => folders.map((folder) => path.join(folder, name))),
    // Not the wrapper on PATH: it does not exec, so ending it would leave the browser running.
    '/usr/lib/chromium/chromium-headless-shell',
  ];
}

// Relative, so that the project folder may be moved; the packaged one names a folder in /tmp.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks beside the final folder and renames, so that two runs at once do not disturb each other. */
function unpack(folder) {
  const draft = `${folder}.${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  // The package takes any file with the name `chromium` in the temporary folder as its own. It unpacks the libraries that a
  // bare system lacks only if it takes the system for this cloud runtime.
  const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const script = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  execFileSync(process.execPath, ['-e', script], { cwd: root, env, stdio: 'inherit' });
  fs.writeFileSync(path.join(draft, 'fonts', 'fonts.conf'), fontsConf);
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(path.join(folder, 'chromium'))) throw error;
  }
}

function lacksLibraries(browser) {
  try {
    return execFileSync('ldd', [browser], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (!fs.existsSync(manifest)) return null;
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const folder = path.join(root, 'node_modules/.cache/chromium', version);
  const browser = path.join(folder, 'chromium');
  if (!fs.existsSync(browser)) unpack(folder);
  const env = { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  if (lacksLibraries(browser)) env.LD_LIBRARY_PATH = path.join(folder, 'al2023', 'lib');
  return { path: browser, env, args };
}

/** Something for the reader to put right, not a fault of the tests: no stack trace is wanted. */
const missing = (message) => Object.assign(new Error(message), { isExpected: true });

/** The browser's path, its arguments, and the environment variables it needs. */
module.exports = function findBrowser() {
  const named = process.env.CHROME_BIN;
  if (named === 'npm') {
    const browser = packaged();
    if (browser) return browser;
    throw missing('CHROME_BIN is npm, but its Chromium is only for Linux on x64.');
  }
  if (named) {
    if (!fs.existsSync(named)) throw missing(`CHROME_BIN names no file: ${named}`);
    return { path: named, env: {}, args };
  }
  const found = installed().find((file) => fs.existsSync(file));
  const browser = found ? { path: found, env: {}, args, isInstalled: true } : packaged();
  if (browser) return browser;
  throw missing(
    'No Chrome, Chromium or Edge found. Install one (Debian, Ubuntu: ' +
      '`sudo apt-get install -y chromium`) or point CHROME_BIN at one.',
  );
};
