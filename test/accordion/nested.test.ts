import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  headersOf,
  triggersOf,
} from '../support/accordion';
import { instance, labels, put, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('accordion: nested sets');

const still = { animation: { effects: 'none' } } as const;
const inner = accordionHtml({ id: 'in', form: 'section' });
const outerHtml = accordionHtml({ id: 'out' }).replace('<p>C1</p>', inner);

/** Starts the outer and the inner accordion, in an order; gives both. */
function both(order: readonly string[]): [HTMLElement, HTMLElement] {
  const out = put(outerHtml);
  for (const id of order) $(`#${id}`).uiAccordion({ ...still, active: 0 });
  return [out, out.querySelector<HTMLElement>('#in')!];
}

QUnit.test('C13 a slider that plays in a panel survives the end of the outer set', (assert) => {
  const [out, list] = both(['out']);
  const slider = { slider: true, dotNav: true, autoplay: { interval: 9000 } };
  $(list).uiAccordion({ ...still, active: 0, ...slider });
  const parts = (): number[] =>
    ['.z-slider-wrapper > #in', '.z-dot-nav-item', '.z-autoplay'].map(
      (selector) => out.querySelectorAll(selector).length,
    );
  const before = parts();
  $(out).uiAccordion('destroy');
  assert.deepEqual([parts(), accordionState(list)], [before, '1 0 0']);
  $(list).uiAccordion('destroy');
  assert.deepEqual([parts(), out.outerHTML], [[0, 0, 0], outerHtml]);
});

const orders = { 'outer first': ['out', 'in'], 'inner first': ['in', 'out'] };

QUnit.test.each('C12 nested accordions do not touch each other,', orders, (assert, order) => {
  const roots = both(order);
  const [out, list] = roots;
  const after = (act: () => unknown): string[] => (act(), roots.map(accordionState));
  assert.deepEqual(
    after(() => undefined),
    ['1 0 0', '1 0 0'],
  );
  assert.deepEqual(
    after(() => triggersOf(list)[1]!.click()),
    ['1 0 0', '0 1 0'],
  );
  assert.deepEqual(
    after(() => headersOf(list)[2]!.click()),
    ['1 0 0', '0 0 1'],
  );
  assert.deepEqual(
    after(() => triggersOf(out)[1]!.click()),
    ['0 1 0', '0 0 1'],
  );
  accordionOf(list).select(0);
  assert.equal(after(() => accordionOf(out).collapseAll())[0], '0 0 0');
  // Only where the outer one is open does every browser say that something in it is seen.
  assert.deepEqual(
    after(() => accordionOf(out).select(0)),
    ['1 0 0', '1 0 0'],
  );
  assert.deepEqual(
    roots.map((root) => accordionOf(root).count()),
    [3, 3],
  );
  for (const id of order) $(`#${id}`).uiAccordion('destroy');
  assert.equal(out.outerHTML, outerHtml);
});

const mixed: Record<string, string> = {
  'an accordion inside tabs': tabsHtml().replace('<p>P2</p>', accordionHtml()),
  'tabs inside an accordion': accordionHtml().replace('<p>C2</p>', tabsHtml()),
  'side by side': `<div>${tabsHtml()}${accordionHtml()}</div>`,
  'side by side without ids': `<div>${tabsHtml({ id: '' })}${accordionHtml({ id: '' })}</div>`,
};

QUnit.test.each('C12 both plugins on one page:', mixed, (assert, html) => {
  for (const tabsFirst of [true, false]) {
    const holder = put(`<div>${html}</div>`);
    const original = holder.innerHTML;
    const list = holder.querySelector<HTMLElement>('li > h3')!.parentElement!.parentElement!;
    const set = holder.querySelector<HTMLElement>('li > a')!.closest('div')!;
    const states = (): string[] => [state(set), accordionState(list)];
    const starts = [
      () => $(set).uiTabs({ ...still, defaultTab: 'tab2' }),
      () => $(list).uiAccordion({ ...still, active: 1 }),
    ];
    for (const run of tabsFirst ? starts : starts.reverse()) run();
    assert.deepEqual(states(), ['0 1 0', '0 1 0']);
    labels(set)[0]!.click();
    triggersOf(list)[2]!.click();
    assert.deepEqual([instance(set).active(), accordionOf(list).active()], [0, 2]);
    accordionOf(list).select(1);
    instance(set).select(1);
    assert.deepEqual(states(), ['0 1 0', '0 1 0']);
    const ids = Array.from(holder.querySelectorAll('[id]'), ({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, ids.join(', '));
    const ends = [instance(set), accordionOf(list)];
    for (const one of tabsFirst ? ends.reverse() : ends) one.destroy();
    assert.equal(holder.innerHTML, original);
    $(holder).remove();
  }
});
