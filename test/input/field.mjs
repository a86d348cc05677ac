// Opens pages in which an inline script right behind the markup starts the set, as many real pages do.
import { openPage } from './page.mjs';

export const still = '{ animation: { effects: "none" } }';
export const call = (plugin, settings = still) =>
  `<script>jQuery('#set').${plugin}(${settings})</script>`;

export const deep = '{ deeplinking: true, animation: { effects: "none" } }';

/** The elements that load both scripts. */
export const scripts = [
  '/node_modules/jquery-3/dist/jquery.min.js',
  '/assets/js/ui.tabs.min.js',
  '/assets/js/ui.accordion.min.js',
]
  .map((file) => `<script src="${file}"></script>`)
  .join('');

/** Opens a page, one for all tests of the file, with both scripts in its head, so that scripts in its body can call the plugins. */
export const openInline = (html, { head = '', ...options } = {}) =>
  openPage({ html, jquery: 0, scripts: [], isShared: true, ...options, head: scripts + head });

export const openLabels = (page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('#set .z-active > .z-link, #set .z-active .z-trigger'),
      (one) => one.textContent.trim(),
    ).join(),
  );
