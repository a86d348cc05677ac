import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, accordionOf, contentsOf, startAccordion } from '../support/accordion';
import {
  adapting,
  fixture,
  form,
  ownTime,
  sizes,
  stopTime,
  widen,
} from '../support/accordion-form';
import { frames } from '../support/motion';

QUnit.module('accordion: responsive, places and ends', ownTime);

QUnit.test('C15 started out of sight it is right at once when it shows', async (assert) => {
  const clock = stopTime();
  fixture().style.display = 'none';
  const html = `<div style="width: 400px">${accordionHtml()}</div>`;
  fixture().insertAdjacentHTML('beforeend', html);
  const root = fixture().querySelector<HTMLElement>('#acc')!;
  $(root).uiAccordion({ ...adapting, animation: { effects: 'none' } });
  fixture().style.cssText = 'position: static; display: block';
  await frames();
  await frames();
  assert.deepEqual([form(root), root.offsetWidth, clock.left()], ['vertical', 400, []]);
  fixture().style.display = 'none';
  root.parentElement!.style.width = '720px';
  await frames();
  assert.deepEqual([form(root), clock.left()], ['vertical', []], 'nothing while it is not seen');
  fixture().style.display = 'block';
  await frames();
  await frames();
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 720, 240, 30]);
});

QUnit.test('C20 the options are live', (assert) => {
  const root = startAccordion({ orientation: 'horizontal', minWindowWidth: 0 });
  const accordion = accordionOf(root);
  const after = (settings: AccordionSettings): string => {
    accordion.setOptions(settings);
    return `${form(root)} ${root.offsetWidth}x${root.classList.contains('vertical') ? '' : root.offsetHeight}`;
  };
  assert.equal(after({ width: 900 }), 'horizontal 800x320');
  assert.equal(after({ responsive: true }), 'horizontal 800x284');
  assert.equal(after({ minWindowWidth: 10000 }), 'vertical 800x');
  assert.equal(accordion.option('minWindowWidth'), 10000);
  assert.equal(after({ rounded: true }), 'vertical 800x', 'stays so');
  assert.equal(after({ responsive: false }), 'horizontal 800x320');
  assert.equal(after({ responsive: true }), 'vertical 800x');
  assert.equal(after({ minWindowWidth: 0 }), 'horizontal 800x284');
  assert.equal(after({ width: 600 }), 'horizontal 600x320');
  assert.equal(after({ width: 480 }), 'vertical 480x');
  assert.equal(after({ orientation: 'vertical' }), 'vertical 800x');
  assert.equal(after({ orientation: 'horizontal', width: 700 }), 'horizontal 700x320');
});

QUnit.test('A7 without responsive it stays horizontal, and as high', async (assert) => {
  const root = startAccordion({ orientation: 'horizontal', minWindowWidth: 10000 });
  await widen(300);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 300, 320, 40]);
  assert.equal(contentsOf(root)[0]!.offsetWidth, 180);
});
