import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordion, accordionHtml, accordionState, headersOf, nextOf } from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { put } from '../support/fixture';
import { atHash, goTo, hostile, restoring, written } from '../support/links';

QUnit.module('accordion: deep links', restoring);

const linked: AccordionSettings = { deeplinking: true };
const several: AccordionSettings = { ...linked, expandMode: 'multiple' };

/** Presses headers in turn; the address and the state after each. */
const after = ({ click }: ReturnType<typeof accordion>, ...indexes: number[]): string[] =>
  indexes.map((index) => {
    const state = click(index);
    return `${location.hash} ${state}`;
  });

QUnit.test('A11 the hash opens at load, and nothing is written', async (assert) => {
  atHash('#section2');
  const heard: unknown[] = [];
  const activate: AccordionSettings['activate'] = (_event, item) => heard.push(item.reason);
  const { root, state } = accordion({ ...linked, active: 0, activate });
  assert.equal(state(), '0 1 0');
  await nextOf(root);
  await Promise.resolve();
  assert.deepEqual([heard, written()], [['hash'], []]);
});

QUnit.test('A11 opening and closing are written, one step each', (assert) => {
  const found = accordion(linked);
  assert.deepEqual(after(found, 1, 2, 2), ['#section2 0 1 0', '#section3 0 0 1', ' 0 0 0']);
  found.set.select(0).next();
  assert.equal(location.hash, '#section2');
  found.set.collapseAll();
  assert.equal(location.hash, '');
  const steps = ['#section2', '#section3', 'no hash', '#section1', '#section2', 'no hash'];
  assert.deepEqual(
    written(),
    steps.map((step) => `push ${step}`),
  );
});

QUnit.test('A11 of several open sections the address holds the one opened last', (assert) => {
  const found = accordion(several);
  assert.deepEqual(
    after(found, 2, 0, 2, 0),
    ['#section3 0 0 1', '#section1 1 0 1', '#section1 1 0 0', ' 0 0 0'],
    'closing that one takes it out',
  );
  goTo('#section2');
  assert.equal(found.state(), '0 1 0');
});

QUnit.test('T20 back to no hash is what was open at load', (assert) => {
  const { state } = accordion({ ...several, active: [0, 2] });
  goTo('#section2');
  goTo('');
  assert.deepEqual([state(), location.hash], ['1 0 1', '']);
});

QUnit.test('T20 closing leaves the hash of somebody else alone', (assert) => {
  atHash('#chapter');
  const { click } = accordion({ ...linked, active: 0 });
  assert.equal(click(0), '0 0 0');
  assert.deepEqual(written(), []);
});

const topOf = (root: Element, index: number): number =>
  headersOf(root)[index]!.getBoundingClientRect().top;

QUnit.test('T20 a link opens what it names where the motion brings it into sight', (assert) => {
  const tall = accordionHtml({ sections: 5 }).replaceAll('<p>', '<p style="height: 1500px">');
  const settings = { ...linked, active: 0, animation: { effects: 'slide' } } as const;
  const { root, state } = accordion(settings, tall);
  put('<p style="height: 1500px">');
  scrollBy(0, topOf(root, 2) - 400);
  goTo('#section3');
  assert.equal(state(), '0 0 1 0 0');
  assert.true(topOf(root, 2) >= 0 && topOf(root, 2) < innerHeight, `at ${topOf(root, 2)} px`);
});

QUnit.test('T20 a header below what the page keeps free above is no header in sight', (assert) => {
  put('<p style="height: 1000px">');
  const { root } = accordion(linked);
  put('<p style="height: 3000px">');
  const { style } = document.documentElement;
  style.scrollPaddingTop = '100px';
  scrollBy(0, topOf(root, 1) - 10);
  goTo('#section2');
  style.scrollPaddingTop = '';
  assert.equal(Math.round(topOf(root, 1)), 100);
});

QUnit.test('T20 several accordions in one hash', (assert) => {
  const settings = { ...linked, deeplinkingMode: 'multiple', deeplinkingSeparator: ':' } as const;
  const [a, b] = ['a', 'b'].map((id) => accordion(settings, accordionHtml({ id })));
  a!.click(0);
  b!.click(1);
  a!.click(2);
  assert.deepEqual(location.hash.slice(1).split('&').sort(), ['a:section3', 'b:section2']);
  b!.click(1);
  assert.equal(location.hash, '#a:section3', 'closed: no part');
  goTo('#b:section1&a:section2');
  assert.deepEqual([a!.state(), b!.state()], ['0 1 0', '1 0 0']);
});

QUnit.test('A11 a name of the author’s', (assert) => {
  const { click, state } = accordion(
    linked,
    accordionHtml().replace('<li>', '<li data-link="my, section">'),
  );
  click(0);
  assert.equal(location.hash, '#my,%20section');
  for (const hash of ['#my%2C%20section', '#my, section']) {
    goTo('#section3');
    goTo(hash);
    assert.equal(state(), '1 0 0', hash);
  }
});

QUnit.test.each('F1, F2, F15 a hash opens nothing, at load and later:', hostile, (assert, hash) => {
  const multiple = { deeplinkingSeparator: '/', deeplinkingMode: 'multiple' } as const;
  const run = () => [
    accordion({ ...linked, active: 2 }, accordionHtml({ id: 'a' })),
    accordion({ ...several, ...multiple }, accordionHtml({ id: 'set' })),
  ];
  const markup = (sets: ReturnType<typeof run>): string[] => sets.map(({ root }) => root.outerHTML);
  const before = markup(run());
  $('#qunit-fixture').empty();
  atHash(hash);
  const sets = run();
  assert.deepEqual(markup(sets), before, 'at load');
  atHash('');
  sets.forEach(({ set }) => set.select(1));
  const opened = markup(sets);
  atHash('#chapter');
  goTo(hash);
  const isEmpty = hash === '#';
  if (!isEmpty) assert.deepEqual(markup(sets), opened, 'later');
  const states = sets.map(({ root }) => accordionState(root));
  assert.deepEqual(states, isEmpty ? ['0 0 1', '0 0 0'] : ['0 1 0', '0 1 0']);
  assert.false('hacked' in window);
});

QUnit.test('AT13 the hash never opens a disabled section', (assert) => {
  atHash('#section1');
  const { state } = accordion(several, accordionHtml().replace('<li>', '<li data-disabled>'));
  goTo('#other');
  goTo('#section1');
  assert.equal(state(), '0 0 0');
});

QUnit.test('C20, C13 deeplinking is turned on and off at once, and ends with destroy', (assert) => {
  const before = eventTypes(window);
  const { set, click } = accordion();
  set.setOptions(linked);
  click(1);
  assert.equal(location.hash, '#section2');
  set.setOptions({ deeplinking: false });
  goTo('#section1');
  assert.deepEqual([click(2), location.hash], ['0 0 1', '#section1']);
  set.setOptions(linked).destroy();
  assert.deepEqual([eventTypes(window), location.hash], [before, '#section1']);
});
