// Opens pages in a real browser, for tests with trusted mouse and keyboard events.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathOf, sendFile } from '../../demo/static.mjs';
import { connect } from '../browser.mjs';
import { answer, reset } from '../server.cjs';

export { log, otherOrigin, release, requests, reset } from '../server.cjs';

const require = createRequire(import.meta.url);
const { folders } = require('../runs.cjs');

/** @type {Map<string, { html: string, csp: string }>} */
const documents = new Map();
const opened = new Set();
let started = null;

// Longer than the browser driver waits for anything, so that it is what says what did not come.
QUnit.config.testTimeout = 60000;

async function start() {
  const server = createServer((request, response) => {
    if (answer(request, response)) return null;
    const pathname = pathOf(request);
    const document = documents.get(pathname);
    if (!document) return sendFile(pathname, response);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(document.csp && { 'content-security-policy': document.csp }),
    });
    return response.end(document.html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await connect();
  return { server, browser, origin: `http://127.0.0.1:${server.address().port}` };
}

function documentOf({ html, head, dir, lang, css, scripts, jquery, slim }) {
  const file = `/node_modules/${folders[jquery]}/dist/jquery${slim ? '.slim' : ''}.min.js`;
  const sources = [...(jquery ? [file] : []), ...scripts];
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8"><title>Test</title><link rel="icon" href="/assets/img/ui.icons.svg">
${css.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${head}
</head>
<body>
${html}
${sources.map((src) => `<script src="${src}"></script>`).join('\n')}
</body>
</html>`;
}

const defaults = {
  html: '',
  head: '',
  csp: '',
  dir: 'ltr',
  lang: 'en',
  jquery: 3,
  slim: false,
  css: ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'].map((name) => `/assets/css/${name}.min.css`),
  scripts: ['ui.tabs', 'ui.accordion'].map((name) => `/assets/js/${name}.min.js`),
  viewport: { width: 1200, height: 800 },
  context: {},
  expected: [],
  prepare: () => {},
};

/** Errors and warnings nobody named, and named ones that did not come. */
function problemsOf({ problems, expected }) {
  const surplus = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const absent = expected.filter((pattern) => !problems.some((text) => pattern.test(text)));
  return [...surplus, ...absent.map((pattern) => `did not come: ${pattern}`)];
}

async function newPage(options, load) {
  const { viewport, context, expected, prepare } = { ...defaults, ...options };
  started ??= start();
  const { browser, origin } = await started;
  const page = await browser.newPage({ viewport, ...context });
  const problems = [];
  opened.add({ page, problems, expected });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await prepare(page);
  await load(page, origin);
  return page;
}

/**
 * Opens a page with `html` as its body, jQuery `jquery` (1 to 4, or 0 for none) and all built files.
 * `expected` lists patterns of the warnings and errors that the page has to cause; any other fails
 * the test. `csp` is the page's Content-Security-Policy; `context` goes to the browser, for instance
 * `{ reducedMotion: 'reduce' }`; `prepare` gets the page before it loads.
 */
export function openPage(options = {}) {
  const pathname = `/test-page-${documents.size + 1}.html`;
  const { csp } = { ...defaults, ...options };
  documents.set(pathname, { html: documentOf({ ...defaults, ...options }), csp });
  return newPage(options, (page, origin) => page.goto(origin + pathname + (options.hash ?? '')));
}

/** Waits until a frame is laid out: what is measured then has been written. */
export const laidOut = (page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');

/** Opens a file of the project, for instance `/demo/index.html`. */
export function openFile(pathname, options = {}) {
  return newPage(options, (page, origin) => page.goto(origin + pathname + (options.hash ?? '')));
}

/** Opens an address that is not of this server. */
export function openUrl(url, options = {}) {
  return newPage(options, (page) => page.goto(url));
}

QUnit.hooks.afterEach(async (assert) => {
  for (const entry of opened) {
    opened.delete(entry);
    await entry.page.close();
    assert.deepEqual(problemsOf(entry), [], 'console and uncaught errors');
  }
  // The pages are gone, so that none of them sees how its last requests end.
  reset();
});

QUnit.on('runEnd', async () => {
  if (!started) return;
  const { server, browser } = await started;
  await browser.close();
  server.closeAllConnections();
  server.close();
});
