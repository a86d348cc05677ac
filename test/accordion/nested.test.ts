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
const outerHtml = accordionHtml({ id: 'out' }).replace(
  '<p>C1</p>',
  accordionHtml({ id: 'in', form: 'section' }),
);

function both(order: readonly string[], settings = {}): HTMLElement[] {
  put(outerHtml);
  for (const id of order) $(`#${id}`).uiAccordion({ ...still, active: 0, ...settings });
  return ['out', 'in'].map((id) => document.getElementById(id)!);
}

const orders = { 'outer first': ['out', 'in'], 'inner first': ['in', 'out'] };

QUnit.test('C13 a slider that plays in a panel survives the end of the outer set', (assert) => {
  const [out, inner] = both(['out']) as [HTMLElement, HTMLElement];
  const { parentElement: place } = inner;
  $(inner).uiAccordion({
    ...still,
    active: 0,
    slider: true,
    dotNav: true,
    autoplay: { interval: 9000 },
  });
  const parts = (): number[] =>
    ['.z-slider-wrapper > #in', '.z-dot-nav-item', '.z-autoplay'].map(
      (selector) => out.querySelectorAll(selector).length,
    );
  const before = parts();
  $(out).uiAccordion('destroy');
  assert.deepEqual(parts(), before);
  assert.equal(accordionState(inner), '1 0 0');
  $(inner).uiAccordion('destroy');
  assert.deepEqual(parts(), [0, 0, 0]);
  assert.ok(place!.isConnected || out.contains(inner), 'the slides are in the page still');
});

QUnit.test.each('C12 nested accordions do not touch each other,', orders, (assert, order) => {
  const roots = both(order);
  const [out, inner] = roots as [HTMLElement, HTMLElement];
  const states = (): string[] => roots.map(accordionState);
  assert.deepEqual(states(), ['1 0 0', '1 0 0']);
  triggersOf(inner)[1]!.click();
  assert.deepEqual(states(), ['1 0 0', '0 1 0']);
  headersOf(inner)[2]!.click();
  assert.deepEqual(states(), ['1 0 0', '0 0 1']);
  triggersOf(out)[1]!.click();
  assert.deepEqual(states(), ['0 1 0', '0 0 1']);
  accordionOf(inner).select(0);
  accordionOf(out).collapseAll();
  assert.equal(accordionState(out), '0 0 0');
  // Only where the outer one is open does every browser say that something in it is seen.
  accordionOf(out).select(0);
  assert.deepEqual(states(), ['1 0 0', '1 0 0']);
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
    const startTabs = () => $(set).uiTabs({ ...still, defaultTab: 'tab2' });
    if (tabsFirst) startTabs();
    $(list).uiAccordion({ ...still, active: 1 });
    if (!tabsFirst) startTabs();
    assert.deepEqual([state(set), accordionState(list)], ['0 1 0', '0 1 0']);
    labels(set)[0]!.click();
    triggersOf(list)[2]!.click();
    assert.deepEqual([instance(set).active(), accordionOf(list).active()], [0, 2]);
    accordionOf(list).select(1);
    instance(set).select(1);
    assert.deepEqual([state(set), accordionState(list)], ['0 1 0', '0 1 0']);
    const ids = Array.from(holder.querySelectorAll('[id]'), ({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, ids.join(', '));
    $(tabsFirst ? list : set)
      [tabsFirst ? 'uiAccordion' : 'uiTabs']('instance')!
      .destroy();
    $(tabsFirst ? set : list)
      [tabsFirst ? 'uiTabs' : 'uiAccordion']('instance')!
      .destroy();
    assert.equal(holder.innerHTML, original);
    $(holder).remove();
  }
});
