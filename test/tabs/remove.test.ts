import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { labelTexts, press } from '../support/driver';
import { closer, instance, labels, panels, put, tabsHtml } from '../support/fixture';
import { logged } from '../support/kinds';
import { markupOf } from '../support/markup';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('tabs: remove');

const removals: Record<string, [number, number | string, string, string, object?]> = {
  // selected, removed, state, events, settings
  'the last, not selected': [0, 2, '1 0', ''],
  'the first, not selected': [2, 0, '0 1', ''],
  'the middle, selected': [1, 1, '0 1', 'select 1 api, deactivate 1 api'],
  'the first, selected, as text': [0, '0', '1 0', 'select 0 api, deactivate 0 api'],
  'the last, selected, from the end': [2, -1, '0 1', 'select 1 api, deactivate 2 api'],
  'selected, where none has to be (T23)': [
    1,
    1,
    '0 1',
    'select 1 api, deactivate 1 api',
    { collapsible: true },
  ],
};

QUnit.test.each(
  'T18 remove takes tab and panel; the next is selected, else the previous:',
  removals,
  async (assert, [selected, removed, after, events, settings]) => {
    const { log, root, tabs } = await logged({ defaultTab: `tab${selected + 1}`, ...settings });
    const kept = ['T1:P1', 'T2:P2', 'T3:P3'];
    kept.splice(Number(removed), 1);
    tabs.remove(removed);
    assert.equal(state(root), after);
    assert.equal(labelTexts(root), kept.join(' '));
    assert.equal(log.take(), events);
    assert.equal(tabs.count(), 2);
  },
);

QUnit.test('T18 a disabled or hidden tab is passed over for the next', async (assert) => {
  const { root, tabs } = await logged({ defaultTab: 'tab2' }, tabsHtml({ count: 5 }));
  tabs.disable(2);
  labels(root)[3]!.parentElement!.style.display = 'none';
  tabs.remove(1);
  assert.equal(tabs.active(), 3);
  tabs.remove(3);
  assert.equal(state(root), '1 0 0');
});

/** What has the focus: the root, the text of a label, or the name of the element. */
function focused(root: Element): string {
  const at = document.activeElement!;
  return at === root ? 'root' : (at.getAttribute('role') && at.textContent) || at.tagName;
}

const places: Record<string, [(root: HTMLElement) => void, number, string, count?: number]> = {
  'the first, selected': [(root) => labels(root)[0]!.focus(), 0, 'T2'],
  'the last, not selected': [(root) => labels(root)[2]!.focus(), 2, 'T2'],
  'the middle, not selected': [(root) => labels(root)[1]!.focus(), 1, 'T3'],
  'the only one': [(root) => labels(root)[0]!.focus(), 0, 'root', 1],
  'a field in the panel': [(root) => root.querySelector('input')!.focus(), 0, 'T2'],
  'the panel': [(root) => panels(root)[0]!.focus(), 0, 'T2'],
  'a field elsewhere': [() => put('<input>').focus(), 0, 'INPUT'],
};

QUnit.test.each('AT12 T18 the focus goes on from', places, async (assert, row) => {
  const [focus, index, to, tabs = 3] = row;
  const html = tabsHtml({ count: tabs })
    .replace('P1', '<input>')
    .replace(/<div><p><i/, '<div tabindex="0"><p><i');
  for (const act of ['api', 'click']) {
    const { root, tabs } = await logged({ closable: true }, html);
    focus(root);
    if (act === 'api') tabs.remove(index);
    else closer(root, index).click();
    assert.equal(focused(root), to, act);
    root.remove();
  }
});

QUnit.module('tabs: beforeRemove and remove');

/** A set whose tabs can be closed, with what it told of that. */
async function asking(settings: TabsSettings = {}) {
  const { log, root, tabs } = await logged({ closable: true, ...settings });
  $(root).on('uitabs:beforeremove uitabs:remove', ({ type }, item: { index: number }) => {
    const { reason } = item as unknown as { reason: string };
    log.entries.push(`${type.slice(7)} ${item.index} ${reason}: ${state(root)}`);
  });
  /** What is seen, and which tabs the page thinks about. */
  const seen = (): string[] => [
    state(root),
    labels(root)
      .map((label) => label.getAttribute('aria-busy') ?? '-')
      .join(' '),
  ];
  return { log, root, tabs, seen };
}

QUnit.test('T19 the page is asked before, and told after all else', async (assert) => {
  const { log, root, tabs } = await asking();
  closer(root, 1).click();
  assert.equal(log.take(), 'beforeremove 1 click: 1 0 0, remove 1 click: 1 0');
  press(labels(root)[0]!, 'Delete');
  assert.equal(
    log.take(),
    'beforeremove 0 key: 1 0, select 0 key, deactivate 0 key, remove 0 key: 1',
  );
  tabs.remove(-1);
  assert.equal(log.take(), 'beforeremove 0 api: 1, deactivate 0 api, remove 0 api: ');
});

const refusals: Record<string, TabsSettings['beforeRemove'] & object> = {
  'returns false': () => false,
  'returns a promise that is rejected': () => Promise.reject(new Error('no')),
};

QUnit.test.each('C10 T19 a callback refuses that', refusals, async (assert, beforeRemove) => {
  const { log, root, tabs, seen } = await asking({ beforeRemove });
  labels(root)[1]!.focus();
  tabs.remove(0);
  closer(root, 1).click();
  press(labels(root)[2]!, 'Delete');
  await turn();
  assert.deepEqual([...seen(), tabs.count()], ['1 0 0', '- - -', 3]);
  assert.strictEqual(document.activeElement, labels(root)[1]);
  assert.notOk(/(^| )remove/.test(log.take()), 'nothing was removed');
});

QUnit.test('C10 while a promise is pending the tab is busy, and stays', async (assert) => {
  const [older, newer] = [promised(), promised()];
  const answers = [older.promise, newer.promise];
  const { log, root, tabs, seen } = await asking({
    beforeRemove: () => answers.shift() as Promise<boolean>,
  });
  closer(root, 0).click();
  assert.deepEqual(seen(), ['1 0 0', 'true - -']);
  assert.equal(log.take(), 'beforeremove 0 click: 1 0 0');
  tabs.remove(0);
  older.keep();
  await turn();
  assert.deepEqual(seen(), ['1 0 0', 'true - -'], 'asked again, it waits for the newer answer');
  log.take();
  newer.keep();
  await turn();
  assert.deepEqual(seen(), ['1 0', '- -']);
  assert.equal(log.take(), 'select 0 api, deactivate 0 api, remove 0 api: 1 0');
});

QUnit.test('C10 asked again and refused at once, an older promise is void', async (assert) => {
  const { promise, keep } = promised();
  const answers = [promise, false];
  const { root, tabs, seen } = await asking({
    beforeRemove: () => answers.shift() as Promise<boolean>,
  });
  closer(root, 0).click();
  tabs.remove(0);
  keep();
  await turn();
  assert.deepEqual(seen(), ['1 0 0', '- - -']);
});

QUnit.test.each(
  'C13 nothing is left of a set destroyed',
  ['while it waits', 'by the question itself'],
  async (assert, when) => {
    const { promise, keep } = promised();
    const { root, tabs } = await asking({
      beforeRemove() {
        if (when !== 'while it waits') instance(this).destroy();
        return promise as Promise<boolean>;
      },
    });
    tabs.remove(1);
    if (when === 'while it waits') tabs.destroy();
    assert.equal(markupOf(root), markupOf(tabsHtml()));
    keep();
    await turn();
    assert.equal(markupOf(root), markupOf(tabsHtml()));
  },
);
