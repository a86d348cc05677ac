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

QUnit.test.each(
  'C7 a warning where there is no item; no address, no load',
  kinds,
  (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: [null, ''] });
    remote.methods.load(1);
    remote.methods.preload(0);
    remote.methods.load(3);
    remote.methods.preload('x');
    assert.equal(takeWarnings().length, 2);
    assert.equal(remote.busy(), '0 0 0');
  },
);
