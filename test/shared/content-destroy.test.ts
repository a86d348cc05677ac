import $ from 'jquery';
import { both, kinds, remoteHtml, startRemote, tryAgain, urls } from '../support/content';
import { watchLeaks } from '../support/leaks';
import { markupOf } from '../support/markup';
import { requests, resetServer } from '../support/server';

QUnit.module('content: destroy', { beforeEach: resetServer });

type Use = [contentUrls: (string | null)[], iframe: boolean, entry: string | null];
const uses: Record<string, Use> = {
  'while it loads': [urls('never'), false, null],
  'after it has loaded': [urls('ok/a'), false, 'contentLoad 0'],
  'after a failure': [urls('status/404'), false, 'error 404 Not Found'],
  'after an error of the network': [urls('drop'), false, 'error 0 error'],
  'while a frame loads': [urls('fragment/page.html?hold=x'), true, null],
  'after a frame has loaded': [urls('fragment/page.html'), true, 'contentLoad 0'],
};

for (const [name, kind] of Object.entries(kinds)) {
  QUnit.test.each(`C13 ${name}: nothing of ours is left`, uses, async (assert, use) => {
    const [contentUrls, iframe, entry] = use;
    const watch = watchLeaks();
    const html = remoteHtml(kind, ['class="mine"']);
    const remote = startRemote(kind, { contentUrls, iframe }, html);
    if (entry) await remote.told(entry);
    else await requests({ count: 1 });
    tryAgain(remote, 0)?.focus();
    const node = remote.inner(0).firstElementChild!;
    remote.heard();
    remote.set.destroy();
    const left = watch.left();
    watch.end();
    assert.deepEqual(left, []);
    const loaded = node.matches('.answer, .z-video') ? node.outerHTML : '<p>P1</p>';
    // Without `moveBefore`, a frame that left its box would be loaded again.
    const isBoxed = node.matches('.z-video') && !('moveBefore' in node);
    const content = isBoxed ? `<div>${loaded}</div>` : loaded;
    assert.equal(markupOf(remote.root), markupOf(html.replace('<p>P1</p>', content)));
    if (node.matches('.answer')) assert.true(remote.root.contains(node), 'what was loaded stays');
  });
}

both('C14 saved with a failure: it loads again', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('status/404') });
  await remote.told('error 404 Not Found');
  const saved = remote.root.outerHTML;
  $('#qunit-fixture').empty();
  const copy = startRemote(kind, { contentUrls: urls('ok/a') }, saved);
  assert.equal(copy.root.querySelectorAll('.z-failure').length, 0);
  await copy.loaded(0);
  assert.equal(copy.contents(), 'a P2 P3');
});
