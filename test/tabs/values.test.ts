import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { allRows, attributeOf, settingsAt, type OptionRow } from '../support/option-table';
import { state } from '../support/state';

QUnit.module('tabs: option values');

const pathOf = (row: OptionRow): string =>
  Object.keys(allRows).filter((name) => allRows[name] === row)[0]!;

function run(settings: object, attributes = ''): HTMLElement {
  const root = put(tabsHtml({ attributes }));
  $(root).uiTabs(settings as TabsSettings);
  return root;
}

/** What the one warning has to name: widget, element, option, value, and what is allowed. */
function warningOf(path: string, { wrong, allowed, initial }: OptionRow): string {
  const given = JSON.stringify(wrong);
  return (
    `uiTabs #set: option ${path}: ${given} can't be used, it takes ${allowed}; ` +
    `using ${JSON.stringify(initial)}`
  );
}

QUnit.test.each('C5 one warning for a wrong value, then the default', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run(settingsAt(path, row.wrong));
  assert.deepEqual(takeWarnings(), [warningOf(path, row)], 'at init');
  assert.deepEqual(instance(root).option(path), row.initial);
  instance(root).setOptions(settingsAt(path, row.value));
  assert.deepEqual(instance(root).option(path), row.value);
  instance(root).setOptions(settingsAt(path, row.wrong));
  assert.deepEqual(takeWarnings(), [warningOf(path, row)], 'by setOptions');
  assert.deepEqual(instance(root).option(path), row.initial);
});

QUnit.test.each('C5 undefined means not given', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run(settingsAt(path, row.value));
  instance(root).setOptions(settingsAt(path, undefined));
  assert.deepEqual(instance(root).option(path), row.value);
});

QUnit.test.each(
  'C5 a callback that is no function: one warning, and nothing is called',
  ['ready', 'select', 'deactivate', 'contentLoad', 'error'],
  (assert, name) => {
    const root = run({ [name]: 'alert(1)', animation: { effects: 'none' } });
    assert.deepEqual(takeWarnings(), [
      `uiTabs #set: option ${name}: "alert(1)" can't be used, it takes a function; using null`,
    ]);
    assert.equal(instance(root).option(name), null);
    instance(root).select(1);
    assert.equal(state(root), '0 1 0');
  },
);

QUnit.test.each('C5 no group for a group', ['animation', 'texts', 'autoplay'], (assert, name) => {
  const before = instance(run({})).option(name);
  for (const wrong of ['fast', 5, true, [1]]) {
    const root = run({ [name]: wrong });
    const warnings = takeWarnings();
    assert.equal(warnings.length, 1);
    const text = `uiTabs #set: option ${name}: ${JSON.stringify(wrong)} can't be used, it takes an object`;
    assert.equal(warnings[0], text);
    assert.deepEqual(instance(root).option(name), before);
  }
});

QUnit.test.each('C5 no object for the options', ['theme', 5, true, [1]], (assert, given) => {
  const root = start();
  instance(root).setOptions(given as unknown as TabsSettings);
  assert.equal(takeWarnings().length, 1);
  assert.equal(state(root), '1 0 0');
});

QUnit.test('C5 a later wrong value gives the default, not the earlier one', (assert) => {
  const root = run({ theme: 'red' }, 'data-theme="1st"');
  assert.equal(takeWarnings().length, 1);
  assert.equal(instance(root).option('theme'), 'silver');
});

QUnit.test('C5 several wrong values: one warning for each, and a set that works', (assert) => {
  const root = run({ theme: 5, size: null, animation: { duration: 'x', effects: 'y' } });
  assert.equal(takeWarnings().length, 4);
  assert.equal(state(root), '1 0 0');
});

QUnit.test('C5 the warning names an element without id by its tag', (assert) => {
  const root = put('<section><ul><li><a>1</a></li></ul><div><div>p</div></div></section>');
  $(root).uiTabs({ rounded: 'x' } as unknown as TabsSettings);
  assert.equal(takeWarnings()[0]!.indexOf('uiTabs section: option rounded: "x" '), 0);
});

