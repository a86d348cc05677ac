import $ from 'jquery';
import { failureOf, kinds, startRemote, tryAgain, urls, type Remote } from '../support/content';
import { requests, resetServer } from '../support/server';

QUnit.module('content: failure', { beforeEach: resetServer });

const begins = 'This content could not be loaded.';
const unreachable = `${begins} (the server cannot be reached)`;

const statuses: Record<string, string> = {
  'status/404': 'error 404 Not Found',
  'status/500': 'error 500 Internal Server Error',
  'status/403': 'error 403 Forbidden',
};

QUnit.test.each(
  'C18 the message has the reason, and nothing that the server says',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls(...Object.keys(statuses)) });
    for (const [index, entry] of Object.values(statuses).map((text, n) => [n, text] as const)) {
      if (index) remote.open(index);
      await remote.told(entry);
      assert.equal(failureOf(remote, index), `${begins} (${entry.replace('error ', '')})`);
      assert.false(remote.panel(index).textContent!.includes('server says'));
      assert.equal(remote.heard(), entry);
    }
    assert.equal(remote.contents(), 'P1 P2 P3', 'what was there stays');
    assert.false('hacked' in window, 'the script of the server did not run');
    assert.equal(remote.busy(), '0 0 0');
  },
);

QUnit.test.each('C18 a network error', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('drop') });
  await remote.told('error 0 error');
  assert.equal(failureOf(remote, 0), unreachable);
});

QUnit.test.each('C18 a time limit of the page’s own', kinds, async (assert, kind) => {
  const { timeout = 0 } = $.ajaxSetup({}) as { timeout?: number };
  $.ajaxSetup({ timeout: 1 });
  const remote = startRemote(kind, { contentUrls: urls('never') });
  await remote.told('error 0 timeout');
  $.ajaxSetup({ timeout });
  assert.equal(failureOf(remote, 0), `${begins} (no answer in time)`);
});

QUnit.test.each('C9 error: this, event and xhr', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(null, 'status/404') });
  const name = kind.name.toLowerCase();
  const calls: unknown[][] = [];
  const error = function (this: unknown, ...args: unknown[]): void {
    calls.push([this, ...args]);
  };
  remote.methods.setOptions({ error } as object);
  const heard = new Promise<unknown[]>((resolve) =>
    $(remote.root.parentElement!).one(`${name}:error`, (...args: unknown[]) => resolve(args)),
  );
  remote.open(1);
  const [event, xhr] = (await heard) as [JQuery.TriggeredEvent, JQuery.jqXHR];
  await Promise.resolve();
  assert.equal(calls.length, 1);
  assert.strictEqual(calls[0]![0], remote.root);
  assert.equal((calls[0]![1] as JQuery.TriggeredEvent).type, `${name}:error`);
  assert.strictEqual(calls[0]![2], xhr);
  assert.equal(calls[0]!.length, 3);
  assert.strictEqual(event.target, remote.root);
  assert.strictEqual(xhr.status, 404);
  assert.strictEqual(xhr.statusText, 'Not Found');
  assert.true(xhr.responseText.includes('server says'));
  if (!window.testRun.slim) assert.equal(typeof xhr.getResponseHeader, 'function', 'jQuery’s own');
});

/** Presses "Try again" as a mouse or a keyboard does; gives what has the focus then. */
function pressTryAgain(remote: Remote, focused: boolean): Element | null {
  const button = tryAgain(remote, 0);
  if (focused) button.focus();
  button.click();
  return document.activeElement;
}

QUnit.test.each(
  'C18, 2.4.3 Try again loads again, and gives the focus to the panel',
  kinds,
  async (assert, kind) => {
    // A browser may leave the focus where it was when the button is pressed by a mouse.
    for (const focused of [true, false]) {
      const remote = startRemote(kind, { contentUrls: urls('status/404') });
      await remote.told('error 404 Not Found');
      remote.heard();
      assert.strictEqual(pressTryAgain(remote, focused), remote.panel(0));
      assert.strictEqual(failureOf(remote, 0), null);
      assert.equal(remote.busy(), '1 0 0');
      await remote.told('error 404 Not Found');
      assert.strictEqual(document.activeElement, remote.panel(0));
      assert.equal(failureOf(remote, 0), `${begins} (404 Not Found)`, 'one message');
      remote.methods.destroy();
      remote.root.remove();
    }
    const all = await requests();
    assert.deepEqual(all, Array(4).fill('status/404'));
  },
);

QUnit.test.each('C18 what failed may come later', kinds, async (assert, kind) => {
  const paths = urls(null, 'status/503');
  const remote = startRemote(kind, { contentUrls: paths });
  remote.open(1);
  await remote.told('error 503 Service Unavailable');
  remote.open(0);
  assert.equal(failureOf(remote, 1), `${begins} (503 Service Unavailable)`);
  remote.heard();
  remote.open(1);
  assert.strictEqual(failureOf(remote, 1), null, 'the next visit loads again');
  assert.equal(remote.busy(), '0 1 0');
  await remote.told('error 503 Service Unavailable');
  remote.methods.setOptions({ contentUrls: urls(null, 'ok/b') });
  await remote.told('contentLoad 1');
  assert.strictEqual(failureOf(remote, 1), null);
  assert.equal(remote.contents(), 'P1 b P3');
  assert.deepEqual(await requests(), ['status/503', 'status/503', 'ok/b']);
});

QUnit.test.each('C21 its words are options, and text', kinds, async (assert, kind) => {
  const failed = '<i>Oh</i>';
  const own = { failed, tryAgain: '<b>Again</b>' };
  const remote = startRemote(kind, { contentUrls: urls('status/404'), texts: own });
  await remote.told('error 404 Not Found');
  const [message] = Array.from(remote.panel(0).querySelectorAll('.z-failure'));
  assert.deepEqual(
    Array.from(message!.children, ({ textContent }) => textContent),
    ['<i>Oh</i> (404 Not Found)', '<b>Again</b>'],
  );
});
