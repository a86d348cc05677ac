import { arrow, focusBy, players, PLAYING, STOPPED, steps, told } from '../support/players';
import { surroundings, tick, timersLeft } from '../support/surroundings';

QUnit.module('autoplay: what users do', surroundings);

const unfocused = { interval: 1000, pauseOnFocus: false };
const smart = { autoplay: unfocused };
const lasting = { autoplay: { ...unfocused, smart: false } };

QUnit.test.each('S8 the first press of a label stops it:', players, (assert, [player]) => {
  const playing = player(smart);
  tick(500);
  playing.labels[1]!.click();
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  const chosen = playing.state();
  assert.equal(steps(playing, 5000, 1), chosen, 'for good');
  playing.widget.next();
  playing.widget.select(0);
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []], 'methods do not start it');
  playing.widget.play();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
});

QUnit.test.each('S8 an arrow key on a label stops it:', players, (assert, [player]) => {
  const playing = player(smart);
  focusBy('mouse', playing.labels[0]!);
  assert.equal(told(playing), PLAYING, 'the focus alone does not');
  arrow(playing);
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
});

QUnit.test.each('C17 smart: false, a press only waits anew:', players, (assert, [player]) => {
  const playing = player(lasting);
  tick(900);
  playing.labels[1]!.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  tick(900);
  focusBy('key', playing.labels[1]!);
  arrow(playing);
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  const before = playing.state();
  assert.notEqual(steps(playing, 1000, 1), before);
});

QUnit.test.each(
  'C17 focus by keys stops it, also where it needn’t wait:',
  players,
  (assert, [player]) => {
    const playing = player(smart);
    focusBy('key', playing.labels[0]!);
    assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  },
);

QUnit.test.each('S2 focus by keys stops it for good:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000 } });
  focusBy('key', playing.labels[0]!);
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  playing.labels[0]!.blur();
  assert.equal(steps(playing, 5000, 1), '1 0 0', 'also when it leaves');
  focusBy('key', playing.control()!);
  playing.control()!.click();
  assert.equal(told(playing), PLAYING);
  assert.equal(steps(playing, 1000, 1), '0 1 0', 'the focus on the control is no reason to wait');
});

QUnit.test.each('S2 focus by a mouse stops nothing by itself:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000 } });
  focusBy('mouse', playing.labels[0]!);
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  assert.equal(steps(playing, 1000, 1), '0 1 0');
});

QUnit.test.each('S2 smart: false, focus inside makes it wait:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000, smart: false } });
  tick(900);
  focusBy('key', playing.labels[0]!);
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, []]);
  playing.widget.setOptions({ texts: { slide: 'S' } });
  assert.deepEqual(timersLeft(), [], 'also with other options');
  focusBy('key', playing.labels[2]!);
  assert.equal(steps(playing, 5000, 1), '1 0 0');
  playing.labels[2]!.blur();
  assert.equal(steps(playing, 999, 1), '1 0 0');
  assert.equal(steps(playing, 1, 1), '0 1 0');
  focusBy('key', playing.labels[0]!);
  focusBy('key', playing.control()!);
  assert.equal(steps(playing, 1000, 1), '0 0 1', 'on the control it does not wait');
});
