// A page with one accordion, and what its callbacks were told.
import { laidOut, openPage } from './page.mjs';

/** Sections with the headers `H1`, `H2` … and the contents `C1`, `C2` …, in an `ul` or `details`. */
export const markup = ({ count = 3, header, content, form = 'ul', id = 'set' } = {}) => {
  const title = header ?? ((n) => `H${n}`);
  const inside = content ?? ((n) => `<p>C${n}</p>`);
  const [outer, section, heading] =
    form === 'ul' ? ['ul', 'li', 'h3'] : ['div', 'details', 'summary'];
  const sections = Array.from({ length: count }, (_, n) => n + 1).map(
    (n) => `<${section}><${heading}>${title(n)}</${heading}><div>${inside(n)}</div></${section}>`,
  );
  return `<${outer} id="${id}">${sections.join('')}</${outer}>`;
};

/** Before and after something, for Tab to come from and to go to. */
export const between = (html) =>
  `<button id="before">B</button>${html}<button id="after">A</button>`;

/** Makes the page long enough to scroll. */
export const tall = '<div style="height: 3000px"></div>';

const begin = (settings) => {
  window.log = [];
  window.keys = [];
  const tell = (name) => (_event, item) =>
    window.log.push(
      [name, item.index, item.open ? '' : 'closed', item.reason]
        .filter((part) => part !== '')
        .join(' '),
    );
  document.addEventListener('keydown', (event) =>
    window.keys.push(`${event.key}${event.defaultPrevented ? ' prevented' : ''}`),
  );
  window.jQuery('#set').uiAccordion({
    animation: { effects: 'none' },
    select: tell('select'),
    activate: tell('activate'),
    collapse: tell('collapse'),
    ...settings,
  });
};

/** Opens a page with a running accordion that is past its first moments. */
export async function openAccordion({ settings = {}, html = markup(), ...options } = {}) {
  const page = await openPage({
    html,
    css: ['/assets/css/ui.accordion.min.css'],
    scripts: ['/assets/js/ui.accordion.min.js'],
    ...options,
  });
  await page.evaluate(begin, settings);
  await laidOut(page);
  await takeLog(page);
  return page;
}

/** What the callbacks were told since the last time. */
export const takeLog = (page) => page.evaluate('log.splice(0).join(", ")');

/** The keys that arrived at the document since the last time, and which were prevented. */
export const takeKeys = (page) => page.evaluate('keys.splice(0).join(", ")');

/** Motions of sections on their way; the arrows, which the style sheet turns, are left out. */
export const MOVING =
  '[...document.getAnimations()].some((one) => !(one instanceof CSSTransition))';

/** Waits until nothing moves. */
export const atRest = (page) => page.waitForFunction(`!${MOVING}`);

/** What is open as `0 1 0`, from ARIA, classes and what is in sight; they must agree. */
export const stateOf = (page, id = 'set') =>
  page.evaluate(
    (own) =>
      Array.from(document.querySelectorAll(`#${own} > .z-section`), (section) => {
        const trigger = section.querySelector('.z-trigger');
        const content = document.getElementById(trigger.getAttribute('aria-controls'));
        const signs = [
          trigger.getAttribute('aria-expanded') === 'true',
          section.classList.contains('z-active'),
          content.checkVisibility({ visibilityProperty: true }) && !content.inert,
        ].map(Number);
        return signs.every((sign) => sign === signs[0]) ? signs[0] : JSON.stringify(signs);
      }).join(' '),
    id,
  );

/** What has the focus: the text of a header, `content` and its text, or an id. */
export const focused = (page) =>
  page.evaluate(() => {
    const { id, textContent, classList, localName } = document.activeElement;
    if (classList.contains('z-trigger')) return textContent.trim();
    if (classList.contains('z-content')) return `content ${textContent.trim()}`;
    return id || localName;
  });

/** Where the focus is after each key. */
export async function stops(page, ...keys) {
  const found = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    found.push(await focused(page));
  }
  return found.join(' ');
}

export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

export const trigger = (page, index) => page.locator('.z-trigger').nth(index);
