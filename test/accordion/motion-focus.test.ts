import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionState,
  forms,
  headersOf,
  running,
  triggersOf,
  type Form,
} from '../support/accordion';
import { stage } from '../support/accordion-motion';

QUnit.module('accordion: focus in content that closes');

const field = (form: Form): string =>
  accordionHtml({ form })
    .replace('C1', '<input id="in1">')
    .replace('C2', '<details open><summary>S</summary><input id="in2"></details>');

type Close = (accordion: AccordionInstance) => unknown;

const ways: Record<string, Close> = {
  select: (accordion) => accordion.select(0),
  toggle: (accordion) => accordion.toggle(0),
  close: (accordion) => accordion.close(0),
  collapseAll: (accordion) => accordion.collapseAll(),
  next: (accordion) => accordion.next(),
  'another one’s opening': (accordion) => accordion.select(2),
  reveal: (accordion) => accordion.reveal(document.getElementById('in2')!),
};

const motions: Record<string, AccordionSettings> = {
  'with motion': {},
  'with none': { animation: { effects: 'none' } },
};

const cases: Record<string, [Form, Close, AccordionSettings]> = {};
for (const form of forms) {
  for (const [way, close] of Object.entries(ways)) {
    for (const [motion, settings] of Object.entries(motions)) {
      cases[`${way}, ${form}, ${motion}`] = [form, close, settings];
    }
  }
}

QUnit.test.each('A8 goes to its header’s trigger:', cases, async (assert, given) => {
  const [form, close, settings] = given;
  const { root, accordion, end } = await stage('css', { active: 0, ...settings }, field(form));
  const input = document.getElementById('in1')!;
  input.focus();
  assert.strictEqual(document.activeElement, input);
  close(accordion);
  assert.strictEqual(document.activeElement, triggersOf(root)[0], 'at once');
  if (running(root).length) await end();
  assert.strictEqual(document.activeElement, triggersOf(root)[0], 'in the end');
});

const inside = accordionHtml().replace('<p>C1</p>', accordionHtml({ id: 'in' }));

QUnit.test.each(
  'A8 from content of an accordion inside, too,',
  motions,
  async (assert, settings) => {
    const html = inside.replace('<p>C2', '<input id="deep"><p>C2');
    const { root, accordion, end } = await stage('css', { active: 0, ...settings }, html);
    const inner = document.getElementById('in')!;
    $(inner).uiAccordion({ active: 1, ...settings });
    document.getElementById('deep')!.focus();
    assert.equal(document.activeElement!.id, 'deep');
    accordion.select(2);
    if (!settings.animation) await end();
    assert.strictEqual(document.activeElement, triggersOf(root)[0]);
    assert.equal(accordionState(inner), '0 1 0', 'which stays open inside');
  },
);

QUnit.test('A8 closed by an option: the trigger of what closes', async (assert) => {
  const { root, accordion } = await stage('css', { active: [0, 2] }, field('ul'));
  accordion.select(1);
  document.getElementById('in1')!.focus();
  accordion.setOptions({ expandMode: 'single' });
  assert.equal(accordionState(root), '0 1 0');
  assert.strictEqual(document.activeElement, triggersOf(root)[0]);
});

QUnit.test.each('A8 removed on the way: the next trigger,', motions, async (assert, settings) => {
  const { root, accordion } = await stage('css', { active: 1, ...settings }, field('ul'));
  accordion.select(0);
  document.getElementById('in1')!.focus();
  accordion.remove(0);
  assert.strictEqual(document.activeElement, triggersOf(root)[0]);
  assert.equal(headersOf(root)[0]!.textContent, 'H2');
});
