import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { begun, contentsOf, headersOf, idle, innersOf, sectionsOf } from '../support/accordion';

QUnit.module('accordion: setOptions');

const changes: AccordionSettings[] = [
  { active: 2 },
  { animation: { effects: 'fade', duration: 10, easing: 'linear', type: 'jquery' } },
  { bordered: true, rounded: true, shadows: false, scrollable: true, dark: true },
  { contentHeight: 100, contentSpacing: 5, sectionSpacing: 6 },
  { headerSize: 50, headerFontSize: 2, width: 500, height: 200 },
  { collapsible: false },
  { contentNav: true },
  { event: 'mouseover' },
  { expandMode: 'multiple' },
  { keyboard: true, showIcons: false },
  { orientation: 'horizontal' },
  { slider: true, dotNav: true },
  { theme: 'my-theme other' },
  { texts: { slide: 'Folie' } },
];

QUnit.test.each(
  'C20 what is open, nodes and focus stay, and nothing is told',
  changes.map((change) => [JSON.stringify(change), change] as const),
  async (assert, [, change]) => {
    const { log, root, set, state, click, trigger } = await begun({ active: 1 });
    const nodes = (): Element[] =>
      [sectionsOf, headersOf, contentsOf, innersOf]
        .flatMap<Element>((part) => part(root))
        .concat(...Array.from(root.querySelectorAll('.z-trigger, p')));
    trigger(2).focus();
    const before = nodes();
    assert.strictEqual(set.setOptions(change), set);
    assert.deepEqual([state(), log.take()], ['0 1 0', '']);
    assert.strictEqual(document.activeElement, trigger(2));
    assert.deepEqual(nodes(), before);
    assert.equal(click(0), change.expandMode ? '1 1 0' : '1 0 0', 'and it goes on');
  },
);

QUnit.test('C20 expandMode single closes all but the one opened last', async (assert) => {
  const { set, state } = await begun({ expandMode: 'multiple' });
  set.select(2).select(0).select(1).setOptions({ expandMode: 'single' });
  assert.equal(state(), '0 1 0');
});

QUnit.test('C20 orientation horizontal with nothing open opens the first', async (assert) => {
  const { set, state } = await begun();
  set.setOptions({ orientation: 'horizontal' });
  assert.equal(state(), '1 0 0');
  set.setOptions({ orientation: 'vertical' }).select(0);
  assert.equal(state(), '0 0 0', 'and may be closed again');
});

QUnit.test('C20 an array as active lets several be open from now on', async (assert) => {
  const { set, state } = await begun({ active: 1 });
  set.setOptions({ active: [0] }).select(2);
  assert.equal(state(), '0 1 1');
});

QUnit.test('C20 collapsible takes effect at once', async (assert) => {
  const { root, set, state } = await begun({ active: 1 });
  set.setOptions({ collapsible: false }).select(1);
  assert.deepEqual([idle(root), state()], ['- true -', '0 1 0']);
  set.setOptions({ collapsible: true });
  assert.equal(idle(root), '- - -');
});
