import type { TabsSettings } from '../../src/tabs/tabs.types';
import { reduceMotion } from '../support/accordion';
import { createLog, next } from '../support/driver';
import { instance, panels, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

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

QUnit.test('T15 fade: the duration is that of the option', async (assert) => {
  const { root, tabs } = await begun();
  tabs.select(1);
  const timings = running(root).map((animation) => animation.effect!.getComputedTiming().duration);
  assert.deepEqual(timings, [1000, 1000, 1000]);
});

QUnit.test('AT18 the panel that fades out is out of reach', async (assert) => {
  const { enter, tabs } = await begun({ defaultTab: 'tab2' });
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

QUnit.test('T15 a duration of 0 is at once', async (assert) => {
  const { log, root, tabs } = await begun({ animation: { effects: 'fade', duration: 0 } });
  tabs.select(1);
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
});

QUnit.test('T15 nothing moves at start', (assert) => {
  const root = start({ animation: fade, defaultTab: 'tab2' }, tall);
  assert.deepEqual(running(root), []);
  assert.equal(state(root), '0 1 0');
});

QUnit.test('T15 reduced motion: at most a fade of 150 ms, and events as ever', async (assert) => {
  const { log, root, tabs } = await begun({
    animation: { effects: 'slideH', duration: 1000, easing: 'linear' },
  });
  const restore = reduceMotion();
  const told = next(root, 'deactivate');
  tabs.select(1);
  for (const { effect } of running(root)) {
    const frames = (effect as KeyframeEffect).getKeyframes();
    assert.true(Number(effect!.getComputedTiming().duration) <= 150);
    assert.true(frames.every((frame) => !('transform' in frame) && !('height' in frame)));
  }
  if (running(root).length) await told;
  restore();
  await Promise.resolve();
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
  assert.equal(state(root), '0 1 0');
});
