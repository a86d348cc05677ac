import { players, PLAYING, STOPPED, steps, told } from '../support/players';
import { surroundings, tick, timersLeft } from '../support/surroundings';

QUnit.module('autoplay: the control, and what is told', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test.each('S1 it is a button of 24 px or more with a name:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  assert.equal(control.getAttribute('type'), 'button');
  assert.equal(control.getAttribute('aria-label'), 'Stop automatic change');
  assert.equal(control.tagName, 'BUTTON');
  const { width, height } = control.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24, `${width} by ${height}`);
  assert.true(control.checkVisibility());
  const labels = document.querySelector('.z-tabs-desktop, .z-accordion')!;
  assert.true(
    !!(control.compareDocumentPosition(labels) & Node.DOCUMENT_POSITION_FOLLOWING),
    'it comes first',
  );
});

QUnit.test.each('S1 pressing it stops and starts:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  tick(900);
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  assert.false(control.hasAttribute('aria-pressed'), 'its name says it');
  assert.equal(steps(playing, 5000, 1), '1 0 0');
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  assert.equal(steps(playing, 1000, 1), '0 1 0');
  playing.labels[2]!.click();
  control.click();
  assert.equal(told(playing), PLAYING, "also after a user's action");
  playing.widget.stop();
  control.click();
  assert.equal(told(playing), PLAYING, 'and after stop()');
  assert.strictEqual(playing.control(), control);
});

QUnit.test.each('S1 what play() started has it, too:', players, (assert, [player]) => {
  const playing = player();
  playing.widget.play();
  assert.equal(told(playing), PLAYING);
  playing.widget.stop();
  assert.equal(told(playing), STOPPED);
  playing.control()!.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [2000]]);
});

QUnit.test.each('C17 control: false:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000, control: false } });
  assert.equal(told(playing), 'no control, off');
  playing.widget.stop();
  assert.equal(told(playing), 'no control, polite');
  playing.widget.setOptions({ autoplay: { control: true } });
  assert.equal(told(playing), STOPPED);
  playing.widget.setOptions({ autoplay: { control: false } });
  assert.equal(told(playing), 'no control, polite');
});
