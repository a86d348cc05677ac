import type { TabsSettings } from '../../src/tabs/tabs.types';
import { next } from '../support/driver';
import { closer, instance, labels, panels, start, tabsHtml } from '../support/fixture';

QUnit.module('tabs: where the focus goes when a tab goes');

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

const places: Record<string, [(root: HTMLElement) => void, number, string]> = {
  'the first, selected': [(root) => labels(root)[0]!.focus(), 0, 'T2'],
  'the last, not selected': [(root) => labels(root)[2]!.focus(), 2, 'T2'],
  'the middle, not selected': [(root) => labels(root)[1]!.focus(), 1, 'T3'],
  'a field in the panel': [(root) => root.querySelector('input')!.focus(), 0, 'T2'],
  'the panel': [(root) => panels(root)[0]!.focus(), 0, 'T2'],
};

QUnit.test.each('AT12 T18 from', places, async (assert, [focus, index, to]) => {
  const html = tabsHtml()
    .replace('P1', '<input>')
    .replace(/<div><p><i/, '<div tabindex="0"><p><i');
  for (const act of ['api', 'click']) {
    const { root, tabs } = await begun({}, html);
    focus(root);
    if (act === 'api') tabs.remove(index);
    else closer(root, index).click();
    assert.equal(focused(root), to, act);
    root.remove();
  }
});

QUnit.test('AT12 in an empty set the container has it', async (assert) => {
  const { root } = await begun({}, tabsHtml({ tabs: 1 }));
  labels(root)[0]!.focus();
  closer(root, 0).click();
  assert.equal(focused(root), 'root');
});
