import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { boxedHtml, frame, resize, rowsSeen, startBoxed, told, until } from '../support/fit';
import { instance, labels } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: one row that scrolls');

const listOf = (root: Element): HTMLElement => root.querySelector('.z-tabs-desktop')!;
const buttonsOf = (root: Element): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(':scope > .z-shift'));

const startRow = (width: number, more: TabsSettings = {}, html?: string): Promise<HTMLElement> =>
  startBoxed(width, { overflow: 'scroll', ...more }, html);

/** The button of the left comes first. */
const isRight = (button: Element): boolean => button.matches('.z-shift + *');

/** Which buttons are seen, from the left; `-` for none. */
const buttons = (root: Element): string =>
  buttonsOf(root)
    .filter((button) => button.getClientRects().length)
    .map((button) => (isRight(button) ? 'right' : 'left'))
    .join(' ') || '-';

/** The labels that are fully in view: neither cut by the list nor under a button. */
function inView(root: Element): string {
  const box = listOf(root).getBoundingClientRect();
  let { left, right } = box;
  for (const button of buttonsOf(root)) {
    const at = button.getBoundingClientRect();
    if (!at.width) continue;
    if (isRight(button)) right = at.left;
    else left = at.right;
  }
  return labels(root)
    .filter((label) => {
      const at = label.getBoundingClientRect();
      return at.left >= left - 0.5 && at.right <= right + 0.5;
    })
    .map((label) => label.textContent)
    .join(' ');
}

const seen = (root: Element): string => `${buttons(root)}: ${inView(root)}`;

QUnit.test('T14 one row has a button on the side where there is more', async (assert) => {
  const root = await startRow(300);
  assert.equal(rowsSeen(root), '8');
  assert.deepEqual(told(root), { form: '', places: new Array<string>(8).fill('') });
  assert.true(root.classList.contains('z-scroll'));
  assert.equal(seen(root), 'right: T1 T2 T3');
  const list = listOf(root);
  list.scrollLeft = 100;
  await frame();
  assert.equal(buttons(root), 'left right');
  list.scrollLeft = 9999;
  await frame();
  assert.equal(seen(root), 'left: T6 T7 T8');
  buttonsOf(root)[0]!.click();
  await until(() => buttons(root) === 'left right');
  resize(root, 700);
  await until(() => buttons(root) === '-');
  assert.equal(seen(root), '-: T1 T2 T3 T4 T5 T6 T7 T8');
});

QUnit.test('T14 the buttons are for pointers alone, and big enough', async (assert) => {
  const root = await startRow(300, { defaultTab: 'tab4' });
  assert.equal(buttons(root), 'left right');
  for (const button of buttonsOf(root)) {
    assert.equal(button.getAttribute('aria-hidden'), 'true');
    assert.equal(button.parentElement, root, 'not in the list');
    button.focus();
    assert.notEqual(document.activeElement, button, 'no stop');
    const at = button.getBoundingClientRect();
    assert.true(at.width >= 24 && at.height >= 24, `${at.width} ${at.height}`);
    const list = listOf(root).getBoundingClientRect();
    assert.deepEqual([at.top, at.height], [list.top, list.height], 'as high as the row');
  }
});

QUnit.test('T14 the selected tab stays in view as a new one has the row scroll', async (assert) => {
  const root = await startRow(300, { defaultTab: 'tab4' }, boxedHtml(300, 4));
  assert.equal(seen(root), '-: T1 T2 T3 T4');
  instance(root).add('T5', 'C5');
  await until(() => buttons(root) !== '-');
  assert.equal(seen(root), 'left right: T2 T3 T4');
});

QUnit.test.each(
  'T14 the selected tab stays in view where tabs change places, unless somebody has scrolled away:',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const html = boxedHtml(300, 12).replace('<div', `<div dir="${dir}"`);
    const root = await startBoxed(300, { overflow: 'scroll', defaultTab: 'tab12' }, html);
    const tabs = instance(root);
    const isInView = (): boolean => inView(root).split(' ').includes('T12');
    assert.true(isInView());
    tabs.move(11, 0);
    await until(() => labels(root)[0]!.textContent === 'T12');
    await frame();
    assert.true(isInView(), `moved to the start: ${seen(root)}`);
    tabs.move(0, 6);
    await frame();
    assert.true(isInView(), `moved back: ${seen(root)}`);
    const list = listOf(root);
    list.scrollLeft = dir === 'rtl' ? -9999 : 9999;
    const before = list.scrollLeft;
    tabs.move(6, 0);
    await frame();
    assert.equal(list.scrollLeft, before);
  },
);

