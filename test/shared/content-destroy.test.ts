import $ from 'jquery';
import { holdTimers, kinds, startRemote, tryAgain, urls, type Kind } from '../support/content';
import { watchLeaks } from '../support/leaks';
import { markupOf } from '../support/markup';
import { release, requestLog, requests, resetServer } from '../support/server';

QUnit.module('content: destroy', { beforeEach: resetServer });

const attributes = ['class="mine" data-content-url="/answer/ok/a"'];

QUnit.test.each(
  'C13 destroyed while it loads, the markup is the author’s',
  kinds,
  async (assert, kind) => {
    const html = kind.html([
      'data-content-url="/answer/ok/a?hold=a"',
      'data-content-url="/answer/never"',
    ]);
    const remote = startRemote(kind, {}, html);
    remote.open(1);
    await requests({ count: 2 });
    remote.methods.destroy();
    assert.equal(markupOf(remote.root), markupOf(html));
    await requestLog({ aborted: 2 });
    await release('a');
    assert.equal(markupOf(remote.root), markupOf(html));
    assert.equal(remote.heard(), '');
  },
);

QUnit.test.each('C13 destroyed after failures', kinds, async (assert, kind) => {
  const html = kind.html([
    'data-content-url="/answer/status/404"',
    'data-content-url="/answer/drop"',
  ]);
  const remote = startRemote(kind, {}, html);
  await remote.told('error 404 Not Found');
  remote.open(1);
  await remote.told('error 0 error');
  tryAgain(remote, 1).focus();
  remote.methods.destroy();
  assert.equal(markupOf(remote.root), markupOf(html));
});

QUnit.test.each('C13 what was loaded stays', kinds, async (assert, kind) => {
  const html = kind.html(attributes);
  const remote = startRemote(kind, {}, html);
  await remote.told('contentLoad 0');
  const node = remote.inner(0).firstElementChild!;
  remote.methods.destroy();
  const after = html.replace('<p>P1</p>', '<p class="answer">a</p>');
  assert.equal(markupOf(remote.root), markupOf(after));
  assert.true(remote.root.contains(node));
});

type Use = [contentUrls: (string | null)[], iframe: boolean, entry: string | null];
const uses: Record<string, Use> = {
  'while it loads': [urls('never'), false, null],
  'after it has loaded': [urls('ok/a'), false, 'contentLoad 0'],
  'after a failure': [urls('status/404'), false, 'error 404 Not Found'],
  'while a frame loads': [urls('fragment/page.html?hold=x'), true, null],
  'after a frame has loaded': [urls('fragment/page.html'), true, 'contentLoad 0'],
};

/** What a widget leaves behind: listeners, observers, handlers of frames, and timers for words. */
async function leftAfter(kind: Kind, [contentUrls, iframe, entry]: Use): Promise<string[]> {
  const watch = watchLeaks();
  const patience = holdTimers(400);
  const remote = startRemote(kind, { contentUrls, iframe });
  if (entry) await remote.told(entry);
  else await requests({ count: 1 });
  const frame = remote.root.querySelector('iframe');
  remote.methods.destroy();
  // Other timers may have rung, which nobody tells the watch.
  const left = watch.left().filter((one) => !one.startsWith('timer'));
  const timers = patience.count();
  patience.end();
  watch.end();
  if (frame && frame.onload) left.push('onload');
  return timers ? left.concat(`${timers} timers`) : left;
}

for (const [name, kind] of Object.entries(kinds)) {
  QUnit.test.each(`C13 ${name}: nothing of ours is left`, uses, async (assert, use) => {
    assert.deepEqual(await leftAfter(kind, use), []);
  });
}

QUnit.module('content: saved copies', { beforeEach: resetServer });

/** Starts a saved copy of what is in the page now, and takes the original away. */
function startCopy(kind: Kind, html: string, contentUrls: (string | null)[], iframe = false) {
  $('#qunit-fixture').empty();
  const copy = startRemote(kind, { contentUrls, iframe }, html);
  const count = (selector: string): number => copy.root.querySelectorAll(selector).length;
  return { copy, count };
}

QUnit.test.each('C14 saved with a failure: it loads again', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('status/404') });
  await remote.told('error 404 Not Found');
  const { copy, count } = startCopy(kind, remote.root.outerHTML, urls('ok/a'));
  assert.equal(count('.z-failure'), 0);
  await copy.told('contentLoad 0');
  assert.equal(copy.contents(), 'a P2 P3');
});
