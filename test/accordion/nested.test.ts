import $ from 'jquery';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  headersOf,
  nextOf,
  triggersOf,
} from '../support/accordion';
import { press } from '../support/driver';
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

QUnit.test('C9 events of a nested one do not leak to the outer one', async (assert) => {
  const [out, inner] = both(['out', 'in']) as [HTMLElement, HTMLElement];
  await nextOf(inner);
  const logs = [accordionLog('out '), accordionLog('in ')] as const;
  accordionOf(out).setOptions(logs[0].settings);
  accordionOf(inner).setOptions(logs[1].settings);
  triggersOf(inner)[1]!.click();
  accordionOf(inner).close(1);
  assert.equal(logs[0].take(), '');
  assert.equal(
    logs[1].take(),
    'in select 1 click, in activate 1 click, in collapse 0 closed click, ' +
      'in activate 1 closed api, in collapse 1 closed api',
  );
  triggersOf(out)[2]!.click();
  assert.equal(logs[1].take(), '');
  assert.equal(
    logs[0].take(),
    'out select 2 click, out activate 2 click, out collapse 0 closed click',
  );
});

QUnit.test('A10 keys in a nested accordion stay in it', (assert) => {
  const [out, inner] = both(['out', 'in'], { keyboard: true }) as [HTMLElement, HTMLElement];
  const all = triggersOf(inner);
  all[2]!.focus();
  assert.true(press(all[2]!, 'ArrowDown').defaultPrevented);
  assert.strictEqual(document.activeElement, all[0]);
  press(all[0]!, 'End');
  assert.strictEqual(document.activeElement, all[2]);
  triggersOf(out)[0]!.focus();
  press(triggersOf(out)[0]!, 'ArrowDown');
  assert.strictEqual(document.activeElement, triggersOf(out)[1], 'and those inside are passed by');
});

QUnit.test('C12 three deep, each in its own state', (assert) => {
  const deepest = accordionHtml({ id: 'deep', form: 'details' });
  put(outerHtml.replace('<p>C2</p>', deepest));
  const roots = ['deep', 'out', 'in'].map((id) => document.getElementById(id)!);
  roots.forEach((root, active) => $(root).uiAccordion({ ...still, active }));
  assert.deepEqual(roots.map(accordionState), ['1 0 0', '0 1 0', '0 0 1']);
  accordionOf(roots[1]!).select(0);
  assert.deepEqual(roots.map(accordionState), ['1 0 0', '1 0 0', '0 0 1']);
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

QUnit.test('C2 the data keys of both plugins are apart on one element', (assert) => {
  const root = put(accordionHtml());
  $(root).uiAccordion(still);
  assert.strictEqual($(root).uiTabs('instance'), undefined);
  assert.strictEqual($(root).data('uiTabs'), undefined);
  assert.ok($(root).data('uiAccordion'));
});

QUnit.test('C13 removing the outer one with jQuery ends what is inside', (assert) => {
  const [out, inner] = both(['out', 'in']) as [HTMLElement, HTMLElement];
  const instances = [out, inner].map(accordionOf);
  $(out).remove();
  for (const root of [out, inner]) assert.strictEqual($(root).uiAccordion('instance'), undefined);
  assert.equal(out.outerHTML, outerHtml);
  assert.equal(instances.length, 2);
});
