import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, next, press } from '../support/driver';
import { closer, instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('tabs: beforeRemove and remove');

async function logged(settings: TabsSettings = {}, html = tabsHtml()) {
  const log = createLog();
  const root = start({ closable: true, ...log.settings, ...settings }, html);
  await next(root);
  log.take();
  $(root).on('uitabs:beforeremove uitabs:remove', ({ type }, item: { index: number }) => {
    const { reason } = item as unknown as { reason: string };
    const moving = root.querySelector('.z-animating');
    log.entries.push(`${type} ${item.index} ${reason}: ${moving ? 'moving' : state(root)}`);
  });
  return { log, root, tabs: instance(root) };
}

const busy = (root: Element): string =>
  labels(root)
    .map((label) => label.getAttribute('aria-busy') ?? '-')
    .join(' ');

QUnit.test('T19 the page is asked before, and told after all else', async (assert) => {
  const { log, root, tabs } = await logged();
  closer(root, 1).click();
  assert.equal(log.take(), 'uitabs:beforeremove 1 click: 1 0 0, uitabs:remove 1 click: 1 0');
  press(labels(root)[0]!, 'Delete');
  assert.equal(
    log.take(),
    'uitabs:beforeremove 0 key: 1 0, select 0 key, deactivate 0 key, uitabs:remove 0 key: 1',
  );
  tabs.remove(-1);
  assert.equal(log.take(), 'uitabs:beforeremove 0 api: 1, deactivate 0 api, uitabs:remove 0 api: ');
});

QUnit.test('C9 this, the event and the item of both callbacks', async (assert) => {
  const html = tabsHtml();
  const seen: unknown[] = [];
  const { root, tabs } = await logged({}, html);
  const note = function (this: HTMLElement, event: JQuery.Event, item: object): void {
    seen.push([this === root, event.type, Object.keys(item).sort().join()]);
  };
  const [tab, panel] = [labels(root)[1]!.parentElement!, panels(root)[1]!];
  tabs.setOptions({
    beforeRemove: note,
    remove(event, item) {
      note.call(this, event, item);
      seen.push(item.tab[0] === tab, item.content[0] === panel, tab.isConnected);
    },
  });
  tabs.remove(1);
  assert.deepEqual(seen, [
    [true, 'uitabs:beforeremove', 'content,index,reason,tab'],
    [true, 'uitabs:remove', 'content,index,reason,tab'],
    true,
    true,
    false,
  ]);
});

const refusals: Record<string, TabsSettings['beforeRemove'] & object> = {
  'returns false': () => false,
  'prevents the default': (event) => event.preventDefault(),
  'returns a promise of false': () => Promise.resolve(false),
  'returns a promise that is rejected': () => Promise.reject(new Error('no')),
};

QUnit.test.each('C10 T19 a callback refuses that', refusals, async (assert, beforeRemove) => {
  const { log, root, tabs } = await logged({ beforeRemove });
  labels(root)[1]!.focus();
  tabs.remove(0);
  closer(root, 1).click();
  press(labels(root)[2]!, 'Delete');
  await turn();
  assert.deepEqual([state(root), busy(root), tabs.count()], ['1 0 0', '- - -', 3]);
  assert.strictEqual(document.activeElement, labels(root)[1]);
  assert.notOk(/remove \d (click|key|api)(?!: 1 0 0)/.test(log.take()), 'nothing was removed');
});

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

QUnit.test('C10 the page removes another one, or the same, while it is asked', async (assert) => {
  const { root, tabs } = await logged();
  tabs.setOptions({
    beforeRemove: (_event, { index }) => {
      if (index === 0) tabs.remove(0).remove(1);
    },
  });
  tabs.remove(0);
  assert.equal(root.textContent, 'T3P3');
  assert.equal(state(root), '1');
});

QUnit.test.each(
  'C11 T19 what hears that nodes of a tab go selects, of the others, the tab',
  [0, 1, 2],
  (assert, index) => {
    const root = start({ defaultTab: 'tab4' }, tabsHtml({ tabs: 4 }));
    const special = $.event.special as Record<string, unknown>;
    special.nodesgo = { remove: () => void instance(root).select(index) };
    $(panels(root)[2]!).on('nodesgo', () => undefined);
    instance(root).remove(2);
    delete special.nodesgo;
    assert.equal(state(root), ['1 0 0', '0 1 0', '0 0 1'][index]);
    assert.equal(instance(root).active(), index);
  },
);

QUnit.test('C11 T19 closing during an animation settles it first', async (assert) => {
  const { log, root, tabs } = await logged({ animation: { effects: 'fade', duration: 60000 } });
  tabs.select(1);
  closer(root, 1).click();
  assert.equal(
    log.take(),
    'uitabs:beforeremove 1 click: moving, select 1 api, deactivate 0 api, ' +
      'select 1 click, deactivate 1 click, uitabs:remove 1 click: 0 1',
  );
  assert.equal(state(root), '0 1');
});
