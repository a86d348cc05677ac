import { accordionHtml } from '../support/accordion';
import { takeWarnings } from '../support/console';
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
  type Playing,
} from '../support/players';
import { surroundings, tick, timersLeft, watching } from '../support/surroundings';

QUnit.module('autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test.each('C17 it is off until it is asked for:', players, (assert, [player]) => {
  const playing = player();
  assert.equal(steps(playing, 1e6, 2), '1 0 0, 1 0 0');
  assert.deepEqual([timersLeft(), watching().sight, playing.control()], [[], 0, null]);
  assert.false(playing.live.hasAttribute('aria-live'));
});

QUnit.test.each('C17, S5 the option makes it play, and go round:', players, (assert, [player]) => {
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

QUnit.test.each('C17 play() alone takes the option’s interval:', players, (assert, [player]) => {
  const playing = player(second);
  playing.widget.play(300);
  assert.equal(steps(playing, 300, 2), '0 1 0, 0 0 1');
  playing.widget.play();
  assert.deepEqual(timersLeft(), [1000]);
});

QUnit.test.each('C17 stop() stops it until play():', players, (assert, [player]) => {
  const playing = player(second);
  const { widget } = playing;
  tick(900);
  assert.strictEqual(widget.stop(), widget);
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  widget.stop();
  widget.play();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]], 'it waits anew');
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
  assert.true(playing.state().includes('1 0'), 'with several, the first stays');
  assert.deepEqual([timersLeft(), told(playing)], [[1000], PLAYING]);
  tick(900);
  playing.widget.select(0);
  assert.deepEqual([timersLeft(), told(playing)], [[1000], PLAYING]);
});

QUnit.test.each('S5 it moves no focus, address or storage:', players, (assert, [player]) => {
  const [{ href }, { length }] = [location, history];
  localStorage.clear();
  const autoplay = { interval: 1000, pauseOnFocus: false };
  const playing = player({ deeplinking: true, rememberState: true, autoplay } as typeof second);
  playing.labels[0]!.focus();
  assert.equal(steps(playing, 1000, 4), '0 1 0, 0 0 1, 1 0 0, 0 1 0');
  assert.deepEqual([location.href, history.length, localStorage.length], [href, length, 0]);
  assert.strictEqual(document.activeElement, playing.labels[0]);
});

QUnit.module('autoplay: the control', surroundings);

QUnit.test.each('S1 it is a button of 24 px or more with a name:', players, (assert, [player]) => {
  const control = player(second).control()!;
  assert.deepEqual([control.tagName, control.getAttribute('type')], ['BUTTON', 'button']);
  const { width, height } = control.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24 && control.checkVisibility(), `${width} by ${height}`);
  const labels = document.querySelector('.z-tabs-desktop, .z-accordion')!;
  const place = control.compareDocumentPosition(labels) & Node.DOCUMENT_POSITION_FOLLOWING;
  assert.true(place > 0, 'it comes first');
});

QUnit.test.each('S1 pressing it stops and starts:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  tick(900);
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  assert.false(control.hasAttribute('aria-pressed'), 'its name says it');
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  playing.labels[2]!.click();
  control.click();
  assert.equal(told(playing), PLAYING, "also after a user's action");
  playing.widget.stop();
  control.click();
  assert.equal(told(playing), PLAYING, 'and after stop()');
  assert.strictEqual(playing.control(), control);
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

QUnit.module('autoplay: options', surroundings);

QUnit.test.each('C20 an interval starts it, false ends it:', players, (assert, [player]) => {
  const playing = player();
  for (const off of [false, null, { interval: 0 }] as const) {
    playing.widget.setOptions(second);
    assert.equal(told(playing), PLAYING);
    playing.widget.setOptions({ autoplay: off });
    assert.equal(told(playing), 'no control, null');
    assert.deepEqual([timersLeft(), watching()], [[], { sight: 0 }]);
  }
});

QUnit.test.each('C20 a new interval counts at once:', players, (assert, [player]) => {
  const playing = player(second);
  const { widget } = playing;
  tick(900);
  widget.setOptions({ autoplay: { interval: 300 } });
  assert.deepEqual(timersLeft(), [300]);
  widget.stop();
  widget.setOptions({ autoplay: { interval: 400 } });
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [400]], 'also after a stop');
  widget.play(50);
  widget.setOptions({ autoplay: { interval: 600 } });
  assert.deepEqual(timersLeft(), [600], 'also after play()');
});

QUnit.test.each('C20 smart can be changed:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000, smart: false, pauseOnFocus: false } });
  playing.labels[1]!.click();
  playing.widget.setOptions({ autoplay: { smart: true } });
  assert.equal(told(playing), PLAYING);
  playing.labels[1]!.click();
  assert.equal(told(playing), STOPPED);
});

QUnit.test('C4 attributes ask for it, too', (assert) => {
  const json = `data-options='{"autoplay": {"interval": "700"}}'`;
  for (const attributes of ['data-autoplay-interval="700"', json]) {
    for (const play of [
      () => playTabs({}, tabsHtml({ attributes })),
      () => playSections({}, accordionHtml({ attributes })),
    ]) {
      const playing = play();
      assert.deepEqual([told(playing), timersLeft()], [PLAYING, [700]]);
      playing.widget.destroy();
    }
  }
});

const states: Record<string, (playing: Playing) => unknown> = {
  playing: () => undefined,
  'after some steps': (playing) => steps(playing, 1000, 4),
  'switched off': ({ widget }) => widget.setOptions({ autoplay: false }),
};

QUnit.test.each('C13 destroy leaves nothing behind:', states, (assert, use) => {
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
