import { openStates } from './accessibility-page.mjs';
import { openAccordion } from './accordion-page.mjs';
import { requests } from './page.mjs';
import { openTabs, takeKeys, takeLog } from './tabs-page.mjs';

QUnit.module('accessibility: keys and focus');

const START = 'the page before';
const END = 'the page behind';

/** A page with every state, between two fields; elements are numbered, so that they can be told apart. */
async function openAll(options) {
  const page = await openStates(options);
  await page.evaluate(
    ([start, end]) => {
      const { jQuery } = window;
      for (const [name, place] of [
        [start, 'prependTo'],
        [end, 'appendTo'],
      ]) {
        jQuery('<input>').attr({ 'aria-label': name })[place]('main');
      }
      window.nameOf = (element) => {
        const all = Array.from(document.querySelectorAll('main *'));
        const box = element.closest('[data-state]');
        // The name of a control changes when the focus comes to it.
        const name = element.matches('.z-autoplay') ? '' : element.getAttribute('aria-label');
        const own = name || element.textContent.trim() || element.localName;
        return box ? `${box.dataset.state}: ${own} (${all.indexOf(element)})` : own;
      };
    },
    [START, END],
  );
  return page;
}

const focused = (page) => page.evaluate('nameOf(document.activeElement)');

/** Where the focus comes by a key, from one name to another. */
async function walk(page, key, from, to) {
  await page.getByLabel(from).focus();
  const seen = [];
  do {
    await page.keyboard.press(key);
    seen.push(await focused(page));
  } while (seen.at(-1) !== to && seen.length < 2000);
  return seen;
}

/** Everything in sight that is to be a stop. */
const stopsOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], button, input, summary, iframe, [tabindex]'))
      .filter((one) => one.tabIndex >= 0 && !one.closest('[inert]'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(window.nameOf),
  );

QUnit.test.each(
  '2.1.1, 2.1.2, 2.4.3 Tab comes to all there is, and leaves it again, both ways, in',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const page = await openAll({ dir });
    const there = await walk(page, 'Tab', START, END);
    const back = await walk(page, 'Shift+Tab', END, START);
    assert.deepEqual(back.slice(0, -1).toReversed(), there.slice(0, -1), 'the same way back');
    const stops = (await stopsOf(page)).filter((name) => name !== START);
    const others = (all, known) => all.filter((name) => !known.includes(name));
    assert.deepEqual(others(stops, there), [], 'nothing is left out');
    assert.deepEqual(others(there, stops), [], 'nothing else is a stop');
    assert.equal(there.length, stops.length, 'nothing comes twice');
    assert.true(there.length > 160, `${there.length} stops`);
  },
);

/** Which are open or selected, in all sets; what is loaded or asked for; and where the page is. */
const readAll = (page) =>
  page.evaluate(() => ({
    open: Array.from(document.querySelectorAll('.z-active'), window.nameOf),
    busy: document.querySelectorAll('[aria-busy]').length,
    place: [location.href, history.length, scrollX, scrollY],
  }));

QUnit.test('3.2.1 focus alone changes nothing, loads nothing and goes nowhere', async (assert) => {
  const page = await openAll();
  // They say so a while after they have begun.
  await page.waitForFunction(() => {
    const rings = Array.from(document.querySelectorAll('.z-spinner, .z-loading'));
    const isSaid = (ring) =>
      Array.from(ring.closest('[data-state]').querySelectorAll('.z-status')).every(
        ({ textContent }) => textContent === 'Loading …',
      );
    return rings.length > 1 && rings.every(isSaid);
  });
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
  'a label': [openTabs, {}, '[role=tab]'],
  'the bar of a menu': [openTabs, { minWindowWidth: 9999 }, '.z-tabs-mobile .z-link'],
  'a label to close': [openTabs, { closable: true }, '[role=tab]'],
  'the control': [openTabs, { autoplay: { interval: 1e6 } }, '.z-autoplay'],
  'a header': [openAccordion, { keyboard: true }, '.z-trigger'],
  'a dot': [openAccordion, { slider: true, dotNav: true, active: 0 }, '.z-dot-nav-item'],
};

QUnit.test.each(
  '2.1.4 no single sign does anything on',
  typed,
  async (assert, [open, settings, target]) => {
    const page = await open({ settings });
    await page.locator(target).first().focus();
    // Focus by script counts as one by keys, and stops what plays.
    const read = () => page.locator('body').ariaSnapshot();
    const before = await read();
    for (const sign of signs) await page.keyboard.press(sign);
    assert.equal(await takeKeys(page), signs.join(', '), 'none is prevented');
    assert.equal(await takeLog(page), '');
    assert.equal(await read(), before);
  },
);
