import { takeWarnings } from '../support/console';
import { both } from '../support/content';
import { instance, start, once } from '../support/fixture';
import { heard, kinds } from '../support/kinds';
import {
  arrow,
  everyCourse,
  everyPlayer,
  players,
  PLAYING,
  STOPPED,
  steps,
  told,
  type Step,
} from '../support/players';
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
  assert.deepEqual([timersLeft(), watching(), playing.control()], [[], 0, null]);
  assert.false(playing.live.hasAttribute('aria-live'));
});

everyPlayer('C17, S5 the option makes it play, and go round:', (assert, player) => {
  const playing = player(second);
  assert.equal(told(playing), PLAYING);
  assert.equal(steps(playing, 500, 4), '1 0 0, 0 1 0, 0 1 0, 0 0 1');
  assert.equal(steps(playing, 1000, 3), '1 0 0, 0 1 0, 0 0 1');
});

const none = 'no control, off';
const still = 'no control, polite';

everyCourse({
  'C17, S1 play() takes an interval, else that of the option, else two seconds': [
    {},
    [({ set }) => set.play(), PLAYING, [2000]],
    [({ set }) => set.play(700), PLAYING, [700]],
    [({ set }) => set.play('600' as never), PLAYING, [600]],
    [({ set }) => set.play({ interval: 500 }), PLAYING, [500]],
    [({ set }) => set.play(), PLAYING, [2000]],
    [({ set }) => set.setOptions(second).play(300).play(), PLAYING, [1000]],
  ],
  'C17 stop() stops it until play(), which waits anew': [
    second,
    [({ set }) => set.stop(), STOPPED, []],
    [({ set }) => set.stop(), STOPPED, []],
    [({ set }) => set.play(), PLAYING, [1000]],
  ],
  'C17 methods do not stop it, they wait anew': [
    second,
    [({ set }) => set.next(), PLAYING, [1000]],
    [({ set }) => set.select(0), PLAYING, [1000]],
  ],
  'S1 pressing the control stops and starts it, also after an action or stop()': [
    second,
    [({ control }) => control()!.click(), STOPPED, []],
    [({ control }) => control()!.click(), PLAYING, [1000]],
    [({ label, control }) => (label(2).click(), control()!.click()), PLAYING, [1000]],
    [({ set, control }) => (set.stop(), control()!.click()), PLAYING, [1000]],
  ],
  'C17 control: false': [
    { autoplay: { interval: 1000, control: false } },
    [() => undefined, none, [100]],
    [({ set }) => set.stop(), still, []],
    [({ set }) => set.setOptions({ autoplay: { control: true } }), STOPPED, []],
    [({ set }) => set.setOptions({ autoplay: { control: false } }), still, []],
  ],
  'C20 a new interval counts at once, also after stop() and play()': [
    second,
    [({ set }) => set.setOptions({ autoplay: { interval: 300 } }), PLAYING, [300]],
    [({ set }) => set.stop().setOptions({ autoplay: { interval: 400 } }), PLAYING, [400]],
    [({ set }) => set.play(50).setOptions({ autoplay: { interval: 600 } }), PLAYING, [600]],
  ],
  'C20 an interval starts it, false ends it': [
    {},
    ...[false, null, { interval: 0 }].flatMap((autoplay): Step[] => [
      [({ set }) => set.setOptions(second), PLAYING, [1000]],
      [({ set }) => set.setOptions({ autoplay } as object), 'no control, null', []],
    ]),
  ],
  'C20 smart can be changed': [
    { autoplay: { interval: 1000, smart: false, pauseOnFocus: false } },
    [({ label }) => label(1).click(), PLAYING, [1000]],
    [({ set }) => set.setOptions({ autoplay: { smart: true } }), PLAYING, [1000]],
    [({ label }) => label(1).click(), STOPPED, []],
  ],
});

everyPlayer('C5, C17 play() with rubbish warns once, and plays:', (assert, player) => {
  const playing = player();
  playing.set.play('soon' as never);
  assert.deepEqual(takeWarnings(), [`${playing.kind.plugin} #set: play() takes milliseconds`]);
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [2000]]);
});

everyPlayer('C8 it passes over disabled and hidden items:', (assert, player) => {
  const playing = player(second);
  playing.set.disable(1);
  assert.equal(steps(playing, 1000, 3), '0 0 1, 1 0 0, 0 0 1');
  playing.item(0).style.display = 'none';
  playing.item(1).classList.remove('z-disabled');
  assert.equal(steps(playing, 1000, 3), '0 1 0, 0 0 1, 0 1 0');
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

QUnit.module('autoplay: tabs', surroundings);

const [tabs] = players.tabs;

const uses: Record<string, Step[0]> = { press: ({ label }) => label(1).click(), key: arrow };

QUnit.test.each('C17 what play() started on labels stops by a', uses, (assert, use) => {
  const playing = tabs({ autoplay: { smart: false, pauseOnFocus: false } });
  playing.set.play(1000);
  use(playing);
  assert.equal(told(playing), STOPPED);
  assert.equal(steps(playing, 5000, 1), '0 1 0');
});

QUnit.test('S1 the control stays the first child, wherever the labels are', (assert) => {
  const { root, set, control, state } = tabs({ ...second, position: 'bottom-left' });
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
  const states = [1, 2, 3].map(() => (tick(1000), state(root)));
  assert.deepEqual(states, ['0 1 0', '0 0 1', '1 0 0']);
  tabs.remove(0).remove(0).remove(0);
  tick(5000);
  tabs.add('T5', 'P5').add('T6', 'P6').refresh();
  assert.equal(state(root), '1 0');
  tick(1000);
  assert.equal(state(root), '0 1');
  assert.strictEqual(root.querySelectorAll('.z-autoplay').length, 1);
});

QUnit.module('autoplay: panels that load', loadingSurroundings);

both('C17 it waits while a panel loads:', async (assert, kind) => {
  const [player] = kind === kinds.tabs ? players.tabs : players['vertical accordion'];
  const playing = player({ ...second, contentUrls: ['', address('ok/a?hold=wait')] });
  tick(1000);
  assert.equal(playing.state(), '0 1 0');
  tick(5000);
  assert.deepEqual([playing.state(), told(playing)], ['0 1 0', PLAYING]);
  await requests({ count: 1 });
  const over = heard(kind, playing.root, 'contentload');
  await release('wait');
  await over;
  assert.equal(steps(playing, 999, 1), '0 1 0', 'the whole interval after');
  assert.equal(steps(playing, 1, 1), '0 0 1');
});

online('C17 it goes on when a panel could not be loaded', async (assert) => {
  const playing = tabs({ ...second, contentUrls: ['', address('status/500')] });
  const over = once(playing.root, 'uitabs:error');
  tick(1000);
  assert.deepEqual([playing.state(), timersLeft().indexOf(1000)], ['0 1 0', -1]);
  await over;
  assert.equal(steps(playing, 1000, 1), '0 0 1');
});
