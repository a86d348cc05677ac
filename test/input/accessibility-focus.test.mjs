import { openStates, states } from './accessibility-page.mjs';
import { markup as sectionsOf, openAccordion } from './accordion-page.mjs';
import { markup, openTabs } from './tabs-page.mjs';

QUnit.module('accessibility: focus that is seen');

const BAR = 60;
const sticky = `<style>html { scroll-padding-top: ${BAR}px } body { margin: 0 }
  #bar { position: sticky; top: 0; height: ${BAR}px; background: #fff; z-index: 9 }</style>`;
const room = '<div style="height: 900px"></div>';
const below = (html) => `<div id="bar">Bar</div>${room}${html}<input id="after">${room}`;

/** Whether all of what has the focus is in the window, below the bar, and nothing lies on its middle. */
const isInSight = (page) =>
  page.evaluate(async (bar) => {
    // The row's buttons go with its scroll event.
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    const { activeElement: element } = document;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && right <= innerWidth && top >= bar && bottom <= innerHeight;
    return isInside && element.contains(hit);
  }, BAR);

const down = ['ArrowDown', 'ArrowUp', 'End', 'Home'];
const along = ['ArrowRight', 'ArrowLeft', 'End', 'Home'];
const tab = ['Tab', 'Shift+Tab'];
const slides = { slider: true, dotNav: true, active: 0, height: 100 };

const long = {
  'vertical tabs': [openTabs, markup(30), { orientation: 'vertical' }, down],
  'a row that scrolls': [openTabs, markup(60), { overflow: 'scroll' }, along],
  'an open menu': [openTabs, markup(30), { minWindowWidth: 9999 }, down],
  'an accordion': [openAccordion, sectionsOf({ count: 30 }), { keyboard: true }, down],
  'an accordion, by Tab': [openAccordion, sectionsOf({ count: 30 }), {}, tab],
  'a horizontal accordion': [
    openAccordion,
    sectionsOf({ count: 15 }),
    { keyboard: true, orientation: 'horizontal', width: 2000, height: 200 },
    along,
  ],
  'a slider and its dots': [openAccordion, sectionsOf({ count: 30 }), slides, tab],
};

QUnit.test.each(
  '2.4.11 what is focused by key is in sight, and below what sticks, in',
  long,
  async (assert, [open, html, settings, [there, back, ...ends]]) => {
    const page = await open({
      html: below(html),
      head: sticky,
      settings,
      viewport: { width: 800, height: 400 },
    });
    await page.locator('#bar').click();
    await page.keyboard.press('Tab');
    if (settings.minWindowWidth && ends.length) await page.keyboard.press('Enter');
    const out = [];
    const steps = [[there, 29], [back, 28], ...ends.map((key) => [key, 1])];
    for (const [step, count] of steps) {
      for (let n = 0; n < count; n++) {
        await page.keyboard.press(step);
        if (!(await isInSight(page))) out.push(`${step} ${n}`);
      }
    }
    assert.deepEqual(out, [], 'where it is out of sight');
  },
);

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

QUnit.test.each(
  '2.4.7, 1.4.11 every stop of every state has a ring that nothing cuts off,',
  lights,
  async (assert, options) => {
    // A panel on its way is where it isn't for long.
    const of = Object.fromEntries(Object.entries(states).filter(([name]) => !name.endsWith('way')));
    const page = await openStates({ ...options, of });
    // By it, focus by script is shown as one by keys.
    await page.keyboard.press('Shift');
    const { found, count } = await page.evaluate(readRings);
    assert.deepEqual(found, []);
    assert.true(count > 150, `${count} stops`);
  },
);
