import $ from 'jquery';
import { createLog, driver, next } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
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

QUnit.test('C11 state, then classes and ARIA, then motion, then events', async (assert) => {
  const log = createLog();
  const root = await settled({ ...fade, ...log.settings });
  log.take();
  const label = labels(root)[1]!;
  const panel = panels(root)[1]!;
  const { setAttribute } = label;
  const { animate } = panel;
  label.setAttribute = (name, value) => {
    if (name === 'aria-selected') log.entries.push(`aria, active is ${instance(root).active()}`);
    setAttribute.call(label, name, value);
  };
  panel.animate = (...args) => {
    const selected = label.getAttribute('aria-selected');
    log.entries.push(`motion, selected is ${selected}, stop is ${label.tabIndex === 0}`);
    return animate.apply(panel, args);
  };
  instance(root).select(1);
  log.entries.push('returned');
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.equal(
    log.take(),
    'aria, active is 1, motion, selected is true, stop is true, returned, ' +
      'select 1 api, deactivate 0 api',
  );
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

QUnit.test('C11 going back and forth during an animation loses nothing', async (assert) => {
  const log = createLog();
  const root = await settled({ ...fade, ...log.settings });
  log.take();
  instance(root).select(1).select(0).select(1).select(2);
  assert.equal(
    log.take(),
    'select 1 api, deactivate 0 api, select 0 api, deactivate 1 api, select 1 api, deactivate 0 api',
  );
  await next(root, 'deactivate');
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C11 there is no waiting time after init', async (assert) => {
  const log = createLog();
  const root = start({ ...fade, ...log.settings });
  instance(root).select(2);
  assert.equal(labels(root)[2]!.getAttribute('aria-selected'), 'true');
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.equal(log.take(), 'ready, select 0, select 2 api, deactivate 0 api');
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

QUnit.test(
  'T16 selecting the first tab right after init does not hurry its event',
  async (assert) => {
    const log = createLog();
    const root = start(log.settings);
    instance(root).select(0);
    assert.equal(log.take(), 'ready');
    await next(root);
    await Promise.resolve();
    assert.equal(log.take(), 'select 0');
  },
);

QUnit.module('tabs: select, in callbacks');

QUnit.test('C11 a selection in the callback select comes after its deactivate', async (assert) => {
  const log = createLog();
  const root = await settled();
  const { select } = log.settings;
  instance(root).setOptions({
    ...log.settings,
    select(event, item) {
      select!.call(this, event, item);
      if (item.index === 1) instance(this).select(2);
    },
  });
  instance(root).select(1);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api, select 2 api, deactivate 1 api');
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C11 so it does after an animation, however many there are', async (assert) => {
  const log = createLog();
  const root = await settled(fade);
  const { select } = log.settings;
  instance(root).setOptions({
    ...log.settings,
    select(event, item) {
      select!.call(this, event, item);
      if (log.entries.length === 1) instance(this).select(2).select(0);
    },
  });
  instance(root).select(1);
  await new Promise<void>((resolve) => {
    $(root).on('uitabs:deactivate', (...args: unknown[]) => {
      if ((args[1] as { index: number }).index === 2) resolve();
    });
  });
  await Promise.resolve();
  assert.equal(
    log.take(),
    'select 1 api, deactivate 0 api, select 2 api, deactivate 1 api, select 0 api, deactivate 2 api',
  );
  assert.equal(state(root), '1 0 0');
});

QUnit.test('C2, C11 a selection in ready is honoured', async (assert) => {
  const log = createLog();
  const root = put(tabsHtml());
  $(root).uiTabs({
    ...log.settings,
    animation: { effects: 'none' },
    ready(_event, item) {
      log.entries.push('ready');
      item.data('uiTabs')!.select(2);
    },
  });
  assert.equal(state(root), '0 0 1');
  assert.equal(log.take(), 'ready, select 0, select 2 api, deactivate 0 api');
});

QUnit.test('C13 destroy in the callback select ends the set without an error', async (assert) => {
  const root = put(tabsHtml());
  const html = root.outerHTML;
  $(root).uiTabs({
    animation: { effects: 'none' },
    select(_event, { index }) {
      if (index === 1) instance(this).destroy();
    },
  });
  await next(root);
  instance(root).select(1);
  assert.equal(root.outerHTML, html);
});
