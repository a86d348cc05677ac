import { players, PLAYING, point, STOPPED, steps, told, type Playing } from '../support/players';
import {
  hidePage,
  reduceMotion,
  see,
  surroundings,
  tick,
  timersLeft,
} from '../support/surroundings';

QUnit.module('autoplay: what makes it wait', surroundings);

const second = { autoplay: { interval: 1000 } };
const patient = (more: object): typeof second => ({ autoplay: { interval: 1000, ...more } });

/** Nothing happens while it waits, and the whole interval passes after. */
function assertWaits(assert: Assert, playing: Playing, [begin, end]: [() => void, () => void]) {
  tick(900);
  begin();
  assert.deepEqual(timersLeft(), [], 'no timer runs meanwhile');
  assert.equal(steps(playing, 5000, 2), '1 0 0, 1 0 0');
  assert.equal(told(playing), PLAYING, 'the user has not stopped it');
  end();
  assert.equal(steps(playing, 999, 1), '1 0 0');
  assert.equal(steps(playing, 1, 1), '0 1 0');
}

QUnit.test.each('C17 a mouse or a pen over it:', players, (assert, [player]) => {
  for (const pointer of ['mouse', 'pen']) {
    const playing = player(second);
    const { stage, labels } = playing;
    assertWaits(assert, playing, [
      () => point(stage, 'over', pointer),
      () => point(stage, 'out', pointer),
    ]);
    point(labels[2]!, 'over', pointer);
    point(labels[2]!, 'out', pointer);
    point(stage, 'over', pointer);
    assert.equal(steps(playing, 5000, 1), '0 1 0', 'within it, it is not left');
    playing.widget.destroy();
    document.getElementById('qunit-fixture')!.textContent = '';
  }
});

QUnit.test.each('C17 a finger over it pauses nothing:', players, (assert, [player]) => {
  const playing = player(second);
  point(playing.labels[0]!, 'over', 'touch');
  assert.equal(steps(playing, 1000, 1), '0 1 0');
  point(playing.stage, 'over', 'mouse');
  point(playing.stage, 'out', 'touch');
  assert.equal(steps(playing, 1000, 1), '0 1 0', 'nor does it end the pause of a mouse');
});

QUnit.test.each('C17 pauseOnHover: false:', players, (assert, [player]) => {
  const playing = player(patient({ pauseOnHover: false }));
  tick(900);
  point(playing.labels[0]!, 'over');
  assert.equal(steps(playing, 100, 1), '0 1 0');
});

QUnit.test.each('S3 a page that is hidden:', players, (assert, [player]) => {
  assertWaits(assert, player(second), [() => hidePage(true), () => hidePage(false)]);
});

QUnit.test.each('S3 a set that is out of sight, or not displayed:', players, (assert, [player]) => {
  const playing = player(second);
  const { root } = playing;
  assertWaits(assert, playing, [() => see(root, false), () => see(root, true)]);
});

QUnit.test.each('C17 all reasons to wait have to end:', players, (assert, [player]) => {
  const playing = player(second);
  const { root, stage } = playing;
  point(stage, 'over');
  hidePage(true);
  see(root, false);
  const ends = [() => point(stage, 'out'), () => hidePage(false), () => see(root, true)];
  for (const end of ends) {
    assert.deepEqual(timersLeft(), []);
    end();
  }
  assert.equal(steps(playing, 1000, 1), '0 1 0');
});

QUnit.test.each('S4 where motion is unwanted it does not start:', players, (assert, [player]) => {
  reduceMotion(true);
  const playing = player(second);
  assert.equal(told(playing), STOPPED);
  assert.equal(steps(playing, 5000, 2), '1 0 0, 1 0 0');
  playing.widget.setOptions({ autoplay: { interval: 500 } });
  assert.equal(steps(playing, 5000, 1), '1 0 0');
  playing.widget.play();
  assert.equal(told(playing), PLAYING);
  assert.equal(steps(playing, 500, 2), '0 1 0, 0 0 1');
});

QUnit.test.each('S4 a change of the wish for motion is heard:', players, (assert, [player]) => {
  const playing = player(second);
  tick(900);
  reduceMotion(true);
  assert.deepEqual([timersLeft(), told(playing)], [[], STOPPED]);
  reduceMotion(false);
  assert.equal(told(playing), PLAYING);
  assert.equal(steps(playing, 1000, 1), '0 1 0');
});
