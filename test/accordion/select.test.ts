import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { takeWarnings } from '../support/console';
import { accordion } from '../support/kinds';

QUnit.module('accordion: select');

const held = { collapsible: false } as const;

const clicks: Record<string, [AccordionSettings, clicked: number[], states: string]> = {
  'single: opens and closes': [{}, [1, 2, 2, 0], '0 1 0, 0 0 1, 0 0 0, 1 0 0'],
  'multiple: each by itself': [
    { expandMode: 'multiple' },
    [1, 0, 2, 1],
    '0 1 0, 1 1 0, 1 1 1, 1 0 1',
  ],
  'collapsible: false: one stays': [{ ...held, active: 0 }, [0, 1, 1], '1 0 0, 0 1 0, 0 1 0'],
  'the same of several': [{ ...held, active: [0, 1] }, [0, 1, 2, 1], '0 1 0, 0 1 0, 0 1 1, 0 0 1'],
  'horizontal: one stays': [
    { orientation: 'horizontal' },
    [0, 2, 2, 1],
    '1 0 0, 0 0 1, 0 0 1, 0 1 0',
  ],
};

QUnit.test.each('A2 a click opens and closes,', clicks, (assert, [settings, clicked, states]) => {
  assert.equal(accordion(settings).click(...clicked), states);
});

QUnit.test('A2 select(i) closes an open section, in both modes', (assert) => {
  for (const expandMode of ['single', 'multiple'] as const) {
    const { set, state } = accordion({ expandMode, active: 1 });
    const states = [0, 1].map(() => (set.select(1), state()));
    assert.deepEqual(states, ['0 0 0', '0 1 0'], expandMode);
  }
});

QUnit.test.each(
  'A2 no method closes what has to stay open:',
  { 'collapsible: false': held, horizontal: { orientation: 'horizontal' } } as const,
  (assert, settings) => {
    const { set, state } = accordion({ ...settings, active: 2 });
    set.select(2).close(2).toggle(2).collapseAll();
    assert.equal(state(), '0 0 1');
  },
);

const actives: Record<string, [active: unknown, state: string, across: string, wrong?: boolean]> = {
  false: [false, '0 0 0', '1 0 0'],
  null: [null, '0 0 0', '1 0 0'],
  'false as text': ['false', '0 0 0', '1 0 0'],
  'an empty list': [[], '0 0 0', '1 0 0'],
  'a number': [0, '1 0 0', '1 0 0'],
  'a number as text': ['1', '0 1 0', '0 1 0'],
  'a number from the end': [-1, '0 0 1', '0 0 1'],
  'a list of one': [[1], '0 1 0', '0 1 0'],
  'a list of two': [[2, 0], '1 0 1', '1 0 0'],
  'a number that is not there': [3, '0 0 0', '1 0 0', true],
  'a list with one that is not there': [[0, 7], '1 0 0', '1 0 0', true],
  'a word': ['x', '0 0 0', '1 0 0', true],
};

QUnit.test.each('A3, C7 active says what is open:', actives, (assert, row) => {
  const [active, ...states] = row;
  ['vertical', 'horizontal'].forEach((orientation, n) => {
    const { state } = accordion({ active, orientation } as AccordionSettings);
    assert.equal(state(), states[n], orientation);
    assert.equal(takeWarnings().length, row[3] ? 1 : 0);
  });
});
