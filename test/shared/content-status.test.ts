import { accordionOf } from '../support/accordion';
import {
  holdTimers,
  kinds,
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

QUnit.test.each('4.1.3 a quick success says nothing', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a') });
  assert.strictEqual(remote.said(0), '', 'the place is there before it is needed');
  assert.equal(patience.count(), 1);
  const heard = listenTo(remote, 0);
  await remote.told('contentLoad 0');
  assert.equal(patience.count(), 0, 'nothing can be said later');
  assert.equal(remote.said(0), '');
  assert.deepEqual(heard, []);
});

QUnit.test.each('4.1.3 a slow one says so, and that it is there', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a') });
  const heard = listenTo(remote, 0);
  await requests({ count: 1 });
  patience.run();
  assert.equal(remote.said(0), LOADING);
  await release('a');
  await remote.told('contentLoad 0');
  assert.equal(remote.said(0), 'Loaded.');
  await Promise.resolve();
  assert.deepEqual(heard, [LOADING, 'Loaded.']);
});

QUnit.test.each('4.1.3 a failure is told at once', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('status/404', 'drop') });
  await remote.told('error 404 Not Found');
  assert.equal(remote.said(0), FAILED);
  assert.equal(patience.count(), 0);
  remote.open(1);
  assert.equal(remote.said(1), '');
  await remote.told('error 0 error');
  assert.equal(remote.said(1), FAILED);
});

QUnit.test.each('4.1.3 also an address that is refused', kinds, async (assert, kind) => {
  const { warn } = console;
  console.warn = () => undefined;
  const remote = startRemote(kind, { contentUrls: [null, 'javascript:1'] });
  remote.open(1);
  console.warn = warn;
  await remote.told('error 0 refused');
  assert.equal(remote.said(1), FAILED);
});

QUnit.test.each('4.1.3 words are options, and text', kinds, async (assert, kind) => {
  const texts = { loading: '<b>1</b>', loaded: '<b>2</b>' };
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a'), texts });
  await requests({ count: 1 });
  patience.run();
  assert.equal(remote.said(0), '<b>1</b>');
  await release('a');
  await remote.told('contentLoad 0');
  assert.equal(remote.said(0), '<b>2</b>');
});

QUnit.test.each(
  '4.1.3 nothing is said of a panel that was left, nor in its place',
  kinds,
  async (assert, kind) => {
    const contentUrls = urls('ok/a?hold=a', 'ok/b?hold=b', 'ok/c');
    const remote = startRemote(kind, { contentUrls });
    await requests({ count: 1 });
    remote.open(1);
    await requests({ count: 2 });
    patience.run();
    assert.equal(remote.said(1), LOADING);
    if (kind.name === 'uiAccordion') assert.equal(remote.said(0), '');
    await release('a');
    await remote.told('contentLoad 0');
    assert.equal(remote.said(1), LOADING, 'the other answer doesn’t touch it');
    remote.open(2);
    assert.equal(remote.said(1), '', 'and it goes when the panel is left');
    await release('b');
    await remote.told('contentLoad 1');
    await remote.told('contentLoad 2');
    assert.equal(remote.said(1), '');
    assert.equal(remote.said(2), '');
  },
);

QUnit.test.each(
  '4.1.3 a panel that still loads when the user comes back says so',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls(null, 'ok/b?hold=b') });
    remote.open(1);
    await requests({ count: 1 });
    remote.open(0);
    patience.run();
    assert.equal(remote.said(1), '');
    remote.open(1);
    assert.equal(remote.said(1), LOADING);
    await release('b');
    await remote.told('contentLoad 1');
    assert.equal(remote.said(1), 'Loaded.');
  },
);

QUnit.test.each('4.1.3 preload() says nothing', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(null, 'ok/b?hold=b', 'status/404') });
  remote.methods.preload(1);
  remote.methods.preload(2);
  await requests({ count: 2 });
  patience.run();
  await release('b');
  await remote.told('contentLoad 1');
  await remote.told('error 404 Not Found');
  assert.deepEqual([remote.said(1), remote.said(2)], ['', '']);
  assert.equal(remote.state(), '1 0 0');
});

QUnit.test.each('C20 what is open keeps its signs', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a') });
  await requests({ count: 1 });
  patience.run();
  remote.methods.setOptions({ theme: 'red' });
  assert.equal(remote.busy(), '1 0 0');
  assert.equal(remote.said(0), LOADING);
  assert.equal(remote.root.querySelectorAll('.z-spinner, .z-loading').length, 1);
});

QUnit.test('C18 without arrows a spinner stands in the content', async (assert) => {
  const remote = startRemote(kinds.accordion, { contentUrls: urls('ok/a?hold=a') });
  await requests({ count: 1 });
  accordionOf(remote.root).setOptions({ showIcons: false });
  assert.equal(remote.busy(), '1 0 0');
  assert.equal(remote.panel(0).firstElementChild!.className, 'z-spinner');
  accordionOf(remote.root).setOptions({ showIcons: true });
  assert.equal(remote.busy(), '1 0 0', 'and the arrow takes over again');
  await release('a');
  await remote.told('contentLoad 0');
  assert.equal(remote.busy(), '0 0 0');
});

QUnit.test.each('C13 destroyed while it waits, nothing is said', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a') });
  await requests({ count: 1 });
  remote.methods.destroy();
  assert.equal(patience.count(), 0);
  assert.strictEqual(remote.root.querySelector('.z-status, .z-spinner, [aria-busy]'), null);
});
