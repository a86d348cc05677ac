import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { next, press } from '../support/driver';
import { closer, instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: where the focus goes when a tab goes');

const menu: TabsSettings = { minWindowWidth: 100000 };

/** A set whose tabs close, past its first moments. */
async function begun(settings: TabsSettings = {}, html = tabsHtml()) {
  const root = start({ closable: true, ...settings }, html);
  await next(root);
  return { root, tabs: instance(root) };
}

/** What has the focus: a label's text, `bar`, `root`, or the name of the element. */
function focused(root: Element): string {
  const at = document.activeElement!;
  if (at === root) return 'root';
  return at.closest('.z-tabs-mobile')
    ? 'bar'
    : (at.getAttribute('role') && at.textContent) || at.tagName;
}

const places: Record<string, [(root: HTMLElement) => void, number, string, TabsSettings?]> = {
  'the first, selected': [(root) => labels(root)[0]!.focus(), 0, 'T2'],
  'the last, not selected': [(root) => labels(root)[2]!.focus(), 2, 'T2'],
  'the middle, not selected': [(root) => labels(root)[1]!.focus(), 1, 'T3'],
  'a field in the panel': [(root) => root.querySelector('input')!.focus(), 0, 'T2'],
  'the panel': [(root) => panels(root)[0]!.focus(), 0, 'T2'],
  'the panel, in a menu': [(root) => root.querySelector('input')!.focus(), 0, 'bar', menu],
  'a choice of an open menu': [
    (root) => {
      root.querySelector<HTMLElement>('.z-tabs-mobile a')!.click();
      labels(root)[1]!.focus();
    },
    1,
    'T3',
    menu,
  ],
};

QUnit.test.each('T12 T18 from', places, async (assert, [focus, index, to, settings]) => {
  const html = tabsHtml()
    .replace('P1', '<input>')
    .replace(/<div><p><i/, '<div tabindex="0"><p><i');
  for (const act of ['api', 'click']) {
    const { root, tabs } = await begun(settings, html);
    // Puts the labels into their form.
    tabs.setOptions({ responsiveDelay: 0 });
    focus(root);
    if (act === 'api') tabs.remove(index);
    else closer(root, index).click();
    assert.equal(focused(root), to, act);
    root.remove();
  }
});

QUnit.test('T12 disabled and hidden tabs are passed over', async (assert) => {
  const { root, tabs } = await begun({}, tabsHtml({ tabs: 5 }));
  tabs.disable(2);
  labels(root)[3]!.parentElement!.style.display = 'none';
  labels(root)[1]!.focus();
  press(labels(root)[1]!, 'Delete');
  assert.equal(focused(root), 'T5');
});

QUnit.test(
  'T12 in an empty set the container has it, and nothing stays of that',
  async (assert) => {
    for (const settings of [{}, menu]) {
      const { root, tabs } = await begun(settings, tabsHtml({ tabs: 1 }));
      labels(root)[0]!.focus();
      closer(root, 0).click();
      assert.equal(focused(root), 'root');
      tabs.add('T2', 'P2');
      assert.deepEqual([focused(root), tabs.active()], ['root', 0]);
      tabs.remove(0);
      tabs.destroy();
      assert.equal(root.outerHTML, $('<div id="set"><ul></ul><div></div></div>')[0]!.outerHTML);
      root.remove();
    }
  },
);

QUnit.test('T12 what has no focus gets none by a method; a press gives it one', async (assert) => {
  const { root, tabs } = await begun();
  const input = put('<input>');
  input.focus();
  tabs.remove(0);
  closer(root, 0).click();
  assert.strictEqual(document.activeElement, input, 'it stays where the user is');
  input.blur();
  tabs.add('T4', 'P4').remove(1);
  assert.strictEqual(document.activeElement, document.body);
  tabs.add('T5', 'P5');
  closer(root, 1).click();
  assert.equal(focused(root), 'T3');
});

QUnit.test(
  'T18 no disabled tab is selected; the first that is enabled or added is',
  async (assert) => {
    const { root, tabs } = await begun({}, tabsHtml({ tabs: 2 }));
    tabs.disable(1).remove(0);
    assert.equal(tabs.active(), -1);
    tabs.add({ tab: 'T3', content: 'P3', disabled: true });
    assert.equal(tabs.active(), -1);
    tabs.add('T4', 'P4');
    assert.deepEqual([tabs.active(), state(root)], [2, '0 0 1']);
    tabs.remove(2).enable(1);
    assert.equal(state(root), '0 1');
  },
);
