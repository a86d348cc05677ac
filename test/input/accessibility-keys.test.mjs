import { openStates, settled } from './accessibility-page.mjs';
import { requests } from './page.mjs';
import {
  openAccordion,
  openTabs,
  press,
  sections,
  tabs,
  takeKeys,
  takeLog,
  tall,
} from './widgets.mjs';

QUnit.module('accessibility: keys, and focus that is seen');

const START = 'the page before';
const END = 'the page behind';

/** The Shift key, as the browser's protocol has it. */
const SHIFT = 8;

/** A page with every state, between two fields; elements are numbered, so that they can be told apart. */
async function openAll(options) {
  const page = await openStates(options);
  await page.evaluate(
    ([start, end]) => {
      const field = (name) => window.jQuery('<input>').attr('aria-label', name);
      window.jQuery('main').prepend(field(start)).append(field(end));
      window.nameOf = (element) => {
        const all = Array.from(document.querySelectorAll('main *'));
        const box = element.closest('[data-state]');
        // The name of a control changes when the focus comes to it.
        const name = element.matches('.z-autoplay') ? '' : element.getAttribute('aria-label');
        // What is said for a while, as "Loaded.", goes again.
        const copy = element.cloneNode(true);
        for (const status of copy.querySelectorAll('.z-status')) status.remove();
        const own = name || copy.textContent.trim() || element.localName;
        return box ? `${box.dataset.state}: ${own} (${all.indexOf(element)})` : own;
      };
      // Where the focus comes, and whether it goes into a frame, of which a page hears only that it has lost the focus.
      window.stops = [];
      const note = () => window.stops.push(window.nameOf(document.activeElement));
      addEventListener('focusin', note);
      addEventListener('blur', note);
    },
    [START, END],
  );
  return page;
}

/** Where the focus comes by Tab, from one name to another. Keys are sent twenty at a time: each one alone takes its time. */
async function walk(page, from, to, modifiers = 0) {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const send = (type) => session.send('Input.dispatchKeyEvent', { type, ...tab });
  await page.getByLabel(from).focus();
  await page.evaluate('stops.length = 0');
  let seen = [];
  while (!seen.includes(to) && seen.length < 2000) {
    await Promise.all(Array.from({ length: 20 }, () => ['rawKeyDown', 'keyUp'].map(send)).flat());
    seen = await page.evaluate('stops');
  }
  return seen.slice(0, seen.indexOf(to) + 1);
}

/** Everything in sight that is to be a stop. */
const stopsOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], button, input, summary, iframe, [tabindex]'))
      .filter((one) => one.tabIndex >= 0 && !one.closest('[inert]'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(window.nameOf),
  );

QUnit.test('2.1.1, 2.1.2, 2.4.3, AA4 Tab reaches all and back', async (assert) => {
  const page = await openAll();
  const there = await walk(page, START, END);
  const back = await walk(page, END, START, SHIFT);
  assert.deepEqual(back.slice(0, -1).toReversed(), there.slice(0, -1), 'the same way back');
  const stops = (await stopsOf(page)).filter((name) => name !== START);
  // As it is seen, a label comes before its panel there.
  const at = stops.findIndex((name) => name.startsWith('tabs at the bottom as an accordion'));
  stops.splice(at, 2, stops[at + 1], stops[at]);
  assert.deepEqual(
    there,
    stops,
    'all stops, and nothing else, in the order in which they are seen',
  );
  assert.true(there.length > 160, `${there.length} stops`);
});

/** Which are open or selected, in all sets; what is loaded or asked for; and where the page is. */
const readAll = (page) =>
  page.evaluate(() => ({
    open: Array.from(document.querySelectorAll('.z-active'), window.nameOf),
    busy: document.querySelectorAll('[aria-busy]').length,
    place: [location.href, history.length, scrollX, scrollY],
  }));

QUnit.test('3.2.1 focus alone changes nothing, loads nothing and goes nowhere', async (assert) => {
  const page = await openAll();
  await page.evaluate('scrollTo(0, 1000)');
  const before = await readAll(page);
  const asked = await requests();
  const count = await page.evaluate(() => {
    const all = document.querySelectorAll('main :is(a[href], button, [tabindex])');
    for (const one of all) one.focus({ preventScroll: true });
    document.activeElement.blur();
    return all.length;
  });
  assert.deepEqual(await readAll(page), before);
  assert.deepEqual(await requests(), asked);
  assert.true(count > 100, `${count} elements had the focus`);
});

/** Every sign that a keyboard types without a modifier. */
const signs = Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n));

const typed = {
  'a label': [openTabs, { closable: true }, '[role=tab]'],
  'the bar of a menu': [openTabs, { minWindowWidth: 9999 }, '.z-tabs-mobile .z-link'],
  'the control': [openTabs, { autoplay: { interval: 1e6 } }, '.z-autoplay'],
  'a header': [openAccordion, { keyboard: true }, '.z-trigger'],
  'a dot': [openAccordion, { slider: true, dotNav: true, active: 0 }, '.z-dot-nav-item'],
};

