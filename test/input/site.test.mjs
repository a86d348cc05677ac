// What holds on every page of the demo.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { pages } from '../../demo/site.mjs';
import { laidOut, openFile } from './page.mjs';

QUnit.module('site');

// Where each frame paints what is seen, but for words in a line: an IntersectionObserver tells of that. The browser's own count of
// layout shifts has in it what the first delivery of a ResizeObserver changes, before it is painted.
const watchPlaces = (page) =>
  page.addInitScript(() => {
    const toStart = '[data-role^=z-]:not(.z-tabs, .z-accordion)';
    const places = new Map();
    const moved = new Set();
    const resized = new Set();
    const times = new WeakMap();
    const take = ({ target, time, boundingClientRect: { x, y, width, height } }) => {
      // On a busy computer two frames may pass before observers are called; those of both are called in any order.
      if (time < times.get(target)) return;
      times.set(target, time);
      const place = width && height && y < innerHeight && [x, y, width, height].map(Math.round);
      const before = places.get(target);
      places.set(target, place);
      if (!before || !place || `${before}` === `${place}`) return;
      const isMoved = before[0] !== place[0] || before[1] !== place[1];
      const what = `${target.outerHTML.slice(0, 60)}: ${before} > ${place}`;
      (isMoved ? moved : resized).add(what);
    };
    // A line or a box that is still being parsed may change: what stands in one counts from its end.
    const isParsed = ({ parentElement: parent }) =>
      document.readyState !== 'loading' || parent.closest(':not(:last-child)');
    let isWatched = true;
    const look = () => {
      if (!isWatched) return;
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        entries.forEach(take);
      });
      // A status is for the ear alone; on a busy computer there is more time to say one, or to see what turns while something loads.
      // A set is another matter before its start: its parts are put into others.
      const isSeen = (element) =>
        isParsed(element) &&
        !element.closest(toStart) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).display !== 'inline';
      [...document.querySelectorAll('body :not(.z-status, .z-spinner)')]
        .filter(isSeen)
        .forEach((one) => observer.observe(one));
      requestAnimationFrame(look);
    };
    look();
    // What comes after that has the computer for itself.
    window.endWatch = () => {
      isWatched = false;
      return moved.size ? [...resized, ...moved] : [];
    };
  });

const remember = (dir) => localStorage.setItem('ui-demo', JSON.stringify({ scheme: '', dir }));

const views = [{ width: 1200 }, { width: 320, colorScheme: 'dark', dir: 'rtl' }];

/**
 * Paints a page when all of it has been parsed, before its sets start. This site starts them as soon as they have been parsed,
 * but a busy computer may paint the page before that.
 */
async function paintFirst(page) {
  await page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (...given) {
      const begin = () => observe.apply(this, given);
      if (document.readyState !== 'loading') begin();
      else document.addEventListener('DOMContentLoaded', begin);
    };
  });
  const isPainted = () =>
    document.readyState !== 'loading' &&
    performance.getEntriesByName('first-contentful-paint').length > 0;
  // It is deferred: `DOMContentLoaded` waits for it.
  await page.route('**/demo/find.js', async (route) => {
    await page.waitForFunction(isPainted);
    await laidOut(page);
    await route.continue();
  });
}

/** Opens a page taller than a window is, so that more of it counts. */
const openDemo = (file, { width, colorScheme = 'light', dir }) =>
  openFile(`/demo/${file}`, {
    viewport: { width, height: 4000 },
    context: { reducedMotion: 'reduce', colorScheme },
    async prepare(page) {
      if (dir) await page.addInitScript(remember, dir);
      await watchPlaces(page);
      await paintFirst(page);
    },
  });

/** What has moved until the third frame, when the second has been painted, and by how much it is too wide. */
const placesOf = (page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [window.endWatch(), scrollWidth - clientWidth];
  });

/** Sets that don't run, dropdowns that no style sheet could know of before the start, what is too wide, and what axe finds. */
async function faultsOf(page) {
  const idle = '[data-role^=z-]:not(.z-tabs, .z-accordion), .z-tabs-loading, .z-accordion-loading';
  const unforeseen = '.mobile:is([data-mobile-nav=auto], [data-options*=\'"mobileNav": "auto"\'])';
  // What is out of sight isn't laid out before somebody scrolls there.
  await page.addStyleTag({
    content: '.example, .entry { content-visibility: visible !important; }',
  });
  await laidOut(page);
  // Those far below start in idle moments. One that doesn't is told of below.
  const runs = (selector) => !document.querySelector(selector);
  await page.waitForFunction(runs, idle).catch(() => {});
  await page.addScriptTag({ url: '/node_modules/axe-core/axe.min.js' });
  return page.evaluate(async (selector) => {
    // Frames have no axe, which would wait half a second for it.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], iframes: false });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
    return [...found, ...Array.from(document.querySelectorAll(selector), (one) => one.outerHTML)];
  }, `${idle}, ${unforeseen}`);
}

