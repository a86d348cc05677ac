import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { driver, logged as begun, press } from '../support/driver';
import { instance, labels, panels, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: keyboard');

/** A set of four whose first tab has the focus. */
async function logged(settings: TabsSettings = {}, html = tabsHtml({ tabs: 4 })) {
  const set = await begun(settings, html);
  set.I.focus(0);
  return set;
}

/** Presses keys one after the other; gives where each led, and whether the browser may act. */
const walk = (root: Element, keys: string): string =>
  keys
    .split(' ')
    .map((key) => {
      const I = driver(root);
      const freedom = I.press(key === 'Space' ? ' ' : key) === 'free' ? ' free' : '';
      return `${I.focused()}${instance(root).active()}${freedom}`;
    })
    .join(', ');

interface Direction {
  settings?: TabsSettings;
  attribute?: string;
  /** The keys that go on, back, and belong to the browser. */
  keys: [on: string, back: string, free?: string];
}

const directions: Record<string, Direction> = {
  'AT7 Right and Left move in a row; Up and Down are left to the browser': {
    keys: ['ArrowRight', 'ArrowLeft', 'ArrowUp ArrowDown'],
  },
  'AT7 Down and Up move in a column; Left and Right are left to the browser': {
    settings: { orientation: 'vertical' },
    keys: ['ArrowDown', 'ArrowUp', 'ArrowLeft ArrowRight'],
  },
  'AT8 right to left, Left is the next': {
    attribute: 'dir="rtl"',
    keys: ['ArrowLeft', 'ArrowRight'],
  },
  'AT8 right to left by style, Left is the next': {
    attribute: 'style="direction: rtl"',
    keys: ['ArrowLeft', 'ArrowRight'],
  },
};

for (const [title, { settings, attribute, keys }] of Object.entries(directions)) {
  QUnit.test(title, async (assert) => {
    const { log, root } = await logged(
      settings,
      tabsHtml({ tabs: 4, attributes: attribute ?? '' }),
    );
    const [on, back, free] = keys;
    assert.equal(walk(root, `${on} ${on} ${back}`), '11, 22, 11');
    assert.equal(walk(root, `${back} ${back} ${on}`), '00, 33, 00');
    assert.equal(walk(root, 'End Home End'), '33, 00, 33', 'Home and End by document order');
    log.take();
    if (free) assert.equal(walk(root, free), '33 free, 33 free');
    assert.equal(log.take(), '');
  });
}

QUnit.test('AT9 AT13 keys pass over disabled and hidden tabs', async (assert) => {
  const { root } = await logged({ defaultTab: 'tab3' }, tabsHtml({ tabs: 6 }));
  instance(root).disable(0).disable(3);
  labels(root)[4]!.parentElement!.classList.add('hide');
  labels(root)[1]!.parentElement!.style.display = 'none';
  driver(root).focus(2);
  assert.equal(walk(root, 'ArrowRight ArrowRight ArrowLeft'), '55, 22, 55');
  assert.equal(walk(root, 'Home End'), '22, 55');
});

QUnit.test('AT10 Space and Enter select the focused tab, exactly once', async (assert) => {
  const { log, root, I } = await logged({ activation: 'manual' });
  for (const [index, key] of [
    [1, ' '],
    [2, 'Enter'],
  ] as const) {
    I.focus(index);
    assert.equal(I.press(key), 'prevented');
    assert.equal(log.take(), `select ${index} key, deactivate ${index - 1} key`);
    assert.equal(I.press(key), 'prevented');
    assert.equal(log.take(), '');
    assert.equal(I.focused(), index);
  }
  assert.equal(state(root), '0 0 1 0');
});

QUnit.test('AT11 arrows select; manual, they move the focus until Enter', async (assert) => {
  const auto = await logged();
  auto.I.press('ArrowRight');
  assert.equal(auto.log.take(), 'select 1 key, deactivate 0 key');
  auto.root.remove();
  const { log, root, I } = await logged({ activation: 'manual' });
  assert.equal(walk(root, 'ArrowRight ArrowRight End Home ArrowLeft'), '10, 20, 30, 00, 30');
  assert.equal(log.take(), '');
  assert.equal(state(root), '1 0 0 0');
  I.press('Enter');
  assert.equal(log.take(), 'select 3 key, deactivate 0 key');
  assert.equal(state(root), '0 0 0 1');
});

QUnit.test('AT13 Enter and Space on a disabled tab do nothing', async (assert) => {
  const { log, root, I } = await logged();
  instance(root).disable(1);
  I.focus(1);
  I.press('Enter');
  I.press(' ');
  assert.equal(log.take(), '');
  assert.equal(state(root), '1 0 0 0');
});

const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End'];
const foreign: KeyboardEventInit[] = [
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { isComposing: true },
  { keyCode: 229 },
];

QUnit.test.each('AT15 keys of others do nothing of ours', foreign, async (assert, more) => {
  const { log, I } = await logged();
  for (const key of keys) assert.equal(I.press(key, more), 'free', key);
  for (const key of ['Tab', 'Escape', 'a', '1', 'PageDown', 'Delete', 'F5']) {
    assert.equal(I.press(key), 'free', key);
  }
  assert.equal(I.focused(), 0);
  assert.equal(log.take(), '');
});

QUnit.test('AT15 keys in panels, in fields, and those the page has handled', async (assert) => {
  const html = tabsHtml().replace('P1', 'P1 <input>').replace('T1', 'T1 <input>');
  const { log, root } = await logged({}, html);
  const fields = Array.from(root.querySelectorAll('input'));
  assert.equal(fields.length, 2);
  for (const field of [...fields, panels(root)[0]!]) {
    field.focus();
    for (const key of [...keys, 'Enter', ' ']) {
      assert.false(press(field, key).defaultPrevented, key);
      assert.strictEqual(document.activeElement, field);
    }
  }
  const [label] = labels(root) as [HTMLElement];
  $(label).on('keydown', (event) => event.preventDefault());
  label.focus();
  for (const key of [...keys, 'Enter', ' ']) press(label, key);
  assert.strictEqual(document.activeElement, label);
  assert.equal(log.take(), '');
});
