import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, driver, logged as begun, next } from '../support/driver';
import { labels, panels, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: setOptions');

const listOf = (root: Element): HTMLElement => root.querySelector(':scope > [role=tablist]')!;

/** A set whose second tab is selected. */
const logged = (settings: TabsSettings = {}, html = tabsHtml()) =>
  begun({ defaultTab: 'tab2', ...settings }, html);

const changes: TabsSettings[] = [
  { animation: { effects: 'fade', duration: 10, easing: 'linear', type: 'jquery' } },
  { bordered: false, rounded: true, shadows: false, spaced: true, multiline: true, dark: true },
  { defaultTab: 'tab3' },
  { event: 'mouseover' },
  { orientation: 'vertical', position: 'top-right' },
  { position: 'bottom-center' },
  { size: 'xlarge', style: 'underlined', theme: 'my-theme other' },
  { texts: { tabs: 'Chapters' } },
];

const nodesOf = (root: Element): Element[] =>
  Array.from(
    root.querySelectorAll('.z-tabs-desktop, .z-tabs-desktop *, .z-container, .z-container *'),
  );

QUnit.test.each(
  'C20 selection, nodes and focus stay, and nothing is told',
  changes.map((change) => [JSON.stringify(change), change] as const),
  async (assert, [, change]) => {
    const { log, root, tabs } = await logged();
    driver(root).focus(1);
    const before = nodesOf(root);
    assert.strictEqual(tabs.setOptions(change), tabs);
    assert.equal(state(root), '0 1 0');
    assert.equal(driver(root).focused(), 1);
    const after = nodesOf(root);
    assert.true(before.every((node) => after.includes(node)) && after.length === before.length);
    assert.equal(listOf(root).getAttribute('aria-label'), change.texts ? 'Chapters' : 'Tabs');
    assert.equal(log.take(), '');
  },
);

QUnit.test('C20 frames keep their document when labels move and panels switch', async (assert) => {
  const { root, tabs } = await logged(
    {},
    tabsHtml().replace('P2', '<iframe srcdoc="text"></iframe>'),
  );
  const frame = root.querySelector('iframe')!;
  if (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.body.textContent) {
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }
  const inside = frame.contentWindow as Window & { mark?: string };
  inside.mark = 'same';
  for (const change of changes) tabs.setOptions(change);
  tabs
    .setOptions({ position: 'top-left', animation: { effects: 'none' } })
    .select(0)
    .select(1);
  assert.strictEqual(frame.contentWindow, inside);
  assert.equal((frame.contentWindow as typeof inside).mark, 'same');
});

QUnit.test('C20, T7, AT7 orientation: ARIA, keys and the positions there are', async (assert) => {
  const { root, tabs } = await logged({ position: 'bottom-center' });
  const I = driver(root);
  I.focus(1);
  tabs.setOptions({ orientation: 'vertical' });
  assert.equal(listOf(root).getAttribute('aria-orientation'), 'vertical');
  assert.true(root.classList.contains('vertical') && root.classList.contains('top-left'));
  assert.equal(I.press('ArrowRight'), 'free');
  assert.equal(I.press('ArrowDown'), 'prevented');
  assert.equal(state(root), '0 0 1');
  tabs.setOptions({ orientation: 'horizontal' });
  assert.false(listOf(root).hasAttribute('aria-orientation'));
  assert.true(root.classList.contains('bottom-center'), 'the position given counts again');
  assert.equal(I.press('ArrowUp'), 'free');
  assert.equal(I.press('ArrowLeft'), 'prevented');
  assert.equal(state(root), '0 1 0');
});

QUnit.test('C20 event: the new one counts, the old one no more', async (assert) => {
  const { log, root, tabs } = await logged({ event: 'mouseover' });
  const fire = (type: string) => {
    labels(root)[2]!.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    return log.take();
  };
  tabs.setOptions({ event: 'dblclick' });
  assert.equal(fire('mouseover'), '');
  assert.equal(fire('dblclick'), 'select 2 click, deactivate 1 click');
  tabs.setOptions({ event: 'click' }).select(1);
  log.take();
  assert.equal(fire('dblclick'), '');
  assert.equal(fire('click'), 'select 2 click, deactivate 1 click');
});

QUnit.test('C20 callbacks: replaced, and taken off with null', async (assert) => {
  const { log, tabs } = await logged();
  const other = createLog('new ');
  const { select } = other.settings;
  tabs.setOptions({ select: select! }).select(0);
  assert.equal(other.take(), 'new select 0 api');
  assert.equal(log.take(), 'deactivate 1 api');
  tabs.setOptions({ select: null, deactivate: null }).select(1);
  assert.equal(other.take() + log.take(), '');
});

QUnit.test('C20 animation: from the next change on; the rest stays', async (assert) => {
  const { root, tabs } = await logged();
  tabs.setOptions({ animation: { effects: 'fade', duration: 50 } });
  assert.equal(tabs.option('animation.easing'), 'swing');
  tabs.select(2);
  assert.equal(panels(root)[2]!.getAnimations().length, 1);
  await next(root);
  tabs.setOptions({ animation: { effects: 'none' } }).select(0);
  assert.equal(panels(root)[0]!.getAnimations().length, 0);
  assert.equal(tabs.option('animation.duration'), 50);
});
