import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { press } from '../support/driver';
import { closer, instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { turn } from '../support/promises';
import { busy, logged } from '../support/removal';
import { state } from '../support/state';

QUnit.module('tabs: beforeRemove and remove');

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
