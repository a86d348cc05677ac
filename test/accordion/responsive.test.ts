import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  headersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { adapting, form, ownTime, resize, sizes, stopTime, widen } from '../support/accordion-form';
import { put } from '../support/fixture';
import { frames } from '../support/motion';

QUnit.module('accordion: responsive', ownTime);

QUnit.test('A7 it is scaled with its parent, and turns vertical at 480', async (assert) => {
  stopTime();
  const root = startAccordion({ ...adapting, active: 1 });
  await frames();
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 800, 267, 33]);
  await resize(720);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 720, 240, 30]);
  await resize(600);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 600, 200, 25]);
  await resize(481);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 481, 160, 24], 'never under 24 px');
  const last = sectionsOf(root)[2]!.getBoundingClientRect();
  assert.equal(Math.round(last.left - root.getBoundingClientRect().left), 457);
  await resize(480);
  assert.deepEqual(
    [form(root), root.offsetWidth, headersOf(root)[0]!.offsetHeight],
    ['vertical', 480, 40],
  );
  assert.equal(accordionState(root), '0 1 0');
  await resize(1100);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 960, 320, 40]);
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('A7, C20 turning says nothing, and keeps focus, content and frames', async (assert) => {
  stopTime();
  const html = accordionHtml().replace('C2', '<input><iframe></iframe>');
  const { root, log } = await begun({ ...adapting, active: 1, keyboard: true }, html);
  const frame = root.querySelector('iframe')!.contentWindow;
  const input = root.querySelector('input')!;
  input.focus();
  await resize(400);
  assert.equal(form(root), 'vertical');
  await resize(700);
  assert.equal(form(root), 'horizontal');
  assert.strictEqual(document.activeElement, input);
  assert.strictEqual(root.querySelector('iframe')!.contentWindow, frame);
  assert.equal(log.take(), '');
});

QUnit.test('C6 A8 dots that no slider has are not in force, in either form', async (assert) => {
  stopTime();
  const root = startAccordion({ ...adapting, dotNav: true });
  await frames();
  assert.false(accordionOf(root).option('dotNav'), form(root));
  await resize(400);
  assert.false(accordionOf(root).option('dotNav'), form(root));
});

/** Presses a key where the focus is; tells where it is then. */
function press(key: string): string {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const { activeElement } = document;
  activeElement!.dispatchEvent(event);
  return `${document.activeElement!.textContent}${event.defaultPrevented ? '' : ', not taken'}`;
}

QUnit.test('A7, A10 keys and presses are those of the form', async (assert) => {
  stopTime();
  const { root, log } = await begun({ ...adapting, keyboard: true });
  const triggers = triggersOf(root);
  triggers[0]!.focus();
  assert.equal(press('ArrowRight'), 'H2');
  assert.equal(press('ArrowDown'), 'H2, not taken');
  assert.equal(triggers[0]!.getAttribute('aria-disabled'), 'true', 'one has to be open');
  await resize(400);
  assert.equal(press('ArrowDown'), 'H3');
  assert.equal(press('ArrowRight'), 'H3, not taken');
  assert.false(triggers[0]!.hasAttribute('aria-disabled'));
  triggers[0]!.click();
  assert.equal(accordionState(root), '0 0 0', 'a vertical one may be closed');
  assert.equal(
    log.take(),
    'select 0 closed click, activate 0 closed click, collapse 0 closed click',
  );
  await resize(700);
  assert.equal(accordionState(root), '1 0 0', 'a horizontal one always shows one');
});

QUnit.test.each(
  'A7 narrow from the start: the first is open,',
  { 'active not given': {}, 'active false': { active: false } } as Record<
    string,
    AccordionSettings
  >,
  async (assert, settings) => {
    stopTime();
    const inner = put(`<div style="width: 300px">${accordionHtml()}</div>`)
      .firstElementChild as HTMLElement;
    $(inner).uiAccordion({ ...adapting, animation: { effects: 'none' }, ...settings });
    await frames();
    assert.deepEqual([form(inner), accordionState(inner)], ['vertical', '1 0 0']);
    inner.parentElement!.style.width = '';
    await resize(600);
    assert.deepEqual([form(inner), accordionState(inner)], ['horizontal', '1 0 0']);
  },
);

QUnit.test(
  '2.2 responsiveDelay: so long after the last change of width, and live',
  async (assert) => {
    const clock = stopTime();
    const root = startAccordion({ ...adapting, responsiveDelay: 300 });
    await frames();
    await widen(700);
    clock.tick(200);
    await widen(400);
    clock.tick(299);
    assert.deepEqual([form(root), clock.left()], ['horizontal', [1]]);
    clock.tick(1);
    assert.deepEqual([form(root), clock.left()], ['vertical', []]);
    accordionOf(root).setOptions({ responsiveDelay: 50 });
    await frames();
    await widen(700);
    assert.deepEqual(clock.left(), [50]);
    clock.tick(50);
    assert.equal(form(root), 'horizontal');
  },
);
