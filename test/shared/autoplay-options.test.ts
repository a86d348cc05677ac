import { accordionHtml } from '../support/accordion';
import { tabsHtml } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import {
  controlsIn,
  players,
  PLAYING,
  playSections,
  playTabs,
  STOPPED,
  steps,
  told,
} from '../support/players';
import { surroundings, tick, timersLeft, watching } from '../support/surroundings';

QUnit.module('autoplay: options', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test.each('C20 an interval starts it, false ends it:', players, (assert, [player]) => {
  const playing = player();
  playing.widget.setOptions(second);
  assert.equal(told(playing), PLAYING);
  for (const off of [false, null, { interval: 0 }] as const) {
    playing.widget.setOptions({ autoplay: off });
    assert.equal(told(playing), 'no control, null');
    assert.deepEqual([timersLeft(), watching()], [[], { sight: 0 }]);
    assert.equal(steps(playing, 5000, 1), '1 0 0');
    playing.widget.setOptions(second);
    assert.equal(told(playing), PLAYING);
  }
  assert.equal(steps(playing, 1000, 3), '0 1 0, 0 0 1, 1 0 0');
});

QUnit.test.each('C20 a new interval counts at once:', players, (assert, [player]) => {
  const playing = player(second);
  tick(900);
  playing.widget.setOptions({ autoplay: { interval: 300 } });
  assert.equal(steps(playing, 300, 2), '0 1 0, 0 0 1');
  playing.widget.stop();
  playing.widget.setOptions({ autoplay: { interval: 400 } });
  assert.equal(told(playing), PLAYING, 'also after a stop');
  assert.equal(steps(playing, 400, 1), '1 0 0');
  playing.widget.play(50);
  playing.widget.setOptions({ autoplay: { interval: 600 } });
  assert.deepEqual(timersLeft(), [600], 'also after play()');
});

QUnit.test.each('C20 smart can be changed:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000, smart: false, pauseOnFocus: false } });
  playing.labels[1]!.click();
  assert.equal(told(playing), PLAYING);
  playing.widget.setOptions({ autoplay: { smart: true } });
  assert.equal(told(playing), PLAYING);
  playing.labels[1]!.click();
  assert.equal(told(playing), STOPPED);
});

QUnit.test('C4 attributes ask for it, too', (assert) => {
  for (const attributes of [
    'data-autoplay-interval="700"',
    `data-options='{"autoplay": {"interval": "700"}}'`,
  ]) {
    for (const play of [
      () => playTabs({}, tabsHtml({ attributes })),
      () => playSections({}, accordionHtml({ attributes })),
    ]) {
      const playing = play();
      assert.equal(told(playing), PLAYING);
      assert.equal(steps(playing, 700, 2), '0 1 0, 0 0 1');
      playing.widget.destroy();
    }
  }
});

const states: [string, (playing: ReturnType<typeof playTabs>) => void][] = [
  ['playing', () => undefined],
  ['after some steps', (playing) => steps(playing, 1000, 4)],
  ['switched off', ({ widget }) => widget.setOptions({ autoplay: false })],
];

QUnit.test.each('C13 destroy leaves nothing behind:', states, (assert, [, use]) => {
  for (const [name, [player]] of Object.entries(players)) {
    const watch = watchLeaks();
    const playing = player(second);
    use(playing);
    playing.widget.destroy();
    assert.deepEqual(watch.left(), [], name);
    watch.end();
    assert.deepEqual([timersLeft(), watching()], [[], { sight: 0 }]);
    assert.equal(controlsIn(document.body).length, 0);
    playing.root.remove();
  }
});
