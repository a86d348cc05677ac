import $ from 'jquery';
import { accordion, accordionHtml } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { createLog, driver, next } from '../support/driver';
import { instance, start, tabsHtml } from '../support/fixture';
import { atHash, goTo, refused, replacing, restoring, store, stored } from '../support/links';
import { state } from '../support/state';

QUnit.module('storage', restoring);

const kept = { rememberState: true };
const multiple = { ...kept, expandMode: 'multiple' } as const;

QUnit.test('C16 what is selected is stored, and restored', async (assert) => {
  const root = start(kept);
  assert.deepEqual(stored(), [], 'nothing at load');
  driver(root).click(1);
  assert.deepEqual(stored(), ['uiTabs:#set ["tab2"]']);
  instance(root).last();
  assert.deepEqual(stored(), ['uiTabs:#set ["tab3"]']);
  const log = createLog();
  const second = ($(root).remove(), start({ ...kept, ...log.settings }));
  assert.equal(state(second), '0 0 1');
  await next(second);
  assert.equal(log.take(), 'ready, select 2 restore');
  assert.deepEqual(stored(), ['uiTabs:#set ["tab3"]']);
});

QUnit.test('C16 the author’s names are stored, so that order may change', (assert) => {
  const html = tabsHtml().replace('<li>', '<li data-link="über &amp; <b>">');
  const root = start(kept, html);
  driver(root).click(1);
  driver(root).click(0);
  assert.deepEqual(stored(), ['uiTabs:#set ["über & <b>"]']);
  const moved = html
    .replace('<ul>', '<ul><li><a>New</a></li>')
    .replace('<p>P1', '<p>New</p></div><div><p>P1');
  assert.equal(state(($(root).remove(), start(kept, moved))), '0 1 0 0');
});

QUnit.test('C16 what is open in an accordion is stored, also that nothing is', (assert) => {
  const run = () => accordion({ ...multiple, active: [1] });
  const first = run();
  first.set.select(2).select(0).select(1);
  assert.deepEqual(stored(), ['uiAccordion:#acc ["section3","section1"]']);
  $(first.root).remove();
  const second = run();
  assert.equal(second.state(), '1 0 1');
  second.set.collapseAll();
  assert.deepEqual(stored(), ['uiAccordion:#acc []']);
  $(second.root).remove();
  assert.equal(run().state(), '0 0 0');
});

QUnit.test('C16 order: hash, then what is stored, then the options', (assert) => {
  const settings = { ...kept, deeplinking: true, defaultTab: 'tab1' };
  store('uiTabs', 'set', '["tab2"]');
  let root = start(settings);
  assert.equal(state(root), '0 1 0');
  goTo('#tab1');
  assert.deepEqual(stored(), ['uiTabs:#set ["tab1"]'], 'what a hash selects is stored as well');
  atHash('#tab3');
  root = ($(root).remove(), start(settings));
  assert.equal(state(root), '0 0 1');
  assert.deepEqual(stored(), ['uiTabs:#set ["tab1"]'], 'but not at load');
});

QUnit.test('C16 without an id: one warning, and nothing is stored', (assert) => {
  store('uiTabs', '', '["tab3"]');
  const before = stored();
  const root = start(kept, tabsHtml({ id: '' }));
  const list = accordion(kept, accordionHtml({ id: '' }));
  assert.equal(takeWarnings().length, 2);
  assert.deepEqual([state(root), list.state()], ['1 0 0', '0 0 0']);
  driver(root).click(1);
  list.set.select(1);
  assert.deepEqual([state(root), list.state()], ['0 1 0', '0 1 0']);
  assert.deepEqual(stored(), before);
});

const rubbish: Record<string, string> = {
  nothing: '',
  'a brace': '{',
  'a number': '5',
  'an object': '{"a":1}',
  'names that are gone': '["tab9","section9"]',
  'a name of every object': '["constructor"]',
  markup: '["<img src=x onerror=\\"window.hacked=true\\">"]',
  much: JSON.stringify(Array.from({ length: 20000 }, (_, n) => `x${n}`)),
};

QUnit.test.each('F10, C16 rubbish is dropped:', rubbish, (assert, value) => {
  store('uiTabs', 'set', value);
  store('uiAccordion', 'acc', value);
  const root = start({ ...kept, defaultTab: 'tab3' });
  const list = accordion({ ...kept, active: 2 });
  assert.deepEqual([state(root), list.state()], ['0 0 1', '0 0 1']);
  assert.false('hacked' in window);
  driver(root).click(0);
  assert.equal(stored()[1], 'uiTabs:#set ["tab1"]');
});

QUnit.test('C16 what no longer fits is left out', (assert) => {
  store('uiTabs', 'set', '["tab2"]');
  store('uiAccordion', 'acc', '["section1","section9","section3"]');
  const html = tabsHtml().replace('<li><a>T2', '<li data-disabled><a>T2');
  assert.equal(instance(start({ ...kept, defaultTab: 'tab3' }, html)).active(), 2);
  const disabled = accordionHtml().replace('<li>', '<li data-disabled>');
  assert.equal(accordion(multiple, disabled).state(), '0 0 1');
});

QUnit.test('C16 a single accordion stays one', (assert) => {
  store('uiAccordion', 'acc', '["section2","section3"]');
  const { set, state: now } = accordion(kept);
  assert.deepEqual([now(), set.option('expandMode'), set.active()], ['0 1 0', 'single', 1]);
});

const failures: Record<string, Partial<Storage>> = {
  blocked: { getItem: refused, setItem: refused },
  full: { setItem: refused },
};

QUnit.test.each('C16 storage that is', failures, (assert, methods) => {
  replacing(Storage.prototype, methods, () => {
    const root = start({ ...kept, defaultTab: 'tab2' });
    const list = accordion({ ...kept, active: 1 });
    assert.deepEqual([state(root), list.state()], ['0 1 0', '0 1 0']);
    driver(root).click(2);
    list.set.select(2);
    assert.deepEqual([state(root), list.state()], ['0 0 1', '0 0 1']);
  });
  assert.deepEqual(stored(), []);
});

QUnit.test('C20, C13 rememberState is turned on and off at once; destroy keeps it', (assert) => {
  store('uiTabs', 'set', '["tab3"]');
  const root = start();
  assert.equal(state(root), '1 0 0');
  driver(root).click(1);
  instance(root).setOptions(kept);
  assert.deepEqual([state(root), stored()], ['0 1 0', ['uiTabs:#set ["tab3"]']]);
  driver(root).click(0);
  assert.deepEqual(stored(), ['uiTabs:#set ["tab1"]']);
  instance(root).setOptions({ rememberState: false });
  driver(root).click(1);
  instance(root).setOptions(kept).destroy();
  assert.deepEqual(stored(), ['uiTabs:#set ["tab1"]']);
});
