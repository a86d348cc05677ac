import $ from 'jquery';
import type { TabsItem, TabsSettings } from '../../src/tabs/tabs.types';
import { press, uncaught } from '../support/driver';
import { labels, panels, start, once } from '../support/fixture';
import { begin, begun, begunAccordion, both, heard, kinds, logged } from '../support/kinds';
import { callOf, noting } from '../support/noting';
import { finish } from '../support/motion';

QUnit.module('events');

QUnit.test('T16 ready is told with this, event and item', (assert) => {
  const { settings, told } = noting(['ready']);
  const root = start(settings as TabsSettings);
  const ready = told[0]![3] as JQuery & { item: unknown; id: string };
  assert.true(ready instanceof $);
  assert.deepEqual([ready.toArray(), ready.id, ready.item], [[root], 'set', ready]);
  assert.deepEqual(told, [['ready', root, 'uitabs:ready', ready]]);
});

/** What is told of one that opens, then of one that closes. */
const changes = {
  uiTabs: [['select'], ['deactivate']],
  uiAccordion: [
    ['select', 'activate'],
    ['activate', 'collapse'],
  ],
};

both('C9, T16, A4 this, event and item of a change:', async (assert, kind) => {
  const running = await begun(kind);
  const [opening, closing] = changes[kind.plugin] as [string[], string[]];
  const { settings, calls } = noting([...opening, ...closing]);
  running.set.setOptions(settings);
  running.click(2);
  assert.deepEqual(calls(), [
    ...opening.map((name) => callOf(running, name, 2, { open: true, reason: 'click' })),
    ...closing.map((name) => callOf(running, name, 0, { open: false, reason: 'click' })),
  ]);
});

const starts = {
  tabs: [kinds.tabs, { defaultTab: 1 }, 'select 1'],
  'an accordion': [kinds.accordion, { active: [0, 2] }, 'activate 0, activate 2'],
} as const;

QUnit.test.each('T16, A4 what opens first is told after the call:', starts, async (assert, row) => {
  const [kind, first, expected] = row;
  const log = kind.log();
  const { root } = begin(kind, { ...log.settings, ...first });
  assert.equal(log.take(), 'ready');
  await heard(kind, root);
  assert.equal(log.take(), expected);
});

both('T16, A4 the events of a change come in one turn, and say why:', async (assert, kind) => {
  const { log, set, label, click } = await begun(kind, {}, kind.html().replace('T1', '<b>T1</b>'));
  const ways: [string, () => unknown][] = [
    [kind.change(1, 0, 'api'), () => set.next()],
    [kind.change(2, 1, 'click'), () => click(2)],
  ];
  if (kind.plugin === 'uiTabs') {
    ways.push([kind.change(0, 2, 'key'), () => press(label(2), 'Home')]);
  }
  for (const [expected, act] of ways) {
    void Promise.resolve().then(() => log.entries.push('later'));
    act();
    assert.equal(log.take(), expected);
    await Promise.resolve();
    assert.equal(log.take(), 'later');
  }
});

QUnit.test('A4 select comes at once, activate and collapse after the animation', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root, click } = await begunAccordion({ active: 0, animation });
  assert.deepEqual([click(1), log.take()], ['0 1 0', 'select 1 click']);
  await finish(root);
  assert.equal(log.take(), 'activate 1 click, activate 0 closed click, collapse 0 closed click');
  assert.deepEqual([click(1), log.take()], ['0 0 0', 'select 1 closed click']);
  await finish(root);
  assert.equal(log.take(), 'activate 1 closed click, collapse 1 closed click');
});

