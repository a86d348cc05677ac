// Sets in open shadow roots: what is around them, and what of the page is shown in them by slots.
import { laidOut, openPage } from './page.mjs';
import { both, markup, tabs, tall } from './widgets.mjs';

QUnit.module('field: shadow roots');

const sheets = ['ui.tabs', 'ui.accordion']
  .map((name) => `<link rel="stylesheet" href="/assets/css/${name}.min.css">`)
  .join('');

/** A component whose shadow root holds this markup, and in the page, in its slots, this. */
const component = (html, slotted = '') =>
  `<div id="host"><template shadowrootmode="open">${sheets}${html}</template>${slotted}</div>`;

/** Starts the set in the shadow root, and waits for its sheets. */
async function begin(page, plugin, settings = {}) {
  await page.evaluate(
    ([name, given]) => {
      window.set = document.getElementById('host').shadowRoot.getElementById('set');
      window.jQuery(window.set)[name]({ animation: { effects: 'none' }, ...given });
    },
    [plugin, settings],
  );
  for (let n = 0; n < 3; n++) await laidOut(page);
}

QUnit.test(
  'where labels in a shadow root stick, a choice shows the beginning of the panel (R1)',
  async (assert) => {
    const html = component(tabs({ content: () => tall(4000) }));
    const shell = `<div style="height: 600px; overflow: auto">${html}</div>`;
    for (const place of [html, shell]) {
      const page = await openPage({ html: place });
      await begin(page, 'uiTabs', { sticky: true });
      await page.evaluate(() => {
        for (const one of [document.scrollingElement, document.body.firstElementChild])
          one.scrollTop = 2500;
      });
      await laidOut(page);
      await page.getByText('T2', { exact: true }).click();
      const isInSight = () =>
        page.evaluate(() => {
          const { top } = window.set.querySelector('.z-container').getBoundingClientRect();
          return top > -5 && top < 200;
        });
      await assert.becomes(page, isInSight, true, place === shell ? 'in a box' : 'in the window');
    }
  },
);

QUnit.test('a card around a shadow root cuts nothing off a dropdown (T12)', async (assert) => {
  const page = await openPage({
    html: `<div id="card" style="width: 340px; overflow: hidden">${component(tabs({ count: 8 }))}</div>`,
    viewport: { width: 360, height: 640 },
  });
  await begin(page, 'uiTabs');
  await page.locator('.z-tabs-mobile a').click();
  const isWhole = () =>
    page.evaluate(() => {
      const { bottom } = window.set.querySelector('.z-tab.z-last').getBoundingClientRect();
      return bottom <= document.getElementById('card').getBoundingClientRect().bottom;
    });
  await assert.becomes(page, isWhole, true);
});

const slot = (n) => `<slot name="s${n}"></slot>`;
const slotted = [1, 2, 3]
  .map((n) => `<div slot="s${n}"><p id="there${n}">Here</p><input id="field${n}"></div>`)
  .join('');

both(
  'what a slot shows in a closed panel is opened by a link, and the focus isn’t lost when it closes (C12, R1):',
  async (assert, kind, plugin) => {
    const html = component(markup[kind]({ content: slot }), slotted);
    const page = await openPage({ html: `<a id="link" href="#there2">Go</a>${html}` });
    await begin(page, plugin, { findInPage: false });
    await page.locator('#link').click();
    const read = () => page.evaluate((name) => window.jQuery(window.set)[name]('active'), plugin);
    await assert.becomes(page, read, 1, 'opened by the link');
    await page.locator('#field2').focus();
    await page.evaluate((name) => window.jQuery(window.set)[name]('select', 2), plugin);
    const place = () => page.evaluate('document.activeElement.id');
    await assert.becomes(page, place, 'host', 'the focus stays in the set');
  },
);

QUnit.test(
  'labels and panels are known by what their slots show: the name on a dropdown, and the tab stop (T12, AT14)',
  async (assert) => {
    const label = (n) => `<a><slot name="l${n}"></slot></a>`;
    const shown = '<b slot="l1">Route</b><b slot="l2">Map</b><p slot="s1"><button>Go</button></p>';
    const page = await openPage({
      html: component(tabs({ count: 2, label, content: slot }), shown),
      viewport: { width: 400, height: 600 },
    });
    await begin(page, 'uiTabs');
    const read = () =>
      page.evaluate(() => [
        window.set.querySelector('.z-tabs-mobile .z-title').textContent,
        window.set.querySelector('.z-content.z-active').tabIndex,
      ]);
    await assert.becomes(page, read, ['Route', -1]);
    await page.evaluate(() => window.jQuery(window.set).uiTabs('select', 1));
    await assert.becomes(page, read, ['Map', 0]);
  },
);
