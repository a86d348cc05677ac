// The states in which a set may be when it ends, and how it comes into each.
import { nested } from './destroy-page.mjs';
import { log } from './page.mjs';

const slow = { duration: 60000, effects: 'fade' };
const never = '/answer/never';
const menu = { minWindowWidth: 9999 };
const plays = { autoplay: { interval: 60000 } };

/** Where the first element shows that a selector names; the driver's own search leaves listeners. */
const middleOf = (page, selector) =>
  page.evaluate((name) => {
    const seen = Array.from(document.querySelectorAll(name)).find((one) => one.checkVisibility());
    const { left, top, width, height } = seen.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }, selector);

const click =
  (selector) =>
  async ({ page }) =>
    page.mouse.click(...(await middleOf(page, selector)));

const until =
  (selector) =>
  ({ page }) =>
    page.evaluate((name) => {
      const look = (resolve) =>
        document.querySelector(name) ? resolve() : requestAnimationFrame(() => look(resolve));
      return new Promise(look);
    }, selector);

const fire =
  (type) =>
  ({ page }) =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), type);

/** Presses the mouse on something, and lets go of it when the set has ended. */
const hold = (selector) => ({
  act: async ({ page }) => {
    await page.mouse.move(...(await middleOf(page, selector)));
    await page.mouse.down();
  },
  later: ({ page }) => page.mouse.up(),
});

const touch = (session, type, ...touchPoints) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

const innerMoves = ({ page }) =>
  page.evaluate(() => {
    const $ = window.jQuery;
    const plugin = $('#inner').is('ul') ? 'uiAccordion' : 'uiTabs';
    const animation = { effects: 'fade', duration: 60000 };
    $('#inner')[plugin]({ animation })[plugin]('select', 2);
  });

const settings = [
  { rememberState: true, deeplinking: true, event: 'mouseover', dark: 'auto' },
  { ...plays, findInPage: true, print: 'current' },
  { orientation: 'horizontal', responsive: true, theme: 'mine' },
  { orientation: 'vertical', rounded: true },
];

/**
 * `options` and `calls` of the set; `act` is done then, and `later` when it has ended. `requests` are those
 * given up, `first` what ends before the set, `again` the options of a saved copy
 * where they are others.
 */
const shared = {
  rest: {},
  'moving by css': { options: { animation: { ...slow, type: 'css' } }, calls: [['select', 2]] },
  'moving by jquery': {
    options: { animation: { ...slow, type: 'jquery' } },
    calls: [['select', 2]],
  },
  loading: { options: { contentUrls: [never, never] }, calls: [['select', 1]], requests: 1 },
  'loading and moving': {
    options: { animation: slow, contentUrls: [null, never, `${never}?2`] },
    calls: [
      ['select', 1],
      ['select', 2],
    ],
    requests: 2,
  },
  'loading, with words for it': {
    options: { contentUrls: [null, never] },
    calls: [['select', 1]],
    act: until('.z-status:not(:empty)'),
    requests: 1,
  },
  failed: {
    options: { contentUrls: [null, '/answer/status/404'] },
    calls: [['select', 1]],
    act: until('.z-failure button'),
    expected: [/404/],
  },
  'a frame that loads': {
    options: { iframe: true, contentUrls: [null, never] },
    calls: [['select', 1]],
    act: () => log({ count: 1 }),
    framed: true,
  },
  playing: { options: plays, calls: [['play', 60000]] },
  'playing by a method alone': { calls: [['play', 60000]] },
  'playing and moving': {
    options: { ...plays, animation: slow },
    calls: [['play'], ['select', 2]],
  },
  'focus inside': {
    calls: [['select', 2]],
    act: click('.z-content button'),
  },
  'a hash, and storage': {
    options: { deeplinking: true, deeplinkingAutoScroll: true, rememberState: true },
    calls: [['select', 2]],
  },
  'a question that waits': { options: { ask: 'beforeSelect' }, calls: [['select', 2]] },
  'dark, as the page is': {
    options: { dark: 'auto' },
    act: ({ page }) => page.emulateMedia({ colorScheme: 'dark' }),
  },
  printing: {
    calls: [['select', 2]],
    act: fire('beforeprint'),
    later: fire('afterprint'),
  },
  'printing while it moves': {
    options: { animation: slow, print: 'current' },
    calls: [['select', 2]],
    act: fire('beforeprint'),
    later: fire('afterprint'),
  },
  'just resized': {
    options: { responsiveDelay: 60000 },
    act: ({ page }) => page.setViewportSize({ width: 300, height: 800 }),
  },
  'the inner one moving, which ends first': {
    html: nested,
    calls: [['select', 1]],
    act: innerMoves,
    first: '#inner',
  },
  'the inner one moving, which ends last': {
    html: nested,
    options: { animation: slow },
    calls: [['select', 1]],
    act: innerMoves,
    last: '#inner',
  },
  'after all options': {
    options: { theme: 'red' },
    calls: settings.map((given) => ['setOptions', given]),
    again: Object.assign({}, ...settings),
  },
};

