// A page with both widgets, for tests of looks.
import { markup as sectionsOf } from './accordion-page.mjs';
import { laidOut, openPage } from './page.mjs';
import { markup } from './tabs-page.mjs';

/** Both widgets as `#set` and `#acc`, and all that they have. */
export async function openBoth({ settings = {}, wrap = (html) => html, ...options } = {}) {
  const page = await openPage({
    css: ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'].map((name) => `/assets/css/${name}.min.css`),
    scripts: ['ui.tabs', 'ui.accordion'].map((name) => `/assets/js/${name}.min.js`),
    html: wrap(markup() + sectionsOf({ id: 'acc' })),
    ...options,
  });
  await page.evaluate((given) => {
    const all = { animation: { effects: 'none' }, ...given };
    window.jQuery('#set').uiTabs(all);
    window.jQuery('#acc').uiAccordion({ active: 0, ...all });
  }, settings);
  await laidOut(page);
  return page;
}

export const style = (text) => `<style>${text}</style>`;
