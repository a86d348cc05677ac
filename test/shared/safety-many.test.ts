import { put } from '../support/fixture';
import { begin, both, call, still, within, type Kind } from '../support/kinds';

// Much of everything; how often the browser works for it is in `input/many`.
QUnit.module('safety: much');

both('F15 fifty levels of sets, opened from the innermost', (assert, kind) => {
  const root = put(within(Array<Kind>(50).fill(kind), '<p class="deep">deep</p>'));
  const deepest = root.querySelector('.deep')!;
  const levels = Array.from({ length: 50 }, (_, n) => document.getElementById(`set${n}`)!);
  for (const level of levels) call(kind, level, still);
  call(kind, levels[0]!, 'reveal', deepest);
  assert.true(deepest.checkVisibility({ visibilityProperty: true }));
  for (const level of levels) call(kind, level, 'destroy');
  assert.equal(root.querySelectorAll('.z-content').length, 0);
});

both('F15 five thousand items start and change in time', (assert, kind) => {
  const { root, set } = begin(kind, {}, kind.html({ count: 5000 }));
  set.select(4999).remove(0);
  assert.deepEqual([set.count(), set.active()], [4999, 4998]);
  set.destroy();
  assert.equal(root.querySelectorAll('[role]').length, 0);
});
