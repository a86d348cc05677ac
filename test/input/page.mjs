// Opens pages in a real browser, for tests with trusted mouse and keyboard events.
import { isDeepStrictEqual } from 'node:util';
import { documentOf, problemsOn, start, usual } from '../browser.mjs';
import { reset } from '../server.cjs';

export { log, otherOrigin, release, requests, reset } from '../server.cjs';

/** @type {Map<string, { html: string, csp: string }>} */
const documents = new Map();
const opened = new Set();
let started = null;

// Longer than the timeouts of Playwright, whose messages say what was waited for. Tests of a thousand widths or of hundreds
// of keys take long on a busy machine.
QUnit.config.testTimeout = 120000;

const defaults = {
  ...usual,
  viewport: { width: 1200, height: 800 },
  context: {},
  hash: '',
  waitUntil: 'load',
  isShared: false,
  isKept: false,
  expected: [],
  prepare: () => {},
};

/** Errors and warnings that no pattern expects, and expected ones that did not come. */
function problemsOf({ problems, expected }) {
  const surplus = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const absent = expected.filter((pattern) => !problems.some((text) => pattern.test(text)));
  return [...surplus, ...absent.map((pattern) => `did not come: ${pattern}`)];
}

async function newPage({ viewport, context, expected, prepare, isShared, isKept }) {
  const { browser } = await started;
  const page = await browser.newPage({ viewport, ...context });
  const { colorScheme, reducedMotion, forcedColors } = { ...usualMedia, ...context };
  const media = { media: null, colorScheme, reducedMotion, forcedColors };
  const entry = { page, problems: problemsOn(page), expected, isShared, isKept, media };
  opened.add(entry);
  await prepare(page);
  return entry;
}

/** The pages that tests with `isShared` have in common. */
const shared = [];

async function sharedPage(options) {
  const { context, isShared, isKept, prepare, viewport } = options;
  const isSame = (one) =>
    isDeepStrictEqual(one.like, { context, isShared, isKept }) && one.prepare === prepare;
  const known = shared.find(isSame);
  if (!known) {
    const entry = await newPage(options);
    shared.push({ like: { context, isShared, isKept }, prepare, entry });
    return entry.page;
  }
  known.entry.expected = options.expected;
  if (!isKept) await clear(known.entry);
  await known.entry.page.setViewportSize(viewport);
  return known.entry.page;
}

const usualMedia = { colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' };

/** Clears what earlier tests have left in a shared page: stored values, the position of the mouse, media, and the document. */
async function clear({ page, media }) {
  if (page.url() === 'about:blank') return;
  await page.evaluate('location.host && (localStorage.clear(), sessionStorage.clear())');
  await page.mouse.move(-9, -9);
  await page.emulateMedia(media);
  await page.goto('about:blank');
}

/** Opens a file of the project, for instance `/demo/index.html`, or another address. */
export async function openFile(address, options = {}) {
  const all = { ...defaults, ...options };
  started ??= start((pathname) => documents.get(pathname));
  const { origin } = await started;
  const page = all.isShared ? await sharedPage(all) : (await newPage(all)).page;
  const { href } = new URL(address + all.hash, origin);
  if (!all.isKept || page.url() !== href) await page.goto(href, { waitUntil: all.waitUntil });
  return page;
}

/**
 * Opens a page with `html` as its body, jQuery `jquery` (1 to 4, or 0 for none) and all built files.
 * `expected` lists patterns of the warnings and errors that the page has to cause; any other fails
 * the test. `csp` is the page's Content-Security-Policy; `context` goes to the browser, for instance
 * `{ reducedMotion: 'reduce' }`; `prepare` is called with the page before it loads; `waitUntil` is an option of Playwright's
 * `goto`.
 *
 * With `isShared`, tests with the same `context` and `prepare` share a browser page, which loads the new document: that
 * takes a third of the time. Don't share it if a test goes back in the history before its document, or listens to the page.
 * A second call in a test replaces the first document. If a test needs two pages, it gives them names (`isShared: 'ours'`).
 * With `isKept`, too, the page keeps its document for the next test: for tests that each use another part of a large page.
 */
export function openPage(options = {}) {
  const pathname = `/test-page-${documents.size + 1}.html`;
  const parts = { ...defaults, ...options };
  documents.set(pathname, { html: documentOf(parts), csp: parts.csp });
  return openFile(pathname, options);
}

/**
 * Waits until the next frame has been laid out, and until the results of measuring are written: at once, or by timers without
 * a delay. The first timer here runs after the layout, the second one after the timers that were started by the layout.
 */
export const laidOut = (page) =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))',
  );

/** How long to wait for a state, in milliseconds. */
const PATIENCE = 20000;

/** Asserts that `read` returns what is expected, now or in a later frame. */
QUnit.assert.becomes = async function becomes(page, read, expected, message) {
  const end = Date.now() + PATIENCE;
  let found = await read(page);
  while (!isDeepStrictEqual(found, expected) && Date.now() < end) {
    await laidOut(page);
    found = await read(page);
  }
  this.deepEqual(found, expected, message);
};

QUnit.hooks.afterEach(async (assert) => {
  for (const entry of opened) {
    if (entry.isKept) {
      await entry.page.mouse.move(-9, -9);
    } else if (entry.isShared) {
      await clear(entry);
    } else {
      opened.delete(entry);
      await entry.page.close();
    }
    assert.deepEqual(problemsOf(entry), [], 'console and uncaught errors');
    entry.problems.length = 0;
    entry.expected = [];
  }
  // After the pages are closed: otherwise they would notice that their last requests fail.
  reset();
});

QUnit.on('runEnd', async () => (await started)?.close());