const rows = Object.fromEntries(
  pages.flatMap(({ file }) =>
    views.map((view) => [`${file} at ${view.width} px`, { file, ...view }]),
  ),
);

QUnit.test.each(
  'R2 nothing moves as it loads, all runs, axe is content:',
  rows,
  async (assert, { file, ...view }) => {
    const page = await openDemo(file, view);
    assert.deepEqual(await placesOf(page), [[], 0]);
    assert.deepEqual(await faultsOf(page), []);
  },
);

/** What runs in the sections of a page, beside what is read there; lines may be broken elsewhere. */
function examplesOf(file) {
  const text = readFileSync(path.join(root, 'demo', file), 'utf8');
  const forms = [
    /<div class="run">\n([^]*?)\n<\/div>\n<div class="code">[^]*?<pre><code>([^]*?)<\/code>/,
    /\n {2}<div class="live[^>]*>\n([^]*?)\n {2}<\/div>\n<!-- made: source[^]*?<pre><code>([^]*?)<\/code>/,
  ];
  const plain = (code) =>
    code.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&').replace(/\s+/g, '');
  return text.split('\n</section>').flatMap((section) =>
    forms.flatMap((form) => {
      const [, runs, code] = section.match(form) ?? [];
      return runs ? [{ runs: runs.replace(/\s+/g, ''), code: plain(code) }] : [];
    }),
  );
}

QUnit.test('the code beside an example is what runs there, whole', (assert) => {
  const examples = pages.flatMap(({ file }) => examplesOf(file));
  assert.true(examples.length > 250, `${examples.length} examples`);
  const differ = examples.filter(({ runs, code }) => !code.includes(runs));
  assert.deepEqual(differ, []);
});

QUnit.test('on a phone the header is two slim rows, and leads to any page', async (assert) => {
  const page = await openFile('/demo/stacks.html', {
    viewport: { width: 320, height: 600 },
    context: { hasTouch: true, isMobile: true },
  });
  const { height } = await page.locator('.bar').boundingBox();
  assert.ok(height <= 100);
  // As when the page is painted before the word of its button has come.
  await page.evaluate(() => document.querySelector('.bar .button').replaceChildren());
  assert.equal((await page.locator('.bar').boundingBox()).height, height, 'nothing moves');
  const current = await page.locator('.pages [aria-current]').boundingBox();
  assert.ok(current.x >= 0 && current.x + current.width <= 320, 'the current page is in sight');
  await page.tap('.pages [role=button]');
  await page.tap('.pages [role=tab]:text("Tools")');
  await page.tap('.pages .links a:visible');
  await page.waitForURL(/playground\.html$/);
});

const playable = {
  tabs: {
    collapsible: true,
    heightStyle: 'equal',
    mobileNav: 'accordion',
    rememberState: 'session',
    sticky: true,
    swipe: true,
    sync: 'city',
  },
  accordion: { icon: 'plus', iconPosition: 'start', rememberState: 'session' },
};

QUnit.test.each(
  'T23 to T29, A12, C16 the playground runs what its form says, and writes it:',
  playable,
  async (assert, options) => {
    const kind = options.icon ? 'accordion' : 'tabs';
    const page = await openFile(`/demo/playground.html?widget=${kind}`);
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((one) => (one.open = true)),
    );
    for (const [name, value] of Object.entries(options)) {
      const field = page.locator(`#rows [name="${name}"]`);
      if (name === 'sync') await field.fill(value);
      else await field.selectOption(String(value));
    }
    const plugin = kind === 'tabs' ? 'uiTabs' : 'uiAccordion';
    const inForce = await page.evaluate((name) => window.jQuery('#trip')[name]('option'), plugin);
    for (const [name, value] of Object.entries(options)) assert.equal(inForce[name], value, name);
    const call = await page.locator('#call').textContent();
    for (const name of Object.keys(options)) assert.true(call.includes(`${name}: `), call);
  },
);

QUnit.test('the find box leads to what is typed, by keys', async (assert) => {
  const page = await openFile('/demo/motion.html', { viewport: { width: 320, height: 800 } });
  await page.click('button:text("Find")');
  await page.fill('.find input', 'rounded');
  await page.locator('.found:not([hidden])').waitFor();
  const links = await page.locator('.found a').allTextContents();
  assert.deepEqual(links.slice(0, 2), ['rounded option, tabs', 'rounded option, accordion']);
  assert.equal(links.length, 12);
  assert.true(/^12 of \d+ found$/.test(await page.locator('.find p').textContent()));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/accordion\.html#option-rounded$/);
});
