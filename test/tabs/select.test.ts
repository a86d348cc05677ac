import $ from 'jquery';
import { createLog, driver, next } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: select');

const fade = { animation: { effects: 'fade', duration: 100 } } as const;

/** A set whose first `select` is over. */
async function settled(settings = {}, html = tabsHtml()): Promise<HTMLElement> {
  const root = start(settings, html);
  await next(root);
  return root;
}

QUnit.test('C11 a selection changes classes, ARIA, Tab order and panels at once', (assert) => {
  const root = start();
  assert.equal(state(root), '1 0 0');
  instance(root).select(1);
  assert.equal(state(root), '0 1 0');
  labels(root)[2]!.click();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C11 while a panel fades the state is already that of the end', async (assert) => {
  const root = await settled(fade);
  instance(root).select(1);
  const [, selected, other] = labels(root);
  assert.equal(selected!.getAttribute('aria-selected'), 'true');
  assert.equal(selected!.tabIndex, 0);
  assert.equal(other!.tabIndex, -1);
  assert.equal(instance(root).active(), 1);
  await next(root);
  assert.equal(state(root), '0 1 0');
});

QUnit.test(
  'C11 a selection during an animation settles it, then starts its own',
  async (assert) => {
    const log = createLog();
    const root = await settled({ ...fade, ...log.settings });
    log.take();
    instance(root).select(1);
    assert.equal(log.take(), '', 'the first runs');
    instance(root).select(2);
    assert.equal(log.take(), 'select 1 api, deactivate 0 api', 'the first is settled');
    assert.false(isVisible(panels(root)[0]!), 'its old panel is out of sight');
    await next(root, 'deactivate');
    await Promise.resolve();
    assert.equal(log.take(), 'select 2 api, deactivate 1 api');
    assert.equal(state(root), '0 0 1');
  },
);

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
  const log = createLog();
  const root = await settled({ ...fade, ...log.settings });
  log.take();
  instance(root).select(0);
  driver(root).click(0);
  assert.equal(log.take(), '');
  instance(root).select(1);
  const running = panels(root)[1]!.getAnimations().length;
  instance(root).select(1);
  driver(root).click(1);
  assert.equal(log.take(), '', 'the animation was not cut short');
  assert.equal(panels(root)[1]!.getAnimations().length, running);
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.equal(log.take(), 'select 1 api, deactivate 0 api');
});

QUnit.test('C2, C11 a selection in ready is honoured', (assert) => {
  const root = put(tabsHtml());
  $(root).uiTabs({
    animation: { effects: 'none' },
    ready(_event, item) {
      item.data('uiTabs')!.select(2);
    },
  });
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C13 destroy in the callback select ends the set without an error', async (assert) => {
  const root = put(tabsHtml());
  const html = markupOf(root);
  $(root).uiTabs({
    animation: { effects: 'none' },
    select(_event, { index }) {
      if (index === 1) instance(this).destroy();
    },
  });
  await next(root);
  instance(root).select(1);
  assert.equal(markupOf(root), html);
});
