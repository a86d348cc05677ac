// htmx: sets in what it puts into the page, and our events in what it listens to.
import { expect, openOnly, packages, timesAsked, using } from './browser.mjs';
import { both, role, tabs } from './markup.mjs';
import { compareGrowth } from './memory.mjs';

// What a page needs: each new element is looked through for sets.
const starter = `<script>
  htmx.onLoad(function (element) {
    $(element).uiTabs('scan').uiAccordion('scan');
  });
</script>`;

const versions = { 'htmx 2': 'htmx-2', 'htmx 4': 'htmx-4' };

const fragment = both({ deeplinking: true });
const place = '<button hx-get="/fragment" hx-target="#place">More</button><div id="place"></div>';

/** Sets of a page that keeps the address have names of their own. */
const linked = `<p><a href="#tab2">Stays</a></p>${tabs(
  `id="trip" ${role('tabs', { deeplinking: true })}`,
  'data-content-url="/panel"',
)}`;

function openWith(version, { jquery, own = true, body = place, pages }) {
  const scripts = [`${packages}/${version}/dist/htmx.min.js`];
  const head = own ? starter : '';
  return openOnly({ body, head, jquery, own, scripts }, { '/fragment': fragment, ...pages });
}

/** Swaps by pressing the button, one after the other. */
const swap = (page, rounds) =>
  page.evaluate(async (count) => {
    const place = document.getElementById('place');
    for (let n = 0; n < count; n++) {
      const old = place.firstElementChild;
      const isNew = () => place.firstElementChild && place.firstElementChild !== old;
      const isStarted = () => !$.fn.uiTabs || place.querySelector('.z-tabs');
      document.querySelector('button[hx-get]').click();
      while (!isNew() || !isStarted()) await new Promise((done) => setTimeout(done, 2));
    }
    // Some things are done when a swap has settled, and when the page is idle.
    await new Promise((done) => setTimeout(done, 1500));
  }, rounds);

const growth = (version, jquery) => () =>
  compareGrowth((own) => openWith(version, { jquery, own }), swap, { before: 20, rounds: 200 });

/** Five sets have come and gone; what the links and Back do is done once, by the one that is there. */
const presses = (version) => () =>
  using(
    openWith(version, { pages: { '/fragment': linked, '/panel': '<p>Loaded</p>' } }),
    async (page) => {
      await page.evaluate(() => {
        window.heard = [];
        document.addEventListener('uitabs:ready', ({ target }) => {
          // On the set itself, so that it is heard of sets outside of the page, too.
          target.addEventListener('uitabs:select', ({ detail }) => {
            if (detail.reason) window.heard.push(`${detail.index} ${detail.reason}`);
          });
        });
      });
      await swap(page, 6);
      await page.locator('a[href="#tab2"]').click();
      await page.getByText('Loaded').waitFor();
      await page.waitForFunction('heard.length > 0');
      await page.goBack();
      await page.getByText('Three days').waitFor();
      await page.waitForFunction('heard.length > 1');
      await page.waitForTimeout(100);
      expect(await page.evaluate('heard'), ['1 hash', '0 hash']);
      expect(timesAsked('/panel'), 1, 'requests');
    },
  );

const triggers = (version) => () => {
  const body = `${both()}
    <p hx-get="/heard" hx-trigger="uitabs:select from:body">tabs</p>
    <p hx-get="/heard" hx-trigger="uiaccordion:select from:#faq">accordion</p>`;
  return using(openWith(version, { body, pages: { '/heard': 'heard' } }), async (page) => {
    await page.locator('p', { hasText: 'heard' }).waitFor();
    await page.getByRole('button', { name: 'Is there water?' }).click();
    await page.waitForFunction("document.querySelectorAll('p[hx-get]').length === 2");
    await page.locator('p[hx-trigger*=accordion]', { hasText: 'heard' }).waitFor();
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.waitForTimeout(100);
    expect(timesAsked('/heard'), 3, 'requests');
  });
};

export const rows = Object.entries(versions).flatMap(([stack, version]) => [
  ...['2.2.4', '3.7.1', '4.0.0'].map((jquery) => [
    stack,
    `what 200 swaps leave, jQuery ${jquery}`,
    growth(version, jquery),
  ]),
  [stack, 'after five swaps a link and Back act once', presses(version)],
  [stack, 'hx-trigger hears our events', triggers(version)],
]);
