import { press } from '../support/driver';
import { frame } from '../support/fit';
import { instance, labels, panels, put, start, tabsHtml, once } from '../support/fixture';
import { both, startRemote, urls } from '../support/content';
import { kinds } from '../support/kinds';
import { online, release, requests, resetServer } from '../support/server';
import { state } from '../support/state';

QUnit.module('content: focus', { beforeEach: resetServer });

const button = '<button class="own">own</button>';

both('2.4.3 loading never takes the focus', async (assert, kind) => {
  const outside = put('<input class="outside">');
  const contentUrls = urls('ok/a', 'fragment/form.html', 'status/404');
  const remote = startRemote(kind, { contentUrls });
  outside.focus();
  await remote.loaded(0);
  remote.set.select(1);
  await remote.loaded(1);
  remote.set.select(2);
  await remote.told('error 404 Not Found');
  await frame();
  assert.strictEqual(document.activeElement, outside);
  const label = kind.labels(remote.root)[0]!;
  label.focus();
  remote.heard();
  remote.set.select(0).load(0);
  await remote.loaded(0);
  assert.strictEqual(document.activeElement, label);
});

both('2.4.3 focus in content that is replaced goes to the panel', async (assert, kind) => {
  // What the panel begins with decides whether it is a stop for Tab.
  for (const html of ['<p>text</p>', button]) {
    const render = (): string => html;
    const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a'), render });
    remote.inner(0).innerHTML = button;
    const own = remote.inner(0).firstElementChild as HTMLElement;
    own.focus();
    await requests({ count: 1 });
    assert.strictEqual(document.activeElement, own, 'and stays as long as there is no answer');
    await release('a');
    await remote.loaded(0);
    await frame();
    assert.strictEqual(document.activeElement, remote.panel(0), html);
    const focused = document.activeElement as HTMLElement;
    focused.blur();
    // The panel of a tab was a stop as long as it was empty.
    assert.equal(focused.hasAttribute('tabindex'), kind === kinds.tabs);
    remote.set.destroy();
    assert.false(remote.root.innerHTML.includes('tabindex'));
    remote.root.remove();
    await resetServer();
  }
});

QUnit.module('tabs: content, keyboard', { beforeEach: resetServer });

const four = tabsHtml({ count: 4 });

/** A set whose second and third panel come from a server, with the focus on its first label. */
async function withRemote(settings: object, html = four) {
  const root = start(settings, html);
  await once(root, 'uitabs:select');
  labels(root)[0]!.focus();
  return {
    root,
    loaded: () => once(root, 'uitabs:contentload'),
    /** Where the focus is after a key, and what is selected. */
    at: (key: string): string => {
      press(document.activeElement!, key);
      return `${labels(root).indexOf(document.activeElement as HTMLElement)}, ${state(root)}`;
    },
  };
}

const contentUrls = urls(null, 'ok/b', 'ok/c');

online('AT11, T19, 3.2.1 arrows only move the focus onto what is not loaded', async (assert) => {
  // The third panel says its address itself.
  const html = four.replace('<div><p>P3', `<div data-content-url="${contentUrls[1]}"><p>P3`);
  const { root, at, loaded } = await withRemote({ contentUrls: contentUrls.slice(0, 2) }, html);
  assert.equal(at('ArrowRight'), '1, 1 0 0 0');
  assert.equal(at('ArrowRight'), '2, 1 0 0 0');
  assert.equal(at('ArrowRight'), '3, 0 0 0 1', 'this one has no address');
  assert.equal(at('Home'), '0, 1 0 0 0');
  assert.deepEqual(await requests(), []);
  labels(root)[1]!.focus();
  const coming = loaded();
  assert.equal(at('Enter'), '1, 0 1 0 0');
  await coming;
  assert.equal(panels(root)[1]!.textContent, 'b');
});

online('AT11 what is loaded follows the arrows', async (assert) => {
  const { root, at, loaded } = await withRemote({ contentUrls });
  const coming = loaded();
  instance(root).preload(1);
  assert.equal(at('ArrowRight'), '1, 1 0 0 0', 'on its way is not there');
  await coming;
  at('Home');
  assert.equal(at('ArrowRight'), '1, 0 1 0 0');
  assert.deepEqual(await requests(), ['ok/b']);
});

online('AT14 the panel is a stop for Tab as its content is', async (assert) => {
  const { root, loaded } = await withRemote({ contentUrls, render: () => button });
  const coming = loaded();
  instance(root).select(1);
  assert.equal(panels(root)[1]!.getAttribute('tabindex'), '0');
  await coming;
  assert.false(panels(root)[1]!.hasAttribute('tabindex'));
});
