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
import { uncaught } from '../support/driver';
import { put } from '../support/fixture';

QUnit.module('accordion: events');

const moments = ['select', 'activate', 'collapse'] as const;

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
    assert.strictEqual(item.content.nodeType, 1);
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
      'select 1 click, activate 1 click, collapse 0 closed click, |, ' +
      'activate 1 closed click, collapse 1 closed click',
  );
});

QUnit.test('A4 select comes at once, activate and collapse after the animation', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root } = await begun({ active: 0, animation });
  triggersOf(root)[1]!.click();
  assert.equal(log.take(), 'select 1 click');
  assert.equal(accordionState(root), '0 1 0');
  await finish(root);
  assert.equal(log.take(), 'activate 1 click, collapse 0 closed click');
  triggersOf(root)[1]!.click();
  assert.equal(log.take(), '');
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

QUnit.test('A4 at init with nothing open: ready alone', async (assert) => {
  const log = accordionLog();
  const root = startAccordion(log.settings);
  const other = startAccordion({ active: 0 }, accordionHtml({ id: 'other' }));
  await nextOf(other);
  assert.equal(log.take(), 'ready');
  assert.equal(accordionState(root), '0 0 0');
});

QUnit.test('A4, C11 a change before the first activate: that comes first', (assert) => {
  const log = accordionLog();
  const root = startAccordion({ ...log.settings, active: 0 });
  accordionOf(root).select(1);
  assert.equal(
    log.take(),
    'ready, activate 0, select 1 api, activate 1 api, collapse 0 closed api',
  );
});

QUnit.test('C9 ready: the container, as a jQuery object with its id', (assert) => {
  let args: unknown[] = [];
  const root = startAccordion({
    ready(...given) {
      args = [this, ...given];
    },
  });
  const [self, event, item, ...more] = args as [Element, JQuery.Event, JQuery & { id: string }];
  assert.strictEqual(self, root);
  assert.equal(event.type, 'uiaccordion:ready');
  assert.deepEqual([item.toArray(), item.id, more], [[root], 'acc', []]);
});

QUnit.test('C9 every moment is an event on the container, which bubbles', async (assert) => {
  const parent = put(`<section>${accordionHtml()}</section>`);
  const heard: string[] = [];
  const types = ['ready', ...moments].map((name) => `uiaccordion:${name}`).join(' ');
  $(parent).on(types, (event, item: AccordionItem) => {
    heard.push(`${event.type} ${item.index} on ${event.target.id}`);
  });
  const root = parent.querySelector<HTMLElement>('#acc')!;
  $(root).uiAccordion({ animation: { effects: 'none' }, active: 1 });
  await nextOf(root);
  await Promise.resolve();
  accordionOf(root).select(0);
  assert.deepEqual(heard.slice(1), [
    'uiaccordion:activate 1 on acc',
    'uiaccordion:select 0 on acc',
    'uiaccordion:activate 0 on acc',
    'uiaccordion:collapse 1 on acc',
  ]);
  assert.true(/^uiaccordion:ready .* on acc$/.test(heard[0]!));
});

QUnit.test('C9 select events of text fields never reach a callback', async (assert) => {
  const { log, root } = await begun({ active: 0 }, accordionHtml().replace('C1', '<input>'));
  const input = root.querySelector('input')!;
  $(input).trigger('select');
  input.dispatchEvent(new Event('select', { bubbles: true }));
  $(root).trigger('select').trigger('activate').trigger('collapse');
  assert.equal(log.take(), '');
});

const throwing = (name: string) => () => {
  throw new Error(`from ${name}`);
};

QUnit.test('C9 a callback that throws is reported, and breaks nothing', async (assert) => {
  const { root, accordion } = await begun({ active: 0 });
  accordion.setOptions({
    select: throwing('select'),
    activate: throwing('activate'),
    collapse: throwing('collapse'),
  });
  const messages = await uncaught(3, () => triggersOf(root)[1]!.click());
  assert.deepEqual(messages, ['run ended', 'from select', 'from activate', 'from collapse']);
  assert.equal(accordionState(root), '0 1 0');
  const log = accordionLog();
  accordion.setOptions(log.settings).select(2);
  assert.equal(log.take(), 'select 2 api, activate 2 api, collapse 1 closed api');
});

QUnit.test('C9 an event handler that throws or stops keeps the callback', async (assert) => {
  const { log, root, accordion } = await begun();
  $(root).on('uiaccordion:select', () => false);
  accordion.select(0);
  assert.equal(log.take(), 'select 0 api, activate 0 api');
  $(root).on('uiaccordion:activate', throwing('a handler'));
  const messages = await uncaught(1, () => void accordion.select(0));
  assert.deepEqual(messages, ['run ended', 'from a handler']);
  assert.equal(log.take(), 'activate 0 closed api, collapse 0 closed api');
});

QUnit.test('C9, C20 callbacks may be changed and taken away', async (assert) => {
  const { log, accordion } = await begun();
  accordion.setOptions({ select: null }).select(0);
  assert.equal(log.take(), 'activate 0 api');
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
    ...['select 0 click', 'collapse 0 closed api', 'select 0 api'],
    ...['select 2 key', 'collapse 0 closed key'],
  ]);
});
