// A page with one widget that plays, between two buttons.
import { markup as accordionMarkup } from './accordion-page.mjs';
import { openPage } from './page.mjs';
import { markup as tabsMarkup } from './tabs-page.mjs';

const picture = (n) => `<img alt="Picture ${n}" src="/demo/pictures/fjord.svg">`;
const button = (n) => `<p>C${n} <button id="inside${n}">Inside</button></p>`;

/** The widgets that play: markup, plugin and settings of each. */
export const kinds = {
  tabs: [tabsMarkup().replace(/<p>P(\d)<\/p>/g, (_, n) => button(n)), 'uiTabs', {}],
  accordion: [accordionMarkup({ content: button }), 'uiAccordion', { active: 0 }],
  slider: [
    accordionMarkup({ content: picture }),
    'uiAccordion',
    { active: 0, slider: true, dotNav: true, height: 200 },
  ],
};

const begin = ([plugin, settings]) => {
  window.log = [];
  window.beats = 0;
  window.jQuery('#set')[plugin]({
    animation: { effects: 'none' },
    select: (_event, { reason }) => reason && window.log.push(reason),
    ...settings,
  });
  // Tells how time goes by for one that doesn't move.
  setInterval(() => (window.beats += 1), settings.autoplay.interval);
};

/** Opens a page with a widget that plays every tenth of a second. */
export function openPlaying([html, plugin, more], { autoplay = {}, after = '', ...options } = {}) {
  const settings = { ...more, autoplay: { interval: 100, ...autoplay } };
  const place = `<div id="place" style="max-width: 600px"><h2>Heading</h2>${html}</div>`;
  return openPage({
    html: `<button id="before">B</button>${place}<button id="after">A</button>${after}`,
    css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
    scripts: ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'],
    ...options,
  }).then(async (page) => {
    await page.evaluate(begin, [plugin, settings]);
    return page;
  });
}

/** Waits for a step that the widget makes by itself. */
export async function moves(page) {
  await page.evaluate('log.length = 0');
  await page.waitForFunction('log.includes("autoplay")');
}

/** What has happened when the time for four steps has gone by; empty for nothing. */
export async function within(page) {
  await page.evaluate('log.length = beats = 0');
  await page.waitForFunction('beats > 4');
  return page.evaluate('log.join()');
}

export const control = (page) => page.locator('.z-autoplay');

/** The name of the control, and the live region, which have to agree. */
export const told = (page) =>
  page.evaluate(() => {
    const button = document.querySelector('.z-autoplay');
    const live = document.querySelector('[aria-live]:not(.z-status)').getAttribute('aria-live');
    const plays = button.classList.contains('z-playing');
    const name = button.getAttribute('aria-label').split(' ', 1);
    return (live === 'off') === plays ? String(name) : `${name}, ${plays}, ${live}`;
  });

export const focusedClass = (page) =>
  page.evaluate(() => document.activeElement.className.split(' ')[0] || document.activeElement.id);
