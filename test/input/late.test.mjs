// What a person looks for in a set whose scripts are late, or never come: by the page's address, or by the browser's search.
import { accordion, boxed, labels, openPainted, section, startSets, tabs } from './first-paint.mjs';
import { laidOut } from './page.mjs';
import { list, tall } from './widgets.mjs';

QUnit.module('scripts that are late');

/** Of each set, the third content is closed before and after the start, unless it is looked for. */
const content = (n) =>
  n === 3
    ? `<p id="first">Content 3</p>${tall(600)}<p id="words">There are nine bridges</p>`
    : boxed(n) + tall(500);
const box = (n) => `<div id="box${n}">${content(n)}</div>`;
const nested = (n) => (n === 2 ? accordion('', section('li', 'h3', box)) : `<p>Other ${n}</p>`);

const sets = {
  tabs: tabs('', labels(), `<div>${list(4, box)}</div>`),
  'tabs without a box around the panels': tabs('', labels(), list(4, box)),
  'vertical tabs': tabs('data-orientation="vertical"', labels(), `<div>${list(4, box)}</div>`),
  'tabs of equal height': tabs('data-height-style="equal"', labels(), `<div>${list(4, box)}</div>`),
  accordion: accordion('', section('li', 'h3', box)),
  'an accordion of pairs': accordion('', (n) => `<h3>Header ${n}</h3>${box(n)}`, 'div'),
  'a horizontal accordion': accordion(
    'data-orientation="horizontal"',
    section('section', 'h3', box),
    'div',
  ),
  'an accordion in tabs': tabs(
    '',
    labels(),
    `<div>${list(4, (n) => `<div>${nested(n)}</div>`)}</div>`,
  ),
};

const around = (set) => `${tall(900)}${set}<h2 id="below">Below</h2>${tall(3000)}`;

/** Addresses, and what is in sight after the start, besides the content that is open then. */
const addresses = {
  'a panel': ['#box3', 'first'],
  'something in it': ['#words', 'words'],
  'its words': ['#:~:text=nine%20bridges', 'words'],
};

const open = (set, way, options) =>
  openPainted(around(set), 1000, way, { isShared: true, ...options });

/** Whether an element is seen, and in sight. */
const seen = (page, id) =>
  page.evaluate((one) => {
    const element = document.getElementById(one);
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = { visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(isSeen)) return 'closed';
    return top >= 0 && bottom <= innerHeight ? 'in sight' : 'elsewhere';
  }, id);

/** Ways to include scripts, each with some jQuery. */
const included = [
  ['in the head', 1],
  ['in the head', 3],
  ['at the end', 3],
  ['at the end', 4],
  ['deferred', 1],
  ['as modules', 4],
  ['after the load', 1],
  ['after the load', 4],
];

QUnit.test.each(
  'R3, R1 what the address asks for is in sight as soon as the scripts have come:',
  Object.keys(sets),
  async (assert, name) => {
    for (const [n, [way, version]] of included.entries()) {
      // The widgets themselves with each address, other forms with one after the other.
      const all = Object.entries(addresses);
      const some = ['tabs', 'accordion'].includes(name) ? all : [all[n % all.length]];
      for (const [what, [hash, id]] of some) {
        const page = await open(sets[name], way, { version, hash });
        assert.equal(await seen(page, id), 'closed', `${what}, before`);
        await startSets(page);
        const look = () => seen(page, id);
        await assert.becomes(page, look, 'in sight', `${what}, ${way}, jQuery ${version}`);
      }
    }
  },
);

/** Ends the five seconds for which sheets keep panels closed, and waits until the page is drawn without. */
async function endFive(page) {
  await page.evaluate(() => {
    window.isHeld = false;
    document.getAnimations().forEach((one) => one.finish());
  });
  await laidOut(page);
}

QUnit.test.each(
  'R3 a heading below a set stays in sight when scripts come,',
  sets,
  async (assert, set) => {
    for (const [way, version] of included.slice(-2)) {
      for (const isAfterFive of [false, true]) {
        const page = await open(set, way, { version, hash: '#below' });
        const top = () =>
          page.evaluate(() =>
            Math.abs(Math.round(document.getElementById('below').getBoundingClientRect().top)),
          );
        await assert.becomes(page, top, 0, 'before');
        if (isAfterFive) {
          await endFive(page);
          await assert.becomes(page, top, 0, 'after five seconds');
        }
        await startSets(page);
        await laidOut(page);
        await assert.becomes(page, top, 0, `after the start, ${isAfterFive ? 'late' : 'soon'}`);
      }
    }
  },
);

// The panels of tabs of equal height aren't searched while they are closed (T24).
const { 'tabs of equal height': _equal, ...searched } = sets;

QUnit.test.each(
  'R3, R1 the browser’s search reaches closed words once the scripts have come, or after five seconds without, in',
  searched,
  async (assert, set) => {
    // Browsers find what is seen, and in closed panels what is `visible` by its style.
    const found = (page) =>
      page.evaluate(() => {
        const words = document.getElementById('words');
        const { hidden } = words.closest('[hidden]') ?? {};
        const isSeen = { visibilityProperty: true, contentVisibilityAuto: true };
        if (words.checkVisibility(isSeen)) return 'seen';
        return `${hidden}, ${getComputedStyle(words).visibility}`;
      });
    for (const comes of [true, false]) {
      const page = await open(set, 'at the end');
      assert.notOk(await page.evaluate('document.querySelector("[hidden]")'));
      assert.equal(await seen(page, 'words'), 'closed');
      await (comes ? startSets : endFive)(page);
      await assert.becomes(page, () => found(page), comes ? 'until-found, visible' : 'seen');
      if (!comes) await startSets(page);
    }
  },
);

const inTabs = (set) =>
  tabs('', labels(), `<div>${list(4, (n) => `<div>${n === 2 ? set : n}</div>`)}</div>`);

QUnit.test.each(
  'R3 sets in closed panels don’t wait for five seconds more, in',
  {
    tabs: tabs('', labels(), `<div>${list(4, (n) => `<div>${nested(n)}</div>`)}</div>`),
    'an accordion': accordion(
      '',
      section('li', 'h3', (n) => `<div>${n === 2 ? tabs() : nested(n)}</div>`),
    ),
    'tabs in tabs in tabs': inTabs(inTabs(sets.tabs)),
  },
  async (assert, set) => {
    const page = await open(set, 'at the end');
    await page.evaluate('window.isHeld = false');
    const end = () =>
      page.evaluate(() => {
        const all = document.getAnimations();
        all.forEach((one) => one.finish());
        return Math.max(0, ...all.map((one) => one.effect.getTiming().delay));
      });
    assert.equal(await end(), 5000);
    await laidOut(page);
    assert.equal(await end(), 0);
    const closed = () =>
      page.evaluate(
        () =>
          Array.from(document.querySelectorAll('p')).filter(
            (one) =>
              !one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
          ).length,
      );
    await assert.becomes(page, closed, 0);
    await startSets(page);
  },
);
