import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { root } from '../../.ci/lib/files.mjs';
import {
  differenceOf,
  distanceOf,
  folder,
  originOf,
  pack,
  prepare,
  scenes,
  take,
  unpack,
} from '../looks/pictures.mjs';
import { openFile } from './page.mjs';

QUnit.module('looks: pictures');

const isRenewed = !!process.env.RENEW_PICTURES;
const madeWith = path.join(folder, 'made-with.json');
const failed = path.join(root, 'build', 'pictures');
const fileOf = (name) => path.join(folder, `${name}.png`);

// The most that may differ: pixels, in the browser that took the pictures; in another one, the distance between the colours
// of a square.
const PIXELS = 32;
const DISTANCE = 32;

const open = ({ query, viewport, context, media }) =>
  openFile('/demo/themes.html', {
    hash: `?${query}`,
    viewport: viewport ?? { width: 640, height: 800 },
    context: { reducedMotion: 'reduce', ...context },
    prepare,
    isShared: !media,
  });

const written = (origin) => Object.values(origin).join(', ');

function renew(name, picture, origin) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), pack(picture));
  writeFileSync(madeWith, `${JSON.stringify(origin, null, 2)}\n`);
}

const blank = ({ width, height }) => {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  return picture;
};

/** Puts what was seen beside the build, and what is different in it. */
function keep(name, picture, reference) {
  mkdirSync(failed, { recursive: true });
  const shown = blank(reference);
  differenceOf(reference, picture, shown.data);
  writeFileSync(path.join(failed, `${name}.png`), pack(picture));
  writeFileSync(path.join(failed, `${name}-difference.png`), pack(shown));
  return `; see build/pictures/${name}.png, or renew it: CONTRIBUTING.md`;
}

QUnit.test.each('looks as in the picture:', Object.keys(scenes), async (assert, name) => {
  const page = await open(scenes[name]);
  const picture = await take(page, scenes[name]);
  const origin = originOf(page);
  if (isRenewed) {
    renew(name, picture, origin);
    return;
  }
  const reference = unpack(fileOf(name));
  const known = JSON.parse(readFileSync(madeWith, 'utf8'));
  const isSame = written(origin) === written(known);
  const [far, most, how] = isSame
    ? [differenceOf(reference, picture), PIXELS, 'dots']
    : [distanceOf(reference, picture), DISTANCE, `of 255 (coarsely: ${written(known)} drew it)`];
  const hint = far <= most ? '' : keep(name, picture, reference);
  assert.true(far <= most, `${far} ${how} differ, ${most} may${hint}`);
});

QUnit.begin(() => rmSync(failed, { recursive: true, force: true }));
