import { takeWarnings } from '../support/console';
import { players, PLAYING, point, STOPPED, steps, told } from '../support/players';
import { surroundings, tick, timersLeft, watching } from '../support/surroundings';

QUnit.module('autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test.each('C17 it is off until it is asked for:', players, (assert, [player]) => {
  const playing = player();
  assert.equal(steps(playing, 1e6, 2), '1 0 0, 1 0 0');
  assert.deepEqual([timersLeft(), watching().sight, playing.control()], [[], 0, null]);
  assert.false(playing.live.hasAttribute('aria-live'));
});

QUnit.test.each('C17 the option makes it play, and wrap:', players, (assert, [player]) => {
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

QUnit.test.each('C17 play() with', calls, (assert, [, given, ms, warnings = 0]) => {
  for (const [name, [player]] of Object.entries(players)) {
    const playing = player();
    assert.strictEqual(playing.widget.play(...given), playing.widget, name);
    assert.equal(takeWarnings().length, warnings, name);
    assert.equal(told(playing), PLAYING);
    assert.equal(steps(playing, ms - 1, 1), '1 0 0');
    assert.equal(steps(playing, 1, 1), '0 1 0');
    assert.equal(steps(playing, ms, 2), '0 0 1, 1 0 0');
    playing.widget.destroy();
    playing.root.remove();
  }
});

QUnit.test.each('C17 play() takes the option, then 2000:', players, (assert, [player]) => {
  const playing = player(second);
  playing.widget.play(300);
  assert.equal(steps(playing, 300, 2), '0 1 0, 0 0 1');
  playing.widget.play();
  assert.equal(steps(playing, 999, 1), '0 0 1');
  assert.equal(steps(playing, 1, 1), '1 0 0');
});

QUnit.test.each('C17 stop() stops it until play():', players, (assert, [player]) => {
  const playing = player(second);
  const { widget } = playing;
  tick(900);
  assert.strictEqual(widget.stop(), widget);
  assert.equal(told(playing), STOPPED);
  assert.equal(steps(playing, 5000, 1), '1 0 0');
  assert.deepEqual(timersLeft(), []);
  widget.stop();
  widget.play();
  assert.equal(told(playing), PLAYING);
  assert.equal(steps(playing, 999, 1), '1 0 0', 'it waits anew');
  assert.equal(steps(playing, 1, 1), '0 1 0');
});

QUnit.test.each('C8 it passes over disabled and hidden items:', players, (assert, [player]) => {
  const playing = player(second);
  playing.widget.disable(1);
  assert.equal(steps(playing, 1000, 3), '0 0 1, 1 0 0, 0 0 1');
  playing.items[0]!.style.display = 'none';
  playing.items[1]!.classList.remove('z-disabled');
  assert.equal(steps(playing, 1000, 3), '0 1 0, 0 0 1, 0 1 0');
  playing.items[0]!.style.display = '';
  playing.items[2]!.classList.add('hide');
  assert.equal(steps(playing, 1000, 2), '1 0 0, 0 1 0');
});

QUnit.test.each('C17 methods do not stop it, they wait anew:', players, (assert, [player]) => {
  const playing = player(second);
  tick(900);
  playing.widget.next();
  const chosen = playing.state();
  assert.true(/^[01] 1 0$/.test(chosen), chosen);
  assert.equal(steps(playing, 999, 1), chosen);
  assert.deepEqual([timersLeft(), told(playing)], [[1], PLAYING]);
  assert.equal(steps(playing, 1, 1), '0 0 1');
  playing.widget.play(1000);
  tick(900);
  playing.widget.select(0);
  assert.deepEqual([timersLeft(), told(playing)], [[1000], PLAYING]);
});

QUnit.test.each(
  'S5 no selection goes into the address or storage:',
  players,
  (assert, [player]) => {
    const [{ href }, { length }] = [location, history];
    localStorage.clear();
    const linked = { deeplinking: true, rememberState: true, ...second };
    const playing = player(linked as typeof second);
    assert.equal(steps(playing, 1000, 4), '0 1 0, 0 0 1, 1 0 0, 0 1 0');
    assert.deepEqual([location.href, history.length, localStorage.length], [href, length, 0]);
  },
);

QUnit.test.each('S5 it never moves the focus:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000, pauseOnFocus: false } });
  const [label] = playing.labels;
  label!.focus();
  assert.equal(steps(playing, 1000, 4), '0 1 0, 0 0 1, 1 0 0, 0 1 0');
  assert.strictEqual(document.activeElement, label);
});

QUnit.test.each('S2 the states never mix:', players, (assert, [player]) => {
  const playing = player(second);
  const { stage, widget } = playing;
  point(stage, 'over');
  widget.stop();
  point(stage, 'out');
  assert.equal(steps(playing, 1000, 1), '1 0 0', 'leaving starts nothing that was stopped');
  point(stage, 'over');
  widget.play();
  assert.deepEqual([timersLeft(), told(playing)], [[], PLAYING], 'hovered, it waits');
  point(stage, 'out');
  assert.equal(steps(playing, 1000, 1), '0 1 0');
});
