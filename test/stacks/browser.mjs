// A server for pages that the checks write, and an installed browser that opens them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../.ci/lib/files.mjs';
import { documentOf, problemsOn, script, start, usual } from '../browser.mjs';

/** What the site's pages on stacks tell people to write. */
export const quoted = (file) => readFileSync(path.join(root, 'demo/stacks', file), 'utf8');

/** Where the server has the packages of the suite; those of the project are in /node_modules. */
export const packages = '/test/stacks/node_modules';
const jqueryFolders = {
  '1.12.4': 'jquery-1',
  '2.2.4': 'jquery-2',
  '3.7.1': 'jquery-3',
  '4.0.0': 'jquery',
};
export const jqueries = ['2.2.4', '3.7.1', '4.0.0'];

/** The text of a page. `own: false` leaves the pair out; `head` comes behind all sheets and scripts. */
export function pageOf({ body, head = '', css = [], scripts = [], jquery = '3.7.1', own = true }) {
  const sources = [
    ...(jquery ? [`/node_modules/${jqueryFolders[jquery]}/dist/jquery.min.js`] : []),
    ...(own ? usual.scripts : []),
    ...scripts,
  ];
  const sheets = [...(own ? usual.css : []), ...css];
  const top = [...sources.map(script), head].join('\n');
  return documentOf({ ...usual, html: body, head: top, css: sheets, scripts: [], jquery: 0 });
}

/** What the server answers besides files: texts, or functions that return one; and how often it was asked. */
let answers = {};
let asked = {};
export const timesAsked = (pathname) => asked[pathname] ?? 0;

function pageAt(pathname) {
  asked[pathname] = timesAsked(pathname) + 1;
  const answer = answers[pathname];
  return answer && { html: typeof answer === 'function' ? answer() : answer };
}

let running = null;

/** Works in a page at this address; `pages` are the answers of the server. Its console has to stay empty. */
export async function using(pathname, pages, work) {
  answers = pages;
  asked = {};
  running ??= start(pageAt);
  const { browser, origin } = await running;
  const viewport = { width: 1000, height: 800 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60000);
  const problems = problemsOn(page);
  try {
    await page.goto(origin + pathname);
    const figure = await work(page);
    expect(problems, [], 'console');
    return figure;
  } finally {
    await page.close();
  }
}

/** Works in the one page that `pageOf` makes of these parts; `pages` are other answers. */
export const usingPage = (parts, work, pages = {}) =>
  using('/', { '/': pageOf(parts), ...pages }, work);

export const close = async () => (await running)?.close();

export function expect(found, wanted, what = 'found') {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one}, not ${other}`);
}
