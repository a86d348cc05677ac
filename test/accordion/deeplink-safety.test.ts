import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  nextOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import { atHash, goTo, hostile, refused, replacing, restoring, written } from '../support/links';

QUnit.module('accordion: what deep links must not do', restoring);

const linked: AccordionSettings = { deeplinking: true };
const several: AccordionSettings = { ...linked, expandMode: 'multiple' };

const press = (root: Element, index: number): void => triggersOf(root)[index]!.click();

QUnit.test.each('Safety 1, 2, 15 at load and later:', hostile, (assert, hash) => {
  const holder = put('<div></div>');
  const run = (): string => {
    holder.innerHTML = accordionHtml({ id: 'a' }) + accordionHtml({ id: 'set' });
    $('#a').uiAccordion({ ...linked, active: 2, animation: { effects: 'none' } });
    $('#set').uiAccordion({
      ...several,
      animation: { effects: 'none' },
      deeplinkingSeparator: '/',
      deeplinkingMode: 'multiple',
    });
    return holder.outerHTML;
  };
  const before = run();
  $(holder).empty();
  atHash(hash);
  assert.equal(run(), before, 'at load');
  atHash('');
  $(holder).empty();
  run();
  const clicked: unknown[] = [];
  $(holder).on('click', (event) => clicked.push(event.target));
  $('#a, #set').uiAccordion('select', 1);
  const opened = holder.outerHTML;
  atHash('#chapter');
  goTo(hash);
  const states = ['a', 'set'].map((id) => accordionState(document.getElementById(id)!));
  assert.deepEqual(states, hash === '#' ? ['0 0 1', '0 0 0'] : ['0 1 0', '0 1 0']);
  if (hash !== '#') assert.equal(holder.outerHTML, opened, 'later');
  assert.deepEqual([clicked, 'hacked' in window], [[], false]);
  assert.true(hash === '#' || location.hash.length >= hash.length, 'the browser took it');
});

QUnit.test(
  'T13 the hash never opens a disabled section, nor one that only leads away',
  (assert) => {
    const html = accordionHtml().replace('<li>', '<li data-disabled>');
    atHash('#section1');
    const root = startAccordion(several, html);
    goTo('#other');
    goTo('#section1');
    assert.equal(accordionState(root), '0 0 0');
    goTo('#section1,section3');
    assert.equal(accordionState(root), '0 0 1');
  },
);

QUnit.test('A11 a section that is removed is no longer named, one that is added is', (assert) => {
  const root = startAccordion(linked);
  accordionOf(root).remove(2);
  goTo('#section3');
  assert.equal(accordionState(root), '0 0');
  accordionOf(root).add('H4', 'C4');
  goTo('#other');
  goTo('#section3');
  assert.equal(accordionState(root), '0 0 1');
});

QUnit.test('T20 history that is refused does not break opening', (assert) => {
  const root = startAccordion(linked);
  replacing(history, { pushState: refused }, () => press(root, 1));
  assert.deepEqual([accordionState(root), location.hash], ['0 1 0', '']);
});

QUnit.test('C20, C13 deeplinking is turned on and off at once, and ends with destroy', (assert) => {
  const before = eventTypes(window);
  const root = startAccordion();
  accordionOf(root).setOptions(linked);
  assert.true(eventTypes(window).includes('hashchange'));
  press(root, 1);
  assert.equal(location.hash, '#section2');
  accordionOf(root).setOptions({ deeplinking: false });
  assert.deepEqual(
    eventTypes(window).filter((type) => type === 'hashchange'),
    [],
  );
  goTo('#section1');
  press(root, 2);
  assert.deepEqual([accordionState(root), location.hash], ['0 0 1', '#section1']);
  accordionOf(root).setOptions(linked).destroy();
  assert.deepEqual([eventTypes(window), location.hash], [before, '#section1']);
});

QUnit.test('T9 a separator with neither id nor prefix: a warning', (assert) => {
  startAccordion({ ...linked, deeplinkingSeparator: '/' }, accordionHtml({ id: '' }));
  assert.deepEqual(takeWarnings(), [
    'uiAccordion ul: deeplinkingSeparator needs deeplinkingPrefix, or an id on the container',
  ]);
});

QUnit.test('S5 autoplay writes no history', async (assert) => {
  const { root, accordion } = await begun(linked);
  accordion.play(1);
  await nextOf(root);
  await nextOf(root);
  accordion.stop();
  assert.deepEqual(written(), []);
});
