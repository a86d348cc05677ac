import $ from 'jquery';
import type { TabsItem, TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, driver, logged, next, uncaught } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: events');

QUnit.test('T16 this, event and item of ready, select and deactivate', async (assert) => {
  const heard: { name: string; self: HTMLElement; args: unknown[] }[] = [];
  const names = ['ready', 'select', 'deactivate'];
  const settings = names.map((name) => ({
    [name](this: HTMLElement, ...args: unknown[]): void {
      heard.push({ name, self: this, args });
    },
  }));
  const root = start(Object.assign({}, ...settings) as TabsSettings);
  const item = heard[0]!.args[1] as JQuery & { id: string; item: JQuery };
  assert.true(item instanceof $);
  assert.deepEqual(item.toArray(), [root]);
  assert.equal(item.id, 'set');
  assert.strictEqual(item.item, item);
  await next(root);
  heard.splice(1, 1);
  driver(root).click(2);
  for (const [n, { name, self, args }] of heard.entries()) {
    assert.equal(name, names[n]);
    assert.equal(args.length, 2, name);
    assert.strictEqual(self, root, name);
    assert.true(args[0] instanceof $.Event, name);
    assert.equal((args[0] as JQuery.Event).type, `uitabs:${name}`);
  }
  assert.equal(heard.length, 3);
  [2, 0].forEach((index, n) => {
    const { tab, content, ...rest } = heard[n + 1]!.args[1] as TabsItem;
    assert.true(tab instanceof $ && content instanceof $);
    assert.deepEqual(tab.toArray(), [labels(root)[index]!.parentElement]);
    assert.deepEqual(content.toArray(), [panels(root)[index]]);
    assert.deepEqual(rest as object, { index, reason: 'click' });
  });
});

QUnit.test('T16 select comes once for the first tab, after the call', async (assert) => {
  const log = createLog();
  const root = start({ ...log.settings, defaultTab: 'tab2' });
  assert.equal(log.take(), 'ready');
  await next(root);
  await Promise.resolve();
  assert.equal(log.take(), 'select 1');
  instance(root).select(0);
  assert.equal(log.take(), 'select 0 api, deactivate 1 api');
});

QUnit.test('T16 the events of a change come in one turn, select first', async (assert) => {
  const { log, root } = await logged();
  const ways: [string, () => void][] = [
    ['select 1 api, deactivate 0 api', () => void instance(root).next()],
    ['select 2 click, deactivate 1 click', () => driver(root).click(2)],
    ['select 0 key, deactivate 2 key', () => (driver(root).focus(2), driver(root).press('Home'))],
  ];
  for (const [expected, act] of ways) {
    void Promise.resolve().then(() => log.entries.push('later'));
    act();
    assert.equal(log.take(), expected);
    await Promise.resolve();
    assert.equal(log.take(), 'later');
  }
});

QUnit.test('C9 every moment is a native event on the container, which bubbles', async (assert) => {
  const root = put(`<section>${tabsHtml()}</section>`).firstElementChild as HTMLElement;
  const names = ['ready', 'beforeselect', 'select', 'deactivate'].map((name) => `uitabs:${name}`);
  const told: Record<string, unknown[][]> = { native: [], jQuery: [], callbacks: [] };
  for (const name of names) {
    root.parentElement!.addEventListener(name, (event) => {
      const { type, target, detail } = event as CustomEvent<TabsItem>;
      assert.true(event instanceof CustomEvent && event.bubbles);
      assert.equal(event.cancelable, name === 'uitabs:beforeselect', name);
      told['native']!.push([type, target, detail]);
    });
  }
  $(root.parentElement!).on(names.join(' '), ({ type, target }, item: TabsItem) => {
    told['jQuery']!.push([type, target, item]);
  });
  const select = ({ type }: JQuery.Event, item: TabsItem): void =>
    void told['callbacks']!.push([type, root, item]);
  $(root).uiTabs({ animation: { effects: 'none' }, select });
  await next(root);
  driver(root).click(1);
  const all = told['native']!.map(([type, , item]) =>
    item instanceof $ ? type : `${String(type)} ${(item as TabsItem).index}`,
  );
  assert.deepEqual(all, [
    'uitabs:ready',
    'uitabs:select 0',
    'uitabs:beforeselect 1',
    'uitabs:select 1',
    'uitabs:deactivate 0',
  ]);
  const areSame = (some: unknown[][], others: unknown[][]): boolean =>
    some.length === others.length &&
    some.every((one, n) => one.every((value, place) => value === others[n]![place]));
  assert.true(areSame(told['jQuery']!, told['native']!), 'the second argument is the detail');
  const selects = told['native']!.filter(([type]) => type === 'uitabs:select');
  assert.true(areSame(told['callbacks']!, selects), 'and that of the callbacks');
});

QUnit.test('C9 C10 preventDefault() of a native listener refuses', (assert) => {
  const root = start();
  root.addEventListener('uitabs:beforeselect', (event) => event.preventDefault(), { once: true });
  instance(root).select(1);
  assert.equal(state(root), '1 0 0');
  instance(root).select(1);
  assert.equal(state(root), '0 1 0');
});

QUnit.test('C9 events of a nested set do not call callbacks of the outer one', async (assert) => {
  const inner = tabsHtml({ id: 'inner' });
  const log = createLog();
  const innerLog = createLog('inner ');
  const root = put(tabsHtml().replace('<p>P1</p>', inner));
  const nested = root.querySelector<HTMLElement>('#inner')!;
  const none = { animation: { effects: 'none' } } as const;
  $(nested).uiTabs({ ...none, ...innerLog.settings });
  await next(nested);
  $(root).uiTabs({ ...none, ...log.settings });
  await next(root);
  assert.equal(log.take(), 'ready, select 0');
  assert.equal(innerLog.take(), 'inner ready, inner select 0');
  driver(nested).click(1);
  assert.equal(log.take(), '');
  assert.equal(innerLog.entries.length, 2);
  assert.equal(state(root), '1 0 0');
  driver(root).click(1);
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
});

QUnit.test('C9 select events of text fields never reach a callback', async (assert) => {
  const { log, root } = await logged({}, tabsHtml().replace('P1', '<input value="text">'));
  const input = root.querySelector('input')!;
  $(input).trigger('select');
  input.dispatchEvent(new Event('select', { bubbles: true }));
  assert.equal(log.take(), '');
});

QUnit.test('C9 a callback that throws is reported, and breaks nothing', async (assert) => {
  const throwing = (name: string) => () => {
    throw new Error(`from ${name}`);
  };
  const root = put(tabsHtml());
  const early = await uncaught(2, () => {
    $(root).uiTabs({
      animation: { effects: 'none' },
      ready: throwing('ready'),
      select: throwing('select'),
      deactivate: throwing('deactivate'),
    });
  });
  assert.deepEqual(early, ['run ended', 'from ready', 'from select']);
  const late = await uncaught(2, () => driver(root).click(1));
  assert.deepEqual(late, ['run ended', 'from select', 'from deactivate']);
  assert.equal(state(root), '0 1 0');
  const log = createLog();
  instance(root).setOptions(log.settings).select(2);
  assert.equal(log.take(), 'select 2 api, deactivate 1 api');
});
