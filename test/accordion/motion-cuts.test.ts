import {
  accordionState,
  contentsOf,
  finish,
  running,
  seek,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { heights, moving, stage, styles } from '../support/accordion-motion';
import { byType } from '../support/motion';

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
    'select 1 click, activate 1 click, activate 1 closed click, collapse 1 closed click, ' +
      'select 1 click, activate 1 click',
  );
});

QUnit.test(
  'A5 half-way back to the section that closes: both from where they are',
  async (assert) => {
    const { root } = await moving({ active: 0 });
    triggersOf(root)[1]!.click();
    seek(root, 500);
    assert.equal(heights(root), '65 115 -');
    triggersOf(root)[0]!.click();
    seek(root, 0);
    assert.equal(heights(root), '65 115 -');
    await finish(root);
    assert.equal(heights(root), '130 - -');
  },
);

const cuts: [string, (accordion: Awaited<ReturnType<typeof moving>>['accordion']) => void][] = [
  ['refresh', (accordion) => void accordion.refresh()],
  ['setOptions', (accordion) => void accordion.setOptions({ rounded: true })],
  ['add and remove', (accordion) => void accordion.add('H', 'C').remove(3)],
];

QUnit.test.each(
  'A5 a run cut off by other means leaves no height behind:',
  cuts,
  async (assert, [, cut]) => {
    const { root, accordion } = await moving();
    accordion.select(1);
    seek(root, 500);
    cut(accordion);
    assert.deepEqual(running(root), []);
    assert.equal(heights(root), '- 230 -');
    accordion.select(1);
    seek(root, 0);
    assert.equal(heights(root), '- 230 -', 'the next one begins with the whole height');
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

QUnit.test('A5 three in single mode, half-way: all go on from where they are', async (assert) => {
  const { root } = await moving({ active: 0 });
  triggersOf(root)[1]!.click();
  seek(root, 500);
  triggersOf(root)[2]!.click();
  seek(root, 0);
  assert.equal(heights(root), '65 115 0');
  assert.equal(accordionState(root), '0 0 1');
  seek(root, 500);
  assert.equal(heights(root), '33 58 165');
  await finish(root);
  assert.equal(heights(root), '- - 330');
  assert.deepEqual(
    contentsOf(root).map((content) => content.inert),
    [false, false, false],
  );
});

QUnit.test.each(
  'C14 a copy that was saved on the way starts anew, by',
  byType(['vertical', 'horizontal']),
  async (assert, [type, orientation]) => {
    const settings = { active: 0, orientation, animation: { effects: 'fade' } } as const;
    const { root, accordion, to } = await stage(type, settings);
    const before = styles(root).map((style) => (style === 'null' ? '' : style));
    accordion.select(1);
    to(0.5);
    const saved = root.outerHTML.replace(/ id="[^"]*"/g, '');
    accordion.destroy();
    const copy = startAccordion({ active: 0, orientation }, saved);
    assert.deepEqual(
      styles(copy).map((style) => (style === 'null' ? '' : style)),
      before,
    );
    assert.equal(accordionState(copy), '1 0 0');
  },
);
