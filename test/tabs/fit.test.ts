import type { TabsSettings } from '../../src/tabs/tabs.types';
import { boxedHtml, frame, resize, rowsSeen, startBoxed, told, until } from '../support/fit';
import { instance, labels } from '../support/fixture';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

QUnit.module('tabs: fit');

const none: string[] = new Array<string>(8).fill('');

QUnit.test.each(
  'T10 rows of equal tabs, as few as hold them all:',
  {
    'eight in 598 px': [598, '8', ''],
    'eight in 498 px': [498, '6+2', 'responsive'],
    'eight in 398 px': [398, '5+3', 'responsive'],
    'eight in 328 px': [328, '4+4', 'responsive'],
    'eight in 258 px': [258, '3+3+2', 'responsive'],
    'four in 258 px': [258, '2+2', 'responsive', 4],
    'eight in 88 px': [88, '1+1+1+1+1+1+1+1', 'responsive z-stacked'],
  },
  async (assert, [room, rows, form, count = 8]: [number, string, string, number?]) => {
    const root = await startBoxed(room, {}, boxedHtml(room, count));
    assert.deepEqual([rowsSeen(root), told(root).form], [rows, form]);
    assert.equal(state(root), '1' + ' 0'.repeat(count - 1));
  },
);

QUnit.test('T10 rows have classes, and equal widths that fill each', async (assert) => {
  const root = await startBoxed(398);
  assert.equal(
    told(root).places.join(', '),
    'first-row first-col, first-row, first-row, first-row, first-row last-col, ' +
      'last-row first-col, last-row, last-row last-col',
  );
  const all = labels(root).map((label) => label.getBoundingClientRect().width);
  for (const row of [all.slice(0, 5), all.slice(5)]) {
    const sum = row.reduce((total, width) => total + width, 0);
    assert.true(Math.max(...row) - Math.min(...row) <= 1 && Math.abs(sum - 398) < 5, String(row));
  }
});

QUnit.test('T13 a change of height alone writes nothing', async (assert) => {
  // Panels that are made findable when the page is idle would be written, too.
  const root = await startBoxed(398, { findInPage: false });
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => void records.push(...some));
  observer.observe(root, { subtree: true, attributes: true, childList: true });
  root.style.paddingBottom = '300px';
  await frame();
  await frame();
  observer.disconnect();
  const changed = records.map(({ attributeName }) => attributeName);
  assert.deepEqual(changed, ['style'], 'the padding that the test gave');
  assert.equal(rowsSeen(root), '5+3');
});

QUnit.test('T10 C12 labels come and go, and refresh() sees the page’s changes', async (assert) => {
  const root = await startBoxed(598, { responsiveDelay: 60000 });
  const items = Array.from(root.querySelectorAll<HTMLElement>('li.z-tab'));
  const becomes = (rows: string): Promise<void> => until(() => rowsSeen(root) === rows);
  instance(root).add('Another', 'P9');
  await becomes('7+2');
  instance(root).remove(8);
  await becomes('8');
  labels(root)[1]!.style.width = '210px';
  instance(root).refresh();
  await becomes('2+6');
  items[1]!.className += ' hide';
  instance(root).refresh();
  await becomes('7');
  items[0]!.parentElement!.removeChild(items[1]!);
  instance(root).refresh();
  assert.false(items[1]!.hasAttribute('role'), 'taken out by the page');
});

QUnit.test('C15 a set that starts out of sight is right when it shows', async (assert) => {
  const html = `<div style="display: none">${boxedHtml(398)}</div>`;
  const root = await startBoxed(398, { responsiveDelay: 5000 }, html);
  assert.deepEqual(told(root), { form: '', places: none });
  root.closest<HTMLElement>('[style*=none]')!.style.display = '';
  await frame();
  assert.equal(rowsSeen(root), '5+3', 'in the first frame');
});

QUnit.test('C15 sets that wait for different times don’t wait for each other', async (assert) => {
  const quick = await startBoxed(598, { responsiveDelay: 50 });
  const slow = await startBoxed(598, { responsiveDelay: 60000 });
  let width = 598;
  resize(quick, 398);
  await until(() => {
    resize(slow, (width -= 0.1));
    return rowsSeen(quick) === '5+3' && told(quick).form !== '';
  });
  assert.equal(told(slow).form, '', 'it waits still');
});

QUnit.test('C15 a font that comes late is measured', async (assert) => {
  const html = boxedHtml(598).replace(/width: 73px/g, 'width: auto; min-width: 73px');
  const root = await startBoxed(598, {}, html);
  const inFirstRow = (): number => root.querySelectorAll('.z-first-row').length;
  assert.equal(inFirstRow(), 0, 'one row has no classes of rows');
  const head = document.createElement('style');
  head.textContent = '#set .z-link { letter-spacing: 40px }';
  root.parentElement!.insertBefore(head, root);
  document.fonts.dispatchEvent(new Event('loadingdone'));
  await until(() => inFirstRow() !== 0);
  assert.deepEqual([inFirstRow(), rowsSeen(root)], [6, '6+2']);
});

