import $ from 'jquery';
import {
  accordion,
  begin,
  begun,
  both,
  heard,
  kinds,
  bothEach,
  type Running,
} from '../support/kinds';
import { atHash, goTo, restoring } from '../support/links';
import { markupOf } from '../support/markup';
import { promised, turn } from '../support/promises';

QUnit.module('guards', restoring);

const busy = ({ kind, root }: Running): string =>
  kind
    .labels(root)
    .map((label) => Number(label.getAttribute('aria-busy') === 'true'))
    .join(' ');

type Answer = (event: JQuery.Event) => unknown;

const broken = (): Promise<never> => Promise.reject(new Error('no'));

const refusals: Record<string, [callback: Answer, handler?: Answer]> = {
  'returns false': [() => false],
  'prevents the default': [(event) => event.preventDefault()],
  'returns a promise of false': [() => Promise.resolve(false)],
  'returns a promise that is rejected': [broken],
  'returns such a promise beside a handler’s false': [broken, () => false],
  'is not alone, and its promise is': [() => Promise.resolve(false), () => true],
  'agrees where a handler returns false': [() => true, () => false],
  'agrees where a handler’s promise is false': [() => true, () => Promise.resolve(false)],
};

bothEach('C10 a callback refuses that', refusals, async (assert, kind, row) => {
  const [beforeSelect, handler] = row;
  const set = await begun(kind, { beforeSelect });
  if (handler) $(set.root).on(`${kind.event}:beforeselect`, handler as never);
  set.set.select(1).next();
  set.click(2);
  await turn();
  assert.deepEqual([set.state(), busy(set), set.log.take()], ['1 0 0', '0 0 0', '']);
});

QUnit.test('C10 an accordion asks about opening, and closing by itself', (assert) => {
  const asked: string[] = [];
  const { set, state, click } = accordion({
    beforeSelect: (_event, { index, open, from, reason }) => {
      asked.push(`${index} ${open} from ${from} ${reason}`);
      return index !== 2 && (open || index !== 1);
    },
  });
  click(0, 1, 1);
  set.select(2);
  assert.equal(state(), '0 1 0');
  assert.deepEqual(asked, [
    '0 true from -1 click',
    '1 true from 0 click',
    '1 false from 1 click',
    '2 true from 1 api',
  ]);
});

both('C10 what is open first is not asked about:', async (assert, kind) => {
  const beforeSelect = (): false => {
    assert.step('asked');
    return false;
  };
  atHash(`#${kind.noun}2`);
  const { root, state } = begin(kind, { beforeSelect, deeplinking: true });
  await heard(kind, root);
  assert.equal(state(), '0 1 0');
  assert.verifySteps([]);
});

/** A set that was asked for its second item, and waits for an answer; what is asked for next is free. */
function waiting(kind = kinds.tabs) {
  const { promise, keep } = promised();
  const answers: unknown[] = [promise];
  const running = begin(kind, { deeplinking: true, beforeSelect: () => answers.shift() });
  running.set.select(1);
  const now = (): string[] => [running.state(), busy(running)];
  return { ...running, now, kept: () => (keep(), turn()) };
}

both('C10 until a promise is kept the item is busy, the old one stays:', async (assert, kind) => {
  const { now, kept } = waiting(kind);
  assert.deepEqual(now(), ['1 0 0', '0 1 0']);
  await kept();
  assert.deepEqual(now(), ['0 1 0', '0 0 0']);
});

const requests: Record<string, (running: Running) => unknown> = {
  'a method': ({ set }) => set.select(2),
  'a press': ({ click }) => click(2),
  'the address': ({ kind }) => goTo(`#${kind.noun}3`),
  reveal: ({ set, panel }) => set.reveal(panel(2).querySelector('p')!),
};

bothEach('C10 a promise gives way to', requests, async (assert, kind, ask) => {
  const { now, kept, ...running } = waiting(kind);
  ask(running);
  assert.deepEqual(now(), ['0 0 1', '0 0 0']);
  await kept();
  assert.deepEqual(now(), ['0 0 1', '0 0 0']);
});

const noRequests: Record<string, (running: Running) => unknown> = {
  refresh: ({ set }) => set.refresh(),
  add: ({ set }) => set.add('T4', 'P4'),
  'remove of another': ({ set }) => set.remove(2),
  setOptions: ({ set }) => set.setOptions({ theme: 'red' }),
};

bothEach('C10 a promise outlasts what asks for nothing:', noRequests, async (assert, kind, act) => {
  const { now, kept, ...running } = waiting(kind);
  act(running);
  assert.true(now()[1]!.startsWith('0 1'));
  await kept();
  const [state, left] = now();
  assert.deepEqual([state!.startsWith('0 1'), left!.includes('1')], [true, false]);
});

both('C13 destroyed while it waits, nothing is left:', async (assert, kind) => {
  const { root, set, kept } = waiting(kind);
  set.destroy();
  await kept();
  assert.equal(markupOf(root), markupOf(kind.html()));
});

both('C13 a set that has left the page changes by no promise:', async (assert, kind) => {
  const { root, set, kept } = waiting(kind);
  root.remove();
  await kept();
  assert.equal(set.active(), 0);
  assert.notOk(root.querySelector('[aria-busy=true]'));
});

both('C10 of two promises the one asked for last counts:', async (assert, kind) => {
  const all = [promised(), promised()];
  const running = begin(kind, {
    beforeSelect: (_: unknown, { index }: { index: number }) => all[index - 1]!.promise,
  });
  running.set.select(1).select(2);
  assert.equal(busy(running), '0 0 1');
  all[0]!.keep();
  await turn();
  assert.equal(running.state(), '1 0 0');
  all[1]!.keep();
  await turn();
  assert.equal(running.state(), '0 0 1');
});

both('C10 asked from within the question, one of both waits:', async (assert, kind) => {
  const all = [promised(), promised()];
  let count = 0;
  const running = begin(kind, { beforeSelect: () => all[count++]!.promise });
  const { root, set, state } = running;
  $(root).one(`${kind.event}:beforeselect`, () => void set.select(2));
  set.select(1);
  assert.deepEqual([state(), busy(running)], ['1 0 0', '0 1 0']);
  all.forEach(({ keep }) => keep());
  await turn();
  assert.deepEqual([state(), busy(running)], ['0 1 0', '0 0 0']);
});
