import { stopClock } from '../support/clock';
import { boxedHtml, frame, resize, rowsSeen, startBoxed, told, until } from '../support/fit';
import { instance, labels } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: fit');

const none: string[] = new Array<string>(8).fill('');

QUnit.test.each(
  'T10 rows of equal tabs, as few as hold them all,',
  [
    [598, '8', ''],
    [498, '6+2', 'responsive'],
    [398, '5+3', 'responsive'],
    [328, '4+4', 'responsive'],
    [258, '3+3+2', 'responsive'],
    [88, '1+1+1+1+1+1+1+1', 'responsive z-stacked'],
  ],
  async (assert, [room, rows, form]: [number, string, string]) => {
    const root = await startBoxed(room);
    assert.equal(rowsSeen(root), rows);
    assert.equal(told(root).form, form);
    assert.equal(state(root), '1 0 0 0 0 0 0 0');
  },
);

QUnit.test('T10 the classes of rows, and equal widths that fill each', async (assert) => {
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
  const root = await startBoxed(398);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => void records.push(...some));
  observer.observe(root, { subtree: true, attributes: true, childList: true });
  root.style.paddingBottom = '300px';
  await frame();
  await frame();
  observer.disconnect();
  assert.deepEqual(
    records.map(({ attributeName }) => attributeName),
    ['style'],
    'the padding that the test gave',
  );
  assert.equal(rowsSeen(root), '5+3');
});

QUnit.test('T10 after responsiveDelay, once for many changes', async (assert) => {
  // Stopped before the start, which waits for the same time.
  const clock = stopClock();
  try {
    const root = await startBoxed(598, { responsiveDelay: 50 });
    const forms: string[] = [];
    const observer = new MutationObserver(() => void forms.push(told(root).form));
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    for (const room of [498, 88, 398]) {
      resize(root, room);
      await frame();
      await frame();
      clock.tick(49);
    }
    assert.equal(told(root).form, '', 'not yet');
    clock.tick(1);
    await until(() => told(root).form !== '');
    observer.disconnect();
    assert.deepEqual(forms, ['responsive'], 'never stacked');
    assert.equal(rowsSeen(root), '5+3');
  } finally {
    clock.end();
  }
});

QUnit.test('T10 C12 labels come and go, and refresh() sees the page’s changes', async (assert) => {
  const root = await startBoxed(598);
  const items = Array.from(root.querySelectorAll<HTMLElement>('li.z-tab'));
  const becomes = async (rows: string, what: string): Promise<void> => {
    await until(() => rowsSeen(root) === rows);
    assert.equal(rowsSeen(root), rows, what);
  };
  instance(root).add('Another', 'P9');
  await becomes('7+2', 'added');
  instance(root).remove(8);
  await becomes('8', 'removed');
  labels(root)[1]!.style.width = '210px';
  instance(root).refresh();
  await becomes('2+6', 'wider');
  items[1]!.className += ' hide';
  instance(root).refresh();
  await becomes('7', 'hidden');
  items[0]!.parentElement!.removeChild(items[1]!);
  instance(root).refresh();
  await becomes('7', 'taken out by the page');
});

QUnit.test('C15 a set that starts out of sight is right when it shows', async (assert) => {
  const html = `<div style="display: none">${boxedHtml(398)}</div>`;
  const root = await startBoxed(398, { responsiveDelay: 5000 }, html);
  assert.deepEqual(told(root), { form: '', places: none });
  root.closest<HTMLElement>('[style*=none]')!.style.display = '';
  await frame();
  assert.equal(rowsSeen(root), '5+3', 'in the first frame');
});

QUnit.test('C15 a font that comes late', async (assert) => {
  const html = boxedHtml(598).replace(/width: 73px/g, 'width: auto; min-width: 73px');
  const root = await startBoxed(598, {}, html);
  assert.equal(rowsSeen(root), '8');
  const head = document.createElement('style');
  head.textContent = '#set .z-link { letter-spacing: 40px }';
  root.parentElement!.insertBefore(head, root);
  document.fonts.dispatchEvent(new Event('loadingdone'));
  await until(() => rowsSeen(root) !== '8');
  assert.equal(rowsSeen(root), '6+2');
});
