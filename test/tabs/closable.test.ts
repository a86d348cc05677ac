import type { TabsSettings } from '../../src/tabs/tabs.types';
import { press } from '../support/driver';
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
