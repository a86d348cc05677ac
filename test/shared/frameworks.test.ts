import $ from 'jquery';
import { instance, labels, put, tabsHtml } from '../support/fixture';
import { until } from '../support/fit';
import { begin, call, kinds, still } from '../support/kinds';
import { state } from '../support/state';

// Pages whose frameworks own the DOM.
QUnit.module('frameworks');

QUnit.test('T12 in an open shadow root a press in the open dropdown selects', async (assert) => {
  const host = put('<div></div>');
  const shadow = host.attachShadow({ mode: 'open' });
  // The page’s style sheets don’t count in there.
  shadow.innerHTML = `<style>.z-dropdown-arrow { display: block }</style>${tabsHtml()}`;
  const root = shadow.lastElementChild as HTMLElement;
  $(root).uiTabs({ ...still, minWindowWidth: 1e6 });
  await until(() => root.matches('.mobile'));
  const bar = root.querySelector<HTMLElement>('.z-tabs-mobile')!;
  const [, second] = labels(root);
  const press = (target: HTMLElement): void => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    target.click();
  };
  press(bar.querySelector('a')!);
  assert.false(bar.classList.contains('z-state-closed'));
  second!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  assert.false(bar.classList.contains('z-state-closed'), 'a press in the list is none elsewhere');
  second!.click();
  assert.deepEqual([instance(root).active(), bar.classList.contains('z-state-closed')], [1, true]);
  press(bar.querySelector('a')!);
  host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  assert.true(bar.classList.contains('z-state-closed'), 'one on the host is');
  $(root).uiTabs('destroy');
});

QUnit.test('C14, T3 labels that a framework has copied from a running one get names', (assert) => {
  for (const number of [1, 2]) {
    const before = begin(kinds.tabs);
    const label = before.item(number - 1).outerHTML.replace(/ id="[^"]*"/g, '');
    const panel = before.panel(number - 1).outerHTML;
    before.item(0).parentElement!.innerHTML = label.repeat(3);
    before.panel(0).parentElement!.innerHTML = panel.repeat(3);
    const saved = before.root.outerHTML;
    before.root.remove();
    const root = put(saved);
    call(kinds.tabs, root, { ...still, deeplinking: false });
    const names = labels(root).map((one) => one.parentElement!.getAttribute('data-link'));
    assert.deepEqual(names, ['tab1', 'tab2', 'tab3']);
    instance(root).select(2);
    assert.equal(state(root), '0 0 1');
    root.remove();
  }
});
