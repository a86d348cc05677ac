import { put } from '../support/fixture';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { driver, next } from '../support/driver';
import { both, startRemote, urls } from '../support/content';
import { online, release, requests, resetServer } from '../support/server';
import { state } from '../support/state';

QUnit.module('content: focus', { beforeEach: resetServer });

/** Two frames later the browser has taken the focus from what can't have it. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const field = (): HTMLElement => put('<input class="outside">');
const button = '<button class="own">own</button>';

both('2.4.3 loading never takes the focus', async (assert, kind) => {
  const outside = field();
  const contentUrls = urls('ok/a?hold=a', 'fragment/form.html', 'status/404');
  const remote = startRemote(kind, { contentUrls });
  outside.focus();
  await requests({ count: 1 });
  await release('a');
  await remote.loaded(0);
  remote.methods.select(1);
  await remote.loaded(1);
  remote.methods.select(2);
  await remote.told('error 404 Not Found');
  await settled();
  assert.strictEqual(document.activeElement, outside);
  const label = kind.labels(remote.root)[0]!;
  label.focus();
  remote.methods.load(0);
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
    await settled();
    assert.strictEqual(document.activeElement, remote.panel(0), html);
    remote.methods.destroy();
    assert.false(remote.root.innerHTML.includes('tabindex'));
    remote.root.remove();
    await resetServer();
  }
});

QUnit.module('tabs: content, keyboard', { beforeEach: resetServer });

const four = tabsHtml({ tabs: 4 });

/** A set whose second and third panel come from a server, with the focus on its first label. */
async function withRemote(cacheAjax = true) {
  const contentUrls = urls(null, 'ok/b', 'ok/c');
  const root = start({ contentUrls, cacheAjax }, four);
  await next(root);
  const I = driver(root);
  I.focus(0);
  const loaded = (): Promise<unknown> =>
    new Promise((resolve) => window.addEventListener('loaded-content', resolve, { once: true }));
  instance(root).setOptions({
    contentLoad: () => void window.dispatchEvent(new Event('loaded-content')),
  });
  return { root, I, loaded };
}

online('AT11, 3.2.1 arrows only move the focus onto what is not loaded', async (assert) => {
  const { root, I } = await withRemote();
  assert.equal(I.press('ArrowRight'), 'prevented');
  assert.equal(`${I.focused()}, ${state(root)}`, '1, 1 0 0 0');
  I.press('ArrowRight');
  assert.equal(`${I.focused()}, ${state(root)}`, '2, 1 0 0 0');
  I.press('ArrowRight');
  assert.equal(`${I.focused()}, ${state(root)}`, '3, 0 0 0 1', 'this one has no address');
  I.press('Home');
  assert.equal(`${I.focused()}, ${state(root)}`, '0, 1 0 0 0');
  assert.deepEqual(await requests(), []);
});

online('AT11 T19 the same where the tab says its address itself', async (assert) => {
  const remote = `data-content-url="${urls('ok/b')[0]}"`;
  const root = start({}, four.replace('<div><p>P2', `<div ${remote}><p>P2`));
  await next(root);
  const I = driver(root);
  I.focus(0);
  assert.ok(root.querySelector('[data-content-url]'));
  I.press('ArrowRight');
  assert.equal(`${I.focused()}, ${state(root)}`, '1, 1 0 0 0');
  assert.deepEqual(await requests(), []);
});

online('AT11 selected by Enter', async (assert) => {
  const { root, I, loaded } = await withRemote();
  I.press('ArrowRight');
  const coming = loaded();
  assert.equal(I.press('Enter'), 'prevented');
  assert.equal(state(root), '0 1 0 0');
  await coming;
  assert.equal(panels(root)[1]!.textContent, 'b');
  assert.equal(I.focused(), 1, 'the focus stays');
  assert.deepEqual(await requests(), ['ok/b']);
});

online('AT11 what is loaded follows the arrows', async (assert) => {
  const { root, I, loaded } = await withRemote();
  const coming = loaded();
  instance(root).preload(1);
  I.press('ArrowRight');
  assert.equal(`${I.focused()}, ${state(root)}`, '1, 1 0 0 0', 'on its way is not there');
  await coming;
  I.press('Home');
  I.press('ArrowRight');
  assert.equal(`${I.focused()}, ${state(root)}`, '1, 0 1 0 0');
  assert.deepEqual(await requests(), ['ok/b']);
});

online('AT14 the panel is a stop for Tab as its content is', async (assert) => {
  const { root, loaded } = await withRemote();
  const stops = (): (string | null)[] =>
    panels(root).map((panel) => panel.getAttribute('tabindex'));
  const coming = loaded();
  instance(root).setOptions({ render: () => button } as object);
  instance(root).select(1);
  assert.equal(stops()[1], '0');
  await coming;
  assert.strictEqual(stops()[1], null);
  assert.equal(labels(root)[1]!.tabIndex, 0);
});
