import $ from 'jquery';
import type { TabsItem, TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, driver, next, uncaught } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: events');

interface Heard {
  name: string;
  self: HTMLElement;
  args: unknown[];
}

/** Callbacks that keep everything they are called with. */
function recorder() {
  const heard: Heard[] = [];
  const listen = (name: string) =>
    function (this: HTMLElement, ...args: unknown[]): void {
      heard.push({ name, self: this, args });
    };
  const settings = {
    ready: listen('ready'),
    select: listen('select'),
    deactivate: listen('deactivate'),
  } as TabsSettings;
  return { heard, settings };
}

QUnit.test('T16 ready: this, the event, and the container that carries id and itself', (assert) => {
  const { heard, settings } = recorder();
  const root = start(settings);
  assert.deepEqual(
    heard.map(({ name }) => name),
    ['ready'],
  );
  const { self, args } = heard[0]!;
  const [event, item] = args as [JQuery.Event, JQuery & { id: string; item: JQuery }];
  assert.equal(args.length, 2);
  assert.strictEqual(self, root);
  assert.true(event instanceof $.Event);
  assert.equal(event.type, 'uitabs:ready');
  assert.true(item instanceof $);
  assert.deepEqual(item.toArray(), [root]);
  assert.equal(item.id, 'set');
  assert.strictEqual(item.item, item);
});

QUnit.test('C2 in ready the instance is there and the set complete', (assert) => {
  const root = put(tabsHtml());
  $(root).uiTabs({
    ready(_event, item) {
      assert.step(`${state(this)} ${typeof $(this).data('uiTabs')!.select}`);
      assert.strictEqual(item.data('uiTabs'), instance(root));
    },
  });
  assert.verifySteps(['1 0 0 function']);
});

QUnit.test('T16 select and deactivate: this, the event, and the tab', async (assert) => {
  const { heard, settings } = recorder();
  const root = start(settings);
  await next(root);
  heard.length = 0;
  driver(root).click(2);
  const told = heard.map(({ name, self, args }) => {
    const [event, item, ...more] = args as [JQuery.Event, TabsItem];
    assert.true(event instanceof $.Event, name);
    assert.true(item.tab instanceof $ && item.content instanceof $, `${name} jQuery objects`);
    assert.strictEqual(self, root, name);
    assert.deepEqual(more, []);
    const tab = item.tab.toArray();
    const content = item.content.toArray();
    return { name, type: event.type, ...item, tab, content };
  });
  const part = (name: string, index: number) => ({
    name,
    type: `uitabs:${name}`,
    index,
    tab: [labels(root)[index]!.parentElement],
    content: [panels(root)[index]],
    reason: 'click',
  });
  assert.deepEqual(told, [part('select', 2), part('deactivate', 0)] as never);
});

QUnit.test(
  'T16 select comes once for the initial tab, after the call, without deactivate',
  async (assert) => {
    const log = createLog();
    const root = start({ ...log.settings, defaultTab: 'tab2' });
    assert.equal(log.take(), 'ready');
    await next(root);
    await Promise.resolve();
    assert.equal(log.take(), 'select 1');
    instance(root).select(0);
    assert.equal(log.take(), 'select 0 api, deactivate 1 api');
  },
);

QUnit.test('T16 the events of a change come in one turn, select first', async (assert) => {
  const log = createLog();
  const root = start(log.settings);
  await next(root);
  const ways: [string, () => void][] = [
    ['select 1 api, deactivate 0 api', () => void instance(root).next()],
    ['select 2 click, deactivate 1 click', () => driver(root).click(2)],
    ['select 0 key, deactivate 2 key', () => (driver(root).focus(2), driver(root).press('Home'))],
  ];
  log.take();
  for (const [expected, act] of ways) {
    void Promise.resolve().then(() => log.entries.push('later'));
    act();
    assert.equal(log.take(), expected);
    await Promise.resolve();
    assert.equal(log.take(), 'later');
  }
});

QUnit.test('T16 after an animation both come in one turn, too', async (assert) => {
  const log = createLog();
  const root = start({ animation: { effects: 'fade', duration: 50 } });
  await next(root);
  const { select } = log.settings;
  const later = new Promise<void>((resolve) => {
    instance(root).setOptions({
      ...log.settings,
      select(event, item) {
        select!.call(this, event, item);
        void Promise.resolve().then(() => {
          log.entries.push('later');
          resolve();
        });
      },
    });
  });
  instance(root).select(1);
  assert.equal(log.take(), '');
  await later;
  assert.equal(log.take(), 'select 1 api, deactivate 0 api, later');
});

QUnit.test('C9 every moment is an event on the container, which bubbles', async (assert) => {
  const root = put(`<section>${tabsHtml()}</section>`).querySelector<HTMLElement>('#set')!;
  const heard: string[] = [];
  $(root.parentElement!).on(
    'uitabs:ready uitabs:select uitabs:deactivate',
    (event, item: TabsItem) => {
      heard.push(
        `${event.type} ${event.type === 'uitabs:ready' ? 'set' : item.index} on ${event.target.id}`,
      );
    },
  );
  $(root).uiTabs({ animation: { effects: 'none' } });
  assert.deepEqual(heard.splice(0), ['uitabs:ready set on set']);
  await next(root);
  await Promise.resolve();
  assert.deepEqual(heard.splice(0), ['uitabs:select 0 on set']);
  driver(root).click(1);
  assert.deepEqual(heard, ['uitabs:select 1 on set', 'uitabs:deactivate 0 on set']);
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
  await Promise.resolve();
  assert.equal(log.take(), 'ready, select 0');
  assert.equal(innerLog.take(), 'inner ready, inner select 0');
  driver(nested).click(1);
  driver(nested).focus(1);
  driver(nested).press('ArrowRight');
  instance(nested).first();
  assert.equal(log.take(), '');
  assert.equal(innerLog.entries.length, 6);
  assert.equal(state(root), '1 0 0');
  driver(root).click(1);
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
});

QUnit.test('C9 select events of text fields never reach a callback', async (assert) => {
  const { heard, settings } = recorder();
  const root = start(settings, tabsHtml().replace('P1', '<input value="text">'));
  await next(root);
  heard.length = 0;
  const input = root.querySelector('input')!;
  $(input).trigger('select');
  input.dispatchEvent(new Event('select', { bubbles: true }));
  $(root).trigger('select').trigger('ready').trigger('deactivate');
  assert.deepEqual(heard, []);
});

QUnit.test('C9 a callback that throws is reported, and breaks nothing', async (assert) => {
  const throwing = (name: string) => () => {
    throw new Error(`from ${name}`);
  };
  let root = put(tabsHtml());
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
  root = put(tabsHtml({ id: 'other' }));
  $(root).on('uitabs:select', throwing('an event handler'));
  const byEvent = await uncaught(1, () => $(root).uiTabs(log.settings));
  assert.deepEqual(byEvent, ['run ended', 'from an event handler']);
  assert.equal(log.take(), 'ready, select 0');
});

QUnit.test('C9 the callback comes although a handler stops the event', async (assert) => {
  const log = createLog();
  const root = start(log.settings);
  await next(root);
  log.take();
  $(root).on('uitabs:select', () => false);
  instance(root).select(1);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
});
