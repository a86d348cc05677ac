import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { createLog } from '../support/driver';
import { instance, start } from '../support/fixture';
import { everyPlayer, players, PLAYING, STOPPED, steps, told } from '../support/players';
import { address, online, release, requests } from '../support/server';
import { state } from '../support/state';
import {
  loadingSurroundings,
  surroundings,
  tick,
  timersLeft,
  watching,
} from '../support/surroundings';

QUnit.module('autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

everyPlayer('C17 it is off until it is asked for:', (assert, player) => {
  const playing = player();
  assert.equal(steps(playing, 1e6, 2), '1 0 0, 1 0 0');
  assert.deepEqual([timersLeft(), watching().sight, playing.control()], [[], 0, null]);
  assert.false(playing.live.hasAttribute('aria-live'));
});

everyPlayer('C17, S5 the option makes it play, and go round:', (assert, player) => {
  const playing = player(second);
  assert.equal(told(playing), PLAYING);
  assert.equal(steps(playing, 500, 4), '1 0 0, 0 1 0, 0 1 0, 0 0 1');
  assert.equal(steps(playing, 1000, 3), '1 0 0, 0 1 0, 0 0 1');
});

const calls: [string, unknown[], number, warnings?: number][] = [
  ['a number', [700], 700],
  ['numeric text', ['700'], 700],
  ['an interval', [{ interval: 700 }], 700],
  ['nothing', [], 2000],
  ['rubbish', ['soon'], 2000, 1],
];

QUnit.test.each('C17, S1 play() with', calls, (assert, [, given, ms, warnings = 0]) => {
  for (const [name, [player]] of Object.entries(players)) {
    const playing = player();
    assert.strictEqual(playing.set.play(...(given as [number])), playing.set, name);
    assert.equal(takeWarnings().length, warnings, name);
    assert.equal(told(playing), PLAYING);
    assert.equal(steps(playing, ms - 1, 1), '1 0 0');
    assert.equal(steps(playing, 1, 1), '0 1 0');
    assert.equal(steps(playing, ms, 2), '0 0 1, 1 0 0');
    playing.set.destroy();
    playing.root.remove();
  }
});

everyPlayer('C17 play() alone takes the option’s interval:', (assert, player) => {
  const playing = player(second);
  playing.set.play(300);
  assert.equal(steps(playing, 300, 2), '0 1 0, 0 0 1');
  playing.set.play();
  assert.deepEqual(timersLeft(), [1000]);
});

everyPlayer('C17 stop() stops it until play():', (assert, player) => {
  const playing = player(second);
  const { set } = playing;
  tick(900);
  assert.strictEqual(set.stop(), set);
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  set.stop();
  set.play();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]], 'it waits anew');
});

everyPlayer('C8 it passes over disabled and hidden items:', (assert, player) => {
  const playing = player(second);
  playing.set.disable(1);
  assert.equal(steps(playing, 1000, 3), '0 0 1, 1 0 0, 0 0 1');
  playing.item(0).style.display = 'none';
  playing.item(1).classList.remove('z-disabled');
  assert.equal(steps(playing, 1000, 3), '0 1 0, 0 0 1, 0 1 0');
  playing.item(0).style.display = '';
  playing.item(2).classList.add('hide');
  assert.equal(steps(playing, 1000, 2), '1 0 0, 0 1 0');
});

everyPlayer('C17 methods do not stop it, they wait anew:', (assert, player) => {
  const playing = player(second);
  tick(900);
  playing.set.next();
  assert.true(playing.state().includes('1 0'), 'with several, the first stays');
  assert.deepEqual([timersLeft(), told(playing)], [[1000], PLAYING]);
  tick(900);
  playing.set.select(0);
  assert.deepEqual([timersLeft(), told(playing)], [[1000], PLAYING]);
});

everyPlayer('S5 it moves no focus, address or storage:', (assert, player) => {
  const [{ href }, { length }] = [location, history];
  localStorage.clear();
  const autoplay = { interval: 1000, pauseOnFocus: false };
  const playing = player({ deeplinking: true, rememberState: true, autoplay } as typeof second);
  playing.label(0).focus();
  assert.equal(steps(playing, 1000, 4), '0 1 0, 0 0 1, 1 0 0, 0 1 0');
  assert.deepEqual([location.href, history.length, localStorage.length], [href, length, 0]);
  assert.strictEqual(document.activeElement, playing.label(0));
});

QUnit.module('autoplay: the control', surroundings);

