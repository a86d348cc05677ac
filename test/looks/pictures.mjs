// Pictures of the gallery (demo/themes.html), and what they are compared by.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../../.ci/lib/files.mjs';

export const folder = path.join(root, 'test', 'looks', 'pictures');

const forced = { forcedColors: 'active' };
const narrow = { viewport: { width: 320, height: 800 } };
/** Each label above its panel: labels as large as these don't fit beside each other. */
const folded = 'mobileNav=accordion&maxRows=1&style=normal,clean,pills&size=xxlarge';
const tabs = (query, more = {}) => ({ query: `widget=tabs&${query}`, ...more });
const accordion = (query, more = {}) => ({ query: `widget=accordion&${query}`, ...more });

/** What is shown, by the name of its picture: a query of the gallery, and how the browser is set. */
export const scenes = {
  'tabs-themes': tabs('theme=built-in'),
  'tabs-themes-dark': tabs('theme=built-in&dark=true'),
  'tabs-flat': tabs('theme=flat'),
  'tabs-flat-dark': tabs('theme=flat&dark=true'),
  'tabs-flat-styles': tabs('theme=flat-carrot,flat-graphite&style=all&spaced=true'),
  'tabs-flat-sizes': tabs('theme=flat-orange&size=all'),
  'tabs-underlined': tabs('theme=built-in&style=underlined'),
  'tabs-clean': tabs('theme=built-in&style=clean&rounded=true'),
  'tabs-pills': tabs('theme=built-in&style=pills'),
  'tabs-styles-dark': tabs('theme=silver,blue&style=all&dark=true'),
  'tabs-bare': tabs('theme=silver,red&style=all&bordered=false&shadows=false'),
  'tabs-spaced': tabs('theme=flat-emerald,green&style=all&spaced=true&rounded=true'),
  'tabs-sizes': tabs('theme=silver&size=all&style=normal,underlined'),
  'tabs-sizes-vertical': tabs('theme=gray&size=all&orientation=vertical'),
  'tabs-positions': tabs('theme=red&position=all&style=normal,underlined'),
  'tabs-positions-clean': tabs('theme=deepblue&position=all&style=clean,pills&rounded=true'),
  'tabs-rtl': tabs('theme=orange&position=all&rounded=true&dir=rtl'),
  'tabs-vertical': tabs('theme=green&style=all&orientation=vertical&position=top-left,top-right'),
  'tabs-vertical-rtl': tabs('theme=white&style=all&orientation=vertical&rounded=true&dir=rtl'),
  'tabs-contents': tabs('theme=black&content=all&rounded=true'),
  'tabs-closed': tabs('theme=silver,flat-carrot&style=all&collapsible=true&defaultTab=none'),
  'tabs-tools': tabs('theme=silver,flat-carrot&style=all&content=tools'),
  'tabs-tools-dark': tabs('theme=blue&position=all&content=tools&dark=true'),
  'tabs-tools-rtl': tabs('theme=red&orientation=all&style=all&content=tools&dir=rtl'),
  'tabs-tools-forced': tabs('theme=silver&style=all&content=tools', { context: forced }),
  'tabs-equal': tabs('theme=silver,flat-carrot&orientation=all&content=uneven'),
  'tabs-autoplay': tabs('theme=silver&style=all&autoplay=true'),
  'tabs-forced': tabs('theme=silver,flat-carrot&style=all', { context: forced }),
  'tabs-forced-vertical': tabs('theme=red&style=all&orientation=vertical', { context: forced }),
  'tabs-as-accordion': tabs(`theme=silver,flat-carrot&${folded}`),
  'tabs-as-accordion-dark': tabs(`theme=blue&position=bottom-left&dark=true&${folded}`),
  'tabs-as-accordion-rtl': tabs(`theme=red&dir=rtl&${folded}`, narrow),
  'tabs-as-accordion-forced': tabs(`theme=silver&${folded}`, { context: forced }),
  'tabs-narrow': tabs('theme=blue&style=all&position=top-left,bottom-compact', narrow),
  'accordion-themes': accordion('theme=all'),
  'accordion-themes-dark': accordion('theme=all&dark=true'),
  'accordion-contents': accordion('theme=red&content=all&bordered=true&rounded=true'),
  'accordion-apart': accordion('theme=silver,yellow&sectionSpacing=8&rounded=true'),
  'accordion-horizontal': accordion('theme=crystal,purple&orientation=horizontal&rounded=true'),
  'accordion-rtl': accordion('theme=green&orientation=all&content=text,menu&dir=rtl'),
  'accordion-autoplay': accordion('theme=lightblue&autoplay=true&content=text,pictures'),
  'accordion-icons': accordion('theme=silver,black&orientation=all&icon=plus&iconPosition=start'),
  'accordion-icons-rtl': accordion(
    'theme=red&orientation=all&icon=plus&iconPosition=start&dir=rtl&dark=true',
  ),
  'accordion-forced': accordion('theme=blue&content=loading,failed,menu,pictures', {
    context: forced,
  }),
  'accordion-forced-horizontal': accordion('theme=red&orientation=horizontal', { context: forced }),
  'accordion-narrow': accordion('theme=gray&orientation=all', narrow),
  print: { query: 'theme=red,flat-carrot&content=text,failed', media: 'print' },
};

