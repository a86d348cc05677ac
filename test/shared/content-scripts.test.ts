import $ from 'jquery';
import { eventTypes } from '../support/cleanup';
import { uncaught } from '../support/driver';
import {
  failureOf,
  kinds,
  startRemote,
  takeRan,
  urls,
  type ContentSettings,
  type Kind,
} from '../support/content';
import { release, requests, resetServer } from '../support/server';

// What is done with an answer; in both widgets.
QUnit.module('content: fragments', {
  beforeEach: () => {
    takeRan();
    return resetServer();
  },
});

/** Starts with `html` in place of the answer for the first item. */
const startWith = (kind: Kind, html: string, more: ContentSettings = {}) =>
  startRemote(kind, { contentUrls: urls('ok/a'), sanitize: () => html, ...more });

QUnit.test.each(
  'C18 scripts run once, in order, after the insertion',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls('fragment/scripts.html') });
    await remote.told('contentLoad 0');
    assert.deepEqual(takeRan(), ['inline 1', 'external two', 'inline 3']);
    assert.true((window as unknown as { ranInDocument: boolean }).ranInDocument);
    assert.equal(remote.inner(0).querySelectorAll('.answer').length, 2);
    remote.open(1);
    remote.open(0);
    assert.deepEqual(takeRan(), []);
    assert.equal((await requests()).filter((path) => path.startsWith('script/')).length, 1);
  },
);

QUnit.test.each('C18 contentLoad comes after the scripts', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('fragment/scripts.html') });
  const ran: string[][] = [];
  $(remote.root).one(`${kind.name.toLowerCase()}:contentload`, () => void ran.push(takeRan()));
  await remote.told('contentLoad 0');
  assert.deepEqual(ran, [['inline 1', 'external two', 'inline 3']]);
});

QUnit.test.each('C18 executeScripts: false leaves them out', kinds, async (assert, kind) => {
  const contentUrls = urls('fragment/scripts.html');
  const remote = startRemote(kind, { contentUrls, executeScripts: false });
  await remote.told('contentLoad 0');
  assert.deepEqual(takeRan(), []);
  assert.strictEqual(remote.inner(0).querySelector('script'), null);
  assert.equal(remote.inner(0).querySelectorAll('.answer').length, 2);
  assert.deepEqual(await requests(), ['fragment/scripts.html']);
});

QUnit.test.each('Safety 8 what the server calls a script is text', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('script/evil.js') });
  await remote.told('contentLoad 0');
  assert.deepEqual(takeRan(), []);
  assert.true(remote.contents().includes('window.ran'));
});

const note = (text: string): string => `(window.ran = window.ran || []).push('${text}')`;

QUnit.test.each('C18 a script of another type is data', kinds, async (assert, kind) => {
  const data = `<script type="text/template">${note('data')}</script>`;
  const remote = startWith(kind, `${data}<script>${note('last')}</script>`);
  await remote.told('contentLoad 0');
  assert.deepEqual(takeRan(), ['last']);
  assert.equal(remote.inner(0).querySelector('script')!.text, note('data'));
});

QUnit.test.each('C18 a script that can’t be had stops nothing', kinds, async (assert, kind) => {
  const html = `<script src="/answer/drop"></script><script>${note('last')}</script><p>after</p>`;
  const remote = startWith(kind, html);
  await remote.told('contentLoad 0');
  assert.equal(remote.inner(0).querySelector('p')!.textContent, 'after');
  assert.deepEqual(takeRan(), ['last']);
});

QUnit.test.each(
  'C9 a script that throws is reported, and the content is there',
  kinds,
  async (assert, kind) => {
    let remote = startRemote(kind, {});
    const messages = await uncaught(1, () => {
      remote.methods.destroy();
      remote = startWith(kind, '<p>there</p><script>throw new Error("of the page")</script>');
    });
    assert.deepEqual(messages, ['run ended', 'of the page']);
    await remote.told('contentLoad 0');
    assert.equal(remote.inner(0).querySelector('p')!.textContent, 'there');
  },
);

QUnit.module('content: sanitize', { beforeEach: resetServer });

QUnit.test.each('C18 sanitize gives what is inserted', kinds, async (assert, kind) => {
  const calls: unknown[][] = [];
  const remote = startRemote(kind, {
    contentUrls: urls('ok/a'),
    sanitize(...args) {
      calls.push([this, ...args]);
      return '<em>clean</em>';
    },
  });
  await remote.told('contentLoad 0');
  assert.deepEqual(calls, [[remote.root, '<p class="answer">a</p>']]);
  assert.equal(remote.inner(0).innerHTML, '<em>clean</em>');
});

