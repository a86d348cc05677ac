import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { until } from '../support/fit';
import { uncaught } from '../support/driver';
import { both, failureOf, kinds, startRemote, takeRan, urls } from '../support/content';
import { begin, both as withAny } from '../support/kinds';
import { release, requestLog, requests, resetServer, type RequestRecord } from '../support/server';

// What is done with an answer; in both widgets.
QUnit.module('content: fragments', {
  beforeEach: () => {
    takeRan();
    return resetServer();
  },
});

both('C18 scripts run once, in order, inserted, before contentLoad', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('fragment/scripts.html') });
  const ran: string[][] = [];
  $(remote.root).one(`${kind.event}:contentload`, () => void ran.push(takeRan()));
  await remote.loaded(0);
  assert.deepEqual(ran, [['inline 1', 'external two', 'inline 3']]);
  assert.true((window as unknown as { ranInDocument: boolean }).ranInDocument);
  assert.equal(remote.inner(0).querySelectorAll('.answer').length, 2);
  remote.open(1, 0);
  assert.deepEqual(takeRan(), []);
  assert.equal((await requests()).length, 2, 'of the fragment and its script');
});

const throwing = '<u>here</u><script>throw new Error("mine");</script>';

both('C9, C18 a script that throws is reported, and the content stays', async (assert, kind) => {
  const render = (): string => throwing;
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a'), render });
  const loaded = remote.loaded(0);
  const said = await uncaught(1, () => void release('a'));
  await loaded;
  assert.deepEqual(
    [said, remote.inner(0).textContent.slice(0, 4), failureOf(remote, 0), remote.busy()],
    [['run ended', 'mine'], 'here', null, '0 0 0'],
  );
});

both('C18 executeScripts: false leaves them out', async (assert, kind) => {
  const contentUrls = urls('fragment/scripts.html');
  const remote = startRemote(kind, { contentUrls, executeScripts: false });
  await remote.loaded(0);
  assert.deepEqual(takeRan(), []);
  assert.strictEqual(remote.inner(0).querySelector('script'), null);
  assert.equal(remote.inner(0).querySelectorAll('.answer').length, 2);
  assert.deepEqual(await requests(), ['fragment/scripts.html']);
});

both('F8 what the server calls a script is text', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('script/evil.js') });
  await remote.loaded(0);
  assert.deepEqual(takeRan(), []);
  assert.true(remote.contents().includes('window.ran'));
});

QUnit.module('content: what it holds', { beforeEach: resetServer });

both('C3, C9 widgets in a fragment start, work, and stay unheard', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('fragment/nested.html') });
  await remote.loaded(0);
  for (const [name, inner] of Object.entries(kinds)) {
    const set = remote.inner(0).querySelector<HTMLElement>(`.nested-${name}`)!;
    const before = name === 'tabs' ? ['1 0', '0 1'] : ['0 0', '0 1'];
    assert.equal(inner.state(set), before[0]);
    inner.labels(set)[1]!.click();
    assert.equal(inner.state(set), before[1]);
  }
  assert.deepEqual([remote.state(), remote.heard()], ['1 0 0', 'contentLoad 0']);
});

const { ajax } = $ as { ajax?: unknown };

QUnit.module('content: render and ajax', {
  beforeEach: resetServer,
  afterEach: () => void (ajax && Object.assign($, { ajax })),
});

const em = (): HTMLElement => {
  const element = document.createElement('em');
  element.textContent = 'node';
  return element;
};
const given: Record<string, [render: () => unknown, html: string]> = {
  'HTML text': [() => '<em>clean</em>', '<em>clean</em>'],
  'a node': [em, '<em>node</em>'],
  'a jQuery object': [() => $(em()), '<em>node</em>'],
  text: [() => ({ text: '<b>' }), '&lt;b&gt;'],
};

both('C18 render gives what is put in:', async (assert, kind) => {
  for (const [name, [give, html]] of Object.entries(given)) {
    const calls: unknown[][] = [];
    const remote = startRemote(kind, {
      contentUrls: urls('ok/a'),
      render(answer: unknown, xhr: JQuery.jqXHR, item: { index: number }) {
        calls.push([answer, xhr.status, item.index]);
        return give();
      },
    });
    await remote.loaded(0);
    assert.deepEqual(calls, [['<p class="answer">a</p>', 200, 0]]);
    assert.equal(remote.inner(0).innerHTML, html, name);
    remote.set.destroy();
    remote.root.remove();
  }
});

both('C18 F8 JSON is shown as text, unless render makes more of it', async (assert, kind) => {
  // What was asked for, with marks that would be others as HTML.
  await fetch('/answer/ok/a?&lt;');
  const contentUrls = ['/answer/log', '/answer/log?2'];
  const render = (_answer: unknown, _xhr: unknown, { index }: { index: number }): unknown =>
    index ? '<em>made</em>' : undefined;
  const plain = startRemote(kind, { contentUrls });
  await plain.told('contentLoad 0');
  assert.true(plain.inner(0).textContent!.includes('&lt;'));
  plain.set.setOptions({ render } as object);
  plain.open(1);
  await plain.told('contentLoad 1');
  assert.equal(plain.inner(1).innerHTML, '<em>made</em>');
});

both('C18 ajax is merged into the settings, but for url and dataType', async (assert, kind) => {
  const ajax = { method: 'POST', url: '/answer/ok/other', dataType: 'script' };
  const remote = startRemote(kind, { contentUrls: urls('ok/a'), ajax });
  await remote.loaded(0);
  const [{ method, path }] = (await requestLog()) as [RequestRecord];
  assert.deepEqual([method, path, remote.contents()], ['POST', 'ok/a', 'a P2 P3']);
});

both('C18 ajax as a function is asked, and may refuse', async (assert, kind) => {
  const asked: number[] = [];
  const remote = startRemote(kind, {
    contentUrls: urls('ok/a', 'ok/b'),
    ajax: (_: unknown, { index }: { index: number }) => {
      asked.push(index);
      return index === 1 && { data: { page: 7 } };
    },
  });
  await until(() => failureOf(remote, 0) !== null);
  remote.open(1);
  await remote.loaded(1);
  assert.deepEqual(asked, [0, 1]);
  assert.deepEqual(await requests(), ['ok/b?page=7']);
});

withAny('C1 without $.ajax: one warning, and the message', async (assert, kind) => {
  Object.assign($, { ajax: undefined });
  const { root } = begin(kind, { contentUrls: urls('ok/a', 'ok/b') });
  await until(() => !!root.querySelector('.z-failure'));
  assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: this jQuery has no $.ajax`]);
  assert.deepEqual(await requests(), []);
});

both('C18 where a page’s own $.ajax returns a plain promise', async (assert, kind) => {
  const render = (answer: string, xhr: unknown): string => `<u>${answer}${String(xhr)}</u>`;
  for (const [settings, text] of [
    [{}, 'a P2 P3'],
    [{ render }, 'aundefined P2 P3'],
  ] as const) {
    Object.assign($, { ajax: () => Promise.resolve('a') });
    const remote = startRemote(kind, { contentUrls: urls('ok/a'), ...settings });
    await remote.loaded(0);
    assert.equal(remote.contents(), text);
    remote.root.remove();
  }
});

both('C18 ajax that throws loads nothing, and says so', async (assert, kind) => {
  const failed = await uncaught(1, () => {
    startRemote(kind, {
      contentUrls: urls('ok/a'),
      ajax: () => {
        throw new Error('mine');
      },
    });
  });
  assert.deepEqual([failed, await requests()], [['run ended', 'mine'], []]);
});
