import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  nextOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { put } from '../support/fixture';
import { atHash, goTo, restoring, written } from '../support/links';

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
});

QUnit.test('A11 of several open sections the address holds the one opened last', (assert) => {
  const root = startAccordion(several);
  const seen = [2, 0, 2, 0].map((index) => {
    press(root, index);
    return `${location.hash} ${accordionState(root)}`;
  });
  assert.deepEqual(seen.slice(0, 3), ['#section3 0 0 1', '#section1 1 0 1', '#section1 1 0 0']);
  assert.equal(seen[3], ' 0 0 0', 'closing that one takes it out');
  goTo('#section2');
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('T20 back to no hash is what was open at load', (assert) => {
  const root = startAccordion({ ...several, active: [0, 2] });
  goTo('#section2');
  goTo('');
  assert.equal(accordionState(root), '1 0 1');
  assert.equal(location.hash, '');
});

QUnit.test('T20 closing leaves the hash of somebody else alone', (assert) => {
  atHash('#chapter');
  const root = startAccordion({ ...linked, active: 0 });
  press(root, 0);
  assert.equal(accordionState(root), '0 0 0');
  assert.deepEqual(written(), []);
});

QUnit.test('T20 a link opens what it names where the motion brings it into sight', (assert) => {
  const tall = accordionHtml({ sections: 5 }).replaceAll('<p>', '<p style="height: 1500px">');
  const root = startAccordion({ ...linked, active: 0, animation: { effects: 'slide' } }, tall);
  put('<p style="height: 1500px">');
  const header = (): number => root.querySelectorAll('.z-header')[2]!.getBoundingClientRect().top;
  scrollBy(0, header() - 400);
  goTo('#section3');
  assert.equal(accordionState(root), '0 0 1 0 0');
  assert.true(header() >= 0 && header() < innerHeight, `at ${header()} px`);
});

QUnit.test('T20 a header below what the page keeps free above is no header in sight', (assert) => {
  const root = startAccordion(linked);
  const before = put('<p style="height: 1000px">');
  root.before(before);
  root.after(put('<p style="height: 3000px">'));
  const { style } = document.documentElement;
  style.scrollPaddingTop = '100px';
  const header = root.querySelectorAll('.z-header')[1]!;
  scrollBy(0, header.getBoundingClientRect().top - 10);
  goTo('#section2');
  const { top } = header.getBoundingClientRect();
  style.scrollPaddingTop = '';
  assert.equal(Math.round(top), 100);
});

QUnit.test('T20 several accordions in one hash', (assert) => {
  const settings = { ...linked, deeplinkingMode: 'multiple', deeplinkingSeparator: ':' } as const;
  const [a, b] = ['a', 'b'].map((id) => startAccordion(settings, accordionHtml({ id })));
  press(a!, 0);
  press(b!, 1);
  press(a!, 2);
  assert.deepEqual(location.hash.slice(1).split('&').sort(), ['a:section3', 'b:section2']);
  press(b!, 1);
  assert.equal(location.hash, '#a:section3', 'closed: no part');
  goTo('#b:section1&a:section2');
  assert.deepEqual([a!, b!].map(accordionState), ['0 1 0', '1 0 0']);
});

QUnit.test('A11 a name of the author’s', (assert) => {
  const html = accordionHtml().replace('<li>', '<li data-link="my, section">');
  const root = startAccordion(linked, html);
  press(root, 0);
  assert.equal(location.hash, '#my,%20section');
  for (const hash of ['#my%2C%20section', '#my, section']) {
    goTo('#section3');
    goTo(hash);
    assert.equal(accordionState(root), '1 0 0', hash);
  }
});
