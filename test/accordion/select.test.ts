import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  forms,
  headersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';

QUnit.module('accordion: select');

/** The states after clicks on the triggers in turn. */
function after(root: HTMLElement, ...clicks: number[]): string[] {
  return clicks.map((index) => {
    triggersOf(root)[index]!.click();
    return accordionState(root);
  });
}

QUnit.test.each('A2 single: a click opens and closes, in the form', forms, (assert, form) => {
  const root = startAccordion({}, accordionHtml({ form }));
  assert.equal(accordionState(root), '0 0 0');
  assert.deepEqual(after(root, 1, 2, 2, 0), ['0 1 0', '0 0 1', '0 0 0', '1 0 0']);
});

QUnit.test('A2 multiple: each opens and closes by itself', (assert) => {
  const root = startAccordion({ expandMode: 'multiple' });
  assert.deepEqual(after(root, 1, 0, 2, 1), ['0 1 0', '1 1 0', '1 1 1', '1 0 1']);
  assert.deepEqual(accordionOf(root).active(), [0, 2]);
});

QUnit.test('A2 select(i) closes an open section, in both modes', (assert) => {
  for (const expandMode of ['single', 'multiple'] as const) {
    const root = startAccordion({ expandMode, active: 1 });
    accordionOf(root).select(1);
    assert.equal(accordionState(root), '0 0 0', expandMode);
    accordionOf(root).select(1);
    assert.equal(accordionState(root), '0 1 0', expandMode);
  }
});

QUnit.test('A2 collapsible: false keeps the last one open', (assert) => {
  const single = startAccordion({ active: 0, collapsible: false });
  assert.deepEqual(after(single, 0, 1, 1), ['1 0 0', '0 1 0', '0 1 0']);
  const several = startAccordion({ active: [0, 1], collapsible: false });
  assert.deepEqual(after(several, 0, 1, 2, 1), ['0 1 0', '0 1 0', '0 1 1', '0 0 1']);
  accordionOf(several).select(2).close(2).toggle(2).collapseAll();
  assert.equal(accordionState(several), '0 0 1');
});

QUnit.test('A2 horizontal: one is open, and stays', (assert) => {
  const root = startAccordion({ orientation: 'horizontal' });
  assert.equal(accordionState(root), '1 0 0');
  assert.deepEqual(after(root, 0, 2, 2, 1), ['1 0 0', '0 0 1', '0 0 1', '0 1 0']);
  accordionOf(root).select(1).close(1).collapseAll().expandAll();
  assert.equal(accordionState(root), '0 1 0');
});

const actives: [unknown, string, isWrong?: boolean][] = [
  [false, '0 0 0'],
  [null, '0 0 0'],
  ['false', '0 0 0'],
  [[], '0 0 0'],
  [0, '1 0 0'],
  ['1', '0 1 0'],
  [-1, '0 0 1'],
  [[1], '0 1 0'],
  [[2, 0], '1 0 1'],
  [3, '0 0 0', true],
  [[0, 7], '1 0 0', true],
  ['x', '0 0 0', true],
];

QUnit.test.each('A3, C7 active', actives, (assert, [active, expected, isWrong]) => {
  const root = startAccordion({ active } as AccordionSettings);
  assert.equal(accordionState(root), expected);
  assert.equal(takeWarnings().length, isWrong ? 1 : 0);
});

const acrosses: [unknown, string][] = [
  [false, '1 0 0'],
  [1, '0 1 0'],
  ['2', '0 0 1'],
  [-1, '0 0 1'],
  [[2, 1], '0 1 0'],
  [[], '1 0 0'],
];

QUnit.test.each('A3 horizontal, active', acrosses, (assert, [active, expected]) => {
  const settings = { active, orientation: 'horizontal' } as AccordionSettings;
  assert.equal(accordionState(startAccordion(settings)), expected);
});

QUnit.test('A1 a click on the header outside the button counts, once', async (assert) => {
  const { log, root } = await begun();
  headersOf(root)[1]!.click();
  assert.equal(accordionState(root), '0 1 0');
  $(headersOf(root)[2]!).trigger('click');
  $(triggersOf(root)[0]!).trigger('click');
  root.querySelectorAll<HTMLElement>('.z-title')[1]!.click();
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, ' +
      'select 2 click, activate 2 click, activate 1 closed click, collapse 1 closed click, ' +
      'select 0 click, activate 0 click, activate 2 closed click, collapse 2 closed click, ' +
      'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click',
  );
});

QUnit.test('A2 disabled: no click, and a class set by hand is read live', (assert) => {
  const root = startAccordion(
    { active: 0 },
    accordionHtml().replace('<li>', '<li class="z-disabled">'),
  );
  assert.equal(accordionState(root), '0 0 0', 'nor at start');
  const [a, b] = sectionsOf(root) as [HTMLElement, HTMLElement];
  assert.deepEqual(after(root, 0), ['0 0 0']);
  accordionOf(root).select(0).toggle(0);
  assert.equal(accordionState(root), '0 0 0');
  $(a).removeClass('z-disabled');
  assert.deepEqual(after(root, 0), ['1 0 0']);
  $(b).addClass('z-disabled');
  assert.deepEqual(after(root, 1, 2), ['1 0 0', '0 0 1']);
});

QUnit.test('A11 data-disabled, disable and enable', (assert) => {
  const root = startAccordion({}, accordionHtml().replace('<li>', '<li data-disabled>'));
  const idle = (): string =>
    triggersOf(root)
      .map((trigger) => trigger.getAttribute('aria-disabled') ?? '-')
      .join(' ');
  assert.equal(idle(), 'true - -');
  accordionOf(root).enable(0).disable(2);
  assert.equal(idle(), '- - true');
  assert.deepEqual(after(root, 2, 0), ['0 0 0', '1 0 0']);
});
