import { both, startRemote, statusOf, urls, type Remote } from '../support/content';
import type { Kind } from '../support/kinds';
import { release, requests } from '../support/server';
import { loadingSurroundings, tick, timersLeft } from '../support/surroundings';

// The time before the first word is the test's to end.
QUnit.module('content: status', loadingSurroundings);

const LOADING = 'Loading …';
const FAILED = 'This content could not be loaded.';

/** A widget without any other timers than those of the words. */
const startOn = (kind: Kind, ...paths: string[]): Remote =>
  startRemote(kind, { contentUrls: urls(...paths), findInPage: false });

/** Everything that the words of an item change to. */
function listenTo(remote: Remote, index: number): string[] {
  const heard: string[] = [];
  const status = statusOf(remote.kind, remote.root, index)!;
  new MutationObserver(() => {
    heard.push(status.textContent || '');
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return heard;
}

both('4.1.3 a quick success says nothing', async (assert, kind) => {
  const remote = startOn(kind, 'ok/a');
  assert.strictEqual(remote.said(0), '', 'the place is there before it is needed');
  assert.equal(timersLeft().length, 1);
  const heard = listenTo(remote, 0);
  await remote.loaded(0);
  assert.equal(timersLeft().length, 0, 'nothing can be said later');
  assert.equal(remote.said(0), '');
  assert.deepEqual(heard, []);
});

both('4.1.3 a slow one says so, and that it is there', async (assert, kind) => {
  const remote = startOn(kind, 'ok/a?hold=a');
  const heard = listenTo(remote, 0);
  await requests({ count: 1 });
  tick(400);
  assert.equal(remote.said(0), LOADING);
  await release('a');
  await remote.loaded(0);
  assert.equal(remote.said(0), 'Loaded.');
  await Promise.resolve();
  assert.deepEqual(heard, [LOADING, 'Loaded.']);
});

both('4.1.3 a failure is told at once', async (assert, kind) => {
  const remote = startOn(kind, 'status/404', 'drop');
  await remote.told('error 404 Not Found');
  assert.equal(remote.said(0), FAILED);
  assert.deepEqual(timersLeft(), [3000], 'only what takes the words away waits');
  remote.open(1);
  assert.equal(remote.said(1), '');
  await remote.told('error 0 error');
  assert.equal(remote.said(1), FAILED);
});

both('H3 three seconds after its last word nothing is left to be read', async (assert, kind) => {
  const remote = startOn(kind, 'ok/a?hold=a', 'drop');
  await requests({ count: 1 });
  tick(400);
  assert.equal(remote.said(0), LOADING);
  tick(2999);
  assert.equal(remote.said(0), LOADING);
  tick(1);
  assert.equal(remote.said(0), '', 'while it still loads');
  await release('a');
  await remote.loaded(0);
  assert.equal(remote.said(0), 'Loaded.');
  tick(2000);
  remote.open(1);
  await remote.told('error 0 error');
  assert.equal(remote.said(1), FAILED);
  tick(1000);
  assert.deepEqual([remote.said(1), timersLeft()], [FAILED, [2000]], 'words end only themselves');
  tick(2000);
  assert.deepEqual([remote.said(0), remote.said(1), timersLeft()], ['', '', []]);
});

both('H3, C13 new options and the end take words away at once', async (assert, kind) => {
  const remote = startOn(kind, 'ok/a?hold=a', 'drop');
  await requests({ count: 1 });
  tick(400);
  assert.deepEqual([remote.said(0), timersLeft()], [LOADING, [3000]]);
  remote.set.setOptions({ rounded: true });
  assert.deepEqual([remote.said(0), timersLeft()], ['', []]);
  remote.open(1);
  await remote.told('error 0 error');
  assert.deepEqual([remote.said(1), timersLeft()], [FAILED, [3000]]);
  remote.set.destroy();
  assert.deepEqual(timersLeft(), []);
});