QUnit.test.each('T14 the selected tab is in view first,', ['ltr', 'rtl'], async (assert, dir) => {
  for (const n of [1, 5, 8]) {
    const html = boxedHtml(300).replace('<div', `<div dir="${dir}"`);
    const root = await startBoxed(300, { overflow: 'scroll', defaultTab: `tab${n}` }, html);
    assert.true(inView(root).includes(`T${n}`), `T${n} of ${inView(root)}`);
    instance(root).destroy();
    $(root).parent().remove();
  }
});

QUnit.test('T14 it comes into view by methods, and when the width changes', async (assert) => {
  const root = await startRow(300);
  const tabs = instance(root);
  for (const n of [7, 0, 4, 1, 6]) {
    tabs.select(n);
    await frame();
    assert.true(inView(root).includes(`T${n + 1}`), `T${n + 1} of ${inView(root)}`);
  }
  resize(root, 180);
  await until(() => inView(root) === 'T7');
});

QUnit.test('T14 labels that change, come and go', async (assert) => {
  const root = await startRow(620);
  assert.equal(buttons(root), '-');
  instance(root).add('One more, with a long name', '');
  await until(() => buttons(root) === 'right');
  instance(root).remove(8);
  await until(() => buttons(root) === '-');
  labels(root)[0]!.style.width = '200px';
  instance(root).refresh();
  await until(() => buttons(root) === 'right');
  assert.equal(rowsSeen(root), '8');
  listOf(root).scrollLeft = 50;
  instance(root).add('Another one, with a long name', '');
  await until(() => buttons(root) === 'left right');
  assert.equal(listOf(root).scrollLeft, 50, 'what was swiped stays where it is');
});

QUnit.test('T14 a row scrolls as setOptions says', async (assert) => {
  const root = await startBoxed(398, { minWindowWidth: 9999 });
  const tabs = instance(root);
  assert.equal(rowsSeen(root), 'menu');
  tabs.setOptions({ overflow: 'scroll' });
  await frame();
  assert.equal(rowsSeen(root), '8', 'whatever the window');
  assert.equal(buttons(root), 'right');
  assert.equal(state(root), '1 0 0 0 0 0 0 0');
  tabs.setOptions({ overflow: 'rows', minWindowWidth: 0 });
  assert.equal(rowsSeen(root), '5+3');
  assert.equal(root.querySelectorAll('.z-shift').length, 0);
  tabs.setOptions({ overflow: 'scroll', orientation: 'vertical' });
  assert.notOk(root.classList.contains('z-scroll'), 'a column has rows of its own');
  assert.equal(root.querySelectorAll('.z-shift').length, 0);
});

QUnit.test('H2 the list is no stop as long as it scrolls', async (assert) => {
  const stopOf = (root: Element): string | null => listOf(root).getAttribute('tabindex');
  const root = await startRow(300);
  assert.equal(stopOf(root), '-1');
  instance(root).setOptions({ overflow: 'rows' });
  assert.strictEqual(stopOf(root), null);
  instance(root).setOptions({ overflow: 'scroll' });
  assert.equal(stopOf(root), '-1');
  const copy = root.cloneNode(true) as HTMLElement;
  root.replaceWith(copy);
  $(copy).uiTabs();
  assert.strictEqual(stopOf(copy), null, 'of a saved copy');
  const own = boxedHtml(300).replace('<ul', '<ul tabindex="0"');
  const other = await startBoxed(300, { overflow: 'scroll' }, own);
  assert.equal(stopOf(other), '-1');
  const list = listOf(other);
  instance(other).destroy();
  assert.equal(list.getAttribute('tabindex'), '0', "the author's comes back");
});