QUnit.module('tabs: fit, forms');

QUnit.test('T11 window, rows and options decide on a menu, for one tab, too', async (assert) => {
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
  assert.notOk(root.querySelector('li[style*="--"]'));
  set({ responsive: true }, 'menu');
  set({ orientation: 'vertical', mobileNav: false }, '1+1+1+1+1+1+1+1');
  assert.deepEqual(told(root), { form: '', places: none }, 'a column has no rows');
  set({ orientation: 'horizontal', maxRows: 3, minWindowWidth: 0 }, '3+3+2');
  assert.equal(state(root), '1 0 0 0 0 0 0 0');
  for (let count = 8; count > 1; count--) instance(root).remove(-1);
  set({ mobileNav: true, minWindowWidth: innerWidth }, 'menu');
});

QUnit.test.each(
  'T11 a vertical set becomes a menu only where less than 200 px are left:',
  { 'not in 273 px': [273, false], 'in 272 px': [272, true] },
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

QUnit.test('T12, T11 a dropdown that opened is closed when it comes again', async (assert) => {
  const root = await startBoxed(88, { maxRows: 1 });
  const bar = root.querySelector<HTMLElement>('.z-tabs-mobile a')!;
  bar.click();
  for (const width of [598, 88]) {
    resize(root, width);
    await until(() => root.classList.contains('mobile') === (width === 88));
  }
  assert.equal(bar.ariaExpanded, 'false');
});

QUnit.test('T13 a scroll bar that comes and goes with the form ends in one', async (assert) => {
  const root = await startBoxed(598, { maxRows: 2 });
  // Narrower by a scroll bar while two rows, 189 px with their panel, make the page high; a dropdown has 140.
  let room = 598;
  const box = root.parentElement!;
  let turns = 0;
  const bar = new ResizeObserver(() => {
    const width = root.offsetHeight > 160 ? room - 15 : room;
    if (parseFloat(box.style.width) === width) return;
    turns += 1;
    requestAnimationFrame(() => resize(root, width));
  });
  bar.observe(root);
  for (room = 304; room > 284; room -= 5) {
    resize(root, room);
    for (let n = 0; n < 4; n++) await frame();
    const before = turns;
    for (let n = 0; n < 4; n++) await frame();
    assert.deepEqual([turns, turns > 0], [before, true], `${room}: ${rowsSeen(root)} stays`);
  }
  bar.disconnect();
});

const forms: Record<string, [room: number, settings: TabsSettings, seen: string]> = {
  rows: [398, {}, '5+3'],
  'one a row': [88, {}, '1+1+1+1+1+1+1+1'],
  'a menu': [88, { maxRows: 1 }, 'menu'],
  'a vertical menu': [88, { orientation: 'vertical' }, 'menu'],
  'a row that scrolls': [300, { overflow: 'scroll', defaultTab: 'tab8' }, '8'],
};

QUnit.test.each('C13 destroyed in the form of', forms, async (assert, [room, settings, seen]) => {
  const html = boxedHtml(room).replace('<li>', '<li style="color: red" class="a">');
  const root = await startBoxed(room, settings, html);
  assert.equal(rowsSeen(root), seen);
  root.querySelector<HTMLElement>('.z-tabs-mobile a')!.click();
  instance(root).next();
  const box = root.parentElement!;
  instance(root).destroy();
  assert.equal(markupOf(box), markupOf(html));
  await frame();
  assert.equal(markupOf(box), markupOf(html), 'and nothing comes after');
});

QUnit.test('T11 mobileNav: auto takes the menu only where the labels don’t fit', async (assert) => {
  const root = await startBoxed(258, { mobileNav: 'auto', maxRows: 2, dark: 'auto' });
  root.style.colorScheme = 'dark';
  resize(root, 250);
  await until(() => root.classList.contains('z-dark'));
  assert.equal(rowsSeen(root), 'menu', 'it stays one as it turns dark');
  const seen = (width: number, minWindowWidth: number): string => {
    resize(root, width);
    instance(root).setOptions({ minWindowWidth });
    instance(root).refresh();
    return rowsSeen(root);
  };
  assert.equal(seen(598, 99999), '8', 'narrow window, one row');
  assert.equal(seen(498, 99999), 'menu', 'narrow window, two rows');
  assert.equal(seen(498, 0), '6+2', 'wide window, as many as maxRows');
  assert.equal(seen(258, 0), 'menu', 'wide window, more');
  instance(root).setOptions({ orientation: 'vertical' });
  assert.notEqual(seen(400, 99999), 'menu', 'a column, by the room beside it alone');
  assert.equal(seen(250, 0), 'menu');
});
