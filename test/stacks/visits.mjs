// Turbo: visits, its cache, frames and refreshes; and what else rewrites a set that runs.
import { expect, open, openOnly, packages, pageOf, serve, using } from './browser.mjs';
import { both } from './markup.mjs';
import { compareGrowth } from './memory.mjs';

const scripts = [`${packages}/@hotwired/turbo/dist/turbo.es2017-umd.js`];

// What a page needs: what a visit or a frame has brought is looked through for sets.
const starter = `<script>
  function start(event) {
    $(event.target).uiTabs('scan').uiAccordion('scan');
  }
  document.addEventListener('turbo:render', start);
  document.addEventListener('turbo:frame-load', start);
</script>`;

const pageWith = (body, { own = true, head = '', jquery } = {}) =>
  pageOf({ body, own, jquery, scripts, head: (own ? starter : '') + head });

const links = '<nav><a href="/one">One</a> <a href="/two">Two</a></nav>';
const sets = both();

function openSite({ own, jquery } = {}) {
  const page = (name) => pageWith(`<h1>${name}</h1>${links}${sets}`, { own, jquery });
  serve({ '/one': page('Page one'), '/two': page('Page two') });
  return open('/one');
}

const visit = (page, rounds) =>
  page.evaluate(async (count) => {
    for (let n = 0; n < count; n++) {
      const isElsewhere = ({ pathname }) => pathname !== window.location.pathname;
      const loaded = new Promise((done) => {
        document.addEventListener('turbo:load', done, { once: true });
      });
      Array.from(document.querySelectorAll('nav a')).find(isElsewhere).click();
      await loaded;
    }
    await new Promise((done) => setTimeout(done, 1500));
  }, rounds);

/** How many there are of what a set has once, in the order of `once`. */
const once =
  '.z-tabs, .z-tabs-mobile, .z-tabs-desktop, .z-dropdown-arrow, .z-container, .z-accordion';
const partsOf = (page) =>
  page.evaluate(
    (list) =>
      list
        .split(', ')
        .map((one) => document.querySelectorAll(one).length)
        .join(' '),
    once,
  );

/** The texts of the panels that are seen. */
const seen = (page, root) => page.locator(`${root} .z-content:visible`).allInnerTexts();

/** One panel of each is seen, and presses open the other one, and tell it once. */
async function expectToWork(page, names = ['Stays', 'Is there water?']) {
  expect(await partsOf(page), '1 1 1 1 1 1', 'parts');
  await page.evaluate(() => {
    window.heard = [];
    for (const name of ['uitabs:select', 'uiaccordion:select']) {
      document.addEventListener(name, ({ detail }) => window.heard.push(detail.index));
    }
  });
  expect((await seen(page, '#trip')).length, 1, 'panels in sight');
  await page.getByRole('tab', { name: names[0] }).click();
  await page.locator('#faq').getByRole('button', { name: names[1] }).click();
  await page.waitForTimeout(100);
  expect(await seen(page, '#trip'), ['Two inns and a lighthouse.']);
  expect(await seen(page, '#faq'), ['At the second hut.']);
  expect(await page.evaluate('heard.sort()'), [1, 1], 'events');
}

/** What the sets leave of themselves, with no more white space than tells. */
const markupOf = (page) =>
  page.evaluate(() => {
    $('#trip').uiTabs('destroy');
    $('#faq').uiAccordion('destroy');
    const texts = ['trip', 'faq'].map((id) => document.getElementById(id).outerHTML);
    return texts.join('\n');
  });

const plain = (html) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (sign) => sign.trim())
    .trim();

/** `destroy` gives back what the page has written last. */
async function expectMarkup(page, html) {
  const written = await page.evaluate((text) => {
    const box = document.createElement('div');
    box.innerHTML = text;
    return box.innerHTML;
  }, html);
  expect(plain(await markupOf(page)), plain(written), 'after destroy');
}

