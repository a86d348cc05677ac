import $ from 'jquery';
import type { TabsItem, TabsSettings } from '../../src/tabs/tabs.types';
import { kinds, startRemote, urls } from '../support/content';
import { createLog, driver, next, type Log } from '../support/driver';
import { instance, labels, panels, start } from '../support/fixture';
import { online, release, requestLog, requests, resetServer } from '../support/server';

QUnit.module('tabs: content, events', { beforeEach: resetServer });

/** Settings that log `contentLoad` and `error` as well. */
function fullLog(): Log & { all: TabsSettings } {
  const log = createLog();
  const contentLoad: TabsSettings['contentLoad'] = (_event, { index }) =>
    void log.entries.push(`contentLoad ${index}`);
  const error: TabsSettings['error'] = (_event, { status }) =>
    void log.entries.push(`error ${status}`);
  return { ...log, all: { ...log.settings, contentLoad, error } };
}

online('T16 contentLoad: this, event and item', async (assert) => {
  const calls: unknown[][] = [];
  const root = start({
    contentUrls: urls(null, 'ok/b'),
    contentLoad(...args) {
      calls.push([this, ...args]);
    },
  });
  const heard: unknown[][] = [];
  $(root.parentElement!).one('uitabs:contentload', (...args: unknown[]) => void heard.push(args));
  instance(root).preload(1);
  await new Promise((resolve) => $(root).one('uitabs:contentload', resolve));
  await Promise.resolve();
  assert.equal(calls.length, 1);
  const [that, event, item, ...more] = calls[0] as [Element, JQuery.Event, TabsItem];
  assert.strictEqual(that, root);
  assert.true(event instanceof $.Event);
  assert.equal(event.type, 'uitabs:contentload');
  assert.deepEqual(more, []);
  const { index, tab, content, ...rest } = item;
  assert.true(tab instanceof $ && content instanceof $);
  assert.deepEqual([index, rest], [1, {}]);
  assert.deepEqual(tab.toArray(), [labels(root)[1]!.parentElement]);
  assert.deepEqual(content.toArray(), [panels(root)[1]]);
  assert.equal(heard.length, 1, 'the event bubbles');
  assert.strictEqual(heard[0]![1], item);
});

online('T16 the first select comes after its content, or after the failure', async (assert) => {
  const log = fullLog();
  const root = start({ ...log.all, contentUrls: urls('ok/a?hold=a') });
  await requests({ count: 1 });
  assert.equal(log.take(), 'ready');
  const selected = next(root);
  await release('a');
  await selected;
  assert.equal(log.take(), 'contentLoad 0, select 0');
  await next(start({ ...log.all, contentUrls: urls('status/500') }));
  assert.equal(log.take(), 'ready, error 500, select 0');
});

online('C18 select doesn’t wait for content, and comes for a failure, too', async (assert) => {
  const log = fullLog();
  const root = start({ ...log.all, contentUrls: urls(null, 'ok/b', 'status/404') });
  await next(root);
  log.take();
  for (const [index, event] of [
    [1, 'uitabs:contentload'],
    [2, 'uitabs:error'],
  ] as const) {
    const told = new Promise((resolve) => $(root).one(event, resolve));
    driver(root).click(index);
    log.entries.push('-');
    await told;
    await Promise.resolve();
  }
  assert.equal(
    log.take(),
    'select 1 click, deactivate 0 click, -, contentLoad 1, select 2 click, deactivate 1 click, -, error 404',
  );
});

online('T17 add({url}) is loaded when it is selected', async (assert) => {
  const root = start();
  instance(root).add({ tab: 'T4', url: '/answer/ok/d' });
  assert.deepEqual(await requests(), []);
  const told = new Promise((resolve) => $(root).one('uitabs:contentload', resolve));
  instance(root).last();
  await told;
  assert.equal(panels(root)[3]!.textContent, 'd');
});

QUnit.module('content: events of both widgets', { beforeEach: resetServer });

QUnit.test.each('C13 a callback may destroy; nothing comes then', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a', 'ok/b?hold=b') });
  remote.open(1);
  await requests({ count: 2 });
  $(remote.root).one(`${kind.name.toLowerCase()}:contentload`, () => {
    remote.methods.destroy();
  });
  await release('a');
  await remote.told('contentLoad 0');
  assert.equal((await requestLog({ aborted: 1 }))[1]!.aborted, true);
  await release('b');
  assert.equal(remote.root.textContent!.replace(/L\d/g, ''), 'aP2P3');
  assert.strictEqual(remote.root.querySelector('.z-content, .z-status'), null);
  assert.equal(remote.heard(), 'contentLoad 0');
});
