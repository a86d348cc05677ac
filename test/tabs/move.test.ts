import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { labelTexts } from '../support/driver';
import { instance, labels, panels, tabsHtml } from '../support/fixture';
import { logged } from '../support/kinds';
import { state } from '../support/state';

QUnit.module('tabs: move');

const four = tabsHtml({ count: 4 });

/** Labels, panels and names in their order: `2143 2143 2143`. */
const order = (root: Element): string =>
  [
    labels(root).map(({ textContent }) => textContent),
    panels(root).map(({ textContent }) => textContent),
    labels(root).map((label) => label.closest('[data-link]')!.getAttribute('data-link')),
  ]
    .map((words) => words.map((word) => word!.slice(-1)).join(''))
    .join(' ');

const moves: Record<string, [number | string, number | string, string, string]> = {
  'from the first place to the last': [0, 3, '2341', '0 1 0 0'],
  'from the last place to the first': [3, 0, '4123', '0 0 0 1'],
  'to the next place': [1, 2, '1324', '0 1 0 0'],
  'to the place before, both as text': ['2', '1', '1324', '0 1 0 0'],
  'from a place counted from the end': [-1, 1, '1423', '0 0 0 1'],
};

QUnit.test.each('T19 move() takes panel, name and selection along', moves, async (assert, move) => {
  const [from, to, after, selected] = move;
  const { log, root, tabs } = await logged({ defaultTab: 'tab3' }, four);
  tabs.move(from, to);
  assert.equal(order(root), `${after} ${after} ${after}`);
  assert.equal(state(root), selected);
  assert.equal(tabs.active(), selected.split(' ').indexOf('1'));
  const ends = labels(root).map(({ parentElement }) =>
    ['z-first', 'z-last'].filter((name) => parentElement!.classList.contains(name)).join(),
  );
  assert.deepEqual(ends, ['z-first', '', '', 'z-last']);
  assert.equal(log.take(), '');
  tabs.next();
  assert.equal(log.take().split(',')[0], `select ${tabs.active()} api`);
});

QUnit.test('C7 T19 an index that is not there warns and changes nothing', async (assert) => {
  const { root, tabs } = await logged({}, four);
  tabs.move(9, 0).move(0, 4).move(0, -5).move('x', 0);
  const wrong = ['with index 9', 'with index 4', 'with index -5', '"x"'];
  assert.deepEqual(
    takeWarnings(),
    wrong.map((text) => `uiTabs #set: there is no tab ${text}`),
  );
  assert.deepEqual([order(root), state(root)], ['1234 1234 1234', '1 0 0 0']);
});

QUnit.test('C13 T19 the order stays after destroy', async (assert) => {
  const { root, tabs } = await logged();
  tabs.move(0, 1).add({ tab: 'T0', content: 'P0', index: 0 });
  for (const again of [false, true]) {
    if (again)
      $(root)
        .uiTabs('destroy')
        .uiTabs({ animation: { effects: 'none' } });
    assert.equal(labelTexts(root), 'T0:P0 T2:P2 T1:P1 T3:P3');
    instance(root).select(2);
    assert.equal(state(root), '0 0 1 0', 'labels open their own panels');
  }
});

QUnit.test('C12 T19 a panel that is moved keeps focus and fields', async (assert) => {
  const { root, tabs } = await logged({}, tabsHtml().replace('P1', '<input>'));
  const input = root.querySelector('input')!;
  input.value = 'typed';
  input.focus();
  tabs.move(0, 2);
  assert.strictEqual(document.activeElement, input);
  assert.equal(input.value, 'typed');
});