const em = (): HTMLElement => {
  const element = document.createElement('em');
  element.textContent = 'node';
  return element;
};
const nodes: Record<string, () => Node | JQuery | null> = {
  'a node': em,
  'a jQuery object': () => $(em()),
  'a fragment': () => {
    const fragment = document.createDocumentFragment();
    fragment.appendChild(em());
    return fragment;
  },
};

QUnit.test.each('C18 sanitize may give nodes, or nothing', kinds, async (assert, kind) => {
  for (const give of Object.values(nodes)) {
    const remote = startRemote(kind, { contentUrls: urls('ok/a'), sanitize: give });
    await remote.told('contentLoad 0');
    assert.equal(remote.inner(0).innerHTML, '<em>node</em>');
    remote.methods.destroy();
    remote.root.remove();
  }
  const remote = startRemote(kind, { contentUrls: urls('ok/a'), sanitize: () => null });
  await remote.told('contentLoad 0');
  assert.equal(remote.inner(0).innerHTML, '');
});

QUnit.test.each(
  'C18 executeScripts: false holds for nodes that sanitize gives, too',
  kinds,
  async (assert, kind) => {
    const sanitize = (html: string): Node => {
      const holder = document.createElement('div');
      holder.innerHTML = html;
      return holder;
    };
    const settings = { contentUrls: urls('fragment/scripts.html'), executeScripts: false };
    const remote = startRemote(kind, { ...settings, sanitize });
    await remote.told('contentLoad 0');
    assert.deepEqual(takeRan(), []);
    assert.strictEqual(remote.inner(0).querySelector('script'), null);
    assert.equal(remote.inner(0).querySelectorAll('.answer').length, 2);
  },
);

QUnit.test.each('C18 a sanitize that throws is a failure', kinds, async (assert, kind) => {
  const remote = startRemote(kind, {
    contentUrls: urls('ok/a'),
    sanitize: () => {
      throw new Error('unclean');
    },
  });
  await remote.told('error 0 Error: unclean');
  assert.equal(failureOf(remote, 0), 'This content could not be loaded. (Error: unclean)');
  assert.equal(remote.contents(), 'P1 P2 P3', 'nothing went for it');
  assert.equal(remote.busy(), '0 0 0');
  assert.equal(remote.heard(), 'error 0 Error: unclean');
});

QUnit.module('content: what it holds', { beforeEach: resetServer });

QUnit.test.each('C3 widgets in a fragment start and work', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('fragment/nested.html') });
  await remote.told('contentLoad 0');
  const set = remote.inner(0).querySelector<HTMLElement>('.nested-tabs')!;
  const accordion = remote.inner(0).querySelector<HTMLElement>('.nested-accordion')!;
  assert.equal(kinds.tabs.state(set), '1 0');
  assert.equal(kinds.accordion.state(accordion), '0 0');
  kinds.tabs.labels(set)[1]!.click();
  kinds.accordion.labels(accordion)[0]!.click();
  assert.equal(kinds.tabs.state(set), '0 1');
  assert.equal(kinds.accordion.state(accordion), '1 0');
  assert.equal(remote.state(), '1 0 0');
  assert.equal(
    remote.heard(),
    'contentLoad 0',
    'and nothing of theirs reaches the outer callbacks',
  );
});

QUnit.test.each('C3 one that has an address loads, too', kinds, async (assert, kind) => {
  const inner = (path: string): string =>
    '<div class="inner" data-role="z-tabs" data-animation-effects="none"><ul><li><a>I</a></li></ul>' +
    `<div><div data-content-url="/answer/${path}"><p>I1</p></div></div></div>`;
  const remote = startWith(kind, inner('ok/deep?hold=deep'));
  await remote.told('contentLoad 0');
  const set = remote.inner(0).querySelector<HTMLElement>('.inner')!;
  const told = new Promise((resolve) => $(set).one('uitabs:contentload', resolve));
  await requests({ count: 2 });
  assert.equal(remote.busy(), '0 0 0', 'the outer one is done');
  await release('deep');
  await told;
  assert.equal(kinds.tabs.panels(set)[0]!.textContent, 'deep');
  assert.equal(remote.heard(), 'contentLoad 0');
});

QUnit.test.each(
  'C13 what is replaced is cleaned: data, handlers and widgets',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls('fragment/nested.html') });
    const [old] = Array.from(remote.inner(0).children) as [HTMLElement];
    $(old)
      .data('of', 'page')
      .on('click', () => undefined);
    await remote.told('contentLoad 0');
    assert.deepEqual([$(old).data('of'), eventTypes(old)], [undefined, []]);
    const set = remote.inner(0).querySelector<HTMLElement>('.nested-tabs')!;
    remote.heard();
    remote.methods.load(0);
    await remote.told('contentLoad 0');
    assert.strictEqual($(set).uiTabs('instance'), undefined);
    assert.false(set.isConnected);
  },
);