QUnit.test.each('2.1.4 no single sign acts on', typed, async (assert, [open, settings, target]) => {
  const page = await open({ settings });
  // Focus by script counts as one by keys, and stops what plays.
  await page.locator(target).first().focus();
  const before = await page.locator('body').ariaSnapshot();
  await page.keyboard.type(signs.join(''));
  assert.equal(await takeKeys(page), signs.join(', '), 'none is prevented');
  assert.equal(await takeLog(page), '');
  assert.equal(await page.locator('body').ariaSnapshot(), before);
});

const BAR = 60;
const sticky = `<style>html { scroll-padding-top: ${BAR}px } body { margin: 0 }
  #bar { position: sticky; top: 0; height: ${BAR}px; background: #fff; z-index: 9 }</style>`;
const below = (html) => `<div id="bar">Bar</div>${tall(900)}${html}<input id="after">${tall(900)}`;

/** Whether all of what has the focus is in the window, below the bar, and nothing lies on its middle. */
const isInSight = (page) =>
  page.evaluate(async (bar) => {
    // The row's buttons go with its scroll event.
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    const { activeElement: element } = document;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // Rows scroll by whole pixels, and labels have parts of one.
    const isInside = left > -1 && right < innerWidth + 1 && top >= bar && bottom <= innerHeight;
    return isInside && element.contains(hit);
  }, BAR);

const down = ['ArrowDown', 'ArrowUp', 'End', 'Home'];
const along = ['ArrowRight', 'ArrowLeft', 'End', 'Home'];
const tab = ['Tab', 'Shift+Tab'];

const COUNT = 12;
const twelve = sections({ count: COUNT });
const across = { keyboard: true, orientation: 'horizontal', width: 2000, height: 200 };
const slider = { slider: true, dotNav: true, active: 0, height: 100 };

const long = {
  'vertical tabs': [openTabs, tabs({ count: COUNT }), { orientation: 'vertical' }, down],
  'a row that scrolls': [openTabs, tabs({ count: 40 }), { overflow: 'scroll' }, along],
  'an open menu': [openTabs, tabs({ count: COUNT }), { minWindowWidth: 9999 }, down],
  'an accordion': [openAccordion, twelve, { keyboard: true }, down],
  'an accordion, by Tab': [openAccordion, twelve, {}, tab],
  'a horizontal accordion': [openAccordion, twelve, across, along],
  'a slider and its dots': [openAccordion, twelve, slider, tab],
};

QUnit.test.each('2.4.11 what keys focus is in sight, in', long, async (assert, row) => {
  const [open, html, settings, [there, back, ...ends]] = row;
  const viewport = { width: 800, height: 400 };
  const page = await open({ html: below(html), head: sticky, settings, viewport });
  await page.locator('#bar').click();
  await press(page, 'Tab', ...(settings.minWindowWidth ? ['Enter'] : []));
  const out = [];
  const go = (key, count) => Array.from({ length: count }, () => key);
  for (const key of [...go(there, COUNT - 1), ...go(back, COUNT - 2), ...ends]) {
    await press(page, key);
    if (!(await isInSight(page)))
      out.push(`${key}: ${await page.evaluate('document.activeElement.outerHTML')}`);
  }
  assert.deepEqual(out, [], 'where it is out of sight');
});

/** The stops in sight that have no ring, or one that something cuts off: runs in the page. */
async function readRings() {
  const stops = document.querySelectorAll('main :is(a[href], button, summary, [tabindex="0"])');
  const ground = (one) => {
    const { backgroundColor } = getComputedStyle(one);
    const isClear = /, 0\)$/.test(backgroundColor) && one.parentElement;
    return isClear ? ground(one.parentElement) : backgroundColor;
  };
  const found = [];
  let count = 0;
  for (const one of stops) {
    if (one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest('[inert]')) continue;
    one.focus({ preventScroll: true });
    if (document.activeElement !== one) continue;
    count += 1;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(one);
    const own = one.closest('[class^=z-], [class*=" z-"]') === one;
    const [width, offset] = [outlineWidth, outlineOffset].map(parseFloat);
    const isThere = own
      ? outlineStyle === 'solid' && width >= 2 && outlineColor !== ground(one)
      : outlineStyle !== 'none';
    const box = one.getBoundingClientRect();
    const isCut = (around) => {
      const clip = around.getBoundingClientRect();
      const more = width + offset - 1;
      return (
        /hidden|clip/.test(getComputedStyle(around).overflow) &&
        (box.left - more < clip.left || box.right + more > clip.right)
      );
    };
    const isInRow = one.closest('.z-scroll');
    let cut = false;
    for (let at = one.parentElement; at && own && !isInRow; at = at.parentElement)
      cut ||= isCut(at);
    if (!isThere || cut) {
      const { state } = one.closest('[data-state]').dataset;
      found.push(`${state}: ${one.className || one.localName} ${isThere ? 'cut' : 'no ring'}`);
    }
  }
  return { found, count };
}

const lights = {
  'in the light': {},
  'in the dark': { dark: true, look: { dark: true } },
  'in forced colours': { context: { forcedColors: 'active' } },
};

QUnit.test.each('2.4.7, 1.4.11 every stop has a whole ring,', lights, async (assert, options) => {
  const page = await openStates({ ...options, of: settled });
  // By it, focus by script is shown as one by keys.
  await page.keyboard.press('Shift');
  const { found, count } = await page.evaluate(readRings);
  assert.deepEqual(found, []);
  assert.true(count > 150, `${count} stops`);
});
