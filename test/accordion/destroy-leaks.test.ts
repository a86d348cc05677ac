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

QUnit.module('accordion: destroy, traces');

type Use = (root: HTMLElement, accordion: AccordionInstance) => unknown;
const sliding = { animation: { effects: 'slide', duration: 60000 } } as const;

const uses: [string, AccordionSettings, Use][] = [
  ['nothing', {}, () => undefined],
  ['nothing, with sections open', { active: [0, 2] }, () => undefined],
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
  [
    'a run in which an upper section closes',
    { ...sliding, active: 0 },
    (_root, it) => it.select(2),
  ],
  [
    'a run that holds the header pressed in its place',
    { ...sliding, active: 0 },
    (root) => triggersOf(root)[2]!.click(),
  ],
  ['a horizontal run', { ...sliding, orientation: 'horizontal' }, (_root, it) => it.select(2)],
  ['a slider', { slider: true, dotNav: true, active: 0 }, (_root, it) => it.next()],
  ['hover', { event: 'mouseover' }, (root) => $(triggersOf(root)[1]!).trigger('mouseover')],
  [
    'a click that was stopped',
    {},
    (root) => {
      const stop = (event: Event): void => event.stopImmediatePropagation();
      triggersOf(root)[1]!.addEventListener('click', stop);
      triggersOf(root)[1]!.click();
      triggersOf(root)[1]!.removeEventListener('click', stop);
    },
  ],
];

QUnit.test.each(
  'C13 destroy leaves no listener, timer, frame or observer after',
  uses,
  async (assert, [, settings, use]) => {
    const root = put(accordionHtml());
    const watch = watchLeaks();
    const frames = watchFrames();
    $(root).uiAccordion({ animation: { effects: 'none' }, ...settings });
    assert.true(watch.left().length > 1, 'while it lives there are some');
    use(root, accordionOf(root));
    accordionOf(root).destroy();
    const left = watch.left();
    watch.end();
    assert.deepEqual(left, []);
    assert.deepEqual(await frames.left(), []);
    const parts = [root, ...Array.from(root.querySelectorAll('*')), document, window];
    assert.equal(parts.map((part) => eventTypes(part).join(' ')).join(''), '');
    assert.deepEqual(root.getAnimations({ subtree: true }), []);
    assert.deepEqual($(root).data(), {});
  },
);

/** The frames that were asked for; one that all sets share may still come, and asks for no other. */
function watchFrames() {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const open = new Set<number>();
  window.requestAnimationFrame = (run) => {
    const id = requestAnimationFrame.call(window, (time) => {
      open.delete(id);
      run(time);
    });
    open.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    open.delete(id);
    cancelAnimationFrame.call(window, id);
  };
  return {
    async left() {
      await new Promise((resolve) => requestAnimationFrame.call(window, resolve));
      Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
      return Array.from(open, (id) => `frame ${id}`);
    },
  };
}

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

QUnit.test(
  'C13, C11 destroyed before the first activate: it comes then, and not later',
  (assert) => {
    const root = put(accordionHtml());
    const watch = watchLeaks();
    $(root).uiAccordion({ active: 0, activate: () => assert.step('told') });
    $(root).uiAccordion('destroy');
    const left = watch.left();
    watch.end();
    assert.verifySteps(['told']);
    assert.deepEqual(left, []);
    assert.equal(root.outerHTML, accordionHtml());
  },
);

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

QUnit.test('C13 detach() keeps it, and it goes on when it is back', (assert) => {
  const root = startAccordion();
  const parent = root.parentElement!;
  $(root).detach();
  accordionOf(root).select(1);
  $(parent).append(root);
  assert.equal(accordionState(root), '0 1 0');
  triggersOf(root)[2]!.click();
  assert.equal(accordionState(root), '0 0 1');
});
