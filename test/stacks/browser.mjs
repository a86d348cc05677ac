// A server for pages that are written by the checks, and an installed browser that opens them.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { pathOf, sendFile } from '../../demo/static.mjs';

const require = createRequire(import.meta.url);
const findBrowser = require('../find-browser.cjs');

/** Where a package of the suite lies, as the server has it; those of the project are in /node_modules. */
export const packages = '/test/stacks/node_modules';

const jqueries = {
  '1.12.4': 'jquery-1',
  '2.2.4': 'jquery-2',
  '3.7.1': 'jquery-3',
  '4.0.0': 'jquery',
};

const names = ['tabs', 'accordion'];
export const ownSheets = names.map((name) => `/assets/css/ui.${name}.min.css`);
const ownScripts = names.map((name) => `/assets/js/ui.${name}.min.js`);

/** The text of a page. `own: false` leaves the pair out; `head` comes behind all sheets and scripts. */
export function pageOf({
  head = '',
  body = '',
  css = [],
  scripts = [],
  jquery = '3.7.1',
  own = true,
}) {
  const sheets = [...(own ? ownSheets : []), ...css];
  const jqueryFile = `/node_modules/${jqueries[jquery]}/dist/jquery.min.js`;
  const sources = [jqueryFile, ...(own ? ownScripts : []), ...scripts];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${sources.map((src) => `<script src="${src}"></script>`).join('\n')}
${head}
</head>
<body>
${body}
</body>
</html>`;
}

/** What the server answers besides files: texts, or functions of the address that return one. */
const answers = new Map();

/** How often each address was asked for, query left out. */
const asked = new Map();
export const timesAsked = (pathname) => asked.get(pathname) ?? 0;

let running = null;

function respond(request, response) {
  const pathname = pathOf(request);
  asked.set(pathname, timesAsked(pathname) + 1);
  const answer = answers.get(pathname);
  if (answer === undefined) return sendFile(pathname, response);
  const text = typeof answer === 'function' ? answer(request) : answer;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  return response.end(text);
}

async function start() {
  const server = createServer(respond);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { path: executablePath, env, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  return { server, browser, origin: `http://127.0.0.1:${server.address().port}` };
}

/** Puts these answers on the server, in place of all before. */
export function serve(pages) {
  answers.clear();
  asked.clear();
  for (const [pathname, answer] of Object.entries(pages)) answers.set(pathname, answer);
}

/** Opens a page of the server in a context of its own. `problems` gathers what its console says. */
export async function open(pathname) {
  running ??= start();
  const { browser, origin } = await running;
  const page = await browser.newPage({
    viewport: { width: 1000, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(5000);
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) page.problems.push(message.text());
  });
  await page.goto(origin + pathname);
  return page;
}

/** Opens the one page that `pageOf` makes of this. */
export function openOnly(parts, pages = {}) {
  serve({ '/': pageOf(parts), ...pages });
  return open('/');
}

/** Does the work with the page of a promise, which is closed at the end; its console has to stay empty. */
export async function using(opening, work) {
  const page = await opening;
  try {
    const figure = await work(page);
    expect(page.problems, []);
    return figure;
  } finally {
    await page.close();
  }
}

export async function close() {
  if (!running) return;
  const { browser, server } = await running;
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** Throws what differs. */
export function expect(found, wanted, what = '') {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what && `${what}: `}${one}, not ${other}`);
}
