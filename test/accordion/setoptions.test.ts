import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionState,
  begun,
  contentsOf,
  headersOf,
  innersOf,
  sectionsOf,
  triggersOf,
} from '../support/accordion';

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

const nodesOf = (root: Element): Element[] => [
  ...sectionsOf(root),
  ...headersOf(root),
  ...triggersOf(root),
  ...contentsOf(root),
  ...innersOf(root),
  ...Array.from(root.querySelectorAll('p')),
];

QUnit.test.each(
  'C20 what is open, nodes and focus stay, and nothing is told',
  changes.map((change) => [JSON.stringify(change), change] as const),
  async (assert, [, change]) => {
    const { log, root, accordion } = await begun({ active: 1 });
    triggersOf(root)[2]!.focus();
    const before = nodesOf(root);
    assert.strictEqual(accordion.setOptions(change), accordion);
    assert.equal(accordionState(root), '0 1 0');
    assert.strictEqual(document.activeElement, triggersOf(root)[2]);
    assert.deepEqual(nodesOf(root), before);
    assert.equal(log.take(), '');
    triggersOf(root)[0]!.click();
    const several = accordion.option('expandMode') === 'multiple';
    assert.equal(accordionState(root), several ? '1 1 0' : '1 0 0', 'and it goes on');
  },
);

QUnit.test('C20 expandMode single closes all but the one opened last', async (assert) => {
  const { root, accordion } = await begun({ expandMode: 'multiple' });
  accordion.select(2).select(0).select(1);
  accordion.setOptions({ expandMode: 'single' });
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('C20 orientation horizontal with nothing open opens the first', async (assert) => {
  const { root, accordion } = await begun();
  accordion.setOptions({ orientation: 'horizontal' });
  assert.equal(accordionState(root), '1 0 0');
  accordion.setOptions({ orientation: 'vertical' }).select(0);
  assert.equal(accordionState(root), '0 0 0', 'and may be closed again');
});

QUnit.test('C20 an array as active lets several be open from now on', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  accordion.setOptions({ active: [0] }).select(2);
  assert.equal(accordionState(root), '0 1 1');
});

QUnit.test('C20 collapsible takes effect at once', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  accordion.setOptions({ collapsible: false });
  assert.equal(triggersOf(root)[1]!.getAttribute('aria-disabled'), 'true');
  accordion.select(1);
  assert.equal(accordionState(root), '0 1 0');
  accordion.setOptions({ collapsible: true });
  assert.false(triggersOf(root)[1]!.hasAttribute('aria-disabled'));
});