const uiTabs = {
  ...shared,
  'the menu closed': { options: menu },
  'the menu open': { options: menu, calls: [['select', 1]], act: click('.z-tabs-mobile a') },
  'the menu open, playing and loading': {
    options: { ...menu, ...plays, closable: true, contentUrls: [null, never] },
    calls: [['select', 1], ['play']],
    act: click('.z-tabs-mobile a'),
    requests: 1,
  },
  'playing in the menu, moving': {
    options: { ...menu, ...plays, animation: slow },
    calls: [['play'], ['next']],
  },
  'an accordion that plays, moving': {
    options: { ...menu, ...plays, overflow: 'accordion', animation: slow },
    calls: [['play'], ['next']],
  },
  'an accordion that loads': {
    options: { ...menu, overflow: 'accordion', closable: true, contentUrls: [null, never] },
    calls: [['select', 1]],
    requests: 1,
  },
  stacked: { width: 100, options: { mobileNav: false, minWindowWidth: 0 } },
  'a row that has scrolled': {
    width: 130,
    options: { overflow: 'scroll', closable: true, minWindowWidth: 0 },
    calls: [['last']],
    act: ({ page }) => page.evaluate(() => (document.querySelector('#set > ul').scrollLeft = 20)),
  },
  closable: { options: { closable: true }, calls: [['select', 1]] },
  'closing by a press': { options: { closable: true }, ...hold('.z-close') },
  'a removal that waits': {
    options: { closable: true, ask: 'beforeRemove' },
    calls: [['remove', 1]],
  },
  'a press of a label': hold('.z-link'),
};

const uiAccordion = {
  ...shared,
  horizontal: { options: { orientation: 'horizontal' }, calls: [['select', 1]] },
  'horizontal, moving': {
    options: { orientation: 'horizontal', animation: { duration: 60000 } },
    calls: [['select', 2]],
  },
  'horizontal, moving and loading': {
    options: {
      orientation: 'horizontal',
      animation: { duration: 60000, type: 'jquery' },
      contentUrls: [null, never],
    },
    calls: [['select', 1]],
    requests: 1,
  },
  'scaled by its width': { width: 600, options: { orientation: 'horizontal', responsive: true } },
  turned: { width: 300, options: { orientation: 'horizontal', responsive: true } },
  'a slider': { options: { slider: true, dotNav: true }, calls: [['select', 1]] },
  'a slider that plays, moving': {
    options: { slider: true, dotNav: true, ...plays, animation: { duration: 60000 } },
    calls: [['play'], ['next'], ['next']],
  },
  'a slider under a finger': {
    options: { slider: true, dotNav: true },
    calls: [['select', 1]],
    context: { hasTouch: true },
    act: async ({ page, session }) => {
      const [x, y] = await middleOf(page, '.z-slider-wrapper');
      await touch(session, 'touchStart', { x: x + 100, y });
      await touch(session, 'touchMove', { x, y });
    },
    later: ({ session }) => touch(session, 'touchEnd'),
  },
  'a menu': {
    options: { contentNav: true, contentHeight: 20, keyboard: true },
    calls: [['select', 1]],
  },
  'all open, some moving': {
    options: { expandMode: 'multiple', animation: { duration: 60000 } },
    calls: [['expandAll'], ['close', 1]],
  },
  'a press of a header': hold('.z-trigger'),
};

export const states = { uiTabs, uiAccordion };
