import $ from 'jquery';
import { createLog, logged, next } from '../support/driver';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: select');

const fade = { animation: { effects: 'fade', duration: 100 } } as const;

QUnit.test('C11 the state changes at once, also while a panel fades', async (assert) => {
  const { root, tabs } = await logged(fade);
  tabs.select(1);
  const told = (): string[] =>
    labels(root).map((label) => `${label.getAttribute('aria-selected')} ${label.tabIndex}`);
  assert.deepEqual(told(), ['false -1', 'true 0', 'false -1']);
  assert.equal(tabs.active(), 1);
  await next(root);
  assert.equal(state(root), '0 1 0');
});

QUnit.test('C11 a selection in an animation settles it, then starts its own', async (assert) => {
  const { log, root, tabs } = await logged(fade);
  tabs.select(1);
  assert.equal(log.take(), '', 'the first runs');
  tabs.select(2);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api', 'the first is settled');
  assert.false(isVisible(panels(root)[0]!), 'its old panel is out of sight');
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.equal(log.take(), 'select 2 api, deactivate 1 api');
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C11 there is no waiting time after init', async (assert) => {
  const log = createLog();
  const root = start({ ...fade, ...log.settings });
  instance(root).select(2);
  assert.equal(labels(root)[2]!.getAttribute('aria-selected'), 'true');
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.true(log.take().endsWith('select 2 api, deactivate 0 api'));
});

QUnit.test('T16 selecting the active tab does nothing, also while it fades in', async (assert) => {
  const { log, root, tabs, I } = await logged(fade);
  tabs.select(0);
  I.click(0);
  assert.equal(log.take(), '');
  tabs.select(1);
  const running = panels(root)[1]!.getAnimations();
  tabs.select(1);
  I.click(1);
  assert.equal(log.take(), '', 'the animation was not cut short');
  assert.deepEqual(panels(root)[1]!.getAnimations(), running);
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
});

QUnit.test('C2, C11 a selection in ready is honoured', (assert) => {
  const root = start({ ready: (_event, item) => void item.data('uiTabs')!.select(2) });
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C13 destroy in the callback select ends the set without an error', async (assert) => {
  const { root, tabs } = await logged({
    select(_event, { index }) {
      if (index === 1) instance(this).destroy();
    },
  });
  tabs.select(1);
  assert.equal(markupOf(root), markupOf(tabsHtml()));
});

QUnit.module('tabs: clicks');

const tabOf = (root: Element, index: number): HTMLElement =>
  labels(root)[index]!.closest('.z-tab') as HTMLElement;

QUnit.test('T4 a panel is on display when the click reaches the li', async (assert) => {
  const { root, tabs, I } = await logged();
  const heights: number[] = [];
  const note = (): void => void heights.push(panels(root)[1]!.offsetHeight);
  tabOf(root, 1).addEventListener('click', note, { once: true });
  I.click(1);
  tabs.select(0);
  $(tabOf(root, 1)).on('click', note);
  I.click(1);
  assert.true(heights.length === 2 && Math.min(...heights) > 20, String(heights));
});

const parts: [string, (root: HTMLElement, index: number) => HTMLElement][] = [
  ['the label', (root, index) => labels(root)[index]!],
  ['the li', tabOf],
  ['an element in the label', (root, index) => labels(root)[index]!.querySelector('em')!],
];

QUnit.test.each('T4 a click by script selects once, on', parts, async (assert, [, of]) => {
  const html = tabsHtml().replace(/T\d/g, '<b><em>$&</em></b>');
  const { log, root } = await logged({}, html);
  of(root, 1).click();
  assert.equal(log.take(), 'select 1 click, deactivate 0 click', 'click()');
  $(of(root, 2)).trigger('click');
  assert.equal(log.take(), 'select 2 click, deactivate 1 click', "trigger('click')");
  of(root, 0).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.equal(log.take(), 'select 0 click, deactivate 2 click', 'dispatchEvent');
});

QUnit.test('T4 z-disabled that a page adds or takes off is read at the press', async (assert) => {
  const { log, root, tabs, I } = await logged();
  const tab = tabOf(root, 1);
  $(tab).addClass('z-disabled');
  I.click(1);
  tabs.select(1);
  assert.deepEqual([log.take(), state(root)], ['', '1 0 0']);
  assert.equal(labels(root)[1]!.getAttribute('aria-disabled'), 'true');
  $(tab).removeClass('z-disabled');
  I.click(1);
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
  assert.false(labels(root)[1]!.hasAttribute('aria-disabled'));
});

QUnit.test('T8 a tap selects once, by its click, also with `event: touchend`', async (assert) => {
  const { log, root } = await logged({ event: 'touchend' });
  const label = labels(root)[1]!;
  for (const type of ['touchstart', 'touchend']) {
    label.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  label.click();
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
});

QUnit.test('T8 other events are delegated, and clicks work beside them', async (assert) => {
  const { log, root, tabs, I } = await logged({ event: 'mouseover' });
  const hover = (label: Element) =>
    label.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  hover(labels(root)[1]!);
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
  $(labels(root)[2]!).trigger('mouseover');
  assert.equal(log.take(), 'select 2 click, deactivate 1 click');
  I.click(0);
  assert.equal(log.take(), 'select 0 click, deactivate 2 click');
  tabs.add('T4', 'P4');
  hover(labels(root)[3]!);
  assert.equal(log.take(), 'select 3 click, deactivate 0 click');
});

QUnit.module('tabs: handlers that pages have on labels');

QUnit.test('C11 one that selects another tab and returns false wins', async (assert) => {
  const { log, root, tabs, I } = await logged();
  $(labels(root)[1]!).on('click', () => {
    tabs.select(2);
    return false;
  });
  I.click(1);
  assert.deepEqual([state(root), log.take()], ['0 0 1', 'select 2 api, deactivate 0 api']);
});

QUnit.test('T4 one that adds a tab leaves the press what it is', async (assert) => {
  const { root, tabs, I } = await logged();
  labels(root)[1]!.addEventListener('click', () => void tabs.add('T4', 'P4'));
  I.click(1);
  assert.equal(state(root), '0 1 0 0');
});

QUnit.test('C11 one that selects the tab itself leaves the address alone', async (assert) => {
  const html = tabsHtml().replace('<a>T2', '<a href="#elsewhere">T2');
  const { root, tabs } = await logged({}, html);
  labels(root)[1]!.addEventListener('click', () => void tabs.select(1));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  labels(root)[1]!.dispatchEvent(event);
  assert.deepEqual([state(root), event.defaultPrevented], ['0 1 0', true]);
});
