import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { put } from '../support/fixture';
import { atHash, goTo, hostile, restoring } from '../support/links';

QUnit.module('accordion: what deep links must not do', restoring);

const linked: AccordionSettings = { deeplinking: true };
const several: AccordionSettings = { ...linked, expandMode: 'multiple' };

const press = (root: Element, index: number): void => triggersOf(root)[index]!.click();

QUnit.test.each('F1, F2, F15 at load and later:', hostile, (assert, hash) => {
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

QUnit.test('AT13 the hash never opens a disabled section', (assert) => {
  const html = accordionHtml().replace('<li>', '<li data-disabled>');
  atHash('#section1');
  const root = startAccordion(several, html);
  goTo('#other');
  goTo('#section1');
  assert.equal(accordionState(root), '0 0 0');
});

QUnit.test('C20, C13 deeplinking is turned on and off at once, and ends with destroy', (assert) => {
  const before = eventTypes(window);
  const root = startAccordion();
  accordionOf(root).setOptions(linked);
  press(root, 1);
  assert.equal(location.hash, '#section2');
  accordionOf(root).setOptions({ deeplinking: false });
  goTo('#section1');
  press(root, 2);
  assert.deepEqual([accordionState(root), location.hash], ['0 0 1', '#section1']);
  accordionOf(root).setOptions(linked).destroy();
  assert.deepEqual([eventTypes(window), location.hash], [before, '#section1']);
});
