// What holds on every page of the demo.
import { createRequire } from 'node:module';
import { pages } from '../../demo/site.mjs';
import { openFile } from './page.mjs';

const require = createRequire(import.meta.url);

QUnit.module('site');

const files = pages.map(({ file }) => file);
const each = Object.fromEntries(files.map((file) => [file, file]));
const views = {
  '1200 px': { viewport: { width: 1200, height: 800 } },
  '400 px, dark, from right to left': {
    viewport: { width: 400, height: 800 },
    context: { colorScheme: 'dark' },
    dir: 'rtl',
  },
};
const cases = files.flatMap((file) =>
  Object.entries(views).map(([name, view]) => [`${file} at ${name}`, { file, ...view }]),
);

const remember = (dir) => localStorage.setItem('ui-demo', JSON.stringify({ scheme: '', dir }));

QUnit.test.each(
  'opens without errors, every set of it runs, and axe finds nothing:',
  Object.fromEntries(cases),
  async (assert, { file, dir, ...view }) => {
    const prepare = (page) => dir && page.addInitScript(remember, dir);
    const page = await openFile(`/demo/${file}`, { ...view, prepare });
    const idle = page.locator(
      '[data-role^=z-]:not(.z-tabs, .z-accordion), .z-tabs-loading, .z-accordion-loading',
    );
    assert.deepEqual(await idle.evaluateAll((all) => all.map((one) => one.outerHTML)), []);
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    const violations = await page.evaluate(async () => {
      const { violations } = await window.axe.run({ resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    assert.deepEqual(violations, []);
  },
);

// Where each frame paints what is seen, but for words in a line: an IntersectionObserver tells of that. The browser's own count of
// layout shifts has in it what the first delivery of a ResizeObserver changes, before it is painted.
const watchPlaces = (page) =>
  page.addInitScript(() => {
    const places = new Map();
    const moved = new Set();
    const take = ({ target, boundingClientRect: { x, y, width, height } }) => {
      const place = width && height && y < innerHeight ? [x, y].map(Math.round).join() : '';
      const before = places.get(target);
      if (before && place && before !== place)
        moved.add(`${target.outerHTML.slice(0, 60)}: ${before} > ${place}`);
      places.set(target, place);
    };
    // A line or a box that is still being parsed may change: what stands in one counts from its end.
    const isParsed = ({ parentElement: parent }) =>
      document.readyState !== 'loading' || parent.closest(':not(:last-child)');
    const look = () => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        entries.forEach(take);
      });
      const isSeen = (element) =>
        isParsed(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).display !== 'inline';
      [...document.querySelectorAll('body *')]
        .filter(isSeen)
        .forEach((one) => observer.observe(one));
      requestAnimationFrame(look);
    };
    look();
    window.moves = () => [...moved];
  });

QUnit.test.each(
  'R2 nothing moves while it loads, and nothing is wider than the window:',
  each,
  async (assert, file) => {
    const seen = {};
    for (const width of [1200, 720, 320]) {
      // Taller than a window is, so that more of the page counts.
      const page = await openFile(`/demo/${file}`, {
        viewport: { width, height: 4000 },
        prepare: watchPlaces,
        context: { reducedMotion: 'reduce' },
      });
      // The second frame has been painted when the third begins.
      seen[width] = await page.evaluate(async () => {
        for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
        const { scrollWidth, clientWidth } = document.documentElement;
        return [window.moves(), scrollWidth - clientWidth];
      });
    }
    assert.deepEqual(seen, { 320: [[], 0], 720: [[], 0], 1200: [[], 0] });
  },
);
