import $ from 'jquery';
import { createLog } from '../support/driver';
import { boxedHtml, frame, resize, rowsSeen, startBoxed, told, until } from '../support/fit';
import { instance, put } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: fit, forms');

const none: string[] = new Array<string>(8).fill('');

QUnit.test('T11 window, rows and options decide on the menu, live', async (assert) => {
  const root = await startBoxed(258);
  const { setOptions } = instance(root);
  const set = (options: object, rows: string): void => {
    setOptions.call(instance(root), options);
    assert.equal(rowsSeen(root), rows, JSON.stringify(options));
  };
  assert.equal(rowsSeen(root), '3+3+2');
  set({ maxRows: 2 }, 'menu');
  set({ maxRows: 3 }, '3+3+2');
  set({ minWindowWidth: innerWidth }, 'menu');
  set({ minWindowWidth: innerWidth - 1 }, '3+3+2');
  set({ minWindowWidth: innerWidth }, 'menu');
  set({ mobileNav: false }, '3+3+2');
  set({ mobileNav: true }, 'menu');
  set({ responsive: false }, '3+3+2');
  assert.deepEqual(told(root), { form: '', places: none }, 'no management at all');
  assert.notOk(root.querySelector('li[style]'));
  set({ responsive: true }, 'menu');
  set({ orientation: 'vertical', mobileNav: false }, '1+1+1+1+1+1+1+1');
  assert.deepEqual(told(root), { form: '', places: none }, 'a column has no rows');
  set({ orientation: 'horizontal', maxRows: 3, minWindowWidth: 0 }, '3+3+2');
  assert.equal(state(root), '1 0 0 0 0 0 0 0');
});

QUnit.test.each(
  'T11 a vertical set becomes a menu where less than 200 px are left',
  [
    [273, false],
    [272, true],
  ],
  async (assert, [room, menu]: [number, boolean]) => {
    const root = await startBoxed(room, { orientation: 'vertical' });
    assert.equal(rowsSeen(root) === 'menu', menu);
    assert.equal(root.classList.contains('vertical'), !menu);
    assert.equal(root.classList.contains('horizontal'), menu);
    resize(root, menu ? 300 : 250);
    await until(() => root.classList.contains('mobile') !== menu);
    assert.equal(root.classList.contains('vertical'), menu, 'and back');
  },
);

QUnit.test('T13 a scroll bar that comes and goes with the form ends in one', async (assert) => {
  const root = await startBoxed(598, { maxRows: 2 });
  // Narrower by a scroll bar while the rows make the page high.
  let room = 598;
  const box = root.parentElement!;
  let turns = 0;
  const bar = new ResizeObserver(() => {
    const width = root.offsetHeight > 130 ? room - 15 : room;
    if (parseFloat(box.style.width) === width) return;
    turns += 1;
    requestAnimationFrame(() => resize(root, width));
  });
  bar.observe(root);
  for (room = 304; room > 284; room -= 3) {
    resize(root, room);
    for (let n = 0; n < 6; n++) await frame();
    const before = turns;
    for (let n = 0; n < 6; n++) await frame();
    assert.equal(turns, before, `${room}: ${rowsSeen(root)} stays`);
  }
  bar.disconnect();
});

QUnit.test.each(
  'T13 a change of form is one: nothing is measured again for it, to',
  [
    [398, 'responsive'],
    [88, 'mobile'],
  ],
  async (assert, [room, form]: [number, string]) => {
    const root = await startBoxed(598, { maxRows: 2 });
    const forms: string[] = [];
    const observer = new MutationObserver((records) => {
      records.forEach(() => forms.push(told(root).form));
    });
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    resize(root, room);
    for (let n = 0; n < 6; n++) await frame();
    resize(root, 598);
    for (let n = 0; n < 6; n++) await frame();
    observer.disconnect();
    assert.deepEqual(
      forms.filter((one, n) => one !== forms[n - 1]),
      [form, ''],
    );
    assert.true(forms.every((one) => !one.includes('z-measure')));
  },
);

QUnit.test('T10 tells nobody: no callback is called', async (assert) => {
  const log = createLog();
  const root = await startBoxed(598, log.settings);
  await until(() => log.entries.length > 1);
  log.take();
  resize(root, 100);
  await until(() => told(root).form !== '');
  instance(root).setOptions({ maxRows: 1 });
  assert.equal(log.take(), '');
});

QUnit.test.each(
  'C13 destroy in form',
  ['8', '5+3', '1+1+1+1+1+1+1+1', 'menu', 'open menu', 'vertical menu'],
  async (assert, form) => {
    const room = { '8': 598, '5+3': 398 }[form] ?? 88;
    const orientation = form === 'vertical menu' ? 'vertical' : 'horizontal';
    const html = boxedHtml(room).replace('<li>', '<li style="color: red" class="a">');
    const box = put(html);
    const before = box.outerHTML;
    box.parentElement!.removeChild(box);
    const maxRows = form.includes('menu') ? 1 : 99;
    const root = await startBoxed(room, { maxRows, orientation }, html);
    if (form.includes('menu')) {
      assert.equal(rowsSeen(root), 'menu');
      if (form === 'open menu') root.querySelector<HTMLElement>('.z-tabs-mobile a')!.click();
    } else {
      assert.equal(rowsSeen(root), form);
    }
    instance(root).next();
    const parent = root.parentElement!;
    instance(root).destroy();
    assert.equal(parent.outerHTML, before);
    await frame();
    assert.equal(parent.outerHTML, before, 'and nothing comes after');
  },
);

QUnit.test.each(
  'C14 a copy saved in form',
  ['5+3', 'menu', 'vertical menu'],
  async (assert, form) => {
    const maxRows = form === '5+3' ? 9 : 1;
    const orientation = form === 'vertical menu' ? 'vertical' : 'horizontal';
    const width = form === 'vertical menu' ? 250 : 398;
    const first = await startBoxed(width, { maxRows, orientation });
    const saved = first.parentElement!.outerHTML;
    const look = told(first);
    instance(first).destroy();
    $(first).parent().remove();
    const other = await startBoxed(width, { maxRows: 9, minWindowWidth: 0 }, saved);
    assert.equal(rowsSeen(other), width === 398 ? '5+3' : '3+3+2', 'in the form that fits');
    assert.equal(state(other), '1 0 0 0 0 0 0 0');
    instance(other).destroy();
    assert.equal(other.parentElement!.outerHTML, saved);
    const again = await startBoxed(width, { maxRows, orientation }, saved);
    $(other).parent().remove();
    assert.deepEqual(told(again), look);
    assert.equal(again.querySelectorAll('.z-tabs-mobile, .z-dropdown-arrow').length, 2);
  },
);
