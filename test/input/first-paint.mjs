// Opens pages that are painted before their scripts arrive, as on slow connections, with sets in many forms of markup, and
// checks whether anything moves when the sets start.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { laidOut, openPage, release } from './page.mjs';
import { list } from './widgets.mjs';

const { folders } = createRequire(import.meta.url)('../runs.cjs');

/** Short enough for a row on a phone. */
export const words = ['', 'Route', 'Stays', 'Boats', 'Prices'];

export const text = 'Three days along the coast, with two inns and a lighthouse. ';
export const content = (n) => `<p>${text.repeat(2 + n)}</p><p>Content ${n}</p>`;

export const labels = (label = (n) => `<a>${words[n]}</a>`) =>
  `<ul>${list(4, (n) => `<li>${label(n)}</li>`)}</ul>`;
export const boxes = (tag = 'div', count = 4) =>
  list(count, (n) => `<${tag}>${content(n)}</${tag}>`);
export const tabs = (attributes = '', head = labels(), body = `<div>${boxes()}</div>`) =>
  `<div data-role="z-tabs" ${attributes}>${head}${body}</div>`;

/** Options as the attribute `data-options`. */
export const json = (text) => `data-options='${text}'`;

export const section = (tag, header, inner) => (n) =>
  `<${tag}><${header}>Header ${n}</${header}>${inner(n)}</${tag}>`;
export const boxed = (n) => `<div>${content(n)}</div>`;
export const accordion = (attributes = '', one = section('li', 'h3', boxed), tag = 'ul') =>
  `<${tag} data-role="z-accordion" ${attributes}>${list(4, one)}</${tag}>`;
export const flat = (header, inner) => (n) => `<${header}>Header ${n}</${header}>${inner(n)}`;

const filesWith = (jquery) => [
  `/node_modules/${folders[jquery]}/dist/jquery.min.js`,
  '/assets/js/ui.tabs.min.js',
  '/assets/js/ui.accordion.min.js',
];
export const files = filesWith(3);
/** A script that arrives when the page has been painted. So do the scripts behind it. */
export const late = '/answer/script/late.js?hold=painted';
export const scripts = (some, attributes = '') =>
  some.map((src) => `<script ${attributes} src="${src}"></script>`).join('');

/** Adds scripts to the page, in this order, as those do that load others. */
const add = (some) => {
  for (const src of some)
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
};

/** The scripts in the head, and those at the end of the body, by the ways in which pages load them. */
const waysWith = (own) => ({
  'in the head': [scripts(own), scripts([late])],
  'at the end': ['', scripts([late, ...own])],
  deferred: [scripts([late, ...own], 'defer'), ''],
  'as modules': [scripts([late, ...own], 'type="module"'), ''],
  'after the load': [
    `<script>addEventListener('load', () => (${add})(${JSON.stringify([late, ...own])}))</script>`,
    '',
  ],
});
export const ways = waysWith(files);

const waiting = '[data-role^=z-]:not(.z-tabs, .z-accordion), .z-tabs-loading, .z-accordion-loading';

/**
 * Pauses the animations by which sheets hide closed content for five seconds, until sets start: on a busy machine, they could
 * end too early. No event is dispatched when they begin, so each frame looks for them.
 */
const holdTime = () => {
  window.isHeld = true;
  const hold = () => {
    if (!window.isHeld) return;
    document.getAnimations().forEach((one) => one.pause());
    requestAnimationFrame(hold);
  };
  hold();
};

export const prepare = (page) => page.addInitScript(holdTime);

/** A call of the page, when its scripts are there. */
export const calls = (plugin) =>
  `<script>document.addEventListener('DOMContentLoaded', () => jQuery('[class$=-loading]').${plugin}());</script>`;

export const themes = 'white crystal silver gray black orange red green blue deepblue'.split(' ');

/** A small set of each theme, all of them in sight. `set` is called with its attributes and a number of its own. */
export const gallery = (names, set) =>
  `<div style="display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr))">${names
    .map((name, n) => set(`class="${name}" data-theme="${name.split(' ').pop()}"`, n + 10))
    .join('')}</div>`;

/** Loads a page until all of it is painted without its sets having started. Its scripts are those for the jQuery `version`. */
export async function openPainted(html, width, way, { version = 3, ...options } = {}) {
  const [head, end] = waysWith(filesWith(version))[way];
  const page = await openPage({
    html: `<p>Before</p>${html}<p>After</p><p>${text.repeat(60)}</p><div id="end"></div>${end}`,
    head: `<style>body { font: 16px/1.5 sans-serif }</style>${head}`,
    jquery: 0,
    scripts: [],
    viewport: { width, height: 800 },
    waitUntil: 'commit',
    prepare,
    ...options,
  });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.getElementById('end'),
  );
  // The parser may have got there in several steps, with frames between them.
  await laidOut(page);
  await page.evaluate('window.paintedAt = performance.now()');
  return page;
}

export async function startSets(page) {
  await page.evaluate('window.isHeld = false');
  release('painted');
  await page.waitForFunction((selector) => !document.querySelector(selector), waiting);
}

/** The browser's layout shift score since the page was painted completely, until one of our elements moves. */
export const shiftOf = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const mark = document.createElement('div');
    mark.style.cssText = 'position: fixed; left: 0; top: 0; width: 90px; height: 90px';
    mark.style.background = 'red';
    let sum = 0;
    const seen = new Promise((done) => {
      new PerformanceObserver((entries) =>
        entries.getEntries().forEach(({ value, sources, startTime }) => {
          if (sources.some(({ node }) => node === mark)) done();
          else if (startTime > window.paintedAt) sum += value;
        }),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await frame();
    document.body.append(mark);
    await frame();
    mark.style.top = '500px';
    await seen;
    mark.remove();
    return sum;
  });

/** The colours of visible text, and of its background. */
const coloursIn = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const colours = {};
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const word = /^\s*(Route|Stays|Boats|Prices|Header|Content)\S*( \d)?/.exec(nodeValue)?.[0];
      const isSeen = { visibilityProperty: true, contentVisibilityAuto: true };
      if (!word || !parentElement.checkVisibility(isSeen)) continue;
      let ground = parentElement;
      let style = getComputedStyle(ground);
      const isClear = () =>
        style.backgroundImage === 'none' && style.backgroundColor === 'rgba(0, 0, 0, 0)';
      while (ground.parentElement && isClear()) {
        ground = ground.parentElement;
        style = getComputedStyle(ground);
      }
      const { color } = getComputedStyle(parentElement);
      colours[word.trim()] = `${color} on ${style.backgroundColor} ${style.backgroundImage}`;
    }
    return colours;
  });

/** A hash of the picture of a page. */
export const pictureOf = async (page) => {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
};

/**
 * Opens a page, wide and narrow, and starts its sets: they stay where they were and have the same colours, and if `isWhole`, they
 * look the same in all.
 */
export async function staysAsPainted(assert, html, isWhole) {
  for (const width of [1000, 390]) {
    const page = await openPainted(html, width, 'at the end', { isShared: true });
    const before = await coloursIn(page);
    const picture = isWhole && (await pictureOf(page));
    await startSets(page);
    const shift = await shiftOf(page);
    assert.true(shift <= 0.05, `${width} px: ${shift.toFixed(3)}`);
    assert.deepEqual(await coloursIn(page), before, `colours at ${width} px`);
    if (!isWhole) continue;
    await assert.becomes(page, pictureOf, picture, `the picture at ${width} px`);
  }
}