QUnit.test.each<[path: string, given: unknown, value: unknown]>(
  'C5 numbers and switches may come as text, and old spellings stay',
  [
    ['animation.duration', '250', 250],
    ['animation.duration', ' 0 ', 0],
    ['maxRows', '3', 3],
    ['autoplay.interval', '2000', 2000],
    ['bordered', 'false', false],
    ['bordered', '0', false],
    ['bordered', 0, false],
    ['rounded', 'true', true],
    ['rounded', '1', true],
    ['rounded', 1, true],
    ['dark', 'true', true],
    ['dark', 'auto', 'auto'],
    ['defaultTab', 2, '2'],
    ['animation.effects', 'fadeIn', 'fade'],
    ['animation.effects', 'slideTop', 'slideUp'],
    ['style', 'contained', 'contained'],
    ['style', 'pills', 'pills'],
    ['deeplinkingSeparator', 'none', 'none'],
    ['contentUrls', ['a', null, ''], ['a', null, '']],
  ],
  (assert, [path, given, value]) => {
    assert.deepEqual(instance(run(settingsAt(path, given))).option(path), value, 'by call');
    if (typeof given === 'object') return;
    const root = run({}, `${attributeOf(path)}="${String(given)}"`);
    assert.deepEqual(instance(root).option(path), value, 'by attribute');
  },
);

QUnit.test('C5 an unknown easing is swing, also where the easing plugin is', (assert) => {
  const root = run({ animation: { easing: 'easeInWobble' } });
  assert.equal(takeWarnings().length, 1);
  assert.equal(instance(root).option('animation.easing'), 'swing');
});

const names = (root: HTMLElement): string[] =>
  Array.from(root.classList)
    .filter((name) => name !== 'hover')
    .sort();

QUnit.test.each<[option: 'theme' | 'style' | 'size', given: string, classes: string[]]>(
  'C5 classes of the page’s own come and go',
  [
    ['theme', 'mine', ['mine']],
    ['theme', 'mine also-mine', ['mine', 'also-mine']],
    ['theme', 'flat-x', ['flat', 'flat-x']],
    ['theme', 'flat-x flat', ['flat', 'flat-x']],
    ['theme', 'flat', ['flat']],
    ['style', 'myStyle', ['myStyle']],
    ['style', 'contained', ['contained']],
    ['size', 'bookingSize', ['bookingSize']],
    ['size', 'a_b-2', ['a_b-2']],
  ],
  (assert, [option, given, classes]) => {
    const root = start();
    const before = names(root);
    const initial = String(instance(root).option(option));
    const without = before.filter((name) => name !== initial);
    instance(root).setOptions({ [option]: given });
    assert.deepEqual(
      names(root),
      without.concat(classes).sort(),
      'the new classes, and only those',
    );
    instance(root).setOptions({ [option]: 'other' });
    assert.deepEqual(names(root), without.concat('other').sort());
    instance(root).setOptions({ [option]: initial });
    assert.deepEqual(names(root), before);
  },
);

QUnit.test.each(
  'C5 a class name that could be anything else is refused',
  ['', '1st', 'Red', 'a.b', 'a,b', '"><img src=x>', 'a\u00a0(b)', '-x'],
  (assert, theme) => {
    const root = run({ theme });
    assert.equal(takeWarnings().length, 1);
    assert.deepEqual(names(root), names(run({})));
  },
);

QUnit.test('C5 the author’s own classes stay when an option changes', (assert) => {
  const root = start({ theme: 'red' }, tabsHtml({ attributes: 'class="mine"' }));
  instance(root).setOptions({ theme: 'blue', bordered: false });
  assert.ok(root.classList.contains('mine'));
  assert.notOk(root.classList.contains('red'));
});
