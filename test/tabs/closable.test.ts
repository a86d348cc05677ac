import type { TabsSettings } from '../../src/tabs/tabs.types';
import { press } from '../support/driver';
import { until } from '../support/fit';
import { instance, labels, start, tabsHtml } from '../support/fixture';
import { tabsForms } from '../support/forms';
import { logged as begun } from '../support/kinds';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

QUnit.module('tabs: closable');

const closers = (root: Element): (HTMLButtonElement | null)[] =>
  Array.from(root.querySelectorAll(':scope > .z-tabs-desktop > li'), (tab) =>
    tab.querySelector<HTMLButtonElement>('.z-close'),
  );

/** What each close button is called; `-` where there is none. */
const names = (root: Element): string =>
  closers(root)
    .map((button) => (button ? button.title + (button.disabled ? ' disabled' : '') : '-'))
    .join(', ');

const logged = (settings: TabsSettings = {}, html = tabsHtml()) =>
  begun({ closable: true, ...settings }, html);

QUnit.test('AT16 T19 each label has a button beside it, for the pointer alone', (assert) => {
  const root = start({ closable: true });
  for (const [n, button] of closers(root).entries()) {
    const label = labels(root)[n]!;
    assert.strictEqual(button!.previousElementSibling, label);
    assert.true(button!.matches('button[type=button][tabindex="-1"][aria-hidden=true]'));
    assert.equal(label.getAttribute('aria-keyshortcuts'), 'Delete');
    assert.equal(label.parentElement!.textContent, `T${n + 1}`, 'no text comes twice');
  }
  assert.equal(names(root), 'Close T1, Close T2, Close T3');
});

QUnit.test('T19 a press leaves the buttons in place, with names and states of now', (assert) => {
  const root = start({ closable: true });
  const before = closers(root);
  const stayed = (): string =>
    closers(root)
      .map((one, n) => Number(one === before[n]))
      .join(' ');
  labels(root)[1]!.click();
  assert.equal(stayed(), '1 1 1');
  labels(root)[0]!.textContent = 'New';
  labels(root)[2]!.parentElement!.classList.add('z-disabled');
  for (const label of labels(root)) label.click();
  assert.deepEqual([stayed(), names(root)], ['1 1 1', 'Close New, Close T2, Close T3 disabled']);
});

QUnit.test('T19 data-closable and add() say it for one tab', (assert) => {
  const html = tabsHtml()
    .replace('<li><a>T1', '<li data-closable><a>T1')
    .replace('<li><a>T2', '<li data-closable="false"><a>T2');
  const root = start({}, html);
  instance(root).add({ tab: 'T4', closable: true }).add({ tab: 'T5', closable: false });
  assert.equal(names(root), 'Close T1, -, -, Close T4, -');
  instance(root).setOptions({ closable: true });
  assert.equal(names(root), 'Close T1, -, Close T3, Close T4, -');
  instance(root).setOptions({ closable: false });
  assert.equal(names(root), 'Close T1, -, -, Close T4, -');
});

QUnit.test('T19 the button of an added tab closes it, where none was closable', (assert) => {
  const root = start();
  instance(root).add({ tab: 'T4', closable: true });
  closers(root)[3]!.click();
  assert.equal(state(root), '1 0 0');
});

QUnit.test('C21 T19 the name follows the label and the texts', (assert) => {
  const root = start({ closable: true, texts: { close: 'Schließen:' } });
  assert.equal(names(root), 'Schließen: T1, Schließen: T2, Schließen: T3');
  labels(root)[1]!.textContent = 'New';
  instance(root).refresh();
  instance(root).setOptions({ texts: { close: 'X' } });
  assert.equal(names(root), 'X T1, X New, X T3');
});

QUnit.test('AT13 T19 users do not close what is disabled; methods do', async (assert) => {
  const { root, tabs } = await logged({}, tabsHtml().replace('<li>', '<li data-disabled>'));
  assert.equal(names(root), 'Close T1 disabled, Close T2, Close T3');
  closers(root)[0]!.click();
  press(labels(root)[0]!, 'Delete');
  assert.equal(tabs.count(), 3);
  tabs.remove(0);
  assert.equal(state(root), '1 0');
});

QUnit.test('T19 a list of buttons closes by the key alone', async (assert) => {
  const { root } = await logged({}, tabsForms['buttons in the first child']);
  assert.equal(root.querySelectorAll('.z-close').length, 0);
  press(labels(root)[0]!, 'Delete');
  assert.equal(state(root), '1');
  instance(root).setOptions({ closable: false });
  assert.equal(root.querySelector('[aria-keyshortcuts]'), null);
});

