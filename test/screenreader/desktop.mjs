// A desktop without a screen, on a session bus of its own: Orca, which writes what it says, and Firefox.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launcher } from './programs.mjs';

/** Nothing more is said when all has been quiet for that long, and no key takes longer than that; in milliseconds. */
const QUIET = 1000;
const LONGEST = 10000;

/** A process: its number, its parent's, whether it runs, and the time that it has taken. */
async function statOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number(pid),
    parent: Number(parent),
    state,
    time: Number(rest[9]) + Number(rest[10]),
  };
}

/** What keeps Firefox from showing or asking anything but the page. */
const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  // Orca says that the new tab, which is loaded ahead, has been loaded.
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'full-screen-api.warning.timeout': 0,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const names = { Right: 'Right', Enter: 'Return', Space: 'space', Escape: 'Escape' };

/** A key as xdotool calls it: `Shift+Tab`, `Enter`. */
const keyName = (key) =>
  key
    .split('+')
    .map((part) => names[part] ?? (part === 'Shift' ? 'shift' : part))
    .join('+');

async function makeHome() {
  const home = await mkdtemp(path.join(tmpdir(), 'screenreader-'));
  const orca = path.join(home, '.local/share/orca');
  const profile = path.join(home, 'profile');
  await Promise.all([orca, profile].map((folder) => mkdir(folder, { recursive: true })));
  const customizations = new URL('orca-customizations.py', import.meta.url);
  await copyFile(customizations, path.join(orca, 'orca-customizations.py'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  await writeFile(path.join(home, 'transcript'), '');
  return home;
}

/** Starts all of it; Firefox opens `address`. */
export async function openDesktop(address) {
  const home = await makeHome();
  const transcript = path.join(home, 'transcript');
  const profile = path.join(home, 'profile');
  const running = [];
  const speakers = [];
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    TRANSCRIPT: transcript,
  };
  // Also where this process ends by a fault: an Orca that runs on lets no other start.
  const end = () => running.reverse().forEach((child) => child.kill());
  process.on('exit', end);
  const run = (program, args = [], piped = false) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', piped ? 'pipe' : 'ignore', process.env.DEBUG ? 'inherit' : 'ignore'],
    });
    running.push(child);
    return child;
  };
  /** The first line that a program prints. */
  const lineFrom = async (program, args) => {
    const [data] = await once(run(program, args, true).stdout, 'data');
    return data.toString().trim();
  };
  const text = async () => (await readFile(transcript, 'utf8')).split('\n').filter(Boolean);

  const act = (...args) => once(run('xdotool', args), 'exit');

  /** How much computing time Orca and Firefox have taken, in hundredths of a second; more while they wait for it. */
  async function taken() {
    const folders = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const all = await Promise.all(folders.map((pid) => statOf(pid)));
    const own = new Set(speakers.map(({ pid }) => pid));
    return all
      .filter(({ pid, parent }) => own.has(pid) || own.has(parent))
      .reduce((sum, { time, state }) => sum + time + (state === 'R' ? 10 : 0), 0);
  }

  /** Waits until nothing has been said, nor worked at, for a while. */
  async function quiet() {
    const begun = Date.now();
    let since = begun;
    let before = { count: 0, time: 0 };
    while (Date.now() - since < QUIET && Date.now() - begun < LONGEST) {
      const now = { count: (await text()).length, time: await taken() };
      // Firefox is never quite idle.
      if (now.count !== before.count || now.time - before.time > 3) since = Date.now();
      before = now;
      await wait(100);
    }
  }

  env.DISPLAY = `:${await lineFrom('Xvfb', ['-displayfd', '1', '-screen', '0', '1200x900x24'])}`;
  env.DBUS_SESSION_BUS_ADDRESS = await lineFrom('dbus-daemon', [
    '--session',
    '--print-address',
    '--nofork',
  ]);
  run(launcher, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  run('openbox');
  speakers.push(run('orca'));
  while (!(await text()).length) await wait(100);
  await quiet();
  const { length } = await text();
  speakers.push(run('firefox-esr', ['--no-remote', '--profile', profile, '--kiosk', address]));
  // It says that a page has been loaded.
  while ((await text()).length === length) await wait(100);

  return {
    quiet,
    /** Gives the page the focus, by a press on nothing. */
    async enter() {
      await quiet();
      await act('mousemove', '3', '3', 'click', '1');
      await quiet();
    },
    /** Presses a key, and gives what is said then. */
    async press(key) {
      const before = (await text()).length;
      await act('key', keyName(key));
      await quiet();
      return (await text()).slice(before);
    },
    async close() {
      process.off('exit', end);
      end();
      await Promise.all(
        running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
      );
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
