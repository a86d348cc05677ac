// Turbo: visits, its cache, frames and refreshes; and what else rewrites sets that run.
import { expect, jqueries, packages, pageOf, quoted, using, usingPage } from './browser.mjs';
import { both, expectBothToWork } from './markup.mjs';
import { compareGrowth } from './memory.mjs';

const scripts = [`${packages}/@hotwired/turbo/dist/turbo.es2017-umd.js`];

const starter = quoted('turbo.html');

const pageWith = (body, { own = true, head = '', jquery } = {}) =>
  pageOf({ body, own, jquery, scripts, head: (own ? starter : '') + head });

const sets = both();

function usingSite(options, work) {
  const links = '<nav><a href="/one">One</a> <a href="/two">Two</a></nav>';
  const page = (name) => pageWith(`<h1>Page ${name}</h1>${links}${sets}`, options);
  return using('/one', { '/one': page('one'), '/two': page('two') }, work);
}

/** Follows the link to the other page: runs in the page. */
async function visit(count) {
  for (let n = 0; n < count; n++) {
    const loaded = new Promise((done) => {
      document.addEventListener('turbo:load', done, { once: true });
    });
    document.querySelector(`nav a:not([href="${window.location.pathname}"])`).click();
    await loaded;
  }
}

const growth = (jquery) => () =>
  compareGrowth((own, work) => usingSite({ own, jquery }, work), visit, { before: 14, rounds: 30 });

const cache = () =>
  usingSite({}, async (page) => {
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.getByRole('link', { name: 'Two' }).click();
    await page.getByText('Page two').waitFor();
    await page.goBack();
    await page.getByText('Page one').waitFor();
    await page.waitForFunction("$('#trip').uiTabs('instance')");
    await page.getByRole('tab', { name: 'Route' }).click();
    await expectBothToWork(page);
  });

const deepLinks = () => {
  const set = both({ deeplinking: true, history: 'replace' });
  const pages = {
    '/': pageWith(`<a href="/two">Two</a>${set}`),
    '/two': pageWith('<h1>Page two</h1>'),
  };
  return using('/', pages, async (page) => {
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.getByRole('link', { name: 'Two' }).click();
    await page.getByText('Page two').waitFor();
    await page.goBack();
    await page.getByText('Two inns').waitFor();
    expect(new URL(page.url()).hash, '#tab2');
  });
};

const frames = () => {
  const page = (content) => pageWith(`<turbo-frame id="frame">${content}</turbo-frame>`);
  const pages = {
    '/': page('<a href="/more">More</a>'),
    '/more': page(`<a href="/more">More</a>${sets}`),
  };
  return using('/', pages, async (opened) => {
    for (let n = 0; n < 4; n++) {
      await opened.evaluate("window.old = document.querySelector('#frame > *')");
      await opened.getByRole('link', { name: 'More' }).click();
      await opened.waitForFunction(
        "!old.isConnected && $('#trip.z-tabs')[0] && $('#faq.z-accordion')[0]",
      );
    }
    await expectBothToWork(opened);
  });
};

const streams = () =>
  using('/', { '/': pageWith('<main id="main"></main>') }, async (page) => {
    await page.evaluate(
      (stream) => window.Turbo.renderStreamMessage(stream),
      `<turbo-stream action="append" target="main"><template>${sets}</template></turbo-stream>`,
    );
    await page.waitForFunction("$('#faq').uiAccordion('instance')");
    await expectBothToWork(page);
  });

const newNames = ['Inns', 'And water?'];
const renamed = sets.replace('Stays', newNames[0]).replace('Is there water?', newNames[1]);

/** Ends both, and compares what they leave with what was written last: runs in the page. */
function leave(html) {
  $('#trip').uiTabs('destroy');
  $('#faq').uiAccordion('destroy');
  const box = document.createElement('div');
  box.innerHTML = html;
  const [one, other] = [
    ['trip', 'faq'].map((id) => document.getElementById(id)),
    Array.from(box.children),
  ].map((roots) => roots.map((root) => root.outerHTML.replace(/\s+/g, ' ')).join(''));
  return one === other ? '' : `${one}, not ${other}`;
}

const expectMarkup = async (page) =>
  expect(await page.evaluate(leave, renamed), '', 'after destroy');

const refresh = () => {
  const head = '<meta name="turbo-refresh-method" content="morph">';
  let times = 0;
  return using('/', { '/': () => pageWith(times++ ? renamed : sets, { head }) }, async (page) => {
    await page.evaluate(() => {
      window.kept = document.getElementById('trip');
      window.Turbo.visit(window.location.href, { action: 'replace' });
    });
    await page.getByRole('tab', { name: newNames[0] }).waitFor();
    expect(await page.evaluate('kept.isConnected'), true, 'the page was morphed');
    await expectBothToWork(page, newNames);
    await expectMarkup(page);
  });
};

/** What rewrites sets that run, in the page, and the script for it. */
const rewriters = {
  idiomorph: {
    scripts: [`${packages}/idiomorph/dist/idiomorph.js`],
    rewrite: (html) =>
      window.Idiomorph.morph(document.querySelector('main'), html, { morphStyle: 'innerHTML' }),
  },
  morphdom: {
    scripts: [`${packages}/morphdom/dist/morphdom-umd.min.js`],
    rewrite: (html) => window.morphdom(document.querySelector('main'), `<main>${html}</main>`),
  },
  innerHTML: {
    scripts: [],
    rewrite: (html) => (document.querySelector('main').innerHTML = html),
  },
};

/** What a page calls then. */
const calls = {
  'scan works': () => $('main').uiTabs('scan').uiAccordion('scan').length,
  'refresh works': () =>
    $('#trip').uiTabs('refresh').length + $('#faq').uiAccordion('refresh').length,
  'a second start works': () => $('#trip').uiTabs().length + $('#faq').uiAccordion().length,
  'destroy() leaves the new markup': null,
};

const rewritten =
  ({ scripts: more, rewrite }, call) =>
  () =>
    usingPage({ body: `<main>${sets}</main>`, scripts: more }, async (page) => {
      await page.locator('#trip.z-tabs').waitFor();
      await page.evaluate(rewrite, renamed);
      if (call) {
        await page.evaluate(call);
        await expectBothToWork(page, newNames);
      }
      await expectMarkup(page);
    });

export const rows = [
  ...jqueries.map((jquery) => ['Turbo', `what 30 visits leave, jQuery ${jquery}`, growth(jquery)]),
  ['Turbo', 'a page out of the cache starts once', cache],
  ['Turbo', 'Back after a visit, with deep links that replace', deepLinks],
  ['Turbo', 'sets in a frame that loads again and again', frames],
  ['Turbo', 'sets in streams', streams],
  ['Turbo', 'a refresh by morphing of sets that run', refresh],
  ...Object.entries(rewriters).flatMap(([stack, rewriter]) =>
    Object.entries(calls).map(([what, call]) => [
      stack,
      `sets that were rewritten: ${what}`,
      rewritten(rewriter, call),
    ]),
  ),
];