QUnit.test('C17 closing is an action of a user, remove() is none', async (assert) => {
  const { root, tabs } = await logged({ autoplay: { interval: 60000 } });
  const playing = (): boolean => !!root.querySelector('.z-autoplay.z-playing');
  tabs.remove(2);
  assert.true(playing());
  closers(root)[1]!.click();
  assert.false(playing());
});

const forms: Record<string, string> = {
  links: tabsHtml(),
  text: tabsHtml().replace(/<\/?a>/g, ''),
  buttons: tabsHtml().replace(/a>/g, 'button>'),
  'data-closable': tabsHtml().replace('<li>', '<li class="z-closable x" data-closable>'),
};

QUnit.test.each('C13 C14 destroyed, and from a saved copy:', forms, (assert, html) => {
  const root = start({ closable: true }, html);
  const saved = root.outerHTML;
  instance(root).destroy();
  assert.equal(markupOf(root), markupOf(html));
  root.remove();
  const copy = start({ closable: true }, saved);
  assert.equal(names(copy), 'Close T1, Close T2, Close T3');
  assert.equal(copy.querySelectorAll('.z-close').length, 3);
  instance(copy).setOptions({ closable: false });
  assert.equal(copy.querySelectorAll('.z-close').length, html === forms['data-closable'] ? 1 : 0);
});

QUnit.test('2.5.8 the button is 24 px or more, and inside of its label', (assert) => {
  for (const style of ['normal', 'underlined', 'clean', 'pills']) {
    for (const size of ['mini', 'small', 'medium', 'xxlarge']) {
      const root = start({ closable: true, size, style }, tabsHtml({ id: size + style }));
      const box = closers(root)[1]!.getBoundingClientRect();
      const label = labels(root)[1]!.getBoundingClientRect();
      assert.true(box.width >= 24 && box.height >= 24, `${style} ${size}: ${box.height}`);
      assert.true(Math.abs(box.right - label.right) < 0.01 && box.left > label.left, style + size);
      root.remove();
    }
  }
});

QUnit.test('H7 a tab that a user closes is said to be closed', async (assert) => {
  const { root, tabs, label } = await logged({}, tabsHtml({ count: 5 }));
  const said = (): string | null | undefined =>
    root.querySelector('.z-container > .z-status')?.textContent;
  assert.strictEqual(said(), undefined, 'nothing is made at the start');
  press(label(0), 'Delete');
  assert.strictEqual(said(), '', 'the place is there before the words');
  await until(() => said() === 'T1 closed');
  closers(root)[1]!.click();
  await until(() => said() === 'T3 closed');
  tabs.setOptions({ texts: { closed: 'ist zu' } });
  assert.strictEqual(said(), '');
  tabs.remove(0);
  press(label(1), 'Delete');
  await until(() => said() === 'T5 ist zu');
  press(label(0), 'Delete');
  await until(() => said() === 'T4 ist zu');
  assert.equal(tabs.count(), 0, 'also the last one');
});

QUnit.test('H7 the tab that gets the focus is said with the closed one', async (assert) => {
  const { root, label, tabs } = await logged({}, tabsHtml({ count: 5 }));
  const said = (): string | null => root.querySelector('.z-container > .z-status')!.textContent;
  const closeFocused = (n: number): void => {
    label(n).focus();
    press(label(n), 'Delete');
  };
  closeFocused(0);
  await until(() => said() === 'T1 closed. T2');
  closeFocused(1);
  await until(() => said() === 'T3 closed. T4');
  closers(root)[0]!.click();
  await until(() => said() === 'T2 closed');
  label(0).blur();
  closers(root)[0]!.click();
  await until(() => said() === 'T4 closed');
  tabs.add('T6', 'P6');
  closeFocused(1);
  await until(() => said() === 'T6 closed. T5');
  assert.equal(tabs.count(), 1);
});

QUnit.test('H7, C13 an emptied set has a role and the name of its list', (assert) => {
  const names = ['role', 'aria-label', 'aria-labelledby'];
  const said = (root: Element): (string | null)[] => names.map((name) => root.getAttribute(name));
  const root = start({ closable: true }, tabsHtml({ count: 1 }));
  const tabs = instance(root);
  labels(root)[0]!.focus();
  press(labels(root)[0]!, 'Delete');
  assert.deepEqual(said(root), ['group', 'Tabs', null]);
  assert.strictEqual(document.activeElement, root);
  tabs.setOptions({ texts: { tabs: 'Words' } });
  assert.deepEqual(said(root), ['group', 'Words', null]);
  tabs.add('T2', 'P2');
  assert.deepEqual(said(root), [null, null, null]);
  tabs.remove(0).destroy();
  assert.deepEqual(said(root), [null, null, null]);
  const own = start(
    {},
    tabsHtml({ count: 1, id: 'own', attributes: 'role="region" aria-label="Mine"' }),
  );
  instance(own).remove(0);
  assert.deepEqual(said(own), ['region', 'Mine', null], "the author's stay");
  instance(own).destroy();
  assert.deepEqual(said(own), ['region', 'Mine', null]);
});

