import { kinds, startRemote, urls } from '../support/content';
import { markupOf } from '../support/markup';
import { release, requestLog, requests, resetServer } from '../support/server';

// Answers that come late, in another order, or for what is no longer there; in both widgets.
QUnit.module('content: order', { beforeEach: resetServer });

const held = urls('ok/a?hold=a', 'ok/b?hold=b', 'ok/c?hold=c');

/** What was asked for, and whether it was given up. */
async function askedFor(until: { count?: number; aborted?: number }): Promise<string> {
  const log = await requestLog(until);
  return log
    .map(({ path, query, aborted }) => path + query + (aborted ? ' aborted' : ''))
    .join(', ');
}

QUnit.test.each('C18 a panel is shown at once, and says that it loads', kinds, (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: held });
  assert.equal(remote.state(), '1 0 0');
  assert.equal(remote.busy(), '1 0 0');
  remote.open(1);
  assert.equal(remote.state(), '0 1 0');
  assert.equal(remote.busy(), '1 1 0');
  assert.equal(remote.contents(), 'P1 P2 P3');
});

QUnit.test.each('C18 the signs of loading go with the answer', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: [null, held[1]!, 'status/404'] });
  remote.open(1);
  await requests({ count: 1 });
  await release('b');
  await remote.told('contentLoad 1');
  assert.equal(remote.busy(), '0 0 0');
  remote.open(2);
  assert.equal(remote.busy(), '0 0 1');
  await remote.told('error 404 Not Found');
  assert.equal(remote.busy(), '0 0 0');
});

QUnit.test.each(
  'C18 answers out of order each land in their own panel',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: held });
    remote.open(1);
    remote.open(2);
    await requests({ count: 3 });
    await release('b');
    await remote.told('contentLoad 1');
    assert.equal(remote.contents(), 'P1 b P3', 'into a panel that was left');
    assert.equal(remote.busy(), '1 0 1');
    await release('c');
    await remote.told('contentLoad 2');
    await release('a');
    await remote.told('contentLoad 0');
    assert.equal(remote.contents(), 'a b c');
    assert.equal(remote.busy(), '0 0 0');
    assert.equal(remote.state(), '0 0 1');
    assert.equal(remote.heard(), 'contentLoad 1, contentLoad 2, contentLoad 0');
    assert.deepEqual(await requests(), ['ok/a?hold=a', 'ok/b?hold=b', 'ok/c?hold=c']);
  },
);

QUnit.test.each('C18 a slow answer never overwrites a newer one', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=1') });
  await requests({ count: 1 });
  remote.methods.setOptions({ contentUrls: urls('ok/b?hold=2') });
  await requests({ count: 2 });
  await release('2');
  await remote.told('contentLoad 0');
  await release('1');
  assert.equal(
    await askedFor({ count: 2, aborted: 1 }),
    'ok/a?hold=1 aborted, ok/b?hold=2',
    'the older one is given up',
  );
  assert.equal(remote.contents(), 'b P2 P3');
  assert.equal(remote.heard(), 'contentLoad 0');
});

QUnit.module('content: what ends while it loads', { beforeEach: resetServer });

QUnit.test.each('C18 remove() gives the request up', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: [null, held[1]!, null] });
  remote.open(1);
  await requests({ count: 1 });
  const panel = remote.panel(1);
  remote.methods.remove(1);
  assert.equal(remote.busy(), '0 0');
  assert.equal(await askedFor({ aborted: 1 }), 'ok/b?hold=b aborted');
  await release('b');
  assert.equal(panel.textContent, 'P2');
  assert.equal(remote.contents(), 'P1 P3');
  assert.equal(remote.heard(), '');
});

QUnit.test.each('C13, C18 destroy() gives all requests up', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: held });
  remote.open(1);
  await requests({ count: 2 });
  remote.methods.destroy();
  assert.equal(await askedFor({ aborted: 2 }), 'ok/a?hold=a aborted, ok/b?hold=b aborted');
  assert.equal(markupOf(remote.root), markupOf(kind.html()));
  assert.equal(remote.heard(), '');
});

QUnit.test.each(
  'C18 indexes that shift while it loads: the answer follows its panel',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: [null, ...held.slice(1)] });
    remote.open(1);
    remote.open(2);
    await requests({ count: 2 });
    remote.methods.remove(0);
    assert.equal(remote.busy(), '1 1');
    await release('c');
    await remote.told('contentLoad 1');
    await release('b');
    await remote.told('contentLoad 0');
    assert.equal(remote.contents(), 'b c');
    assert.equal(remote.heard(), 'contentLoad 1, contentLoad 0', 'by the indexes of now');
    assert.equal(remote.busy(), '0 0');
  },
);
