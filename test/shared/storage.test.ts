import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { accordion, begin, both, heard, kinds, bothEach } from '../support/kinds';
import { atHash, goTo, restoring, store, stored } from '../support/links';

QUnit.module('storage', restoring);

const kept = { rememberState: true };
const multiple = { ...kept, expandMode: 'multiple' } as const;

both('C16 what is selected is stored, and restored:', async (assert, kind) => {
  const entry = (n: number): string[] => [`${kind.plugin}:#set ["${kind.noun}${n}"]`];
  const first = begin(kind, kept);
  assert.deepEqual(stored(), [], 'nothing at load');
  first.click(1);
  assert.deepEqual(stored(), entry(2));
  first.set.last();
  assert.deepEqual(stored(), entry(3));
  $(first.root).remove();
  const log = kind.log();
  const second = begin(kind, { ...kept, ...log.settings });
  assert.equal(second.state(), '0 0 1');
  await heard(kind, second.root);
  assert.equal(log.take(), `ready, ${kind.opened} 2 restore`);
  assert.deepEqual(stored(), entry(3));
});

QUnit.test('C16 the author’s names are stored, so that order may change', (assert) => {
  const html = kinds.tabs.html().replace('<li>', '<li data-link="über &amp; <b>">');
  const { root, click } = begin(kinds.tabs, kept, html);
  click(1, 0);
  assert.deepEqual(stored(), ['uiTabs:#set ["über & <b>"]']);
  $(root).remove();
  const moved = html
    .replace('<ul>', '<ul><li><a>New</a></li>')
    .replace('<p>P1', '<p>New</p></div><div><p>P1');
  assert.equal(begin(kinds.tabs, kept, moved).state(), '0 1 0 0');
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

both('C16 order: hash, then what is stored, then the options:', (assert, kind) => {
  const name = (n: number): string => `["${kind.noun}${n}"]`;
  const settings = { ...kept, deeplinking: true };
  store(kind.plugin, 'set', name(2));
  const first = begin(kind, settings);
  assert.equal(first.state(), '0 1 0');
  goTo(`#${kind.noun}1`);
  const left = [`${kind.plugin}:#set ${name(1)}`];
  assert.deepEqual(stored(), left, 'what a hash selects is stored as well');
  $(first.root).remove();
  atHash(`#${kind.noun}3`);
  assert.equal(begin(kind, settings).state(), '0 0 1');
  assert.deepEqual(stored(), left, 'but not at load');
});

both('C16 session: for this visit alone, and nothing in the other storage:', (assert, kind) => {
  const key = `${kind.plugin}:${location.pathname}#set`;
  const html = kind.html({ attributes: 'data-remember-state="session"' });
  store(kind.plugin, 'set', `["${kind.noun}3"]`);
  const before = stored();
  const first = begin(kind, {}, html);
  assert.equal(first.state(), '1 0 0');
  first.click(1);
  assert.deepEqual([sessionStorage.getItem(key), stored()], [`["${kind.noun}2"]`, before]);
  $(first.root).remove();
  const second = begin(kind, {}, html);
  assert.equal(second.state(), '0 1 0');
  sessionStorage.removeItem(key);
  second.set.setOptions({ rememberState: true });
  second.click(0);
  assert.deepEqual([sessionStorage.getItem(key), stored().length], [null, 1]);
});

both('C16 without an id: one warning, and nothing is stored:', (assert, kind) => {
  store(kind.plugin, '', `["${kind.noun}3"]`);
  const before = stored();
  const { root, state, click } = begin(kind, kept, kind.html({ id: '' }));
  assert.deepEqual(takeWarnings(), [`${kind.plugin} ${root.localName}: rememberState: no id`]);
  assert.deepEqual([state(), click(1)], ['1 0 0', '0 1 0']);
  assert.deepEqual(stored(), before);
});

const rubbish: Record<string, string> = {
  'a brace': '{',
  'a number': '5',
  'names that are gone': '["tab9","section9"]',
  'a name of every object': '["constructor"]',
  markup: '["<img src=x onerror=\\"window.hacked=true\\">"]',
  much: JSON.stringify(Array.from({ length: 20000 }, (_, n) => `x${n}`)),
};

bothEach('F10, C16 rubbish is dropped:', rubbish, (assert, kind, value) => {
  store(kind.plugin, 'set', value);
  const { state, click } = begin(kind, { ...kept, [kind.first]: 2 });
  assert.equal(state(), '0 0 1');
  assert.false('hacked' in window);
  click(0);
  assert.deepEqual(stored(), [`${kind.plugin}:#set ["${kind.noun}1"]`]);
});

both('C16 what no longer fits is left out:', (assert, kind) => {
  store(kind.plugin, 'set', `["${kind.noun}1"]`);
  const html = kind.html().replace('<li>', '<li data-disabled>');
  assert.equal(begin(kind, { ...kept, [kind.first]: 2 }, html).set.active(), 2);
  store('uiAccordion', 'acc', '["section1","section9","section3"]');
  const disabled = accordionHtml().replace('<li>', '<li data-disabled>');
  assert.equal(accordion(multiple, disabled).state(), '0 0 1');
});

QUnit.test('C16 a single accordion stays one', (assert) => {
  store('uiAccordion', 'acc', '["section2","section3"]');
  const { set, state: now } = accordion(kept);
  assert.deepEqual([now(), set.option('expandMode'), set.active()], ['0 1 0', 'single', 1]);
});

/** Fails, as a browser does where the page may not do a thing. */
const refused = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

const failures = { blocked: { getItem: refused, setItem: refused }, full: { setItem: refused } };

bothEach<object>('C16 storage that is', failures, (assert, kind, methods) => {
  const { getItem, setItem } = Storage.prototype;
  Object.assign(Storage.prototype, methods);
  try {
    const { state, click } = begin(kind, { ...kept, [kind.first]: 1 });
    assert.deepEqual([state(), click(2)], ['0 1 0', '0 0 1']);
  } finally {
    Object.assign(Storage.prototype, { getItem, setItem });
  }
  assert.deepEqual(stored(), []);
});

both('C20, C13 rememberState goes on and off at once; destroy keeps it:', (assert, kind) => {
  const entry = (n: number): string[] => [`${kind.plugin}:#set ["${kind.noun}${n}"]`];
  store(kind.plugin, 'set', `["${kind.noun}3"]`);
  const { set, state, click } = begin(kind);
  assert.deepEqual([state(), click(1)], ['1 0 0', '0 1 0']);
  set.setOptions(kept);
  assert.deepEqual([state(), stored()], ['0 1 0', entry(3)]);
  click(0);
  assert.deepEqual(stored(), entry(1));
  set.setOptions({ rememberState: false });
  click(1);
  set.setOptions(kept).destroy();
  assert.deepEqual(stored(), entry(1));
});

QUnit.test('C16, T3 once a section is removed, what is stored has the new names', (assert) => {
  accordion({ ...multiple, active: [1] })
    .set.select(2)
    .remove(1);
  assert.deepEqual(stored(), ['uiAccordion:#acc ["section2"]']);
});
