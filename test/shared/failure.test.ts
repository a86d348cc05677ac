import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { both, failureOf, remoteHtml, startRemote, tryAgain, urls } from '../support/content';
import { noting } from '../support/noting';
import { address, otherOrigin, requests, resetServer } from '../support/server';
import { once } from '../support/fixture';

QUnit.module('content: failure', { beforeEach: resetServer });

const begins = 'This content could not be loaded.';

const reasons: [path: string, entry: string, reason: string][] = [
  ['status/404', 'error 404 Not Found', '404 Not Found'],
  ['status/500', 'error 500 Internal Server Error', '500 Internal Server Error'],
  ['drop', 'error 0 error', 'the server cannot be reached'],
];

both('C18 the message has the reason, and nothing that the server says', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(...reasons.map(([path]) => path)) });
  for (const [index, [, entry, reason]] of Object.entries(reasons)) {
    if (Number(index)) remote.open(Number(index));
    await remote.told(entry);
    assert.equal(failureOf(remote, Number(index)), `${begins} (${reason})`);
    assert.equal(remote.heard(), entry);
  }
  assert.equal(remote.contents(), 'P1 P2 P3', 'what was there stays');
  assert.false(remote.root.textContent!.includes('server says'));
  assert.false('hacked' in window, 'the script of the server did not run');
  assert.equal(remote.busy(), '0 0 0');
});

both('C18 the message says why render could not make content', async (assert, kind) => {
  const render = (): never => {
    throw new Error('mine');
  };
  const remote = startRemote(kind, { contentUrls: urls('ok/a'), render });
  await remote.told('error 0 Error: mine');
  assert.deepEqual([failureOf(remote, 0), remote.busy()], [`${begins} (Error: mine)`, '0 0 0']);
});

both('C18 a time limit of the page’s own', async (assert, kind) => {
  const { timeout = 0 } = $.ajaxSetup({}) as { timeout?: number };
  $.ajaxSetup({ timeout: 1 });
  const remote = startRemote(kind, { contentUrls: urls('never') });
  await remote.told('error 0 timeout');
  $.ajaxSetup({ timeout });
  assert.equal(failureOf(remote, 0), `${begins} (no answer in time)`);
});

both('C9 an error is told with this, event and xhr', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(null, 'status/404') });
  const type = `${kind.event}:error`;
  const { settings, told } = noting(['error']);
  remote.set.setOptions(settings);
  const coming = once(remote.root.parentElement!, type);
  remote.open(1);
  const [{ target }, xhr] = (await coming) as [JQuery.TriggeredEvent, JQuery.jqXHR];
  assert.deepEqual([target, told], [remote.root, [['error', remote.root, type, xhr]]]);
  assert.deepEqual([xhr.status, xhr.statusText], [404, 'Not Found']);
  assert.true(xhr.responseText.includes('server says'));
  assert.equal(typeof xhr.getResponseHeader, 'function', 'jQuery’s own');
});

both('C18, 2.4.3 Try again loads again, and gives the focus to the panel', async (assert, kind) => {
  for (const isScript of [false, true]) {
    const remote = startRemote(kind, { contentUrls: urls('status/404') });
    await remote.told('error 404 Not Found');
    remote.heard();
    const button = tryAgain(remote, 0);
    button.focus();
    if (isScript) remote.set.load(0);
    else button.click();
    assert.strictEqual(document.activeElement, remote.panel(0));
    assert.deepEqual([failureOf(remote, 0), remote.busy()], [null, '1 0 0']);
    await remote.told('error 404 Not Found');
    assert.strictEqual(document.activeElement, remote.panel(0));
    assert.equal(failureOf(remote, 0), `${begins} (404 Not Found)`, 'one message');
    remote.set.destroy();
    remote.root.remove();
  }
  assert.deepEqual(await requests(), Array(4).fill('status/404'));
});

