import {
  between,
  label,
  open,
  openAccordion,
  press,
  sections,
  stateOf,
  stops,
  swipe,
  tabs,
  takeLog,
  tall,
} from './widgets.mjs';

QUnit.module('autoplay and sliders, with real input');

const picture = (n) =>
  `<a href="#picture${n}"><img alt="Picture ${n}" src="/demo/pictures/fjord.svg"></a>`;
const button = (n) => `<p>C${n} <button id="inside${n}">Inside</button></p>`;
const slides = sections({ content: picture });
const slider = { active: 0, slider: true, dotNav: true, height: 200 };

const kinds = {
  tabs: ['tabs', tabs({ content: button }), {}],
  accordion: ['accordion', sections({ content: button }), { active: 0 }],
  slider: ['accordion', slides, slider],
};

const INTERVAL = 60;

/** Opens a page with a widget that plays, between two buttons. */
async function openPlaying([kind, html, more]) {
  const place = `<div style="max-width: 600px"><h2>Heading</h2>${html}</div>`;
  const settings = { ...more, autoplay: { interval: INTERVAL } };
  const page = await open(kind, { html: between(place) + tall(4000), settings });
  // Tells how time goes by for one that doesn't move.
  await page.evaluate((ms) => {
    window.beats = 0;
    setInterval(() => (window.beats += 1), ms);
  }, INTERVAL);
  return page;
}

/** Waits for a step that the widget makes by itself. */
async function moves(page) {
  await page.evaluate('log.length = 0');
  await page.waitForFunction('log.some((one) => one.endsWith("autoplay"))');
}

/** What has happened when the time for four steps has gone by; empty for nothing. */
async function within(page) {
  await page.evaluate('log.length = beats = 0');
  await page.waitForFunction('beats > 4');
  return page.evaluate('log.join()');
}

/** Waits until observers have told that the set is in sight, or no longer: one that comes later is told last. */
const untilTold = (page, isInSight) =>
  page.evaluate(
    (wanted) =>
      new Promise((done) => {
        new IntersectionObserver((entries, observer) => {
          if (entries.at(-1).isIntersecting !== wanted) return;
          observer.disconnect();
          done();
        }).observe(document.getElementById('set'));
      }),
    isInSight,
  );

const control = (page) => page.locator('.z-autoplay');

/** The name of the control, and the live region, which have to agree. */
const told = (page) =>
  page.evaluate(() => {
    const button = document.querySelector('.z-autoplay');
    const live = document.querySelector('[aria-live]:not(.z-status)').getAttribute('aria-live');
    const plays = button.classList.contains('z-playing');
    const name = button.getAttribute('aria-label').split(' ', 1);
    return (live === 'off') === plays ? String(name) : `${name}, ${plays}, ${live}`;
  });

const isOnControl = (page) => control(page).evaluate((one) => one === document.activeElement);

QUnit.test.each(
  'S1, S2, S3, 2.2.1 out of sight it waits, and Tab into it stops it for good:',
  kinds,
  async (assert, kind) => {
    const page = await openPlaying(kind);
    await page.focus('#before');
    await press(page, 'Tab');
    assert.true(await isOnControl(page), 'the control is the first stop');
    await moves(page);
    await page.evaluate('scrollTo(0, 4000)');
    await untilTold(page, false);
    assert.equal(await within(page), '', 'out of sight');
    await page.evaluate('scrollTo(0, 0)');
    await moves(page);
    await press(page, 'Tab');
    assert.equal(await told(page), 'Start');
    await page.focus('#after');
    assert.equal(await within(page), '');
  },
);

QUnit.test.each('S1, S5, 2.2.2 Enter and Space on the control:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind);
  await page.evaluate('scrollTo(0, 20)');
  await control(page).focus();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    assert.equal(await told(page), 'Start', key);
    assert.equal(await within(page), '');
    await press(page, key);
    assert.equal(await told(page), 'Stop', key);
    await moves(page);
    assert.true(await isOnControl(page));
  }
  assert.equal(await page.evaluate('scrollY'), 20, 'no step scrolls');
});

