import axe from 'axe-core';
import $ from 'jquery';
import { createLog } from '../support/driver';
import { frame, until } from '../support/fit';
import { instance, put } from '../support/fixture';
import { barOf, choices, html, menu, pressed, startMenu } from '../support/menu';

QUnit.module('tabs: menu, focus and names');

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

QUnit.test('T12 a press that leaves the focus in what it hides', async (assert) => {
  const root = await startMenu();
  barOf(root).click();
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await until(() => document.activeElement !== choices(root)[0]);
  assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, at bar');
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

QUnit.test(
  'T12, C20 new options close an open menu, and the focus goes to the bar',
  async (assert) => {
    const root = await startMenu();
    barOf(root).click();
    pressed('ArrowDown');
    instance(root).setOptions({ theme: 'red' });
    assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, at bar');
  },
);

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
