import $ from 'jquery';
import { createLog, next } from '../support/driver';
import { frame } from '../support/fit';
import { instance, panels, put, start, tabsHtml } from '../support/fixture';
import { running, stage } from '../support/motion';
import { state } from '../support/state';

QUnit.module('tabs: what the browser finds in closed panels');

/** How panels are hidden when that has been sorted out. */
async function hidden(root: Element): Promise<(string | null)[]> {
  await frame();
  return panels(root).map((panel) => panel.getAttribute('hidden'));
}

/** What the browser does with a panel in which it has found something. */
function find(panel: Element): void {
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  panel.removeAttribute('hidden');
}

const FOUND = 'until-found';

QUnit.test('R1 closed panels are there to be found', async (assert) => {
  const root = start();
  assert.deepEqual(await hidden(root), [null, FOUND, FOUND]);
  instance(root).select(2);
  assert.deepEqual(await hidden(root), [FOUND, FOUND, null]);
  instance(root).add('T4', 'P4').remove(0);
  assert.deepEqual(await hidden(root), [FOUND, null, FOUND]);
});

QUnit.test('R1 what is found is selected, and in its place at once', async (assert) => {
  const { root, log, panels: all } = await stage('css');
  find(all[2]!);
  assert.equal(state(root), '0 0 1');
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 2 find, deactivate 0 find');
  assert.equal(location.hash, '');
});

QUnit.test('R1 found in a set within a panel, both follow', async (assert) => {
  const [outer, inner] = [createLog('outer '), createLog('inner ')];
  const html = tabsHtml().replace('<p>P3</p>', tabsHtml({ id: 'inner' }));
  const root = start(outer.settings, html);
  const within = root.querySelector<HTMLElement>('#inner')!;
  $(within).uiTabs({ animation: { effects: 'none' }, ...inner.settings });
  await next(within);
  for (const log of [outer, inner]) log.take();
  // The browser tells of the innermost first.
  find(panels(within)[1]!);
  find(panels(root)[2]!);
  assert.deepEqual([state(root), state(within)], ['0 0 1', '0 1 0']);
  assert.equal(outer.take(), 'outer select 2 find, outer deactivate 0 find');
  assert.equal(inner.take(), 'inner select 1 find, inner deactivate 0 find');
});

QUnit.test('R1 findInPage: false, and back, while it runs', async (assert) => {
  const root = start({ findInPage: false });
  assert.deepEqual(await hidden(root), [null, '', '']);
  instance(root).setOptions({ findInPage: true });
  assert.deepEqual(await hidden(root), [null, FOUND, FOUND]);
  instance(root).setOptions({ findInPage: false }).select(1);
  assert.deepEqual(await hidden(root), ['', null, '']);
});

QUnit.test.each(
  'R1 up to 50 panels wait to be found, more only when asked for:',
  [
    [50, 'auto', FOUND],
    [51, 'auto', ''],
    [51, true, FOUND],
  ] as const,
  async (assert, [tabs, findInPage, expected]) => {
    const root = start({ findInPage }, tabsHtml({ tabs }));
    assert.deepEqual(await hidden(root), [null, ...Array<string>(tabs - 1).fill(expected)]);
  },
);

QUnit.test('T13 the panel of a disabled tab is not found', async (assert) => {
  const html = tabsHtml().replace('<li><a>T2', '<li data-disabled><a>T2');
  const root = start({}, html);
  assert.deepEqual(await hidden(root), [null, '', FOUND]);
  instance(root).enable(1).disable(2);
  assert.deepEqual(await hidden(root), [null, FOUND, '']);
  root.querySelectorAll('li.z-tab')[1]!.classList.add('z-disabled');
  await Promise.resolve();
  assert.deepEqual(await hidden(root), [null, '', '']);
});

QUnit.test('C13 destroy gives back what the author had', (assert) => {
  const html = tabsHtml().replace('<div><p>P2', '<div hidden tabindex="0"><p>P2');
  const root = start({}, html);
  instance(root).select(1).select(2);
  instance(root).destroy();
  assert.equal(root.outerHTML, put(html).outerHTML);
});

QUnit.test('R1 events of the page by that name select nothing', async (assert) => {
  const log = createLog();
  const root = start(log.settings);
  await next(root);
  log.take();
  panels(root)[1]!.firstElementChild!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  assert.equal(log.take(), '');
  assert.equal(state(root), '1 0 0');
});
