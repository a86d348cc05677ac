import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { createLog, next } from '../support/driver';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: move');

async function logged(html = tabsHtml({ tabs: 4 }), settings: TabsSettings = {}) {
  const log = createLog();
  const root = start({ ...settings, ...log.settings }, html);
  await next(root);
  log.take();
  return { log, root, tabs: instance(root) };
}

/** Labels, panels and names in their order: `2143 2143 tab2 …`. */
const order = (root: Element): string =>
  [
    labels(root)
      .map(({ textContent }) => textContent!.slice(1))
      .join(''),
    panels(root)
      .map(({ textContent }) => textContent!.trim().slice(1))
      .join(''),
    labels(root)
      .map((label) => label.closest('[data-link]')!.getAttribute('data-link')!.slice(3))
      .join(''),
  ].join(' ');

const moves: [number | string, number | string, string, string][] = [
  [0, 3, '2341', '0 1 0 0'],
  [3, 0, '4123', '0 0 0 1'],
  [1, 2, '1324', '0 1 0 0'],
  ['2', '1', '1324', '0 1 0 0'],
  [-1, 1, '1423', '0 0 0 1'],
  [0, -2, '2314', '0 1 0 0'],
  [2, 2, '1234', '0 0 1 0'],
];

QUnit.test.each('T19 label and panel, names and selection', moves, async (assert, move) => {
  const [from, to, after, selected] = move;
  const { log, root, tabs } = await logged(undefined, { defaultTab: 'tab3' });
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

QUnit.test('C7 T19 an index that is not there: a warning, no change', async (assert) => {
  const { root, tabs } = await logged();
  tabs.move(9, 0).move(0, 4).move(0, -5).move('x', 0);
  assert.equal(takeWarnings().length, 4);
  assert.equal(order(root), '1234 1234 1234');
  assert.equal(state(root), '1 0 0 0');
});

/** The text of the panel that each label shows. */
function shown(root: Element): string {
  const tabs = instance(root);
  return labels(root)
    .map((label, n) => {
      tabs.select(n);
      return label.textContent + panels(root).filter((panel) => !panel.hidden)[0]!.textContent;
    })
    .join(' ');
}

QUnit.test('C13 T19 the order stays after destroy', (assert) => {
  const root = start();
  instance(root).move(0, 1).add({ tab: 'T0', content: 'P0', index: 0 });
  assert.equal(shown(root), 'T0P0 T2P2 T1P1 T3P3');
  instance(root).destroy();
  $(root).uiTabs({ animation: { effects: 'none' } });
  assert.equal(shown(root), 'T0P0 T2P2 T1P1 T3P3');
});

QUnit.test('C12 T19 focus and fields of a panel that is moved', async (assert) => {
  const html = tabsHtml().replace('P1', '<input>');
  const { root, tabs } = await logged(html);
  const input = root.querySelector('input')!;
  input.value = 'typed';
  input.focus();
  tabs.move(0, 2);
  assert.strictEqual(document.activeElement, input);
  assert.equal(input.value, 'typed');
});
