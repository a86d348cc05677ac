import $ from 'jquery';
import type { AccordionItem } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  begun,
  finish,
  headersOf,
  innersOf,
  nextOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';

QUnit.module('accordion: events');

/** Callbacks that keep everything they are called with. */
function recorder() {
  const heard: { name: string; self: HTMLElement; args: unknown[] }[] = [];
  const listen = (name: string) =>
    function (this: HTMLElement, ...args: unknown[]): void {
      heard.push({ name, self: this, args });
    };
  const settings = {
    select: listen('select'),
    activate: listen('activate'),
    collapse: listen('collapse'),
  };
  return { heard, settings };
}

QUnit.test('A4, 6.2 this, the event, and an item of plain elements', async (assert) => {
  const { root, accordion } = await begun({ active: 0 });
  const { heard, settings } = recorder();
  accordion.setOptions(settings);
  triggersOf(root)[2]!.click();
  const told = heard.map(({ name, self, args }) => {
    const [event, item, ...more] = args as [JQuery.Event, AccordionItem];
    assert.true(event instanceof $.Event, name);
    assert.strictEqual(self, root, name);
    assert.deepEqual(more, [], name);
    assert.strictEqual(item.header.nodeType, 1, 'an element, no jQuery object');
    assert.equal(item.content.className, 'z-auto-g');
    return [name, event.type, item];
  });
  const item = (index: number, open: boolean): AccordionItem => ({
    index,
    header: headersOf(root)[index]!,
    content: innersOf(root)[index]!,
    open,
    reason: 'click',
  });
  assert.deepEqual(told as unknown[], [
    ['select', 'uiaccordion:select', item(2, true)],
    ['activate', 'uiaccordion:activate', item(2, true)],
    ['activate', 'uiaccordion:activate', item(0, false)],
    ['collapse', 'uiaccordion:collapse', item(0, false)],
  ]);
  assert.equal(headersOf(root)[2]!.tagName, 'H3');
});

QUnit.test('A4 the order, as one log, of opening, changing and closing', async (assert) => {
  const { log, root } = await begun();
  triggersOf(root)[0]!.click();
  log.entries.push('|');
  triggersOf(root)[1]!.click();
  log.entries.push('|');
  triggersOf(root)[1]!.click();
  assert.equal(
    log.take(),
    'select 0 click, activate 0 click, |, ' +
      'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click, |, ' +
      'select 1 closed click, activate 1 closed click, collapse 1 closed click',
  );
});

QUnit.test('A4 select comes at once, activate and collapse after the animation', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root } = await begun({ active: 0, animation });
  triggersOf(root)[1]!.click();
  assert.equal(log.take(), 'select 1 click');
  assert.equal(accordionState(root), '0 1 0');
  await finish(root);
  assert.equal(log.take(), 'activate 1 click, activate 0 closed click, collapse 0 closed click');
  triggersOf(root)[1]!.click();
  assert.equal(log.take(), 'select 1 closed click');
  await finish(root);
  assert.equal(log.take(), 'activate 1 closed click, collapse 1 closed click');
});

QUnit.test('A4 at init: activate for those open, once, after the call', async (assert) => {
  const log = accordionLog();
  const root = startAccordion({ ...log.settings, active: [0, 2] });
  assert.equal(log.take(), 'ready');
  await nextOf(root);
  await Promise.resolve();
  assert.equal(log.take(), 'activate 0, activate 2');
  accordionOf(root).select(1);
  assert.equal(log.take(), 'select 1 api, activate 1 api');
});

QUnit.test('C10 the reason: click, key, api', async (assert) => {
  const html = accordionHtml().replace('H3', '<a href="#">H3</a>');
  const { log, root, accordion } = await begun({}, html);
  triggersOf(root)[0]!.click();
  accordion.close(0).first();
  const link = triggersOf(root)[2]!;
  link.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
  const entries = log
    .take()
    .split(', ')
    .filter((entry) => !entry.startsWith('activate'));
  assert.deepEqual(entries, [
    ...['select 0 click', 'select 0 closed api', 'collapse 0 closed api', 'select 0 api'],
    ...['select 2 key', 'collapse 0 closed key'],
  ]);
});

QUnit.test('C9 other scripts hear native events that bubble, with a detail', async (assert) => {
  const { root, accordion } = await begun();
  const heard: unknown[] = [];
  const hear = (event: Event): void => {
    const { type, detail, target, cancelable } = event as CustomEvent<AccordionItem>;
    heard.push([type, detail.index, detail.open, detail.reason, target === root, cancelable]);
  };
  const types = ['beforeselect', 'select', 'activate'].map((name) => `uiaccordion:${name}`);
  types.forEach((type) => root.parentElement!.addEventListener(type, hear));
  accordion.select(1);
  types.forEach((type) => root.parentElement!.removeEventListener(type, hear));
  assert.deepEqual(heard, [
    ['uiaccordion:beforeselect', 1, true, 'api', true, true],
    ['uiaccordion:select', 1, true, 'api', true, false],
    ['uiaccordion:activate', 1, true, 'api', true, false],
  ]);
});
