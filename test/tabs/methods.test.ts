import $ from 'jquery';
import type { TabsInstance } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { logged } from '../support/driver';
import { instance, labels, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: methods');

const READERS = ['active', 'count', 'option'];
const OTHERS =
  'select prev next first last setOptions play stop load preload move add remove enable disable refresh reveal destroy';
const all = OTHERS.split(' ').concat(READERS);

type Call = (...args: unknown[]) => unknown;
const call = (tabs: TabsInstance, name: string, ...args: unknown[]): unknown =>
  (tabs as unknown as Record<string, Call>)[name]!(...args);

QUnit.test('C6 the instance has the documented methods and no other', (assert) => {
  const names: string[] = [];
  for (const name in instance(start())) names.push(name);
  assert.deepEqual(names.sort(), all.sort());
});

QUnit.test('C6 methods return the instance, so that calls chain', (assert) => {
  const tabs = instance(start());
  for (const name of OTHERS.split(' ')) {
    assert.strictEqual(call(tabs, name, 0, 'content'), tabs, name);
  }
  // Some of these arguments make no sense.
  takeWarnings();
});

QUnit.test('C6 by name a method runs on every match, and returns the set', (assert) => {
  const roots = [start(), start({}, tabsHtml({ id: 'other' }))];
  const set = $(roots);
  assert.strictEqual(set.uiTabs('add', 'T4', '<p>P4</p>').uiTabs('last'), set);
  assert.deepEqual(roots.map(state), ['0 0 0 1', '0 0 0 1']);
});

QUnit.test('C6 by name a reader reads the first match', (assert) => {
  const roots = [start(), start({}, tabsHtml({ id: 'other', tabs: 2 }))];
  $(roots[0]!).uiTabs('select', 2);
  assert.equal($(roots).uiTabs('active'), 2);
  assert.equal($(roots).uiTabs('count'), 3);
  assert.equal($(roots).uiTabs('option', 'size'), 'medium');
  assert.strictEqual($(roots).uiTabs('instance'), instance(roots[0]!));
  assert.strictEqual($(roots).data('uiTabs'), instance(roots[0]!));
});

QUnit.test('C6 an unknown method throws an Error that lists the methods', (assert) => {
  const root = start();
  for (const name of ['slect', 'constructor', '__proto__', 'widget', '']) {
    const bad = (): unknown => $(root).uiTabs(name as 'next');
    assert.throws(bad, (error: Error) => all.every((known) => error.message.includes(known)), name);
  }
  assert.equal(state(root), '1 0 0');
});

QUnit.test('C6 after destroy methods do nothing, and warn once', (assert) => {
  const root = start();
  const tabs = instance(root).destroy();
  const html = root.outerHTML;
  tabs.select(1);
  tabs.select(2);
  assert.equal(takeWarnings().length, 1);
  for (const name of OTHERS.split(' ')) assert.strictEqual(call(tabs, name, 1, 'x'), tabs, name);
  for (const name of READERS) assert.strictEqual(call(tabs, name), undefined, name);
  takeWarnings();
  assert.equal(root.outerHTML, html);
});

QUnit.test('C6 option() is a copy of all options, option(path) one of them', (assert) => {
  const tabs = instance(start({ size: 'large', contentUrls: [null, '/a'] }));
  const options = tabs.option();
  assert.equal(options.size, 'large');
  assert.deepEqual(tabs.option('animation'), options.animation);
  assert.equal(tabs.option('animation.duration'), 600);
  for (const path of ['nothing', 'animation.nothing', 'size.length', 'constructor', '']) {
    assert.strictEqual(tabs.option(path), undefined, path);
  }
  options.animation.duration = 1;
  options.texts.tabs = 'changed';
  (options.contentUrls as string[])[1] = 'changed';
  assert.equal(tabs.option('animation.duration'), 600);
  assert.equal(tabs.option('texts.tabs'), 'Tabs');
  assert.deepEqual(tabs.option('contentUrls'), [null, '/a']);
});

QUnit.module('tabs: methods, indexes');

const good: [unknown, string][] = [
  [1, '0 1 0'],
  ['1', '0 1 0'],
  [-1, '0 0 1'],
  [-3, '1 0 0'],
];

QUnit.test.each('C7 an index begins at zero, or at the end', good, (assert, [index, after]) => {
  const root = start();
  instance(root).select(index as number);
  assert.equal(state(root), after);
});

const bad = [3, -4, 1.5, NaN, '3', 'tab1', '', null, undefined, true, {}];

QUnit.test.each('C7 any other index changes nothing, and warns', bad, async (assert, index) => {
  const { log, root, tabs } = await logged();
  for (const method of ['select', 'remove', 'enable', 'disable']) {
    const html = root.outerHTML;
    call(tabs, method, index);
    assert.equal(root.outerHTML, html, method);
    assert.equal(takeWarnings().length, 1, method);
  }
  assert.equal(log.take(), '');
});

QUnit.module('tabs: methods, stepping');

const steps = (root: Element, ...names: ('next' | 'prev' | 'first' | 'last')[]): number[] =>
  names.map((name) => instance(root)[name]().active());

QUnit.test('C8 next and prev go round; with nowhere to go they stay', async (assert) => {
  const { log, root, tabs } = await logged();
  assert.deepEqual(steps(root, 'next', 'next', 'next', 'prev', 'prev'), [1, 2, 0, 2, 1]);
  assert.deepEqual(steps(root, 'last', 'first'), [2, 0]);
  log.take();
  tabs.disable(1).disable(2);
  assert.deepEqual(steps(root, 'next', 'prev', 'first', 'last'), [0, 0, 0, 0]);
  assert.equal(log.take(), '');
});

const kinds: [string, (tab: HTMLElement, on: boolean) => void][] = [
  ['disabled', (tab, on) => tab.classList.toggle('z-disabled', on)],
  ['display: none', (tab, on) => (tab.style.display = on ? 'none' : '')],
  ['.hide', (tab, on) => tab.classList.toggle('hide', on)],
];

QUnit.test.each('C8 stepping passes over tabs while they are', kinds, (assert, [, change]) => {
  const root = start({ defaultTab: 'tab2' }, tabsHtml({ tabs: 5 }));
  for (const n of [0, 2, 4]) change(labels(root)[n]!.parentElement!, true);
  assert.deepEqual(steps(root, 'next', 'next', 'prev', 'prev'), [3, 1, 3, 1]);
  assert.deepEqual(steps(root, 'last', 'first'), [3, 1]);
  change(labels(root)[2]!.parentElement!, false);
  assert.deepEqual(steps(root, 'next'), [2]);
});

QUnit.test('T19 a disabled tab is styled, said to be so, and not selected', async (assert) => {
  const { log, root, tabs } = await logged();
  const label = labels(root)[1]!;
  const told = (): unknown[] => [
    label.parentElement!.classList.contains('z-disabled'),
    label.getAttribute('aria-disabled'),
  ];
  tabs.disable(1).select(1);
  label.click();
  assert.deepEqual(told(), [true, 'true']);
  assert.deepEqual([state(root), log.take()], ['1 0 0', '']);
  tabs.enable(1).select(1);
  assert.deepEqual(told(), [false, null]);
  assert.equal(state(root), '0 1 0');
});
