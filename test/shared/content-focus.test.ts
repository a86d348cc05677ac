import { put } from '../support/fixture';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { driver, next } from '../support/driver';
import { kinds, startRemote, tryAgain, urls } from '../support/content';
import { release, requests, resetServer } from '../support/server';
import { state } from '../support/state';

QUnit.module('content: focus', { beforeEach: resetServer });

/** Two frames later the browser has taken the focus from what can't have it. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const field = (): HTMLElement => put('<input class="outside">');
const button = '<button class="own">own</button>';

QUnit.test.each('2.4.3 loading never takes the focus', kinds, async (assert, kind) => {
  const outside = field();
  const contentUrls = urls('ok/a?hold=a', 'fragment/form.html', 'status/404');
  const remote = startRemote(kind, { contentUrls });
  outside.focus();
  await requests({ count: 1 });
  await release('a');
  await remote.told('contentLoad 0');
  remote.methods.select(1);
  await remote.told('contentLoad 1');
  remote.methods.select(2);
  await remote.told('error 404 Not Found');
  await settled();
  assert.strictEqual(document.activeElement, outside);
  const label = kind.labels(remote.root)[0]!;
  label.focus();
  remote.methods.load(0);
  await remote.told('contentLoad 0');
  assert.strictEqual(document.activeElement, label);
});

QUnit.test.each(
  '2.4.3 focus in content that is replaced goes to the panel',
  kinds,
  async (assert, kind) => {
    // What the panel begins with decides whether it is a stop for Tab.
    for (const html of ['<p>text</p>', button]) {
      const sanitize = (): string => html;
      const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a'), sanitize });
      remote.inner(0).innerHTML = button;
      const own = remote.inner(0).firstElementChild as HTMLElement;
      own.focus();
      await requests({ count: 1 });
      assert.strictEqual(document.activeElement, own, 'and stays as long as there is no answer');
      await release('a');
      await remote.told('contentLoad 0');
      await settled();
      assert.strictEqual(document.activeElement, remote.panel(0), html);
      remote.methods.destroy();
      assert.false(remote.root.innerHTML.includes('tabindex'));
      remote.root.remove();
      await resetServer();
    }
  },
);

QUnit.test.each('2.4.3 into a frame, too', kinds, async (assert, kind) => {
  const remote = startRemote(kind, {});
  remote.inner(0).innerHTML = button;
  (remote.inner(0).firstElementChild as HTMLElement).focus();
  remote.methods.setOptions({ contentUrls: urls('fragment/page.html'), iframe: true });
  assert.strictEqual(document.activeElement, remote.panel(0));
  await remote.told('contentLoad 0');
  await settled();
  assert.strictEqual(document.activeElement, remote.panel(0));
});

QUnit.test.each(
  '2.4.3 focus that the page takes elsewhere stays there',
  kinds,
  async (assert, kind) => {
    const outside = field();
    const html = '<script src="/answer/script/two.js?hold=two"></script><p>text</p>';
    const remote = startRemote(kind, { contentUrls: urls('ok/a'), sanitize: () => html });
    remote.inner(0).innerHTML = button;
    (remote.inner(0).firstElementChild as HTMLElement).focus();
    const slim = window.testRun.slim;
    // Only without AJAX is there time for it: jQuery waits for a script as nothing else goes on.
    if (!slim) await release('two');
    await requests({ count: 2 });
    if (slim) outside.focus();
    await release('two');
    await remote.told('contentLoad 0');
    assert.strictEqual(document.activeElement, slim ? outside : remote.panel(0));
  },
);

QUnit.test.each('2.4.3 focus that a fragment takes itself stays', kinds, async (assert, kind) => {
  const html = `${button}<script>document.querySelector('#set .own').focus()</script>`;
  const remote = startRemote(kind, { contentUrls: urls('ok/a'), sanitize: () => html });
  remote.inner(0).innerHTML = '<button>old</button>';
  remote.inner(0).querySelector('button')!.focus();
  await remote.told('contentLoad 0');
  assert.strictEqual(document.activeElement, remote.inner(0).querySelector('.own'));
});

QUnit.test.each(
  '2.4.3 focus on Try again isn’t lost, whoever loads again',
  kinds,
  async (assert, kind) => {
    const contentUrls = urls('status/404');
    const remote = startRemote(kind, { contentUrls, sanitize: () => button });
    await remote.told('error 404 Not Found');
    tryAgain(remote, 0).focus();
    remote.methods.setOptions({ contentUrls: urls('ok/a') });
    assert.strictEqual(document.activeElement, remote.panel(0));
    await remote.told('contentLoad 0');
    await settled();
    assert.strictEqual(document.activeElement, remote.panel(0));
  },
);

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

QUnit.test('T11, 3.2.1 arrows only move the focus onto what is not loaded', async (assert) => {
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

QUnit.test.each('T11 selected by', { Enter: 'Enter', Space: ' ' }, async (assert, key) => {
  const { root, I, loaded } = await withRemote();
  I.press('ArrowRight');
  const coming = loaded();
  assert.equal(I.press(key), 'prevented');
  assert.equal(state(root), '0 1 0 0');
  await coming;
  assert.equal(panels(root)[1]!.textContent, 'b');
  assert.equal(I.focused(), 1, 'the focus stays');
  assert.deepEqual(await requests(), ['ok/b']);
});

QUnit.test('T11 what is loaded follows the arrows', async (assert) => {
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

QUnit.test('T11 with cacheAjax: false nothing that a server is asked for does', async (assert) => {
  const { root, I, loaded } = await withRemote(false);
  const coming = loaded();
  instance(root).preload(1);
  await coming;
  I.press('ArrowRight');
  assert.equal(`${I.focused()}, ${state(root)}`, '1, 1 0 0 0');
});

QUnit.test('T14 the panel is a stop for Tab as its content is', async (assert) => {
  const { root, loaded } = await withRemote();
  const stops = (): (string | null)[] =>
    panels(root).map((panel) => panel.getAttribute('tabindex'));
  const coming = loaded();
  instance(root).setOptions({ sanitize: () => button });
  instance(root).select(1);
  assert.equal(stops()[1], '0');
  await coming;
  assert.strictEqual(stops()[1], null);
  assert.equal(labels(root)[1]!.tabIndex, 0);
});
