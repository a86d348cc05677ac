// Opens pages with one or two widgets, logs their callbacks, and reads their states.
import { laidOut, openPage } from './page.mjs';

export const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

/** Labels of different widths. */
export const words =
  'Overview Features Pictures Specifications Reviews Support Questions Accessories'.split(' ');

/** Tabs with the labels `T1`, `T2` … and the panels `P1`, `P2` … */
export const tabs = ({
  count = 3,
  label = (n) => `<a>T${n}</a>`,
  content = (n) => `<p>P${n}</p>`,
  id = 'set',
} = {}) =>
  `<div id="${id}"><ul>${list(count, (n) => `<li>${label(n)}</li>`)}</ul>` +
  `<div>${list(count, (n) => `<div>${content(n)}</div>`)}</div></div>`;

/** Sections with the headers `H1`, `H2` … and the contents `C1`, `C2` …, in an `ul` or `details`. */
export const sections = ({
  count = 3,
  header = (n) => `H${n}`,
  content = (n) => `<p>C${n}</p>`,
  form = 'ul',
  id = 'set',
} = {}) => {
  const [outer, section, heading] =
    form === 'ul' ? ['ul', 'li', 'h3'] : ['div', 'details', 'summary'];
  const one = (n) =>
    `<${section}><${heading}>${header(n)}</${heading}><div>${content(n)}</div></${section}>`;
  return `<${outer} id="${id}">${list(count, one)}</${outer}>`;
};

/** Puts a button before and behind HTML, so that the Tab key can come from one and go to the other. */
export const between = (html) =>
  `<p><button id="before">B</button></p>${html}<p><button id="after">A</button></p>`;

/** An empty box, so that a page can scroll. */
export const tall = (height = 3000) => `<div style="height: ${height}px"></div>`;

export const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };
export const markup = { tabs, accordion: sections };

/** The same test for tabs and for an accordion. It is given the kind and its plugin. */
export const both = (title, test) =>
  QUnit.test.each(title, Object.keys(plugins), (assert, kind) => test(assert, kind, plugins[kind]));

/** Calls a plugin on the set, as a script of the page does. */
export const callSet = (page, plugin, ...given) =>
  page.evaluate(([name, all]) => void window.jQuery('#set')[name](...all), [plugin, given]);

function begin([plugin, settings]) {
  window.log = [];
  window.keys = [];
  const tell = (name) => (_event, item) => {
    const closed = item.open === false ? 'closed' : undefined;
    const parts = [name, item.index, closed, item.reason];
    window.log.push(parts.filter((part) => part !== undefined).join(' '));
  };
  document.addEventListener('keydown', (event) =>
    window.keys.push(`${event.key}${event.defaultPrevented ? ' prevented' : ''}`),
  );
  const names = { uiTabs: ['deactivate', 'remove'], uiAccordion: ['activate', 'collapse'] }[plugin];
  const told = Object.fromEntries(['select', ...names].map((name) => [name, tell(name)]));
  const set = window.jQuery('#set');
  const first = new Promise((resolve) => set.one('uitabs:select', () => setTimeout(resolve)));
  set[plugin]({ animation: { effects: 'none' }, ...told, ...settings });
  return plugin === 'uiTabs' ? first : null;
}

/** Opens a page, one for all tests of the file, with a running widget that has dispatched its first events. */
export async function open(kind, { settings = {}, html = markup[kind](), ...options } = {}) {
  const page = await openPage({ html, isShared: true, ...options });
  await page.evaluate(begin, [plugins[kind], settings]);
  await laidOut(page);
  await takeLog(page);
  return page;
}

export const openTabs = (options) => open('tabs', options);
export const openAccordion = (options) => open('accordion', options);

/** Opens a page with tabs as `#set` and an accordion as `#acc`. */
export async function openBoth({ settings = {}, ...options } = {}) {
  const html = tabs() + sections({ id: 'acc' });
  const page = await openPage({ html, isShared: true, ...options });
  await page.evaluate((given) => {
    const all = { animation: { effects: 'none' }, ...given };
    window.jQuery('#set').uiTabs(all);
    window.jQuery('#acc').uiAccordion({ active: 0, ...all });
  }, settings);
  await laidOut(page);
  return page;
}

/** Returns and removes the log of the callbacks. */
export const takeLog = (page) => page.evaluate('log.splice(0).join(", ")');

/** Returns and removes the log of the keys that arrived at the document, and of those that were prevented. */
export const takeKeys = (page) => page.evaluate('keys.splice(0).join(", ")');

/** Whether contents move, by either engine; the arrows, which the style sheet turns, are left out. */
export const MOVING =
  '$(":animated").length > 0 || [...document.getAnimations()].some((one) => !(one instanceof CSSTransition))';

export const atRest = (page) => page.waitForFunction(`!(${MOVING})`);

/** What is open, such as `0 1 0`, read from ARIA, classes and visibility. If these disagree, it shows all of them. */
export const stateOf = (page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('#set > .z-section, #set > [role=tablist] > li'),
      (item) => {
        const label = item.querySelector('[role=tab], .z-trigger');
        const panel = document.getElementById(label.getAttribute('aria-controls'));
        const told = label.getAttribute('aria-selected') ?? label.getAttribute('aria-expanded');
        const signs = [
          told === 'true',
          item.classList.contains('z-active'),
          !!panel?.checkVisibility({ visibilityProperty: true }) && !panel.inert,
          ...(label.role === 'tab' ? [label.tabIndex === 0] : []),
        ].map(Number);
        return signs.every((sign) => sign === signs[0]) ? signs[0] : JSON.stringify(signs);
      },
    ).join(' '),
  );

/** What has the focus: the text of a label, `panel` and its text, or an id. */
export const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const text = element.textContent.trim();
    if (element.matches('[role=tab], .z-trigger')) return text;
    return element.matches('.z-content') ? `panel ${text}` : element.id || element.localName;
  });

export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Where the focus is after each key. */
export async function stops(page, ...keys) {
  const found = [];
  for (const key of keys) {
    await press(page, key);
    found.push(await focused(page));
  }
  return found.join(', ');
}

export const label = (page, index) => page.locator('#set [role=tab], #set .z-trigger').nth(index);

/** Listens to the next of some events. Returns a function that waits until the page has handled it. */
export async function heard(page, ...types) {
  await page.evaluate((all) => {
    window.heardNext = new Promise((done) =>
      all.forEach((type) =>
        addEventListener(type, () => setTimeout(done), {
          capture: true,
          once: true,
          passive: true,
        }),
      ),
    );
  }, types);
  return () => page.evaluate('heardNext');
}

/** Taps, and waits for the click, which browsers dispatch later. */
export async function tap(target) {
  const clicked = await heard(target.page(), 'click');
  await target.tap();
  await clicked();
}

/** The events that a page gets when a finger is lifted. */
export const LIFTED = ['touchend', 'touchcancel'];

/**
 * Puts a finger down at a position, moves it by a distance in 200 ms, and lets it rest before it is lifted. The browser gets
 * the times, too: otherwise, on a busy machine, it would take the end for a fling.
 */
export async function swipe(page, [x, y], [dx, dy]) {
  const session = await page.context().newCDPSession(page);
  const lifted = await heard(page, ...LIFTED);
  const began = Date.now() / 1000;
  const send = (type, after, ...touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + after });
  await send('touchStart', 0, { x, y });
  for (let part = 0.2; part < 1.05; part += 0.2) {
    await send('touchMove', part / 5, { x: x + dx * part, y: y + dy * part });
  }
  await send('touchEnd', 0.7);
  await lifted();
  await session.detach();
}
