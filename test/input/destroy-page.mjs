// A page with a set that hasn't started, and books of all that is under way on it.
import { begin, keep } from './destroy-books.mjs';
import { openPage } from './page.mjs';

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const inside = (n) => `<p>P${n}</p><button>B${n}</button>`;

const tabs = (id, content) =>
  `<div id="${id}"><ul>${list(4, (n) => `<li><a>T${n}</a></li>`)}</ul>` +
  `<div>${list(4, (n) => `<div>${content(n)}</div>`)}</div></div>`;

const accordion = (id, content) =>
  `<ul id="${id}">${list(4, (n) => `<li><h3>T${n}</h3><div>${content(n)}</div></li>`)}</ul>`;

export const html = { uiTabs: tabs('set', inside), uiAccordion: accordion('set', inside) };

/** The same with a set of the other kind in the second panel. */
export const nested = {
  uiTabs: tabs('set', (n) => (n === 2 ? accordion('inner', inside) : inside(n))),
  uiAccordion: accordion('set', (n) => (n === 2 ? tabs('inner', inside) : inside(n))),
};

const files = (type) =>
  ['tabs', 'accordion'].map((name) => `/assets/${type}/ui.${name}.min.${type}`);

/** Opens a page with a set that hasn't started, and both scripts. */
export async function openUnstarted(body, options = {}) {
  const page = await openPage({
    html: body,
    css: files('css'),
    scripts: files('js'),
    prepare: keep,
    ...options,
  });
  await begin(page);
  const session = await page.context().newCDPSession(page);
  return { page, session };
}
