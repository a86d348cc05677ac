import { takeWarnings } from '../support/console';
import { kinds, startRemote, urls } from '../support/content';
import { release, requests, resetServer } from '../support/server';

QUnit.module('content: methods', { beforeEach: resetServer });

QUnit.test.each('C18 load() asks again, now, and opens nothing', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a', 'ok/b') });
  await remote.told('contentLoad 0');
  remote.heard();
  remote.inner(0).innerHTML = 'stale';
  remote.methods.load(0);
  assert.equal(remote.busy(), '1 0 0');
  assert.equal(remote.contents(), 'stale P2 P3');
  await remote.told('contentLoad 0');
  assert.equal(remote.contents(), 'a P2 P3');
  remote.methods.load('1');
  await remote.told('contentLoad 1');
  assert.equal(remote.contents(), 'a b P3');
  remote.methods.load(-2);
  assert.equal(remote.state(), '1 0 0');
  assert.deepEqual(await requests({ count: 4 }), ['ok/a', 'ok/a', 'ok/b', 'ok/b']);
});

QUnit.test.each('C18 preload() loads once, and opens nothing', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(null, 'ok/b?hold=b') });
  remote.methods.preload(1);
  remote.methods.preload('1');
  assert.equal(remote.state(), '1 0 0');
  assert.equal(remote.busy(), '0 1 0');
  assert.strictEqual(remote.root.querySelector('.z-container > .z-spinner'), null);
  await requests({ count: 1 });
  remote.open(1);
  assert.equal(remote.busy(), '0 1 0');
  await release('b');
  await remote.told('contentLoad 1');
  remote.methods.preload(1);
  remote.open(0);
  remote.open(1);
  assert.equal(remote.contents(), 'P1 b P3');
  assert.equal(remote.heard(), 'contentLoad 1');
  assert.deepEqual(await requests(), ['ok/b?hold=b']);
});

QUnit.test.each('C18 preload() of what failed tries again', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls(null, 'status/500') });
  remote.methods.preload(1);
  await remote.told('error 500 Internal Server Error');
  remote.methods.preload(1);
  assert.equal(remote.busy(), '0 1 0');
  assert.deepEqual(await requests({ count: 2 }), ['status/500', 'status/500']);
});

QUnit.test.each('C7 a warning where there is no item, or no address', kinds, (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: [null, ''] });
  remote.methods.load(1);
  remote.methods.preload(0);
  remote.methods.load(3);
  remote.methods.preload('x');
  const text = (method: string, rest: string): string => `${kind.name} #set: ${method}${rest}`;
  assert.deepEqual(takeWarnings(), [
    text('load', `(): ${kind.noun} 1 has no address to load from`),
    text('preload', `(): ${kind.noun} 0 has no address to load from`),
    text('load', `(3): there is no ${kind.noun} with this index`),
    text('preload', `("x"): there is no ${kind.noun} with this index`),
  ]);
  assert.equal(remote.busy(), '0 0 0');
});

QUnit.test.each('C3, C18 options in the markup', kinds, async (assert, kind) => {
  const json = JSON.stringify({ contentUrls: urls(null, 'ok/b'), cacheAjax: false });
  const html = kind.html().replace('id="set"', `id="set" data-options='${json}'`);
  const remote = startRemote(kind, {}, html);
  for (const index of [1, 0, 1]) {
    remote.open(index);
    if (index) await remote.told('contentLoad 1');
  }
  assert.equal((await requests({ count: 2 })).length, 2);
});

QUnit.test.each('C18 sets don’t get in each other’s way', kinds, async (assert, kind) => {
  const one = startRemote(kind, { contentUrls: urls('ok/one?hold=1') });
  const two = startRemote(kind, { contentUrls: urls('ok/two?hold=2') }, kind.html());
  await requests({ count: 2 });
  await release('2');
  await two.told('contentLoad 0');
  assert.deepEqual([one.busy(), two.busy()], ['1 0 0', '0 0 0']);
  await release('1');
  await one.told('contentLoad 0');
  assert.deepEqual([one.contents(), two.contents()], ['one P2 P3', 'two P2 P3']);
});
