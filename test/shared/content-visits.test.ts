import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { both, remoteHtml, startRemote, urls } from '../support/content';
import { release, requestLog, requests, resetServer } from '../support/server';

// What is asked for, and when; the same in both widgets.
QUnit.module('content: visits', { beforeEach: resetServer });

const abc = urls('ok/a', 'ok/b', 'ok/c');
const held = urls('ok/a?hold=a', 'ok/b?hold=b', 'ok/c?hold=c');

both('C18 loaded once, by GET, when first opened, the initial one too', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: abc });
  assert.equal(remote.contents(), 'P1 P2 P3');
  await remote.loaded(0);
  assert.equal(remote.inner(0).innerHTML, '<p class="answer">a</p>');
  const headers = { accept: 'text/html, */*; q=0.01', 'x-requested-with': 'XMLHttpRequest' };
  const asked = { path: 'ok/a', query: '', method: 'GET', headers, aborted: false };
  assert.deepEqual(await requestLog(), [asked]);
  const answer = remote.inner(0).firstElementChild!;
  answer.textContent = 'changed';
  remote.open(2);
  await remote.loaded(2);
  remote.open(0, 2, 0);
  assert.equal(remote.heard(), 'contentLoad 0, contentLoad 2');
  assert.deepEqual(await requests(), ['ok/a', 'ok/c']);
  assert.strictEqual(remote.inner(0).firstElementChild, answer);
  assert.equal(remote.contents(), 'changed P2 c', 'what the page did to it stays');
});

both('C18 cacheAjax: false asks anew at every visit, past any cache', async (assert, kind) => {
  const contentUrls = urls('ok/a?cacheable=1', 'ok/b', null);
  const remote = startRemote(kind, { cacheAjax: false, contentUrls });
  await remote.loaded(0);
  for (const index of [1, 0, 2, 1]) {
    remote.heard();
    remote.open(index);
    if (index < 2) await remote.loaded(index);
  }
  const asked = await requests();
  const bare = asked.map((request) => request.replace(/[?&]_=\d+$/, ' anew')).join();
  assert.equal(bare, 'ok/a?cacheable=1 anew,ok/b anew,ok/a?cacheable=1 anew,ok/b anew');
  assert.equal(new Set(asked).size, 4, `each differs: ${asked.join(' ')}`);
  assert.equal(remote.contents(), 'a b P3');
});

const attributes = ['data-content-url="/answer/ok/x"', 'data-content-url="/answer/ok/y"', ''];

both('C18 contentUrls comes before the attribute, unless it is empty', async (assert, kind) => {
  for (const empty of ['', null]) {
    const contentUrls = [...urls('ok/a'), empty];
    const remote = startRemote(kind, { contentUrls }, remoteHtml(kind, attributes));
    await remote.loaded(0);
    remote.open(1);
    await remote.loaded(1);
    remote.open(2);
    assert.equal(remote.contents(), 'a y P3');
    remote.set.destroy();
    remote.root.remove();
  }
});

both('C20 contentUrls: an open panel with another address loads', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: abc });
  await remote.loaded(0);
  remote.open(1);
  await remote.loaded(1);
  remote.heard();
  remote.set.setOptions({ contentUrls: urls('ok/a', 'ok/other', 'ok/last') });
  assert.equal(remote.contents(), 'a b P3', 'until the answer is there, nothing goes');
  await remote.loaded(1);
  remote.open(0, 2);
  await remote.loaded(2);
  assert.equal(remote.contents(), 'a other last');
  assert.equal(remote.heard(), 'contentLoad 1, contentLoad 2');
  assert.deepEqual(await requests(), ['ok/a', 'ok/b', 'ok/other', 'ok/last']);
});

both('C20 other options leave each item its address', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: abc });
  await remote.loaded(0);
  remote.set.remove(1);
  remote.set.setOptions({ theme: 'red' });
  remote.open(1);
  await remote.loaded(1);
  assert.equal(remote.contents(), 'a c');
});

both('C18 load() asks again, now, and opens nothing', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a', 'ok/b') });
  await remote.loaded(0);
  remote.heard();
  remote.inner(0).innerHTML = 'stale';
  remote.set.load(0);
  assert.deepEqual([remote.busy(), remote.contents()], ['1 0 0', 'stale P2 P3']);
  await remote.loaded(0);
  remote.set.load('1');
  await remote.loaded(1);
  assert.equal(remote.contents(), 'a b P3');
  remote.set.load(-2);
  assert.equal(remote.state(), '1 0 0');
  assert.deepEqual(await requests({ count: 4 }), ['ok/a', 'ok/a', 'ok/b', 'ok/b']);
});

both('C18 preload() loads once, and opens nothing; no address, no load', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: [null, held[1]!, ''] });
  remote.set.load(2).preload(0);
  assert.equal(remote.busy(), '0 0 0');
  remote.set.preload(1);
  remote.set.preload('1');
  assert.deepEqual([remote.state(), remote.busy()], ['1 0 0', '0 1 0']);
  await requests({ count: 1 });
  remote.open(1, 2, 1);
  assert.equal(remote.busy(), '0 1 0', 'what is on its way is not asked for twice');
  await release('b');
  await remote.loaded(1);
  remote.set.preload(1);
  remote.open(0, 1);
  assert.deepEqual([remote.contents(), remote.heard()], ['P1 b P3', 'contentLoad 1']);
  assert.deepEqual(await requests(), ['ok/b?hold=b']);
});

