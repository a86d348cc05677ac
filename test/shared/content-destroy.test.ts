import $ from 'jquery';
import {
  holdTimers,
  kinds,
  startRemote,
  takeRan,
  tryAgain,
  urls,
  type Kind,
} from '../support/content';
import { watchLeaks } from '../support/leaks';
import { release, requestLog, requests, resetServer } from '../support/server';

QUnit.module('content: destroy', { beforeEach: resetServer });

/** HTML as the browser writes it. */
function written(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.innerHTML;
}

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
    assert.equal(remote.root.outerHTML, written(html));
    await requestLog({ aborted: 2 });
    await release('a');
    assert.equal(remote.root.outerHTML, written(html));
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
  assert.equal(remote.root.outerHTML, written(html));
});

QUnit.test.each('C13 what was loaded stays', kinds, async (assert, kind) => {
  const html = kind.html(attributes);
  const remote = startRemote(kind, {}, html);
  await remote.told('contentLoad 0');
  const node = remote.inner(0).firstElementChild!;
  remote.methods.destroy();
  assert.equal(
    remote.root.outerHTML,
    written(html).replace('<p>P1</p>', '<p class="answer">a</p>'),
  );
  assert.true(remote.root.contains(node));
});

QUnit.test.each('C13 a frame stays, too', kinds, async (assert, kind) => {
  const html = kind.html();
  const remote = startRemote(kind, { contentUrls: urls('fragment/page.html'), iframe: true }, html);
  await remote.told('contentLoad 0');
  const video = remote.inner(0).firstElementChild!.outerHTML;
  remote.methods.destroy();
  assert.equal(remote.root.outerHTML, written(html).replace('<p>P1</p>', video));
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

QUnit.test.each(
  'C13, C18 destroyed or removed amid the scripts: no later one runs, no widget starts',
  kinds,
  async (assert, kind) => {
    for (const end of ['destroy', 'remove'] as const) {
      takeRan();
      const page = window as unknown as { endIt?: () => void };
      const html =
        '<script>window.endIt()</script><div class="in" data-role="z-tabs"><ul><li><a>I</a></li></ul>' +
        '<div><div>I1</div></div></div>';
      const remote = startRemote(kind, { contentUrls: urls(`ok/${end}`), sanitize: () => html });
      const inner = remote.inner(0);
      const ended = new Promise<void>((resolve) => {
        page.endIt = () => {
          remote.methods[end](0);
          delete page.endIt;
          resolve();
        };
      });
      await ended;
      await Promise.resolve();
      const nested = inner.querySelector('.in') || remote.root.querySelector('.in');
      assert.false(!!nested && nested.classList.contains('z-tabs'), end);
      assert.equal(remote.heard(), '');
      remote.root.remove();
    }
  },
);

QUnit.test.each(
  'C18 slim: scripts that still wait when a newer answer comes don’t run',
  kinds,
  async (assert, kind) => {
    takeRan();
    const note = (text: string): string => `(window.ran = window.ran || []).push('${text}')`;
    const slow = `<script src="/answer/script/slow.js?hold=slow"></script><script>${note('old')}</script>`;
    const answers = [slow, `<script>${note('new')}</script>`];
    const sanitize = (): string => answers.shift() as string;
    // jQuery's full build waits for the script as nothing else goes on, so that it has to come.
    const { slim } = window.testRun;
    if (!slim) await release('slow');
    const remote = startRemote(kind, { contentUrls: urls('ok/a'), sanitize });
    if (slim) await requests({ count: 2 });
    else await remote.told('contentLoad 0');
    remote.heard();
    const waiting = remote.inner(0).querySelector('script');
    remote.methods.load(0);
    await remote.told('contentLoad 0');
    if (slim && waiting) {
      // What the browser has begun to load it runs, even when it is out of the page.
      const loaded = new Promise((resolve) => waiting.addEventListener('load', resolve));
      await release('slow');
      await loaded;
    }
    const fromSlow = ['external slow'];
    assert.deepEqual(takeRan(), slim ? ['new', ...fromSlow] : [...fromSlow, 'old', 'new']);
    assert.equal(remote.heard(), 'contentLoad 0');
  },
);

QUnit.module('content: saved copies', { beforeEach: resetServer });

/** Starts a saved copy of what is in the page now, and takes the original away. */
function startCopy(kind: Kind, html: string, contentUrls: (string | null)[], iframe = false) {
  $('#qunit-fixture').empty();
  const copy = startRemote(kind, { contentUrls, iframe }, html);
  const count = (selector: string): number => copy.root.querySelectorAll(selector).length;
  return { copy, count };
}

QUnit.test.each(
  'C14 saved while it loads: nothing of that is there twice, or stays',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=1', 'ok/b?hold=2') });
    remote.open(1);
    await requests({ count: 2 });
    const { copy, count } = startCopy(kind, remote.root.outerHTML, [null, ...urls('ok/c?hold=3')]);
    assert.equal(copy.busy(), '0 0 0', 'what does not load does not say so');
    copy.open(1);
    assert.equal(copy.busy(), '0 1 0');
    assert.deepEqual([count('.z-spinner, .z-loading'), count('.z-failure')], [1, 0]);
    await release('3');
    await copy.told('contentLoad 1');
    assert.deepEqual([count('.z-spinner, .z-loading'), count('[aria-busy]')], [0, 0]);
    assert.equal(copy.contents(), 'P1 c P3');
  },
);

QUnit.test.each('C14 saved with a failure: it loads again', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('status/404') });
  await remote.told('error 404 Not Found');
  const { copy, count } = startCopy(kind, remote.root.outerHTML, urls('ok/a'));
  assert.equal(count('.z-failure'), 0);
  await copy.told('contentLoad 0');
  assert.equal(copy.contents(), 'a P2 P3');
});

QUnit.test.each('C14 saved with words: they are gone', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('status/404') });
  await remote.told('error 404 Not Found');
  assert.notEqual(remote.said(0), '');
  const { copy } = startCopy(kind, remote.root.outerHTML, urls('ok/a?hold=a'));
  assert.equal(copy.said(0), '');
});

QUnit.test.each('C14 saved with a frame: it is kept', kinds, async (assert, kind) => {
  const contentUrls = urls('fragment/page.html?1');
  const remote = startRemote(kind, { contentUrls, iframe: true });
  await remote.told('contentLoad 0');
  const html = remote.root.outerHTML;
  const { copy, count } = startCopy(kind, html, contentUrls, true);
  assert.deepEqual([count('.z-video'), count('.z-iframe')], [1, 1]);
  assert.equal(copy.busy(), '0 0 0');
  const other = startCopy(kind, html, urls('fragment/page.html?2'), true);
  assert.equal(other.copy.busy(), '1 0 0', 'unless the address is another one');
  assert.deepEqual([other.count('.z-video'), other.count('.z-iframe')], [1, 1]);
  await other.copy.told('contentLoad 0');
});
