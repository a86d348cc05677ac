// A page with one tab set, and what its callbacks were told.
import { laidOut, openPage } from './page.mjs';

export const markup = (count = 3, label = (n) => `<a>T${n}</a>`) => {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const labels = numbers.map((n) => `<li>${label(n)}</li>`).join('');
  const panels = numbers.map((n) => `<div><p>P${n}</p></div>`).join('');
  return `<div id="set"><ul>${labels}</ul><div>${panels}</div></div>`;
};

const begin = (settings) => {
  window.log = [];
  window.keys = [];
  const tell = (name) => (_event, item) =>
    window.log.push([name, item.index, item.reason].filter((part) => part !== undefined).join(' '));
  document.addEventListener('keydown', (event) =>
    window.keys.push(`${event.key}${event.defaultPrevented ? ' prevented' : ''}`),
  );
  return new Promise((resolve) => {
    window
      .jQuery('#set')
      .one('uitabs:select', () => setTimeout(resolve))
      .uiTabs({
        animation: { effects: 'none' },
        select: tell('select'),
        deactivate: tell('deactivate'),
        ...settings,
      });
  });
};

/** Opens a page with a running set whose first `select` is over. */
export async function openTabs({ settings = {}, html = markup(), ...options } = {}) {
  const page = await openPage({ html, ...options });
  await page.evaluate(begin, settings);
  await laidOut(page);
  await takeLog(page);
  return page;
}

/** What the callbacks were told since the last time. */
export const takeLog = (page) => page.evaluate('log.splice(0).join(", ")');

/** The keys that arrived at the document since the last time, and which were prevented. */
export const takeKeys = (page) => page.evaluate('keys.splice(0).join(", ")');

/** The selection as `0 1 0`, from ARIA and from what is in sight; they must agree. */
export const stateOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#set > [role=tablist] > li'), (tab) => {
      const label = tab.querySelector('[role=tab]');
      const panel = document.getElementById(label.getAttribute('aria-controls'));
      const signs = [
        label.getAttribute('aria-selected') === 'true',
        label.tabIndex === 0,
        tab.classList.contains('z-active'),
        !!panel?.checkVisibility({ visibilityProperty: true }),
      ].map(Number);
      return signs.every((sign) => sign === signs[0]) ? signs[0] : JSON.stringify(signs);
    }).join(' '),
  );

/** What has the focus: the text of a label, `panel` and its text, or an id. */
export const focused = (page) =>
  page.evaluate(() => {
    const { id, textContent, role } = document.activeElement;
    if (role === 'tab') return textContent;
    return role === 'tabpanel' ? `panel ${textContent}` : id;
  });

export const label = (page, index) => page.locator('[role=tab]').nth(index);
