import {
  arrow,
  everyCourse,
  everyPlayer,
  focusBy,
  PLAYING,
  point,
  STOPPED,
  told,
  type Playing,
  type Step,
} from '../support/players';
import { hidePage, reduceMotion, see, surroundings, timersLeft } from '../support/surroundings';

QUnit.module('autoplay: what makes it wait, or stops it', surroundings);

const second = { autoplay: { interval: 1000 } };
const smart = { autoplay: { interval: 1000, pauseOnFocus: false } };
const lasting = { autoplay: { interval: 1000, smart: false } };

type Pause = [begin: (playing: Playing) => void, end: (playing: Playing) => void];

const pauses: Record<string, Pause> = {
  'C17 a mouse over it': [({ area }) => point(area, 'over'), ({ area }) => point(area, 'out')],
  'S3 a page that is hidden': [() => hidePage(true), () => hidePage(false)],
  'S3 out of sight, or not displayed': [
    ({ root }) => see(root, false),
    ({ root }) => see(root, true),
  ],
};

for (const [name, [begin, end]] of Object.entries(pauses)) {
  everyCourse({
    [`${name}, it waits, then the whole interval`]: [
      second,
      [begin, PLAYING, []],
      [end, PLAYING, [1000]],
    ],
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

everyPlayer('S4 where motion is unwanted it does not start:', (assert, player) => {
  reduceMotion(true);
  const playing = player(second);
  const now = (): unknown[] => [told(playing), timersLeft()];
  assert.deepEqual(now(), [STOPPED, []]);
  playing.set.setOptions({ autoplay: { interval: 500 } });
  assert.deepEqual(now(), [STOPPED, []]);
  playing.set.play();
  assert.deepEqual(now(), [PLAYING, [500]]);
});

/** Focus by keys, on labels and on the control. */
const byKeys: Step[] = [
  [({ label }) => focusBy('key', label(0)), STOPPED, []],
  [({ label }) => label(0).blur(), STOPPED, []],
  [({ control }) => (focusBy('key', control()!), control()!.click()), PLAYING, [1000]],
];

everyCourse({
  'C17 a pointer within it has not left': [
    second,
    [({ label }) => point(label(2), 'over'), PLAYING, []],
    [({ label, area }) => (point(label(2), 'out'), point(area, 'over')), PLAYING, []],
  ],
  'C17 a finger over it pauses nothing, nor ends the pause of a mouse': [
    second,
    [({ label }) => point(label(0), 'over', 'touch'), PLAYING, [100]],
    [({ area }) => (point(area, 'over'), point(area, 'out', 'touch')), PLAYING, []],
  ],
  'C17 pauseOnHover: false': [
    { autoplay: { interval: 1000, pauseOnHover: false } },
    [({ label }) => point(label(0), 'over'), PLAYING, [100]],
  ],
  'S2 leaving starts nothing that was stopped; played while hovered, it waits': [
    second,
    [({ area, set }) => (point(area, 'over'), set.stop()), STOPPED, []],
    [({ area }) => point(area, 'out'), STOPPED, []],
    [({ area, set }) => (point(area, 'over'), set.play()), PLAYING, []],
    [({ area }) => point(area, 'out'), PLAYING, [1000]],
  ],
  'S4 a change of the wish for motion is heard': [
    second,
    [() => reduceMotion(true), STOPPED, []],
    [() => reduceMotion(false), PLAYING, [1000]],
  ],
  'S8 the first press of a label stops it until play(), whatever methods do': [
    smart,
    [({ label }) => label(1).click(), STOPPED, []],
    [({ set }) => set.next().select(0), STOPPED, []],
    [({ set }) => set.play(), PLAYING, [1000]],
  ],
  'S8 an arrow key on a label stops it': [
    smart,
    [(playing) => (focusBy('mouse', playing.label(0)), arrow(playing)), STOPPED, []],
  ],
  'C17 smart: false, an action only waits anew': [
    { autoplay: { ...lasting.autoplay, pauseOnFocus: false } },
    [({ label }) => label(1).click(), PLAYING, [1000]],
    [(playing) => (focusBy('key', playing.label(1)), arrow(playing)), PLAYING, [1000]],
  ],
  'S2 focus by keys stops it for good, and on the control it need not wait': [second, ...byKeys],
  'S2 the same without pauseOnFocus': [smart, ...byKeys],
  'S2 focus by a mouse stops nothing by itself': [
    second,
    [({ label }) => focusBy('mouse', label(0)), PLAYING, [100]],
  ],
  'S2 smart: false, focus inside makes it wait, but on the control': [
    lasting,
    [({ label }) => focusBy('key', label(0)), PLAYING, []],
    [({ set }) => set.setOptions({ texts: { loading: 'L' } }), PLAYING, []],
    [({ label }) => focusBy('key', label(2)), PLAYING, []],
    [({ label }) => label(2).blur(), PLAYING, [1000]],
    [({ label }) => focusBy('key', label(0)), PLAYING, []],
    [({ control }) => focusBy('key', control()!), PLAYING, [1000]],
  ],
});
