// Pages with a widget whose contents come from the server that answers.
import { openPage } from './page.mjs';

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n)).join('');

export const tabsHtml = (count, id = 'set') =>
  `<div id="${id}"><ul>${list(count, (n) => `<li><a>T${n}</a></li>`)}</ul>` +
  `<div>${list(count, (n) => `<div><p>P${n}</p></div>`)}</div></div>`;

/** Opens a page with a tab set whose contents come from `paths`. */
export async function openRemote(paths, { html = tabsHtml(3), settings = {}, ...options } = {}) {
  const page = await openPage({ html, ...options });
  const contentUrls = paths.map((path) => path && `/answer/${path}`);
  await page.evaluate(
    (given) => window.jQuery('#set').uiTabs({ animation: { effects: 'none' }, ...given }),
    { contentUrls, ...settings },
  );
  return page;
}