/** The button in front of the panels, by its name; `-` where none can be reached. */
function closerOfOpen(root: Element): HTMLElement | null {
  const button = root.querySelector<HTMLElement>(':scope > .z-container > .z-close-open');
  return button && button.getClientRects().length > 0 ? button : null;
}
const nameOfOpen = (root: Element): string | null =>
  closerOfOpen(root) ? closerOfOpen(root)!.getAttribute('aria-label') : '-';

QUnit.test('H8 a button before the panels closes the selected tab', async (assert) => {
  const { root, tabs } = await logged({}, tabsHtml({ count: 4 }));
  const button = closerOfOpen(root)!;
  assert.strictEqual(root.querySelector('.z-container')!.firstElementChild, button);
  assert.true(button.matches('button[type=button][tabindex="-1"]:not([aria-hidden])'));
  assert.true(button.offsetWidth > 0 && button.offsetWidth < 3, 'of some size, but not in sight');
  assert.equal(nameOfOpen(root), 'Close T1');
  tabs.select(2);
  assert.equal(nameOfOpen(root), 'Close T3');
  button.click();
  assert.deepEqual([state(root), nameOfOpen(root)], ['0 0 1', 'Close T4']);
  tabs.disable(2);
  assert.equal(nameOfOpen(root), '-', 'not what is disabled');
  tabs.select(0).setOptions({ texts: { close: 'X' } });
  assert.equal(nameOfOpen(root), 'X T1');
  tabs.setOptions({ closable: false });
  assert.equal(nameOfOpen(root), '-');
  tabs.setOptions({ closable: true });
  labels(root)[0]!.textContent = 'New';
  tabs.refresh();
  assert.strictEqual(closerOfOpen(root), button, 'it stays the same');
  assert.equal(nameOfOpen(root), 'X New');
  tabs.remove(0).remove(0).remove(0);
  assert.equal(nameOfOpen(root), '-', 'nor where there is none');
});

QUnit.test('H8 only for tabs that can be closed', (assert) => {
  const html = tabsHtml().replace('<li><a>T2', '<li data-closable><a>T2');
  const root = start({}, html);
  assert.equal(root.querySelector('.z-close-open'), null);
  instance(root).select(1);
  assert.equal(nameOfOpen(root), 'Close T2');
  instance(root).select(0);
  assert.equal(nameOfOpen(root), '-');
  const none = start(
    { closable: true, collapsible: true, defaultTab: 'none' },
    tabsHtml({ id: 'none' }),
  );
  assert.equal(nameOfOpen(none), '-');
});

QUnit.test('H8 a tab that is disabled does not say that Delete closes it', (assert) => {
  const root = start({ closable: true }, tabsHtml().replace('<li>', '<li data-disabled>'));
  const [first] = labels(root);
  const said = (): (string | null)[] =>
    ['aria-description', 'aria-keyshortcuts'].map((name) => first!.getAttribute(name));
  const closes = ['Delete closes it.', 'Delete'];
  assert.deepEqual(said(), [null, null]);
  instance(root).enable(0);
  assert.deepEqual(said(), closes);
  instance(root).disable(0);
  assert.deepEqual(said(), [null, null]);
  first!.parentElement!.classList.remove('z-disabled');
  instance(root).refresh();
  assert.deepEqual(said(), closes, 'what the page has done is read');
});

QUnit.test('H8 a tab that can be closed says so', (assert) => {
  const html = tabsHtml().replace('<li><a>T2', '<li data-closable="false"><a>T2');
  const root = start({ closable: true }, html);
  const said = (): (string | null)[] =>
    labels(root).map((label) => label.getAttribute('aria-description'));
  assert.deepEqual(said(), ['Delete closes it.', null, 'Delete closes it.']);
  instance(root).setOptions({ texts: { deleteCloses: 'Entf schließt ihn.' } });
  assert.deepEqual(said(), ['Entf schließt ihn.', null, 'Entf schließt ihn.']);
  instance(root).setOptions({ closable: false });
  assert.deepEqual(said(), [null, null, null]);
  const own = tabsHtml({ id: 'own' }).replace('<a>', '<a aria-description="Mine">');
  const other = start({ closable: true }, own);
  const [first] = labels(other);
  instance(other).destroy();
  assert.equal(first!.getAttribute('aria-description'), 'Mine');
});
