import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  headersOf,
  running,
  seek,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { adapting, form, ownTime, resize, sizes, stopTime, widen } from '../support/accordion-form';
import { put } from '../support/fixture';

QUnit.module('accordion: responsive', ownTime);

QUnit.test('A7 it is scaled with its parent, and turns vertical at 480', async (assert) => {
  stopTime();
  const root = startAccordion({ ...adapting, active: 1 });
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 800, 267, 33]);
  await resize(720);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 720, 240, 30]);
  await resize(481);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 481, 160, 30]);
  const last = sectionsOf(root)[2]!.getBoundingClientRect();
  assert.equal(Math.round(last.left - root.getBoundingClientRect().left), 451);
  await resize(480);
  assert.deepEqual(
    [form(root), root.offsetWidth, headersOf(root)[0]!.offsetHeight],
    ['vertical', 480, 40],
  );
  assert.equal(accordionState(root), '0 1 0');
  assert.equal(root.style.getPropertyValue('--_height'), '');
  await resize(1100);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 960, 320, 40]);
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('A7 by single pixels each form comes once per direction', async (assert) => {
  stopTime();
  const root = startAccordion(adapting);
  const walk = async (from: number, to: number): Promise<string> => {
    const seen: string[] = [];
    for (let width = from; width !== to; width += Math.sign(to - from)) {
      await resize(width);
      if (!seen.length || !seen[seen.length - 1]!.includes(form(root))) {
        seen.push(`${form(root)} from ${width}`);
      }
    }
    return seen.join(', ');
  };
  assert.equal(await walk(490, 470), 'horizontal from 490, vertical from 480');
  assert.equal(await walk(470, 490), 'vertical from 470, horizontal from 481');
  assert.equal(await walk(490, 470), 'horizontal from 490, vertical from 480');
  // A pixel of slack, for what went there and back.
  assert.equal(await walk(471, 490), 'vertical from 471, horizontal from 482');
});

QUnit.test(
  'T13 room that one form alone takes, as a scrollbar does: no flicker',
  async (assert) => {
    stopTime();
    const html = `<div id="box">${accordionHtml()}</div>`;
    const root = put(html).firstElementChild as HTMLElement;
    put('<style>#box:has(> .horizontal) { padding-right: 15px }</style>');
    $(root).uiAccordion({ ...adapting, animation: { effects: 'none' } });
    /** Every form that comes on the way, in order. */
    const walk = async (from: number, to: number): Promise<string> => {
      const seen = [form(root)];
      for (let width = from; width !== to; width += Math.sign(to - from)) {
        // Each turn is a change of width of its own.
        for (let n = 0; n < 3; n++) {
          await resize(width);
          if (seen[seen.length - 1] !== form(root)) seen.push(form(root));
        }
      }
      return seen.join(', ');
    };
    await resize(600);
    assert.equal(await walk(498, 490), 'horizontal, vertical');
    assert.equal(await walk(490, 500), 'vertical, horizontal');
    assert.equal(await walk(500, 490), 'horizontal, vertical');
    assert.equal(await walk(490, 500), 'vertical, horizontal');
  },
);

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
  assert.equal(log.take(), 'activate 0 closed click, collapse 0 closed click');
  await resize(700);
  assert.equal(accordionState(root), '1 0 0', 'a horizontal one always shows one');
  assert.equal(log.take(), 'select 0 api, activate 0 api');
});

QUnit.test(
  'A7 the narrow form has one open, and the measures of a vertical one',
  async (assert) => {
    stopTime();
    const root = startAccordion({
      ...adapting,
      active: [2, 0],
      expandMode: 'multiple',
      contentHeight: 90,
      sectionSpacing: 8,
    });
    assert.equal(accordionState(root), '0 0 1');
    await resize(400);
    assert.equal(accordionState(root), '0 0 1');
    assert.equal(contentsOf(root)[2]!.offsetHeight, 90);
    assert.true(root.classList.contains('z-ungrouped'));
    accordionOf(root).select(1);
    assert.equal(accordionState(root), '0 1 0');
    assert.equal(accordionOf(root).active(), 1);
    await resize(700);
    assert.equal(accordionState(root), '0 1 0');
    assert.true(root.classList.contains('z-grouped'));
  },
);

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
    assert.deepEqual([form(inner), accordionState(inner)], ['vertical', '1 0 0']);
    inner.parentElement!.style.width = '';
    await resize(600);
    assert.deepEqual([form(inner), accordionState(inner)], ['horizontal', '1 0 0']);
  },
);

QUnit.test('A7 a motion on the way ends when it turns', async (assert) => {
  stopTime();
  const animation = { effects: 'slide', duration: 1000, easing: 'linear' } as const;
  const { root, log, accordion } = await begun({ ...adapting, animation });
  accordion.select(2);
  seek(root, 300);
  await resize(400);
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 2 api, activate 2 api, collapse 0 closed api');
  assert.deepEqual([form(root), accordionState(root)], ['vertical', '0 0 1']);
  assert.deepEqual(
    sectionsOf(root).map((section) => section.getAttribute('style') || null),
    [null, null, null],
  );
});

QUnit.test('responsiveDelay: so long after the last change of width, and live', async (assert) => {
  const clock = stopTime();
  const root = startAccordion({ ...adapting, responsiveDelay: 300 });
  await widen(700);
  clock.tick(200);
  await widen(400);
  clock.tick(299);
  assert.deepEqual([form(root), clock.left()], ['horizontal', [1]]);
  clock.tick(1);
  assert.deepEqual([form(root), clock.left()], ['vertical', []]);
  accordionOf(root).setOptions({ responsiveDelay: 50 });
  await widen(700);
  assert.deepEqual(clock.left(), [50]);
  clock.tick(50);
  assert.equal(form(root), 'horizontal');
});
