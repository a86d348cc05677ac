import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, next } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: animation');

const tall = tabsHtml().replace('<p>P2</p>', '<p style="height: 300px">P2 <input></p>');
const fade = { effects: 'fade', duration: 1000, easing: 'linear' } as const;

async function begun(settings: TabsSettings = {}, html = tall) {
  const log = createLog();
  const root = start({ animation: fade, ...settings, ...log.settings }, html);
  await next(root);
  log.take();
  const [leave, enter] = panels(root) as [HTMLElement, HTMLElement];
  const container = enter.parentElement as HTMLElement;
  return { log, root, leave, enter, container, tabs: instance(root) };
}

const running = (root: Element): Animation[] => root.getAnimations({ subtree: true });

/** Puts everything that moves to one moment, in milliseconds. */
function seek(root: Element, time: number): void {
  for (const animation of running(root)) {
    animation.pause();
    animation.currentTime = time;
  }
}

const opacity = (element: Element): number => Number(getComputedStyle(element).opacity);

QUnit.test('T15 fade: the old panel fades out, the new one in, crossing', async (assert) => {
  const { root, leave, enter, tabs } = await begun();
  tabs.select(1);
  const seen = [0, 250, 500, 750, 999].map((time) => {
    seek(root, time);
    return [leave, enter].map((panel) => opacity(panel).toFixed(2)).join('/');
  });
  assert.deepEqual(seen, ['1.00/0.00', '0.75/0.25', '0.50/0.50', '0.25/0.75', '0.00/1.00']);
  for (const panel of [leave, enter]) assert.true(isVisible(panel), 'in sight');
});

QUnit.test('T15 the height of the container moves, and is free afterwards', async (assert) => {
  const { root, container, enter, tabs } = await begun();
  const from = container.offsetHeight;
  tabs.select(1);
  seek(root, 0);
  assert.equal(container.offsetHeight, from);
  seek(root, 500);
  const middle = container.offsetHeight;
  running(root).forEach((animation) => animation.finish());
  await next(root);
  const to = container.offsetHeight;
  assert.true(to > from + 200, `${from} to ${to}`);
  assert.true(Math.abs(middle - (from + to) / 2) <= 1, `${middle} in the middle`);
  assert.equal(container.style.height, '');
  enter.querySelector('p')!.style.height = '400px';
  assert.equal(container.offsetHeight, to + 100, 'grows with its content');
});

QUnit.test('T15 fade: the duration is that of the option', async (assert) => {
  const { root, tabs } = await begun();
  tabs.select(1);
  const timings = running(root).map((animation) => animation.effect!.getComputedTiming().duration);
  assert.deepEqual(timings, [1000, 1000, 1000]);
});

QUnit.test('T18 the panel that fades out is out of reach', async (assert) => {
  const { leave, enter, root, tabs } = await begun({ defaultTab: 'tab1' });
  const signs = (panel: HTMLElement): string =>
    ['inert', 'aria-hidden', 'hidden']
      .filter((name) => panel.hasAttribute(name))
      .concat(panel.classList.contains('z-leave') ? 'z-leave' : [])
      .join(' ');
  tabs.select(1);
  assert.equal(signs(leave), 'inert aria-hidden z-leave');
  assert.equal(signs(enter), '');
  running(root).forEach((animation) => animation.finish());
  await next(root);
  assert.equal(signs(leave), 'hidden');
  tabs.select(0);
  const input = enter.querySelector('input')!;
  input.focus();
  assert.notStrictEqual(document.activeElement, input, 'takes no focus on its way out');
});

QUnit.test('C11 events come when the animation has ended', async (assert) => {
  const { log, root, tabs } = await begun({ animation: { ...fade, duration: 40 } });
  tabs.select(1);
  assert.equal(running(root).length, 3);
  assert.equal(log.take(), '');
  const item = await next(root, 'deactivate');
  await Promise.resolve();
  assert.equal(item.index, 0);
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
  assert.equal(state(root), '0 1 0');
});

QUnit.test(
  'C11 an animation that another selection ends leaves nothing running',
  async (assert) => {
    const { root, container, tabs } = await begun();
    tabs.select(1);
    const first = running(root);
    tabs.select(2);
    assert.true(first.every((animation) => animation.playState === 'idle'));
    assert.false(isVisible(panels(root)[0]!));
    tabs.setOptions({ animation: { effects: 'none' } });
    assert.deepEqual(running(root), []);
    assert.equal(state(root), '0 0 1');
    assert.deepEqual(container.className, 'z-container');
  },
);

QUnit.test('T15 none: at once, with no height step', async (assert) => {
  const { log, root, container, tabs } = await begun({ animation: { effects: 'none' } });
  tabs.select(1);
  assert.deepEqual(running(root), []);
  assert.equal(container.getAttribute('style'), null);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
  assert.equal(state(root), '0 1 0');
});

QUnit.test('T15 a duration of 0 is at once', async (assert) => {
  const { log, root, tabs } = await begun({ animation: { effects: 'fade', duration: 0 } });
  tabs.select(1);
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
});

const unseen: [string, (root: HTMLElement) => () => void][] = [
  [
    'with reduced motion',
    () => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        const list = matchMedia.call(window, query);
        if (!query.includes('prefers-reduced-motion: reduce')) return list;
        return { matches: true, media: query } as MediaQueryList;
      };
      return () => (window.matchMedia = matchMedia);
    },
  ],
  [
    'on a page out of sight',
    () => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      return () => Reflect.deleteProperty(document, 'hidden');
    },
  ],
  [
    'in a set out of sight',
    (root) => {
      const { style } = root.parentElement as HTMLElement;
      style.display = 'none';
      return () => style.removeProperty('display');
    },
  ],
  [
    'where the page has switched it off by jQuery',
    () => {
      const page = $ as { fx?: { off?: boolean } | undefined };
      const fx = page.fx;
      // The slim build has none.
      page.fx = Object.assign(fx || {}, { off: true });
      return () => {
        page.fx = fx;
        if (fx) fx.off = false;
      };
    },
  ],
];

QUnit.test.each('T15 no motion, and events at once,', unseen, async (assert, [, prepare]) => {
  const { log, root, tabs } = await begun();
  const restore = prepare(root);
  tabs.select(1);
  const moving = running(root);
  const told = log.take();
  restore();
  assert.deepEqual(moving, []);
  assert.equal(told, 'select 1 api, deactivate 0 api');
  assert.equal(state(root), '0 1 0');
});

QUnit.test('T15 nothing moves at start', (assert) => {
  const root = start({ animation: fade, defaultTab: 'tab2' }, tall);
  assert.deepEqual(running(root), []);
  assert.equal(state(root), '0 1 0');
});

QUnit.test(
  'C12 animations of the page, and of nested sets, are not taken for ours',
  async (assert) => {
    put('<style>@keyframes mine { to { opacity: 0.5 } } .moving { animation: mine 1ms }</style>');
    const html = tall.replace('P2', '<b>P2</b>');
    const { log, root, enter, tabs } = await begun({}, html);
    tabs.select(1);
    const inner = enter.querySelector('b')!;
    const ended = new Promise((resolve) => inner.addEventListener('animationend', resolve));
    inner.className = 'moving';
    await ended;
    assert.equal(log.take(), '');
    running(root).forEach((animation) => animation.finish());
    await next(root, 'deactivate');
    await Promise.resolve();
    assert.equal(log.take(), 'select 1 api, deactivate 0 api');
    assert.equal(labels(root)[1]!.getAttribute('aria-selected'), 'true');
  },
);
