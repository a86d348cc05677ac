import $ from 'jquery';
import { createLog } from '../support/driver';
import { frame } from '../support/fit';
import { instance, labels, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: sets with tabs out of reach');

const vacant = '<div id="set"><ul></ul><div></div></div>';

QUnit.test('T18 enable() selects the tab where none is selected', (assert) => {
  const log = createLog();
  const root = start(log.settings, vacant);
  instance(root).add({ tab: 'T1', content: 'P1', disabled: true });
  instance(root).add({ tab: 'T2', content: 'P2', disabled: true });
  assert.equal(instance(root).active(), -1);
  log.take();
  instance(root).enable(1);
  assert.equal(state(root), '0 1');
  assert.equal(log.take(), 'select 1 api');
  instance(root).enable(0);
  assert.equal(state(root), '0 1');
});

const barriers: Record<string, [string, (tab: Element) => void]> = {
  shows: ['style="display: none"', (tab) => $(tab).show()],
  enables: ['class="z-disabled"', (tab) => $(tab).removeClass('z-disabled')],
};

QUnit.test.each('T4, T18 so it is when page code', barriers, async (assert, [barrier, lift]) => {
  const root = start({}, tabsHtml().replace(/<li>/g, `<li ${barrier}>`));
  instance(root).remove(0);
  assert.equal(instance(root).active(), -1);
  lift(labels(root)[1]!.parentElement!);
  await Promise.resolve();
  assert.equal(state(root), '0 1');
});

QUnit.test('T18, C10 a guard that refuses, and writes, is not asked for ever', async (assert) => {
  const root = start({}, tabsHtml().replace(/<li>/g, '<li class="z-disabled">'));
  instance(root).remove(0);
  let asked = 0;
  instance(root).setOptions({
    beforeSelect: () => {
      labels(root)[1]!.classList.toggle('mine');
      return (asked += 1) > 20;
    },
  });
  $(labels(root)[1]!).parent().removeClass('z-disabled');
  await frame();
  assert.equal(asked, 1);
  assert.equal(instance(root).active(), -1);
});

QUnit.test('T17 add() in beforeSelect of the first tab: it is selected nevertheless', (assert) => {
  const root = start({}, vacant);
  $(root).one('uitabs:beforeselect', () => void instance(root).add('T2', 'P2'));
  instance(root).add('T1', 'P1');
  assert.equal(state(root), '1 0');
});

QUnit.test(
  'T11, R1 the focus of a panel that is left for a tab out of sight stays in the set',
  (assert) => {
    const html = tabsHtml().replace('<li>', '<li style="display: none">').replace('P2', '<input>');
    const root = start({ defaultTab: 'tab2' }, html);
    root.querySelector('input')!.focus();
    instance(root).select(0);
    assert.strictEqual(document.activeElement, labels(root)[1]);
  },
);
