// Fingers that move panels sideways. Input.dispatchTouchEvent is what a touch screen sends.
import { laidOut } from './page.mjs';
import {
  atRest,
  heard,
  LIFTED,
  openTabs,
  stateOf,
  swipe,
  tabs,
  takeLog,
  tall,
} from './widgets.mjs';

QUnit.module('swipes between panels');

const touch = { hasTouch: true, isMobile: true };
const meta = '<meta name="viewport" content="width=device-width">';
const high = (n) => `<div class="text" style="height: 200px">P${n}</div>`;

const openSwiped = ({ settings, head = '', ...options } = {}) =>
  openTabs({
    html: tabs({ content: high }) + tall(2000),
    context: touch,
    viewport: { width: 400, height: 700 },
    head: meta + head,
    settings: { swipe: true, defaultTab: 'tab2', mobileNav: false, ...settings },
    isShared: true,
    ...options,
  });

const middle = async (page, selector) => {
  const { x, y, width, height } = await page
    .locator(`.z-content.z-active ${selector}`)
    .boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Moves a finger over the open panel; what is open then. */
const over = async (page, selector, dx, dy = 0) => {
  await swipe(page, await middle(page, selector), [dx, dy]);
  return stateOf(page);
};

const directions = { ltr: [-100, 100], rtl: [100, -100] };

QUnit.test.each('T29 a finger goes one tab on or back,', directions, async (assert, ways) => {
  const dir = ways[0] < 0 ? 'ltr' : 'rtl';
  const [forward, back] = ways;
  const page = await openSwiped({ dir });
  assert.equal(await over(page, '.text', forward), '0 0 1');
  assert.equal(await takeLog(page), 'select 2 click, deactivate 1 click');
  assert.equal(await over(page, '.text', forward), '0 0 1', 'not beyond the last');
  assert.equal(await over(page, '.text', back), '0 1 0');
  assert.equal(await over(page, '.text', back), '1 0 0');
  assert.equal(await over(page, '.text', back), '1 0 0', 'not beyond the first');
  assert.equal(await over(page, '.text', forward / 4), '1 0 0', 'a short way is none');
});

const forms = {
  'a dropdown': { minWindowWidth: 9999, mobileNav: true },
  'a row that scrolls': { overflow: 'scroll' },
  'a column': { orientation: 'vertical' },
  'labels below': { position: 'bottom-left' },
  'an accordion': { mobileNav: 'accordion', maxRows: 1 },
  'panels of equal height': { heightStyle: 'equal' },
  'panels in a box': {},
  fades: { animation: { effects: 'fade', duration: 1 } },
};

QUnit.test.each('T29 in every form:', forms, async (assert, settings) => {
  const html = tabs({ content: high, label: (n) => `<a>T${n} with some more words</a>` });
  const boxed = html
    .replace('</ul><div>', '</ul><section><div>')
    .replace(/<\/div>$/, '</section></div>');
  const isBoxed = settings === forms['panels in a box'];
  const page = await openSwiped({ settings, html: isBoxed ? boxed : html });
  const isFolded = () => page.evaluate('$("#set").is(".z-as-accordion")');
  await assert.becomes(page, isFolded, settings === forms['an accordion']);
  assert.equal(await over(page, '.text', -100), '0 0 1');
});

QUnit.test.each('T29 with each jQuery:', [1, 3, 4], async (assert, jquery) => {
  const page = await openSwiped({ jquery });
  assert.equal(await over(page, '.text', 100), '1 0 0');
});

QUnit.test(
  'T29, C8 it passes over what is disabled or hidden, and nothing happens without the option',
  async (assert) => {
    const page = await openSwiped({
      html: tabs({ count: 5, content: high })
        .replace('<li><a>T3', '<li class="z-disabled"><a>T3')
        .replace('<li><a>T4', '<li hidden><a>T4'),
    });
    assert.equal(await over(page, '.text', -100), '0 0 0 0 1');
    await page.evaluate('$("#set").uiTabs({ swipe: false })');
    assert.equal(await over(page, '.text', 100), '0 0 0 0 1');
    assert.equal(
      await page.evaluate('getComputedStyle($(".z-content.z-active")[0]).touchAction'),
      'auto',
    );
  },
);

const moving = ['slideV', 'slideH', 'slideUp', 'fade'];

QUnit.test.each(
  'T29, C11 the next swipe needn’t wait for the end of a',
  Object.fromEntries(moving.map((effects) => [effects, effects])),
  async (assert, effects) => {
    const page = await openSwiped({
      html: tabs({ count: 4, content: high }) + tall(2000),
      settings: { animation: { effects, duration: 1e5 } },
    });
    const place = await middle(page, '.text');
    for (const expected of ['0 0 1 0', '0 0 0 1']) {
      await swipe(page, place, [-100, 0]);
      assert.equal(await stateOf(page), expected);
    }
  },
);

QUnit.test('T29 up and down, the page scrolls', async (assert) => {
  const page = await openSwiped();
  assert.equal(await over(page, '.text', 60, -150), '0 1 0');
  await page.waitForFunction('scrollY > 0');
  assert.equal(await stateOf(page), '0 1 0');
});

const box = 'width: 200px; height: 80px';
const slide = { animation: { effects: 'slideH', duration: 300 } };

/** What is dragged itself, each with a part that the finger begins on. */
const own = {
  'a range field': '<input type="range" class="here" style="width: 200px; height: 40px">',
  'a sideways scroller': `<div class="here" style="${box}; overflow-x: auto"><p style="width: 900px">Wide</p></div>`,
  'a map': `<div style="${box}; touch-action: none"><p class="here">Map</p></div>`,
  'edited text': `<div contenteditable style="${box}"><p class="here">Text</p></div>`,
  'what a script moves from the first touch': `<p class="here" ontouchstart="event.preventDefault()" style="${box}">Knob</p>`,
  'what a script moves with the finger': `<p class="here" ontouchmove="event.preventDefault()" style="${box}">Slide</p>`,
  'what can be dragged': `<p class="here" draggable="true" style="${box}">Card</p>`,
  'a row of labels that scrolls': `<div id="inner" data-options='{"overflow": "scroll"}'><ul><li><a>One of so many words</a></li><li><a class="here">Two of so many words</a></li><li><a>Three of so many words</a></li></ul><div><div>1</div><div>2</div><div>3</div></div></div>`,
  'a set with swipes of its own': `<div id="inner" data-options='{"swipe": true}'><ul><li><a>One</a></li></ul><div><div class="here">1</div></div></div>`,
  'a slider': `<div id="slides"><div><h3>One</h3><div><p class="here">1</p></div></div></div>`,
};

QUnit.test.each(
  'T29, A8 a finger that moves something in a panel selects nothing:',
  own,
  async (assert, part) => {
    const page = await openSwiped({
      html: tabs({ content: (n) => (n === 2 ? part : '') + high(n) }),
    });
    await page.evaluate(
      '$("#inner").uiTabs(); $("#slides").uiAccordion({ slider: true, active: 0 })',
    );
    await laidOut(page);
    assert.equal(await over(page, '.here', -100), '0 1 0');
    assert.equal(await over(page, '.here', 100), '0 1 0');
    assert.equal(await over(page, '.text', -100), '0 0 1', 'beside it');
  },
);

QUnit.test('T29, A8 a panel that scrolls sideways itself', async (assert) => {
  const page = await openSwiped({
    html: tabs({ content: (n) => `${high(n)}<p style="width: 900px">Wide</p>` }),
    head: '<style>.z-content { overflow-x: auto }</style>',
  });
  assert.equal(await over(page, '.text', -100), '0 1 0');
});

const upAndDown = {
  'a box that scrolls up and down': `${box}; overflow-y: auto`,
  'a box that scrolls up and down alone': `${box}; overflow: hidden auto`,
};

QUnit.test.each('T29 a finger begins on', upAndDown, async (assert, style) => {
  const part = `<div class="here" style="${style}"><p style="height: 500px">Long</p></div>`;
  const page = await openSwiped({ html: tabs({ count: 4, content: () => part }), settings: slide });
  const scrolled = () => page.evaluate('$(".z-active .here").scrollTop()');
  assert.equal(await over(page, '.here', 60, -70), '0 1 0 0', 'up and down');
  assert.true((await scrolled()) > 0);
  assert.equal(await over(page, '.here', -100), '0 0 1 0');
  await atRest(page);
  assert.equal(await over(page, '.here', -100), '0 0 0 1');
  await atRest(page);
  assert.equal(await over(page, '.here', 30), '0 0 0 1', 'a short way');
  assert.equal(await over(page, '.here', 100), '0 0 1 0');
  await atRest(page);
  assert.equal(await page.evaluate('$(".z-container").attr("class")'), 'z-container');
});

QUnit.test('T29 a second finger makes a pinch of it', async (assert) => {
  const page = await openSwiped();
  const [x, y] = await middle(page, '.text');
  const session = await page.context().newCDPSession(page);
  const send = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([left, id]) => ({ x: left, y, id })),
    });
  await send('touchStart', [x, 0]);
  await send('touchStart', [x, 0], [x + 50, 1]);
  for (const by of [30, 60, 90]) await send('touchMove', [x - by, 0], [x + 50 + by, 1]);
  const lifted = await heard(page, ...LIFTED);
  await send('touchEnd');
  await lifted();
  assert.equal(await stateOf(page), '0 1 0');
});

