import $ from 'jquery';
import { begin, begun, both, heard, bothEach } from '../support/kinds';
import { until } from '../support/fit';
import { running, stillOn, traces, types } from '../support/motion';
import { isVisible } from '../support/state';

QUnit.module('motion');

const none: Record<string, [animation: object, isAway?: boolean]> = {
  'none, by css': [{ effects: 'none' }],
  'none, by jquery': [{ effects: 'none', type: 'jquery' }],
  'a duration of 0': [{ effects: 'fade', duration: 0 }],
  'a set out of sight': [{ effects: 'fade', duration: 60000 }, true],
};

bothEach(
  'T15, A5 nothing moves, and events come at once, with',
  none,
  async (assert, kind, [animation, isAway = false]) => {
    const { root, log, set, state } = await begun(kind, { animation });
    const { style } = root.parentElement!;
    style.display = isAway ? 'none' : 'block';
    const before = traces(root);
    set.select(1);
    assert.equal(log.take(), kind.change(1, 0, 'api'));
    assert.deepEqual([running(root), traces(root)], [[], before]);
    style.display = 'block';
    assert.equal(state(), '0 1 0');
  },
);

both('T15, A5, C20 nothing moves at the start, then by what is set:', async (assert, kind) => {
  const { root, set } = begin(kind, { animation: { duration: 50, effects: 'fade' } });
  assert.deepEqual(root.getAnimations({ subtree: true }), [], 'nor do the arrows');
  await heard(kind, root);
  assert.deepEqual(running(root), []);
  set.setOptions({ animation: { duration: 700, easing: 'swing' } }).select(1);
  const timings = running(root).map(({ effect }) => effect!.getTiming());
  assert.equal(timings.length, 2);
  for (const { duration, easing } of timings) {
    assert.equal(duration, 700);
    assert.true(easing!.startsWith('cubic-bezier'), easing);
  }
});

both('C13 a set that has left the page tells nothing of its motion:', async (assert, kind) => {
  for (const type of types) {
    const { root, log, set, to } = await stillOn(kind, type, {}, kind.html());
    const rest = traces(root).join();
    set.select(1);
    const moves = running(root);
    log.take();
    root.remove();
    to(1);
    moves.forEach((one) => one.finish());
    await until(() => traces(root).join() === rest);
    assert.deepEqual([log.take(), set.active()], ['', 1], type);
  }
});

// As Bootstrap and Pico have it; in a layer, where it weighs more, as Tailwind has it.
const rule = '[hidden] { display: none !important }';
const sheets = {
  'a sheet': `<style>${rule}</style>`,
  'a layer': `<style>@layer { ${rule} }</style>`,
};

bothEach(
  'T15, A5 what leaves is in sight, whatever is said of [hidden], in',
  sheets,
  async (assert, kind, sheet) => {
    const animation = { duration: 60000 };
    const { set, panel } = await begun(kind, { animation }, sheet + kind.html());
    set.select(1);
    assert.true(isVisible(panel(0)));
    assert.deepEqual([panel(0).inert, panel(0).ariaHidden], [true, 'true'], 'out of reach');
  },
);

both('T15, A5 nothing moves while $.fx.off is on, by either engine', async (assert, kind) => {
  const { fx } = $ as { fx?: { off: boolean } };
  assert.equal(!fx, !!window.testRun.slim, 'slim builds have none');
  if (!fx) return;
  fx.off = true;
  for (const type of ['css', 'jquery']) {
    const { root, log, set } = await begun(kind, { animation: { duration: 60000, type } });
    set.select(1);
    assert.equal(log.take(), kind.change(1, 0, 'api'), type);
    assert.deepEqual(running(root), [], type);
  }
  fx.off = false;
});
