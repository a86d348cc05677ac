import {
  between,
  markup,
  openAccordion,
  press,
  stateOf,
  stops,
  takeLog,
  tall,
  trigger,
} from './accordion-page.mjs';

QUnit.module('accordion: real slider');

const picture = (n) =>
  `<a href="#picture${n}"><img alt="Picture ${n}" src="/demo/pictures/fjord.svg"></a>`;
const slides = markup({ content: picture });
const slider = { slider: true, dotNav: true, active: 0 };
const across = { ...slider, orientation: 'horizontal', width: 600 };
const touch = { hasTouch: true };

/** A finger that goes down in the middle of the open slide and moves by `dx` and `dy`. */
async function swipe(page, dx, dy, slide = '#set > .z-active > .z-content') {
  const box = await page.locator(slide).boundingBox();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  for (let n = 1; n <= 10; n++) {
    await send('touchMove', [{ x: x + (dx * n) / 10, y: y + (dy * n) / 10 }]);
  }
  await send('touchEnd', []);
  await session.detach();
}

const dot = (page, index) => page.locator('.z-dot-nav-item').nth(index);

/** The dots as `0 1 0`, by class and by ARIA. */
const dotsOf = (page, id = 'set') =>
  page.evaluate(
    (own) =>
      Array.from(document.querySelectorAll(`#${own} + .z-dot-nav > button`), (one) => {
        const marks = [
          one.classList.contains('z-active'),
          one.getAttribute('aria-current') === 'true',
          one.getAttribute('aria-disabled') === 'true',
        ];
        return marks.every((mark) => mark === marks[0]) ? Number(marks[0]) : marks.join('/');
      }).join(' '),
    id,
  );

const directions = {
  vertical: [slider, 'ltr'],
  horizontal: [across, 'ltr'],
  'right to left': [slider, 'rtl'],
  'horizontal, right to left': [across, 'rtl'],
};

QUnit.test.each(
  'A8 a swipe goes to the next slide, and back the other way:',
  directions,
  async (assert, [settings, dir]) => {
    const page = await openAccordion({ html: slides, dir, context: touch, settings });
    const url = page.url();
    const next = dir === 'rtl' ? 150 : -150;
    await swipe(page, next, 10);
    await page.waitForFunction('log.length');
    assert.equal(
      await takeLog(page),
      'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click',
    );
    assert.deepEqual([await stateOf(page), await dotsOf(page)], ['0 1 0', '0 1 0']);
    await swipe(page, -next, -10);
    await page.waitForFunction('log.length');
    assert.equal(await stateOf(page), '1 0 0');
    await swipe(page, -next, 0);
    await page.waitForFunction('log.length > 3');
    assert.equal(await stateOf(page), '0 0 1', 'and around');
    assert.equal(page.url(), url, 'the link under the finger is not followed');
  },
);

QUnit.test('A8 a swipe up scrolls the page and opens nothing', async (assert) => {
  const page = await openAccordion({ html: slides + tall, context: touch, settings: slider });
  await swipe(page, -30, -200);
  await page.waitForFunction('scrollY > 50');
  await swipe(page, 0, -100);
  await page.waitForFunction('scrollY > 150');
  assert.equal(await takeLog(page), '');
  assert.equal(await stateOf(page), '1 0 0');
});

QUnit.test(
  'S6, 2.1.1 dots come after the slides by Tab, and Enter and Space press them',
  async (assert) => {
    const viewport = { width: 600, height: 800 };
    const page = await openAccordion({ html: between(slides) + tall, settings: slider, viewport });
    await trigger(page, 2).focus();
    const names = [];
    for (let n = 1; n <= 3; n++) {
      await press(page, 'Tab');
      names.push(await page.evaluate('document.activeElement.getAttribute("aria-label")'));
      await press(page, n === 2 ? 'Enter' : 'Space');
      assert.equal(await dotsOf(page), ['1 0 0', '0 1 0', '0 0 1'][n - 1]);
      assert.equal(await stateOf(page), await dotsOf(page));
    }
    assert.deepEqual(names, ['Slide 1: H1', 'Slide 2: H2', 'Slide 3: H3']);
    assert.equal(await stops(page, 'Tab'), 'after');
    assert.equal(await page.evaluate('scrollY'), 0);
  },
);

QUnit.test('2.5.8 dots are targets of 24 px, apart from each other', async (assert) => {
  const html = markup({ content: picture, count: 12 });
  const page = await openAccordion({
    html,
    settings: slider,
    viewport: { width: 320, height: 640 },
  });
  const boxes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-dot-nav-item'), (one) => one.getBoundingClientRect()),
  );
  assert.equal(boxes.length, 12);
  const isSmall = ({ width, height }) => width < 24 || height < 24;
  assert.deepEqual(boxes.filter(isSmall), []);
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const overlaps = boxes.filter((a, n) => boxes.slice(n + 1).some((b) => meet(a, b)));
  assert.deepEqual(overlaps, []);
});

QUnit.test.each(
  'A8 arrow keys on the dots go through a slider,',
  { ltr: ['ArrowRight', 'ArrowLeft'], rtl: ['ArrowLeft', 'ArrowRight'] },
  async (assert, [next, prev]) => {
    const dir = next === 'ArrowRight' ? 'ltr' : 'rtl';
    const page = await openAccordion({ html: slides, dir, settings: across });
    await dot(page, 0).focus();
    await press(page, next);
    assert.equal(
      await takeLog(page),
      'select 1 key, activate 1 key, activate 0 closed key, collapse 0 closed key',
    );
    assert.true(await dot(page, 1).evaluate((one) => one === document.activeElement));
    await press(page, prev, prev);
    assert.deepEqual([await stateOf(page), await dotsOf(page)], ['0 0 1', '0 0 1']);
  },
);
