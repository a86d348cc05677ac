import axe from 'axe-core';
import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { attributeChange, createLog, driver, next, press } from '../support/driver';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
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

async function logged(settings: TabsSettings = {}, html = tabsHtml()) {
  const log = createLog();
  const remove: TabsSettings['remove'] = (_event, item) =>
    void log.entries.push(`remove ${item.index} ${item.reason}`);
  const root = start({ closable: true, ...log.settings, remove, ...settings }, html);
  await next(root);
  log.take();
  return { log, root, tabs: instance(root) };
}

QUnit.test('T16 T19 a button beside each label, for the pointer alone', (assert) => {
  const root = start({ closable: true });
  for (const [n, button] of closers(root).entries()) {
    const label = labels(root)[n]!;
    assert.strictEqual(button!.previousElementSibling, label);
    assert.deepEqual(
      [button!.tagName, button!.type, button!.tabIndex, button!.getAttribute('aria-hidden')],
      ['BUTTON', 'button', -1, 'true'],
    );
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

QUnit.test('C5 T19 what is neither yes nor no is the default', (assert) => {
  const html = tabsHtml().replace('<li>', '<li data-closable="maybe">');
  const root = start({ closable: 'maybe' as never }, html);
  assert.equal(takeWarnings().length, 1);
  assert.equal(names(root), '-, -, -');
  instance(root).setOptions({ closable: 'true' as never });
  assert.equal(names(root), 'Close T1, Close T2, Close T3');
});

QUnit.test('C21 T19 the name follows the label and the texts', async (assert) => {
  const root = start({ closable: true, texts: { close: 'Schließen:' } });
  assert.equal(names(root), 'Schließen: T1, Schließen: T2, Schließen: T3');
  labels(root)[1]!.textContent = 'New';
  await attributeChange(closers(root)[1]!);
  instance(root).setOptions({ texts: { close: 'X' } });
  assert.equal(names(root), 'X T1, X New, X T3');
});

QUnit.test('T19 the page changes data-closable and data-disabled at any time', async (assert) => {
  const root = start();
  const [one, two] = labels(root).map((label) => label.parentElement!);
  one!.setAttribute('data-closable', '');
  two!.setAttribute('data-disabled', '');
  await attributeChange(labels(root)[1]!);
  assert.equal(names(root), 'Close T1, -, -');
  assert.equal(labels(root)[1]!.getAttribute('aria-disabled'), 'true');
  instance(root).enable(1).refresh().select(1);
  assert.equal(state(root), '0 1 0', 'a method outweighs what was written before');
  one!.removeAttribute('data-closable');
  two!.setAttribute('data-disabled', 'false');
  await attributeChange(labels(root)[0]!);
  assert.equal(names(root), '-, -, -');
  assert.equal(state(root), '0 1 0');
});

const presses: Record<string, (root: Element, index: number) => void> = {
  'a press on the button': (root, index) => closers(root)[index]!.click(),
  "jQuery's trigger": (root, index) => void $(closers(root)[index]!).trigger('click'),
  Delete: (root, index) => void press(labels(root)[index]!, 'Delete'),
  Backspace: (root, index) => void press(labels(root)[index]!, 'Backspace'),
  'the code of Delete': (root, index) =>
    void $(labels(root)[index]!).trigger($.Event('keydown', { keyCode: 46 })),
};

QUnit.test.each('T12 T19 a tab is closed once by', presses, async (assert, act) => {
  const { log, root } = await logged();
  const reason = `${act}`.includes('closers') ? 'click' : 'key';
  act(root, 2);
  assert.equal(state(root), '1 0');
  act(root, 0);
  assert.equal(state(root), '1');
  assert.equal(
    log.take(),
    `remove 2 ${reason}, select 0 ${reason}, deactivate 0 ${reason}, remove 0 ${reason}`,
  );
});

QUnit.test('T12 keys on a tab that is not closable do nothing', async (assert) => {
  const { log, root } = await logged({ closable: false });
  const I = driver(root);
  I.focus(1);
  assert.deepEqual([I.press('Delete'), I.press('Backspace')], ['free', 'free']);
  assert.deepEqual([state(root), I.focused(), log.take()], ['1 0 0', 1, '']);
});

QUnit.test('T15 Delete in a shortcut, in a field, or handled by the page', async (assert) => {
  const { root } = await logged({}, tabsHtml().replace('T1', 'T1<input>'));
  const input = root.querySelector('input')!;
  press(input, 'Delete');
  press(labels(root)[0]!, 'Delete', { ctrlKey: true });
  labels(root)[0]!.addEventListener('keydown', (event) => event.preventDefault());
  press(labels(root)[0]!, 'Delete');
  assert.equal(state(root), '1 0 0');
});

QUnit.test('T13 T19 users do not close what is disabled; methods do', async (assert) => {
  const { root, tabs } = await logged({}, tabsHtml().replace('<li>', '<li data-disabled>'));
  assert.equal(names(root), 'Close T1 disabled, Close T2, Close T3');
  closers(root)[0]!.click();
  press(labels(root)[0]!, 'Delete');
  assert.equal(tabs.count(), 3);
  tabs.remove(0);
  assert.equal(state(root), '1 0');
});

QUnit.test('T19 the button selects nothing, also where hovering does', async (assert) => {
  const { log, root } = await logged({ event: 'mouseover', beforeRemove: () => false });
  closers(root)[1]!.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  closers(root)[1]!.click();
  assert.deepEqual([state(root), log.take()], ['1 0 0', '']);
});

QUnit.test('T19 a page keeps a press on the button to itself', async (assert) => {
  const { root, tabs } = await logged();
  $(closers(root)[1]!).on('click', (event) => event.preventDefault());
  closers(root)[1]!.click();
  assert.equal(tabs.count(), 3);
});

QUnit.test('T19 a list of buttons closes by the key alone', async (assert) => {
  const html =
    '<div><div><button>T1</button><button>T2</button></div><div><div>P1</div><div>P2</div></div></div>';
  const { root } = await logged({}, html);
  assert.equal(root.querySelectorAll('.z-close').length, 0);
  press(labels(root)[0]!, 'Delete');
  assert.equal(state(root), '1');
});

QUnit.test('T19 a label of text alone, and a link to another page', async (assert) => {
  const html = tabsHtml()
    .replace('<a>T1</a>', 'T1 <b>b</b>')
    .replace('<a>T3', '<a href="/elsewhere">T3')
    .replace('<div><p>P3</p></div>', '');
  const { log, root } = await logged({}, html);
  assert.equal(names(root), 'Close T1 b, Close T2, Close T3');
  closers(root)[2]!.click();
  assert.deepEqual([state(root), log.take()], ['1 0', 'remove 2 click']);
});

QUnit.test('C17 closing is an action of a user', async (assert) => {
  const { root, tabs } = await logged({ autoplay: { interval: 60000 } });
  const control = root.querySelector('.z-autoplay')!;
  const playing = (): boolean => control.classList.contains('z-playing');
  tabs.remove(2);
  assert.true(playing(), 'methods are none');
  closers(root)[1]!.click();
  assert.false(playing());
});

const forms: Record<string, string> = {
  links: tabsHtml(),
  text: tabsHtml().replace(/<\/?a>/g, ''),
  buttons: tabsHtml().replace(/a>/g, 'button>'),
  'attributes of the author': tabsHtml().replace(
    '<a>T1',
    '<a aria-keyshortcuts="Alt+1" aria-busy="false">T1',
  ),
  'data-closable': tabsHtml().replace('<li>', '<li class="z-closable x" data-closable>'),
};

QUnit.test.each('C13 C14 destroyed, and from a saved copy:', forms, (assert, html) => {
  const root = start({ closable: true }, html);
  const original = $(html)[0]!.outerHTML;
  const saved = root.outerHTML;
  instance(root).destroy();
  assert.equal(root.outerHTML, original);
  root.remove();
  const copy = start({ closable: true }, saved);
  assert.equal(names(copy), 'Close T1, Close T2, Close T3');
  assert.equal(copy.querySelectorAll('.z-close').length, 3);
  instance(copy).setOptions({ closable: false });
  assert.equal(copy.querySelectorAll('.z-close').length, html === forms['data-closable'] ? 1 : 0);
});

const looks: Record<string, TabsSettings> = {
  horizontal: {},
  vertical: { orientation: 'vertical' },
  mini: { size: 'mini', style: 'underlined' },
  'a menu': { minWindowWidth: 100000 },
};

QUnit.test.each(
  'T1 to T18 axe finds nothing in closable tabs:',
  looks,
  async (assert, settings) => {
    put('<h2>Heading</h2>');
    const { root } = await logged(settings, tabsHtml().replace('<li>', '<li data-disabled>'));
    root.querySelector<HTMLElement>('.z-tabs-mobile a')!.click();
    const { violations } = await axe.run('#qunit-fixture', { resultTypes: ['violations'] });
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
  },
);

QUnit.test('2.5.8 the button is 24 px or more, and inside of its label', (assert) => {
  const sizes = ['mini', 'small', 'medium', 'xxlarge'];
  for (const style of ['normal', 'underlined', 'clean', 'pills']) {
    for (const size of sizes) {
      const root = start({ closable: true, size, style }, tabsHtml({ id: size + style }));
      const box = closers(root)[1]!.getBoundingClientRect();
      const label = labels(root)[1]!.getBoundingClientRect();
      assert.true(box.width >= 24 && box.height >= 24, `${style} ${size}: ${box.height}`);
      assert.true(Math.abs(box.right - label.right) < 0.01 && box.left > label.left, style + size);
      root.remove();
    }
  }
});
