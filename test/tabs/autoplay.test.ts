import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog } from '../support/driver';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
import { playTabs, PLAYING, point, STOPPED, steps, told } from '../support/players';
import { address, release, requests } from '../support/server';
import { state } from '../support/state';
import { loadingSurroundings, surroundings, tick, timersLeft } from '../support/surroundings';

QUnit.module('tabs: autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test('C10 the page hears of each step, with its reason', (assert) => {
  const log = createLog();
  start({ ...second, ...log.settings });
  tick(0);
  assert.equal(log.take(), 'ready, select 0');
  tick(1000);
  assert.equal(log.take(), 'select 1 autoplay, deactivate 0 autoplay');
  tick(2000);
  assert.equal(
    log.take(),
    'select 2 autoplay, deactivate 1 autoplay, select 0 autoplay, deactivate 2 autoplay',
  );
});

QUnit.test('C17 a step comes in the middle of a motion, too', (assert) => {
  const log = createLog();
  const root = start({ ...second, ...log.settings, animation: { duration: 60000 } });
  tick(2000);
  assert.equal(instance(root).active(), 2);
  assert.equal(log.take(), 'ready, select 0, select 1 autoplay, deactivate 0 autoplay');
});

QUnit.test('C9 a callback may stop it, or go elsewhere', (assert) => {
  const root = start({
    ...second,
    select: (_event, { index, reason }) => {
      if (reason !== 'autoplay') return;
      if (index === 1) instance(root).select(0);
      instance(root).stop();
    },
  });
  tick(0);
  tick(1000);
  assert.equal(state(root), '1 0 0');
  assert.deepEqual(timersLeft(), []);
});

QUnit.test('C6 by name, on every set at once', (assert) => {
  const roots = ['a', 'b'].map((id) => start({}, tabsHtml({ id })));
  $(roots).uiTabs('play', 700);
  tick(700);
  assert.deepEqual(roots.map(state), ['0 1 0', '0 1 0']);
  $(roots).uiTabs('stop');
  tick(5000);
  assert.deepEqual(roots.map(state), ['0 1 0', '0 1 0']);
});

const kept: [string, TabsSettings][] = [
  ['the first in the set', {}],
  ['bottom', { position: 'bottom-left' }],
  ['vertical', { orientation: 'vertical' }],
  ['mini', { size: 'mini' }],
];

QUnit.test.each('S1 the control is the first child:', kept, (assert, [, settings]) => {
  const root = start({ ...second, ...settings });
  const { className } = root.firstElementChild!;
  assert.equal(className, 'z-autoplay z-playing');
  const { width, height } = root.firstElementChild!.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24, `${width} by ${height}`);
  instance(root).setOptions({ position: 'bottom-right' });
  assert.strictEqual(root.querySelectorAll('.z-autoplay').length, 1);
  assert.equal(root.firstElementChild!.className, 'z-autoplay z-playing');
  assert.equal(state(root), '1 0 0');
});

QUnit.test.each('S1 in a column the control lies above it, high', ['', '400px'], (assert, high) => {
  const html = tabsHtml().replace('<div', `<div style="height: ${high}"`);
  const root = start({ ...second, orientation: 'vertical' }, html);
  const boxOf = (selector: string): DOMRect =>
    root.querySelector(selector)!.getBoundingClientRect();
  const [control, list, panel, whole] = [
    boxOf('.z-autoplay'),
    boxOf('.z-tabs-desktop'),
    boxOf('.z-container'),
    root.getBoundingClientRect(),
  ];
  assert.true(control.bottom <= list.top, `${control.bottom} above ${list.top}`);
  const { marginBottom } = getComputedStyle(root.querySelector('.z-autoplay')!);
  assert.deepEqual([list.top, panel.bottom], [panel.top, whole.bottom]);
  assert.equal(panel.top, control.bottom + parseFloat(marginBottom), 'nothing in between');
});

QUnit.test.each(
  'T1 what the page has after a column stays there',
  [0, 1000],
  (assert, interval) => {
    const html = tabsHtml({ attributes: 'style="row-gap: 10px"' }).replace(
      /(<.div>)$/,
      '<p>A</p>$1',
    );
    const root = start({ autoplay: { interval }, orientation: 'vertical' }, html);
    root
      .querySelectorAll<HTMLElement>('.z-autoplay, p')
      .forEach(({ style }) => (style.margin = '0'));
    const [control, panel, after] = ['.z-autoplay', '.z-container', '.z-container + p'].map(
      (selector) => root.querySelector(selector)?.getBoundingClientRect(),
    );
    const { top } = root.getBoundingClientRect();
    assert.equal(panel!.top, control ? control.bottom + 10 : top);
    assert.deepEqual([control?.top ?? top, after!.top], [top, panel!.bottom + 10]);
  },
);

