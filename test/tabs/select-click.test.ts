import $ from 'jquery';
import { createLog, driver, next } from '../support/driver';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: select, page handlers on labels');

const tabOf = (root: Element, index: number): HTMLElement =>
  labels(root)[index]!.closest('.z-tab') as HTMLElement;

async function logged(html = tabsHtml(), settings = {}) {
  const log = createLog();
  const root = start({ ...settings, ...log.settings }, html);
  await next(root);
  log.take();
  return { log, root };
}

QUnit.test('C12 inline handlers of labels still run', async (assert) => {
  const html = tabsHtml().replace('<a>T2', '<a onclick="this.title += 1">T2');
  const { log, root } = await logged(html);
  driver(root).click(1);
  assert.equal(labels(root)[1]!.title, '1');
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
});

QUnit.module('tabs: select, clicks');

QUnit.test('T4 a panel is on display when the click reaches the li', async (assert) => {
  const { root } = await logged();
  let height = 0;
  tabOf(root, 1).addEventListener('click', () => (height = panels(root)[1]!.offsetHeight));
  driver(root).click(1);
  assert.true(height > 20, `height ${height}`);
  height = 0;
  instance(root).select(0);
  $(tabOf(root, 1)).on('click', () => (height = panels(root)[1]!.offsetHeight));
  driver(root).click(1);
  assert.true(height > 20, `height ${height} by jQuery`);
});

const parts: [string, (root: HTMLElement, index: number) => HTMLElement][] = [
  ['the label', (root, index) => labels(root)[index]!],
  ['the li', tabOf],
];

QUnit.test.each(
  'T4 a click by script selects once, on the label and on the li',
  parts,
  async (assert, [, of]) => {
    const { log, root } = await logged();
    of(root, 1).click();
    assert.equal(log.take(), 'select 1 click, deactivate 0 click', 'click()');
    $(of(root, 2)).trigger('click');
    assert.equal(log.take(), 'select 2 click, deactivate 1 click', "trigger('click')");
    of(root, 0).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    assert.equal(log.take(), 'select 0 click, deactivate 2 click', 'dispatchEvent');
  },
);

QUnit.test('T4 a click on an element in the label selects once', async (assert) => {
  const { log, root } = await logged(tabsHtml().replace('T2', '<b><em>T2</em></b>'));
  const inner = root.querySelector('em')!;
  inner.click();
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
  instance(root).select(0);
  log.take();
  $(inner).trigger('click');
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
});

QUnit.test('T4 z-disabled that a page adds or takes off is read at the press', async (assert) => {
  const { log, root } = await logged();
  const tab = tabOf(root, 1);
  $(tab).addClass('z-disabled');
  driver(root).click(1);
  instance(root).select(1);
  assert.deepEqual([log.take(), state(root)], ['', '1 0 0']);
  assert.equal(labels(root)[1]!.getAttribute('aria-disabled'), 'true');
  $(tab).removeClass('z-disabled');
  driver(root).click(1);
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
  assert.false(labels(root)[1]!.hasAttribute('aria-disabled'));
});

QUnit.test(
  'T8 a tap selects once, by its click, also where `event` names touches',
  async (assert) => {
    const { log, root } = await logged(tabsHtml(), { event: 'touchend' });
    const label = labels(root)[1]!;
    for (const type of ['touchstart', 'touchend']) {
      label.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
    label.click();
    assert.equal(log.take(), 'select 1 click, deactivate 0 click');
  },
);

QUnit.test('T8 other events are delegated, and clicks work beside them', async (assert) => {
  const { log, root } = await logged(tabsHtml(), { event: 'mouseover' });
  const hover = (label: Element) =>
    label.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  hover(labels(root)[1]!);
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
  $(labels(root)[2]!).trigger('mouseover');
  assert.equal(log.take(), 'select 2 click, deactivate 1 click');
  driver(root).click(0);
  assert.equal(log.take(), 'select 0 click, deactivate 2 click');
  instance(root).add('T4', 'P4');
  hover(labels(root)[3]!);
  assert.equal(log.take(), 'select 3 click, deactivate 0 click');
});
