import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  running,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { press } from '../support/driver';
import { put } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import { goTo, restoring } from '../support/links';

QUnit.module('accordion: destroy, traces', restoring);

type Use = (root: HTMLElement, accordion: AccordionInstance) => unknown;
const sliding = { animation: { effects: 'slide', duration: 60000 } } as const;

const uses: [string, AccordionSettings, Use][] = [
  ['nothing', {}, () => undefined],
  [
    'clicks and keys',
    { keyboard: true },
    (root) => {
      triggersOf(root)[1]!.click();
      triggersOf(root)[1]!.focus();
      press(triggersOf(root)[1]!, 'ArrowDown');
    },
  ],
  [
    'setOptions',
    {},
    (_root, accordion) => {
      accordion.setOptions({ event: 'mouseover dblclick', slider: true, dotNav: true });
      accordion.setOptions({ event: 'mouseenter', orientation: 'horizontal', contentNav: true });
    },
  ],
  ['add, remove, refresh', {}, (_root, it) => it.add('H4', 'C4').remove(0).refresh().last()],
  ['a run', sliding, (_root, it) => it.select(2)],
  ['a horizontal run', { ...sliding, orientation: 'horizontal' }, (_root, it) => it.select(2)],
  ['a slider', { slider: true, dotNav: true, active: 0 }, (_root, it) => it.next()],
  ['hover', { event: 'mouseover' }, (root) => $(triggersOf(root)[1]!).trigger('mouseover')],
];

QUnit.test.each(
  'C13 destroy leaves no listener, timer or observer after',
  uses,
  (assert, [, settings, use]) => {
    const root = put(accordionHtml());
    const handlers = (): string[][] =>
      [root, ...Array.from(root.querySelectorAll('*')), document, window].map(eventTypes);
    const before = handlers();
    const watch = watchLeaks();
    $(root).uiAccordion({ animation: { effects: 'none' }, ...settings });
    assert.true(watch.left().length > 1, 'while it lives there are some');
    use(root, accordionOf(root));
    accordionOf(root).destroy();
    const left = watch.left();
    watch.end();
    assert.deepEqual(left, []);
    assert.deepEqual(
      handlers().filter((types) => types.length),
      before.filter((types) => types.length),
    );
    assert.deepEqual(root.getAnimations({ subtree: true }), []);
    assert.deepEqual($(root).data(), {});
  },
);

QUnit.test('C13 destroyed during a run, nothing is told later', (assert) => {
  const root = startAccordion({ ...sliding });
  accordionOf(root).select(1);
  const [animation] = running(root);
  accordionOf(root).destroy();
  $(root).on('uiaccordion:select uiaccordion:activate uiaccordion:collapse', () => {
    assert.step('told');
  });
  animation!.dispatchEvent(new Event('finish'));
  root.querySelectorAll('h3').forEach((header) => header.click());
  assert.verifySteps([]);
});

type End = (ancestor: JQuery) => unknown;
const ends: [string, End][] = [
  ['remove() of an ancestor', (ancestor) => ancestor.remove()],
  ['empty() of an ancestor', (ancestor) => ancestor.empty()],
  ['html() of an ancestor', (ancestor) => ancestor.html('<p>new</p>')],
  ['remove() of the container', (ancestor) => ancestor.find('#acc').remove()],
];

QUnit.test.each('C13 the accordion ends with', ends, (assert, [, end]) => {
  for (const slider of [false, true]) {
    const ancestor = put(`<section>${accordionHtml()}</section>`);
    const root = ancestor.querySelector<HTMLElement>('#acc')!;
    const watch = watchLeaks();
    $(root).uiAccordion({ ...sliding, slider, dotNav: slider });
    accordionOf(root).select(1);
    end($(ancestor));
    const left = watch.left();
    watch.end();
    assert.deepEqual(left, []);
    assert.equal(root.outerHTML, accordionHtml());
    assert.strictEqual($(root).uiAccordion('instance'), undefined);
    assert.equal(document.querySelectorAll('#qunit-fixture .z-slider-wrapper').length, 0);
    $(ancestor).remove();
  }
});

QUnit.test(
  'C13 what left the page without jQuery answers nothing, and goes on when put back',
  (assert) => {
    const root = startAccordion({ deeplinking: true });
    const parent = root.parentElement!;
    root.remove();
    goTo('#section2');
    assert.equal(accordionOf(root).active(), -1);
    parent.append(root);
    goTo('#section3');
    assert.equal(accordionState(root), '0 0 1');
    triggersOf(root)[0]!.click();
    assert.equal(accordionState(root), '1 0 0');
  },
);
