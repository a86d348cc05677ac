import $ from 'jquery';
import { both, startRemote, urls } from '../support/content';
import { until } from '../support/fit';
import { put, start, once } from '../support/fixture';
import { accordion, begin, begun, call, heard, kinds } from '../support/kinds';
import { callOf, noting } from '../support/noting';
import { online, release, requestLog, requests, resetServer } from '../support/server';

QUnit.module('content: events', { beforeEach: resetServer });

/** Callbacks that note `contentLoad` and `error` in a log. */
const loading = ({ entries }: { entries: string[] }) => ({
  contentLoad: (_: unknown, { index }: { index: number }) =>
    void entries.push(`contentLoad ${index}`),
  error: (_: unknown, { status }: { status: number }) => void entries.push(`error ${status}`),
});

both('T16, A4 contentLoad: this, event and item:', async (assert, kind) => {
  const { settings, told, calls } = noting(['contentLoad']);
  const running = begin(kind, { contentUrls: urls(null, 'ok/b'), ...settings });
  const coming = once(running.root.parentElement!, `${kind.event}:contentload`);
  running.set.preload(1);
  const [, item] = await coming;
  assert.deepEqual(calls(), [callOf(running, 'contentLoad', 1)]);
  assert.strictEqual(told[0]![3], item, 'the event bubbles, with the same item');
});

online('T16 the first select comes after its content, or after the failure', async (assert) => {
  const log = { entries: [] as string[] };
  const settings = {
    ...loading(log),
    ready: () => void log.entries.push('ready'),
    select: (_: unknown, { index }: { index: number }) => void log.entries.push(`select ${index}`),
  };
  const root = start({ ...settings, contentUrls: urls('ok/a?hold=a') });
  await requests({ count: 1 });
  dispatchEvent(new Event('beforeprint'));
  assert.deepEqual(log.entries, ['ready']);
  const selected = once(root, 'uitabs:select');
  await release('a');
  await selected;
  assert.deepEqual(log.entries.splice(0), ['ready', 'contentLoad 0', 'select 0']);
  await once(start({ ...settings, contentUrls: urls('status/500') }), 'uitabs:select');
  assert.deepEqual(log.entries, ['ready', 'error 500', 'select 0']);
});

online('A4 the first activate doesn’t wait for content', async (assert) => {
  const log = kinds.accordion.log();
  const { root } = accordion({ ...log.settings, active: 0, contentUrls: urls('never') });
  await once(root, 'uiaccordion:activate');
  assert.equal(log.take(), 'ready, activate 0');
});

online('A6 what comes too high for its section is a stop for Tab', async (assert) => {
  const tall = { contentUrls: urls('ok/a'), render: () => '<p style="height: 500px">' };
  const { root, click, content } = accordion({ contentHeight: 90, ...tall });
  click(0);
  await once(root, 'uiaccordion:contentload');
  assert.equal(content(0).getAttribute('tabindex'), '0');
});

both('C18, A4 what is told of a change doesn’t wait for content:', async (assert, kind) => {
  const contentUrls = urls(null, 'ok/b', 'status/404');
  const { log, root, set, click } = await begun(kind, { contentUrls });
  set.setOptions(loading(log) as object);
  for (const [index, moment] of [
    [1, 'contentload'],
    [2, 'error'],
  ] as const) {
    const told = heard(kind, root, moment);
    click(index);
    assert.equal(log.take(), kind.change(index, index - 1, 'click'));
    await told;
    assert.equal(log.take(), index === 1 ? 'contentLoad 1' : 'error 404');
  }
});

both('C13 a set that has left the page tells nothing of what it loads:', async (assert, kind) => {
  for (const isInPage of [true, false]) {
    const log: string[] = [];
    const note = (_: unknown, { index }: { index: number }): void => void log.push(`${index}`);
    const place = isInPage ? put('<div></div>') : document.createElement('div');
    place.innerHTML = kind.html();
    const root = place.firstElementChild as HTMLElement;
    const contentUrls = urls(`ok/a?hold=${isInPage}`);
    call(kind, root, { contentUrls, contentLoad: note, select: note, [kind.first]: 0 });
    await requests({ count: isInPage ? 1 : 2 });
    root.remove();
    await release(`${isInPage}`);
    await until(() => !!root.querySelector('.answer'));
    const expected = kind === kinds.tabs ? ['0', '0'] : ['0'];
    assert.deepEqual(log, isInPage ? [] : expected, 'one that has never been in it tells');
    call(kind, root, 'destroy');
  }
});

both('T17, A13 add({url}) is loaded when it is opened', async (assert, kind) => {
  const { root, set, panel } = begin(kind);
  call(kind, root, 'add', { tab: 'T4', header: 'T4', url: '/answer/ok/d' });
  assert.deepEqual(await requests(), []);
  const told = once(root, `${kind.event}:contentload`);
  set.last();
  await told;
  assert.equal(panel(3).textContent, 'd');
});

both('C13, C18 a callback may destroy; what still loads is given up:', async (assert, kind) => {
  const remote = startRemote(kind, { contentUrls: urls('ok/a?hold=a', 'ok/b?hold=b') });
  remote.open(1);
  await requests({ count: 2 });
  $(remote.root).one(`${kind.event}:contentload`, () => void remote.set.destroy());
  await release('a');
  await remote.told('contentLoad 0');
  assert.equal((await requestLog({ aborted: 1 }))[1]!.aborted, true);
  await release('b');
  assert.equal(remote.root.textContent!.replace(/T\d/g, ''), 'aP2P3');
  assert.strictEqual(remote.root.querySelector('.z-content, .z-status'), null);
  assert.equal(remote.heard(), 'contentLoad 0');
});