/** A font that comes with a package, so that text is as wide on every machine. */
function readFont() {
  const packed = readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/bin/fonts.tar.br'));
  const tar = brotliDecompressSync(packed);
  for (let at = 0; at < tar.length;) {
    const name = tar.toString('latin1', at, at + 100);
    const size = parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    if (name.includes('OpenSans-Regular.ttf')) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error('The package has no font any more.');
}

const font = readFont();

// Glyphs without the hints of the system, so that they are drawn alike. The gallery alone, in two
// columns, and what is read in its panels left out: small pictures.
const css = `
@font-face { font-family: Pictured; src: url(data:font/ttf;base64,${font.toString('base64')}) }
body, button { font-family: Pictured }
* { text-rendering: geometricprecision }
.bar, .head, #choose, .foot, .example > .text { display: none }
main.wrap { padding: 8px }
#gallery { min-height: 0 }
#gallery .example { display: block; border: 0; padding: 0 }
#gallery .sets { grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 16px }
.by-night { padding: 8px }
#gallery .tag { display: none }
.z-content p { -webkit-text-fill-color: transparent }
`;

const photograph =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#48a" d="M0 0h16v9z"/></svg>';

/** For a page before it loads: the font, the frame, and photographs of one colour. */
export async function prepare(page) {
  await page.route('**/tools.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + css });
  });
  await page.route('**/demo/pictures/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: photograph }),
  );
}

/** The picture of a page that has loaded; what comes later is waited for. */
export async function take(page, { query, media }) {
  if (media) await page.emulateMedia({ media });
  await page.evaluate(() => document.fonts.ready);
  // Sets far below start later.
  const empty = '#gallery .sets > div:not(:has(.z-tabs, .z-accordion))';
  await page.waitForFunction((selector) => !document.querySelector(selector), empty);
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  if (/content=(all|.*loading)/.test(query)) await page.locator('.z-spinner, .z-loading').waitFor();
  if (/content=(all|.*failed)/.test(query))
    await page.locator('.z-failure').first().waitFor({ state: 'attached' });
  const picture = PNG.sync.read(
    await page.locator('#gallery').screenshot({ animations: 'disabled' }),
  );
  // Gradients are dithered, which makes files large. Colours in steps of 8 are still told apart.
  picture.data = picture.data.map((value, at) => (at % 4 === 3 ? value : value & 0xf8));
  return picture;
}

/** What a picture depends on besides the style sheets. */
export const originOf = (page) => ({
  browser: `Chromium ${page.context().browser().version()}`,
  platform: `${process.platform} ${process.arch}`,
  font: createHash('sha256').update(font).digest('hex').slice(0, 12),
});

/** How many dots differ, where one and the same browser has drawn both. */
export function differenceOf(one, other, shown = null) {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  return pixelmatch(one.data, other.data, shown, one.width, one.height, { threshold: 0.1 });
}

const CELL = 8;
const SHIFT = 2;

/** The mean colour of a square of dots. */
function meanOf({ data, width }, left, top) {
  const sums = [0, 0, 0];
  for (let y = top; y < top + CELL; y++) {
    for (let x = left; x < left + CELL; x++) {
      for (let n = 0; n < 3; n++) sums[n] += data[(y * width + x) * 4 + n];
    }
  }
  return sums.map((sum) => sum / CELL / CELL);
}

/** How far a cell is from the place in the other picture, there or hard by, that is most like it. */
function apartAt(one, other, x, y) {
  const mean = meanOf(one, x, y);
  let least = 255;
  for (let down = -SHIFT; down <= SHIFT; down++) {
    for (let right = -SHIFT; right <= SHIFT; right++) {
      const there = meanOf(other, x + right, y + down);
      least = Math.min(least, Math.max(...mean.map((value, n) => Math.abs(value - there[n]))));
    }
  }
  return least;
}

/**
 * How far the most different cells of two pictures are apart, from 0 to 255. Each browser and system
 * draws text in its own way, and lines may lie a dot beside: that hardly counts here. A fill, a
 * place or a width that is another does.
 */
export function distanceOf(one, other) {
  if (Math.abs(one.width - other.width) > SHIFT || Math.abs(one.height - other.height) > 4)
    return 255;
  const right = Math.min(one.width, other.width) - CELL - SHIFT;
  const bottom = Math.min(one.height, other.height) - CELL - SHIFT;
  let most = 0;
  for (let y = SHIFT; y <= bottom; y += CELL) {
    for (let x = SHIFT; x <= right; x += CELL) most = Math.max(most, apartAt(one, other, x, y));
  }
  return Math.round(most);
}

export const pack = (picture) =>
  PNG.sync.write(picture, { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 });
export const unpack = (file) => PNG.sync.read(readFileSync(file));