both('C18 Try again asks where the page says now', async (assert, kind) => {
  const attribute = (path: string): string => `data-content-url="${address(path)}"`;
  const remote = startRemote(kind, {}, remoteHtml(kind, [attribute('status/404')]));
  await remote.told('error 404 Not Found');
  const said = remote.root.querySelector('[data-content-url]')!;
  said.setAttribute('data-content-url', address('ok/b'));
  tryAgain(remote, 0).click();
  await remote.loaded(0);
  assert.deepEqual([failureOf(remote, 0), remote.contents()], [null, 'b P2 P3']);
  assert.deepEqual(await requests(), ['status/404', 'ok/b']);
});

both('C18 what failed may come later', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(null, 'status/503') });
  remote.open(1);
  await remote.told('error 503 Service Unavailable');
  remote.open(0);
  assert.equal(failureOf(remote, 1), `${begins} (503 Service Unavailable)`);
  remote.heard();
  remote.open(1);
  assert.strictEqual(failureOf(remote, 1), null, 'the next visit loads again');
  assert.equal(remote.busy(), '0 1 0');
  await remote.told('error 503 Service Unavailable');
  remote.set.setOptions({ contentUrls: urls(null, 'ok/b') });
  await remote.loaded(1);
  assert.deepEqual([failureOf(remote, 1), remote.contents()], [null, 'P1 b P3']);
  assert.deepEqual(await requests(), ['status/503', 'status/503', 'ok/b']);
});

both('C21 its words are options, and text', async (assert, kind) => {
  const own = { failed: '<i>Oh</i>', tryAgain: '<b>Again</b>' };
  const remote = startRemote(kind, { contentUrls: urls('status/404'), texts: own });
  await remote.told('error 404 Not Found');
  const { children } = remote.panel(0).querySelector('.z-failure')!;
  const texts = Array.from(children, ({ textContent }) => textContent);
  assert.deepEqual(texts, ['<i>Oh</i> (404 Not Found)', '<b>Again</b>']);
});

QUnit.module('content: addresses', { beforeEach: resetServer });

const REFUSAL = 'error 0 refused';
const refused = `${begins} (the address is not allowed)`;
const schemes = [
  'javascript:void(window.hacked = true)',
  ' java\nscript:void(window.hacked = true)',
  'data:text/html,<script>window.hacked = true</script>',
  'blob:http://example.org/1-2-3',
  'file:///etc/passwd',
  'vbscript:x',
  'about:blank',
];

both('F7 refused, with and without a frame, by options and attributes', async (assert, kind) => {
  for (const url of schemes) {
    const html = remoteHtml(kind, ['', `data-content-url="${url}"`]);
    for (const iframe of [false, true]) {
      const remote = startRemote(kind, { contentUrls: [url], iframe }, html);
      assert.equal(remote.heard(), '', 'not before the call has returned');
      await remote.told(REFUSAL);
      assert.equal(remote.heard(), REFUSAL);
      remote.open(1);
      await remote.told(REFUSAL);
      assert.deepEqual([failureOf(remote, 0), failureOf(remote, 1)], [refused, refused], url);
      assert.equal(takeWarnings().length, 2);
      assert.strictEqual(remote.root.querySelector('iframe'), null);
      assert.equal(remote.busy(), '0 0 0');
      remote.set.destroy();
      remote.root.remove();
    }
  }
  assert.deepEqual(await requests(), []);
  assert.false('hacked' in window);
});

both('F7 another origin is refused unless it goes into a frame', async (assert, kind) => {
  const url = `${await otherOrigin()}/answer/ok/far?cors=1`;
  const way = 'not http(s), or another site without the option iframe';
  const warning = `${kind.plugin} #set: "${url}" is not loaded: ${way}`;
  const remote = startRemote(kind, { contentUrls: [url] });
  for (const time of ['first', 'again']) {
    await remote.told(REFUSAL);
    assert.equal(failureOf(remote, 0), refused, time);
    assert.deepEqual(takeWarnings(), [warning], time);
    remote.heard();
    if (time === 'first') tryAgain(remote, 0).click();
  }
  assert.deepEqual(await requests(), []);
  remote.set.setOptions({ iframe: true });
  await remote.loaded(0);
  assert.strictEqual(failureOf(remote, 0), null);
  assert.equal(remote.inner(0).querySelector('iframe')!.src, url);
  assert.deepEqual(await requests(), ['ok/far?cors=1']);
});