/** A finger on the open slide. */
async function swipeSlide(page, ...way) {
  const { x, y, width, height } = await page.locator('#set > .z-active > .z-content').boundingBox();
  await swipe(page, [x + width / 2, y + height / 2], way);
}

/** The dots as `0 1 0`, by class and by ARIA. */
const dotsOf = (page) =>
  page.locator('#set + .z-dot-nav > button').evaluateAll((all) =>
    all
      .map((one) => {
        const states = [one.ariaCurrent, one.ariaDisabled].map((state) => state === 'true');
        const isActive = one.classList.contains('z-active');
        return states.every((is) => is === isActive) ? Number(isActive) : states.join('/');
      })
      .join(' '),
  );

const across = { ...slider, orientation: 'horizontal', width: 600 };
const directions = {
  vertical: [slider, 'ltr'],
  'horizontal, right to left': [across, 'rtl'],
};
const touch = { hasTouch: true };

QUnit.test.each('A8 a swipe goes on or back,', directions, async (assert, [settings, dir]) => {
  const page = await openAccordion({ html: slides, dir, context: touch, settings });
  const url = page.url();
  const next = dir === 'rtl' ? 150 : -150;
  await swipeSlide(page, next, 10);
  await page.waitForFunction('log.length');
  assert.equal(
    await takeLog(page),
    'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click',
  );
  assert.deepEqual([await stateOf(page), await dotsOf(page)], ['0 1 0', '0 1 0']);
  await swipeSlide(page, -next, -10);
  await page.waitForFunction('log.length');
  assert.equal(await stateOf(page), '1 0 0');
  await swipeSlide(page, -next, 0);
  await page.waitForFunction('log.length > 4');
  assert.equal(await stateOf(page), '0 0 1', 'and around');
  assert.equal(page.url(), url, 'the link under the finger is not followed');
});

QUnit.test('A8 a swipe up scrolls the page and opens nothing', async (assert) => {
  const page = await openAccordion({ html: slides + tall(), context: touch, settings: slider });
  await swipeSlide(page, -30, -200);
  await page.waitForFunction('scrollY > 50');
  assert.deepEqual([await takeLog(page), await stateOf(page)], ['', '1 0 0']);
});

QUnit.test('S6, 2.1.1 dots come after the slides by Tab, and keys press them', async (assert) => {
  const html = between(slides) + tall();
  const viewport = { width: 600, height: 800 };
  const page = await openAccordion({ html, settings: slider, viewport });
  await label(page, 2).focus();
  const names = [];
  for (const [key, state] of Object.entries({ Space: '1 0 0', Enter: '0 1 0', ' ': '0 0 1' })) {
    await press(page, 'Tab');
    names.push(await page.evaluate('document.activeElement.ariaLabel'));
    await press(page, key);
    assert.deepEqual([await dotsOf(page), await stateOf(page)], [state, state]);
  }
  assert.deepEqual(names, ['Slide 1: H1', 'Slide 2: H2', 'Slide 3: H3']);
  assert.equal(await stops(page, 'Tab'), 'after');
  assert.equal(await page.evaluate('scrollY'), 0);
});

const arrows = {
  'left to right': ['ltr', 'ArrowRight', 'ArrowLeft'],
  'right to left': ['rtl', 'ArrowLeft', 'ArrowRight'],
  'down and up': ['ltr', 'ArrowDown', 'ArrowUp'],
};

QUnit.test.each('A8 arrows on dots change slides,', arrows, async (assert, [dir, next, prev]) => {
  const page = await openAccordion({ html: slides, dir, settings: across });
  await page.locator('.z-dot-nav-item').first().focus();
  await press(page, next);
  assert.equal(await page.evaluate('document.activeElement.ariaLabel'), 'Slide 2: H2');
  assert.deepEqual([await stateOf(page), await dotsOf(page)], ['0 1 0', '0 1 0']);
  await press(page, prev, prev);
  assert.deepEqual([await stateOf(page), await dotsOf(page)], ['0 0 1', '0 0 1']);
});
