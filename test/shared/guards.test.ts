import $ from 'jquery';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { createLog, next } from '../support/driver';
import { instance, labels, start } from '../support/fixture';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('guards');

const busy = (root: Element): string =>
  labels(root)
    .map((label) => Number(label.getAttribute('aria-busy') === 'true'))
    .join(' ');

const refusals: Record<string, (event: JQuery.Event) => false | void | Promise<unknown>> = {
  'returns false': () => false,
  'prevents the default': (event) => event.preventDefault(),
  'returns a promise of false': () => Promise.resolve(false),
  'returns a promise that is rejected': () => Promise.reject(new Error('no')),
  'returns what throws when it is asked': () =>
    ({
      then: () => {
        throw new Error('no');
      },
    }) as unknown as Promise<unknown>,
};

QUnit.test.each('C10 a callback refuses that', refusals, async (assert, answer) => {
  const log = createLog();
  const root = start({ ...log.settings, beforeSelect: answer });
  await next(root);
  log.take();
  instance(root).select(1).next();
  labels(root)[2]!.click();
  await turn();
  assert.equal(state(root), '1 0 0');
  assert.equal(busy(root), '0 0 0');
  assert.equal(log.take(), '');
});

QUnit.test('C10 a handler of the event refuses, too, and hears of every way in', (assert) => {
  const root = start();
  const heard: string[] = [];
  $(root).on('uitabs:beforeselect', (event, item: { index: number; from: number }) => {
    const { reason } = item as unknown as { reason: string };
    heard.push(`${event.type} ${item.from} to ${item.index} ${reason}: ${state(root)}`);
    return item.index !== 1;
  });
  instance(root).select(1);
  labels(root)[1]!.click();
  labels(root)[2]!.click();
  instance(root).select(2).prev();
  assert.deepEqual(heard, [
    'uitabs:beforeselect 0 to 1 api: 1 0 0',
    'uitabs:beforeselect 0 to 1 click: 1 0 0',
    'uitabs:beforeselect 0 to 2 click: 1 0 0',
    'uitabs:beforeselect 2 to 1 api: 0 0 1',
  ]);
  assert.equal(state(root), '0 0 1');
});

QUnit.test(
  'C10 while a promise is pending the tab is busy, and the old one stays',
  async (assert) => {
    const { promise, keep } = promised();
    const root = start({ beforeSelect: () => promise });
    instance(root).select(1);
    assert.deepEqual([state(root), busy(root)], ['1 0 0', '0 1 0']);
    keep();
    await turn();
    assert.deepEqual([state(root), busy(root)], ['0 1 0', '0 0 0']);
  },
);

QUnit.test('C10 what is asked for last counts', async (assert) => {
  const [one, two] = [promised(), promised()];
  const root = start({
    beforeSelect: (_event, { index }) => (index === 1 ? one.promise : two.promise),
  });
  instance(root).select(1).select(2);
  assert.equal(busy(root), '0 0 1');
  one.keep();
  await turn();
  assert.equal(state(root), '1 0 0');
  two.keep();
  await turn();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C10 a guard that leads elsewhere', (assert) => {
  const root = start({
    beforeSelect: (_event, { index }) => {
      if (index === 1) instance(root).select(2);
    },
  });
  instance(root).select(1);
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C13 destroyed while it waits, nothing is left', async (assert) => {
  const { promise, keep } = promised();
  const root = start({ beforeSelect: () => promise });
  const tabs = instance(root);
  tabs.select(1);
  tabs.destroy();
  const after = root.outerHTML;
  keep();
  await turn();
  assert.equal(root.outerHTML, after);
  assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
});

QUnit.test('C9 a guard that throws lets pass, and is reported', async (assert) => {
  const reported = new Promise((resolve) => {
    window.addEventListener('error', (event) => (event.preventDefault(), resolve(event.message)), {
      once: true,
    });
  });
  const { onerror } = window;
  window.onerror = () => true;
  const root = start({
    beforeSelect: () => {
      throw new Error('of the page');
    },
  });
  instance(root).select(1);
  assert.equal(state(root), '0 1 0');
  assert.true(String(await reported).includes('of the page'));
  window.onerror = onerror;
});

QUnit.test('C10 in an accordion: opening, and closing by itself', (assert) => {
  const log = accordionLog();
  const asked: string[] = [];
  const root = startAccordion({
    ...log.settings,
    beforeSelect: (_event, { index, open, from, reason }) => {
      asked.push(`${index} ${open} from ${from} ${reason}`);
      return index !== 2 && (open || index !== 1);
    },
  });
  triggersOf(root)[0]!.click();
  triggersOf(root)[1]!.click();
  triggersOf(root)[1]!.click();
  accordionOf(root).select(2);
  assert.equal(accordionState(root), '0 1 0');
  assert.deepEqual(asked, [
    '0 true from -1 click',
    '1 true from 0 click',
    '1 false from 1 click',
    '2 true from 1 api',
  ]);
});

QUnit.test('C10 expandAll opens nothing when one is refused', async (assert) => {
  const { promise, fail } = promised();
  const html = accordionHtml();
  const root = startAccordion(
    { expandMode: 'multiple', beforeSelect: (_event, { index }) => (index ? promise : true) },
    html,
  );
  accordionOf(root).expandAll();
  assert.equal(accordionState(root), '0 0 0');
  assert.deepEqual(
    triggersOf(root).map((trigger) => trigger.getAttribute('aria-busy')),
    ['true', 'true', 'true'],
  );
  fail();
  await turn();
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
});