/** Holds a finger down after a way; where the panel is then, from its own place. */
async function hold(page, dx, selector = '.text') {
  const [x, y] = await middle(page, selector);
  const panel = page.locator('.z-content.z-active');
  const before = (await panel.boundingBox()).x;
  const session = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await page.evaluate(() =>
    addEventListener('pointermove', ({ clientX }) => (window.fingerAt = clientX), true),
  );
  await send('touchStart', { x, y });
  for (let part = 0.2; part < 1.05; part += 0.2) await send('touchMove', { x: x + dx * part, y });
  // Browsers tell of moves once a frame.
  await page.waitForFunction((end) => Math.abs(window.fingerAt - end) < 1, x + dx);
  await laidOut(page);
  const at = async () => Math.round((await panel.boundingBox()).x - before);
  const lift = async () => {
    const lifted = await heard(page, ...LIFTED);
    await send('touchEnd');
    await lifted();
  };
  return { at, lift };
}

const zooms = {
  'as it is': '',
  'zoomed to 1.5': '<style>#set { zoom: 1.5 }</style>',
  'in a box half as large': '<style>body { zoom: 0.5 }</style>',
  scaled: '<style>#set { transform: scale(0.8) }</style>',
};

QUnit.test.each('T29, T15 by slideH, a panel follows the finger,', zooms, async (assert, head) => {
  const page = await openSwiped({ settings: slide, head });
  const finger = await hold(page, -90);
  assert.true(Math.abs((await finger.at()) + 90) < 3, String(await finger.at()));
  assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
  await finger.lift();
  assert.equal(await stateOf(page), '0 0 1');
  await atRest(page);
  assert.equal(await page.evaluate('$(".z-container").attr("class")'), 'z-container');
});

