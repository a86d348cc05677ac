import axe from 'axe-core';
import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, press } from '../support/driver';
import { frame, rowsSeen, until } from '../support/fit';
import { instance, panels, put, tabsHtml } from '../support/fixture';
import { isVisible } from '../support/state';

QUnit.module('tabs: menu');

const words = ['Alpha', 'Beta', 'Gamma', 'Bravo'];
const html = words.reduce(
  (text, word, n) => text.replace(`>T${n + 1}<`, `>${word}<`),
  tabsHtml({ tabs: 4 }),
);

/** A set that is a menu, whatever the window. */
async function startMenu(settings: TabsSettings = {}, markup = html): Promise<HTMLElement> {
  const root = put(markup);
  $(root).uiTabs({ animation: { effects: 'none' }, minWindowWidth: 9999, ...settings });
  await frame();
  return root;
}

const barOf = (root: Element): HTMLElement => root.querySelector('.z-tabs-mobile a') as HTMLElement;
const choices = (root: Element): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(':scope > .z-tabs-desktop [role=menuitemradio]'));

/**
 * The menu as `Beta: open, 0 1 0 0, at 2`: what the bar says, whether the list is in sight, what is
 * in force, and where the focus is; signs that contradict each other show instead.
 */
function menu(root: Element): string {
  const bar = barOf(root);
  const list = root.querySelector('.z-tabs-desktop') as HTMLElement;
  const signs = [
    bar.getAttribute('aria-expanded') === 'true',
    !bar.closest('ul')!.classList.contains('z-state-closed'),
    !list.classList.contains('z-hide-menu'),
    list.getClientRects().length > 0,
  ];
  const all = choices(root);
  const inForce = all.map((choice, n) => {
    const checked = choice.getAttribute('aria-checked') === 'true';
    const shown = isVisible(panels(root)[n]!);
    return checked === shown ? Number(checked) : `checked ${checked}, shown ${shown}`;
  });
  const at = all.indexOf(document.activeElement as HTMLElement);
  const focus = at >= 0 ? `at ${at}` : document.activeElement === bar ? 'at bar' : 'elsewhere';
  const isOpen = signs.every((sign) => sign === signs[0]) ? signs[0] : signs.join();
  const open = { true: 'open', false: 'closed' }[String(isOpen)] ?? String(isOpen);
  return `${bar.textContent}: ${open}, ${inForce.join(' ')}, ${focus}`;
}

const pressed = (key: string, more: KeyboardEventInit = {}): boolean =>
  press(document.activeElement as Element, key, more).defaultPrevented;

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

QUnit.test('T12 what takes the focus outside keeps it', async (assert) => {
  const root = await startMenu();
  const field = put('<input aria-label="Field">');
  barOf(root).click();
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  field.focus();
  await frame();
  assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, elsewhere');
  barOf(root).click();
  field.focus();
  assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, elsewhere', 'by focus alone');
  assert.strictEqual(document.activeElement, field);
});

QUnit.test.each(
  'T12 choosing closes and gives focus back, by',
  ['click', 'Enter', ' '],
  async (assert, way) => {
    const log = createLog();
    const root = await startMenu({ ...log.settings });
    await until(() => log.entries.length > 1);
    log.take();
    const choose = (index: number): void => {
      barOf(root).click();
      choices(root)[index]!.focus();
      if (way === 'click') choices(root)[index]!.click();
      else pressed(way);
    };
    choose(2);
    assert.equal(menu(root), 'Gamma: closed, 0 0 1 0, at bar');
    const reason = way === 'click' ? 'click' : 'key';
    assert.equal(log.take(), `select 2 ${reason}, deactivate 0 ${reason}`);
    choose(2);
    assert.equal(menu(root), 'Gamma: closed, 0 0 1 0, at bar', 'the current one, too');
    assert.equal(log.take(), '');
  },
);

QUnit.test('T12 a disabled tab is passed over, and pressing it does nothing', async (assert) => {
  const root = await startMenu();
  instance(root).disable(1);
  barOf(root).click();
  choices(root)[1]!.click();
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 0');
  pressed('ArrowDown');
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 2');
});

QUnit.test('T3 a bar that the page disables stays closed', async (assert) => {
  const root = await startMenu();
  $(root).find('li').addClass('z-disabled');
  barOf(root).click();
  assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, elsewhere');
});

QUnit.test('T12 hovering selects nothing in an open menu', async (assert) => {
  const root = await startMenu({ event: 'mouseover' });
  barOf(root).click();
  choices(root)[2]!.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 0');
});

QUnit.test('T12 methods, tabs that come and labels that change', async (assert) => {
  const root = await startMenu();
  instance(root).select(3);
  assert.equal(menu(root), 'Bravo: closed, 0 0 0 1, elsewhere');
  instance(root).add('Delta', 'P5').select(4);
  await frame();
  assert.equal(menu(root), 'Delta: closed, 0 0 0 0 1, elsewhere');
  choices(root)[4]!.textContent = 'Dahlia';
  await frame();
  assert.equal(menu(root), 'Dahlia: closed, 0 0 0 0 1, elsewhere');
  barOf(root).click();
  choices(root)[0]!.textContent = 'Aster';
  await frame();
  assert.equal(menu(root), 'Dahlia: open, 0 0 0 0 1, at 4', 'an open menu stays so');
  instance(root).remove(4);
  await frame();
  assert.equal(menu(root), 'Bravo: open, 0 0 0 1, at 3');
});

QUnit.test('T12 the title is text: no node of the author comes twice', async (assert) => {
  const rich = html.replace('Alpha', '<i id="one"></i><b>Alpha</b> <span>second</span>');
  const root = await startMenu({ multiline: true }, rich);
  assert.equal(barOf(root).textContent, 'Alpha second');
  assert.equal(root.querySelectorAll('#one').length, 1);
  assert.equal(barOf(root).querySelectorAll('b, i').length, 0);
});

QUnit.test('T12 focus follows the form', async (assert) => {
  const root = await startMenu({ minWindowWidth: 0 });
  const label = root.querySelector<HTMLElement>('[role=tab]')!;
  label.focus();
  instance(root).setOptions({ minWindowWidth: 9999 });
  assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, at bar');
  instance(root).setOptions({ minWindowWidth: 0 });
  assert.strictEqual(document.activeElement, label);
  instance(root).setOptions({ minWindowWidth: 9999 });
  barOf(root).click();
  pressed('ArrowDown');
  instance(root).setOptions({ minWindowWidth: 0 });
  assert.equal(document.activeElement!.textContent, 'Beta', 'in an open menu it stays');
});

QUnit.test('T11 focus in a panel that is left goes to the bar', async (assert) => {
  const root = await startMenu({}, html.replace('<p>P1</p>', '<input aria-label="Field">'));
  root.querySelector('input')!.focus();
  instance(root).next();
  assert.equal(menu(root), 'Beta: closed, 0 1 0 0, at bar');
});

QUnit.test('T16 axe finds nothing, closed and open', async (assert) => {
  put('<h2>Heading</h2>');
  const shapes = [
    html,
    '<div id="set"><div><button>T1</button><button>T2</button></div>' +
      '<div><div><p>P1</p></div><div><p>P2</p></div></div></div>',
    html.replace(/<a>/g, '<a href="#">'),
  ];
  for (const shape of shapes) {
    const root = await startMenu({}, shape);
    for (const open of [false, true]) {
      if (open) barOf(root).click();
      const { violations } = await axe.run('#qunit-fixture', { resultTypes: ['violations'] });
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
        [],
      );
    }
    instance(root).destroy();
    $(root).remove();
  }
});
