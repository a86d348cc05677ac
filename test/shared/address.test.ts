import { takeWarnings } from '../support/console';
import { failureOf, kinds, startRemote, tryAgain } from '../support/content';
import { otherOrigin, requests, resetServer } from '../support/server';

QUnit.module('content: addresses', { beforeEach: resetServer });

const REFUSAL = 'error 0 refused';
const refused = 'This content could not be loaded. (the address is not allowed)';
const schemes = [
  'javascript:void(window.hacked = true)',
  ' java\nscript:void(window.hacked = true)',
  'data:text/html,<script>window.hacked = true</script>',
  'blob:http://example.org/1-2-3',
  'file:///etc/passwd',
  'vbscript:x',
  'about:blank',
];

QUnit.test.each('F7 refused, with and without a frame', kinds, async (assert, kind) => {
  for (const url of schemes) {
    for (const iframe of [false, true]) {
      const remote = startRemote(kind, { contentUrls: [url], iframe });
      assert.equal(remote.heard(), '', 'not before the call has returned');
      await remote.told(REFUSAL);
      assert.equal(failureOf(remote, 0), refused, url);
      assert.equal(takeWarnings().length, 1);
      assert.strictEqual(remote.root.querySelector('iframe'), null);
      assert.equal(remote.busy(), '0 0 0');
      assert.equal(remote.heard(), REFUSAL);
      remote.methods.destroy();
      remote.root.remove();
    }
  }
  assert.deepEqual(await requests(), []);
  assert.false('hacked' in window);
});

QUnit.test.each('F7 refused in attributes, too', kinds, async (assert, kind) => {
  const attributes = ['data-content-url="javascript:window.hacked = true"'];
  const frame = `${attributes[0]} data-content-type="iframe"`;
  const remote = startRemote(kind, {}, kind.html([...attributes, frame]));
  await remote.told(REFUSAL);
  remote.heard();
  remote.open(1);
  await remote.told(REFUSAL);
  assert.deepEqual([failureOf(remote, 0), failureOf(remote, 1)], [refused, refused]);
  assert.equal(takeWarnings().length, 2);
  assert.strictEqual(remote.root.querySelector('iframe'), null);
  assert.false('hacked' in window);
});

QUnit.test.each(
  'F7 another origin is refused unless it goes into a frame',
  kinds,
  async (assert, kind) => {
    const url = `${await otherOrigin()}/answer/ok/far?cors=1`;
    const remote = startRemote(kind, { contentUrls: [url] });
    await remote.told(REFUSAL);
    assert.equal(failureOf(remote, 0), refused);
    assert.equal(takeWarnings().length, 1);
    remote.heard();
    tryAgain(remote, 0).click();
    await remote.told(REFUSAL);
    assert.equal(takeWarnings().length, 1, 'again');
    assert.equal(failureOf(remote, 0), refused);
    assert.deepEqual(await requests(), []);
    remote.methods.setOptions({ iframe: true });
    await remote.told('contentLoad 0');
    assert.strictEqual(failureOf(remote, 0), null);
    assert.equal(remote.inner(0).querySelector('iframe')!.src, url);
    assert.deepEqual(await requests(), ['ok/far?cors=1']);
  },
);
