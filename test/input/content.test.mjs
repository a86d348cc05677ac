// Content from a server, with a real mouse and real time.
import { openPage, release, requests, reset } from './page.mjs';
import { label } from './tabs-page.mjs';
import { openRemote, openRemoteAccordion, tabsHtml } from './content-page.mjs';

const { module, test } = QUnit;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

module('content: many panels at random');

const PANELS = 50;
const CLICKS = 15;

/** Starts the set anew, each panel with a delay of its own; gives where its labels are. */
const startRound = (page, given) =>
  page.evaluate(({ html, contentUrls, cacheAjax }) => {
    const $ = window.jQuery;
    $('#set').remove();
    $(document.body).append(html);
    // Labels stay where they are read.
    const still = { animation: { effects: 'none' }, responsive: false };
    $('#set').uiTabs({ ...still, contentUrls, cacheAjax });
    return Array.from(document.querySelectorAll('#set [role=tab]'), (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  }, given);

/** One round; gives what is wrong afterwards, or nothing. */
async function playRound(page, random, round) {
  reset();
  const names = Array.from({ length: PANELS }, (_, n) => `r${round}-${n}`);
  const ms = () => Math.floor(random() * 120);
  const contentUrls = names.map((name) => `/answer/ok/${name}?ms=${ms()}`);
  const cacheAjax = round % 2 === 0;
  const places = await startRound(page, { html: tabsHtml(PANELS), contentUrls, cacheAjax });
  const visited = new Set([0]);
  for (let n = 0; n < CLICKS; n++) {
    const index = Math.floor(random() * PANELS);
    visited.add(index);
    await page.mouse.click(places[index].x, places[index].y);
  }
  await page.waitForFunction(() => !document.querySelector('[aria-busy], .z-spinner'));
  const texts = await page.evaluate(() =>
    Array.from(document.querySelectorAll('#set .z-content'), ({ textContent }) => textContent),
  );
  const expected = names.map((name, n) => (visited.has(n) ? name : `P${n}`));
  const asked = (await requests()).map((path) => path.replace(/^ok\/|\?.*/g, ''));
  const wanted = [...visited].map((n) => names[n]);
  const wrong = texts.filter((text, n) => text !== expected[n]);
  const surplus = asked.filter(
    (name, n) => !wanted.includes(name) || (cacheAjax && asked.indexOf(name) !== n),
  );
  const absent = wanted.filter((name) => !asked.includes(name));
  return [...wrong, ...surplus, ...absent].join(' ');
}

test('C18 each visited panel ends with its own content, 20 times out of 20', async (assert) => {
  const seed = Number(process.env.SEED) || Date.now() % 1e9;
  const random = randomFrom(seed);
  const page = await openPage({ viewport: { width: 1600, height: 900 } });
  const rounds = [];
  for (let round = 0; round < 20; round++) rounds.push(await playRound(page, random, round));
  assert.deepEqual(rounds, Array(20).fill(''), `SEED=${seed}`);
});

module('content: what is seen of loading');

/** Whether something changes on the screen when the element is not painted. */
async function isPainted(page, selector) {
  const clip = await page.locator(selector).boundingBox();
  const shoot = () => page.screenshot({ clip, animations: 'disabled' });
  const shown = await shoot();
  const style = await page.addStyleTag({
    content: `${selector} { visibility: hidden !important }`,
  });
  const hidden = await shoot();
  await style.evaluate((element) => element.remove());
  return !shown.equals(hidden);
}

/** Whether the box of one element lies in that of another, and on the screen. */
const isInside = (page, inner, outer) =>
  page.evaluate(
    ([one, other]) => {
      const a = document.querySelector(one).getBoundingClientRect();
      const b = document.querySelector(other).getBoundingClientRect();
      return (
        a.width >= 8 &&
        a.height >= 8 &&
        a.left >= b.left &&
        a.top >= b.top &&
        a.right <= b.right &&
        a.bottom <= b.bottom &&
        a.bottom <= innerHeight
      );
    },
    [inner, outer],
  );

test('C18 tabs: the spinner is in sight inside the container, and goes', async (assert) => {
  const page = await openRemote([null, 'ok/b?hold=b', 'status/404']);
  assert.equal(await page.locator('.z-spinner').count(), 0);
  await label(page, 1).click();
  assert.true(await isInside(page, '.z-spinner', '.z-container'));
  assert.true(await isPainted(page, '.z-spinner'));
  release('b');
  await page.locator('.answer').waitFor();
  assert.equal(await page.locator('.z-spinner').count(), 0);
});

test('C18 accordion: the arrow is the spinner, and becomes an arrow again', async (assert) => {
  const page = await openRemoteAccordion(['ok/a?hold=a']);
  const box = () => page.locator('.z-arrow').first().screenshot({ animations: 'disabled' });
  await page.locator('.z-trigger').first().click();
  assert.true(await isInside(page, '.z-arrow.z-loading', '.z-header'));
  assert.true(await isPainted(page, '.z-arrow.z-loading'));
  const loading = await box();
  release('a');
  await page.locator('.answer').waitFor();
  assert.equal(await page.locator('.z-loading').count(), 0);
  assert.false(loading.equals(await box()));
});

/** Notes when the words of a status change, from now on. */
const noteWords = (page, selector) =>
  page.evaluate((place) => {
    const start = performance.now();
    window.words = [];
    const status = document.querySelector(place);
    new MutationObserver(() =>
      window.words.push([status.textContent, performance.now() - start]),
    ).observe(status, { childList: true });
  }, selector);

test('4.1.3 words come after 400 ms, and none for a quick answer', async (assert) => {
  const html = tabsHtml(2) + tabsHtml(2, 'quick');
  const page = await openRemote(['ok/a', 'ok/b?hold=b'], { html });
  await page.evaluate(() =>
    window.jQuery('#quick').uiTabs({ contentUrls: [null, '/answer/ok/c'] }),
  );
  await page.locator('#set .answer').waitFor();
  await page.locator('#quick [role=tab]').nth(1).click();
  await page.locator('#quick .answer').waitFor();
  await noteWords(page, '#set .z-status');
  await label(page, 1).click();
  await page.locator('#set .z-status', { hasText: 'Loading …' }).waitFor({ state: 'attached' });
  // The quick one was asked for before, so that its time is over as well.
  assert.equal(await page.locator('#quick .z-status').textContent(), '');
  release('b');
  await page.locator('#set .z-status', { hasText: 'Loaded.' }).waitFor({ state: 'attached' });
  const words = await page.evaluate('words');
  assert.deepEqual(words.map(([text]) => text).filter(Boolean), ['Loading …', 'Loaded.']);
  const [, time] = words.find(([text]) => text === 'Loading …');
  assert.true(time >= 400 && time < 2000, `after ${time} ms`);
});
