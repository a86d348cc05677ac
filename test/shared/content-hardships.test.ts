import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { failureOf, kinds, startRemote, takeRan, tryAgain, urls } from '../support/content';
import { release, requests, resetServer } from '../support/server';

// Pages, servers and scripts that make it hard.
QUnit.module('content: hardships', { beforeEach: resetServer });

const { slim } = window.testRun;

QUnit.test.each(
  'C9 what the page’s own AJAX hooks throw is a failure, and no end',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls(null, 'ok/a', 'ok/b') });
    // The slim build's way is the browser's.
    const page = (slim ? window : $) as unknown as Record<string, unknown>;
    const name = slim ? 'fetch' : 'ajax';
    const asked = page[name];
    page[name] = () => {
      throw new Error('hook');
    };
    remote.open(1);
    page[name] = asked;
    const failed = 'This content could not be loaded. (Error: hook)';
    assert.equal(failureOf(remote, 1), failed);
    assert.equal(remote.state(), '0 1 0');
    assert.equal(remote.busy(), '0 0 0');
    assert.equal(remote.heard(), 'error 0 Error: hook');
    remote.open(2);
    await remote.told('contentLoad 2');
    assert.equal(remote.state(), '0 0 1');
  },
);

QUnit.test.each(
  'C9 without AJAX and `fetch`, in an old browser, content fails after what is going on',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls(null, 'ok/a', 'ok/b') });
    const { ajax } = $;
    const { fetch } = window;
    Object.assign($, { ajax: undefined });
    Object.assign(window, { fetch: undefined });
    remote.open(1);
    Object.assign($, { ajax });
    Object.assign(window, { fetch });
    assert.equal(remote.heard(), '');
    await remote.told('error 0 error');
    assert.equal(
      failureOf(remote, 1),
      'This content could not be loaded. (the server cannot be reached)',
    );
    assert.equal(remote.state(), '0 1 0');
    assert.equal(remote.busy(), '0 0 0');
    tryAgain(remote, 1).click();
    await remote.told('contentLoad 1');
    assert.equal(failureOf(remote, 1), null);
    assert.equal(remote.contents(), 'P1 a P3');
  },
);

QUnit.test.each(
  'Safety 15 content that loads itself comes to an end',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls('fragment/cycle.html') });
    await remote.told('contentLoad 0');
    const warnings = takeWarnings();
    assert.equal(warnings.length, 2);
    assert.true(
      warnings.every((text) => text.includes('not one that the content around it is from')),
      warnings.join(),
    );
    const failures = (): number => remote.root.querySelectorAll('.z-failure').length;
    if (failures() < 2) {
      await new Promise((resolve) =>
        $(remote.root).on('uiaccordion:error', () => failures() === 2 && resolve(true)),
      );
    }
    assert.deepEqual(await requests(), ['fragment/cycle.html']);
  },
);

QUnit.test.each(
  'C18 a page that puts its own in the panel gets the answer in its place',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls('ok/late?hold=late') });
    await requests({ count: 1 });
    $(remote.panel(0)).html('Please wait');
    await release('late');
    await remote.told('contentLoad 0');
    assert.equal($(remote.panel(0)).text().trim(), 'late');
    remote.methods.destroy();
    assert.equal($(remote.root).text().includes('late'), true, 'and it stays');
  },
);

QUnit.test.each(
  'C18 a script that takes out those after it doesn’t hold up the content',
  kinds,
  async (assert, kind) => {
    takeRan();
    const remote = startRemote(kind, { contentUrls: urls('fragment/remover.html') });
    await remote.told('contentLoad 0');
    assert.equal(remote.busy(), '0 0 0');
    assert.equal($(remote.panel(0)).find('.answer').text(), 'Instead');
    assert.equal(takeRan()[0], 'remover');
  },
);

QUnit.test.each('C18 entries of white space or a hash are none', kinds, async (assert, kind) => {
  const contentUrls = [' ', '#', '#two'];
  const remote = startRemote(kind, { contentUrls }, kind.html(['', 'data-content-url=" #x "']));
  remote.open(1);
  remote.open(2);
  assert.equal(remote.contents(), 'P1 P2 P3');
  assert.deepEqual(await requests(), []);
});

QUnit.test.each('C13 an author’s aria-busy comes back', kinds, async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a') }, kind.html());
  await remote.told('contentLoad 0');
  remote.methods.destroy();
  const panel = remote.root.querySelector('.answer')!.parentElement!;
  const html = remote.root.outerHTML;
  panel.setAttribute('aria-busy', 'false');
  const authors = remote.root.outerHTML;
  assert.notEqual(authors, html);
  const again = startRemote(kind, { contentUrls: urls('ok/a?again') }, authors);
  again.methods.destroy();
  assert.equal(again.root.outerHTML, authors);
});
