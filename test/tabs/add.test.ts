import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { driver, labelTexts, logged } from '../support/driver';
import { labels, panels, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: add');

QUnit.test('T17 add appends and does not select; last() works straight after', async (assert) => {
  const { log, root, tabs } = await logged();
  tabs.add('T4', '<p>P<b>4</b></p>', 'extra');
  assert.equal(state(root), '1 0 0 0');
  assert.equal(labelTexts(root), 'T1:P1 T2:P2 T3:P3 T4:P4');
  assert.equal(panels(root)[3]!.querySelectorAll('b').length, 1);
  assert.equal(labels(root)[3]!.parentElement!.getAttribute('data-link'), 'extra');
  assert.equal(log.take(), '');
  tabs.last();
  assert.equal(state(root), '0 0 0 1');
  driver(root).click(0);
  driver(root).click(3);
  assert.equal(state(root), '0 0 0 1');
  assert.equal(log.take().split(', ').length, 6, 'events come once');
});

interface Trusting {
  trustedTypes: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): { createHTML(html: string): object };
  };
}

QUnit.test('T17 content as text, as TrustedHTML, and as a number', async (assert) => {
  const { root, tabs } = await logged();
  const { trustedTypes } = window as Partial<Trusting>;
  const policy = trustedTypes?.createPolicy('add', { createHTML: (html) => html });
  const trusted = policy?.createHTML('<i>P5</i>') ?? { toString: () => '<i>P5</i>' };
  tabs
    .add('T4', { text: '<b>P4</b>' })
    .add({ tab: 'T5', content: trusted })
    .add(6, 6 as never);
  assert.equal(labelTexts(root), 'T1:P1 T2:P2 T3:P3 T4:<b>P4</b> T5:P5 6:6');
  assert.equal(panels(root)[4]!.querySelectorAll('i').length, 1);
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

const indexes: [number | string, string, boolean][] = [
  [0, 'N123', false],
  [1, '1N23', false],
  ['2', '12N3', false],
  [3, '123N', false],
  [-1, '123N', false],
  [4, '123N', true],
];

QUnit.test.each('C7 T17 add at an index', indexes, async (assert, [index, order, warns]) => {
  const { log, root, tabs } = await logged({ defaultTab: 'tab2' });
  tabs.add({ tab: 'N', content: 'N', index, disabled: true });
  const of = (elements: HTMLElement[]): string =>
    elements.map(({ textContent }) => textContent!.slice(-1)).join('');
  assert.deepEqual([of(labels(root)), of(panels(root))], [order, order]);
  assert.equal(tabs.active(), order.indexOf('2'));
  assert.deepEqual([takeWarnings().length > 0, log.take()], [warns, '']);
  const marked = (name: string): string =>
    of(labels(root).filter((label) => label.parentElement!.classList.contains(name)));
  assert.deepEqual(['z-first', 'z-last', 'z-disabled'].map(marked), [order[0], order[3], 'N']);
});

QUnit.test('T17 T18 the last tab may go; the first of an empty set is selected', async (assert) => {
  const { log, root, tabs } = await logged({}, tabsHtml({ tabs: 1 }));
  tabs.remove(0);
  assert.deepEqual([state(root), tabs.count(), tabs.active()], ['', 0, -1]);
  assert.equal(log.take(), 'deactivate 0 api');
  tabs.add('T2', 'P2').add('T3', 'P3');
  assert.equal(state(root), '1 0');
  assert.equal(log.take(), 'select 0 api');
  const empty = await logged({}, tabsHtml({ tabs: 0 }));
  empty.tabs.add('T1', 'P1');
  assert.deepEqual([state(empty.root), empty.log.take()], ['1', 'select 0 api']);
});

QUnit.test('T1 T17 a list of buttons gets a button', async (assert) => {
  const html =
    '<div><div><button>T1</button><button>T2</button></div><div><div>P1</div><div>P2</div></div></div>';
  const { root, tabs } = await logged({}, html);
  tabs.add('T3', 'P3').last();
  const [first, , added] = labels(root) as [HTMLElement, HTMLElement, HTMLButtonElement];
  assert.deepEqual([added.tagName, added.type], ['BUTTON', 'button']);
  assert.strictEqual(added.parentElement, first.parentElement);
  assert.equal(state(root), '0 0 1');
});
