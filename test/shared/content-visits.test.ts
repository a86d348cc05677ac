import { kinds, startRemote, urls } from '../support/content';
import { requestLog, requests, resetServer } from '../support/server';

// What is asked for, and when; the same in both widgets.
QUnit.module('content: visits', { beforeEach: resetServer });

const abc = urls('ok/a', 'ok/b', 'ok/c');

/** The address of a request without what jQuery adds against caches. */
const bare = (request: string): string => request.replace(/[?&]_=\d+$/, ' anew');

QUnit.test.each(
  'C18 a panel is loaded when it is first opened, the initial one too, and no other',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: abc });
    assert.equal(remote.contents(), 'P1 P2 P3');
    await remote.told('contentLoad 0');
    assert.equal(remote.contents(), 'a P2 P3');
    assert.equal(remote.inner(0).innerHTML, '<p class="answer">a</p>');
    assert.deepEqual(await requests(), ['ok/a']);
    remote.open(2);
    await remote.told('contentLoad 2');
    assert.equal(remote.contents(), 'a P2 c');
    remote.open(0);
    remote.open(2);
    assert.equal(remote.heard(), 'contentLoad 0, contentLoad 2');
    assert.deepEqual(await requests(), ['ok/a', 'ok/c'], 'loaded once, the DOM stays');
    assert.equal(remote.contents(), 'a P2 c');
  },
);

QUnit.test.each('C18 what the page did to loaded content stays', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: abc });
  await remote.told('contentLoad 0');
  const answer = remote.inner(0).firstElementChild!;
  answer.textContent = 'changed';
  remote.open(1);
  await remote.told('contentLoad 1');
  remote.open(0);
  assert.strictEqual(remote.inner(0).firstElementChild, answer);
  assert.equal(remote.contents(), 'changed b P3');
});

QUnit.test.each('C18 by GET, with the headers of AJAX', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: abc });
  await remote.told('contentLoad 0');
  assert.deepEqual(await requestLog(), [
    {
      path: 'ok/a',
      query: '',
      method: 'GET',
      headers: { accept: 'text/html, */*; q=0.01', 'x-requested-with': 'XMLHttpRequest' },
      aborted: false,
    },
  ]);
});

QUnit.test.each(
  'C18 cacheAjax: false asks anew at every visit, past any cache',
  kinds,
  async (assert, kind) => {
    const contentUrls = urls('ok/a?cacheable=1', 'ok/b', null);
    const remote = startRemote(kind, { cacheAjax: false, contentUrls });
    for (const index of [0, 1, 0, 2, 1]) {
      if (index || !remote.state().startsWith('1')) remote.open(index);
      if (index < 2) await remote.told(`contentLoad ${index}`);
      remote.heard();
    }
    const asked = await requests();
    assert.deepEqual(asked.map(bare), [
      'ok/a?cacheable=1 anew',
      'ok/b anew',
      'ok/a?cacheable=1 anew',
      'ok/b anew',
    ]);
    assert.equal(new Set(asked).size, 4, `each differs: ${asked.join(' ')}`);
    assert.equal(remote.contents(), 'a b P3');
  },
);

QUnit.test.each(
  'C18 cacheAjax: true: what is on its way is not asked for twice',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls(null, 'ok/b?ms=50', null) });
    remote.open(1);
    remote.open(2);
    remote.open(1);
    remote.methods.preload(1);
    await remote.told('contentLoad 1');
    assert.deepEqual(await requests(), ['ok/b?ms=50']);
    assert.equal(remote.contents(), 'P1 b P3');
  },
);

const attributes = ['data-content-url="/answer/ok/x"', 'data-content-url="/answer/ok/y"', ''];

QUnit.test.each('C18 an address may stand in an attribute', kinds, async (assert, kind) => {
  const remote = startRemote(kind, {}, kind.html(attributes));
  await remote.told('contentLoad 0');
  remote.open(1);
  await remote.told('contentLoad 1');
  remote.open(2);
  assert.equal(remote.contents(), 'x y P3');
  assert.deepEqual(await requests(), ['ok/x', 'ok/y']);
  assert.equal(remote.heard(), 'contentLoad 0, contentLoad 1');
});

QUnit.test.each(
  'C18 contentUrls comes before the attribute, unless its entry is empty',
  kinds,
  async (assert, kind) => {
    for (const empty of ['', null]) {
      const contentUrls = [...urls('ok/a'), empty];
      const remote = startRemote(kind, { contentUrls }, kind.html(attributes));
      await remote.told('contentLoad 0');
      remote.open(1);
      await remote.told('contentLoad 1');
      assert.equal(remote.contents(), 'a y P3');
      remote.methods.destroy();
      remote.root.remove();
    }
  },
);

QUnit.module('content: setOptions', { beforeEach: resetServer });

QUnit.test.each(
  'C20 contentUrls: the open panel loads again where its address is another, and only there',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: abc });
    await remote.told('contentLoad 0');
    remote.open(1);
    await remote.told('contentLoad 1');
    remote.heard();
    remote.methods.setOptions({ contentUrls: urls('ok/a', 'ok/other', 'ok/last') });
    assert.equal(remote.contents(), 'a b P3', 'until the answer is there, nothing goes');
    await remote.told('contentLoad 1');
    assert.equal(remote.contents(), 'a other P3');
    remote.open(0);
    remote.open(2);
    await remote.told('contentLoad 2');
    assert.equal(remote.contents(), 'a other last');
    assert.equal(remote.heard(), 'contentLoad 1, contentLoad 2');
    assert.deepEqual(await requests(), ['ok/a', 'ok/b', 'ok/other', 'ok/last']);
  },
);

QUnit.test.each('C20 other options leave each item its address', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: abc });
  await remote.told('contentLoad 0');
  remote.methods.remove(1);
  remote.methods.setOptions({ theme: 'red' });
  remote.open(1);
  await remote.told('contentLoad 1');
  assert.equal(remote.contents(), 'a c');
});