QUnit.test('C17 add, remove and refresh go along', (assert) => {
  const root = start(second);
  const tabs = instance(root);
  tabs.add('T4', 'P4').remove(1);
  assert.deepEqual(
    [1, 2, 3].map(() => [tick(1000), state(root)][1]),
    ['0 1 0', '0 0 1', '1 0 0'],
  );
  tabs.remove(0).remove(0).remove(0);
  tick(5000);
  tabs.add('T5', 'P5').add('T6', 'P6').refresh();
  assert.equal(state(root), '1 0');
  tick(1000);
  assert.equal(state(root), '0 1');
  assert.strictEqual(root.querySelectorAll('.z-autoplay').length, 1);
});

QUnit.test('C12 a set in a set plays by itself', (assert) => {
  const outer = playTabs(second, tabsHtml().replace('<p>P1</p>', tabsHtml({ id: 'in' })));
  const inner = outer.root.querySelector<HTMLElement>('#in')!;
  $(inner).uiTabs({ animation: { effects: 'none' }, autoplay: { interval: 400 } });
  const innerPlays = (): boolean => inner.firstElementChild!.matches('.z-playing');
  tick(400);
  assert.deepEqual([outer.state(), state(inner)], ['1 0 0', '0 1 0']);
  labels(inner)[0]!.click();
  assert.deepEqual([told(outer), innerPlays()], [PLAYING, false]);
  (inner.firstElementChild as HTMLElement).click();
  assert.deepEqual([told(outer), innerPlays()], [PLAYING, true]);
  point(inner.firstElementChild!, 'over');
  tick(5000);
  assert.equal(outer.state(), '1 0 0', 'what is inside is in the outer set, too');
  point(outer.stage, 'out');
  outer.labels[1]!.click();
  assert.deepEqual([told(outer), innerPlays()], [STOPPED, true]);
});

QUnit.module('tabs: autoplay and loading', loadingSurroundings);

/** Waits until a panel's content has come, or has failed. */
const loaded = (root: HTMLElement, moment: 'contentload' | 'error'): Promise<void> =>
  new Promise((resolve) => $(root).one(`uitabs:${moment}`, () => resolve()));

QUnit.test('C17 it waits while a panel loads', async (assert) => {
  const playing = playTabs({ ...second, contentUrls: ['', address('ok/a?hold=wait')] });
  tick(1000);
  assert.equal(playing.state(), '0 1 0');
  tick(5000);
  assert.deepEqual([playing.state(), told(playing)], ['0 1 0', PLAYING]);
  await requests({ count: 1 });
  const over = loaded(playing.root, 'contentload');
  await release('wait');
  await over;
  assert.equal(steps(playing, 999, 1), '0 1 0', 'the whole interval after');
  assert.equal(steps(playing, 1, 1), '0 0 1');
});

QUnit.test('C17 begun while a panel loads, it waits for it', async (assert) => {
  const playing = playTabs({ contentUrls: [address('ok/a?hold=first')] });
  await requests({ count: 1 });
  playing.widget.play(1000);
  assert.equal(steps(playing, 5000, 1), '1 0 0');
  const over = loaded(playing.root, 'contentload');
  await release('first');
  await over;
  assert.equal(steps(playing, 1000, 1), '0 1 0');
});

QUnit.test('C17 it goes on when a panel could not be loaded', async (assert) => {
  const playing = playTabs({ ...second, contentUrls: ['', address('status/500')] });
  const over = loaded(playing.root, 'error');
  tick(1000);
  assert.deepEqual([playing.state(), timersLeft().indexOf(1000)], ['0 1 0', -1]);
  await over;
  assert.equal(steps(playing, 1000, 1), '0 0 1');
});

QUnit.test('C17 a panel that is not open may load', async (assert) => {
  const playing = playTabs({ ...second, contentUrls: ['', '', address('ok/a?hold=other')] });
  instance(playing.root).preload(2);
  await requests({ count: 1 });
  assert.equal(steps(playing, 1000, 2), '0 1 0, 0 0 1');
  assert.equal(steps(playing, 1000, 1), '0 0 1');
  instance(playing.root).select(0);
  assert.equal(steps(playing, 1000, 1), '0 1 0', 'left, it waits for nothing');
});

QUnit.test('C13 ended while a panel loads, nothing goes on', async (assert) => {
  const html = tabsHtml();
  const place = put(`<section>${html}</section>`);
  const original = place.innerHTML;
  $(place.firstElementChild as HTMLElement).uiTabs({
    ...second,
    contentUrls: [address('ok/a?hold=end')],
  });
  await requests({ count: 1 });
  $(place.firstElementChild as HTMLElement).uiTabs('destroy');
  assert.equal(place.innerHTML, original);
  assert.deepEqual(timersLeft(), []);
});
