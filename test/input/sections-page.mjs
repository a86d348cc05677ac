// A page with a set that is an accordion in narrow windows, between two fields.
import { markup, openTabs } from './tabs-page.mjs';

export const narrow = { width: 400, height: 600 };
export const touch = { hasTouch: true, isMobile: true };
export const viewportTag = '<meta name="viewport" content="width=device-width">';

/** Four tabs whose second panel has two links, between two fields. */
export const html = `<p><input id="before" aria-label="Before"></p>${markup(4).replace(
  '<p>P2</p>',
  '<p><a href="#x">link a</a> P2 <a href="#x">link b</a></p>',
)}<p><input id="after" aria-label="After"></p>`;

export const open = async ({ settings = {}, ...options } = {}) => {
  const page = await openTabs({
    html,
    viewport: narrow,
    settings: { overflow: 'accordion', responsiveDelay: 0, ...settings },
    ...options,
  });
  await page.evaluate(() => {
    window.form = () => {
      const root = document.getElementById('set');
      if (root.querySelector('.z-tabs-mobile').getClientRects().length) return 'menu';
      const [one, two] = root.querySelectorAll('.z-tab');
      if (one.querySelector('.z-link').role === 'button') return 'accordion';
      return one.offsetTop === two.offsetTop ? 'row' : 'column';
    };
    window.drawn = async () => {
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    };
  });
  return page;
};

export const inForm = (page, form) => page.waitForFunction((name) => window.form() === name, form);
export const header = (page, n) => page.locator('#set > .z-tabs-desktop .z-link').nth(n);

/** What has the focus. */
export const focused = (page) =>
  page.evaluate(() => {
    const { id, textContent, role, tagName } = document.activeElement;
    if (role === 'region') return `panel ${textContent}`;
    return textContent || id.replace(/^uiTabs\d+/, '') || tagName;
  });

/** Presses a key until the focus is on `end`; where it was on the way. */
export async function way(page, key, end) {
  const seen = [];
  do {
    await page.keyboard.press(key);
    seen.push(await focused(page));
  } while (seen.at(-1) !== end && seen.length < 20);
  return seen.join(', ');
}
