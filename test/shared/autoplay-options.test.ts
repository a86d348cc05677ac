import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { accordionHtml } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import { players, PLAYING, playSections, playTabs, STOPPED, steps, told } from '../support/players';
import { surroundings, tick, timersLeft, watching } from '../support/surroundings';

QUnit.module('autoplay: options', surroundings);

const second = { autoplay: { interval: 1000 } };

QUnit.test.each('C20 an interval starts it, false ends it:', players, (assert, [player]) => {
  const playing = player();
  const { parentElement } = playing.stage;
  const before = parentElement!.innerHTML;
  playing.widget.setOptions(second);
  assert.equal(told(playing), PLAYING);
  for (const off of [false, null, { interval: 0 }] as const) {
    playing.widget.setOptions({ autoplay: off });
    assert.equal(parentElement!.innerHTML, before);
    assert.deepEqual([timersLeft(), watching()], [[], { sight: 0, motion: 0 }]);
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

QUnit.test.each('C20 other options keep it playing, or stopped:', players, (assert, [player]) => {
  const playing = player(second);
  playing.widget.setOptions({ debug: true });
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  playing.widget.stop();
  playing.widget.setOptions({ debug: false });
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  playing.widget.play(300);
  playing.widget.setOptions({ debug: true });
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [300]], 'what play() said stays');
});

QUnit.test.each('C20 what play() started goes on, too:', players, (assert, [player]) => {
  const playing = player();
  playing.widget.play(300);
  playing.widget.setOptions({ debug: true });
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [300]]);
  assert.equal(steps(playing, 300, 2), '0 1 0, 0 0 1');
});

QUnit.test.each('C20 what play() started ends by option, too:', players, (assert, [player]) => {
  const playing = player();
  for (let n = 0; n < 2; n++) {
    playing.widget.play(300);
    playing.widget.setOptions({ autoplay: false });
    assert.deepEqual([told(playing), timersLeft()], ['no control, null', []]);
  }
  playing.widget.setOptions(second);
  playing.widget.play(300);
  playing.widget.setOptions(second);
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
});

QUnit.test.each('C20 the same interval is no new one:', players, (assert, [player]) => {
  const playing = player(second);
  playing.widget.stop();
  playing.widget.setOptions(second);
  assert.equal(told(playing), STOPPED);
  playing.widget.setOptions({ debug: true });
  assert.equal(told(playing), STOPPED, 'nor is it later');
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

QUnit.test.each('C5 autoplay: false and null are off:', players, (assert, [player]) => {
  for (const autoplay of [false, null] as const) {
    const playing = player({ autoplay });
    assert.equal(told(playing), 'no control, null');
    playing.widget.destroy();
    playing.root.remove();
  }
});

QUnit.test.each('C5 a wrong interval is off, with a warning:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 'fast' as unknown as number } });
  assert.equal(told(playing), 'no control, null');
  assert.equal(
    takeWarnings()
      .join()
      .match(/autoplay\.interval: "fast"/g)?.length,
    1,
  );
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
  ['stopped', ({ widget }) => widget.stop()],
  ['started by play()', ({ widget }) => widget.play(300)],
  ['after some steps', (playing) => steps(playing, 1000, 4)],
  ['with other options', ({ widget }) => widget.setOptions({ autoplay: { smart: false } })],
  ['switched off', ({ widget }) => widget.setOptions({ autoplay: false })],
  [
    'switched off and on',
    ({ widget }) => {
      widget.setOptions({ autoplay: false });
      widget.setOptions(second);
    },
  ],
];

QUnit.test.each('C13 destroy leaves nothing behind:', states, (assert, [, use]) => {
  for (const [name, [player]] of Object.entries(players)) {
    const place = put('<section><h2>Heading</h2></section>');
    const watch = watchLeaks();
    const playing = player(second);
    playing.widget.destroy();
    const original = playing.root.outerHTML;
    assert.deepEqual(watch.left(), [], 'without any use');
    playing.root.remove();
    const again = player(second);
    place.append(again.stage);
    use(again);
    again.widget.destroy();
    assert.deepEqual(watch.left(), [], name);
    watch.end();
    assert.equal(place.innerHTML, '<h2>Heading</h2>' + original, name);
    assert.deepEqual([timersLeft(), watching()], [[], { sight: 0, motion: 0 }]);
    place.remove();
  }
});

const authored = (html: string): string =>
  html.replace(/^<(\w+)/, '<$1 aria-live="assertive" role="region" aria-label="Mine"');

QUnit.test("C13 the author's own attributes come back", (assert) => {
  for (const [player, html] of [
    [playTabs, tabsHtml().replace('><div><div>', '><div aria-live="assertive"><div>')],
    [playTabs, authored(tabsHtml())],
    [playSections, authored(accordionHtml({ form: 'div' }))],
    [playSections, authored(accordionHtml())],
  ] as const) {
    const original = put(html);
    const { outerHTML } = original;
    original.remove();
    const playing = player(second, html);
    assert.equal(playing.live.getAttribute('aria-live'), 'off');
    steps(playing, 1000, 4);
    playing.widget.destroy();
    assert.equal(playing.root.outerHTML, outerHTML);
    playing.root.remove();
  }
});

QUnit.test.each('C13 a callback may end the widget:', players, (assert, [player]) => {
  const playing = player(second);
  const ending = {
    select: () => {
      assert.step('told');
      playing.widget.destroy();
    },
  };
  playing.widget.setOptions(ending as never);
  tick(5000);
  assert.verifySteps(['told']);
  assert.deepEqual(timersLeft(), []);
});

QUnit.test.each('C13 removed by jQuery, it ends:', players, (assert, [player]) => {
  const { stage } = player(second);
  $(stage.parentElement!).empty();
  assert.deepEqual([timersLeft(), watching()], [[], { sight: 0, motion: 0 }]);
});
