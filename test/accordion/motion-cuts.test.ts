import { accordionOf, finish, seek, triggersOf } from '../support/accordion';
import { heights, moving } from '../support/accordion-motion';

QUnit.module('accordion: motion, cut off');

QUnit.test('A5 a click half-way reverses from where it is', async (assert) => {
  const { log, root } = await moving();
  const trigger = triggersOf(root)[1]!;
  trigger.click();
  seek(root, 500);
  assert.equal(heights(root), '- 115 -');
  trigger.click();
  seek(root, 0);
  assert.equal(heights(root), '- 115 -', 'no jump');
  seek(root, 500);
  assert.equal(heights(root), '- 58 -');
  trigger.click();
  seek(root, 0);
  assert.equal(heights(root), '- 58 -', 'and back again');
  await finish(root);
  assert.equal(heights(root), '- 230 -');
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, ' +
      'select 1 closed click, activate 1 closed click, collapse 1 closed click, ' +
      'select 1 click, activate 1 click',
  );
});

QUnit.test(
  'A7, C20 turned horizontal while the open one closes, another one slides in',
  async (assert) => {
    const { root } = await moving({ active: 1 });
    triggersOf(root)[1]!.click();
    seek(root, 500);
    accordionOf(root).setOptions({ orientation: 'horizontal' });
    const frames = root
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ target }) => target!.matches('.z-section'))
      .flatMap((effect) => effect.getKeyframes().map(({ transform }) => String(transform)));
    assert.ok(frames.length > 0);
    assert.deepEqual(
      frames.filter((frame) => !/^translateX\(-?[\d.]+px\)$/.test(frame)),
      [],
    );
    await finish(root);
  },
);

QUnit.test(
  'A5, C11 a change of another section: told at once, and the height goes on',
  async (assert) => {
    const { root, log } = await moving({ expandMode: 'multiple' });
    triggersOf(root)[0]!.click();
    seek(root, 500);
    triggersOf(root)[1]!.click();
    assert.equal(log.take(), 'select 0 click, activate 0 click, select 1 click');
    const seen = [0, 500].map((time) => (seek(root, time), heights(root)));
    assert.deepEqual(seen, ['65 0 -', '98 115 -']);
    await finish(root);
    assert.equal(heights(root), '130 230 -');
  },
);
