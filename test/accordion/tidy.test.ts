import type { AccordionOptions, AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';

QUnit.module('accordion: what options rule out in each other');

interface Case {
  given: AccordionSettings;
  expected: Partial<AccordionOptions>;
  state: string;
}

const vertical: AccordionSettings = {
  contentHeight: 100,
  contentSpacing: 5,
  sectionSpacing: 6,
  contentNav: true,
  expandMode: 'multiple',
};
const horizontal: AccordionSettings = { orientation: 'horizontal' };

const cases: Record<string, Case> = {
  'vertical: what is only vertical holds': {
    given: vertical,
    expected: { ...(vertical as object), collapsible: true },
    state: '0 0 0',
  },
  'horizontal: what is only vertical is off': {
    given: { ...horizontal, ...vertical },
    expected: {
      contentHeight: 0,
      contentSpacing: 0,
      sectionSpacing: 0,
      contentNav: false,
      expandMode: 'single',
      collapsible: false,
    },
    state: '1 0 0',
  },
  'horizontal: active false is the first': {
    given: { ...horizontal, active: false },
    expected: { active: 0 },
    state: '1 0 0',
  },
  'horizontal: an array is its first': {
    given: { ...horizontal, active: [2, 1] },
    expected: { active: 2, expandMode: 'single' },
    state: '0 0 1',
  },
  'horizontal: an empty array is the first': {
    given: { ...horizontal, active: [] },
    expected: { active: 0, expandMode: 'single' },
    state: '1 0 0',
  },
  'vertical: an array makes several open': {
    given: { active: [2, 0] },
    expected: { active: [2, 0], expandMode: 'multiple' },
    state: '1 0 1',
  },
  'vertical: an array of one, too': {
    given: { active: [1], expandMode: 'single' },
    expected: { active: [1], expandMode: 'multiple' },
    state: '0 1 0',
  },
  'vertical: a number opens one': {
    given: { active: 1 },
    expected: { active: 1, expandMode: 'single' },
    state: '0 1 0',
  },
  'slider: dots': {
    given: { slider: true, dotNav: true },
    expected: { slider: true, dotNav: true },
    state: '0 0 0',
  },
  'no slider: no dots': {
    given: { dotNav: true },
    expected: { slider: false, dotNav: false },
    state: '0 0 0',
  },
  'horizontal slider: dots, and one open': {
    given: { ...horizontal, slider: true, dotNav: true },
    expected: { slider: true, dotNav: true, active: 0, collapsible: false },
    state: '1 0 0',
  },
};

const picked = (options: AccordionOptions, names: object): object => {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(names)) values[name] = options[name as keyof AccordionOptions];
  return values;
};

QUnit.test.each('2.2, A2, A3, A8 at init:', cases, (assert, { given, expected, state }) => {
  const root = startAccordion(given);
  assert.deepEqual(picked(accordionOf(root).option(), expected), expected);
  assert.equal(accordionState(root), state);
  assert.equal(root.parentElement!.querySelectorAll('.z-dot-nav').length, expected.dotNav ? 1 : 0);
});

QUnit.test.each('C20 by setOptions:', cases, (assert, { given, expected }) => {
  const root = startAccordion();
  accordionOf(root).setOptions(given);
  assert.deepEqual(picked(accordionOf(root).option(), expected), expected);
});

QUnit.test('C20 what was ruled out comes back with the orientation', (assert) => {
  const root = startAccordion({ ...horizontal, ...vertical }, accordionHtml());
  accordionOf(root).setOptions({ orientation: 'vertical' });
  const expected = { ...(vertical as object), collapsible: true };
  assert.deepEqual(picked(accordionOf(root).option(), expected), expected);
  accordionOf(root).select(2);
  assert.equal(accordionState(root), '1 0 1');
});
