import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { stopClock } from '../support/clock';
import { createLog, next } from '../support/driver';
import { until } from '../support/fit';
import { instance, panels, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { running, stage } from '../support/motion';
import { state } from '../support/state';

QUnit.module('tabs: what the browser finds in closed panels');

/** How panels are hidden. */
const hidden = (root: Element): (string | null)[] =>
  panels(root).map((panel) => panel.getAttribute('hidden'));

const FOUND = 'until-found';

/** What the browser does with a panel in which it has found something. */
function find(panel: Element): void {
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  panel.removeAttribute('hidden');
}

const withField = tabsHtml({ tabs: 4 }).replace('P2', '<input>');

QUnit.test('R1 closed panels wait to be found once the page is idle', async (assert) => {
  const root = start({}, withField);
  assert.deepEqual(hidden(root), [null, '', '', '']);
  await until(() => hidden(root).includes(FOUND));
  await until(() => hidden(root)[3] === FOUND);
  assert.deepEqual(hidden(root), [null, '', FOUND, FOUND], 'none with a field');
});

const settings: [TabsSettings['findInPage'], withField: string, without: string][] = [
  ['auto', '', FOUND],
  [true, FOUND, FOUND],
  [false, '', ''],
];

QUnit.test.each('R1 what closes waits to be found, by findInPage', settings, (assert, row) => {
  const [findInPage, withFields, without] = row;
  const root = start({ findInPage: findInPage! }, withField);
  instance(root).select(1).select(2);
  assert.deepEqual(hidden(root).slice(0, 2), [without, withFields]);
});

QUnit.test('R1 what waits to be found takes no room, whatever its style says', async (assert) => {
  const style = 'height: 90px; min-height: 80px; margin: 30px 0; border: 9px solid; padding: 40px';
  const html = tabsHtml().replaceAll('<div><p>', `<div style="${style}"><p>`);
  const root = start({}, html);
  const before = root.offsetHeight;
  await until(() => hidden(root)[2] === FOUND);
  assert.equal(root.offsetHeight, before);
});

QUnit.test('C20 findInPage is in effect at once', async (assert) => {
  const root = start({ findInPage: true }, withField);
  await until(() => hidden(root)[1] === FOUND);
  instance(root).setOptions({ findInPage: 'auto' });
  assert.deepEqual(hidden(root), [null, '', FOUND, FOUND]);
  instance(root).setOptions({ findInPage: false });
  assert.deepEqual(hidden(root), [null, '', '', '']);
});

QUnit.test('R1 C10 what is found and refused can be found again', async (assert) => {
  const root = start({ beforeSelect: () => false });
  await until(() => hidden(root)[2] === FOUND);
  find(panels(root)[2]!);
  await until(() => hidden(root)[2] === FOUND);
  assert.equal(state(root), '1 0 0');
});

QUnit.test('R1 what is found is selected, and in its place at once', async (assert) => {
  const { root, log, panels: all } = await stage('css');
  find(all[2]!);
  assert.equal(state(root), '0 0 1');
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 2 find, deactivate 0 find');
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

QUnit.test('T2 a panel that was found gets its inner wrapper one task later', (assert) => {
  const root = start();
  const clock = stopClock();
  const [, panel] = panels(root) as [HTMLElement, HTMLElement];
  const [text] = Array.from(panel.children);
  find(panel);
  assert.strictEqual(text!.parentElement, panel, 'moving a match makes the browser lose it');
  clock.tick(0);
  assert.true(text!.parentElement!.matches('.z-content > .z-content-inner'));
  clock.end();
});

QUnit.test.each(
  'C13 ended by a callback when something is found, it leaves nothing:',
  ['beforeSelect', 'select'] as const,
  async (assert, moment) => {
    const root = start();
    await next(root);
    const clock = stopClock();
    instance(root).setOptions({ [moment]: () => void instance(root).destroy() });
    find(panels(root)[1]!);
    clock.tick(0);
    assert.equal(markupOf(root), markupOf(tabsHtml()));
    clock.end();
  },
);

QUnit.test('AT13 the panel of a disabled tab is not found', (assert) => {
  const root = start();
  instance(root).select(1).disable(0);
  assert.equal(hidden(root)[0], '');
});
