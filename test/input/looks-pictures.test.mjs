import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { root } from '../../demo/static.mjs';
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
import { openFile, openPage } from './page.mjs';

QUnit.module('looks: pictures');

const isRenewed = !!process.env.RENEW_PICTURES;
const madeWith = path.join(folder, 'made-with.json');
const failed = path.join(root, 'build', 'pictures');
const fileOf = (name) => path.join(folder, `${name}.png`);

// The most that may differ: dots where the browser is the one of the pictures, else the distance of
// a cell.
const DOTS = 32;
const DISTANCE = 32;

const open = ({ query, viewport, context }) =>
  openFile('/demo/themes.html', {
    hash: `?${query}`,
    viewport: viewport ?? { width: 640, height: 800 },
    context: { reducedMotion: 'reduce', ...context },
    prepare,
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
    ? [differenceOf(reference, picture), DOTS, 'dots']
    : [distanceOf(reference, picture), DISTANCE, `of 255 (coarsely: ${written(known)} drew it)`];
  const hint = far <= most ? '' : keep(name, picture, reference);
  assert.true(far <= most, `${far} ${how} differ, ${most} may${hint}`);
});

QUnit.test('what differs is seen, also across browsers', async (assert) => {
  const query = 'widget=tabs&theme=red,orange,flat-carrot&style=normal,pills';
  const pictureOf = async (more) => take(await open({ query: query + more }), { query });
  const [one, again, round, large, dark] = await Promise.all(
    ['', '', '&rounded=true', '&size=large', '&dark=true'].map(pictureOf),
  );
  const seen = (other) => [differenceOf(one, other) > DOTS, distanceOf(one, other) > DISTANCE];
  assert.deepEqual(
    { again: seen(again), round: seen(round), large: seen(large), dark: seen(dark) },
    { again: [false, false], round: [true, false], large: [true, true], dark: [true, true] },
  );
  const red = await take(await open({ query: 'theme=red&widget=tabs' }), { query });
  const orange = await take(await open({ query: 'theme=orange&widget=tabs' }), { query });
  assert.deepEqual(
    [differenceOf(red, orange) > DOTS, distanceOf(red, orange) > DISTANCE],
    [true, true],
    'another colour',
  );
});

QUnit.test('every picture is of something, and all together are small', (assert) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  assert.deepEqual(
    files.sort(),
    Object.keys(scenes)
      .map((name) => `${name}.png`)
      .sort(),
  );
  const bytes = files.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
  assert.true(bytes < 600_000, `${bytes} bytes`);
});

const sprite = '/assets/img/ui.icons.svg';

const iconCss = `<style>
  body { margin: 0; background: #fff; color: #000 }
  i, svg, img { display: block; width: 32px; height: 32px }
  i { background: currentColor }
</style>`;

QUnit.test('each icon of the sprite is one by mask, by image and by use', async (assert) => {
  const text = readFileSync(path.join(root, sprite), 'utf8');
  const names = Array.from(text.matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name);
  assert.equal(names.length, 9);
  const byMask = (name) => `<i style="mask: url(${sprite}#${name}-view) 0 0 / contain"></i>`;
  const byImage = (name) => `<img alt="" src="${sprite}#${name}-view">`;
  const byUse = (name) => `<svg><use href="${sprite}#${name}"/></svg>`;
  const html = names.flatMap((name) => [byMask(name), byImage(name), byUse(name)]).join('');
  const page = await openPage({ html, head: iconCss, css: [], scripts: [] });
  const drawn = [];
  for (const one of await page.locator('i, svg, img').all()) {
    drawn.push(PNG.sync.read(await one.screenshot()));
  }
  const alike = (one, other) => differenceOf(one, other) < 8;
  names.forEach((name, n) => {
    const [mask, image, use] = drawn.slice(3 * n, 3 * n + 3);
    assert.deepEqual([alike(mask, image), alike(mask, use)], [true, true], name);
    const first = drawn.findIndex((one) => alike(one, mask));
    assert.equal(first, 3 * n, `${name} is like no other`);
    assert.true(differenceOf(mask, blank(mask)) > 40, `${name} is drawn`);
  });
});

QUnit.begin(() => rmSync(failed, { recursive: true, force: true }));
