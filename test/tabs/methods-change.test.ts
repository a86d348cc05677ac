import $ from 'jquery';
import { driver, labelTexts, logged } from '../support/driver';
import { labels, panels, put, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: add');

QUnit.test('T17 add appends and does not select; last() works straight after', async (assert) => {
  const { log, root, tabs } = await logged();
  tabs.add('T4', '<p>P<b>4</b></p>');
  assert.equal(state(root), '1 0 0 0');
  assert.equal(labelTexts(root), 'T1:P1 T2:P2 T3:P3 T4:P4');
  assert.equal(panels(root)[3]!.querySelectorAll('b').length, 1);
  assert.equal(log.take(), '');
  tabs.last();
  assert.equal(state(root), '0 0 0 1');
  assert.equal(log.take(), 'select 3 api, deactivate 0 api');
  driver(root).click(0);
  driver(root).click(3);
  assert.equal(
    log.take(),
    'select 0 click, deactivate 3 click, select 3 click, deactivate 0 click',
  );
});

QUnit.test('T17 the tab is text, the content HTML', async (assert) => {
  const { root, tabs } = await logged();
  tabs.add('<b>T4</b> & <img src=x onerror=alert(1)>', '<i>P4</i>');
  assert.equal(labels(root)[3]!.textContent, '<b>T4</b> & <img src=x onerror=alert(1)>');
  assert.equal(labels(root)[3]!.children.length, 0);
  assert.equal(panels(root)[3]!.querySelectorAll('i').length, 1);
});

QUnit.test('T17 nodes and jQuery objects are put in as they are', async (assert) => {
  const { root, tabs } = await logged();
  const label = $('<b>T4</b>').on('custom', () => assert.step('label'));
  const content = $('<p>P4</p>').on('custom', () => assert.step('content'));
  tabs.add(label, content).add(document.createTextNode('T5'), content.clone()[0]!);
  assert.equal(labelTexts(root), 'T1:P1 T2:P2 T3:P3 T4:P4 T5:P4');
  label.trigger('custom');
  content.trigger('custom');
  assert.verifySteps(['label', 'content']);
});

QUnit.test('T17 a third argument names the tab', async (assert) => {
  const { root, tabs } = await logged();
  tabs.add('T4', 'P4', 'extra');
  assert.equal(labels(root)[3]!.parentElement!.getAttribute('data-link'), 'extra');
});

QUnit.test('T17 an object says where, what and how', async (assert) => {
  const { log, root, tabs } = await logged();
  tabs.add({ tab: 'T0', content: '<p>P0</p>', name: 'zero', index: 0 });
  assert.equal(labelTexts(root), 'T0:P0 T1:P1 T2:P2 T3:P3');
  assert.equal(state(root), '0 1 0 0', 'what was selected stays so');
  tabs.add({ tab: 'T4', index: -1, disabled: true });
  assert.equal(labels(root)[4]!.textContent, 'T4');
  tabs.select(4);
  assert.equal(state(root), '0 1 0 0 0');
  assert.equal(log.take(), '');
  const items = labels(root).map((label) => label.parentElement!);
  const marked = (name: string): number[] =>
    items.map((item, n) => (item.classList.contains(name) ? n : -1)).filter((n) => n >= 0);
  assert.deepEqual([marked('z-first'), marked('z-last'), marked('z-disabled')], [[0], [4], [4]]);
});

QUnit.test('T17 a tab added to an empty set is selected', async (assert) => {
  const { log, root, tabs } = await logged(tabsHtml({ tabs: 0 }));
  assert.equal(state(root), '');
  tabs.add('T1', 'P1');
  assert.equal(state(root), '1');
  assert.equal(log.take(), 'select 0 api');
  tabs.add('T2', 'P2');
  assert.equal(state(root), '1 0');
  assert.equal(log.take(), '');
});

QUnit.test('T1 T17 a list of buttons gets a button', async (assert) => {
  const html =
    '<div><div><button>T1</button><button>T2</button></div><div><div>P1</div><div>P2</div></div></div>';
  const { root, tabs } = await logged(html);
  tabs.add('T3', 'P3').last();
  assert.equal(labels(root)[2]!.tagName, 'BUTTON');
  assert.equal(labels(root)[2]!.getAttribute('type'), 'button');
  assert.strictEqual(labels(root)[2]!.parentElement, labels(root)[0]!.parentElement);
  assert.equal(state(root), '0 0 1');
});

QUnit.module('tabs: remove');

const removals: [number, number | string, string, string][] = [
  // selected, removed, state, events
  [0, 2, '1 0', ''],
  [2, 0, '0 1', ''],
  [1, 1, '0 1', 'select 1 api, deactivate 1 api'],
  [0, '0', '1 0', 'select 0 api, deactivate 0 api'],
  [2, -1, '0 1', 'select 1 api, deactivate 2 api'],
];

QUnit.test.each(
  'T18 remove takes tab and panel; the next is selected, else the previous',
  removals,
  async (assert, [selected, removed, after, events]) => {
    const { log, root, tabs } = await logged(tabsHtml(), { defaultTab: `tab${selected + 1}` });
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
  const { root, tabs } = await logged(tabsHtml({ tabs: 5 }), { defaultTab: 'tab2' });
  tabs.disable(2);
  labels(root)[3]!.parentElement!.style.display = 'none';
  tabs.remove(1);
  assert.equal(tabs.active(), 3);
  tabs.remove(3);
  assert.equal(state(root), '1 0 0');
});

QUnit.test('T18 the last tab may go, and add revives the set', async (assert) => {
  const { log, root, tabs } = await logged(tabsHtml({ tabs: 1 }));
  tabs.remove(0);
  assert.equal(state(root), '');
  assert.deepEqual([tabs.count(), tabs.active()], [0, -1]);
  assert.equal(log.take(), 'deactivate 0 api');
  tabs.add('T2', 'P2');
  assert.equal(state(root), '1');
  assert.equal(log.take(), 'select 0 api');
});

QUnit.test('T18 focus inside moves to the tab selected', async (assert) => {
  const html = tabsHtml().replace('P2', '<input>');
  const { root, tabs } = await logged(html, { defaultTab: 'tab2' });
  panels(root)[1]!.querySelector('input')!.focus();
  tabs.remove(1);
  assert.equal(driver(root).focused(), 1, 'from the panel');
  tabs.remove(1);
  assert.equal(driver(root).focused(), 0, 'from the label');
});

QUnit.test('T18 focus elsewhere stays', async (assert) => {
  const { root, tabs } = await logged();
  const input = put('<input>');
  input.focus();
  tabs.remove(0);
  assert.strictEqual(document.activeElement, input);
  assert.equal(state(root), '1 0');
});

QUnit.test('C11 add and remove during an animation settle it first', async (assert) => {
  const { log, root, tabs } = await logged(tabsHtml(), {
    animation: { effects: 'fade', duration: 100 },
  });
  tabs.select(1).add('T4', 'P4');
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
  assert.equal(state(root), '0 1 0 0');
  tabs.select(2).remove(1);
  assert.equal(log.take(), 'select 2 api, deactivate 1 api');
  assert.equal(state(root), '0 1 0');
});
