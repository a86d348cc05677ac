import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  begun,
  forms,
  nextOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { atHash, goTo, restoring, stored, written } from '../support/links';

QUnit.module('accordion: deep links', restoring);

const linked: AccordionSettings = { deeplinking: true };
const several: AccordionSettings = { ...linked, expandMode: 'multiple' };

const press = (root: Element, index: number): void => triggersOf(root)[index]!.click();

QUnit.test('A11 the hash opens at load, and nothing is written', async (assert) => {
  atHash('#section2');
  const log = accordionLog();
  const root = startAccordion({ ...linked, active: 0, ...log.settings });
  assert.equal(accordionState(root), '0 1 0');
  await nextOf(root);
  assert.equal(log.take(), 'ready, activate 1 hash');
  assert.deepEqual(written(), []);
});

QUnit.test('A11 opening and closing are written, one step each', (assert) => {
  const root = startAccordion(linked);
  const seen: string[] = [];
  const note = (): void => void seen.push(`${location.hash} ${accordionState(root)}`);
  for (const index of [1, 2, 2]) {
    press(root, index);
    note();
  }
  accordionOf(root).select(0).next();
  note();
  accordionOf(root).collapseAll();
  note();
  assert.deepEqual(seen, [
    '#section2 0 1 0',
    '#section3 0 0 1',
    ' 0 0 0',
    '#section2 0 1 0',
    ' 0 0 0',
  ]);
  assert.deepEqual(
    written().map((step) => step.replace('push ', '')),
    ['#section2', '#section3', 'no hash', '#section1', '#section2', 'no hash'],
  );
});

QUnit.test('A11 several open sections are all in the hash', async (assert) => {
  const { root, log, accordion } = await begun(several);
  press(root, 2);
  press(root, 0);
  assert.equal(location.hash, '#section1,section3');
  accordion.expandAll();
  assert.equal(location.hash, '#section1,section2,section3');
  accordion.close(0);
  log.take();
  goTo('#section1,section3');
  assert.equal(accordionState(root), '1 0 1');
  assert.equal(log.take(), 'select 0 hash, activate 0 hash, collapse 1 closed hash');
  goTo('#section2,unknown');
  assert.equal(accordionState(root), '1 0 1', 'what is not known as a whole is not ours');
  goTo('');
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(
    log.take(),
    'activate 0 closed hash, activate 2 closed hash, collapse 0 closed hash, collapse 2 closed hash',
  );
});

QUnit.test('A11 a single accordion opens the first of several', (assert) => {
  atHash('#section2,section3');
  const root = startAccordion(linked);
  assert.equal(accordionState(root), '0 1 0');
  goTo('#section3,section1');
  assert.equal(accordionState(root), '1 0 0');
});

QUnit.test('A11 what the options open is home, and closing does not change that', (assert) => {
  const root = startAccordion({ ...several, active: [0, 2] });
  goTo('#section2');
  assert.equal(accordionState(root), '0 1 0');
  goTo('');
  assert.equal(accordionState(root), '1 0 1');
  accordionOf(root).collapseAll();
  assert.equal(location.hash, '');
  goTo('#other');
  assert.equal(accordionState(root), '0 0 0', 'a hash of somebody else');
});

QUnit.test('T20 closing all leaves the hash of somebody else alone', (assert) => {
  atHash('#chapter');
  const root = startAccordion({ ...linked, active: 0 });
  press(root, 0);
  assert.equal(accordionState(root), '0 0 0');
  assert.deepEqual(written(), []);
  press(root, 1);
  press(root, 1);
  assert.deepEqual(written(), ['push #section2', 'push no hash']);
});

QUnit.test('A11 one section stays open where it has to', (assert) => {
  const root = startAccordion({ ...linked, collapsible: false });
  goTo('#section2');
  goTo('');
  assert.equal(accordionState(root), '0 1 0');
  const lying = startAccordion(
    { ...linked, orientation: 'horizontal' },
    accordionHtml({ id: 'lying' }),
  );
  goTo('#section3');
  assert.equal(accordionState(lying), '0 0 1');
  goTo('');
  assert.equal(accordionState(lying), '1 0 0');
});

QUnit.test('T20 several accordions in one hash', (assert) => {
  const settings = { ...several, deeplinkingMode: 'multiple', deeplinkingSeparator: ':' } as const;
  const [a, b] = ['a', 'b'].map((id) => startAccordion(settings, accordionHtml({ id })));
  press(a!, 0);
  press(b!, 1);
  press(a!, 2);
  assert.equal(location.hash, '#a:section1,section3&b:section2');
  press(b!, 1);
  assert.equal(location.hash, '#a:section1,section3', 'closed all: no part');
  press(a!, 0);
  press(a!, 2);
  assert.equal(location.hash, '');
  goTo('#b:section1,section2&a:section2');
  assert.deepEqual([a!, b!].map(accordionState), ['0 1 0', '1 1 0']);
  goTo('#b:section3');
  assert.deepEqual([a!, b!].map(accordionState), ['0 0 0', '0 0 1']);
});

const places = { 'the section': 'li', 'the header': 'h3', 'the content': 'div' };

QUnit.test.each('A11 a name of the author’s on', places, (assert, tag) => {
  const html = accordionHtml().replace(`<${tag}>`, `<${tag} data-link="my, section">`);
  const root = startAccordion(several, html);
  press(root, 0);
  press(root, 1);
  assert.equal(location.hash, '#my%2C%20section,section2');
  for (const hash of ['#my%2C%20section', '#my, section']) {
    goTo('#section3');
    goTo(hash);
    assert.equal(accordionState(root), '1 0 0', hash);
  }
});

QUnit.test.each('A11 in every form of markup:', forms, (assert, form) => {
  const root = startAccordion(linked, accordionHtml({ form }));
  press(root, 1);
  assert.equal(location.hash, '#section2');
  goTo('#section3');
  assert.equal(accordionState(root), '0 0 1');
});

QUnit.test('A11 C16 the hash and what is stored follow where sections go', (assert) => {
  const root = startAccordion({ ...several, rememberState: true });
  for (const index of [0, 1, 2]) press(root, index);
  accordionOf(root).remove(2);
  assert.equal(location.hash, '#section1,section2');
  assert.deepEqual(stored(), ['uiAccordion:#acc ["section1","section2"]']);
  triggersOf(root)[1]!.closest('li')!.remove();
  accordionOf(root).refresh();
  assert.equal(location.hash, '#section1');
  assert.deepEqual(stored(), ['uiAccordion:#acc ["section1"]']);
});
