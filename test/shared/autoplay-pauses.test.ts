import {
  arrow,
  focusBy,
  everyPlayer,
  PLAYING,
  point,
  STOPPED,
  steps,
  told,
  type Playing,
} from '../support/players';
import {
  hidePage,
  reduceMotion,
  see,
  surroundings,
  tick,
  timersLeft,
} from '../support/surroundings';

QUnit.module('autoplay: what makes it wait, or stops it', surroundings);

const second = { autoplay: { interval: 1000 } };
const smart = { autoplay: { interval: 1000, pauseOnFocus: false } };
const lasting = { autoplay: { interval: 1000, smart: false } };

/** What tells whether it plays, and how long it has to wait. */
const now = (playing: Playing): unknown[] => [told(playing), timersLeft()];

type Pause = [begin: (playing: Playing) => void, end: (playing: Playing) => void];

const pauses: Record<string, Pause> = {
  'C17 a mouse over it': [({ stage }) => point(stage, 'over'), ({ stage }) => point(stage, 'out')],
  'C17 a pen over it': [
    ({ stage }) => point(stage, 'over', 'pen'),
    ({ stage }) => point(stage, 'out', 'pen'),
  ],
  'S3 a page that is hidden': [() => hidePage(true), () => hidePage(false)],
  'S3 out of sight, or not displayed': [
    ({ root }) => see(root, false),
    ({ root }) => see(root, true),
  ],
};

for (const [name, [begin, end]] of Object.entries(pauses)) {
  everyPlayer(`${name}, it waits:`, (assert, player) => {
    const playing = player(second);
    tick(900);
    begin(playing);
    assert.deepEqual(now(playing), [PLAYING, []], 'no timer runs, but it is not stopped');
    end(playing);
    assert.deepEqual(now(playing), [PLAYING, [1000]], 'the whole interval passes after');
  });
}

everyPlayer('C17 all reasons to wait have to end:', (assert, player) => {
  const playing = player(second);
  const all = Object.values(pauses);
  for (const [begin] of all) begin(playing);
  for (const [, end] of all) {
    assert.deepEqual(timersLeft(), []);
    end(playing);
  }
  assert.deepEqual(timersLeft(), [1000]);
});

everyPlayer('C17 a pointer within it has not left:', (assert, player) => {
  const playing = player(second);
  point(playing.label(2), 'over');
  point(playing.label(2), 'out');
  point(playing.stage, 'over');
  assert.deepEqual(timersLeft(), []);
});

everyPlayer('C17 a finger over it pauses nothing:', (assert, player) => {
  const playing = player(second);
  tick(900);
  point(playing.label(0), 'over', 'touch');
  assert.deepEqual(timersLeft(), [100]);
  point(playing.stage, 'over', 'mouse');
  point(playing.stage, 'out', 'touch');
  assert.deepEqual(timersLeft(), [], 'nor does it end the pause of a mouse');
});

everyPlayer('C17 pauseOnHover: false:', (assert, player) => {
  const playing = player({ autoplay: { interval: 1000, pauseOnHover: false } as object });
  tick(900);
  point(playing.label(0), 'over');
  assert.deepEqual(timersLeft(), [100]);
});

everyPlayer('S2 the states never mix:', (assert, player) => {
  const playing = player(second);
  const { stage, set } = playing;
  point(stage, 'over');
  set.stop();
  point(stage, 'out');
  assert.deepEqual(now(playing), [STOPPED, []], 'leaving starts nothing that was stopped');
  point(stage, 'over');
  set.play();
  assert.deepEqual(now(playing), [PLAYING, []], 'hovered, it waits');
  point(stage, 'out');
  assert.deepEqual(timersLeft(), [1000]);
});

everyPlayer('S4 where motion is unwanted it does not start:', (assert, player) => {
  reduceMotion(true);
  const playing = player(second);
  assert.deepEqual(now(playing), [STOPPED, []]);
  playing.set.setOptions({ autoplay: { interval: 500 } });
  assert.deepEqual(now(playing), [STOPPED, []]);
  playing.set.play();
  assert.deepEqual(now(playing), [PLAYING, [500]]);
});

everyPlayer('S4 a change of the wish for motion is heard:', (assert, player) => {
  const playing = player(second);
  tick(900);
  reduceMotion(true);
  assert.deepEqual(now(playing), [STOPPED, []]);
  reduceMotion(false);
  assert.deepEqual(now(playing), [PLAYING, [1000]]);
});

everyPlayer('S8 the first press of a label stops it:', (assert, player) => {
  const playing = player(smart);
  tick(500);
  playing.label(1).click();
  assert.deepEqual(now(playing), [STOPPED, []]);
  playing.set.next();
  playing.set.select(0);
  assert.deepEqual(now(playing), [STOPPED, []], 'methods do not start it');
  playing.set.play();
  assert.deepEqual(now(playing), [PLAYING, [1000]]);
});

everyPlayer('S8 an arrow key on a label stops it:', (assert, player) => {
  const playing = player(smart);
  focusBy('mouse', playing.label(0));
  arrow(playing);
  assert.deepEqual(now(playing), [STOPPED, []]);
});

everyPlayer('C17 smart: false, an action only waits anew:', (assert, player) => {
  const playing = player({ autoplay: { ...lasting.autoplay, pauseOnFocus: false } as object });
  const acts = [
    () => playing.label(1).click(),
    () => (focusBy('key', playing.label(1)), arrow(playing)),
  ];
  for (const act of acts) {
    tick(900);
    act();
    assert.deepEqual(now(playing), [PLAYING, [1000]]);
  }
  const before = playing.state();
  assert.notEqual(steps(playing, 1000, 1), before);
});

everyPlayer('S2 focus by keys stops it for good:', (assert, player) => {
  for (const settings of [smart, second]) {
    const playing = player(settings);
    focusBy('key', playing.label(0));
    assert.deepEqual(now(playing), [STOPPED, []]);
    playing.label(0).blur();
    assert.deepEqual(timersLeft(), [], 'also when it leaves');
    focusBy('key', playing.control()!);
    playing.control()!.click();
    assert.deepEqual(now(playing), [PLAYING, [1000]], 'on the control it need not wait');
    playing.set.destroy();
    playing.root.remove();
  }
});

everyPlayer('S2 focus by a mouse stops nothing by itself:', (assert, player) => {
  const playing = player(second);
  focusBy('mouse', playing.label(0));
  assert.deepEqual(now(playing), [PLAYING, [1000]]);
});

everyPlayer('S2 smart: false, focus inside makes it wait:', (assert, player) => {
  const playing = player(lasting);
  tick(900);
  focusBy('key', playing.label(0));
  assert.deepEqual(now(playing), [PLAYING, []]);
  playing.set.setOptions({ texts: { slide: 'S' } });
  assert.deepEqual(timersLeft(), [], 'also with other options');
  focusBy('key', playing.label(2));
  assert.deepEqual(timersLeft(), []);
  playing.label(2).blur();
  assert.deepEqual(timersLeft(), [1000]);
  focusBy('key', playing.label(0));
  focusBy('key', playing.control()!);
  assert.deepEqual(timersLeft(), [1000], 'on the control it does not wait');
});
