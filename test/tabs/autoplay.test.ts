import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog } from '../support/driver';
import { instance, start } from '../support/fixture';
import { playTabs, PLAYING, STOPPED, steps, told } from '../support/players';
import { address, online, release, requests } from '../support/server';
import { state } from '../support/state';
import { loadingSurroundings, surroundings, tick, timersLeft } from '../support/surroundings';

QUnit.module('tabs: autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test('C17 a press on a label stops what play() started, also not smart', (assert) => {
  const playing = playTabs({ autoplay: { smart: false, pauseOnFocus: false } });
  playing.widget.play(1000);
  playing.labels[1]!.click();
  assert.equal(told(playing), STOPPED);
  assert.equal(steps(playing, 5000, 1), '0 1 0');
});

QUnit.test('C17 a step comes in the middle of a motion, too', (assert) => {
  const log = createLog();
  const root = start({ ...second, ...log.settings, animation: { duration: 60000 } });
  tick(2000);
  assert.equal(instance(root).active(), 2);
  assert.equal(log.take(), 'ready, select 0, select 1 autoplay, deactivate 0 autoplay');
});

const kept: Record<string, TabsSettings> = {
  'at the top': {},
  'at the bottom, mini': { position: 'bottom-left', size: 'mini' },
  vertical: { orientation: 'vertical' },
};

QUnit.test.each('S1 the control is the first child, with labels', kept, (assert, settings) => {
  const root = start({ ...second, ...settings });
  assert.true(root.firstElementChild!.matches('.z-autoplay.z-playing'));
  const { width, height } = root.firstElementChild!.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24, `${width} by ${height}`);
  instance(root).setOptions({ position: 'bottom-right' });
  assert.strictEqual(root.querySelectorAll('.z-autoplay').length, 1);
  assert.true(root.firstElementChild!.matches('.z-autoplay.z-playing'));
  assert.equal(state(root), '1 0 0');
});

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

QUnit.module('tabs: autoplay and loading', loadingSurroundings);

/** Waits until a panel's content has come, or has failed. */
const loaded = (root: HTMLElement, moment: 'contentload' | 'error'): Promise<void> =>
  new Promise((resolve) => $(root).one(`uitabs:${moment}`, () => resolve()));

online('C17 it waits while a panel loads', async (assert) => {
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

online('C17 it goes on when a panel could not be loaded', async (assert) => {
  const playing = playTabs({ ...second, contentUrls: ['', address('status/500')] });
  const over = loaded(playing.root, 'error');
  tick(1000);
  assert.deepEqual([playing.state(), timersLeft().indexOf(1000)], ['0 1 0', -1]);
  await over;
  assert.equal(steps(playing, 1000, 1), '0 0 1');
});