QUnit.test('T29 a panel not moved far enough, or too far at an end, goes back', async (assert) => {
  const page = await openSwiped({ settings: slide });
  const finger = await hold(page, 30);
  assert.true((await finger.at()) > 0);
  await finger.lift();
  await atRest(page);
  assert.deepEqual([await stateOf(page), await finger.at()], ['0 1 0', 0]);
  await page.evaluate('$("#set").uiTabs("last")');
  await atRest(page);
  const last = await hold(page, -90);
  assert.equal(await last.at(), 0, 'nothing to see there');
  await last.lift();
  assert.equal(await page.evaluate('$(".z-container").attr("class")'), 'z-container');
});

QUnit.test('T29, C10 a refused swipe goes back', async (assert) => {
  const page = await openSwiped({ settings: slide });
  await page.evaluate('$("#set").on("uitabs:beforeselect", () => false)');
  const finger = await hold(page, 90);
  await finger.lift();
  await atRest(page);
  assert.deepEqual([await stateOf(page), await finger.at()], ['0 1 0', 0]);
});

QUnit.test('T29, C13 a set that ends under the finger leaves nothing', async (assert) => {
  const page = await openSwiped({ settings: slide });
  const html = tabs({ content: high });
  const finger = await hold(page, 60);
  await page.evaluate('$("#set").uiTabs("destroy")');
  await finger.lift();
  assert.equal(await page.evaluate('$("#set")[0].outerHTML'), html);
  assert.equal(await page.evaluate('document.getAnimations().length'), 0);
});

const still = {
  'motion is reduced': [slide, { reducedMotion: 'reduce' }],
  'the effect is another': [{ animation: { effects: 'slideV', duration: 300 } }, {}],
  'nothing moves': [{ animation: { effects: 'none' } }, {}],
};

QUnit.test.each('T29 no panel follows the finger where', still, async (assert, row) => {
  const [settings, context] = row;
  const page = await openSwiped({ settings, context: { ...touch, ...context } });
  const finger = await hold(page, -90);
  assert.equal(await finger.at(), 0);
  await finger.lift();
  assert.equal(await stateOf(page), '0 0 1');
});

QUnit.test('T29, C17 a swipe stops smart autoplay, and the mouse selects text', async (assert) => {
  const page = await openSwiped({ settings: { autoplay: { interval: 1e6 } } });
  assert.equal(await page.locator('.z-playing').count(), 1);
  const [x, y] = await middle(page, '.text');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y);
  await page.mouse.up();
  assert.equal(await stateOf(page), '0 1 0');
  assert.equal(await over(page, '.text', -100), '0 0 1');
  assert.equal(await page.locator('.z-playing').count(), 0);
});
