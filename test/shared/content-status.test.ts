import {
  both,
  holdTimers,
  startRemote,
  urls,
  type HeldTimers,
  type Remote,
} from '../support/content';
import { release, requests, resetServer } from '../support/server';

let patience: HeldTimers;

// The time before the first word is the test's to end.
QUnit.module('content: status', {
  beforeEach: async () => {
    await resetServer();
    patience = holdTimers(400);
  },
  afterEach: () => patience.end(),
});

const LOADING = 'Loading …';
const FAILED = 'This content could not be loaded.';

/** Everything that the words of an item change to. */
function listenTo(remote: Remote, index: number): string[] {
  const heard: string[] = [];
  const status = remote.kind.statusPlace(remote.root, index).querySelector('.z-status') as Element;
  new MutationObserver(() => {
    heard.push(status.textContent || '');
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return heard;
}

both('4.1.3 a quick success says nothing', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a') });
  assert.strictEqual(remote.said(0), '', 'the place is there before it is needed');
  assert.equal(patience.count(), 1);
  const heard = listenTo(remote, 0);
  await remote.loaded(0);
  assert.equal(patience.count(), 0, 'nothing can be said later');
  assert.equal(remote.said(0), '');
  assert.deepEqual(heard, []);
});

both('4.1.3 a slow one says so, and that it is there', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a') });
  const heard = listenTo(remote, 0);
  await requests({ count: 1 });
  patience.run();
  assert.equal(remote.said(0), LOADING);
  await release('a');
  await remote.loaded(0);
  assert.equal(remote.said(0), 'Loaded.');
  await Promise.resolve();
  assert.deepEqual(heard, [LOADING, 'Loaded.']);
});

both('4.1.3 a failure is told at once', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('status/404', 'drop') });
  await remote.told('error 404 Not Found');
  assert.equal(remote.said(0), FAILED);
  assert.equal(patience.count(), 0);
  remote.open(1);
  assert.equal(remote.said(1), '');
  await remote.told('error 0 error');
  assert.equal(remote.said(1), FAILED);
});
