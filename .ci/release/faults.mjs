import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The comment that names the version; in files for script tags a hint for the browser stands before it. */
const bannerOf = (text) => text.split('\n', 2).find((line) => line.startsWith('/*!')) ?? '';

/** What the files say of their version. */
export function written() {
  const lock = JSON.parse(read('package-lock.json'));
  const built = readdirSync(path.join(root, 'assets/js')).filter((file) => /^ui\..*js$/.test(file));
  return {
    version: JSON.parse(read('package.json')).version,
    locked: [lock.version, lock.packages[''].version],
    banners: built.map((file) => [file, bannerOf(read(`assets/js/${file}`))]),
    changelog: read('CHANGELOG.md'),
  };
}

/** What git says. */
export const committed = () => ({
  tags: git('tag', '--points-at', 'HEAD'),
  changed: git('status', '--porcelain'),
});

/** What stands in the way of a release, a line each. */
export function faultsOf({ version, locked, banners, changelog, tags, changed }) {
  const [heading = 'nothing'] = changelog.match(/(?<=^## ).*/m) ?? [];
  const isDated = heading.startsWith(`${version} (`) && /\(\d{4}-\d\d-\d\d\)$/.test(heading);
  return [
    ...(locked.some((one) => one !== version)
      ? [`package-lock.json is of ${locked.join(' and ')}, not ${version}: npm install`]
      : []),
    ...banners
      .filter(([, banner]) => !banner.includes(` ${version} | `))
      .map(([file]) => `assets/js/${file} is not of ${version}: npm run build`),
    ...(isDated
      ? []
      : [`CHANGELOG.md begins with "${heading}", not "${version} (year-month-day)"`]),
    ...(changed.length > 0
      ? [`not committed: ${changed.map((line) => line.slice(3)).join(', ')}`]
      : []),
    ...(tags.includes(`v${version}`) ? [] : [`the commit has no tag v${version}`]),
  ];
}