everyPlayer('S1 it is a button of 24 px or more with a name:', (assert, player) => {
  const control = player(second).control()!;
  assert.deepEqual([control.tagName, control.getAttribute('type')], ['BUTTON', 'button']);
  const { width, height } = control.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24 && control.checkVisibility(), `${width} by ${height}`);
  const labels = document.querySelector('.z-tabs-desktop, .z-accordion')!;
  const place = control.compareDocumentPosition(labels) & Node.DOCUMENT_POSITION_FOLLOWING;
  assert.true(place > 0, 'it comes first');
});

everyPlayer('S1 pressing it stops and starts:', (assert, player) => {
  const playing = player(second);
  const control = playing.control()!;
  tick(900);
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  assert.false(control.hasAttribute('aria-pressed'), 'its name says it');
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  playing.label(2).click();
  control.click();
  assert.equal(told(playing), PLAYING, "also after a user's action");
  playing.set.stop();
  control.click();
  assert.equal(told(playing), PLAYING, 'and after stop()');
  assert.strictEqual(playing.control(), control);
});

everyPlayer('C17 control: false:', (assert, player) => {
  const playing = player({ autoplay: { interval: 1000, control: false } });
  assert.equal(told(playing), 'no control, off');
  playing.set.stop();
  assert.equal(told(playing), 'no control, polite');
  playing.set.setOptions({ autoplay: { control: true } });
  assert.equal(told(playing), STOPPED);
  playing.set.setOptions({ autoplay: { control: false } });
  assert.equal(told(playing), 'no control, polite');
});

QUnit.module('autoplay: options', surroundings);

everyPlayer('C20 an interval starts it, false ends it:', (assert, player) => {
  const playing = player();
  for (const off of [false, null, { interval: 0 }] as const) {
    playing.set.setOptions(second);
    assert.equal(told(playing), PLAYING);
    playing.set.setOptions({ autoplay: off });
    assert.equal(told(playing), 'no control, null');
    assert.deepEqual([timersLeft(), watching()], [[], { sight: 0 }]);
  }
});

everyPlayer('C20 a new interval counts at once:', (assert, player) => {
  const playing = player(second);
  const { set } = playing;
  tick(900);
  set.setOptions({ autoplay: { interval: 300 } });
  assert.deepEqual(timersLeft(), [300]);
  set.stop();
  set.setOptions({ autoplay: { interval: 400 } });
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [400]], 'also after a stop');
  set.play(50);
  set.setOptions({ autoplay: { interval: 600 } });
  assert.deepEqual(timersLeft(), [600], 'also after play()');
});

everyPlayer('C20 smart can be changed:', (assert, player) => {
  const playing = player({ autoplay: { interval: 1000, smart: false, pauseOnFocus: false } });
  playing.label(1).click();
  playing.set.setOptions({ autoplay: { smart: true } });
  assert.equal(told(playing), PLAYING);
  playing.label(1).click();
  assert.equal(told(playing), STOPPED);
});

QUnit.module('autoplay: tabs', surroundings);

const [tabs] = players.tabs;

QUnit.test('C17 a press on a label stops what play() started, also not smart', (assert) => {
  const playing = tabs({ autoplay: { smart: false, pauseOnFocus: false } });
  playing.set.play(1000);
  playing.label(1).click();
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

QUnit.test('S1 the control stays the first child, wherever the labels are', (assert) => {
  const { root, set, control, state } = tabs({ ...second, position: 'bottom-left', size: 'mini' });
  const { width, height } = control()!.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24, `${width} by ${height}`);
  for (const options of [{ orientation: 'vertical' }, { orientation: 'horizontal' }] as const) {
    set.setOptions(options);
    assert.true(control()!.matches('.z-playing'));
    assert.equal(root.querySelectorAll('.z-autoplay').length, 1);
  }
  assert.equal(state(), '1 0 0');
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

QUnit.module('autoplay: tabs that load', loadingSurroundings);

/** Waits until a panel's content has come, or has failed. */
const loaded = (root: HTMLElement, moment: 'contentload' | 'error'): Promise<void> =>
  new Promise((resolve) => $(root).one(`uitabs:${moment}`, () => resolve()));

online('C17 it waits while a panel loads', async (assert) => {
  const playing = tabs({ ...second, contentUrls: ['', address('ok/a?hold=wait')] });
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
  const playing = tabs({ ...second, contentUrls: ['', address('status/500')] });
  const over = loaded(playing.root, 'error');
  tick(1000);
  assert.deepEqual([playing.state(), timersLeft().indexOf(1000)], ['0 1 0', -1]);
  await over;
  assert.equal(steps(playing, 1000, 1), '0 0 1');
});
