// Plays an episode in the browser: real presses and keys from here, all else by the page.
import { documentOf, script, start, usual } from '../browser.mjs';
import { release, reset } from '../server.cjs';

const body =
  '<button id="before">Before</button><div id="holder"></div><button id="after">After</button>';
const languages = ['de', 'ar', 'pt-BR'].map((tag) => `/assets/js/texts/${tag}.js`);
const head =
  ['/test/clock.js', '/test/fuzz/page/clock.js', ...languages].map(script).join('') +
  '<script type="module" src="/test/fuzz/page/main.js"></script>';

/** A server and a browser; the page for a jQuery, as `3` or `4-slim`, is at that name. */
export const startBrowser = () =>
  start((pathname) => {
    const [, jquery, slim] = /^\/(\d)(-slim)?$/.exec(pathname) ?? [];
    return jquery && { html: documentOf({ ...usual, html: body, head, jquery, slim }) };
  });

/** Warnings that steps may cause; any other is a failure. */
const WARNINGS = [
  /there is no (tab|section) (with index |")/,
  /: option [\w.]+/,
  /options can't be /,
  /reveal\(\): it is in no/,
  /called after destroy\(\)$/,
  /rememberState|deeplinkingSeparator/,
  /contentUrls|is not loaded|ajax/i,
  /there is no option/,
  /there is no section$/,
  /play\(\) takes milliseconds$/,
];

/** What the browser says of itself: answers that failed, and fields that a guard keeps out of reach. */
const NOISE = /Failed to load resource|An invalid form control with name='' is not focusable/;

/** One panel that is left without a wrapper is one, or the only panel, where it has other parts than there are labels. */
const BARE = /^<div id="set"><ul><li>[^<]/;
const LEFT_OVER = /panel\(s\) without a label stay hidden$|fewer panels than labels/;

const isExpected = (text, { html }) =>
  WARNINGS.some((pattern) => pattern.test(text)) || (BARE.test(html) && LEFT_OVER.test(text));

/** What only a browser's user can do. */
const users = {
  async press(page, step) {
    const point = await page.evaluate((one) => window.fuzz.pointFor(one), step);
    if (!point) return;
    if (step.name === 'hover') await page.mouse.move(point.x, point.y);
    else await page.mouse.click(point.x, point.y);
  },
  away: (page) => page.mouse.move(1, 1),
  key: (page, { args: [key] }) => page.keyboard.press(key),
  async keyClose(page, step) {
    if (await page.evaluate((one) => window.fuzz.focusFor(one), step)) {
      await page.keyboard.press('Delete');
    }
  },
  window: (page, { args: [width] }) => page.setViewportSize({ width, height: 700 }),
  hash: (page, { args: [hash] }) =>
    page.evaluate((next) => {
      const before = location.href;
      return new Promise((resolve) => {
        window.addEventListener('hashchange', resolve, { once: true });
        location.hash = next;
        // The browser may write it in another way, which was there already.
        if (location.href === before) resolve();
      });
    }, hash),
  back: (page) =>
    page.evaluate(() => {
      if (!window.navigation.canGoBack) return null;
      return new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        history.back();
      });
    }),
  async answer(page, { args: [key] }) {
    const count = await page.evaluate((one) => window.fuzzTime.waiting[one] || 0, key);
    if (!count) return;
    release(key);
    const isLess = ([one, before]) => (window.fuzzTime.waiting[one] || 0) < before;
    await page.waitForFunction(isLess, [key, count]);
  },
};
const presses = ['click', 'clickClose', 'clickControl', 'clickInside', 'clickOwn', 'hover'];
for (const name of presses) users[name] = users.press;

/** Collects what goes wrong aloud. */
function listen(page, episode) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack || error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'warning' && !isExpected(text, episode))
      problems.push(`warning: ${text}`);
    if (message.type() === 'error' && !NOISE.test(text)) problems.push(`error: ${text}`);
  });
  return problems;
}

// In milliseconds; steps take some frames.
const LONGEST = 30000;

/** Fails when a task doesn't end: a page that hangs would hang the run. */
function inTime(task) {
  let timer = 0;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error('it does not end')), LONGEST);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

async function takeStep(page, step) {
  await users[step.name]?.(page, step);
  return page.evaluate((one) => window.fuzz.take(one), step);
}

async function playOn(page, address, episode) {
  const aloud = listen(page, episode);
  let step = { number: -1, name: 'begin', args: [] };
  try {
    await page.goto(address);
    const found = await page.evaluate((one) => window.fuzz.begin(one), episode);
    if (found.length || aloud.length) return { step, problems: [...found, ...aloud] };
    for (step of episode.steps) {
      const problems = [...(await inTime(takeStep(page, step))), ...aloud];
      if (problems.length) return { step, problems };
    }
    return null;
  } catch (error) {
    return { step, problems: [...aloud, `the page: ${error.message}`] };
  }
}

/** Plays an episode on a page of its own; gives the first failure, as the step and what is wrong, or null. */
export async function play({ browser, origin }, jquery, episode) {
  reset();
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.setDefaultTimeout(10000);
  try {
    return await playOn(page, `${origin}/${jquery}`, episode);
  } finally {
    await page.close();
  }
}
