import $ from 'jquery';
import type { TabsInstance } from '../../src/tabs/tabs.types';
import { press } from '../support/driver';
import { closer, instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { promised, turn } from '../support/promises';
import { busy, logged } from '../support/removal';
import { state } from '../support/state';

QUnit.module('tabs: beforeRemove that promises');

QUnit.test('C10 while a promise is pending the tab is busy, and stays', async (assert) => {
  const { promise, keep } = promised();
  const { log, root } = await logged({ beforeRemove: () => promise as Promise<boolean> });
  closer(root, 0).click();
  assert.deepEqual([state(root), busy(root)], ['1 0 0', 'true - -']);
  assert.equal(log.take(), 'uitabs:beforeremove 0 click: 1 0 0');
  keep();
  await turn();
  assert.deepEqual([state(root), busy(root)], ['1 0', '- -']);
  assert.equal(log.take(), 'select 0 click, deactivate 0 click, uitabs:remove 0 click: 1 0');
});

const again: [string, (tabs: TabsInstance, root: HTMLElement) => unknown, string][] = [
  ['by the button', (_tabs, root) => closer(root, 0).click(), 'click'],
  ['by a key', (_tabs, root) => press(labels(root)[0]!, 'Delete'), 'key'],
  ['by remove()', (tabs) => tabs.remove(0), 'api'],
];

QUnit.test.each(
  'C10 asked for again, the page is asked again, and its older answer is dropped,',
  again,
  async (assert, [, act, reason]) => {
    const [older, newer] = [promised(), promised()];
    const answers = [older.promise, newer.promise];
    const { log, root, tabs } = await logged({
      beforeRemove: () => answers.shift() as Promise<boolean>,
    });
    closer(root, 0).click();
    act(tabs, root);
    const asked = `uitabs:beforeremove 0 click: 1 0 0, uitabs:beforeremove 0 ${reason}: 1 0 0`;
    assert.equal(log.take(), asked);
    older.keep();
    await turn();
    assert.deepEqual([state(root), busy(root)], ['1 0 0', 'true - -'], 'it waits for the newer');
    newer.keep();
    await turn();
    assert.deepEqual([state(root), busy(root)], ['1 0', '- -']);
    const told = `select 0 ${reason}, deactivate 0 ${reason}, uitabs:remove 0 ${reason}: 1 0`;
    assert.equal(log.take(), told);
  },
);

QUnit.test('C10 what never answers blocks nothing', async (assert) => {
  const answers = [promised().promise, false, promised().promise, true];
  const { root, tabs } = await logged({ beforeRemove: () => answers.shift() as boolean });
  const seen = [0, 1, 2, 3].map(() => (tabs.remove(0), `${state(root)}, ${busy(root)}`));
  const there = ['1 0 0, true - -', '1 0 0, - - -'];
  assert.deepEqual(seen, [...there, there[0], '1 0, - -']);
});

const orders: Record<string, [first: boolean, then: boolean, seen: string[]]> = {
  'its selection is allowed': [true, false, ['0 1 0, - true -', '0 1 0, - - -']],
  'its selection is refused': [true, true, ['1 0 0, - true -', '1 0 0, - - -']],
  'its removal is refused': [false, true, ['1 0 0, - true -', '1 0 0, - - -']],
  'its removal is refused, then it is selected': [
    false,
    false,
    ['1 0 0, - true -', '0 1 0, - - -'],
  ],
};

QUnit.test.each(
  'C10 a tab is busy until there is an answer to both questions about it:',
  orders,
  async (assert, [selection, refuses, wanted]) => {
    const [select, remove] = [promised(), promised()];
    const { root, tabs } = await logged({
      beforeSelect: () => select.promise as Promise<boolean>,
      beforeRemove: () => remove.promise as Promise<boolean>,
    });
    tabs.select(1).remove(1);
    const seen: string[] = [];
    const answers = [() => select.keep(!refuses), () => remove.keep(false)];
    for (const answer of selection ? answers : answers.reverse()) {
      answer();
      await turn();
      seen.push(`${state(root)}, ${busy(root)}`);
    }
    assert.deepEqual(seen, wanted);
  },
);

const meanwhile: Record<string, [(tabs: TabsInstance, root: HTMLElement) => void, string, string]> =
  {
    'the tab was moved': [(tabs) => void tabs.move(1, 0), '1 0', 'T1T3'],
    'others moved': [(tabs) => void tabs.move(2, 0), '0 1', 'T3T1'],
    'another was added before': [(tabs) => void tabs.add({ tab: 'N', index: 0 }), '0 1 0', 'NT1T3'],
    'another was selected': [(tabs) => void tabs.select(2), '0 1', 'T1T3'],
    'it was selected': [(tabs) => void tabs.select(1), '0 1', 'T1T3'],
    'the page took it out': [
      (tabs, root) => {
        labels(root)[1]!.parentElement!.remove();
        panels(root)[1]!.remove();
        tabs.refresh();
      },
      '1 0',
      'T1T3',
    ],
  };

QUnit.test.each('C10 T19 the page agrees, when meanwhile', meanwhile, async (assert, all) => {
  const [change, after, text] = all;
  const { promise, keep } = promised();
  const { root, tabs } = await logged({ beforeRemove: () => promise as Promise<boolean> });
  tabs.remove(1);
  change(tabs, root);
  keep();
  await turn();
  assert.equal(state(root), after);
  assert.equal(
    labels(root)
      .map(({ textContent }) => textContent)
      .join(''),
    text,
  );
});

QUnit.test(
  'C13 destroyed while it waits, or by what it is asked, nothing is left',
  async (assert) => {
    const { promise, keep } = promised();
    const { root, tabs } = await logged({ beforeRemove: () => promise as Promise<boolean> });
    tabs.remove(1).destroy();
    keep();
    await turn();
    assert.equal(root.outerHTML, $(tabsHtml())[0]!.outerHTML);
    const other = start({ beforeRemove: () => (instance(other).destroy(), promise as never) });
    instance(other).remove(0);
    await turn();
    assert.equal(other.outerHTML, $(tabsHtml())[0]!.outerHTML);
    const heard: string[] = [];
    const answer = { then: (_kept: unknown, broken: unknown) => heard.push(typeof broken) };
    const last = start({ beforeRemove: () => (instance(last).destroy(), answer as never) });
    instance(last).remove(0);
    assert.deepEqual(heard, ['function'], 'what it breaks then is no error that nobody heard');
  },
);