const cache = () =>
  using(openSite(), async (page) => {
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.getByRole('link', { name: 'Two' }).click();
    await page.getByText('Page two').waitFor();
    await page.goBack();
    await page.getByText('Page one').waitFor();
    await page.waitForTimeout(200);
    await page.getByRole('tab', { name: 'Route' }).click();
    await page.locator('#faq').getByRole('button', { name: 'How long' }).click();
    await page.locator('#faq').getByRole('button', { name: 'How long' }).click();
    await expectToWork(page);
  });

const frames = () => {
  serve({
    '/': pageWith(`<turbo-frame id="frame"><a href="/frame">Open</a></turbo-frame>`),
    '/frame': pageWith(`<turbo-frame id="frame"><a href="/frame">Again</a>${sets}</turbo-frame>`),
  });
  return using(open('/'), async (page) => {
    await page.getByRole('link', { name: 'Open' }).click();
    for (let n = 0; n < 3; n++) {
      await page.locator('.z-accordion').waitFor();
      const answer = page.waitForResponse('**/frame');
      await page.getByRole('link', { name: 'Again' }).click();
      await answer;
      await page.waitForTimeout(100);
    }
    await expectToWork(page);
  });
};

const renamed = both().replace('Stays', 'Inns').replace('Is there water?', 'And water?');
const newNames = ['Inns', 'And water?'];

const refresh = () => {
  const head = '<meta name="turbo-refresh-method" content="morph">';
  let body = sets;
  serve({ '/': () => pageWith(`<h1>Trip</h1>${body}`, { head }) });
  return using(open('/'), async (page) => {
    body = renamed;
    await page.evaluate(() => {
      window.kept = document.getElementById('trip');
      window.Turbo.visit(window.location.href, { action: 'replace' });
    });
    await page.getByText('Inns').first().waitFor();
    await page.waitForTimeout(200);
    expect(await page.evaluate('kept.isConnected'), true, 'the page was morphed');
    await expectToWork(page, newNames);
    await expectMarkup(page, renamed);
  });
};

/** Ways to rewrite sets that run. */
const writers = {
  idiomorph: (html) =>
    window.Idiomorph.morph(document.querySelector('main'), html, { morphStyle: 'innerHTML' }),
  innerHTML: (html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    for (const root of box.children) document.getElementById(root.id).innerHTML = root.innerHTML;
  },
};

/** What a page calls then. */
const calls = {
  scan: () => $('main').uiTabs('scan').uiAccordion('scan').length,
  refresh: () => $('#trip').uiTabs('refresh').length + $('#faq').uiAccordion('refresh').length,
  'a second start': () => $('#trip').uiTabs().length + $('#faq').uiAccordion().length,
};

function openRewritten(writer, work) {
  const body = `<main>${sets}</main>`;
  const opening = openOnly({ body, scripts: [`${packages}/idiomorph/dist/idiomorph.js`] });
  return using(opening, async (page) => {
    await page.locator('#trip.z-tabs').waitFor();
    await page.evaluate(writers[writer], renamed);
    await work(page);
    await expectMarkup(page, renamed);
  });
}

const again = (writer, call) => () =>
  openRewritten(writer, async (page) => {
    await page.evaluate(calls[call]);
    await expectToWork(page, newNames);
  });

export const rows = [
  ...['2.2.4', '3.7.1', '4.0.0'].map((jquery) => [
    'Turbo',
    `what 30 visits leave, jQuery ${jquery}`,
    () => compareGrowth((own) => openSite({ own, jquery }), visit, { before: 14, rounds: 30 }),
  ]),
  ['Turbo', 'a page out of the cache starts once', cache],
  ['Turbo', 'sets in a frame that loads again and again', frames],
  ['Turbo', 'a refresh by morphing of sets that run', refresh],
  ...Object.keys(writers).flatMap((writer) => [
    ...Object.keys(calls).map((call) => [
      writer,
      `sets that it has rewritten work after ${call}`,
      again(writer, call),
    ]),
    [writer, 'destroy() leaves what it has written', () => openRewritten(writer, () => {})],
  ]),
];
