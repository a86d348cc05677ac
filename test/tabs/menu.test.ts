import $ from 'jquery';
import { createLog } from '../support/driver';
import { frame, rowsSeen } from '../support/fit';
import { instance, labels, panels, put } from '../support/fixture';
import { barOf, choices, html, menu, pressed, startMenu } from '../support/menu';

QUnit.module('tabs: menu');

QUnit.test('T12, T17 the bar is a button, the list a menu, the panel a region', async (assert) => {
  const root = await startMenu({ defaultTab: 'tab2' });
  const bar = barOf(root);
  assert.equal(menu(root), 'Beta: closed, 0 1 0 0, elsewhere');
  assert.deepEqual(
    ['role', 'tabindex', 'aria-haspopup', 'aria-expanded'].map((name) => bar.getAttribute(name)),
    ['button', '0', 'menu', 'false'],
  );
  assert.equal(root.querySelector('.z-tabs-desktop')!.getAttribute('role'), 'menu');
  assert.equal(root.querySelector('.z-tabs-desktop')!.getAttribute('aria-label'), 'Tabs');
  assert.deepEqual(
    choices(root).map((choice) => choice.getAttribute('aria-selected')),
    [null, null, null, null],
  );
  assert.deepEqual(
    panels(root).map((panel) => panel.getAttribute('role')),
    ['region', 'region', 'region', 'region'],
  );
  assert.equal(root.querySelectorAll('[role=tab], [role=tablist], [role=tabpanel]').length, 0);
});

QUnit.test('T17 and back: a tab list again', async (assert) => {
  const root = await startMenu();
  instance(root).next();
  instance(root).setOptions({ minWindowWidth: 0 });
  assert.equal(rowsSeen(root), '4');
  assert.deepEqual(
    Array.from(root.querySelectorAll('[role=tablist] [role=tab]'), (tab) => [
      tab.getAttribute('aria-selected'),
      tab.getAttribute('aria-checked'),
    ]),
    [
      ['false', null],
      ['true', null],
      ['false', null],
      ['false', null],
    ],
  );
  assert.equal(root.querySelectorAll('[role=tabpanel]').length, 4);
  assert.equal(root.querySelectorAll('.z-state-closed, .z-hide-menu').length, 0);
});

QUnit.test.each(
  'T17, T14 what is added has the role of the form in force at once, also out of sight:',
  [
    ['menuitemradio', 'region', -1, 'rows'],
    ['button', 'region', 0, 'accordion'],
  ] as [string, string, number, 'rows' | 'accordion'][],
  async (assert, [role, panelRole, tabIndex, overflow]) => {
    const root = await startMenu({ overflow });
    root.style.display = 'none';
    instance(root).add('New', 'N');
    const [label, panel] = [labels(root)[4]!, panels(root)[4]!];
    const roles = [label, panel].map((element) => element.getAttribute('role'));
    assert.deepEqual([roles, label.tabIndex], [[role, panelRole], tabIndex]);
  },
);

QUnit.test('T12 the bar is the stop for Tab, and no choice of the menu', async (assert) => {
  const root = await startMenu();
  const stops = (): number[] => labels(root).map(({ tabIndex }) => tabIndex);
  assert.deepEqual(stops(), [-1, -1, -1, -1]);
  instance(root).select(2);
  assert.deepEqual(stops(), [-1, -1, -1, -1]);
  instance(root).setOptions({ mobileNav: false, minWindowWidth: 0, maxRows: 9 });
  assert.deepEqual(stops(), [-1, -1, 0, -1]);
});

QUnit.test('T12 the nodes are the same in both forms', async (assert) => {
  const root = put(html);
  const nodes = Array.from(root.querySelectorAll('li, a'));
  $(root).uiTabs({ minWindowWidth: 9999 });
  await frame();
  assert.deepEqual(
    Array.from(root.querySelectorAll('.z-tabs-desktop li, .z-tabs-desktop a')),
    nodes,
  );
});

QUnit.test.each('T12 opened by', ['click', 'Enter', ' ', 'ArrowDown'], async (assert, way) => {
  const root = await startMenu({ defaultTab: 'tab3' });
  barOf(root).focus();
  if (way === 'click') barOf(root).click();
  else assert.true(pressed(way));
  assert.equal(menu(root), 'Gamma: open, 0 0 1 0, at 2');
});

QUnit.test('T12 other keys on the bar are the browser’s', async (assert) => {
  const root = await startMenu();
  barOf(root).focus();
  assert.deepEqual(
    ['ArrowUp', 'Tab', 'a', 'Escape'].map((key) => pressed(key)),
    [false, false, false, false],
  );
  assert.false(pressed('Enter', { ctrlKey: true }));
  assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, at bar');
});

QUnit.test(
  'C12 focus on a bar that goes, with no label in sight, stays in the set',
  async (assert) => {
    const root = await startMenu();
    for (const label of labels(root)) label.parentElement!.style.display = 'none';
    barOf(root).focus();
    instance(root).setOptions({ responsive: false });
    await frame();
    assert.strictEqual(document.activeElement, root);
  },
);

QUnit.test('T12 arrows, Home and End move the focus and select nothing', async (assert) => {
  const log = createLog();
  const root = await startMenu({ ...log.settings });
  barOf(root).click();
  log.take();
  const places = [
    'ArrowDown',
    'ArrowDown',
    'End',
    'ArrowDown',
    'ArrowUp',
    'Home',
    'ArrowRight',
  ].map((key) => [pressed(key), menu(root)]);
  assert.deepEqual(
    places,
    [1, 2, 3, 0, 3, 0, 0].map((at, n) => [n < 6, `Alpha: open, 1 0 0 0, at ${at}`]),
  );
  assert.equal(log.take(), '');
});

QUnit.test('T12 typing ahead goes to the next tab that begins so', async (assert) => {
  const root = await startMenu();
  barOf(root).click();
  const at = (key: string): string => {
    pressed(key);
    return menu(root).replace(/.*at /, '');
  };
  assert.equal(at('g'), '2');
  // Another word begins only after half a second.
  const event = new KeyboardEvent('keydown', { key: 'b', bubbles: true, cancelable: true });
  const later = performance.now() + 1000;
  Object.defineProperty(event, 'timeStamp', { value: later });
  document.activeElement!.dispatchEvent(event);
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 3', 'Bravo comes after Gamma');
  const more = new KeyboardEvent('keydown', { key: 'E', bubbles: true, cancelable: true });
  Object.defineProperty(more, 'timeStamp', { value: later + 100 });
  document.activeElement!.dispatchEvent(more);
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 1', 'Beta');
});

QUnit.test.each(
  'T12 closed without a choice, focus back, by',
  ['Escape', 'Tab', 'Shift+Tab', 'the bar', 'a press outside'],
  async (assert, way) => {
    const log = createLog();
    const root = await startMenu({ ...log.settings });
    barOf(root).click();
    pressed('ArrowDown');
    log.take();
    if (way === 'the bar') {
      barOf(root).click();
    } else if (way === 'a press outside') {
      document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      (document.activeElement as HTMLElement).blur();
      await frame();
    } else {
      assert.true(
        pressed(way.replace('Shift+', ''), { shiftKey: way !== 'Tab' && way !== 'Escape' }),
      );
    }
    assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, at bar');
    assert.equal(log.take(), '');
  },
);
