// htmx: sets in what it puts into the page, and our events in what it listens to.
import { expect, jqueries, packages, quoted, timesAsked, usingPage } from './browser.mjs';
import { both, role, tabs } from './markup.mjs';
import { compareGrowth } from './memory.mjs';

const starter = quoted('htmx.html');

const place = '<button hx-get="/fragment" hx-target="#place">More</button><div id="place"></div>';

function usingHtmx(version, { jquery, own = true, body = place, pages }, work) {
  const scripts = [`${packages}/${version}/dist/htmx.min.js`];
  return usingPage({ body, head: own ? starter : '', jquery, own, scripts }, work, pages);
}

/** Swaps by pressing the button, one after the other: runs in the page. */
async function swap(count) {
  const { $ } = window;
  const box = document.getElementById('place');
  for (let n = 0; n < count; n++) {
    const old = box.firstElementChild;
    const isNew = () => box.firstElementChild && box.firstElementChild !== old;
    const isStarted = () => !$.fn.uiTabs || box.querySelector('.z-tabs');
    document.querySelector('button[hx-get]').click();
    while (!isNew() || !isStarted()) await new Promise((done) => setTimeout(done, 2));
  }
}

const growth = (version, jquery) => () => {
  const pages = { '/fragment': both({ deeplinking: true }) };
  const open = (own, work) => usingHtmx(version, { jquery, own, pages }, work);
  return compareGrowth(open, swap, { before: 20, rounds: 200 });
};

/** Keeps what each set tells, also when it has left the page: runs in the page. */
function listen() {
  window.heard = [];
  document.addEventListener('uitabs:ready', ({ target }) => {
    target.addEventListener('uitabs:select', ({ detail: { index, reason } }) => {
      if (reason) window.heard.push(`${index} ${reason}`);
    });
  });
}

const linked = `<p><a href="#tab2">Stays</a></p>
  ${tabs(`id="trip" ${role('tabs', { deeplinking: true })}`, 'data-content-url="/panel"')}`;

const links = (version) => () =>
  usingHtmx(version, { pages: { '/fragment': linked, '/panel': 'Loaded' } }, async (page) => {
    await page.evaluate(listen);
    await page.evaluate(swap, 6);
    await page.locator('a[href="#tab2"]').click();
    await page.getByText('Loaded').waitFor();
    await page.waitForFunction('heard.length > 0');
    await page.goBack();
    await page.getByText('Three days').waitFor();
    await page.waitForFunction('heard.length > 1');
    expect(await page.evaluate('heard'), ['1 hash', '0 hash']);
    expect(timesAsked('/panel'), 1, 'requests');
  });

const triggers = (version) => () => {
  const body = `${both()}<p id="one" hx-get="/heard" hx-trigger="uitabs:select from:body"></p>
    <p id="other" hx-get="/heard" hx-trigger="uiaccordion:select from:#faq"></p>`;
  return usingHtmx(version, { body, pages: { '/heard': 'heard' } }, async (page) => {
    await page.locator('#one', { hasText: 'heard' }).waitFor();
    await page.getByRole('button', { name: 'Is there water?' }).click();
    await page.locator('#other', { hasText: 'heard' }).waitFor();
    const answer = page.waitForResponse('**/heard');
    await page.getByRole('tab', { name: 'Stays' }).click();
    await answer;
    expect(timesAsked('/heard'), 3, 'requests');
  });
};

export const rows = Object.entries({ 'htmx 2': 'htmx-2', 'htmx 4': 'htmx-4' }).flatMap(
  ([stack, version]) => [
    ...jqueries.map((jquery) => [
      stack,
      `what 200 swaps leave, jQuery ${jquery}`,
      growth(version, jquery),
    ]),
    [stack, 'after five swaps a link and Back act once', links(version)],
    [stack, 'hx-trigger hears our events', triggers(version)],
  ],
);