both('F15 content that loads itself comes to an end', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('fragment/cycle.html') });
  await remote.loaded(0);
  assert.true(takeWarnings().length > 0);
  const failures = (): number => remote.root.querySelectorAll('.z-failure').length;
  if (failures() < 2) {
    await new Promise((resolve) =>
      $(remote.root).on('uiaccordion:error', () => failures() === 2 && resolve(true)),
    );
  }
  assert.deepEqual(await requests(), ['fragment/cycle.html']);
});

// Answers that come late, in another order, or for what is no longer there.
QUnit.module('content: order', { beforeEach: resetServer });

/** What was asked for, and whether it was given up. */
const askedFor = async (until: { count?: number; aborted?: number }): Promise<string> =>
  (await requestLog(until))
    .map(({ path, query, aborted }) => path + query + (aborted ? ' aborted' : ''))
    .join(', ');

both('C18 panels open at once; each answer lands in its own', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: held });
  assert.deepEqual([remote.state(), remote.busy()], ['1 0 0', '1 0 0']);
  remote.open(1);
  assert.deepEqual([remote.state(), remote.busy()], ['0 1 0', '1 1 0']);
  remote.open(2);
  await requests({ count: 3 });
  await release('b');
  await remote.loaded(1);
  assert.equal(remote.contents(), 'P1 b P3', 'into a panel that was left');
  assert.equal(remote.busy(), '1 0 1');
  await release('c');
  await remote.loaded(2);
  await release('a');
  await remote.loaded(0);
  assert.deepEqual([remote.contents(), remote.busy(), remote.state()], ['a b c', '0 0 0', '0 0 1']);
  assert.equal(remote.heard(), 'contentLoad 1, contentLoad 2, contentLoad 0');
});

both('C18 a slow answer never overwrites a newer one', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=1') });
  await requests({ count: 1 });
  remote.set.setOptions({ contentUrls: urls('ok/b?hold=2') });
  await requests({ count: 2 });
  await release('2');
  await remote.loaded(0);
  await release('1');
  const asked = await askedFor({ count: 2, aborted: 1 });
  assert.equal(asked, 'ok/a?hold=1 aborted, ok/b?hold=2', 'the older one is given up');
  assert.deepEqual([remote.contents(), remote.heard()], ['b P2 P3', 'contentLoad 0']);
});

both('C18 remove() gives the request up', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: [null, held[1]!, null] });
  remote.open(1);
  await requests({ count: 1 });
  const panel = remote.panel(1);
  remote.set.remove(1);
  assert.equal(remote.busy(), '0 0');
  assert.equal(await askedFor({ aborted: 1 }), 'ok/b?hold=b aborted');
  assert.deepEqual([panel.textContent, remote.contents(), remote.heard()], ['P2', 'P1 P3', '']);
});

both('C18 indexes that shift while it loads: an answer follows its panel', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: [null, ...held.slice(1)] });
  remote.open(1, 2);
  await requests({ count: 2 });
  remote.set.remove(0);
  assert.equal(remote.busy(), '1 1');
  await release('c');
  await remote.loaded(1);
  await release('b');
  await remote.loaded(0);
  assert.deepEqual([remote.contents(), remote.busy()], ['b c', '0 0']);
  assert.equal(remote.heard(), 'contentLoad 1, contentLoad 0', 'by the indexes of now');
});

both(
  'C12, C18 what loads on when another opens in its place shows it no more',
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: held, orientation: 'horizontal' });
    remote.label(0).closest('li')!.style.display = 'none';
    remote.set.refresh();
    assert.deepEqual([remote.state(), remote.busy()], ['0 1 0', '1 1 0']);
    await release('b');
    await remote.loaded(1);
    assert.equal(remote.busy(), '1 0 0');
  },
);

both('C18 a request is a GET, whatever the page has set for all requests', async (assert, kind) => {
  $.ajaxSetup({ type: 'POST', method: 'POST' });
  const asked: unknown[] = [];
  const remote = startRemote(kind, {
    contentUrls: urls('ok/a'),
    ajax: ({ url, dataType }: JQuery.AjaxSettings) => void asked.push(dataType, url),
  });
  await remote.loaded(0);
  const { ajaxSettings } = $ as unknown as { ajaxSettings: JQuery.AjaxSettings };
  ajaxSettings.type = 'GET';
  delete ajaxSettings.method;
  assert.deepEqual(
    (await requestLog()).map(({ method }) => method),
    ['GET'],
  );
  const { href } = new URL(urls('ok/a')[0]!, location.href);
  assert.deepEqual(asked, ['html', href], 'the settings that `ajax` gets');
});

both('C18 an attribute that a script changes is what load() asks for', async (assert, kind) => {
  const [a, b] = urls('ok/a', 'ok/b').map((url) => `data-content-url="${url}"`) as [string, string];
  const remote = startRemote(kind, {}, remoteHtml(kind, [a, b]));
  await remote.loaded(0);
  const [first] = remote.root.querySelectorAll('[data-content-url]');
  first!.setAttribute('data-content-url', urls('ok/c')[0]!);
  remote.heard();
  remote.set.load(0);
  await remote.loaded(0);
  assert.equal(remote.contents(), 'c P2 P3');
});

both('C18 a URL with blanks gets one warning that names render', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a #part') });
  await remote.loaded(0);
  remote.set.load(0);
  const warnings = takeWarnings();
  assert.deepEqual([warnings.length, /render/.test(warnings.join())], [1, true]);
});
