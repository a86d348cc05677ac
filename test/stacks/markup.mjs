// The sets that the checks put into pages, those of the README, and what they have to do there.
import { expect } from './browser.mjs';

/** Attributes that start a set by its markup. */
export const role = (kind, options = {}) =>
  `data-role="z-${kind}" data-options='${JSON.stringify({ animation: { effects: 'none' }, ...options })}'`;

/** `second` are attributes of the second panel. */
export const tabs = (attributes, second = '') => `
<div ${attributes}>
  <ul><li><a>Route</a></li><li><a>Stays</a></li></ul>
  <div><div>Three days along the coast.</div><div ${second}>Two inns and a lighthouse.</div></div>
</div>`;

export const accordion = (attributes) => `
<ul ${attributes}>
  <li><h3>How long is the walk?</h3><div>Eleven kilometres. Three of them go uphill.</div></li>
  <li><h3>Is there water?</h3><div>At the second hut.</div></li>
</ul>`;

/** Both, started by their markup. */
export const both = (options = {}) =>
  tabs(`id="trip" ${role('tabs', { mobileNav: 'auto', ...options })}`) +
  accordion(`id="faq" ${role('accordion', { active: 0, ...options })}`);

const parts = ['tabs', 'tabs-mobile', 'tabs-desktop', 'dropdown-arrow', 'container', 'accordion'];

/** Each of both is there once, shows one panel, and the other one when that is pressed, and tells it once. */
export async function expectBothToWork(page, [label, header] = ['Stays', 'Is there water?']) {
  const counts = await page.evaluate((names) => {
    window.heard = [];
    for (const name of ['uitabs:select', 'uiaccordion:select']) {
      document.addEventListener(
        name,
        ({ detail }) => detail.reason && window.heard.push(detail.index),
      );
    }
    return names.map((name) => document.querySelectorAll(`.z-${name}`).length);
  }, parts);
  expect(counts, [1, 1, 1, 1, 1, 1], parts.join(', '));
  const seen = () => page.locator('.z-content:visible').allInnerTexts();
  expect(await seen(), [
    'Three days along the coast.',
    'Eleven kilometres. Three of them go uphill.',
  ]);
  await page.getByRole('tab', { name: label }).click();
  await page.getByRole('button', { name: header }).click();
  await page.waitForFunction('heard.length > 1');
  expect(await seen(), ['Two inns and a lighthouse.', 'At the second hut.']);
  expect(await page.evaluate('heard'), [1, 1], 'events');
}
