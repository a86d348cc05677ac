import $ from 'jquery';
import { accordion } from '../support/kinds';
import { accordionHtml } from '../support/accordion';

QUnit.module('accordion: icons');

const details =
  '<div id="acc"><details><summary>H1</summary><p>C1</p></details><details><summary>H2</summary><p>C2</p></details></div>';

const forms: Record<string, [object, string, string]> = {
  'in a list': [{}, accordionHtml(), 'left'],
  'right to left': [{}, accordionHtml().replace('<ul', '<ul dir="rtl"'), 'right'],
  'in details': [{}, details, 'left'],
  'in a horizontal one': [
    { orientation: 'horizontal', height: 200, width: 400 },
    accordionHtml(),
    'bottom',
  ],
  'in a horizontal one, right to left': [
    { orientation: 'horizontal', height: 200, width: 400 },
    accordionHtml().replace('<ul', '<ul dir="rtl"'),
    'bottom',
  ],
};

/** Where the icon of a header lies beside its words. */
function sideOf(trigger: Element): string {
  const [icon, title] = ['.z-arrow', '.z-title'].map((part) =>
    trigger.querySelector(part)!.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  if (icon.top >= title.bottom) return 'bottom';
  if (icon.bottom <= title.top) return 'top';
  return icon.right <= title.left ? 'left' : 'right';
}

const opposite: Record<string, string> = { left: 'right', right: 'left', bottom: 'top' };

QUnit.test.each('A12 the icon is after the words, or before them:', forms, (assert, row) => {
  const [settings, html, start] = row;
  const { set, trigger } = accordion({ active: 0, ...settings }, html);
  const sides = (): string[] => [0, 1].map((n) => sideOf(trigger(n)));
  assert.deepEqual(sides(), [opposite[start], opposite[start]]);
  set.setOptions({ iconPosition: 'start', icon: 'plus' });
  assert.deepEqual(sides(), [start, start]);
});

QUnit.test('A12 the icon is after the words in a label, or before them', (assert) => {
  const html = accordionHtml().replace(/>H(\d)</g, '><label><input type="checkbox"> H$1</label><');
  const { root, set, trigger } = accordion({ active: 0 }, html);
  const places = (): number[] => {
    const [icon, label] = [trigger(1).querySelector('.z-arrow')!, $(root).find('label')[1]!].map(
      (part) => part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const [left, right] = [icon.left, label.right].map((at) => Math.round(at));
    return [left! - right!, Math.round(label.left - icon.right)];
  };
  const [after] = places();
  assert.true(after! >= 0, `${after}`);
  set.setOptions({ iconPosition: 'start' });
  assert.equal(places()[1], 12, 'as far as from a title');
  set.setOptions({ orientation: 'horizontal' });
  const [label, header] = ['label', '.z-header'].map((part) =>
    $(root).find(part)[1]!.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  assert.true(label.left >= header.left, 'whole in a horizontal one');
});

/** What is seen of the plus of a header: whether its second bar stands across the first. */
const isPlus = (trigger: Element): boolean => {
  const { transform, borderTopWidth } = getComputedStyle(
    trigger.querySelector('.z-arrow')!,
    '::before',
  );
  return parseFloat(borderTopWidth) > 0 && transform !== 'none';
};

QUnit.test.each(
  'A12 a plus becomes a minus in an open section:',
  { 'in a list': accordionHtml(), 'in details': details },
  (assert, html: string) => {
    const { root, set, trigger } = accordion({ active: 0, icon: 'plus' }, html);
    const signs = (): boolean[] => [0, 1].map((n) => isPlus(trigger(n)));
    assert.deepEqual(signs(), [false, true]);
    set.select(1);
    assert.deepEqual(signs(), [true, false]);
    const { height, width } = root.querySelector('.z-arrow')!.getBoundingClientRect();
    assert.true(height <= 3 && width > 8, 'one bar');
    set.setOptions({ icon: 'arrow' });
    assert.equal(getComputedStyle(root.querySelector('.z-arrow')!, '::before').content, 'none');
  },
);

QUnit.test('A12 an accordion in one with a plus has its own icon', (assert) => {
  const html = accordionHtml().replace('<p>C1</p>', accordionHtml().replace('"acc"', '"inner"'));
  const { root } = accordion({ active: 0, icon: 'plus', iconPosition: 'start' }, html);
  const inner = root.querySelector<HTMLElement>('#inner')!;
  $(inner).uiAccordion({ active: 0 });
  const trigger = inner.querySelector('.z-trigger')!;
  assert.deepEqual([isPlus(trigger), sideOf(trigger)], [false, 'right']);
});
