// A page whose widgets follow the hash of its address, and what their callbacks were told.
import { openPage } from './page.mjs';

/** Tabs `T1` … with the panels `P1` …; what they begin with instead comes with the id. */
export const tabs = (id = 'set', content = (n) => `<p>${id} P${n}</p>`) => {
  const each = (text) => [1, 2, 3].map(text).join('');
  const labels = each((n) => `<li><a>${id} T${n}</a></li>`);
  return `<div id="${id}"><ul>${labels}</ul><div>${each((n) => `<div>${content(n)}</div>`)}</div></div>`;
};

/** Sections with the headers `H1` … and the contents `C1` … */
export const accordion = (id = 'list', content = (n) => `<p>${id} C${n}</p>`) => {
  const sections = [1, 2, 3].map((n) => `<li><h3>${id} H${n}</h3><div>${content(n)}</div></li>`);
  return `<ul id="${id}">${sections.join('')}</ul>`;
};

// Runs at every load, as the scripts of a page do.
const begin = (starts) => {
  window.log = [];
  window.heard = 0;
  const tell = (id, name) => (_event, item) =>
    window.log.push(
      [id, name, item.index, item.reason].filter((part) => part !== undefined).join(' '),
    );
  addEventListener('DOMContentLoaded', () => {
    for (const [id, plugin, settings] of starts) {
      const select = tell(id, 'select');
      window.jQuery(document.getElementById(id))[plugin]({
        animation: { effects: 'none' },
        deeplinking: true,
        select,
        [plugin === 'uiTabs' ? 'deactivate' : 'collapse']: tell(id, 'left'),
        ...settings,
      });
    }
    addEventListener('hashchange', () => (window.heard += 1));
  });
};

/** The starts of widgets: `['set', 'uiTabs', settings]`. */
export function openLinked({ starts = [['set', 'uiTabs']], plugin = false, ...options } = {}) {
  return openPage({
    html: tabs(),
    head: `<script>(${String(begin)})(${JSON.stringify(starts)});</script>`,
    css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
    scripts: [
      ...(plugin ? ['/assets/js/jquery.hashchange.min.js'] : []),
      '/assets/js/ui.tabs.min.js',
      '/assets/js/ui.accordion.min.js',
    ],
    ...options,
  });
}

/** The hash, and the texts in sight: `#tab2: set P2`. */
export const seen = (page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('p')].filter((one) => one.checkVisibility());
    return `${location.hash}: ${texts.map((one) => one.textContent).join(', ')}`;
  });

/** What the callbacks were told since the last time. */
export const takeLog = (page) => page.evaluate('log.splice(0).join(", ")');

/** Does what changes the hash; tells what is seen when the widgets have heard of it. */
export async function hearing(page, act) {
  const before = await page.evaluate('heard');
  await act();
  await page.waitForFunction(`heard > ${before}`);
  return seen(page);
}

/** Goes one step through the history, within the page. */
export const step = (page, way) =>
  hearing(page, () => (way === 'back' ? page.goBack() : page.goForward()));

/** Goes several steps, and tells what is seen after each. */
export async function steps(page, ...ways) {
  const found = [];
  for (const way of ways) found.push(await step(page, way));
  return found;
}

export const press = (page, text) => page.getByText(text, { exact: true }).click();