both('C9 each moment is a native event that bubbles, with the item:', async (assert, kind) => {
  const { root, set } = await begun(kind);
  const last = kind === kinds.tabs ? { deactivate: 0 } : { activate: 1, collapse: 0 };
  const moments = { beforeselect: 1, select: 1, ...last };
  const native: unknown[][] = [];
  const byJQuery: unknown[][] = [];
  for (const name of Object.keys(moments)) {
    const hear = (event: Event): void => {
      const { target, detail, cancelable } = event as CustomEvent<TabsItem>;
      assert.deepEqual([target, cancelable], [root, name === 'beforeselect'], name);
      native.push([name, detail.index, detail]);
    };
    root.parentElement!.addEventListener(`${kind.event}:${name}`, hear, { once: true });
    $(root.parentElement!).one(`${kind.event}:${name}`, ({ target }, item: TabsItem) => {
      assert.strictEqual(target, root);
      byJQuery.push([name, item.index, item]);
    });
  }
  set.select(1);
  const told = native.map(([name, index]) => [name, index]);
  assert.deepEqual(told, Object.entries(moments));
  const isSame = native.every(([, , item], n) => item === byJQuery[n]![2]);
  assert.true(isSame, 'jQuery’s second argument');
});

both('C9 C10 preventDefault() of a native listener refuses:', (assert, kind) => {
  const { root, set, state } = begin(kind);
  const refuse = (event: Event): void => event.preventDefault();
  root.addEventListener(`${kind.event}:beforeselect`, refuse, { once: true });
  set.select(1);
  assert.equal(state(), '1 0 0');
  set.select(1);
  assert.equal(state(), '0 1 0');
});

both('C9 select events of text fields never reach a callback:', async (assert, kind) => {
  const html = kind.html().replace('P1', '<input value="text">');
  const { log, root } = await begun(kind, {}, html);
  const input = root.querySelector('input')!;
  $(input).trigger('select');
  input.dispatchEvent(new Event('select', { bubbles: true }));
  assert.equal(log.take(), '');
});

both('C9 a callback that throws is reported, and breaks nothing:', async (assert, kind) => {
  const throwing = (name: string) => () => {
    throw new Error(`from ${name}`);
  };
  const { opened } = kind;
  let set = {} as ReturnType<typeof begin>;
  const early = await uncaught(2, () => {
    set = begin(kind, { ready: throwing('ready'), [opened]: throwing(opened) });
  });
  assert.deepEqual(early, ['run ended', 'from ready', `from ${opened}`]);
  // `activate` also tells of the section that closes.
  const all = opened === 'select' ? ['from select'] : ['from activate', 'from activate'];
  const late = await uncaught(all.length, () => set.click(1));
  assert.deepEqual(late, ['run ended', ...all]);
  assert.equal(set.state(), '0 1 0');
  const log = kind.log();
  set.set.setOptions(log.settings).select(2);
  assert.equal(log.take(), kind.change(2, 1, 'api'));
});

QUnit.module('events: changes in the middle of others');

const fade = { animation: { effects: 'fade', duration: 100 } } as const;

QUnit.test('C11 there is no waiting time after the start', async (assert) => {
  const log = kinds.tabs.log();
  const { root, set } = begin(kinds.tabs, { ...fade, ...log.settings });
  set.select(2);
  assert.deepEqual(
    labels(root).map((label) => `${label.ariaSelected} ${label.tabIndex}`),
    ['false -1', 'false -1', 'true 0'],
    'at once, also while a panel fades',
  );
  await once(root, 'uitabs:deactivate');
  assert.true(log.take().endsWith('select 2 api, deactivate 0 api'));
});

QUnit.test('T16 selecting the selected tab does nothing, nor while it fades in', async (assert) => {
  const { log, root, tabs, click } = await logged(fade);
  tabs.select(0);
  click(0);
  assert.equal(log.take(), '');
  tabs.select(1);
  const running = panels(root)[1]!.getAnimations();
  tabs.select(1);
  click(1);
  assert.equal(log.take(), '', 'the animation was not cut short');
  assert.deepEqual(panels(root)[1]!.getAnimations(), running);
  await once(root, 'uitabs:deactivate');
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
});

QUnit.test('C2, C11 a selection in ready is honoured', (assert) => {
  const tabs = begin(kinds.tabs, {
    ready: (_: unknown, item: JQuery) => void item.data('uiTabs')!.select(2),
  });
  assert.equal(tabs.state(), '0 0 1');
});
