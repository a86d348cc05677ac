import $ from 'jquery';
import type { AccordionItem } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordion as start,
  begun,
  finish,
  headersOf,
  innersOf,
  nextOf,
  sectionsOf,
} from '../support/accordion';
import { press } from '../support/driver';

QUnit.module('accordion: events');

QUnit.test('A4 this, the event, and an item of plain elements', async (assert) => {
  const { root, set, click } = await begun({ active: 0 });
  const told: unknown[] = [];
  const listen = (name: string) =>
    function (this: HTMLElement, ...[event, item, ...more]: unknown[]): void {
      assert.true(event instanceof $.Event, name);
      assert.deepEqual([this, more], [root, []], name);
      told.push([name, (event as JQuery.Event).type, item]);
    };
  const names = ['select', 'activate', 'collapse'] as const;
  for (const name of names) set.setOptions({ [name]: listen(name) });
  click(2);
  const item = (index: number, open: boolean): AccordionItem => ({
    index,
    header: headersOf(root)[index]!,
    content: innersOf(root)[index]!,
    open,
    reason: 'click',
  });
  assert.deepEqual(told, [
    ['select', 'uiaccordion:select', item(2, true)],
    ['activate', 'uiaccordion:activate', item(2, true)],
    ['activate', 'uiaccordion:activate', item(0, false)],
    ['collapse', 'uiaccordion:collapse', item(0, false)],
  ]);
});

QUnit.test('A4, C10 what is told of opening, changing and closing, and why', async (assert) => {
  const { log, set, click, trigger } = await begun(
    {},
    accordionHtml().replace('H3', '<a href="#">H3</a>'),
  );
  const after = (act: () => unknown): string => (act(), log.take());
  assert.equal(
    after(() => click(0)),
    'select 0 click, activate 0 click',
  );
  assert.equal(
    after(() => press(trigger(2), 'Enter')),
    'select 2 key, activate 2 key, activate 0 closed key, collapse 0 closed key',
  );
  assert.equal(
    after(() => set.close(2)),
    'select 2 closed api, activate 2 closed api, collapse 2 closed api',
  );
});

QUnit.test('A4 select comes at once, activate and collapse after the animation', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root, click } = await begun({ active: 0, animation });
  assert.deepEqual([click(1), log.take()], ['0 1 0', 'select 1 click']);
  await finish(root);
  assert.equal(log.take(), 'activate 1 click, activate 0 closed click, collapse 0 closed click');
  assert.deepEqual([click(1), log.take()], ['0 0 0', 'select 1 closed click']);
  await finish(root);
  assert.equal(log.take(), 'activate 1 closed click, collapse 1 closed click');
});

QUnit.test('A4 at the start: activate for those open, once, after the call', async (assert) => {
  const log = accordionLog();
  const { root } = start({ ...log.settings, active: [0, 2] });
  assert.equal(log.take(), 'ready');
  await nextOf(root);
  await Promise.resolve();
  assert.equal(log.take(), 'activate 0, activate 2');
});

QUnit.test('C9 other scripts hear native events that bubble, with a detail', async (assert) => {
  const { root, set } = await begun();
  const heard: unknown[] = [];
  for (const name of ['beforeselect', 'select', 'activate']) {
    const hear = (event: Event): void => {
      const { detail, target, cancelable } = event as CustomEvent<AccordionItem>;
      heard.push([name, detail.index, detail.open, detail.reason, target === root, cancelable]);
    };
    root.parentElement!.addEventListener(`uiaccordion:${name}`, hear, { once: true });
  }
  set.select(1);
  assert.deepEqual(heard, [
    ['beforeselect', 1, true, 'api', true, true],
    ['select', 1, true, 'api', true, false],
    ['activate', 1, true, 'api', true, false],
  ]);
});

QUnit.test('T4 content is on display when a click reaches header and section', async (assert) => {
  const { root, click, content } = await begun();
  const seen: boolean[] = [];
  headersOf(root)[1]!.addEventListener('click', () => seen.push(content(1).offsetHeight > 10));
  $(sectionsOf(root)[1]!).on('click', () => seen.push(content(1).offsetHeight > 10));
  click(1);
  assert.deepEqual(seen, [true, true]);
});

QUnit.test('T8 event: mouseover opens, and never closes; a click does both', async (assert) => {
  const { root, state, trigger, click } = await begun({ event: 'mouseover' });
  const hover = (target: Element, pointerType = 'mouse'): string => {
    target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return state();
  };
  assert.deepEqual([hover(trigger(1)), hover(trigger(1))], ['0 1 0', '0 1 0']);
  assert.equal(hover(headersOf(root)[2]!), '0 0 1');
  assert.equal(click(2), '0 0 0');
  assert.equal(hover(trigger(0), 'touch'), '0 0 0');
});

QUnit.test('T8 event: any DOM event name, which the page may trigger', async (assert) => {
  const { set, state, trigger } = await begun({ event: 'dblclick custom' });
  trigger(0).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  assert.equal(state(), '1 0 0');
  $(trigger(1)).trigger('custom');
  assert.equal(state(), '0 1 0');
  set.setOptions({ event: 'click' });
  $(trigger(2)).trigger('custom');
  assert.equal(state(), '0 1 0', 'and no longer once the option has changed');
});
