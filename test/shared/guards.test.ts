import $ from 'jquery';
import {
  accordionLog,
  accordionOf,
  accordionState,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { createLog, next } from '../support/driver';
import { instance, labels, panels, start } from '../support/fixture';
import { atHash, goTo, restoring } from '../support/links';
import { markupOf } from '../support/markup';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('guards', restoring);

const busy = (root: Element): string =>
  labels(root)
    .map((label) => Number(label.getAttribute('aria-busy') === 'true'))
    .join(' ');

type Answer = (event: JQuery.Event) => unknown;

const refusals: Record<string, [callback: Answer, handler?: Answer]> = {
  'returns false': [() => false],
  'prevents the default': [(event) => event.preventDefault()],
  'returns a promise of false': [() => Promise.resolve(false)],
  'returns a promise that is rejected': [() => Promise.reject(new Error('no'))],
  'is not alone, and its promise is': [() => Promise.resolve(false), () => true],
  'agrees where a handler’s promise is false': [() => true, () => Promise.resolve(false)],
};

QUnit.test.each('C10 a callback refuses that', refusals, async (assert, [callback, handler]) => {
  const log = createLog();
  const root = start({ ...log.settings, beforeSelect: callback as () => false });
  if (handler) $(root).on('uitabs:beforeselect', handler as never);
  await next(root);
  log.take();
  instance(root).select(1).next();
  labels(root)[2]!.click();
  await turn();
  assert.deepEqual([state(root), busy(root), log.take()], ['1 0 0', '0 0 0', '']);
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

/** A set that was asked for its second tab, and waits for an answer; what is asked for next is free. */
function waiting() {
  const { promise, keep } = promised();
  const answers: unknown[] = [promise];
  const beforeSelect = (): Promise<boolean> => answers.shift() as Promise<boolean>;
  const root = start({ deeplinking: true, beforeSelect });
  instance(root).select(1);
  const now = (): string[] => [state(root), busy(root)];
  return { root, now, kept: () => (keep(), turn()) };
}

QUnit.test('C10 while a promise is pending the tab is busy, the old one stays', async (assert) => {
  const { now, kept } = waiting();
  assert.deepEqual(now(), ['1 0 0', '0 1 0']);
  await kept();
  assert.deepEqual(now(), ['0 1 0', '0 0 0']);
});

const requests: Record<string, (root: HTMLElement) => unknown> = {
  'a method': (root) => instance(root).select(2),
  'a press': (root) => labels(root)[2]!.click(),
  'the address': () => goTo('#tab3'),
  reveal: (root) => instance(root).reveal(panels(root)[2]!.querySelector('p')!),
};

QUnit.test.each('C10 a pending promise gives way to', requests, async (assert, ask) => {
  const { root, now, kept } = waiting();
  ask(root);
  assert.deepEqual(now(), ['0 0 1', '0 0 0']);
  await kept();
  assert.deepEqual(now(), ['0 0 1', '0 0 0']);
});

QUnit.test('C13 destroyed while it waits, nothing is left', async (assert) => {
  const { root, kept } = waiting();
  instance(root).destroy();
  const after = markupOf(root);
  await kept();
  assert.equal(markupOf(root), after);
  assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
});

QUnit.test('C10 of two promises the one asked for last counts', async (assert) => {
  const all = [promised(), promised()];
  const root = start({ beforeSelect: (_event, { index }) => all[index - 1]!.promise });
  instance(root).select(1).select(2);
  assert.equal(busy(root), '0 0 1');
  all[0]!.keep();
  await turn();
  assert.equal(state(root), '1 0 0');
  all[1]!.keep();
  await turn();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C10 asked from within the question, one of both waits', async (assert) => {
  const all = [promised(), promised()];
  let count = 0;
  const root = start({ beforeSelect: () => all[count++]!.promise });
  $(root).one('uitabs:beforeselect', () => void instance(root).select(2));
  instance(root).select(1);
  assert.deepEqual([state(root), busy(root)], ['1 0 0', '0 1 0']);
  all.forEach(({ keep }) => keep());
  await turn();
  assert.deepEqual([state(root), busy(root)], ['0 1 0', '0 0 0']);
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

QUnit.test('C10 what is open first is not asked about', async (assert) => {
  const beforeSelect = (): false => {
    assert.step('asked');
    return false;
  };
  atHash('#tab2');
  const root = start({ beforeSelect, deeplinking: true });
  await next(root);
  atHash('');
  const list = startAccordion({ beforeSelect, active: 1 });
  assert.deepEqual([state(root), accordionState(list)], ['0 1 0', '0 1 0']);
  assert.verifySteps([]);
});

type Both = ReturnType<typeof instance> & ReturnType<typeof accordionOf>;

const noRequests: Record<string, (set: Both) => unknown> = {
  refresh: (set) => set.refresh(),
  add: (set) => set.add('T4', 'P4'),
  'remove of another': (set) => set.remove(2),
  setOptions: (set) => set.setOptions({ theme: 'red' }),
};

QUnit.test.each(
  'C10 a pending promise outlasts what asks for nothing:',
  noRequests,
  async (assert, act) => {
    const { promise, keep } = promised();
    const beforeSelect = (): Promise<boolean> => promise as Promise<boolean>;
    const tabs = start({ beforeSelect });
    const list = startAccordion({ beforeSelect });
    for (const set of [instance(tabs), accordionOf(list)] as Both[]) act(set.select(1));
    assert.true(busy(tabs).startsWith('0 1'));
    keep();
    await turn();
    for (const now of [state(tabs), accordionState(list)]) assert.true(now.startsWith('0 1'), now);
    assert.false(busy(tabs).includes('1'));
  },
);
