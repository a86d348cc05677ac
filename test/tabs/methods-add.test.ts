import { takeWarnings } from '../support/console';
import { labelTexts, logged } from '../support/driver';
import { labels, panels, tabsHtml } from '../support/fixture';

QUnit.module('tabs: add, all that it takes');

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

const indexes: [number | string, string, boolean][] = [
  [0, 'N123', false],
  [1, '1N23', false],
  ['2', '12N3', false],
  [3, '123N', false],
  [-1, '123N', false],
  [4, '123N', true],
];

QUnit.test.each('C7 T17 add at an index', indexes, async (assert, [index, order, warns]) => {
  const { log, root, tabs } = await logged(tabsHtml(), { defaultTab: 'tab2' });
  tabs.add({ tab: 'N', content: 'N', index });
  const of = (elements: HTMLElement[]): string =>
    elements.map(({ textContent }) => textContent!.slice(-1)).join('');
  assert.deepEqual([of(labels(root)), of(panels(root))], [order, order]);
  assert.equal(tabs.active(), order.indexOf('2'));
  assert.deepEqual([takeWarnings().length > 0, log.take()], [warns, '']);
});
