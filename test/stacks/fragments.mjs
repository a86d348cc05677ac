// htmx: sets in what it puts into the page, and our events in what it listens to.
import {
  expect,
  jqueries,
  packages,
  pageOf,
  quoted,
  timesAsked,
  using,
  usingPage,
} from './browser.mjs';
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

/** Pages in which htmx follows all links, with the attributes that the site names. */
function boosted(version) {
  const attribute = version === 'htmx-2' ? 'hx-boost' : 'hx-boost:inherited';
  const set = tabs(
    `id="trip" hx-boost:inherited="false" ${role('tabs', { minWindowWidth: 9999, rememberState: true })}`,
  ).replace(/(<\/ul>\s*)<div>/, '$1<div hx-boost:inherited="true">');
  const page = (name) =>
    pageOf({
      body: `<main ${attribute}="true"><h1>Page ${name}</h1>${set.replace('inns', `<a href="/two">inns</a>`)}</main>`,
      head: starter,
      scripts: [`${packages}/${version}/dist/htmx.min.js`],
    });
  return { '/one': page('one'), '/two': page('two') };
}

const boost = (version) => () =>
  using('/one', boosted(version), async (page) => {
    await page.locator('#trip.mobile').waitFor();
    await page.evaluate('window.isSame = true');
    const choose = async (name) => {
      await page.locator('#trip .z-tabs-mobile a').click();
      await page.getByRole('tab', { name }).click();
    };
    await choose('Stays');
    await page.locator('.z-content:visible').getByText('inns').click();
    await page.getByRole('heading', { name: 'Page two' }).waitFor();
    expect([timesAsked('/one'), timesAsked('/two')], [1, 1], 'requests');
    await page.goBack();
    await page.getByRole('heading', { name: 'Page one' }).waitFor();
    await page.locator('.z-content:visible').getByText('inns').waitFor();
    await choose('Route');
    await page.locator('.z-content:visible').getByText('Three days').waitFor();
    expect(await page.evaluate('isSame'), true, 'no page was loaded anew');
  });

export const rows = Object.entries({ 'htmx 2': 'htmx-2', 'htmx 4': 'htmx-4' }).flatMap(
  ([stack, version]) => [
    ...jqueries.map((jquery) => [
      stack,
      `what 200 swaps leave, jQuery ${jquery}`,
      growth(version, jquery),
    ]),
    [stack, 'after five swaps a link and Back act once', links(version)],
    [stack, 'hx-trigger hears our events', triggers(version)],
    [stack, 'hx-boost takes links in panels, and no labels', boost(version)],
  ],
);
