import { both, remoteHtml, startRemote, urls, type Remote } from '../support/content';
import { put } from '../support/fixture';
import { call } from '../support/kinds';
import { release, requests, resetServer } from '../support/server';

QUnit.module('content: frames', { beforeEach: resetServer });

const page = 'fragment/page.html';
const frameOf = (remote: Remote, index: number): HTMLIFrameElement =>
  remote.inner(index).querySelector<HTMLIFrameElement>(':scope > div.z-video > iframe.z-iframe')!;

/** The paths that a frame's document was asked for, without their queries. */
const paths = async (): Promise<string[]> => (await requests()).map((one) => one.split('?')[0]!);

both('C19 iframe: each address becomes a frame, at its first visit', async (assert, kind) => {
  const contentUrls = urls(`${page}?1&hold=1`, `${page}?2`);
  const remote = startRemote(kind, { contentUrls, iframe: true });
  const first = frameOf(remote, 0);
  assert.equal(remote.inner(0).innerHTML, first.parentElement!.outerHTML, 'in place of P1');
  assert.equal(remote.busy(), '1 0 0');
  assert.equal(remote.root.querySelectorAll('iframe').length, 1);
  await requests({ count: 1 });
  assert.equal(remote.heard(), '');
  await release('1');
  await remote.loaded(0);
  assert.equal(first.contentDocument!.title, 'A page of its own');
  assert.equal(remote.busy(), '0 0 0');
  remote.open(1);
  await remote.loaded(1);
  remote.open(2);
  assert.equal(remote.heard(), 'contentLoad 0, contentLoad 1');
  assert.deepEqual(await paths(), [page, page]);
});

both('C19 built once: later visits see the same node, with its document', async (assert, kind) => {
  for (const cacheAjax of [true, false]) {
    const address = `${page}?${kind.plugin}-${cacheAjax}`;
    const remote = startRemote(kind, { contentUrls: urls(address), iframe: true, cacheAjax });
    await remote.loaded(0);
    const frame = frameOf(remote, 0);
    frame.contentDocument!.title = 'kept';
    remote.open(1);
    remote.open(0);
    assert.strictEqual(frameOf(remote, 0), frame);
    assert.equal(frame.contentDocument!.title, 'kept');
    assert.equal(remote.busy(), '0 0 0');
    assert.equal(remote.heard(), 'contentLoad 0');
    // At its end, a frame may load once more, where browsers can't move it as it is.
    const asked = (await requests()).filter((one) => one === address);
    assert.deepEqual(asked, [address], 'once');
    remote.set.destroy();
    remote.root.remove();
  }
});

both('T2, C12 a frame of the author’s is not loaded again', async (assert, kind) => {
  const root = put(kind.html().replace('P1', `<iframe src="/answer/${page}"></iframe>`));
  const frame = root.querySelector('iframe')!;
  await new Promise((resolve) => (frame.onload = resolve));
  frame.contentDocument!.title = 'kept';
  call(kind, root, { [kind.first]: 0 });
  assert.equal(frame.contentDocument!.title, 'kept');
});

both('F9, C19 its attributes: title, loading, and those that pass', async (assert, kind) => {
  const passed =
    'data-iframe-sandbox="allow-scripts" data-iframe-allow="fullscreen" ' +
    'data-iframe-referrerpolicy="no-referrer" data-iframe-onload="alert(1)"';
  const attributes = [passed, 'data-iframe-sandbox=""'];
  const contentUrls = urls(`${page}?1`, `${page}?2`, `${page}?3`);
  const remote = startRemote(kind, { contentUrls, iframe: true }, remoteHtml(kind, attributes));
  remote.set.preload(1);
  remote.set.preload(2);
  const all = [0, 1, 2].map((index) => {
    const { attributes: list } = frameOf(remote, index);
    const named = Array.from(list, ({ name, value }) => `${name}=${value}`);
    return named.filter((one) => !/^src=/.test(one)).join(' ');
  });
  assert.deepEqual(all, [
    'class=z-iframe title=T1 loading=lazy sandbox=allow-scripts allow=fullscreen ' +
      'referrerpolicy=no-referrer',
    'class=z-iframe title=T2 sandbox=',
    'class=z-iframe title=T3',
  ]);
  await Promise.all([0, 1, 2].map((index) => remote.loaded(index)));
  assert.equal(remote.state(), '1 0 0');
});

both('C19 data-content-type makes one a frame', async (assert, kind) => {
  const url = `data-content-url="/answer/${page}"`;
  const html = remoteHtml(kind, [url, `${url} data-content-type="iframe"`]);
  const remote = startRemote(kind, {}, html);
  await remote.loaded(0);
  assert.strictEqual(remote.root.querySelector('iframe'), null);
  remote.open(1);
  await remote.loaded(1);
  assert.true(frameOf(remote, 1).src.endsWith(page));
});
